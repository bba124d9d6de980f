import { readAttachment, type ThreadMessage } from '@onward/contracts/threads'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { download } from '@onward/portal-kit/api'
import { formatBytes, formatDayAndTime } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Button, Row, StatusBadge } from '@onward/ui/frame'
import styles from './messages.module.css'
import type { Outbox, Unsent } from './outbox'
import { useMessageWords } from './words'

/** One message: who, what, when, and how far my own has got. */
export function Message({ message, sender, forEmployer }: { message: ThreadMessage; sender: string; forEmployer: boolean }) {
  const t = useMessageWords()
  return (
    <li className={styles.message} data-mine={message.from === 'me'}>
      <p className={styles.sender}>
        <strong>{sender}</strong>
      </p>
      <Body message={message} forEmployer={forEmployer} />
      <p className={styles.when}>
        <time dateTime={message.at}>{formatDayAndTime(message.at)}</time>
        {message.state && <span> · {t(`state.${message.state}`)}</span>}
      </p>
    </li>
  )
}

function Body({ message, forEmployer }: { message: ThreadMessage; forEmployer: boolean }) {
  const t = useMessageWords()
  const { kind, text, call, href, attachment } = message
  if (kind === 'welcome') return <p>{t('welcome')}</p>
  if (kind === 'opened') return <p>{t(forEmployer ? 'openedEmployer' : 'opened')}</p>
  if (attachment) return <Attachment id={message.id} attachment={attachment} />
  return (
    <>
      {call && call.times.length > 0 && (
        <>
          <p>{t('callAsked')}</p>
          <ul>
            {call.times.map((time) => (
              <li key={time}>{formatDayAndTime(time)}</li>
            ))}
          </ul>
        </>
      )}
      {call && <p>{call.confirmed ? t('callConfirmed', { time: formatDayAndTime(call.confirmed) }) : t('callWaiting')}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {href && (
        <p>
          <Link to={href}>{t('see')}</Link>
        </p>
      )}
    </>
  )
}

function Attachment({ id, attachment }: { id: string; attachment: NonNullable<ThreadMessage['attachment']> }) {
  const t = useMessageWords()
  const { notify } = usePortal()
  const errorText = useErrorText()
  const { filename, bytes } = attachment
  return (
    <Button
      variant="secondary"
      size="s"
      icon="download"
      onClick={() =>
        void download(readAttachment, { params: { id } }, filename).catch((error: unknown) =>
          notify({ kind: 'error', title: errorText(error) }),
        )
      }
    >
      {t('download', { name: filename, size: formatBytes(bytes) })}
    </Button>
  )
}

/** A message that has not reached us: it stays visible, with what to do about it. */
export function UnsentMessage({ unsent, outbox }: { unsent: Unsent; outbox: Outbox }) {
  const t = useMessageWords()
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
