import { answerSealRequest, SEAL_HOURS, type SealHours, type SealRequest } from '@onward/contracts/casework/sealing'
import { useWrite } from '@onward/portal-kit/queries'
import { RadioGroup } from '@onward/ui/frame'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import { useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'
import type { SealingDialogProps } from './SealDialog'

const ANSWER = 'seal-answer'

/** Says yes for some hours, or no, to an agent who asks to open a sealed record. */
export function AnswerDialog({ one, onClose, onDone }: SealingDialogProps & { one: SealRequest }) {
  const w = useAdminMessages()
  const [chosen, setChosen] = useState<'' | 'no' | SealHours>('')
  const [fault, setFault] = useState('')
  const { refused, failure } = useDecided(() => undefined)
  const answer = useWrite(answerSealRequest)
  const onSubmit = () => {
    setFault(chosen === '' ? w('sealed.answerMissing') : '')
    if (chosen === '') return
    const body = chosen === 'no' ? { yes: false } : { yes: true, hours: chosen }
    answer.mutate(
      { params: { id: one.id }, body },
      { onSuccess: (done) => onDone(w(chosen === 'no' ? 'sealed.done.no' : 'sealed.done.yes'), done), onError: refused },
    )
  }
  return (
    <FormDialog
      title={w('sealed.answer')}
      submit={w('sealed.answerIt')}
      busy={answer.isPending}
      faults={fault ? [{ id: ANSWER, message: fault }] : []}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{w('sealed.asks', { agent: one.agentName, office: one.officeName, person: one.personName })}</p>
      <blockquote>{one.words}</blockquote>
      <RadioGroup
        legend={w('sealed.answerLegend')}
        name={ANSWER}
        id={ANSWER}
        value={String(chosen)}
        error={fault || undefined}
        options={[
          ...SEAL_HOURS.map((hours) => ({ value: String(hours), label: w('sealed.yes', { hours }) })),
          { value: 'no', label: w('sealed.no') },
        ]}
        onChange={(value) => setChosen(value === 'no' ? 'no' : (SEAL_HOURS.find((hours) => String(hours) === value) ?? ''))}
      />
    </FormDialog>
  )
}
