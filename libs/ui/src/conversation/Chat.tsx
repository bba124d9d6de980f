import { hasCrisisPhrase } from '@onward/contracts/messaging/crisis'
import type { Closure } from '@onward/contracts/messaging/thread-safety'
import type { ThreadMessage, ThreadSummary } from '@onward/contracts/messaging/threads'
import { usePortal, useSession } from '@onward/portal-kit'
import { LoadMore, Row, Section } from '@onward/ui/frame'
import { type ReactNode, useEffect, useRef } from 'react'
import { CrisisAnswer } from '../crisis/CrisisCard'
import { Answer } from './Answer'
import { useReadThread, useThreadMessages } from './api'
import { ScheduleCall } from './CallDialog'
import { Composer } from './Composer'
import { type ConversationMessages, useConversationMessages } from './catalogue'
import styles from './conversation.module.css'
import { type ClashAt, Message, UnsentMessage } from './Message'
import type { Outbox } from './outbox'
import { ReportMessages } from './ReportMessages'
import { AllowAgain, StopMessages } from './StopMessages'
import { threadTitle } from './ThreadList'

function senderOf(t: ConversationMessages, { from, name }: ThreadMessage): string {
  if (from === 'support' || from === 'onward') return t(from)
  return name || t(from === 'colleague' ? 'colleague' : 'someone')
}

export interface ChatProps {
  thread: ThreadSummary
  outbox: Outbox
  /** Beside the heading: a link to what the conversation is about. */
  about?: ReactNode
  clashAt?: ClashAt | undefined
}

const closedText = (closed: Closure, type: ThreadSummary['type'], viewer: string | null) =>
  closed !== 'over'
    ? (`closed.${closed}` as const)
    : type !== 'agent'
      ? 'closed.employer'
      : viewer === 'user'
        ? 'closed.agent'
        : 'closed.ended'

/** One conversation: messages, oldest first, and the composer. */
export function Chat({ thread, outbox, about, clashAt }: ChatProps) {
  const t = useConversationMessages()
  const { viewer } = useSession()
  const pages = useThreadMessages(thread.id)
  const found = pages.data?.pages.flatMap((page) => page.items)
  const newest = found?.[0]
  const end = useRef<HTMLDivElement>(null)
  useMarkRead(thread, newest?.seq ?? 0)
  useAnnounce(t, found)
  const unsent = outbox.items.filter(({ threadId, id }) => threadId === thread.id && !found?.some((one) => one.id === id))
  const written = unsent.at(-1) ?? found?.find(({ from, text }) => from === 'me' && text !== '')
  const newestKey = `${newest?.id ?? ''} ${unsent.length}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is newest decides
  useEffect(() => end.current?.scrollIntoView?.({ block: 'nearest' }), [newestKey])
  const [first] = pages.data?.pages ?? []
  const total = first?.total ?? 0
  const closed = first?.closed
  return (
    <Section title={threadTitle(t, thread)} id="thread-title">
      <div className={styles.head}>
        {/* The title of a work coach's conversation is the name already. */}
        {thread.type !== 'agent' && thread.names.length > 0 && (
          <p className={styles.soft}>{t('with', { names: thread.names.join(', ') })}</p>
        )}
        {thread.colleagues.length > 0 && (
          <p className={styles.soft}>{t('sharedWith', { names: thread.colleagues.join(', ') })}</p>
        )}
        {about}
        {!closed && (thread.type === 'employer' || (thread.type === 'agent' && viewer === 'user')) && (
          <ScheduleCall threadId={thread.id} />
        )}
      </div>
      <Answer of={{ data: found, error: pages.error, refetch: pages.refetch }}>
        {(items) => (
          <>
            {pages.hasNextPage && (
              <LoadMore
                label={t('older')}
                status={t('count', { shown: items.length, total, count: total })}
                loading={pages.isFetchingNextPage}
                onLoadMore={() => void pages.fetchNextPage()}
              />
            )}
            {items.length + unsent.length > 0 && (
              <ol className={styles.messages} aria-labelledby="thread-title">
                {[...items].reverse().map((message) => (
                  <Message
                    key={message.id}
                    message={message}
                    sender={message.from === 'me' ? t('me') : senderOf(t, message)}
                    forEmployer={viewer === 'employer'}
                    clashAt={clashAt}
                    vettedIn={viewer === 'user' && thread.type === 'employer' ? thread.id : null}
                  />
                ))}
                {unsent.map((one) => (
                  <UnsentMessage key={one.id} unsent={one} outbox={outbox} />
                ))}
              </ol>
            )}
            {written && hasCrisisPhrase(written.text) && <CrisisAnswer />}
            <div ref={end} />
          </>
        )}
      </Answer>
      {thread.type === 'system' || closed ? (
        <p className={styles.soft}>{t(closed ? closedText(closed, thread.type, viewer) : 'readOnly')}</p>
      ) : (
        <Composer thread={thread} onSend={(text) => outbox.send(thread.id, text)} />
      )}
      {closed === 'stopped-here' && <AllowAgain threadId={thread.id} />}
      {first && (thread.type === 'employer' || (thread.type === 'agent' && viewer === 'user')) && (
        <Row gap={2}>
          <ReportMessages threadId={thread.id} />
          {!closed && thread.type === 'employer' && <StopMessages threadId={thread.id} />}
        </Row>
      )}
    </Section>
  )
}

/** Marks an open thread as read as far as it is shown, while the page is visible. */
function useMarkRead(thread: ThreadSummary, newest: number): void {
  const read = useReadThread()
  const done = useRef(0)
  const { mutate } = read
  useEffect(() => {
    if (thread.unread === 0 || newest <= done.current) return
    const mark = () => {
      if (document.visibilityState === 'hidden') return
      done.current = newest
      mutate({ params: { id: thread.id }, body: { upTo: newest } })
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [thread.id, thread.unread, newest, mutate])
}

/** Announces who wrote when a message arrives while the thread is open. */
function useAnnounce(t: ConversationMessages, items: readonly ThreadMessage[] | undefined): void {
  const { announce } = usePortal()
  const known = useRef<number | null>(null)
  useEffect(() => {
    const [newest] = items ?? []
    if (!newest) return
    const before = known.current
    known.current = newest.seq
    if (before === null || newest.seq <= before) return
    announce(newest.from === 'me' ? t('sentAnnounce') : t('announce', { name: senderOf(t, newest) }))
  }, [items, announce, t])
}
