import { PROFILE_WEIGHTS } from '@onward/contracts/jobseekers/profile'
import { BADGES } from '@onward/contracts/learning/badges'
import { BADGE_IDS, type EarnedBadge } from '@onward/contracts/learning/learning'
import { usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Icon, ProgressBar, Section } from '@onward/ui/frame'
import { Fragment } from 'react'
import { courseAddress } from '../learning/course-step'
import { Answer } from '../parts/Answer'
import { useBadges, useProfile } from './api'
import { useDashboardMessages } from './catalogue'
import { ProfileView } from './ProfileView'
import styles from './progress.module.css'

const MOST_MISSING = 3
const TOTAL = Object.values(PROFILE_WEIGHTS).reduce((sum, weight) => sum + weight, 0)

/** Progress of profile and badges, and what is missing. */
export function Progress() {
  const d = useDashboardMessages()
  return (
    <Section title={d('progress.title')} id="progress" actions={<Link to="/profile">{d('profile.open')}</Link>}>
      <ProfileProgress />
      <Badges />
      <ProfileView />
    </Section>
  )
}

function ProfileProgress() {
  const d = useDashboardMessages()
  const profile = useProfile()
  return (
    <Answer of={profile}>
      {({ progress: { percent, missing } }) => (
        <div>
          <ProgressBar label={d('profile.progress')} value={percent} text={`${percent}%`} />
          {missing.length > 0 && (
            <p className={styles.missing}>
              {d('progress.missing')}{' '}
              {[...missing]
                .sort((a, b) => PROFILE_WEIGHTS[b] - PROFILE_WEIGHTS[a])
                .slice(0, MOST_MISSING)
                .map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && ', '}
                    <Link to="/profile">{d(`progress.part.${part}`)}</Link> (+{Math.round((PROFILE_WEIGHTS[part] / TOTAL) * 100)}
                    %)
                  </Fragment>
                ))}
            </p>
          )}
        </div>
      )}
    </Answer>
  )
}

function Badges() {
  const d = useDashboardMessages()
  const badges = useBadges()
  return (
    <Answer of={badges}>
      {({ items }) => {
        const held = items.filter(({ revokedAt }) => revokedAt === null)
        return (
          <div>
            <h3 className={styles.heading}>{d('badges.titleCount', { number: held.length, of: BADGE_IDS.length })}</h3>
            <ul className={styles.badges} aria-label={d('badges.learning')}>
              {BADGE_IDS.map((id) => (
                <li key={id}>
                  <OneBadge id={id} held={held.find(({ badge }) => badge === id)} />
                </li>
              ))}
            </ul>
          </div>
        )
      }}
    </Answer>
  )
}

function OneBadge({ id, held }: { id: (typeof BADGE_IDS)[number]; held: EarnedBadge | undefined }) {
  const d = useDashboardMessages()
  const { language } = usePortal()
  const name = BADGES[id].name[language]
  return (
    <>
      <span className={styles.medal} data-held={held !== undefined} aria-hidden="true">
        {held && <Icon name="check" />}
      </span>
      <div>
        {held ? (
          <Link to={`/badges/${held.credentialId}`} aria-label={d('badges.show', { name })}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        <p className={styles.soft}>
          {held ? (
            d('badges.earned', { day: formatDay(held.earnedAt) })
          ) : (
            <>
              {d('badges.open')}.{' '}
              <Link to={courseAddress(id)} aria-label={d('badges.startLabel', { name })}>
                {d('badges.startMinutes')}
              </Link>
            </>
          )}
        </p>
      </div>
    </>
  )
}
