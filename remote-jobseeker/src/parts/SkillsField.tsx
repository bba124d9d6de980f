import { profileEdit } from '@onward/contracts/jobseekers/profile'
import { limitsOf } from '@onward/contracts/text'
import { Button, Field, Icon, TextInput } from '@onward/ui/frame'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useMessages } from '../catalogue'
import { useSuggestions } from '../jobs/suggestions'
import styles from './SkillsField.module.css'
import { isSame, type Skills } from './use-skills'

const STARTERS = [
  'care',
  'cleaning',
  'driving',
  'warehouse',
  'lifting',
  'building',
  'security',
  'cooking',
  'till',
  'customers',
  'gardening',
  'computers',
] as const
const MAX_CHARACTERS = Number(limitsOf(profileEdit.entries.skills.item).max_length)

/** Skills one by one: typed, chosen, spelt as offered, removed. */
export function SkillsField({ of, id, label, error }: { of: Skills; id?: string; label: string; error: string | undefined }) {
  const t = useMessages()
  const { skills, typed, offers } = of
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  // Suggests skills as adverts name them, so that they match.
  const known = useSuggestions(typed, '', 'skill')
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ',') || typed.trim() === '') return
    event.preventDefault()
    of.add(typed)
  }
  const starters = STARTERS.map((name) => t(`skills.starter.${name}`)).filter(
    (name) => !skills.some((skill) => isSame(skill, name)),
  )
  return (
    <div className={styles.skills}>
      <Field id={id} label={label} hint={t('skills.hint')} error={error}>
        <TextInput
          ref={input}
          list={list}
          value={typed}
          maxLength={MAX_CHARACTERS}
          onChange={({ target }) => of.setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <datalist id={list}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div role="status" className={styles.offers}>
        {offers.map((offer) => (
          <div key={offer.typed} className={styles.offer}>
            <span>{t('skills.offer', offer)}</span>
            <Button
              size="s"
              onClick={() => {
                of.answer(offer, true)
                input.current?.focus()
              }}
            >
              {t('skills.use', offer)}
            </Button>
            <Button
              size="s"
              variant="quiet"
              onClick={() => {
                of.answer(offer, false)
                input.current?.focus()
              }}
            >
              {t('skills.keep', offer)}
            </Button>
          </div>
        ))}
      </div>
      {skills.length > 0 && (
        <ul className={styles.chips} aria-label={t('skills.yours')}>
          {skills.map((skill) => (
            <li key={skill}>
              <button
                type="button"
                className={styles.chosen}
                onClick={() => {
                  of.remove(skill)
                  input.current?.focus()
                }}
              >
                {skill}
                <Icon name="close" />
                <span className={styles.heard}>{t('skills.remove')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {starters.length > 0 && (
        <ul className={styles.chips} aria-label={t('skills.starters')}>
          {starters.map((name) => (
            <li key={name}>
              <button type="button" className={styles.chip} onClick={() => of.add(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
