import { type SealedRecord, unsealRecord } from '@onward/contracts/casework/sealing'
import { useWrite } from '@onward/portal-kit/queries'
import { Field, TextArea } from '@onward/ui/frame'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import { useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'
import type { SealingDialogProps } from './SealDialog'

const WORDS = 'unseal-words'

/** Unseals a record, with a reason. */
export function UnsealDialog({ one, onClose, onDone }: SealingDialogProps & { one: SealedRecord }) {
  const w = useAdminMessages()
  const [words, setWords] = useState('')
  const [fault, setFault] = useState('')
  const { refused, failure } = useDecided(() => undefined)
  const unseal = useWrite(unsealRecord)
  const onSubmit = () => {
    const missing = words.trim() === ''
    setFault(missing ? w('sealed.wordsMissing') : '')
    if (missing) return
    unseal.mutate(
      { params: { id: one.id }, body: { words } },
      { onSuccess: (answer) => onDone(w('sealed.done.unsealed'), answer), onError: refused },
    )
  }
  return (
    <FormDialog
      title={w('sealed.unsealLabel', { person: one.personName })}
      submit={w('sealed.unseal')}
      busy={unseal.isPending}
      faults={fault ? [{ id: WORDS, message: fault }] : []}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{w('sealed.unsealText')}</p>
      <Field label={w('sealed.words')} id={WORDS} error={fault || undefined} required>
        <TextArea rows={3} maxLength={500} value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
    </FormDialog>
  )
}
