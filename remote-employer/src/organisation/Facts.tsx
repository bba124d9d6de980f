import { Descriptions, type Fact } from '@onward/ui/data'
import styles from './organisation.module.css'

/** Labels with values; `emptyText` for empty values. */
export function Facts({ facts, emptyText }: { facts: readonly Fact[]; emptyText: string }) {
  return (
    <Descriptions
      facts={facts.map(([label, value]) => [
        label,
        value || (
          <span key={label} className={styles.soft}>
            {emptyText}
          </span>
        ),
      ])}
    />
  )
}
