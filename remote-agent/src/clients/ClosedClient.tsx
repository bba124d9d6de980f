import { useFormFailure } from '@onward/portal-kit'
import { Button, ErrorSummary, Field, TextArea } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { useOpenElsewhere, useSeal } from './api'
import { useClientMessages } from './catalogue'
import styles from './client.module.css'
import { SealedClient } from './SealedClient'

const SHORTEST_REASON = 10

/** A client whom the agent may not open: sealed by an administrator, or of another office. */
export function ClosedClient({ id }: { id: string }) {
  const seal = useSeal(id)
  if (seal.isPending) return null
  return seal.data?.sealed ? <SealedClient id={id} seal={seal.data} /> : <OfAnotherOffice id={id} />
}

/** Opened for an hour, with a reason. */
function OfAnotherOffice({ id }: { id: string }) {
  const t = useMessages()
  const w = useClientMessages()
  const { failure, failed, forget } = useFormFailure()
  const open = useOpenElsewhere()
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    forget()
    if (reason.trim().length < SHORTEST_REASON) return setError(w('closed.short'))
    setError('')
    open.mutate(
      { params: { id }, body: { reason } },
      {
        onError: (refused) => (refused.status === 404 ? setError(w('closed.gone')) : failed(t('common.thatDidNotWork'), refused)),
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {failure && <ErrorSummary {...failure} errors={[]} />}
      <p>{w('closed.text')}</p>
      <Field label={w('closed.reason')} error={error || undefined} required>
        <TextArea value={reason} rows={3} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div>
        <Button type="submit" disabled={open.isPending}>
          {w('closed.submit')}
        </Button>
      </div>
    </form>
  )
}
