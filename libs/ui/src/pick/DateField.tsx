import { Icon } from '@onward/ui/frame'
import { type ReactNode, useId, useState } from 'react'
import { useUiMessages } from '../antd/messages'
import { FieldError } from '../forms/Field'
import { type DateParts, dateOf, partsOf } from './date-parts'
import { DatePicker } from './later'
import styles from './pick.module.css'

export interface DateFieldProps {
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value: DateParts
  onChange(value: DateParts): void
}
const PARTS = ['day', 'month', 'year'] as const

/** A date in three fields, quick to type and to hear; a calendar beside them is loaded when somebody wants it. */
export function DateField({ legend, hint, error, value, onChange }: DateFieldProps) {
  const t = useUiMessages()
  const id = useId()
  const [wantsCalendar, setWantsCalendar] = useState(false)
  return (
    <fieldset
      className={styles.date}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend>{legend}</legend>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <label key={part}>
            {t(`date.${part}`)}
            <input
              inputMode="numeric"
              autoComplete="off"
              maxLength={part === 'year' ? 4 : 2}
              data-part={part}
              aria-invalid={error ? true : undefined}
              value={value[part]}
              onChange={({ target }) => onChange({ ...value, [part]: target.value })}
            />
          </label>
        ))}
        {wantsCalendar ? (
          <DatePicker label={t('date.calendar')} value={dateOf(value) ?? ''} opens onChange={(day) => onChange(partsOf(day))} />
        ) : (
          <button
            type="button"
            className={styles.calendar}
            aria-label={t('date.calendar')}
            onClick={() => setWantsCalendar(true)}
          >
            <Icon name="calendar" />
          </button>
        )}
      </div>
    </fieldset>
  )
}
