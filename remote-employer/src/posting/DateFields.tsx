import { Field, TextInput } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import styles from './JobForm.module.css'

export interface DateFieldsProps {
  /** Id of the first field; the others follow. */
  id: string
  legend: ReactNode
  hint: ReactNode
  error: string | undefined
  value: { day: string; month: string; year: string }
  onChange(change: Partial<DateFieldsProps['value']>): void
}

export function DateFields({ id, legend, hint, error, value, onChange }: DateFieldsProps) {
  const t = useMessages()
  return (
    <fieldset className={styles.date} aria-describedby={`${id}-hint`}>
      <legend>
        {legend} <span className={styles.note}>{t('common.optional')}</span>
      </legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
      {(['day', 'month', 'year'] as const).map((part) => (
        <div key={part} className={styles[part]}>
          <Field id={part === 'day' ? id : `${id}-${part}`} label={t(`common.${part}`)}>
            <TextInput
              value={value[part]}
              onChange={(event) => onChange({ [part]: event.target.value })}
              inputMode="numeric"
              maxLength={part === 'year' ? 4 : 2}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
          </Field>
        </div>
      ))}
    </fieldset>
  )
}
