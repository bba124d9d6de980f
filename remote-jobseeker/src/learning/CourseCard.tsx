import { BADGES } from '@onward/contracts/learning/badges'
import type { CourseSummary } from '@onward/contracts/learning/courses'
import type { EarnedBadge } from '@onward/contracts/learning/learning'
import { usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { ProgressBar, StatusBadge } from '@onward/ui/frame'
import { Fold } from '../parts/Fold'
import { BadgeMark } from './BadgeMark'
import { useLearningMessages } from './catalogue'
import { courseAddress, courseStep } from './course-step'
import { HeldBadge } from './HeldBadge'
import styles from './learning.module.css'

/** A badge and its course as a row, which opens to progress and links. `badges` are the person's own of this kind, revoked ones included. */
export function CourseCard({ course, badges }: { course: CourseSummary; badges: readonly EarnedBadge[] }) {
  const t = useLearningMessages()
  const { language } = usePortal()
  const { id, lessons, minutes, percent, summary, credentialId } = course
  const { level } = BADGES[id]
  const name = BADGES[id].name[language]
  const earned = credentialId !== null
  const day = badges.find((badge) => badge.credentialId === credentialId)?.earnedAt
  const revoked = earned ? undefined : badges.find(({ revokedAt }) => revokedAt !== null)
  const { step } = courseStep(course)
  const action = t(`action.${step === 'done' ? 'open' : step}`)
  const state =
    earned && day
      ? t('badges.earnedOn', { day: formatDay(day) })
      : t(earned ? 'badges.earned' : percent > 0 ? 'badges.started' : 'badges.open')
  return (
    <Fold
      level={3}
      open={revoked !== undefined}
      mark={<BadgeMark badge={id} earned={earned} size={52} />}
      title={name}
      note={
        <span className={styles.state}>
          {t(`common.badgeLevel.${level}`)}
          <StatusBadge tone={earned ? 'success' : percent > 0 ? 'information' : 'neutral'}>{state}</StatusBadge>
        </span>
      }
    >
      <div className={styles.course}>
        <p className={styles.flat}>{summary}</p>
        <p className={styles.small}>
          {t('badges.facts', { lessons: lessons.length, minutes: t('common.minutes', { count: minutes }) })}
        </p>
        {revoked?.revokedAt && (
          <p className={styles.small}>
            {t('badges.revoked', { day: formatDay(revoked.revokedAt) })}{' '}
            <Link to={`/badges/${revoked.credentialId}`} aria-label={t('badges.revokedLinkOf', { name })}>
              {t('badges.revokedLink')}
            </Link>
          </p>
        )}
        <ProgressBar label={t('badges.progress')} value={percent} text={t('badges.progressOf', { percent })} />
        <Link to={courseAddress(id)} aria-label={t('action.of', { action, name })} className={styles.way}>
          {action}
        </Link>
        {credentialId && <HeldBadge id={credentialId} badge={id} />}
      </div>
    </Fold>
  )
}
