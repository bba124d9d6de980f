import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import type { Profile } from '@onward/contracts/jobseekers/profile'
import { Checkbox, Field, RadioGroup, Stack, TextInput } from '@onward/ui/frame'
import { useCvMessages } from '../catalogue'
import { ReadFrom } from './CurriculumFields'
import styles from './curriculum.module.css'
import { meeting, newSkills, type PersonField } from './fill'
import { type Source, sourceOf } from './sources'

export function sourcesOfPerson(facts: CvFacts, field: PersonField): Source[] {
  const found = field === 'firstName' || field === 'lastName' ? facts.name : facts[field]
  return found ? [sourceOf(found)] : []
}

/** One personal detail: the value in the profile, the one in the CV, and the choice between them. */
export function PersonPart({
  field,
  inCv,
  inProfile,
  sources,
  value,
  error,
  onChange,
}: {
  field: PersonField
  inCv: string
  inProfile: string
  sources: readonly Source[]
  value: { use: boolean; text: string }
  error: string | undefined
  onChange(value: { use: boolean; text: string }): void
}) {
  const t = useCvMessages()
  const label = t(`person.${field}`)
  const state = meeting(field, inCv, inProfile)
  const hint = <ReadFrom sources={sources} />
  const input = (
    <Field id={`fill-${field}`} label={label} hint={hint} error={error} note={t('common.optional')}>
      <TextInput value={value.text} onChange={(event) => onChange({ use: true, text: event.target.value })} />
    </Field>
  )
  if (state === 'new') return input
  if (state !== 'differ') {
    return (
      <div>
        <strong>{label}</strong>
        {inProfile && <p className={styles.flat}>{inProfile}</p>}
        <p className={styles.soft}>{t(state === 'same' ? 'person.same' : 'person.notFound')}</p>
      </div>
    )
  }
  return (
    <Stack gap={3}>
      <RadioGroup
        name={`choose-${field}`}
        legend={t('person.choose', { field: label })}
        value={value.use ? 'take' : 'keep'}
        onChange={(choice) => onChange({ ...value, use: choice === 'take' })}
        hint={hint}
        options={[
          { value: 'keep', label: t('person.keep', { value: inProfile }) },
          { value: 'take', label: t('person.take', { value: inCv }) },
        ]}
      />
      {value.use && (
        <Field id={`fill-${field}`} label={label} error={error}>
          <TextInput value={value.text} onChange={(event) => onChange({ use: true, text: event.target.value })} />
        </Field>
      )}
    </Stack>
  )
}

/** Skills of the CV that the profile does not have, to choose from. */
export function NewSkills({
  facts,
  profile,
  value,
  onChange,
}: {
  facts: CvFacts
  profile: Profile
  value: readonly string[]
  onChange(next: string[]): void
}) {
  const t = useCvMessages()
  const offered = newSkills(facts, profile)
  return (
    <fieldset className={styles.skills} id="fill-skills" tabIndex={-1}>
      <legend>{t('common.skills')}</legend>
      <p className={styles.soft}>{t(offered.length > 0 ? 'person.skillsText' : 'person.skillsNone')}</p>
      {offered.map((name) => {
        const found = facts.skills.find((each) => each.value.name === name)
        return (
          <Checkbox
            key={name}
            label={name}
            hint={found && <ReadFrom sources={[sourceOf(found)]} />}
            checked={value.includes(name)}
            onChange={(event) =>
              onChange(offered.filter((each) => (each === name ? event.target.checked : value.includes(each))))
            }
          />
        )
      })}
      {profile.skills.length > 0 && (
        <p className={styles.soft}>{t('person.skillsHave', { skills: profile.skills.join(', ') })}</p>
      )}
    </fieldset>
  )
}
