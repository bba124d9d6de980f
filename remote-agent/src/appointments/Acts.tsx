import {
  APPOINTMENT_CANCEL_REASONS,
  type Appointment,
  ATTENDANCES,
  type Attendance,
  downloadAppointment,
  mayMoveAppointment,
} from '@onward/contracts/casework/appointments'
import { useErrorText, useFailureNotice, usePortal } from '@onward/portal-kit'
import { download } from '@onward/portal-kit/api'
import { startingWeekday } from '@onward/portal-kit/i18n'
import { RowMenu } from '@onward/ui/data'
import {
  Button,
  ButtonLink,
  Dialog,
  Field,
  InlineAlert,
  RadioGroup,
  Row,
  Select,
  Stack,
  TextArea,
  VisuallyHidden,
} from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { AppointmentForm } from './AppointmentForm'
import { calendarAddress, explained, useCancel, useCaseAppointments, useChange, useKeep, useRecord } from './api'
import { hasBegun } from './appointment-times'
import styles from './appointments.module.css'
import { useAppointmentMessages } from './catalogue'

type Dialogs = 'change' | 'cancel' | 'record' | null

/** Actions that the appointment's state allows. */
export function Acts({ appointment }: { appointment: Appointment }) {
  const t = useAppointmentMessages()
  const { notify } = usePortal()
  const notifyFailure = useFailureNotice()
  const keep = useKeep()
  const [open, setOpen] = useState<Dialogs>(null)
  const now = new Date()
  const { id, state, version, clientName, wish } = appointment
  const close = () => setOpen(null)
  const isToCome = state === 'planned' && !hasBegun(appointment, now)
  const isOver = state === 'planned' && !isToCome
  const mayCorrect = state !== 'planned' && ATTENDANCES.some((to) => mayMoveAppointment(state, to))
  const named = (label: string) => (
    <>
      {label}
      <VisuallyHidden>: {clientName}</VisuallyHidden>
    </>
  )
  const keepTime = () => {
    if (keep.isPending) return
    keep.mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: ({ receipt }) =>
          notify({
            kind: 'success',
            title: t('done.kept'),
            text: t('common.receipt', { reference: receipt.reference }),
          }),
        onError: (error) => notifyFailure(t('form.failed'), error, explained(error)),
      },
    )
  }
  const saveFile = () =>
    download(downloadAppointment, { params: { id } }, 'appointment.ics').catch((error: unknown) =>
      notifyFailure(t('common.thatDidNotWork'), error),
    )
  return (
    <div className={styles.acts}>
      {isToCome && (
        <>
          <Button size="s" variant={wish ? 'primary' : 'secondary'} onClick={() => setOpen('change')}>
            {named(t(wish ? 'move' : 'common.change'))}
          </Button>
          <RowMenu
            label={t('more', { name: clientName })}
            actions={[
              ...(wish ? [{ label: t('keep'), run: keepTime }] : []),
              { label: t('calendar'), run: () => void saveFile() },
              { label: t('cancel.confirm'), run: () => setOpen('cancel'), isGrave: true },
            ]}
          />
        </>
      )}
      {isOver && (
        <Button size="s" onClick={() => setOpen('record')}>
          {named(t('record'))}
        </Button>
      )}
      {mayCorrect && (
        <Button size="s" variant="quiet" onClick={() => setOpen('record')}>
          {named(t('correct'))}
        </Button>
      )}
      {state === 'cancelled' && !hasBegun(appointment, now) && (
        <ButtonLink href={calendarAddress(appointment)} download size="s" variant="quiet">
          {named(t('remove'))}
        </ButtonLink>
      )}
      {open === 'change' && <ChangeDialog appointment={appointment} onClose={close} />}
      {open === 'cancel' && <CancelDialog appointment={appointment} onClose={close} />}
      {open === 'record' && <AttendanceDialog appointment={appointment} onClose={close} />}
    </div>
  )
}

interface DialogProps {
  appointment: Appointment
  onClose(): void
}

function ChangeDialog({ appointment, onClose }: DialogProps) {
  const t = useAppointmentMessages()
  const m = useMessages()
  const { notify } = usePortal()
  const change = useChange()
  const { id, version, caseId, clientName } = appointment
  const found = useCaseAppointments(caseId)
  return (
    <Dialog open width="l" title={t('change.title', { name: clientName })} onClose={onClose} closeLabel={m('common.cancel')}>
      <Stack gap={4}>
        <Wish appointment={appointment} />
        <AppointmentForm
          appointment={appointment}
          phone={found.data?.client.phone ?? ''}
          onCancel={onClose}
          send={async (body) => {
            const { receipt } = await change.mutateAsync({ params: { id }, body: { ...body, version } })
            notify({ kind: 'success', title: t('done.changed'), text: t('common.receipt', { reference: receipt.reference }) })
            onClose()
          }}
        />
      </Stack>
    </Dialog>
  )
}

