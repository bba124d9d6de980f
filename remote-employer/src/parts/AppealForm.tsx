import { useFormFailure, usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { formatDay } from '@onward/portal-kit/i18n'
import { Button, Disclosure, ErrorSummary, Field, Stack, TextArea } from '@onward/ui/frame'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../catalogue'

const LONGEST = 500

interface Answered {
  words: string
  at: string
  decided: boolean
}
/** The one answer to a decision, once it is sent. */
export function SentAppeal({ appeal: { words, at, decided } }: { appeal: Answered }) {
  const t = useMessages()
  return <p>{t(decided ? 'appeal.decided' : 'appeal.waits', { day: formatDay(at), words })}</p>
}

interface AppealFormProps {
  /** What happens with the answer, and what is asked. */
  text: string
  label: string
  missing: string
  busy: boolean
  send(words: string, then: { onSuccess(answer: { receipt: { reference: string } }): void; onError(error: ApiError): void }): void
}
/** Writes the one answer to a decision. */
export function AppealForm({ text, label, missing, busy, send }: AppealFormProps) {
  const t = useMessages()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { failure, failed, forget } = useFormFailure()
  const { notify } = usePortal()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    forget()
    const words = typed.trim()
    setMissing(words === '')
    if (words === '') return
    send(words, {
      onSuccess: ({ receipt }) =>
        notify({ kind: 'success', title: t('appeal.done'), text: t('common.receipt', { reference: receipt.reference }) }),
      onError: (error) => failed(t('common.thatDidNotWork'), error),
    })
  }
  return (
    <Disclosure summary={t('appeal.open')}>
      <form onSubmit={submit} noValidate>
        <Stack gap={3}>
          {failure && <ErrorSummary {...failure} errors={[]} />}
          <p>{text}</p>
          <Field label={label} id={id} error={isMissing ? missing : undefined} required>
            <TextArea rows={3} maxLength={LONGEST} value={typed} onChange={({ target }) => setTyped(target.value)} />
          </Field>
          <Button type="submit" variant="secondary" disabled={busy}>
            {t('appeal.send')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  )
}
