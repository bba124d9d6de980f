import type { ResponseOf } from '@onward/contracts/endpoint'
import type { listThreads, ThreadSummary } from '@onward/contracts/messaging/threads'
import { useSession } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { EmptyState, LoadMore } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { PlaceholderRows } from '../feedback/Placeholder'
import { Answer } from './Answer'
import { refreshThreads } from './api'
import { Chat } from './Chat'
import { useConversationMessages } from './catalogue'
import styles from './conversation.module.css'
import { useOutbox } from './outbox'
import { ThreadList } from './ThreadList'

type Threads = ResponseOf<typeof listThreads>

export interface ConversationsProps {
  /** Address of the page, such as `/messages`. */
  page: string
  threads: {
    data: Threads | undefined
    error: Error | null
    refetch(): unknown
    /** Loads conversations that are not fetched yet. */
    earlier?: { loading: boolean; load(): void; shown: number } | null
  }
  /** Id of the open conversation, from the address; null: none; `undefined`: still loading. */
  chosen: string | null | undefined
  /** The open conversation, if it may not be in the list. */
  chosenThread?: ThreadSummary | undefined
  /** Replaces an empty list. */
  empty: ReactNode
  /** Beside the list, while no conversation is open. */
  choose: ReactNode
  /** Below the list, or below `choose` on wide screens. */
  beside?: ReactNode
  /** Between its heading and the list. */
  above?: ReactNode
  /** Replaces the conversation. */
  instead?: ReactNode
  /** Beside the heading of a conversation. */
  aboutOf?: (thread: ThreadSummary) => ReactNode
  /** Why a time for a call does not suit, asked before it is chosen; null if nothing is known. */
  clashOf?: (thread: ThreadSummary, time: string) => Promise<string | null>
}

/** The list and the open conversation: beside each other on wide screens, one after the other on phones. */
export function Conversations(props: ConversationsProps) {
  const { page, threads, chosen, empty, choose, beside, above, instead, aboutOf, clashOf, chosenThread } = props
  const t = useConversationMessages()
  const { user } = useSession()
  const outbox = useOutbox(user?.accountId ?? '', refreshThreads)
  const isOpen = chosen !== null || instead !== undefined
  return (
    <div className={styles.panes} data-open={isOpen}>
      <div className={styles.side}>
        <h2>{t('list')}</h2>
        {above}
        <Answer of={threads} shape={<PlaceholderRows rows={3} />}>
          {({ items }) =>
            items.length === 0 ? empty : <ThreadList items={items} chosen={chosen ?? null} outbox={outbox.items} page={page} />
          }
        </Answer>
        {threads.earlier && (
          <LoadMore
            label={t('earlier')}
            status={t('earlierShown', { count: threads.earlier.shown })}
            loading={threads.earlier.loading}
            onLoadMore={threads.earlier.load}
          />
        )}
      </div>
      <div className={styles.main}>
        {isOpen && (
          <p className={styles.back}>
            <Link to={page}>{t('back')}</Link>
          </p>
        )}
        {instead ??
          (chosen === null ? (
            <EmptyState title={t('choose')} icon="messages">
              {choose}
            </EmptyState>
          ) : (
            <Answer of={chosen === undefined ? { ...threads, data: undefined } : threads}>
              {({ items }) => {
                const thread = items.find(({ id }) => id === chosen) ?? chosenThread
                return thread ? (
                  <Chat
                    key={thread.id}
                    thread={thread}
                    outbox={outbox}
                    about={aboutOf?.(thread)}
                    clashAt={clashOf && ((time) => clashOf(thread, time))}
                  />
                ) : (
                  <EmptyState title={t('missing')} icon="messages">
                    {t('missingText')}
                  </EmptyState>
                )
              }}
            </Answer>
          ))}
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  )
}
