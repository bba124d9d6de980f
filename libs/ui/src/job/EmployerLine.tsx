import type { ReactNode } from 'react'
import { EmployerMark, type EmployerMarkProps } from './EmployerMark'
import styles from './EmployerMark.module.css'

/** The mark of an employer with what is said beside it, its name first. */
export function EmployerLine({ children, ...mark }: EmployerMarkProps & { children: ReactNode }) {
  return (
    <span className={styles.line}>
      <EmployerMark {...mark} />
      <span className={styles.beside}>{children}</span>
    </span>
  )
}
