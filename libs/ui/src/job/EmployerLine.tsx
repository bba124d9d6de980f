import type { ReactNode } from 'react'
import { EmployerMark, type EmployerMarkProps } from './EmployerMark'
import styles from './EmployerMark.module.css'

/** An employer's mark and a text that begins with its name. */
export function EmployerLine({ children, ...mark }: EmployerMarkProps & { children: ReactNode }) {
  return (
    <span className={styles.line}>
      <EmployerMark {...mark} />
      <span className={styles.beside}>{children}</span>
    </span>
  )
}
