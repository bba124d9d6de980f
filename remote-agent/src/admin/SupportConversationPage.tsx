import {
  answerSupport,
  confirmSupportCall,
  listSupportMessages,
  markSupportRead,
  readSupport,
  readSupportFile,
  type SupportConversation,
  settleSupport,
} from '@onward/contracts/messaging/admin-support'
import { MESSAGE_MAX_LENGTH, type ThreadMessage } from '@onward/contracts/messaging/threads'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { download } from '@onward/portal-kit/api'
import { languageName } from '@onward/portal-kit/common'
import { formatBytes, formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'
import { Link, useParams } from '@onward/portal-kit/router'
import {
  Button,
  Card,
  ErrorSummary,
  Field,
  InlineAlert,
  LoadMore,
  Row,
  Section,
  Stack,
  StatusBadge,
  TextArea,
} from '@onward/ui/frame'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AdminPage } from './AdminPage'
import styles from './admin.module.css'
import { useAnswerDraft } from './answer-draft'
import { useAdminMessages } from './catalogue'
import { Answer, Facts, useDecided, waitText } from './parts'

const LIST = '/agent/admin/support'
/** How often an open page checks for new messages. */
const REFRESH_MS = 15_000

/** /agent/admin/support/:id: a conversation with the support team, and the answer field. */
export default function SupportConversationPage() {
  const w = useAdminMessages()
  const { id = '' } = useParams()
  const conversation = useEndpoint(readSupport, { params: { id } }, { refetchInterval: REFRESH_MS })
  const messages = usePages(listSupportMessages, { params: { id } })
  const loaded = conversation.data
  const loadedMessages = messages.data?.pages.flatMap(({ items }) => items)
  const newest = loadedMessages?.[0]?.seq ?? 0
  const reload = () => Promise.all([conversation.refetch(), messages.refetch()])
  useWhatIsAdded(loaded?.lastSeq ?? 0, newest, messages.refetch)
  useMarkRead(id, loaded?.readSeq, newest)
  const all = {
    data: loaded && loadedMessages ? { found: loaded, items: loadedMessages } : undefined,
    error: conversation.error ?? messages.error,
    refetch: reload,
  }
  return (
    <AdminPage
      title={loaded ? loaded.name || w('support.someone') : w('nav.support')}
      eyebrow={<Link to={LIST}>{w('support.back')}</Link>}
      lead={
        loaded && (
          <StatusBadge tone={loaded.waiting > 0 ? 'warning' : 'neutral'}>
            {loaded.waiting > 0 ? w('support.waiting', { count: loaded.waiting }) : w('support.settled')}
          </StatusBadge>
        )
      }
    >
      <Answer of={all} lines={8}>
        {({ found, items }) => (
          <div className={styles.columns}>
            <div className={styles.main}>
              <Section title={w('support.conversation')} id="conversation">
                {messages.hasNextPage && (
                  <LoadMore
                    label={w('support.older')}
                    status={w('common.showingOf', {
                      shown: formatNumber(items.length),
                      total: formatNumber(messages.data?.pages[0]?.total ?? 0),
                    })}
                    loading={messages.isFetchingNextPage}
                    onLoadMore={() => void messages.fetchNextPage()}
                  />
                )}
                <ol className={styles.list} aria-labelledby="conversation">
                  {[...items].reverse().map((message) => (
                    <Message key={message.id} message={message} conversation={found} reload={reload} />
                  ))}
                </ol>
              </Section>
              <Compose conversation={found} upTo={newest} reload={reload} />
            </div>
            <div className={styles.side}>
              <Card as="section" aria-label={w('support.who')}>
                <Stack gap={4}>
                  <Facts
                    facts={[
                      [w('support.who'), found.name],
                      [w('support.role'), w(`role.${found.role}`)],
                      [w('common.language'), languageName(w, found.language)],
                      [w('support.since'), found.waitingSince && waitText(w, found.waitingSince)],
                    ]}
                  />
                  {found.waiting > 0 && <Settle id={found.id} upTo={newest} reload={reload} />}
                </Stack>
              </Card>
            </div>
          </div>
        )}
      </Answer>
    </AdminPage>
  )
}

/** Fetches new messages while the page is open and announces them. */
function useWhatIsAdded(lastSeq: number, newest: number, refetch: () => unknown): void {
  const w = useAdminMessages()
  const { announce } = usePortal()
  const fetched = useRef(0)
  useEffect(() => {
    if (newest === 0 || lastSeq <= newest || lastSeq <= fetched.current) return
    fetched.current = lastSeq
    announce(w('support.added'))
    void refetch()
  }, [lastSeq, newest, refetch, announce, w])
}

