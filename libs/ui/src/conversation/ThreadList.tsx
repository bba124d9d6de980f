import { MAX_UNREAD_COUNTED, type ThreadSummary } from '@onward/contracts/messaging/threads'
import { useSession } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { StatusBadge } from '@onward/ui/frame'
import { type ConversationMessages, useConversationMessages } from './catalogue'
import styles from './conversation.module.css'
import type { Unsent } from './outbox'

/** Title of a conversation: the job, the support team, or Onward. */
export const threadTitle = (t: ConversationMessages, { type, subject, names }: ThreadSummary): string =>
  type === 'employer' ? t('employer', { subject }) : type === 'agent' ? (names[0] ?? t('agent')) : t(type)

/** What was written last, in one line. */
export function lastMessageText(t: ConversationMessages, { last }: ThreadSummary, forEmployer: boolean): string {
  if (!last) return ''
  if (last.kind === 'opened' && forEmployer) return t('openedEmployer')
  if (last.kind === 'welcome' || last.kind === 'opened') return t(last.kind)
  if (last.kind === 'call-request') return t('callAsked')
  if (last.kind === 'call-confirmed') return t('call.title')
  return last.kind === 'file' ? t('file', { name: last.text }) : last.text
}

export function Unread({ count }: { count: number }) {
  const t = useConversationMessages()
  if (count === 0) return null
  return <StatusBadge tone="information">{count >= MAX_UNREAD_COUNTED ? t('unreadMany') : t('unread', { count })}</StatusBadge>
}

export interface ThreadListProps {
  items: readonly ThreadSummary[]
  chosen: string | null
  outbox: readonly Unsent[]
  /** Address of the page, such as `/messages`. */
  page: string
}
/** Conversations, newest first. */
export function ThreadList({ items, chosen, outbox, page }: ThreadListProps) {
  const t = useConversationMessages()
  const { viewer } = useSession()
  return (
    <ul className={styles.list}>
      {items.map((thread) => {
        const last = thread.draft ? t('draft', { text: thread.draft }) : lastMessageText(t, thread, viewer === 'employer')
        const waits = outbox.some(({ threadId, state }) => threadId === thread.id && state === 'failed')
        return (
          <li key={thread.id}>
            <Link to={`${page}?thread=${thread.id}`} aria-current={thread.id === chosen ? 'page' : undefined}>
              <strong>{threadTitle(t, thread)}</strong>
              {thread.type === 'employer' && thread.names.length > 0 && (
                <span className={styles.soft}>{t('with', { names: thread.names.join(', ') })}</span>
              )}
              {last && <span className={styles.last}>{last}</span>}
              {(thread.last || waits) && (
                <span className={styles.facts}>
                  {thread.last && <span className={styles.soft}>{formatDay(thread.last.at)}</span>}
                  <Unread count={thread.unread} />
                  {waits && <StatusBadge tone="danger">{t('notSent')}</StatusBadge>}
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
