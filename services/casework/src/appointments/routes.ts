import {
  AGREED_CALL_MINUTES,
  askToMoveAppointment,
  cancelAppointment,
  changeAppointment,
  downloadAppointment,
  downloadMyAppointment,
  keepAppointment,
  type Language,
  listAppointments,
  listCaseAppointments,
  listMyAppointments,
  Problem,
  type ProblemText,
  REASON_STATED,
  readCallClash,
  readDiary,
  recordAttendance,
  refuseField,
  scheduleAppointment,
} from '@onward/contracts'
import { problemSentence } from '@onward/contracts/problems/problem-sentences'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { inOrder, readSlot, readSlots } from '@onward/service-kit/slots'
import { daysFrom } from '../figures/weeks'
import { type Agent, requireAgent } from '../staff/agent-store'
import { fullName } from '../staff/names'
import { calendarFile } from './calendar-file'
import {
  appointmentsOfCase,
  appointmentsOfPerson,
  clientOfCase,
  clientsAndSteps,
  diaryBetween,
  findAppointment,
  pageOfAppointments,
} from './list-store'
import { type AppointmentDetails, cancelRefused, changeRefused, keepRefused, toComeFirst, wishRefused } from './rules'
import type { AppointmentRow } from './schema'
import {
  changeDetails,
  clashOf,
  emitChanged,
  lockAppointment,
  makeAppointment,
  openCaseOf,
  personOfCase,
  stepAppointment,
} from './store'
import { clientView, diaryView, interviewView, officeViews } from './view'

type Typed = Omit<AppointmentDetails, 'startsAt'> & { startsAt: string }
/** The form's details with the instant that its clock time means. */
function detailsOf({ startsAt, minutes, way, place, about }: Typed, now: Date): AppointmentDetails {
  const passed = 'casework.appointment-passed'
  return { startsAt: readSlot(startsAt, 'startsAt', { now, asks: true, passed }), minutes, way, place, about }
}

const CALENDAR_HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'attachment; filename="appointment.ics"',
}
const NO_WISH = { wish: '', wishedTimes: [] }

function refuse(text: ProblemText | null): void {
  if (text) throw new Problem('state-conflict', { text })
}

