import { employerInitials } from '@onward/contracts/jobs/employer-initials'
import { useState } from 'react'
import styles from './EmployerMark.module.css'

const TINTS = 4
/** Pixels of a mark; with `rem` they grow with the text. */
const SIDE = 44
const LARGE_SIDE = 56

/** The same name always has the same tint; the tint means nothing. */
const tintOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % TINTS

export interface EmployerMarkProps {
  name: string
  /** Address of the logo; without one, or where it cannot be fetched, the initials stand there. */
  logo?: string | null
  large?: boolean
}

/** The logo or the initials of an employer, whose name stands beside them. */
export function EmployerMark({ name, logo = null, large = false }: EmployerMarkProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const side = large ? LARGE_SIDE : SIDE
  const isPicture = logo !== null && logo !== failed
  return (
    <span
      className={styles.mark}
      data-tint={isPicture ? undefined : tintOf(name)}
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
