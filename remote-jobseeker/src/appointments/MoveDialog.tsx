import { MAX_WISHED_TIMES, type MyAppointment } from '@onward/contracts/casework/appointments'
import { londonTime } from '@onward/contracts/london-time'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { Button, Dialog, Field, InlineAlert, Row, Stack, TextArea, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { explained, useAskToMove } from './api'
import { useAppointmentMessages } from './catalogue'

const NUMBERS = Array.from({ length: MAX_WISHED_TIMES }, (_, n) => n)

/** Asks the work coach for another time: a reason and up to three times. */
export function MoveDialog({ appointment }: { appointment: MyAppointment }) {
  const t = useAppointmentMessages()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t(appointment.wish ? 'moveAgain' : 'move')}
      </Button>
      <Dialog open={asking} title={t('move')} onClose={() => setAsking(false)} closeLabel={t('common.close')}>
        <MoveForm appointment={appointment} onClose={() => setAsking(false)} />
      </Dialog>
    </>
  )
}

function MoveForm({ appointment, onClose }: { appointment: MyAppointment; onClose(): void }) {
  const t = useAppointmentMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const ask = useAskToMove()
  const [wish, setWish] = useState(appointment.wish)
  const [times, setTimes] = useState<readonly string[]>(() =>
    NUMBERS.map((n) => {
      const at = appointment.wishedTimes[n]
      return at ? londonTime(new Date(at)) : ''
    }),
  )
  const [tried, setTried] = useState(false)
  const missing = tried && wish.trim() === '' ? t('wordsMissing') : undefined
  const refused = (n: number) => {
    // The service numbers only the times that were sent.
    const sent = times.slice(0, n).filter(Boolean).length
    return times[n] ? ask.error?.fieldErrors.find(({ field }) => field === `times.${sent}`)?.message : undefined
  }
  const isExplained = NUMBERS.some((n) => refused(n))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wish.trim() === '' || ask.isPending) return
    ask.mutate(
      { params: { id: appointment.id }, body: { words: wish, times: times.filter(Boolean), version: appointment.version } },
      {
        onSuccess: ({ receipt }) => {
          notify({ kind: 'success', title: t('sent'), text: t('sentText', { reference: receipt.reference }) })
          onClose()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <p>{t('moveText')}</p>
        {ask.error && !isExplained && <InlineAlert tone="danger" title={explained(ask.error) ?? errorText(ask.error)} />}
        <Field label={t('words')} error={missing} required>
          <TextArea rows={3} maxLength={500} value={wish} onChange={({ target }) => setWish(target.value)} />
        </Field>
        {NUMBERS.map((n) => (
          <Field key={n} label={t('time', { number: n + 1 })} note={t('common.optional')} error={refused(n)}>
            <TextInput
              type="datetime-local"
              value={times[n] ?? ''}
              onChange={({ target }) => setTimes(times.map((one, i) => (i === n ? target.value : one)))}
            />
          </Field>
        ))}
        <Row gap={3}>
          <Button type="submit" aria-disabled={ask.isPending || undefined}>
            {t('send')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common.goBack')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