/** Shown messages count as read while the page is visible; the person sees that. */
function useMarkRead(id: string, readSeq: number | undefined, newest: number): void {
  const { mutate } = useWrite(markSupportRead)
  const done = useRef(0)
  useEffect(() => {
    if (readSeq === undefined || newest <= readSeq) return
    const mark = () => {
      if (document.visibilityState === 'hidden' || newest <= done.current) return
      done.current = newest
      mutate({ params: { id }, body: { upTo: newest } })
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, readSeq, newest, mutate])
}

interface MessageProps {
  message: ThreadMessage
  conversation: SupportConversation
  reload: () => unknown
}
function Message({ message, conversation, reload }: MessageProps) {
  const w = useAdminMessages()
  const { kind, from, text, attachment, call, at } = message
  const sender = from === 'person' ? conversation.name || w('support.someone') : w('support.team')
  return (
    <li>
      <span className={styles.soft}>
        <strong>{sender}</strong>, <time dateTime={at}>{formatDayAndTime(at)}</time>
      </span>
      {kind === 'welcome' && <span className={styles.soft}>{w('support.welcome')}</span>}
      {call && call.times.length > 0 && <Call message={message} conversationId={conversation.id} reload={reload} />}
      {call?.confirmed && <span>{w('support.callConfirmed', { time: formatDayAndTime(call.confirmed) })}</span>}
      {attachment && <Attachment id={message.id} attachment={attachment} />}
      {text && (
        <blockquote className={styles.words} lang={conversation.language}>
          {text}
        </blockquote>
      )}
    </li>
  )
}

/** Suggested times for a call; one press chooses one. */
function Call({ message, conversationId, reload }: { message: ThreadMessage; conversationId: string; reload: () => unknown }) {
  const w = useAdminMessages()
  const { done, failed } = useDecided(reload)
  const confirm = useWrite(confirmSupportCall, { onError: failed })
  const { times, confirmed } = message.call ?? { times: [], confirmed: null }
  const open = confirmed ? [] : times.filter((time) => Date.parse(time) > Date.now())
  const choose = (time: string) =>
    confirm.mutate(
      { params: { id: conversationId }, body: { message: message.id, time } },
      { onSuccess: (answer) => done(w('support.callConfirmed', { time: formatDayAndTime(time) }), answer) },
    )
  if (confirmed) return <span>{w('support.callAsked', { times: times.map((time) => formatDayAndTime(time)).join('; ') })}</span>
  if (open.length === 0) return <span>{w('support.callPassed')}</span>
  return (
    <>
      <span>{w('support.callChoose')}</span>
      <Row gap={2}>
        {open.map((time) => (
          <Button key={time} variant="secondary" size="s" disabled={confirm.isPending} onClick={() => choose(time)}>
            {formatDayAndTime(time)}
          </Button>
        ))}
      </Row>
    </>
  )
}

function Attachment({
  id,
  attachment: { filename, bytes },
}: {
  id: string
  attachment: NonNullable<ThreadMessage['attachment']>
}) {
  const w = useAdminMessages()
  const notifyFailure = useFailureNotice()
  return (
    <div>
      <Button
        variant="secondary"
        size="s"
        icon="download"
        onClick={() =>
          void download(readSupportFile, { params: { id } }, filename).catch((error: unknown) =>
            notifyFailure(w('common.thatDidNotWork'), error),
          )
        }
      >
        {w('support.download', { name: filename, size: formatBytes(bytes) })}
      </Button>
    </div>
  )
}

interface Working {
  /** Number of the last message on the screen. */
  upTo: number
  reload: () => unknown
}

function Compose({ conversation: { id, name, language }, upTo, reload }: Working & { conversation: SupportConversation }) {
  const w = useAdminMessages()
  const { text, setText, forget } = useAnswerDraft(id)
  const [isEmpty, setIsEmpty] = useState(false)
  const { done, refused, failure } = useDecided(reload)
  const answer = useWrite(answerSupport, { onError: refused })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsEmpty(!text.trim())
    if (!text.trim()) return
    answer.mutate(
      { params: { id }, body: { upTo, text } },
      {
        onSuccess: (sent) => {
          forget()
          done(w('support.answerSent'), sent)
        },
      },
    )
  }
  return (
    <Section title={w('tickets.answer')} id="answer">
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {failure && !answer.isPending && <ErrorSummary {...failure} errors={[]} />}
        {language === 'cy' && <InlineAlert tone="information" title={w('support.inWelsh')} />}
        <Field
          label={w('common.yourAnswer')}
          hint={w('support.answerHint', { name: name || w('support.someone') })}
          error={isEmpty && !text.trim() ? w('tickets.answerMissing') : undefined}
          required
        >
          <TextArea rows={6} maxLength={MESSAGE_MAX_LENGTH} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <div>
          <Button type="submit" disabled={answer.isPending}>
            {w('tickets.send')}
          </Button>
        </div>
      </form>
    </Section>
  )
}

function Settle({ id, upTo, reload }: Working & { id: string }) {
  const w = useAdminMessages()
  const { done, failed } = useDecided(reload)
  const settle = useWrite(settleSupport, { onError: failed })
  return (
    <Button
      variant="secondary"
      disabled={settle.isPending}
      onClick={() =>
        settle.mutate({ params: { id }, body: { upTo } }, { onSuccess: (answer) => done(w('support.settleDone'), answer) })
      }
    >
      {w('support.settle')}
    </Button>
  )
}
