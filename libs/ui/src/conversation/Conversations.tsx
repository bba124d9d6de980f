import type { ResponseOf } from '@onward/contracts/endpoint'
import type { listThreads, ThreadSummary } from '@onward/contracts/messaging/threads'
import { useSession } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { EmptyState, LoadMore } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { Answer } from './Answer'
import { refreshThreads } from './api'
import { Chat } from './Chat'
import { useConversationMessages } from './catalogue'
import styles from './conversation.module.css'
import { useOutbox } from './outbox'
import { ThreadList } from './ThreadList'

type Threads = ResponseOf<typeof listThreads>

export interface ConversationsProps {
  /** The page's own address, such as `/messages`. */
  page: string
  threads: {
    data: Threads | undefined
    error: Error | null
    refetch(): unknown
    /** Conversations that are not fetched yet. */
    earlier?: { loading: boolean; load(): void; shown: number } | null
  }
  /** The open conversation, as the address names it; null: none. `undefined` while it is looked for. */
  chosen: string | null | undefined
  /** Where the open one may be that the list does not have. */
  chosenThread?: ThreadSummary | undefined
  /** Instead of the list, while there is none. */
  empty: ReactNode
  /** Beside the list, while no conversation is open. */
  choose: ReactNode
  /** Below the list. */
  beside?: ReactNode
  /** Between its heading and the list. */
  above?: ReactNode
  /** Instead of a conversation. */
  instead?: ReactNode
  /** Beside the heading of a conversation. */
  aboutOf?: (thread: ThreadSummary) => ReactNode
  /** What stands against a time for a call, asked before it is chosen; null where nothing does. */
  clashOf?: (thread: ThreadSummary, time: string) => Promise<string | null>
}

/** The list and the open conversation: beside each other where there is room, one after the other on a phone. */
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
        <Answer of={threads}>
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
        {beside}
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
    </div>
  )
}
