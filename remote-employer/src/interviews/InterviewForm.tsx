import { type EmployerInterview, INTERVIEW_MINUTES, isOpenInterview, MAX_SLOTS } from '@onward/contracts/jobs/interviews'
import { usePortal } from '@onward/portal-kit'
import { Button, Field, InlineAlert, Select, Stack } from '@onward/ui/frame'
import { SlotFields, slotFaultText, useSlotMessages } from '@onward/ui/slot'
import { EMPTY_SLOT } from '@onward/ui/slot-draft'
import { useState } from 'react'
import { useChange, usePropose } from './api'
import { type InterviewMessages, useInterviewMessages } from './catalogue'
import { Details } from './Details'
import { checkSlots, type DraftFault, detailsFaults, draftOf, type InterviewDraft, LENGTHS, sentIndexes } from './draft'
import { type Faults, Sending } from './Sending'

interface Messages {
  t: InterviewMessages
  slot: ReturnType<typeof useSlotMessages>
}
function textOf({ t, slot }: Messages, found: DraftFault): string {
  if (found.fault === 'missing') return t(`fault.missing.${found.field}`)
  if (found.fault === 'twice') return t('fault.twice')
  return 'slot' in found ? slotFaultText(slot, found.fault, found.slot) : ''
}
/** Id of the control for an error: for a time its day, unless another field is wrong. */
function controlOf(found: DraftFault): string {
  const part = 'slot' in found && (found.fault.fault === 'time' || found.fault.fault === 'which') ? `-${found.fault.fault}` : ''
  return `${found.field}${part}`
}
const faultsOf = (t: Messages, found: readonly DraftFault[]): Faults =>
  Object.fromEntries(found.map((one) => [controlOf(one), textOf(t, one)]))

export interface InterviewFormProps {
  applicationId: string
  /** The current interview: an open one gets new times; after an ended one a new one is created. */
  interview: EmployerInterview | undefined
  onDone(): void
}

/** Proposes one to three times with the details that the applicant needs. */
export function InterviewForm({ applicationId, interview, onDone }: InterviewFormProps) {
  const t = useInterviewMessages()
  const slotMessages = useSlotMessages()
  const { notify } = usePortal()
  const propose = usePropose()
  const open = interview && isOpenInterview(interview.state) ? interview : undefined
  const [draft, setDraft] = useState<InterviewDraft>(() => draftOf(interview, new Date()))
  const change = (next: Partial<InterviewDraft>) => setDraft((before) => ({ ...before, ...next }))
  const { slots, minutes, way, ...details } = draft
  const lengths = [...new Set([...LENGTHS, minutes])].sort((a, b) => a - b)
  const send = async () => {
    const times = checkSlots(slots, new Date()).slots
    if (way === '') return
    const { receipt } = await propose.mutateAsync({
      params: { id: applicationId },
      body: { ...details, way, minutes, slots: times, version: open?.version ?? null },
    })
    notify({
      kind: 'success',
      title: t(open ? 'done.newTimes' : 'done.invited'),
      text: t('common.receipt', { reference: receipt.reference }),
    })
    onDone()
  }
  return (
    <Sending
      button={t(open ? 'form.sendTimes' : 'form.send')}
      check={() => faultsOf({ t, slot: slotMessages }, [...checkSlots(slots, new Date()).faults, ...detailsFaults(draft)])}
      idOf={(field) => {
        const sent = /^slots\.(\d+)$/.exec(field)
        return sent ? `slots.${sentIndexes(slots)[Number(sent[1])] ?? 0}` : field === 'slots' ? 'slots.0' : field
      }}
      send={send}
      onCancel={onDone}
    >
      {(faults) => (
        <>
          {interview?.state === 'confirmed' && <InlineAlert tone="warning" title={t('form.callsOff')} />}
          <p>{t('form.lead')}</p>
          {slots.map((slot, index) => (
            <SlotFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a time is its place in the list
              key={index}
              id={`slots.${index}`}
              legend={t('form.time', { number: index + 1 })}
              slot={slot}
              error={['', '-time', '-which'].map((part) => faults[`slots.${index}${part}`]).find(Boolean)}
              onChange={(next) => change({ slots: slots.map((one, at) => (at === index ? next : one)) })}
              onRemove={
                slots.length > 1
                  ? {
                      label: t('form.remove', { number: index + 1 }),
                      remove: () => change({ slots: slots.filter((_, at) => at !== index) }),
                    }
                  : undefined
              }
            />
          ))}
          {slots.length < MAX_SLOTS && (
            <div>
              <Button variant="secondary" size="s" onClick={() => change({ slots: [...slots, EMPTY_SLOT] })}>
                {t('form.addTime')}
              </Button>
            </div>
          )}
          <Field id="minutes" label={t('form.length')} error={faults.minutes}>
            <Select
              value={String(minutes)}
              onChange={({ target }) => change({ minutes: Number(target.value) || INTERVIEW_MINUTES.least })}
              options={lengths.map((value) => ({ value: String(value), label: t('common.minutes', { count: value }) }))}
            />
          </Field>
          <Stack gap={5}>
            <Details applicationId={applicationId} draft={draft} faults={faults} onChange={change} />
          </Stack>
        </>
      )}
    </Sending>
  )
}

/** Corrects place, contact and what to bring for an agreed interview. */
export function DetailsForm({ interview, onDone }: { interview: EmployerInterview; onDone(): void }) {
  const t = useInterviewMessages()
  const slotMessages = useSlotMessages()
  const { notify } = usePortal()
  const change = useChange()
  const [draft, setDraft] = useState(() => {
    const { way, place, meet, bring, adjustments, note } = interview
    return { way: way as InterviewDraft['way'], place, meet, bring, adjustments, note }
  })
  return (
    <Sending
      button={t('form.save')}
      check={() => faultsOf({ t, slot: slotMessages }, detailsFaults(draft))}
      send={async () => {
        if (draft.way === '') return
        const { receipt } = await change.mutateAsync({
          params: { id: interview.id },
          body: { ...draft, way: draft.way, version: interview.version },
        })
        notify({ kind: 'success', title: t('done.changed'), text: t('common.receipt', { reference: receipt.reference }) })
        onDone()
      }}
      onCancel={onDone}
    >
      {(faults) => (
        <>
          <p>{t('form.detailsLead')}</p>
          <Details
            applicationId={interview.applicationId}
            draft={draft}
            faults={faults}
            onChange={(next) => setDraft((before) => ({ ...before, ...next }))}
          />
        </>
      )}
    </Sending>
  )
}
