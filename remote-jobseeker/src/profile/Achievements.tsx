import { BADGES } from '@onward/contracts/learning/badges'
import { BADGE_IDS } from '@onward/contracts/learning/learning'
import { usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Card, Section, StatusBadge } from '@onward/ui/frame'
import { courseAddress } from '../learning/course-step'
import { Answer } from '../parts/Answer'
import { useBadges } from './api'
import { useProfileMessages } from './catalogue'
import styles from './profile.module.css'

/** Foundation, Advanced, Expert: the three badges and the progress of each. */
export function Achievements() {
  const p = useProfileMessages()
  const { language } = usePortal()
  const badges = useBadges()
  return (
    <Card as="section">
      <Section title={p('achievements.title')}>
        <Answer of={badges}>
          {({ items }) => {
            const held = items.filter(({ revokedAt }) => revokedAt === null)
            return (
              <>
                <p className={styles.soft}>{p('achievements.count', { number: held.length, of: BADGE_IDS.length })}</p>
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
              </>
            )
          }}
        </Answer>
      </Section>
    </Card>
  )
}
