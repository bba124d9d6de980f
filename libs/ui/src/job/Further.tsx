import { Button } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import styles from './Further.module.css'

/** Opens and closes the jobs beyond the distance. */
export function Further({
  open,
  onToggle,
  note,
  children,
}: {
  open: boolean
  onToggle(): void
  note: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles.further}>
      <svg viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true" focusable="false" className={styles.hills}>
        <path d="M0 40V26c60-22 110-20 170-6s130 8 230-14v34z" className={styles.far} />
        <path d="M0 40v-8c90-18 150-8 220-4s120-2 180-10v22z" className={styles.near} />
      </svg>
      <Button variant="secondary" aria-expanded={open} onClick={onToggle}>
        {children}
      </Button>
      <p>{note}</p>
    </div>
  )
}
