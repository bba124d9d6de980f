import type { ReactNode } from 'react'
import styles from './organisation.module.css'

/** What is known, as pairs; what is not said yet reads so. */
export function Facts({ facts, notSaid }: { facts: readonly (readonly [label: string, value: ReactNode])[]; notSaid: string }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <span className={styles.soft}>{notSaid}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
