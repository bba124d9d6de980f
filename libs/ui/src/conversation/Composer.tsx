import { isPaperFile, messageRisk } from '@onward/contracts/messaging/risky-message'
import { ATTACHMENT_RULE, MESSAGE_MAX_LENGTH, type ThreadSummary } from '@onward/contracts/messaging/threads'
import { messageDanger } from '@onward/contracts/vetting/message'
import { useSession } from '@onward/portal-kit'
import { Button, Field, InlineAlert, Row, TextArea } from '@onward/ui/frame'
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useKeepDraft, useSendFile } from './api'
import { useConversationMessages } from './catalogue'
import styles from './conversation.module.css'
import { newId } from './outbox'
import { SendWarning } from './SendWarning'

const DRAFT_PAUSE_MS = 800

export interface ComposerProps {
  thread: ThreadSummary
  onSend(text: string): void
  /** A file has been sent. */
  onFile?: (() => unknown) | undefined
}
/** The composer. The draft is saved on the server, so that it is on other devices too. */
export function Composer({ thread, onSend, onFile }: ComposerProps) {
  const t = useConversationMessages()
  const [text, setText] = useState(thread.draft)
  const [error, setError] = useState('')
  const draft = useSavedDraft(thread, text)
  const { viewer } = useSession()
  const isWarned = viewer === 'user' && thread.type === 'employer'
  const danger = viewer === 'employer' && thread.type === 'employer' ? messageDanger(text) : null
  const risk = isWarned ? messageRisk(text) : null
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const trimmed = text.trim()
    if (!trimmed) return setError(t('empty'))
    if (trimmed.length > MESSAGE_MAX_LENGTH) {
      return setError(t('tooLong', { count: trimmed.length, max: MESSAGE_MAX_LENGTH }))
    }
    setError('')
    setText('')
    draft.sent()
    onSend(trimmed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }
  return (
    <form className={styles.composer} onSubmit={send} noValidate>
      <Field label={t('write')} hint={t('writeHint', { max: MESSAGE_MAX_LENGTH })} error={error}>
        <TextArea rows={3} value={text} onChange={(event) => setText(event.target.value)} onKeyDown={onKeyDown} />
      </Field>
      {risk && <SendWarning risk={risk} />}
      {danger && (
        <InlineAlert tone="warning" role="status" title={t('danger.sender')}>
          <p>{t(`danger.${danger}`)}</p>
          <p>{t('danger.senderText')}</p>
        </InlineAlert>
      )}
      <div>
        <Button type="submit">{t('send')}</Button>
      </div>
      <Attach thread={thread} onSent={onFile} isWarned={isWarned} />
    </form>
  )
}

function useSavedDraft(thread: ThreadSummary, text: string) {
  const keep = useKeepDraft()
  const saved = useRef(thread.draft)
  const typed = useRef(text)
  const { mutate } = keep
  const save = useCallback(() => {
    const now = typed.current
    if (now === saved.current || now.length > MESSAGE_MAX_LENGTH) return
    saved.current = now
    mutate({ params: { id: thread.id }, body: { text: now } })
  }, [thread.id, mutate])
  useEffect(() => {
    typed.current = text
    const timer = setTimeout(save, DRAFT_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, save])
  // Whoever leaves at once keeps the last words too.
  useEffect(() => save, [save])
  return {
    /** Sending clears the server's draft. */
    sent: () => {
      saved.current = ''
    },
  }
}

function Attach({ thread, onSent, isWarned }: { thread: ThreadSummary; onSent: ComposerProps['onFile']; isWarned: boolean }) {
  const t = useConversationMessages()
  const send = useSendFile()
  const [fault, setFault] = useState('')
  const [sending, setSending] = useState<{ id: string; file: File } | null>(null)
  const [paper, setPaper] = useState<File | null>(null)
  const start = async (id: string, file: File) => {
    setFault('')
    setSending({ id, file })
    try {
      await send.mutateAsync({ params: { id: thread.id }, body: { id }, file })
      setSending(null)
      onSent?.()
    } catch (error) {
      const code = (error as { code?: string }).code
      if (code === 'file-type' || code === 'file-too-large') {
        setSending(null)
        setFault(t(code === 'file-type' ? 'fileType' : 'fileSize'))
      }
    }
  }
  const choose = (file: File | undefined) => {
    setPaper(null)
    if (!file) return
    const isKnown = ATTACHMENT_RULE.extensions.some((extension) => file.name.toLowerCase().endsWith(extension))
    if (!isKnown) setFault(t('fileType'))
    else if (file.size > ATTACHMENT_RULE.maxBytes) setFault(t('fileSize'))
    else if (isWarned && isPaperFile(file.name)) setPaper(file)
    else void start(newId(), file)
  }
  return (
    <div className={styles.attach}>
      <label>
        {t('attach')}
        <input
          type="file"
          accept={ATTACHMENT_RULE.extensions.join(',')}
          aria-describedby="attach-hint"
          disabled={send.isPending}
          onChange={(event) => {
            const file = event.target.files?.[0]
            // Allows the same file to be chosen again after a failure.
            event.target.value = ''
            choose(file)
          }}
        />
      </label>
      <p id="attach-hint" className={styles.soft}>
        {t('attachHint')}
      </p>
      {fault && <InlineAlert tone="danger" title={fault} />}
      {paper && (
        <SendWarning risk="documents">
          <p>{paper.name}</p>
          <Row gap={2}>
            <Button
              variant="secondary"
              size="s"
              onClick={() => {
                setPaper(null)
                void start(newId(), paper)
              }}
            >
              {t('risk.sendFile')}
            </Button>
            <Button variant="secondary" size="s" onClick={() => setPaper(null)}>
              {t('risk.keepFile')}
            </Button>
          </Row>
        </SendWarning>
      )}
      {sending && send.isPending && <p role="status">{t('fileSending', { name: sending.file.name })}</p>}
      {sending && send.isError && (
        <InlineAlert tone="danger" title={t('notSent')}>
          <p>{t('fileFailed', { name: sending.file.name })}</p>
          <Button variant="secondary" size="s" onClick={() => void start(sending.id, sending.file)}>
            {t('retry')}
          </Button>
        </InlineAlert>
      )}
    </div>
  )
}
