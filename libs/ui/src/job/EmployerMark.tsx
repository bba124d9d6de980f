import styles from './EmployerMark.module.css'

const TINTS = 4
const MAX_INITIALS = 2

/** "Aire Valley Homecare" → "AV". */
const initialsOf = (name: string): string =>
  (name.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [])
    .slice(0, MAX_INITIALS)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-GB')

/** The same name always has the same tint; the tint means nothing. */
const tintOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % TINTS

/** The initials of an employer, whose name stands beside them. */
export function EmployerMark({ name, large = false }: { name: string; large?: boolean }) {
  return (
    <span className={styles.mark} data-tint={tintOf(name)} data-large={large || undefined} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
