import { type Candidate, INVITATION_TEXT_MAX } from '@onward/contracts/jobs/pool'
import { useErrorText, usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { Button, Dialog, Field, InlineAlert, TextArea } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useInvite } from './api'
import styles from './candidates.module.css'
import { useCandidateMessages } from './catalogue'

export interface InviteDialogProps {
  candidate: Candidate
  job: { id: string; title: string }
  onClose(): void
}

/** Asks for a short message, and says what the person and the employer will see. */
export function InviteDialog({ candidate, job, onClose }: InviteDialogProps) {
  const w = useCandidateMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const [message, setMessage] = useState(w('invite.template', { job: job.title }))
  const [fault, setFault] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const invite = useInvite()
  const name = w('name', { code: candidate.code })
  const refused = (error: ApiError) => {
    const field = error.fieldErrors.find((one) => one.field === 'message')?.message
    setFault(field ?? null)
    if (field) return
    // The service's own sentences for these are translated and say what to do.
    const explained = error.code === 'state-conflict' || error.code === 'already-exists' ? error.problem?.detail : undefined
    setFailure(error.code === 'not-found' ? w('gone', { name }) : (explained ?? errorText(error)))
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    setFault(message.trim() === '' ? w('invite.missing') : null)
    if (message.trim() === '') return
    invite.mutate(
      { params: { id: candidate.id }, body: { jobId: job.id, message } },
      {
        onSuccess: ({ receipt: { reference } }) => {
          notify({ kind: 'success', title: w('invite.done.title'), text: w('invite.done.text', { name, reference }) })
          onClose()
        },
        onError: refused,
      },
    )
  }
  return (
    <Dialog open title={w('invite.title', { name })} onClose={onClose}>
      <form className={styles.form} onSubmit={send} noValidate>
        <p>{w('invite.for', { job: job.title })}</p>
        {failure && (
          <InlineAlert tone="danger" title={w('invite.failed')} role="alert">
            <p>{failure}</p>
          </InlineAlert>
        )}
        <Field label={w('invite.message')} hint={w('invite.hint')} error={fault} required>
          <TextArea
            value={message}
            rows={7}
            maxLength={INVITATION_TEXT_MAX}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
        <p>{w('invite.next')}</p>
        <div className={styles.actions}>
          <Button type="submit" disabled={invite.isPending}>
            {w(invite.isPending ? 'invite.sending' : 'invite.send')}
          </Button>
          <Button variant="secondary" onClick={onClose} disabled={invite.isPending}>
            {w('common.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
