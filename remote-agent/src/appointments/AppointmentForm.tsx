import { APPOINTMENT_WAYS, type Appointment } from '@onward/contracts/casework/appointments'
import { useErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { Button, ErrorSummary, Field, RadioGroup, Row, Select, Stack, TextArea, TextInput } from '@onward/ui/frame'
import { SlotFields, slotFaultText, useSlotMessages } from '@onward/ui/slot'
import { type FormEvent, useState } from 'react'
import { explained } from './api'
import { useAppointmentMessages } from './catalogue'
import { draftOf, LENGTHS, readDraft, withWay } from './draft'

export type AppointmentBody = NonNullable<ReturnType<typeof readDraft>['body']>
type Faults = Readonly<Record<string, string>>

interface Props {
  /** The referral's phone number. */
  phone: string
  appointment?: Appointment
  /** Sends the form; a thrown error is shown and typed text stays. */
  send(body: AppointmentBody): Promise<unknown>
  onCancel(): void
}
/** Time, way, place and subject. */
export function AppointmentForm({ phone, appointment, send, onCancel }: Props) {
  const t = useAppointmentMessages()
  const slotMessages = useSlotMessages()
  const errorText = useErrorText()
  const [draft, setDraft] = useState(() => draftOf(appointment, new Date()))
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const { way } = draft
  const lengths = [...new Set([...LENGTHS, draft.minutes])].sort((a, b) => a - b)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const { body, faults: found } = readDraft(draft, new Date())
    setFailure('')
    setFaults(
      Object.fromEntries(
        found.map((one) => {
          if (one.field !== 'startsAt') return [one.field, t(`form.fault.${one.field}`)]
          const part = one.fault.fault === 'time' || one.fault.fault === 'which' ? `-${one.fault.fault}` : ''
          return [`startsAt${part}`, slotFaultText(slotMessages, one.fault, draft.slot)]
        }),
      ),
    )
    if (!body) return
    setSending(true)
    try {
      await send(body)
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors : []
      // The service's sentences are translated already.
      if (refused.length > 0) setFaults(Object.fromEntries(refused.map(({ field, message }) => [field, message])))
      else setFailure(explained(error as Error) ?? errorText(error as Error))
    } finally {
      setSending(false)
    }
  }
  const listed = Object.entries(faults).map(([id, message]) => ({ id, message }))
  const optional = t('common.optional')
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {listed.length > 0 && <ErrorSummary title={t('common.checkTheseThings')} errors={listed} />}
        {failure && <ErrorSummary title={t('form.failed')} text={failure} errors={[]} />}
        <SlotFields
          id="startsAt"
          legend={t('form.when')}
          slot={draft.slot}
          error={faults.startsAt ?? faults['startsAt-time'] ?? faults['startsAt-which']}
          onChange={(slot) => setDraft({ ...draft, slot })}
        />
        <Field id="minutes" label={t('form.length')} error={faults.minutes}>
          <Select
            value={String(draft.minutes)}
            onChange={({ target }) => setDraft({ ...draft, minutes: Number(target.value) })}
            options={lengths.map((count) => ({ value: String(count), label: t('form.minutes', { count }) }))}
          />
        </Field>
        <RadioGroup
          id="way"
          name="way"
          legend={t('form.way')}
          value={way}
          onChange={(chosen) => setDraft(withWay(draft, chosen, phone))}
          {...(faults.way && { error: faults.way })}
          options={APPOINTMENT_WAYS.map((value) => ({ value, label: t(`common.way.${value}`) }))}
        />
        {way !== '' && (
          <Field id="place" label={t(`form.place.${way}`)} hint={t(`form.place.hint.${way}`)} error={faults.place}>
            <TextInput
              value={draft.place}
              maxLength={300}
              autoComplete="off"
              type={way === 'phone' ? 'tel' : 'text'}
              onChange={({ target }) => setDraft({ ...draft, place: target.value })}
            />
          </Field>
        )}
        <Field id="about" label={t('form.about')} hint={t('form.place.hint')} note={optional} error={faults.about}>
          <TextArea
            rows={3}
            maxLength={500}
            value={draft.about}
            onChange={({ target }) => setDraft({ ...draft, about: target.value })}
          />
        </Field>
        <Row gap={3}>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? t('common.sending') : t(appointment ? 'form.save' : 'form.send')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('form.back')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
