import { dateOf, partsOf } from '@onward/contracts/calendar-days'
import type { ResponseOf } from '@onward/contracts/endpoint'
import type { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Button, InlineAlert, Section, Stack } from '@onward/ui/frame'
import { DateField } from '@onward/ui/pick'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { useConfirmStart, useRecordStart } from './api'
import { useHiringMessages } from './catalogue'
import { failureOf } from './failure-text'
import { today } from './today'

type Application = ResponseOf<typeof readEmployerApplication>

/** From an accepted offer to the first day: its date is confirmed, and later the start is recorded. */
export function Start({ application }: { application: Application }) {
  const h = useHiringMessages()
  const { state, name, start } = application
  if (state === 'placed') {
    return start?.startedOn ? (
      <Section title={h('common.firstDay')}>
        <p>{h('start.recorded', { name, day: formatDay(start.startedOn) })}</p>
      </Section>
    ) : null
  }
  if (state !== 'accepted') return null
  return (
    <Section title={h('common.firstDay')}>
      <Stack gap={5}>
        <Confirm application={application} />
        {start && <Record application={application} />}
      </Stack>
    </Section>
  )
}

function Confirm({ application }: { application: Application }) {
  const t = useMessages()
  const h = useHiringMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const confirm = useConfirmStart()
  const { id, name, start, offers } = application
  const [isOpen, setOpen] = useState(!start)
  const [day, setDay] = useState(() => partsOf(start?.startsOn ?? offers?.[0]?.startsOn ?? null))
  const [fault, setFault] = useState<'startsOnDate' | 'startsOn' | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const startsOn = dateOf(day)
    const found = startsOn === null ? 'startsOnDate' : startsOn < today() ? 'startsOn' : null
    setFault(found)
    if (found !== null || startsOn === null) return
    confirm.mutate(
      { params: { id }, body: { startsOn, startVersion: start?.version ?? 0 } },
      {
        onSuccess: ({ receipt }) => {
          setOpen(false)
          const text = t('common.receipt', { reference: receipt.reference })
          notify({ kind: 'success', title: h('start.confirmedDone', { day: formatDay(startsOn) }), text })
        },
      },
    )
  }
  if (start && !isOpen) {
    return (
      <div>
        <p>{h('start.confirmed', { day: formatDay(start.startsOn) })}</p>
        <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
          {h('start.change')}
        </Button>
      </div>
    )
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={4}>
        <p>{h('start.confirmLead', { name })}</p>
        {confirm.error && <InlineAlert tone="danger" title={failureOf(confirm.error, errorText)} />}
        <DateField
          id="confirm-start"
          legend={h('offer.startsOn')}
          error={fault ? h(`offer.errors.${fault}`) : undefined}
          value={day}
          onChange={setDay}
        />
        <div>
          <Button type="submit" disabled={confirm.isPending}>
            {h(confirm.isPending ? 'common.saving' : start ? 'start.change' : 'start.confirm')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function Record({ application }: { application: Application }) {
  const t = useMessages()
  const h = useHiringMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const record = useRecordStart()
  const { id, name, start, version, appliedAt } = application
  const [day, setDay] = useState(() => partsOf(start?.startsOn ?? null))
  const [fault, setFault] = useState<string | undefined>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const startedOn = dateOf(day)
    if (startedOn === null) return setFault(h('offer.errors.date'))
    if (startedOn > today()) return setFault(h('start.future'))
    if (startedOn < appliedAt.slice(0, 10)) return setFault(h('start.before'))
    setFault(undefined)
    record.mutate(
      { params: { id }, body: { startedOn, version } },
      {
        onSuccess: ({ receipt }) => {
          const text = t('common.receipt', { reference: receipt.reference })
          notify({ kind: 'success', title: h('start.recorded', { name, day: formatDay(startedOn) }), text })
        },
      },
    )
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={4}>
        <p>{h('start.began')}</p>
        {record.error && <InlineAlert tone="danger" title={failureOf(record.error, errorText)} />}
        <DateField id="record-start" legend={h('start.startedOn')} error={fault} value={day} onChange={setDay} />
        <div>
          <Button type="submit" disabled={record.isPending}>
            {h(record.isPending ? 'common.saving' : 'start.record')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
