import { Checkbox } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import styles from './admin.module.css'

interface ChoiceListProps<Value extends string> {
  /** The error summary links to it. */
  id: string
  legend: ReactNode
  error?: string | undefined
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange(chosen: Value[]): void
}
/** Checkboxes of one question. */
export function ChoiceList<Value extends string>({ id, legend, error, options, chosen, onChange }: ChoiceListProps<Value>) {
  const errorId = `${id}-error`
  return (
    <fieldset className={styles.choiceList} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.label}>{legend}</legend>
      {error && (
        <p id={errorId} className={styles.fault}>
          {error}
        </p>
      )}
      {options.map(({ value, label }, index) => (
        <Checkbox
          key={value}
          // The first choice takes the focus from the error summary.
          id={index === 0 ? id : `${id}-${value}`}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(options.map((one) => one.value).filter((one) => (one === value ? target.checked : chosen.includes(one))))
          }
        />
      ))}
    </fieldset>
  )
}
