import type { ResponseOf } from '@onward/contracts/endpoint'
import { FUTURE_BADGES } from '@onward/contracts/learning/badges'
import type { listCourses } from '@onward/contracts/learning/courses'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Button, Icon, InlineAlert } from '@onward/ui/frame'
import { Fold } from '../parts/Fold'
import { useJoin, useLeave } from './api'
import { useLearningMessages } from './catalogue'
import styles from './learning.module.css'

type Future = ResponseOf<typeof listCourses>['future'][number]

/** Future badges, each with a waiting list to join or leave. */
export function FutureBadges({ badges }: { badges: readonly Future[] }) {
  const t = useLearningMessages()
  const { language } = usePortal()
  return (
    <Fold title={t('future.title')} note={badges.map(({ id }) => FUTURE_BADGES[id][language]).join(', ')} oneLine>
      <p>{t('future.lead')}</p>
      <ul className={styles.future}>
        {badges.map((badge) => (
          <FutureBadge key={badge.id} badge={badge} />
        ))}
      </ul>
    </Fold>
  )
}

function FutureBadge({ badge: { id, waitingSince } }: { badge: Future }) {
  const t = useLearningMessages()
  const errorText = useErrorText()
  const { language } = usePortal()
  const join = useJoin()
  const leave = useLeave()
  const name = FUTURE_BADGES[id][language]
  const act = waitingSince ? 'leave' : 'join'
  const busy = join.isPending || leave.isPending
  const failure = join.error ?? leave.error
  const press = () => {
    if (busy) return
    join.reset()
    leave.reset()
    ;(waitingSince ? leave : join).mutate({ params: { badge: id } })
  }
  return (
    <li>
      <div className={styles.futureText}>
        <h3>{name}</h3>
        <p role="status" className={styles.waiting} data-joined={waitingSince !== null}>
          {waitingSince && <Icon name="check" size={18} />}
          {waitingSince ? t('future.joined', { day: formatDay(waitingSince) }) : leave.isSuccess && t('future.left')}
        </p>
        {failure && (
          <InlineAlert tone="danger" title={t('common.thatDidNotWork')}>
            <p>{errorText(failure)}</p>
          </InlineAlert>
        )}
      </div>
      <Button
        variant={waitingSince ? 'quiet' : 'secondary'}
        size="s"
        aria-label={t(`future.${act}Of`, { name })}
        aria-disabled={busy || undefined}
        onClick={press}
      >
        {t(`future.${act}`)}
      </Button>
    </li>
  )
}
