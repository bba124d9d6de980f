import { Field, TextInput } from '@onward/ui/frame'
import type { DateParts } from '../organisation/expiry-date'
import { useHiringMessages } from './catalogue'
import styles from './DayField.module.css'

export interface DayFieldProps {
  /** Id of the first field; the others add their part. */
  id: string
  legend: string
  hint?: string
  error?: string | undefined
  value: DateParts
  onChange(value: DateParts): void
}

const PARTS = ['day', 'month', 'year'] as const

export function DayField({ id, legend, hint, error, value, onChange }: DayFieldProps) {
  const h = useHiringMessages()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={styles.day} aria-describedby={described}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <div key={part} className={part === 'year' ? styles.year : styles.part}>
            <Field id={part === 'day' ? id : `${id}-${part}`} label={h(`common.${part}`)}>
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                maxLength={part === 'year' ? 4 : 2}
                value={value[part]}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={(event) => onChange({ ...value, [part]: event.target.value })}
              />
            </Field>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
