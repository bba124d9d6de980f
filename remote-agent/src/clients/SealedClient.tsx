import type { readSeal } from '@onward/contracts/casework/sealing'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { useFormFailure } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Button, ErrorSummary, Field, InlineAlert, TextArea } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { useAskToOpenSealed } from './api'
import { useClientMessages } from './catalogue'
import styles from './client.module.css'

interface SealedClientProps {
  id: string
  seal: ResponseOf<typeof readSeal>
}
/** A record that an administrator has sealed: the agent asks to open it, with a reason. */
export function SealedClient({ id, seal: { asked, askedAt } }: SealedClientProps) {
  const t = useMessages()
  const w = useClientMessages()
  const { failure, failed, forget } = useFormFailure()
  const ask = useAskToOpenSealed()
  const [words, setWords] = useState('')
  const [error, setError] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    forget()
    const missing = words.trim() === ''
    setError(missing ? w('sealed.missing') : '')
    if (missing) return
    ask.mutate({ params: { id }, body: { words } }, { onError: (refused) => failed(t('common.thatDidNotWork'), refused) })
  }
  const day = formatDay(askedAt ?? new Date().toISOString())
  if (asked === 'waiting' || ask.isSuccess)
    return <InlineAlert title={w('sealed.waiting')}>{w('sealed.waitingText', { day })}</InlineAlert>
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {failure && <ErrorSummary {...failure} errors={[]} />}
      <p>{w('sealed.text')}</p>
      {asked && <p>{w(`sealed.${asked}`, { day })}</p>}
      <Field label={w('sealed.reason')} error={error || undefined} required>
        <TextArea value={words} rows={3} maxLength={500} onChange={({ target }) => setWords(target.value)} />
      </Field>
      <div>
        <Button type="submit" disabled={ask.isPending}>
          {w('sealed.submit')}
        </Button>
      </div>
    </form>
  )
}