export function appointmentRoutes(kit: ServiceKit): void {
  const viewsOf = async (tx: Tx, rows: readonly AppointmentRow[], agent: Agent, language: Language) =>
    officeViews(rows, await clientsAndSteps(tx, rows), agent, language)

  kit.handle(listAppointments, ({ query, now, language, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const { rows, ...page } = await pageOfAppointments(tx, agent, { ...query, now })
      return { items: await viewsOf(tx, rows, agent, language), ...page }
    }),
  )

  kit.handle(readDiary, ({ query: { from, days, whose }, language, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const { rows, interviews } = await diaryBetween(tx, agent, whose, daysFrom(from, days))
      return {
        appointments: rows.map((found) => diaryView(found, agent, language)),
        interviews: interviews.map(interviewView),
      }
    }),
  )

  kit.handle(listCaseAppointments, ({ params, now, language, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const { one, referral } = await clientOfCase(tx, params.id)
      const rows = toComeFirst(await appointmentsOfCase(tx, params.id), now)
      const { id: referralId, phone } = referral
      return {
        client: { referralId, name: fullName(referral), phone, open: one.closedAt === null },
        items: await viewsOf(tx, rows, agent, language),
      }
    }),
  )

  kit.handle(scheduleAppointment, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const one = await openCaseOf(tx, params.id)
      const row = await makeAppointment(tx, one, { at: now, details: detailsOf(body, now), agent })
      if (!row) throw new Problem('state-conflict', { text: 'casework.appointment-not-now' })
      return { resource: `appointments/${row.id}`, answer: { id: row.id, version: row.version } }
    }),
  )

  kit.handle(readCallClash, ({ params, query, now, language, read }) =>
    read(async (tx, who) => {
      const { accountId: agentId } = await requireAgent(tx, who)
      const accountId = await personOfCase(tx, params.id)
      const startsAt = new Date(query.startsAt)
      // Also refuses an invalid date, for which both comparisons are false.
      if (!(startsAt > now)) throw refuseField('startsAt', 'casework.appointment-passed')
      const clash = await clashOf(tx, { id: null, agentId, accountId, startsAt, minutes: AGREED_CALL_MINUTES })
      return { clash: clash && problemSentence(language, clash.text, clash.facts) }
    }),
  )

  kit.handle(changeAppointment, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const row = await lockAppointment(tx, params.id, body.version)
      refuse(changeRefused(row, now))
      const moved = await changeDetails(tx, row, detailsOf(body, now), { at: now, agent })
      return { resource: `appointments/${row.id}`, answer: { version: moved.version } }
    }),
  )

  kit.handle(cancelAppointment, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { accountId: actor } = await requireAgent(tx, who)
      const row = await lockAppointment(tx, params.id, body.version)
      refuse(cancelRefused(row, now))
      const { reason: cancelReason, words: closingWords } = body
      const change = { cancelReason, closingWords, ...NO_WISH, sequence: row.sequence + 1 }
      const moved = await stepAppointment(tx, row, { to: 'cancelled', kind: 'cancelled', at: now, actor, change })
      await emitChanged(tx, moved, 'cancelled')
      return { resource: `appointments/${row.id}`, answer: { version: moved.version, why: REASON_STATED } }
    }),
  )

  kit.handle(recordAttendance, ({ params, body: { attendance, note, version }, now, write }) =>
    write(async (tx, who) => {
      const { accountId: actor } = await requireAgent(tx, who)
      const row = await lockAppointment(tx, params.id, version)
      refuse(row.startsAt > now ? 'casework.appointment-not-yet' : null)
      const change = { recordedAt: row.recordedAt ?? now, ...NO_WISH }
      const moved = await stepAppointment(tx, row, { to: attendance, kind: attendance, at: now, actor, note, change })
      if (attendance === 'missed') await emitChanged(tx, moved, 'missed')
      return { resource: `appointments/${row.id}`, answer: { version: moved.version } }
    }),
  )

  kit.handle(keepAppointment, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { accountId: actor } = await requireAgent(tx, who)
      const row = await lockAppointment(tx, params.id, body.version)
      refuse(keepRefused(row, now))
      const moved = await stepAppointment(tx, row, { to: 'planned', kind: 'kept', at: now, actor, change: NO_WISH })
      await emitChanged(tx, moved, 'kept')
      return { resource: `appointments/${row.id}`, answer: { version: moved.version } }
    }),
  )

  kit.handle(downloadAppointment, async ({ params, language, read, reply }) => {
    const file = await read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const row = await findAppointment(tx, params.id)
      const [view] = await viewsOf(tx, [row], agent, language)
      return calendarFile(kit, row, { side: 'office', clientName: view?.clientName ?? '', language })
    })
    return reply.headers(CALENDAR_HEADERS).send(file)
  })

  // The client's own.
  kit.handle(listMyAppointments, ({ now, language, read }) =>
    read(async (tx, { accountId }) => ({
      items: toComeFirst(await appointmentsOfPerson(tx, accountId), now).map((row) => clientView(row, language)),
    })),
  )

  kit.handle(askToMoveAppointment, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      await findAppointment(tx, params.id, { accountId })
      const row = await lockAppointment(tx, params.id, body.version)
      refuse(wishRefused(row, now))
      const wishedTimes = inOrder(readSlots(body.times, 'times', { now, asks: false }))
      const change = { wish: body.words, wishedTimes }
      const moved = await stepAppointment(tx, row, { to: 'planned', kind: 'asked-to-move', at: now, actor: null, change })
      await emitChanged(tx, moved, 'asked')
      return { resource: `appointments/${row.id}`, answer: { version: moved.version } }
    }),
  )

  kit.handle(downloadMyAppointment, async ({ params, language, read, reply }) => {
    const row = await read((tx, { accountId }) => findAppointment(tx, params.id, { accountId }))
    return reply.headers(CALENDAR_HEADERS).send(calendarFile(kit, row, { side: 'client', language }))
  })
}
