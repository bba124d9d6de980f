import { Button, Field, Row, TextInput } from '@onward/ui/frame'
import { useController } from 'react-hook-form'
import { useProfileMessages } from './catalogue'
import { dayOf, EARLIEST_BIRTH, type EditValues, partsOfDay } from './form'
import { idOf } from './ids'
import styles from './profile.module.css'

const PARTS = ['day', 'month', 'year'] as const
const AUTO_COMPLETE = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const

/** Three fields with a date picker. A saved date shows only its mask until the person chooses to change it. */
export function BirthDate({ mask, error, today }: { mask: string | null; error: string | undefined; today: string }) {
  const p = useProfileMessages()
  const { value: birth, onChange } = useController<EditValues, 'dateOfBirth'>({ name: 'dateOfBirth' }).field
  const id = idOf('dateOfBirth')
  const blank = { day: '', month: '', year: '' }
  if (birth.state !== 'entered') {
    return (
      <fieldset className={styles.choices} id={id}>
        <legend>{p('edit.birth.legend')}</legend>
        <p className={styles.soft}>
          {birth.state === 'kept' ? p('edit.birth.kept', { mask: mask ?? '' }) : p('edit.birth.removed')}
        </p>
        <Row gap={2}>
          {birth.state === 'kept' ? (
            <>
              <Button
                variant="secondary"
                size="s"
                aria-label={p('edit.birth.changeLabel')}
                onClick={() => onChange({ state: 'entered', ...blank })}
              >
                {p('common.change')}
              </Button>
              <Button
                variant="quiet"
                size="s"
                aria-label={p('edit.birth.removeLabel')}
                onClick={() => onChange({ state: 'removed', ...blank })}
              >
                {p('common.remove')}
              </Button>
            </>
          ) : (
            <Button variant="secondary" size="s" onClick={() => onChange({ state: 'kept', ...blank })}>
              {p('edit.birth.keep')}
            </Button>
          )}
        </Row>
      </fieldset>
    )
  }
  return (
    <fieldset className={styles.choices} aria-describedby={`${id}-hint${error ? ` ${id}-fault` : ''}`}>
      <legend>{p('edit.birth.legend')}</legend>
      <p id={`${id}-hint`} className={styles.soft}>
        {p('edit.birth.hint')}
      </p>
      {error && (
        <p id={`${id}-fault`} className={styles.fault}>
          {error}
        </p>
      )}
      <div className={styles.birth}>
        {PARTS.map((part) => (
          <Field key={part} id={part === 'day' ? id : `${id}-${part}`} label={p(`common.${part}`)}>
            <TextInput
              inputMode="numeric"
              autoComplete={AUTO_COMPLETE[part]}
              maxLength={part === 'year' ? 4 : 2}
              size={part === 'year' ? 4 : 2}
              aria-invalid={error ? true : undefined}
              value={birth[part]}
              onChange={(event) => onChange({ ...birth, [part]: event.target.value })}
            />
          </Field>
        ))}
        <Field id={`${id}-picker`} label={p('edit.birth.picker')}>
          <TextInput
            type="date"
            min={EARLIEST_BIRTH}
            max={today}
            value={dayOf(birth) ?? ''}
            onChange={(event) => event.target.value && onChange({ state: 'entered', ...partsOfDay(event.target.value) })}
          />
        </Field>
      </div>
      {mask && (
        <Button variant="quiet" size="s" onClick={() => onChange({ state: 'kept', ...blank })}>
          {p('edit.birth.keep')}
        </Button>
      )}
    </fieldset>
  )
}
