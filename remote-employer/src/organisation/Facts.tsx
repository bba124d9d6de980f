import type { ReactNode } from 'react'
import styles from './organisation.module.css'

/** Labels with values; `emptyText` for empty values. */
export function Facts({
  facts,
  emptyText,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[]
  emptyText: string
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <span className={styles.soft}>{emptyText}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
