import { type ReactNode, useId } from 'react'
import { FieldError } from '../forms/Field'
import type { Option } from './later'
import styles from './pick.module.css'

export interface SegmentedProps {
  label: string
  value: string
  options: readonly Option[]
  onChange(value: string): void
}
/** Two to five ways to show the same: radio buttons in a tray. */
export function Segmented({ label, ...tray }: SegmentedProps) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.tray}>
      <Radios {...tray} />
    </div>
  )
}

export interface SegmentedFieldProps extends SegmentedProps {
  /** Id of the first choice; the error summary links to it. */
  id: string
  error?: ReactNode
  required?: boolean
}
/** One answer of a form among a few short ones, under its label; wraps where it is wider than the form. */
export function SegmentedField({ label, id, error, required = false, ...tray }: SegmentedFieldProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      className={styles.answer}
    >
      <span id={`${id}-label`} className={styles.name}>
        {label}
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={`${styles.tray} ${styles.wraps}`}>
        <Radios {...tray} id={id} />
      </div>
    </div>
  )
}

function Radios({ value, options, onChange, id }: Omit<SegmentedProps, 'label'> & { id?: string }) {
  const name = useId()
  return options.map((option, at) => (
    <label key={option.value}>
      <input
        type="radio"
        id={at === 0 ? id : undefined}
        name={name}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
      />
      {option.label}
    </label>
  ))
}
