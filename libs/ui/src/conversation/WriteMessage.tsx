import { hasCrisisPhrase } from '@onward/contracts/messaging/crisis'
import { usePortal, useSession } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { useEffect, useState } from 'react'
import { CrisisAnswer } from '../crisis/CrisisCard'
import { Answer } from './Answer'
import { refreshThreads, useThreads } from './api'
import { Composer } from './Composer'
import { useConversationMessages } from './catalogue'
import styles from './conversation.module.css'
import { UnsentMessage } from './Message'
import { useOutbox } from './outbox'
import { lastMessageText, Unread } from './ThreadList'

export interface WriteMessageProps {
  caseId: string
  /** Address of the page of messages, where the conversation is read. */
  page: string
  /** The field is there. */
  onReady?(): void
}
/** Writes to the client of a case away from the page of messages: with the same draft, outbox and files. */
export function WriteMessage({ caseId, page, onReady }: WriteMessageProps) {
  const t = useConversationMessages()
  const { user } = useSession()
  const { notify } = usePortal()
  const threads = useThreads()
  const onSent = () => {
    notify({ kind: 'success', title: t('sentAnnounce') })
    return refreshThreads()
  }
  const outbox = useOutbox(user?.accountId ?? '', onSent)
  const [written, setWritten] = useState('')
  return (
    <Answer of={threads}>
      {({ items }) => {
        const thread = items.find((one) => one.caseId === caseId)
        if (!thread) return <p className={styles.soft}>{t('missing')}</p>
        const unsent = outbox.items.filter(({ threadId }) => threadId === thread.id)
        return (
          <>
            <p className={styles.latest}>
              <Link to={`${page}?thread=${thread.id}`}>{t('read')}</Link>
              <Unread count={thread.unread} />
              <span className={styles.last}>{lastMessageText(t, thread, false)}</span>
            </p>
            {unsent.length > 0 && (
              <ol className={styles.messages}>
                {unsent.map((one) => (
                  <UnsentMessage key={one.id} unsent={one} outbox={outbox} />
                ))}
              </ol>
            )}
            <Ready onReady={onReady} />
            {hasCrisisPhrase(written) && <CrisisAnswer />}
            <Composer
              thread={thread}
              onSend={(text) => {
                setWritten(text)
                outbox.send(thread.id, text)
              }}
              onFile={onSent}
            />
          </>
        )
      }}
    </Answer>
  )
}

function Ready({ onReady }: Pick<WriteMessageProps, 'onReady'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come
  useEffect(() => onReady?.(), [])
  return null
}
