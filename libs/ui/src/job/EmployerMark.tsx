import { employerInitials, employerTint } from '@onward/contracts/jobs/employer-initials'
import { useState } from 'react'
import styles from './EmployerMark.module.css'

/** Size in pixels; drawn in `rem`, so that it grows with the text. */
const SIDE = 44
const LARGE_SIDE = 56

export interface EmployerMarkProps {
  name: string
  /** Address of the logo; without one, or if it fails to load, the initials are shown. */
  logo?: string | null
  large?: boolean
}

/** The logo or initials of an employer, whose name is beside it. */
export function EmployerMark({ name, logo = null, large = false }: EmployerMarkProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const side = large ? LARGE_SIDE : SIDE
  const isPicture = logo !== null && logo !== failed
  return (
    <span
      className={styles.mark}
      data-tint={isPicture ? undefined : employerTint(name)}
      data-picture={isPicture || undefined}
      data-large={large || undefined}
      aria-hidden="true"
    >
      {isPicture ? (
        <img src={logo} alt="" width={side} height={side} loading="lazy" decoding="async" onError={() => setFailed(logo)} />
      ) : (
        employerInitials(name)
      )}
    </span>
  )
}
