import { type EmployerInterview, isOpenInterview } from '@onward/contracts/jobs/interviews'
import { usePortal } from '@onward/portal-kit'
import { InlineAlert, Stack } from '@onward/ui/frame'
import { useSlotMessages } from '@onward/ui/slot'
import { useState } from 'react'
import { useChange, usePropose } from './api'
import { useInterviewMessages } from './catalogue'
import { Details } from './Details'
import { checkSlots, detailsFaults, draftOf, type InterviewDraft, sentFieldOf } from './draft'
import { faultsOf } from './fault-texts'
import { Sending } from './Sending'
import { Times } from './Times'

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
      idOf={(field) => sentFieldOf(slots, field)}
      send={send}
      onCancel={onDone}
    >
      {(faults) => (
        <>
          {interview?.state === 'confirmed' && <InlineAlert tone="warning" title={t('form.callsOff')} />}
          <p>{t('form.lead')}</p>
          <Times draft={draft} faults={faults} onChange={change} />
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
