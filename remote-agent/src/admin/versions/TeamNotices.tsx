import type { TeamNotice } from '@onward/contracts/gateway/registrations'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { StatusBadge } from '@onward/ui/frame'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'

const TONES = { waiting: 'warning', sent: 'success', 'given-up': 'danger' } as const

/** What the portal told the team lately, and whether it arrived. */
export function TeamNotices({ notices }: { notices: readonly TeamNotice[] }) {
  const w = useAdminMessages()
  if (notices.length === 0) return null
  return (
    <div>
      <p className={styles.label}>{w('notice.title')}</p>
      <ul className={styles.list}>
        {notices.map(({ id, kind, channel, build, createdAt, attempts, lastAt, result, state }) => (
          <li key={id}>
            <span className={styles.line}>
              <span>
                {w(`notice.kind.${kind}`)} <code className={styles.code}>{build}</code>
              </span>
              <StatusBadge tone={TONES[state]}>{w(`notice.state.${state}`)}</StatusBadge>
            </span>
            <span className={styles.soft}>
              {w(`notice.channel.${channel}`)}, {formatDayAndTime(createdAt)}
              {attempts > 0 && lastAt && <>. {w('notice.attempts', { count: attempts, when: formatDayAndTime(lastAt) })}</>}{' '}
              {result && <span lang="en">{result}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
