import { formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Icon, type Tone } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import styles from './marks.module.css'

/** A state in a row: its word, with a dot of its tone. */
export function DotWord({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`${styles.dot} ${styles[tone]}`}>
      <i aria-hidden="true" />
      {children}
    </span>
  )
}
/** A fact that somebody should act on. */
export function Late({ children }: { children: ReactNode }) {
  return (
    <span className={styles.late}>
      <Icon name="alert" size={16} />
      {children}
    </span>
  )
}

export interface Count {
  label: string
  count: number
  /** The part of the list that it counts. */
  to?: string
  isCurrent?: boolean
}
/** Figures on the title's line; each leads to its part of the list. */
export function Counts({ label, counts }: { label: string; counts: readonly Count[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.counts}>
        {counts.map(({ label: text, count, to, isCurrent }) => (
          <li key={text}>
            {to === undefined ? (
              <span>
                {text} <b>{formatNumber(count)}</b>
              </span>
            ) : (
              <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
                {text} <b>{formatNumber(count)}</b>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
