import type { ReactNode } from 'react'
import styles from './ApplyBar.module.css'

/** On phones the apply button stays visible above the bottom bar. It has its own place at the page's end, so it covers nothing there. */
export function ApplyBar({ label, children, note }: { label: string; children: ReactNode; note?: ReactNode }) {
  return (
    <section className={styles.bar} data-stays-below aria-label={label}>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}
