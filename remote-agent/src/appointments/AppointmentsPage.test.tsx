import {
  type Appointment,
  type AppointmentList,
  type DiaryAppointment,
  keepAppointment,
  listAppointments,
  listCaseAppointments,
  readDiary,
  recordAttendance,
  scheduleAppointment,
} from '@onward/contracts/casework/appointments'
import { serve } from '@onward/portal-kit/fake-api'
import { fixClock } from '@onward/portal-kit/fixed-clock'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AgentStory } from '../testing/AgentStory'
import { receipt } from '../testing/examples'
import AppointmentsPage from './AppointmentsPage'
import { addressOfWeek, weekOf } from './calendar'
import { draftOf, readDraft, withWay } from './draft'
import { askedToMove, over, toCome } from './examples'
import SchedulePage from './SchedulePage'

afterEach(cleanup)
const page = (items: readonly Appointment[], list: AppointmentList) => ({
  items: [...items],
  nextCursor: null,
  total: items.length,
  counts: { upcoming: 0, attendance: list === 'attendance' ? items.length : 0, wishes: 0 },
})

// A Wednesday at noon: neither week nor day ends before the next meeting.
const NOW = '2026-11-25T12:00:00.000Z'
const soon = '2026-11-25T13:00:00.000Z'
let restoreClock: () => void = () => {}
afterEach(() => restoreClock())
const seen = (one: Appointment): DiaryAppointment => {
  const { wishedTimes: _, cancelReason: _reason, closingWords: _words, steps: _steps, ...shown } = one
  return shown
}

test('a week shows what became of each meeting as a word, goes on to the next, and opens one beside it', async () => {
  const asked: (string | null)[] = []
  restoreClock = fixClock(NOW)
  const begun = { ...over, startsAt: '2026-11-25T07:00:00.000Z' }
  render(
    <AgentStory
      path="/agent/appointments"
      served={[
        serve(readDiary, ({ query }) => {
          asked.push(query.get('from'))
          return asked.length > 1
            ? { appointments: [], interviews: [] }
            : {
                appointments: [seen(begun), seen({ ...toCome, startsAt: soon })],
                interviews: [{ referralId: toCome.referralId, clientName: 'Emily Pickles', startsAt: soon }],
              }
        }),
        serve(listAppointments, () => page([], 'upcoming')),
        serve(listCaseAppointments, () => ({
          client: { referralId: begun.referralId, name: begun.clientName, phone: '07700 900456', open: true },
          items: [begun],
        })),
      ]}
    >
      <AppointmentsPage />
    </AgentStory>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: /Amina Okafor-Reed.*Did they come\?/ }))
  const panel = await screen.findByRole('dialog', { name: begun.clientName })
  expect(await within(panel).findByRole('button', { name: /Record attendance/ })).toBeVisible()
  await user.click(within(panel).getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('link', { name: /Amina Okafor-Reed.*Next/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Emily Pickles.*Interview with an employer/ })).toBeVisible()
  expect(screen.getByText('Appointments · 2 meetings, 1 client interview')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Next week' }))
  expect(await screen.findByText('Nothing is booked.')).toBeVisible()
  const [first, second] = asked.map((day) => Date.parse(`${day}T00:00:00Z`))
  expect((second ?? 0) - (first ?? 0)).toBe(7 * 86_400_000)
})

describe('the address of a week', () => {
  const NOW = new Date('2026-11-27T09:12:00Z')
  const of = (query: string) => weekOf(new URLSearchParams(query), NOW)
  it('takes any day for its week, shows today on a phone, and anything else as this week', () => {
    expect(of('')).toEqual({ monday: '2026-11-23', day: '2026-11-27', today: '2026-11-27' })
    expect(of('week=2026-12-03')).toMatchObject({ monday: '2026-11-30', day: '2026-11-30' })
    expect(of('week=2026-11-30&day=2026-12-02')).toMatchObject({ monday: '2026-11-30', day: '2026-12-02' })
    for (const odd of ['week=x', 'week=2026-13-45', 'day=9']) expect(of(odd).monday).toBe('2026-11-23')
  })
  it('keeps whose appointments are looked at', () => {
    const search = new URLSearchParams('whose=office&week=2026-11-23&open=1')
    expect(addressOfWeek(search, { from: '2026-11-23', weeks: 1 })).toBe('/agent/appointments?week=2026-11-30&whose=office')
    expect(addressOfWeek(search, { list: true, whose: 'mine' })).toBe('/agent/appointments?list=all')
  })
})

