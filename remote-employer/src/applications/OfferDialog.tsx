import type { JOB_TYPES } from '@onward/contracts/jobs/job-facts'
import type { OfferDetails } from '@onward/contracts/jobs/offers'
import { Button, Dialog, ErrorSummary, Field, InlineAlert, Row, Stack, TextArea, TextInput } from '@onward/ui/frame'
import { DateField } from '@onward/ui/pick'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { useHiringMessages } from './catalogue'
import { OfferWage } from './OfferWage'
import { draftOf, type OfferDraft, type OfferFaults, readDraft } from './offer-form'
import { today } from './today'

export interface OfferDialogProps {
  name: string
  /** The offer to change; null for a new one. */
  offer: OfferDetails | null
  job: { salary: string; location: string; type: (typeof JOB_TYPES)[number] | null } | undefined
  sending: boolean
  failure: string | null
  onSend(details: OfferDetails): void
  onCancel(): void
}

/** The terms of the offer. Typed text stays, whatever the service answers. */
export function OfferDialog({ name, offer, job, sending, failure, onSend, onCancel }: OfferDialogProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const [draft, setDraft] = useState<OfferDraft>(() => draftOf(offer, job))
  const [faults, setFaults] = useState<OfferFaults>({})
  const change = (part: Partial<OfferDraft>) => setDraft((before) => ({ ...before, ...part }))
  const faultText = (field: keyof OfferDraft) => {
    const fault = faults[field]
    return fault && h(`offer.errors.${fault}`)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const read = readDraft(draft, today())
    setFaults(read.faults ?? {})
    if (read.faults === null) onSend(read.details)
  }
  const listed = (Object.keys(faults) as (keyof OfferDraft)[]).map((field) => ({
    id: `offer-${field}`,
    message: faultText(field),
  }))
  const text = (field: 'pay' | 'hours' | 'place', hint?: string) => (
    <Field id={`offer-${field}`} label={h(`offer.${field}`)} hint={hint} error={faultText(field)} required>
      <TextInput value={draft[field]} maxLength={250} onChange={(event) => change({ [field]: event.target.value })} />
    </Field>
  )
  return (
    <Dialog open title={h(offer ? 'offer.correct' : 'offer.make', { name })} width="l" onClose={onCancel}>
      <form onSubmit={send} noValidate>
        <Stack gap={4}>
          {listed.length > 0 && <ErrorSummary title={h('offer.problem')} errors={listed} />}
          {failure && (
            <InlineAlert tone="danger" title={failure}>
              <p>{h('move.stillHere')}</p>
            </InlineAlert>
          )}
          <p>{h('offer.lead')}</p>
          <DateField
            id="offer-startsOn"
            legend={h('offer.startsOn')}
            hint={h('offer.startsOnHint')}
            error={faultText('startsOn')}
            value={draft.startsOn}
            onChange={(startsOn) => change({ startsOn })}
          />
          {text('pay', h('offer.payHint'))}
          {text('hours', h('offer.hoursHint'))}
          <OfferWage draft={draft} type={job?.type ?? null} />
          {text('place')}
          <DateField
            id="offer-answerBy"
            legend={h('offer.answerBy')}
            hint={h('offer.answerByHint')}
            error={faultText('answerBy')}
            value={draft.answerBy}
            onChange={(answerBy) => change({ answerBy })}
          />
          <Field
            id="offer-note"
            label={h('offer.note')}
            note={h('common.optional')}
            hint={h('offer.noteHint')}
            error={faultText('note')}
          >
            <TextArea value={draft.note} rows={3} maxLength={1200} onChange={(event) => change({ note: event.target.value })} />
          </Field>
          <Row gap={3}>
            <Button type="submit" disabled={sending}>
              {h(sending ? 'common.sending' : offer ? 'offer.save' : 'offer.send')}
            </Button>
            <Button variant="secondary" onClick={onCancel} disabled={sending}>
              {t('common.cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
