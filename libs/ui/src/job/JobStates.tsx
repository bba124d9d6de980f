import type { ReactNode } from 'react'
import styles from './JobStates.module.css'

export interface NothingHereProps {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}
/** A search without results: jobs further away, and one thing to change. */
export function NothingHere({ title, children, action }: NothingHereProps) {
  return (
    <div className={styles.nothing}>
      <svg viewBox="0 0 200 96" aria-hidden="true" focusable="false" className={styles.picture}>
        <path d="M20 96a80 80 0 0 1 160 0z" className={styles.sky} />
        <circle cx="62" cy="44" r="13" className={styles.sun} />
        <path d="M20 96c14-14 34-20 60-16s56 6 100 0v16z" className={styles.hill} />
        <circle cx="108" cy="44" r="22" className={styles.glass} />
        <path d="m124 60 20 20" className={styles.handle} />
      </svg>
      <p className={styles.title}>{title}</p>
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** Placeholder of a list of jobs and its pane. `label` is announced. */
export function JobSkeleton({ label, cards }: { label: string; cards: number }) {
  return (
    <div role="status">
      <span className={styles.label}>{label}</span>
      <div className={styles.cards} aria-hidden="true">
        {Array.from({ length: cards }, (_, i) => `card ${i}`).map((key) => (
          <div key={key} className={styles.card}>
            <i className={styles.mark} />
            <span>
              <i className={styles.wide} />
              <i />
              <i className={styles.wide} />
              <i className={styles.wide} />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
