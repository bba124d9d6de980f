import { Icon, type IconName } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import styles from './KeyFacts.module.css'

interface KeyFact {
  icon: IconName
  name: ReactNode
  value: ReactNode
  note?: ReactNode
}
/** The facts that decide first, large enough to compare. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <div className={styles.room}>
      <dl className={styles.facts}>
        {facts.map(({ icon, name, value, note }) => (
          <div key={icon}>
            <dt>
              <Icon name={icon} size={18} />
              {name}
            </dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
