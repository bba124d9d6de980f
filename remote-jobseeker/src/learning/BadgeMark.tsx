import type { BadgeId } from '@onward/contracts/learning/learning'
import styles from './learning.module.css'

/** The same shapes as on the badges' pictures. */
const MARKS: Record<BadgeId, string> = {
  'cv-cover-letter-basics': 'M-44 -56h62l26 26v86h-88zM-24 -16h48M-24 6h48M-24 28h30',
  'interview-preparation': 'M-56 -44h80v56h-44l-22 20v-20h-14zM40 -14h18v52h-12v18l-20 -18h-34v-12',
  'workplace-readiness': 'M-56 -26h112v74h-112zM-20 -26v-20h40v20M-56 6h46M10 6h46M-10 -2h20v18h-20z',
}

/** A small badge: an outline until it is earned. The text beside it says the same. */
export function BadgeMark({ badge, earned, size = 72 }: { badge: BadgeId; earned: boolean; size?: number }) {
  return (
    <svg
      className={earned ? styles.markEarned : styles.mark}
      width={size}
      height={size}
      viewBox="-200 -200 400 400"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 -190 164.5 -95V95L0 190 -164.5 95V-95Z" />
      <path d="M0 -164 142 -82V82L0 164 -142 82V-82Z" />
      <path d={MARKS[badge]} transform="scale(1.45)" />
    </svg>
  )
}
