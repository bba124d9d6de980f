import type { FullEmployerJob } from '@onward/contracts/jobs/vacancies'
import { useFormFailure, usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Button, Disclosure, ErrorSummary, Field, Stack, TextArea } from '@onward/ui/frame'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../catalogue'
import { useAppeal } from '../posting/api'
import { usePostingMessages } from '../posting/catalogue'

const LONGEST = 500

/** The employer's one answer to a return: written here, or shown once it is sent. */
export function Appeal({ job }: { job: FullEmployerJob }) {
  const t = useMessages()
  const p = usePostingMessages()
  const id = useId()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { failure, failed, forget } = useFormFailure()
  const { notify } = usePortal()
  const write = useAppeal()
  if (job.appeal) {
    return (
      <p>
        {p(job.appeal.decided ? 'appeal.decided' : 'appeal.waits', { day: formatDay(job.appeal.at), words: job.appeal.words })}
      </p>
    )
  }
  const isReturned = job.state === 'draft' && job.checks.includes('sent-back')
  if (!isReturned && !job.waitingEdit?.note) return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    forget()
    const words = text.trim()
    setMissing(words === '')
    if (words === '') return
    write.mutate(
      { params: { id: job.id }, body: { words, version: job.version } },
      {
        onSuccess: ({ receipt }) =>
          notify({
            kind: 'success',
            title: p('appeal.done'),
            text: t('common.receipt', { reference: receipt.reference }),
          }),
        onError: (error) => failed(t('common.thatDidNotWork'), error),
      },
    )
  }
  return (
    <Disclosure summary={p('appeal.open')}>
      <form onSubmit={send} noValidate>
        <Stack gap={3}>
          {failure && <ErrorSummary {...failure} errors={[]} />}
          <p>{p('appeal.text')}</p>
          <Field label={p('appeal.label')} id={id} error={isMissing ? p('appeal.missing') : undefined} required>
            <TextArea rows={3} maxLength={LONGEST} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
          <Button type="submit" variant="secondary" disabled={write.isPending}>
            {p('appeal.send')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  )
}
