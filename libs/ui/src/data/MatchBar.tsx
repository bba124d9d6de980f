import type { ReactNode } from 'react'
import styles from './marks.module.css'

/** How well somebody fits, from 0 to 100: a bar, the number and its word. The band gives the colour. */
export function MatchBar({ value, band, word }: { value: number; band: 'strong' | 'fair' | 'lower'; word: ReactNode }) {
  return (
    <span className={styles.match}>
      <svg viewBox="0 0 52 6" width="52" height="6" aria-hidden="true" focusable="false">
        <rect width="52" height="6" rx="3" fill="var(--ow-track)" />
        <rect width={(52 * Math.max(0, Math.min(100, value))) / 100} height="6" rx="3" className={styles[band]} />
      </svg>
      <b>{value}</b> <span>{word}</span>
    </span>
  )
}
