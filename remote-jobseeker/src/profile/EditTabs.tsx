import {
  AVAILABILITIES,
  BENEFITS,
  DISABILITY_STATUSES,
  JOB_INTERESTS,
  type Profile,
  WANTED_FEATURES,
  WORK_LOCATIONS,
} from '@onward/contracts/jobseekers/jobseekers'
import { Link } from '@onward/portal-kit/router'
import { Checkbox, Field, Select, TextArea, TextInput } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { featureWords } from '../facts'
import { useMessages } from '../words'
import { BirthDate } from './BirthDate'
import { fieldLabel } from './field-label'
import type { EditField, EditWords } from './form'
import { idOf } from './ids'
import { PictureField } from './Picture'
import styles from './profile.module.css'
import { useProfileMessages } from './words'

interface TabProps {
  words: EditWords
  change(next: Partial<EditWords>): void
  errorOf(field: EditField): string | undefined
  profile: Profile
  today: string
}
type TextField = { [K in EditField]: EditWords[K] extends string ? (string extends EditWords[K] ? K : never) : never }[EditField]

function Text({
  of: { words, change, errorOf },
  field,
  type = 'text',
  autoComplete,
  hint,
  rows,
  required = false,
}: {
  of: TabProps
  field: TextField
  type?: string
  autoComplete?: string
  hint?: string
  /** Of a text of several lines. */
  rows?: number
  required?: boolean
}) {
  const t = useMessages()
  const p = useProfileMessages()
  const own = {
    value: words[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    ...(autoComplete && { autoComplete }),
  }
  return (
    <Field
      id={idOf(field)}
      label={fieldLabel(t, p, field)}
      hint={hint}
      error={errorOf(field)}
      required={required}
      note={required ? undefined : t('form.optional')}
    >
      {rows ? (
        <TextArea rows={rows} {...own} />
      ) : (
        <TextInput type={type} {...own} inputMode={field === 'travelMiles' ? 'numeric' : undefined} />
      )}
    </Field>
  )
}

/** Tick what applies. The list keeps its own order, whatever was ticked first. */
function Choices<T extends string>({
  id,
  legend,
  hint,
  error,
  all,
  chosen,
  label,
  onChange,
}: {
  id: string
  legend: string
  hint?: string
  error: string | undefined
  all: readonly T[]
  chosen: readonly T[]
  label(value: T): string
  onChange(chosen: T[]): void
}) {
  return (
    <fieldset className={styles.choices} id={id} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.soft}>
          {hint}
        </p>
      )}
      {error && <p className={styles.fault}>{error}</p>}
      {all.map((value) => (
        <Checkbox
          key={value}
          label={label(value)}
          checked={chosen.includes(value)}
          onChange={({ target }) => onChange(all.filter((each) => (each === value ? target.checked : chosen.includes(each))))}
        />
      ))}
    </fieldset>
  )
}

const Group = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h3>{title}</h3>
    {text && <p className={styles.soft}>{text}</p>}
    {children}
  </section>
)