test('attendance is recorded by keyboard, with a note, and the row disappears', async () => {
  const sent: object[] = []
  let waiting = [over]
  render(
    <AgentStory
      path="/agent/appointments?list=all"
      served={[
        serve(listAppointments, ({ query }) =>
          query.get('list') === 'attendance' ? page(waiting, 'attendance') : page([], 'upcoming'),
        ),
        serve(recordAttendance, ({ params, body }) => {
          sent.push({ id: params.id, ...body })
          waiting = []
          return { version: 2, receipt }
        }),
      ]}
    >
      <AppointmentsPage />
    </AgentStory>,
  )
  const user = userEvent.setup()
  const record = await screen.findByRole('button', { name: /Record attendance/ })
  record.focus()
  await user.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog', { name: `Did ${over.clientName} come?` })
  await user.click(within(dialog).getByRole('button', { name: 'Record' }))
  expect(within(dialog).getByText('Say whether they came')).toBeVisible()
  within(dialog)
    .getByRole('radio', { name: /No, they did not come/ })
    .focus()
  await user.keyboard(' ')
  await user.type(within(dialog).getByLabelText(/Note for your office/), 'Rang twice.')
  await user.click(within(dialog).getByRole('button', { name: 'Record' }))
  await waitFor(() => expect(sent).toEqual([{ id: over.id, attendance: 'missed', note: 'Rang twice.', version: 1 }]))
  await waitFor(() => expect(screen.queryByText('Attendance to record')).toBeNull())
})

test('an appointment to come shows one step, and the rest in its menu', async () => {
  const kept: (string | undefined)[] = []
  render(
    <AgentStory
      path="/agent/appointments?list=all"
      served={[
        serve(listAppointments, ({ query }) =>
          query.get('list') === 'wishes' ? page([askedToMove], 'wishes') : page([], 'upcoming'),
        ),
        serve(keepAppointment, ({ params }) => {
          kept.push(params.id)
          return { version: 2, receipt }
        }),
      ]}
    >
      <AppointmentsPage />
    </AgentStory>,
  )
  const user = userEvent.setup()
  const row = (await screen.findByRole('link', { name: askedToMove.clientName })).closest('li') ?? document.body
  const [step, more, ...others] = within(row).getAllByRole('button')
  expect(step).toHaveAccessibleName(/^Move it/)
  expect(others).toEqual([])
  await user.click(more ?? row)
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Keep the time', 'Calendar file', 'Cancel the appointment'])
  await user.click(screen.getByRole('menuitem', { name: 'Keep the time' }))
  await waitFor(() => expect(kept).toEqual([askedToMove.id]))
})

test('lists that all failed say so once, and try again together', async () => {
  let isDown = true
  render(
    <AgentStory
      path="/agent/appointments?list=all"
      served={[
        serve(listAppointments, ({ query }) => {
          if (isDown) return { problem: 'not-found' }
          return query.get('list') === 'wishes' ? page([askedToMove], 'wishes') : page([], 'upcoming')
        }),
      ]}
    >
      <AppointmentsPage />
    </AgentStory>,
  )
  const again = await screen.findAllByRole('button', { name: 'Try again' })
  expect(again).toHaveLength(1)
  isDown = false
  await userEvent.setup().click(again[0] ?? document.body)
  expect(await screen.findByRole('heading', { name: 'Asked to move' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Upcoming' })).toBeVisible()
})

test('a phone call is scheduled with the referral’s number; a clash is shown at the time, and nothing typed is lost', async () => {
  const sent: object[] = []
  const clash = 'You have another appointment then: 24/03/2099, 10:00 to 10:30. Choose another time.'
  render(
    <AgentStory
      path={`/agent/appointments/new?case=${toCome.caseId}`}
      served={[
        serve(listCaseAppointments, () => ({
          client: { referralId: toCome.referralId, name: toCome.clientName, phone: '07700 900456', open: true },
          items: [],
        })),
        serve(scheduleAppointment, ({ body }) => {
          sent.push(body)
          return { problem: 'invalid-input', errors: [{ field: 'startsAt', message: clash }] }
        }),
      ]}
    >
      <SchedulePage />
    </AgentStory>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Book the appointment' }))
  expect(screen.getAllByText('Choose how you will meet')).toHaveLength(2)
  await user.type(screen.getByLabelText('Day'), '24')
  await user.type(screen.getByLabelText('Month'), '3')
  await user.type(screen.getByLabelText('Year'), '2099')
  await user.type(screen.getByLabelText('Starts at'), '10:00')
  await user.click(screen.getByRole('radio', { name: 'Phone call' }))
  expect(screen.getByLabelText('Number you will call')).toHaveValue('07700 900456')
  await user.click(screen.getByRole('button', { name: 'Book the appointment' }))
  expect((await screen.findAllByText(clash)).length).toBeGreaterThan(0)
  expect(sent).toEqual([{ startsAt: '2099-03-24T10:00', minutes: 30, way: 'phone', place: '07700 900456', about: '' }])
  expect(screen.getByLabelText('Day')).toHaveValue('24')
})

describe('a draft', () => {
  const NOW = new Date(Date.parse(askedToMove.wishedTimes[0] ?? '') - 86_400_000)
  it('starts with the first time that suits a client who asked to move', () => {
    const draft = draftOf(askedToMove, NOW)
    expect(readDraft(draft, NOW).body?.startsAt).toContain(askedToMove.wishedTimes[0]?.slice(0, 10))
  })
  it('keeps what was typed while the way to meet stays, and clears it when the way changes', () => {
    const phone = withWay(draftOf(undefined, NOW), 'phone', '0113 496 0000')
    expect(phone.place).toBe('0113 496 0000')
    const changed = { ...phone, place: '0113 496 0001' }
    expect(withWay(changed, 'phone', '0113 496 0000')).toBe(changed)
    expect(withWay(changed, 'video', '0113 496 0000').place).toBe('')
  })
})
