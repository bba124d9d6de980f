import type { ReactNode } from 'react'
import styles from './MatchBand.module.css'

export type Band = 'perfect' | 'strong' | 'good' | 'potential'

/** How well a job fits: a bar, the word of its band, then the number. */
export function MatchBand({ score, band, word, wide = false }: { score: number; band: Band; word: ReactNode; wide?: boolean }) {
  return (
    <span className={styles.band} data-band={band} data-wide={wide || undefined}>
      <svg className={styles.track} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.bar} width={Math.max(0, Math.min(100, score))} height="8" />
      </svg>
      <span>
        <b>{word}</b> {score}
      </span>
    </span>
  )
}
