import { londonInstant } from '@onward/contracts/london-time'
import { hasCrisisPhrase } from '@onward/contracts/messaging/crisis'
import { MAX_CALL_TIMES } from '@onward/contracts/messaging/threads'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { Button, Dialog, Field, InlineAlert, Row, Stack, TextArea, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { explained, useRequestCall } from './api'
import { useConversationMessages } from './catalogue'
import { newId } from './outbox'

const NUMBERS = Array.from({ length: MAX_CALL_TIMES }, (_, n) => n)

/** Asks the other side of an application, or one's work coach, for a call. */
export function ScheduleCall({ threadId }: { threadId: string }) {
  const t = useConversationMessages()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => setAsking(true)}>
        {t('call.title')}
      </Button>
      <CallDialog
        open={asking}
        done={t('call.asked')}
        lead={t('call.lead')}
        threadOf={async () => threadId}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

export interface CallDialogProps {
  open: boolean
  lead?: string
  /** Notice after the times were sent. */
  done: string
  /** The conversation to send to; it may have to be created first. */
  threadOf(): Promise<string>
  onClose(): void
  onSent?(threadId: string): void
}
/** Suggests up to three times for a call, in United Kingdom time. */
export function CallDialog({ open, onClose, ...rest }: CallDialogProps) {
  const t = useConversationMessages()
  return (
    <Dialog open={open} title={t('call.title')} onClose={onClose} closeLabel={t('call.close')}>
      <CallForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

function CallForm({ lead, done, threadOf, onClose, onSent }: Omit<CallDialogProps, 'open'>) {
  const t = useConversationMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const request = useRequestCall()
  // One id for this request, however often it is sent.
  const [id, setId] = useState(newId)
  const [times, setTimes] = useState<readonly string[]>(NUMBERS.map(() => ''))
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const [error, setError] = useState<Error | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const chosen = [...new Set(times.filter(Boolean))].map(londonInstant)
    if (chosen.length === 0) return setFault(t('call.needed'))
    const toCome = chosen.filter((time): time is Date => time !== null && time.getTime() > Date.now())
    if (toCome.length < chosen.length) return setFault(t('call.past'))
    setFault('')
    setError(null)
    if (request.isPending) return
    try {
      const threadId = await threadOf()
      await request.mutateAsync({ params: { id: threadId }, body: { id, times: toCome.map((time) => time.toISOString()), text } })
      setId(newId())
      setTimes(NUMBERS.map(() => ''))
      setText('')
      onClose()
      // After a crisis text the conversation shows its answer, and nothing else.
      if (!hasCrisisPhrase(text)) notify({ kind: 'success', title: done })
      onSent?.(threadId)
    } catch (failed) {
      // What was chosen stays.
      setError(failed as Error)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        {lead && <p>{lead}</p>}
        {NUMBERS.map((n) => (
          <Field key={n} label={t('call.time', { number: n + 1 })} error={n === 0 ? fault : ''}>
            <TextInput
              type="datetime-local"
              value={times[n] ?? ''}
              onChange={({ target }) => setTimes((all) => all.map((one, i) => (i === n ? target.value : one)))}
            />
          </Field>
        ))}
        <Field label={t('call.about')}>
          <TextArea rows={2} maxLength={500} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        {error && <InlineAlert tone="danger" title={explained(error) ?? errorText(error)} />}
        <Row gap={3}>
          <Button type="submit">{t('call.send')}</Button>
        </Row>
      </Stack>
    </form>
  )
}
