import { readAttachment, type ThreadMessage } from '@onward/contracts/messaging/threads'
import { messageDanger } from '@onward/contracts/vetting/message'
import { useErrorText, useFailureNotice, usePortal } from '@onward/portal-kit'
import { type ApiError, download } from '@onward/portal-kit/api'
import { formatBytes, formatDayAndTime } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Button, InlineAlert, Row, StatusBadge } from '@onward/ui/frame'
import { useRef, useState } from 'react'
import { explained, useConfirmCall } from './api'
import { useConversationMessages } from './catalogue'
import styles from './conversation.module.css'
import type { Outbox, Unsent } from './outbox'
import { ReportMessages } from './ReportMessages'

/** Why a time for a call does not suit; null if nothing is known. Rejects where that cannot be checked. */
export type ClashAt = (time: string) => Promise<string | null>
interface MessageProps {
  message: ThreadMessage
  forEmployer: boolean
  clashAt: ClashAt | undefined
  /** The conversation in which an employer writes to a jobseeker: what looks like a scam has a warning above it. */
  vettedIn?: string | null
}

/** One message: sender, text, time, and the delivery state of one's own. */
export function Message({ sender, ...props }: MessageProps & { sender: string }) {
  const { message, vettedIn } = props
  const t = useConversationMessages()
  const danger = vettedIn && message.from === 'person' ? messageDanger(message.text) : null
  return (
    <li className={styles.message} data-mine={message.from === 'me'} data-colleague={message.from === 'colleague'}>
      <p className={styles.sender}>
        <strong>{sender}</strong>
      </p>
      {danger && (
        <InlineAlert tone="danger" title={t(`danger.${danger}`)}>
          <p>{t('danger.text')}</p>
          <p>
            <Link to="/contact">{t('danger.ask')}</Link>
          </p>
          {vettedIn && <ReportMessages threadId={vettedIn} message={message.id} />}
        </InlineAlert>
      )}
      <Body {...props} />
      <p className={styles.when}>
        <time dateTime={message.at}>{formatDayAndTime(message.at)}</time>
        {message.state && <span> · {t(`state.${message.state}`)}</span>}
      </p>
    </li>
  )
}

function Body({ message, forEmployer, clashAt }: MessageProps) {
  const t = useConversationMessages()
  const { kind, text, call, href, attachment } = message
  if (kind === 'welcome') return <p>{t('welcome')}</p>
  if (kind === 'opened') return <p>{t(forEmployer ? 'openedEmployer' : 'opened')}</p>
  if (attachment) return <Attachment id={message.id} attachment={attachment} />
  return (
    <>
      {call?.mayConfirm && !call.confirmed && <ChooseCall id={message.id} times={call.times} clashAt={clashAt} />}
      {call && !call.mayConfirm && call.times.length > 0 && (
        <>
          <p>{t('callAsked')}</p>
          <ul>
            {call.times.map((time) => (
              <li key={time}>{formatDayAndTime(time)}</li>
            ))}
          </ul>
        </>
      )}
      {call?.confirmed && <p>{t('callConfirmed', { time: formatDayAndTime(call.confirmed) })}</p>}
      {call && !call.confirmed && !call.mayConfirm && <p>{t(message.from === 'me' ? 'callWaiting' : 'callOpen')}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {href && (
        <p>
          <Link to={href}>{t('see')}</Link>
        </p>
      )}
    </>
  )
}

/** A request for a call: one press chooses a time. */
function ChooseCall({ id, times, clashAt }: { id: string; times: readonly string[]; clashAt: ClashAt | undefined }) {
  const t = useConversationMessages()
  const errorText = useErrorText()
  const confirm = useConfirmCall()
  const { notify } = usePortal()
  const [isAsking, setAsking] = useState(false)
  const [clash, setClash] = useState<string | null>(null)
  const chosen = useRef(false)
  const open = times.filter((time) => Date.parse(time) > Date.now())
  if (open.length === 0) return <p>{t('callPassed')}</p>
  const isBusy = isAsking || confirm.isPending
  const choose = async (time: string) => {
    // A second press may come before the first answer is drawn.
    if (chosen.current) return
    chosen.current = true
    const mayChooseAgain = () => {
      chosen.current = false
    }
    setClash(null)
    if (clashAt) {
      setAsking(true)
      const found = await clashAt(time).catch((error: ApiError) => errorText(error))
      setAsking(false)
      setClash(found)
      if (found !== null) return mayChooseAgain()
    }
    const onSuccess = () => notify({ kind: 'success', title: t('callConfirmed', { time: formatDayAndTime(time) }) })
    confirm.mutate({ params: { id }, body: { time } }, { onSuccess, onError: mayChooseAgain })
  }
  return (
    <>
      <p>{t('callChoose')}</p>
      {clash !== null && <InlineAlert tone="danger" title={clash} />}
      {confirm.error && clash === null && (
        <InlineAlert tone="danger" title={explained(confirm.error) ?? errorText(confirm.error)} />
      )}
      <Row gap={2}>
        {open.map((time) => (
          <Button key={time} variant="secondary" size="s" onClick={() => void choose(time)} aria-disabled={isBusy}>
            {formatDayAndTime(time)}
          </Button>
        ))}
      </Row>
    </>
  )
}

function Attachment({ id, attachment }: { id: string; attachment: NonNullable<ThreadMessage['attachment']> }) {
  const t = useConversationMessages()
  const notifyFailure = useFailureNotice()
  const { filename, bytes } = attachment
  return (
    <Button
      variant="secondary"
      size="s"
      icon="download"
      onClick={() =>
        void download(readAttachment, { params: { id } }, filename).catch((error: unknown) =>
          notifyFailure(t('downloadFailed'), error),
        )
      }
    >
      {t('download', { name: filename, size: formatBytes(bytes) })}
    </Button>
  )
}

/** An unsent message: it stays visible, with what to do about it. */
export function UnsentMessage({ unsent, outbox }: { unsent: Unsent; outbox: Outbox }) {
  const t = useConversationMessages()
  return (
    <li className={styles.message} data-mine="true" data-unsent="true">
      <p className={styles.sender}>
        <strong>{t('me')}</strong>
      </p>
      <p className={styles.text}>{unsent.text}</p>
      {unsent.state === 'sending' ? (
        <p className={styles.when}>{t('sending')}</p>
      ) : (
        <Row gap={2} role="alert">
          <StatusBadge tone="danger">{t('notSent')}</StatusBadge>
          <Button variant="secondary" size="s" onClick={() => outbox.retry(unsent)}>
            {t('retry')}
          </Button>
          <Button variant="quiet" size="s" onClick={() => outbox.remove(unsent.id)}>
            {t('remove')}
          </Button>
        </Row>
      )}
    </li>
  )
}
