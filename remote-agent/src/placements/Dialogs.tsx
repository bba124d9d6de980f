import { dateOf, partsOf } from '@onward/contracts/calendar-days'
import { PLACEMENT_END_REASONS, PLACEMENT_SETTLEMENTS, type Placement } from '@onward/contracts/casework/placements'
import { usePortal } from '@onward/portal-kit'
import { Dialog, Field, RadioGroup, Select, Stack, TextArea, TextInput } from '@onward/ui/frame'
import { DateField } from '@onward/ui/pick'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useEnd, useRecord, useSettle } from './api'
import { usePlacementMessages } from './catalogue'
import styles from './placements.module.css'
import { type Faults, Sending } from './Sending'

const NO_DAY = partsOf(null)
type Milestone = Placement['milestones'][number]

interface Props {
  placement: Placement
  onClose(): void
}

/** The last milestone that both sides were asked about. */
export const askedLast = ({ milestones }: Placement): Milestone | undefined =>
  milestones.filter(({ checkId }) => checkId !== null).at(-1)

/** Settles a milestone: both answers, the outcome, and how the agent knows. */
export function SettleDialog({ placement, milestone, onClose }: Props & { milestone: Milestone }) {
  const t = usePlacementMessages()
  const m = useMessages()
  const { notify } = usePortal()
  const settle = useSettle()
  const { clientName: name, jobTitle: job, company, source } = placement
  const [outcome, setOutcome] = useState('')
  const [reason, setReason] = useState('')
  const [endReason, setEndReason] = useState('not-known')
  const chosen = PLACEMENT_SETTLEMENTS.find((one) => one === outcome)
  const answerText = (answer: Milestone['jobseeker']) => (answer ? t(`outcome.${answer}`) : t('settle.nothing'))
  const check = (): Faults => ({
    ...(!chosen && { outcome: t('settle.choose') }),
    ...(reason.trim() === '' && { reason: t('settle.reasonMissing') }),
  })
  const send = async () => {
    if (!chosen || !milestone.checkId) return
    const why = PLACEMENT_END_REASONS.find((one) => one === endReason) ?? 'not-known'
    const body = { outcome: chosen, reason, endReason: why }
    const { receipt } = await settle.mutateAsync({ params: { id: milestone.checkId }, body })
    notify({ kind: 'success', title: t('done.settled'), text: t('common.receipt', { reference: receipt.reference }) })
    onClose()
  }
  return (
    <Dialog open title={t('settle.title', { name })} onClose={onClose} closeLabel={m('common.cancel')}>
      <Sending button={t('settle.save')} check={check} send={send} onCancel={onClose}>
        {(faults) => (
          <>
            <p>{t('settle.about', { job, company, weeks: milestone.weeks })}</p>
            <dl className={styles.says}>
              <div>
                <dt>{t('settle.client')}</dt>
                <dd>{answerText(milestone.jobseeker)}</dd>
              </div>
              {source === 'onward' && (
                <div>
                  <dt>{t('settle.employer')}</dt>
                  <dd>{answerText(milestone.employer)}</dd>
                </div>
              )}
            </dl>
            <RadioGroup
              id="outcome"
              name="outcome"
              legend={t('settle.outcome')}
              value={outcome}
              onChange={setOutcome}
              {...(faults.outcome && { error: faults.outcome })}
              options={PLACEMENT_SETTLEMENTS.map((value) => ({
                value,
                label: t(`settle.${value}`),
                ...(value === 'unknown' && { hint: t('settle.unknown.hint') }),
              }))}
            />
            {chosen === 'ended' && (
              <Field id="endReason" label={t('settle.endReason')}>
                <EndReasons value={endReason} onChange={setEndReason} />
              </Field>
            )}
            <Field id="reason" label={t('settle.reason')} hint={t('settle.reasonHint')} error={faults.reason} required>
              <TextArea rows={3} maxLength={2000} value={reason} onChange={({ target }) => setReason(target.value)} />
            </Field>
          </>
        )}
      </Sending>
    </Dialog>
  )
}