export function PersonalTab(tab: TabProps) {
  const t = useMessages()
  const p = useProfileMessages()
  const { words, change, errorOf, profile, today } = tab
  return (
    <div className={styles.form}>
      <PictureField profile={profile} />
      <Group title={p('edit.group.you')}>
        <div className={styles.pair}>
          <Text of={tab} field="firstName" autoComplete="given-name" required />
          <Text of={tab} field="lastName" autoComplete="family-name" required />
        </div>
        <BirthDate
          words={words.dateOfBirth}
          mask={profile.dateOfBirthMask}
          error={errorOf('dateOfBirth')}
          today={today}
          onChange={(dateOfBirth) => change({ dateOfBirth })}
        />
      </Group>
      <Group title={p('edit.group.contact')}>
        <Field id="edit-email" label={t('common.email')} hint={p('edit.emailHint')}>
          <TextInput type="email" readOnly value={profile.email} />
        </Field>
        <p className={styles.soft}>
          <Link to="/account">{p('edit.changeEmail')}</Link>
        </p>
        <Text of={tab} field="phone" type="tel" autoComplete="tel" required />
        <Text of={tab} field="address" autoComplete="street-address" required />
        <Text of={tab} field="postcode" autoComplete="postal-code" required />
      </Group>
      <Group title={p('edit.group.support')} text={p('edit.supportWhy')}>
        <Choices
          id={idOf('currentBenefits')}
          legend={p('edit.benefits')}
          error={errorOf('currentBenefits')}
          all={BENEFITS}
          chosen={words.currentBenefits}
          label={(benefit) => p(`benefit.${benefit}`)}
          onChange={(currentBenefits) => change({ currentBenefits })}
        />
        <Field
          id={idOf('disabilityStatus')}
          label={p('edit.disability')}
          error={errorOf('disabilityStatus')}
          note={t('form.optional')}
        >
          <Select
            value={words.disabilityStatus}
            onChange={({ target }) =>
              change({ disabilityStatus: DISABILITY_STATUSES.find((each) => each === target.value) ?? '' })
            }
            options={[
              { value: '', label: p('edit.notChosen') },
              ...DISABILITY_STATUSES.map((value) => ({ value, label: p(`disability.${value}`) })),
            ]}
          />
        </Field>
        <Text of={tab} field="accessibilityNeeds" hint={p('edit.needsHint')} rows={3} />
        <Choices
          id={idOf('workplaceFeatures')}
          legend={p('edit.features')}
          hint={p('edit.featuresHint')}
          error={errorOf('workplaceFeatures')}
          all={WANTED_FEATURES}
          chosen={words.workplaceFeatures}
          label={(feature) => featureWords(t, feature)}
          onChange={(workplaceFeatures) => change({ workplaceFeatures })}
        />
      </Group>
      {profile.workCoachAssigned ? (
        <Group title={p('edit.group.coach')} text={p('edit.coachAssigned')}>
          <p>{[profile.workCoachName, profile.workCoachContact].filter(Boolean).join(', ')}</p>
        </Group>
      ) : (
        <Group title={p('edit.group.coach')} text={p('edit.coachHint')}>
          <Text of={tab} field="workCoachName" />
          <Text of={tab} field="workCoachContact" hint={p('edit.coachContactHint')} />
        </Group>
      )}
    </div>
  )
}

export function EmploymentTab(tab: TabProps) {
  const t = useMessages()
  const p = useProfileMessages()
  const { words, change, errorOf } = tab
  const none = { value: '', label: t('edit.noChoice') }
  return (
    <div className={styles.form}>
      <Choices
        id={idOf('preferredJobTypes')}
        legend={t('edit.preferredJobTypes')}
        error={errorOf('preferredJobTypes')}
        all={JOB_INTERESTS}
        chosen={words.preferredJobTypes}
        label={(interest) => t(`interest.${interest}`)}
        onChange={(preferredJobTypes) => change({ preferredJobTypes })}
      />
      <Field id={idOf('workLocationPreference')} label={t('edit.workLocation')} error={errorOf('workLocationPreference')}>
        <Select
          value={words.workLocationPreference}
          onChange={({ target }) =>
            change({ workLocationPreference: WORK_LOCATIONS.find((each) => each === target.value) ?? '' })
          }
          options={[none, ...WORK_LOCATIONS.map((value) => ({ value, label: t(`workLocation.${value}`) }))]}
        />
      </Field>
      <Text of={tab} field="salaryExpectation" hint={p('edit.salaryHint')} />
      <Field id={idOf('availability')} label={t('edit.availability')} error={errorOf('availability')}>
        <Select
          value={words.availability}
          onChange={({ target }) => change({ availability: AVAILABILITIES.find((each) => each === target.value) ?? '' })}
          options={[none, ...AVAILABILITIES.map((value) => ({ value, label: t(`availability.${value}`) }))]}
        />
      </Field>
      <Text of={tab} field="travelMiles" required />
    </div>
  )
}

export function SkillsTab(tab: TabProps) {
  const p = useProfileMessages()
  return (
    <div className={styles.form}>
      <Text of={tab} field="education" rows={3} />
      <Text of={tab} field="previousExperience" rows={4} />
      <Text of={tab} field="skills" hint={p('edit.skillsHint')} rows={6} />
      <Text of={tab} field="qualifications" rows={3} />
    </div>
  )
}

export function PreferencesTab({ words, change, profile }: TabProps) {
  const p = useProfileMessages()
  const toggles = [
    ['emailNotifications', p('edit.email'), p('edit.emailText')],
    ['smsNotifications', p('edit.sms'), profile.phone ? p('edit.smsText', { phone: profile.phone }) : p('edit.smsNoPhone')],
    ['jobAlerts', p('edit.alerts'), p('edit.alertsText')],
  ] as const
  return (
    <div className={styles.form}>
      {toggles.map(([field, label, hint]) => (
        <Checkbox
          key={field}
          id={idOf(field)}
          label={label}
          hint={hint}
          checked={words[field]}
          onChange={({ target }) => change({ [field]: target.checked })}
        />
      ))}
    </div>
  )
}
