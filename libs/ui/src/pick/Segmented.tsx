import { useId } from 'react'
import type { Option } from './later'
import styles from './pick.module.css'

export interface SegmentedProps {
  label: string
  value: string
  options: readonly Option[]
  onChange(value: string): void
}
/** Two to five ways to show the same: radio buttons in a tray. */
export function Segmented({ label, value, options, onChange }: SegmentedProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.tray}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  )
}
