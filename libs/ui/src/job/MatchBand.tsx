import type { ReactNode } from 'react'
import styles from './MatchBand.module.css'

export type Band = 'perfect' | 'strong' | 'good' | 'potential'

/** The match: a bar, its band and its score. */
export function MatchBand({ score, band, label, wide = false }: { score: number; band: Band; label: ReactNode; wide?: boolean }) {
  return (
    <span className={styles.band} data-band={band} data-wide={wide || undefined}>
      <svg className={styles.track} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.bar} width={Math.max(0, Math.min(100, score))} height="8" />
      </svg>
      <span>
        <b>{label}</b> {score}
      </span>
    </span>
  )
}
