import { MAX_CALL_TIMES, type ThreadSummary } from '@onward/contracts/threads'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { useNavigate } from '@onward/portal-kit/router'
import { Button, ButtonLink, Card, Dialog, Field, InlineAlert, Row, Stack, TextArea, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useOpenSupport, useRequestCall } from './api'
import { newId } from './outbox'
import { useMessageWords } from './words'

/** Ways to get help beside writing. */
export function SupportCards({ support }: { support: ThreadSummary | undefined }) {
  const t = useMessageWords()
  const [asking, setAsking] = useState(false)
  return (
    <Stack gap={3}>
      <h2>{t('cards.title')}</h2>
      <Card>
        <h3>{t('call.card')}</h3>
        <p>{t('call.text')}</p>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('call.action')}
        </Button>
      </Card>
      <Card>
        <h3>{t('assistant.card')}</h3>
        <p>{t('assistant.text')}</p>
        <ButtonLink to="/messages?assistant" variant="secondary">
          {t('assistant.action')}
        </ButtonLink>
      </Card>
      <Dialog open={asking} title={t('call.card')} onClose={() => setAsking(false)} closeLabel={t('call.close')}>
        <CallForm support={support} onDone={() => setAsking(false)} />
      </Dialog>
    </Stack>
  )
}

const NUMBERS = Array.from({ length: MAX_CALL_TIMES }, (_, n) => n)

function CallForm({ support, onDone }: { support: ThreadSummary | undefined; onDone(): void }) {
  const t = useMessageWords()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const navigate = useNavigate()
  const open = useOpenSupport()
  const request = useRequestCall()
  // One name for this request, however often it is sent.
  const [id] = useState(newId)
  const [times, setTimes] = useState<readonly string[]>(NUMBERS.map(() => ''))
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const chosen = [...new Set(times.filter(Boolean))].map((time) => new Date(time))
    if (chosen.length === 0) return setFault(t('call.needed'))
    if (chosen.some((time) => !(time.getTime() > Date.now()))) return setFault(t('call.past'))
    setFault('')
    if (request.isPending || open.isPending) return
    try {
      const threadId = support?.id ?? (await open.mutateAsync({})).id
      await request.mutateAsync({ params: { id: threadId }, body: { id, times: chosen.map((time) => time.toISOString()), text } })
      onDone()
      notify({ kind: 'success', title: t('call.done') })
      navigate(`/messages?thread=${threadId}`)
    } catch {
      // Shown below; what was chosen stays.
    }
  }
  const error = request.error ?? open.error
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
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
        {error && <InlineAlert tone="danger" title={errorText(error)} />}
        <Row gap={3}>
          <Button type="submit">{t('call.send')}</Button>
        </Row>
      </Stack>
    </form>
  )
}
