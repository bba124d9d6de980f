import { profileEdit } from '@onward/contracts/jobseekers/profile'
import { limitsOf } from '@onward/contracts/text'
import { Button, ButtonLink, Field, Icon, TextInput } from '@onward/ui/frame'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useSuggestions } from '../jobs/suggestions'
import { useFirstRunMessages } from './catalogue'
import styles from './first-run.module.css'
import { LiveCount } from './LiveCount'
import { StepForm, type StepProps, usePart } from './StepForm'
import { isSame, skillsIn } from './steps'

const STARTERS = ['care', 'cleaning', 'cooking', 'till', 'customers', 'gardening', 'computers'] as const
/** This many are enough to begin with. */
const ASKED = 3
const MAX_CHARACTERS = Number(limitsOf(profileEdit.entries.skills.item).max_length)

export function SkillsStep(props: StepProps) {
  const f = useFirstRunMessages()
  const { send, ...sending } = usePart(props)
  const [skills, setSkills] = useState<readonly string[]>(props.profile.skills)
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  // Suggests skills as adverts name them, so that they match.
  const known = useSuggestions(typed, '', 'skill')
  const add = (text: string) => {
    setSkills((before) => [...before, ...skillsIn(text).filter((skill) => !before.some((other) => isSame(other, skill)))])
    setTyped('')
    setMissing(false)
  }
  const remove = (skill: string) => {
    setSkills((before) => before.filter((other) => other !== skill))
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ',') || typed.trim() === '') return
    event.preventDefault()
    add(typed)
  }
  const submit = () => {
    // Text that was typed and not added yet counts too.
    const all = [...skills, ...skillsIn(typed).filter((skill) => !skills.some((other) => isSame(other, skill)))]
    if (all.length === 0) setMissing(true)
    else void send({ skills: all })
  }
  const more = ASKED - skills.length
  const starters = STARTERS.map((name) => f(`skills.starter.${name}`)).filter(
    (name) => !skills.some((skill) => isSame(skill, name)),
  )
  return (
    <>
      <StepForm
        title={f('skills.title')}
        {...sending}
        onSubmit={submit}
        other={
          <Button variant="quiet" onClick={props.onDone}>
            {f('skills.skip')}
          </Button>
        }
      >
        <div className={styles.cv}>
          <Icon name="upload" />
          <div>
            <strong>{f('skills.cv')}</strong>
            <p className={styles.soft}>{f('skills.cvHint')}</p>
          </div>
          <ButtonLink to="/cv-review" variant="secondary" size="s">
            {f('common.uploadCvAction')}
          </ButtonLink>
        </div>
        <p className={styles.or}>{f('skills.or')}</p>
        <div className={styles.skills}>
          <Field label={f('skills.label')} hint={f('skills.hint')} error={isMissing ? f('skills.fault') : undefined}>
            <TextInput
              ref={input}
              list={list}
              value={typed}
              maxLength={MAX_CHARACTERS}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={onKeyDown}
            />
          </Field>
          <datalist id={list}>
            {known.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {skills.length > 0 && (
            <ul className={styles.chips} aria-label={f('skills.yours')}>
              {skills.map((skill) => (
                <li key={skill}>
                  <button type="button" className={styles.chosen} onClick={() => remove(skill)}>
                    {skill}
                    <Icon name="close" />
                    <span className={styles.heard}>{f('skills.remove')}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {starters.length > 0 && (
            <ul className={styles.chips} aria-label={f('skills.starters')}>
              {starters.map((name) => (
                <li key={name}>
                  <button type="button" className={styles.chip} onClick={() => add(name)}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </StepForm>
      <aside className={styles.live}>
        <LiveCount
          at={4}
          text={(count) => f('count.reach', { count })}
          query={{}}
          isAsked={props.profile.postcode !== ''}
          hint={more > 0 ? f('count.skillsHint', { count: more }) : f('count.skillsEnough')}
        />
      </aside>
    </>
  )
}
