import { niNumber } from '@onward/contracts/casework/casework'
import { SEAL_REASONS, type SealReason, sealRecord } from '@onward/contracts/casework/sealing'
import { useWrite } from '@onward/portal-kit/queries'
import { Field, RadioGroup, TextArea, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import * as v from 'valibot'
import { FormDialog } from '../../parts/FormDialog'
import { useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'

export interface SealingDialogProps {
  onClose(): void
  onDone(title: string, answer: { receipt: { reference: string } }): void
}
const NUMBER = 'seal-number'
const REASON = 'seal-reason'
const WORDS = 'seal-words'

/** Seals the record of the person with a National Insurance number. */
export function SealDialog({ onClose, onDone }: SealingDialogProps) {
  const w = useAdminMessages()
  const [number, setNumber] = useState('')
  const [reason, setReason] = useState<SealReason | ''>('')
  const [words, setWords] = useState('')
  const [wasSent, setSent] = useState(false)
  const { refused, failure, forget } = useDecided(() => undefined)
  const seal = useWrite(sealRecord)
  const faults = [
    ...(v.safeParse(niNumber, number).success ? [] : [{ id: NUMBER, message: w('sealed.numberMissing') }]),
    ...(reason ? [] : [{ id: REASON, message: w('sealed.reasonMissing') }]),
    ...(words.trim() ? [] : [{ id: WORDS, message: w('sealed.wordsMissing') }]),
  ]
  const faultOf = (id: string) => (wasSent ? faults.find((one) => one.id === id)?.message : undefined)
  const onSubmit = () => {
    setSent(true)
    forget()
    if (faults.length > 0 || !reason) return
    seal.mutate(
      { body: { niNumber: number, reason, words } },
      { onSuccess: (answer) => onDone(w('sealed.done.sealed'), answer), onError: refused },
    )
  }
  return (
    <FormDialog
      title={w('sealed.seal')}
      submit={w('sealed.sealIt')}
      busy={seal.isPending}
      faults={wasSent ? faults : []}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{w('sealed.sealText')}</p>
      <Field label={w('sealed.number')} id={NUMBER} error={faultOf(NUMBER)} required>
        <TextInput value={number} autoComplete="off" maxLength={40} onChange={({ target }) => setNumber(target.value)} />
      </Field>
      <RadioGroup
        legend={w('sealed.reason')}
        name={REASON}
        id={REASON}
        value={reason}
        error={faultOf(REASON)}
        options={SEAL_REASONS.map((value) => ({ value, label: w(`sealed.why.${value}`) }))}
        onChange={(value) => setReason(value as SealReason)}
      />
      <Field label={w('sealed.words')} hint={w('sealed.wordsHint')} id={WORDS} error={faultOf(WORDS)} required>
        <TextArea rows={3} maxLength={500} value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
    </FormDialog>
  )
}
