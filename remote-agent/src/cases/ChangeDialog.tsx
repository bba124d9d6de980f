import { CASE_PRIORITIES, CASE_STAGES } from '@onward/contracts/casework/case-history'
import type { CaseDetails } from '@onward/contracts/casework/cases'
import { useFormFailure, usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { Button, Field, Select, TextArea } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { FormDialog } from '../parts/FormDialog'
import { useSetPriority, useSetStage } from './api'
import { useCaseMessages } from './catalogue'
import { stageText } from './stage-and-priority'

const SHORTEST_REASON = 10

export interface ChangeDialogProps {
  id: string
  one: CaseDetails
  what: 'stage' | 'priority'
  onClose(): void
}
/** Sets stage or priority with a reason, or removes what was set. */
export function ChangeDialog({ id, one, what, onClose }: ChangeDialogProps) {
  const t = useMessages()
  const w = useCaseMessages()
  const { notify } = usePortal()
  const { failure, failed, forget } = useFormFailure()
  const stage = useSetStage()
  const priority = useSetPriority()
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState({ chosen: '', reason: '' })
  const isSet = (what === 'stage' ? one.stageReason : one.priorityReason) !== null
  const isPending = stage.isPending || priority.isPending
  const options =
    what === 'stage'
      ? CASE_STAGES.map((value) => ({ value: value as string, label: stageText(value) }))
      : CASE_PRIORITIES.map((value) => ({ value: value as string, label: w(`priority.${value}`) }))
  const then = {
    onSuccess: ({ receipt }: { receipt: { reference: string } }) => {
      notify({ kind: 'success', title: w(`changed.${what}`), text: t('common.receipt', { reference: receipt.reference }) })
      onClose()
    },
    onError: (error: ApiError) => failed(t('common.thatDidNotWork'), error),
  }
  const release = () => {
    forget()
    const input = { params: { id }, body: { set: false as const } }
    if (what === 'stage') stage.mutate(input, then)
    else priority.mutate(input, then)
  }
  const onSubmit = () => {
    forget()
    const isShort = reason.trim().length < SHORTEST_REASON
    setFaults({ chosen: chosen ? '' : w('change.chooseFault'), reason: isShort ? w('change.short') : '' })
    const wantedStage = CASE_STAGES.find((one) => one === chosen)
    const wantedPriority = CASE_PRIORITIES.find((one) => one === chosen)
    if (isShort) return
    const set = true as const
    if (what === 'stage' && wantedStage) stage.mutate({ params: { id }, body: { set, stage: wantedStage, reason } }, then)
    if (what === 'priority' && wantedPriority)
      priority.mutate({ params: { id }, body: { set, priority: wantedPriority, reason } }, then)
  }
  return (
    <FormDialog
      title={w(`change.${what}`)}
      submit={w(isPending ? 'common.saving' : 'common.save')}
      busy={isPending}
      failure={failure}
      more={
        isSet && (
          <Button variant="secondary" onClick={release} disabled={isPending}>
            {w(`change.release.${what}`)}
          </Button>
        )
      }
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{w(`change.${what}.text`)}</p>
      <Field label={w(what)} error={faults.chosen} required>
        <Select
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={[{ value: '', label: w('change.choose') }, ...options]}
        />
      </Field>
      <Field label={w('change.reason')} hint={w('change.reasonHint')} error={faults.reason} required>
        <TextArea rows={3} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  )
}