function EndReasons({ value, empty, onChange }: { value: string; empty?: string; onChange(value: string): void }) {
  const t = usePlacementMessages()
  return (
    <Select
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        ...(empty === undefined ? [] : [{ value: '', label: empty }]),
        ...PLACEMENT_END_REASONS.map((one) => ({ value: one as string, label: t(`reason.${one}`) })),
      ]}
    />
  )
}

/** Records that a job has ended, when and why. */
export function EndDialog({ placement, onClose }: Props) {
  const t = usePlacementMessages()
  const m = useMessages()
  const { notify } = usePortal()
  const end = useEnd()
  const [day, setDay] = useState(NO_DAY)
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const reason = PLACEMENT_END_REASONS.find((one) => one === chosen)
  const endedOn = dateOf(day)
  const send = async () => {
    if (!reason || !endedOn) return
    const { receipt } = await end.mutateAsync({ params: { id: placement.id }, body: { endedOn, reason, note } })
    notify({ kind: 'success', title: t('done.ended'), text: t('common.receipt', { reference: receipt.reference }) })
    onClose()
  }
  return (
    <Dialog open title={t('end.title', { name: placement.clientName })} onClose={onClose} closeLabel={m('common.cancel')}>
      <Sending
        danger
        button={t('end.save')}
        check={() => ({ ...(!endedOn && { endedOn: t('fault.day') }), ...(!reason && { reason: t('common.chooseAReason') }) })}
        send={send}
        onCancel={onClose}
      >
        {(faults) => (
          <>
            <p>{t('job', { job: placement.jobTitle, company: placement.company })}</p>
            <DateField id="endedOn" legend={t('end.day')} value={day} error={faults.endedOn} onChange={setDay} />
            <Field id="reason" label={t('end.reason')} error={faults.reason} required>
              <EndReasons value={chosen} empty={t('common.chooseAReason')} onChange={setChosen} />
            </Field>
            <Note value={note} onChange={setNote} />
          </>
        )}
      </Sending>
    </Dialog>
  )
}

/** Records a job that a client found elsewhere. */
export function RecordDialog({ caseId, onClose }: { caseId: string; onClose(): void }) {
  const t = usePlacementMessages()
  const m = useMessages()
  const { notify } = usePortal()
  const record = useRecord()
  const [jobTitle, setJobTitle] = useState('')
  const [company, setCompany] = useState('')
  const [day, setDay] = useState(NO_DAY)
  const [note, setNote] = useState('')
  const startedOn = dateOf(day)
  const check = (): Faults => ({
    ...(jobTitle.trim() === '' && { jobTitle: t('fault.job') }),
    ...(company.trim() === '' && { company: t('fault.company') }),
    ...(!startedOn && { startedOn: t('fault.day') }),
  })
  const send = async () => {
    if (!startedOn) return
    const { receipt } = await record.mutateAsync({ params: { id: caseId }, body: { jobTitle, company, startedOn, note } })
    notify({ kind: 'success', title: t('done.recorded'), text: t('common.receipt', { reference: receipt.reference }) })
    onClose()
  }
  return (
    <Dialog open title={t('record.title')} onClose={onClose} closeLabel={m('common.cancel')}>
      <Sending button={t('record.save')} check={check} send={send} onCancel={onClose}>
        {(faults) => (
          <>
            <p>{t('record.text')}</p>
            <Field id="jobTitle" label={t('record.job')} error={faults.jobTitle} required>
              <TextInput value={jobTitle} maxLength={200} onChange={({ target }) => setJobTitle(target.value)} />
            </Field>
            <Field id="company" label={t('record.company')} error={faults.company} required>
              <TextInput value={company} maxLength={200} onChange={({ target }) => setCompany(target.value)} />
            </Field>
            <DateField id="startedOn" legend={t('common.firstDay')} value={day} error={faults.startedOn} onChange={setDay} />
            <Note value={note} onChange={setNote} />
          </>
        )}
      </Sending>
    </Dialog>
  )
}

function Note({ value, onChange }: { value: string; onChange(value: string): void }) {
  const t = usePlacementMessages()
  return (
    <Stack gap={1}>
      <Field label={t('note')} hint={t('noteHint')} note={t('common.optional')}>
        <TextArea rows={3} maxLength={2000} value={value} onChange={({ target }) => onChange(target.value)} />
      </Field>
    </Stack>
  )
}
