import { type DateParts, dateOf, partsOf } from '@onward/contracts/calendar-days'
import { Field, Icon, TextInput } from '@onward/ui/frame'
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react'
import { useUiMessages } from '../antd/messages'
import { FieldError } from '../forms/Field'
import { DatePicker } from './later'
import styles from './pick.module.css'

export interface DateFieldProps {
  /** Id of the day's field, which an error summary links to; the others add their part. */
  id?: string
  legend: ReactNode
  /** Shown after the legend, such as "(optional)". */
  note?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value: DateParts
  onChange(value: DateParts): void
  /** What stands in one row with the day, such as a time. */
  beside?: ReactNode
  children?: ReactNode
}
const PARTS = ['day', 'month', 'year'] as const

/** A date in three fields, quick to type and to hear; a calendar beside them is loaded when somebody wants it. */
export function DateField({ id: own, legend, note, hint, error, value, onChange, beside, children }: DateFieldProps) {
  const t = useUiMessages()
  const generated = useId()
  const id = own ?? generated
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const [calendar, setCalendar] = useState<'open' | 'left' | 'closed'>('closed')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (calendar === 'left') button.current?.focus()
  }, [calendar])
  return (
    <fieldset className={styles.date} data-wrong={Boolean(error)} aria-describedby={described}>
      <legend>
        {legend}
        {note && <span className={styles.note}> {note}</span>}
      </legend>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <div key={part} data-part={part}>
            <Field id={part === 'day' ? id : `${id}-${part}`} label={t(`date.${part}`)}>
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                maxLength={part === 'year' ? 4 : 2}
                value={value[part]}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={({ target }) =>
                  onChange({ day: value.day, month: value.month, year: value.year, [part]: target.value })
                }
              />
            </Field>
          </div>
        ))}
        {calendar === 'open' ? (
          <DatePicker
            label={t('date.calendar')}
            value={dateOf(value) ?? ''}
            onChange={(day) => onChange(partsOf(day))}
            onClose={(hadFocus) => setCalendar(hadFocus ? 'left' : 'closed')}
          />
        ) : (
          <button
            ref={button}
            type="button"
            className={styles.calendar}
            aria-label={t('date.calendar')}
            aria-haspopup="dialog"
            // The button keeps its place until the calendar is there.
            onClick={() => startTransition(() => setCalendar('open'))}
          >
            <Icon name="calendar" />
          </button>
        )}
        {beside}
      </div>
      {children}
    </fieldset>
  )
}
