import type { ReactNode } from 'react'
import styles from './ApplyBar.module.css'

/** On a phone the way to apply stays in sight, above the bottom bar. It has its own place at the end of the page, so it covers nothing there. */
export function ApplyBar({ label, children, note }: { label: string; children: ReactNode; note?: ReactNode }) {
  return (
    <section className={styles.bar} aria-label={label}>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}
