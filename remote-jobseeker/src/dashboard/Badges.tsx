import { BADGE_IDS, BADGES, type EarnedBadge } from '@onward/contracts/learning/learning'
import { usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Card, Icon, Section, Stack, StatusBadge } from '@onward/ui/frame'
import { courseAddress } from '../learning/course-step'
import { Answer } from '../parts/Answer'
import { useBadges } from './api'
import { useDashboardMessages } from './catalogue'
import styles from './dashboard.module.css'

/** The badges that are there, and those still to earn. */
export function Badges() {
  const badges = useBadges()
  return (
    <Answer of={badges} cards={1}>
      {({ items }) => {
        const held = items.filter(({ revokedAt }) => revokedAt === null)
        return (
          <Stack gap={6}>
            <Earned held={held} />
            <ELearning held={held} />
          </Stack>
        )
      }}
    </Answer>
  )
}

function Earned({ held }: { held: readonly EarnedBadge[] }) {
  const d = useDashboardMessages()
  const { language } = usePortal()
  const count = <strong>{d('badges.count', { number: held.length, of: BADGE_IDS.length })}</strong>
  return (
    <Section title={d('badges.title')} actions={count}>
      {held.length === 0 ? (
        <p className={styles.soft}>{d('badges.none')}</p>
      ) : (
        <ul className={styles.badges}>
          {held.map(({ credentialId, badge, earnedAt }) => (
            <li key={credentialId}>
              <Card className={styles.badge}>
                <Icon name="star" size={28} />
                <div>
                  <Link to={`/badges/${credentialId}`} aria-label={d('badges.show', { name: BADGES[badge].name[language] })}>
                    {BADGES[badge].name[language]}
                  </Link>
                  <p className={styles.soft}>{d('badges.earned', { day: formatDay(earnedAt) })}</p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function ELearning({ held }: { held: readonly EarnedBadge[] }) {
  const d = useDashboardMessages()
  const { language } = usePortal()
  return (
    <Section title={d('badges.learning')}>
      <ul className={styles.badges}>
        {BADGE_IDS.map((id) => {
          const { name } = BADGES[id]
          const earned = held.find(({ badge }) => badge === id)
          return (
            <li key={id}>
              <Card className={styles.course}>
                <h3 className={styles.flat}>{name[language]}</h3>
                <p className={styles.soft}>{d(`badges.about.${id}`)}</p>
                <div className={styles.courseFoot}>
                  <StatusBadge tone={earned ? 'success' : 'neutral'}>
                    {earned ? d('badges.earned', { day: formatDay(earned.earnedAt) }) : d('badges.open')}
                  </StatusBadge>
                  <span className={styles.soft}>{d('badges.minutes')}</span>
                  {!earned && (
                    <Link to={courseAddress(id)} aria-label={d('badges.startLabel', { name: name[language] })}>
                      {d('badges.start')}
                    </Link>
                  )}
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
