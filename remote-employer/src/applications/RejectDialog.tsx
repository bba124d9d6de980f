import { Button, Dialog, Field, RadioGroup, TextArea } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../words'
import styles from './NextStep.module.css'

const READY = ['experience', 'skills', 'filled'] as const
const MAX_LETTERS = 1000

export interface RejectDialogProps {
  open: boolean
  name: string
  sending: boolean
  onReject(reason: string): void
  onCancel(): void
}

/** Asks what the applicant will read: one of three kind sentences, or the employer's own words. Nobody is rejected without any. */
export function RejectDialog({ open, name, sending, onReject, onCancel }: RejectDialogProps) {
  const t = useMessages()
  const [choice, setChoice] = useState('')
  const [own, setOwn] = useState('')
  const [missing, setMissing] = useState(false)
  const ready = READY.find((one) => one === choice)
  const reason = ready ? t(`reject.reason.${ready}`) : choice === 'own' ? own.trim() : ''
  const send = () => {
    setMissing(reason === '')
    if (reason !== '') onReject(reason)
  }
  return (
    <Dialog open={open} title={t('reject.title')} onClose={onCancel}>
      <p>{t('reject.text', { name })}</p>
      <RadioGroup
        legend={t('reject.reason')}
        name="reject-reason"
        value={choice}
        onChange={setChoice}
        error={missing && choice !== 'own' ? t('reject.missing') : undefined}
        options={[
          ...READY.map((value) => ({ value, label: t(`reject.reason.${value}`) })),
          { value: 'own', label: t('reject.reason.own') },
        ]}
      />
      {choice === 'own' && (
        <Field label={t('reject.own')} hint={t('reject.own.hint')} error={missing ? t('reject.missing') : undefined}>
          <TextArea value={own} rows={4} maxLength={MAX_LETTERS} onChange={(event) => setOwn(event.target.value)} />
        </Field>
      )}
      <div className={styles.moves}>
        <Button variant="danger" onClick={send} disabled={sending}>
          {t(sending ? 'reject.sending' : 'reject.confirm')}
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={sending}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
