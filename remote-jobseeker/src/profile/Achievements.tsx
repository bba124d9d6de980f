import { BADGES } from '@onward/contracts/learning/badges'
import { BADGE_IDS, type EarnedBadge } from '@onward/contracts/learning/learning'
import { usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { StatusBadge } from '@onward/ui/frame'
import { courseAddress } from '../learning/course-step'
import { Answer } from '../parts/Answer'
import { Fold, useOpenFor } from '../parts/Fold'
import { useBadges } from './api'
import { useProfileMessages } from './catalogue'
import styles from './profile.module.css'

const heldOf = (items: readonly EarnedBadge[]) => items.filter(({ revokedAt }) => revokedAt === null)

/** Foundation, Advanced, Expert: the three badges and the progress of each. */
export function Achievements() {
  const p = useProfileMessages()
  const { language } = usePortal()
  const badges = useBadges()
  const open = useOpenFor(badges.error !== null)
  return (
    <Fold
      title={p('achievements.title')}
      note={badges.data && p('achievements.count', { number: heldOf(badges.data.items).length, of: BADGE_IDS.length })}
      {...open}
    >
      <Answer of={badges}>
        {({ items }) => {
          const held = heldOf(items)
          return (
            <ul className={styles.rows}>
              {BADGE_IDS.map((id) => {
                const { name, level } = BADGES[id]
                const earned = held.find(({ badge }) => badge === id)
                return (
                  <li key={id}>
                    <div>
                      <strong>{p(`common.badgeLevel.${level}`)}</strong>
                      <p className={styles.soft}>{name[language]}</p>
                    </div>
                    <div className={styles.rowEnd}>
                      <StatusBadge tone={earned ? 'success' : 'neutral'}>
                        {earned ? p('achievements.earned', { day: formatDay(earned.earnedAt) }) : p('achievements.notEarned')}
                      </StatusBadge>
                      {earned ? (
                        <Link
                          to={`/badges/${earned.credentialId}`}
                          aria-label={p('achievements.showLabel', { name: name[language] })}
                        >
                          {p('achievements.show')}
                        </Link>
                      ) : (
                        <Link to={courseAddress(id)} aria-label={p('achievements.earnLabel', { name: name[language] })}>
                          {p('achievements.earn')}
                        </Link>
                      )}
                    </div>
                  </li>
                )
              })}
            </ul>
          )
        }}
      </Answer>
    </Fold>
  )
}
