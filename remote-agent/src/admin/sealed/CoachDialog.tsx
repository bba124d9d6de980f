import { nameCoachOfSealed, type SealedRecord } from '@onward/contracts/casework/sealing'
import { useWrite } from '@onward/portal-kit/queries'
import { RadioGroup } from '@onward/ui/frame'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import { useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'
import type { SealingDialogProps } from './SealDialog'

const COACH = 'seal-coach'

/** Names the work coach of a sealed record whose coach has gone. */
export function CoachDialog({ one, onClose, onDone }: SealingDialogProps & { one: SealedRecord }) {
  const w = useAdminMessages()
  const [agentId, setAgentId] = useState('')
  const [fault, setFault] = useState('')
  const { refused, failure } = useDecided(() => undefined)
  const name = useWrite(nameCoachOfSealed)
  const onSubmit = () => {
    setFault(agentId === '' ? w('sealed.choose') : '')
    if (agentId === '') return
    name.mutate(
      { params: { id: one.id }, body: { agentId } },
      { onSuccess: (done) => onDone(w('sealed.named'), done), onError: refused },
    )
  }
  return (
    <FormDialog
      title={w('sealed.nameLabel', { person: one.personName })}
      submit={w('sealed.save')}
      busy={name.isPending}
      faults={fault ? [{ id: COACH, message: fault }] : []}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{w('sealed.nameText')}</p>
      <RadioGroup
        legend={w('common.workCoach')}
        name={COACH}
        id={COACH}
        value={agentId}
        error={fault || undefined}
        options={one.candidates.map(({ id, name: label }) => ({ value: id, label }))}
        onChange={setAgentId}
      />
    </FormDialog>
  )
}