/** The client's reason for asking to move it. */
export function Wish({ appointment: { wish, wishedTimes } }: Pick<DialogProps, 'appointment'>) {
  const t = useAppointmentMessages()
  if (!wish) return null
  return (
    <div className={styles.wish}>
      <p>{t('wish.words', { words: wish })}</p>
      {wishedTimes.length > 0 && <p>{t('wish.times', { times: wishedTimes.map((at) => startingWeekday(at)).join('; ') })}</p>}
    </div>
  )
}

function CancelDialog({ appointment, onClose }: DialogProps) {
  const t = useAppointmentMessages()
  const m = useMessages()
  const { notify } = usePortal()
  const errorText = useErrorText()
  const cancel = useCancel()
  const { id, version, clientName, startsAt } = appointment
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reason = APPOINTMENT_CANCEL_REASONS.find((one) => one === chosen)
    setMissing(reason === undefined)
    if (!reason || cancel.isPending) return
    cancel.mutate(
      { params: { id }, body: { reason, words: text, version } },
      {
        onSuccess: ({ receipt }) => {
          notify({ kind: 'success', title: t('done.cancelled'), text: t('common.receipt', { reference: receipt.reference }) })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog open title={t('cancel.title', { name: clientName })} onClose={onClose} closeLabel={m('common.cancel')}>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <p>{t('cancel.text', { when: startingWeekday(startsAt) })}</p>
          {cancel.error && <InlineAlert tone="danger" title={explained(cancel.error) ?? errorText(cancel.error)} />}
          <Field label={t('common.reason')} error={missing ? t('common.chooseAReason') : undefined} required>
            <Select
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              options={[
                { value: '', label: t('common.chooseAReason') },
                ...APPOINTMENT_CANCEL_REASONS.map((value) => ({ value, label: t(`reason.${value}`) })),
              ]}
            />
          </Field>
          <Field label={t('cancel.words')} hint={t('cancel.hint')} note={t('common.optional')}>
            <TextArea rows={3} maxLength={500} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
          <Row gap={3}>
            <Button type="submit" variant="danger" aria-disabled={cancel.isPending || undefined}>
              {t('cancel.confirm')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('form.back')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}

function AttendanceDialog({ appointment, onClose }: DialogProps) {
  const t = useAppointmentMessages()
  const m = useMessages()
  const { notify } = usePortal()
  const errorText = useErrorText()
  const record = useRecord()
  const { id, version, state, clientName, startsAt, caseId } = appointment
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const [rearranged, setRearranged] = useState(false)
  const offered: Attendance[] = ATTENDANCES.filter((to) => mayMoveAppointment(state, to))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const attendance = offered.find((one) => one === chosen)
    setMissing(attendance === undefined)
    if (!attendance || record.isPending) return
    record.mutate(
      { params: { id }, body: { attendance, note, version } },
      {
        onSuccess: ({ receipt }) => {
          const text = t('common.receipt', { reference: receipt.reference })
          notify({ kind: 'success', title: t(`done.${attendance}`), text })
          if (attendance === 'rearranged') setRearranged(true)
          else onClose()
        },
      },
    )
  }
  return (
    <Dialog open title={t('attendance.title', { name: clientName })} onClose={onClose} closeLabel={m('common.cancel')}>
      {rearranged ? (
        <Stack gap={4}>
          <p>{t('done.rearranged')}.</p>
          <div>
            <ButtonLink to={`/agent/appointments/new?case=${caseId}`}>{t('rearrange')}</ButtonLink>
          </div>
        </Stack>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap={4}>
            {record.error && <InlineAlert tone="danger" title={explained(record.error) ?? errorText(record.error)} />}
            <RadioGroup
              id={`attendance-${id}`}
              name={`attendance-${id}`}
              legend={startingWeekday(startsAt)}
              value={chosen}
              onChange={setChosen}
              {...(missing && { error: t('attendance.choose') })}
              options={offered.map((value) => ({
                value,
                label: t(`attendance.${value}`),
                ...(value !== 'attended' && { hint: t(`attendance.${value}.hint`) }),
              }))}
            />
            <Field label={t('attendance.note')} hint={t('attendance.noteHint')} note={t('common.optional')}>
              <TextArea rows={3} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
            </Field>
            <Row gap={3}>
              <Button type="submit" aria-disabled={record.isPending || undefined}>
                {t('attendance.save')}
              </Button>
              <Button variant="secondary" onClick={onClose}>
                {t('form.back')}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
