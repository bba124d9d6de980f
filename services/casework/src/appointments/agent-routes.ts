import {
  AGREED_CALL_MINUTES,
  cancelAppointment,
  changeAppointment,
  downloadAppointment,
  keepAppointment,
  listAppointments,
  listCaseAppointments,
  Problem,
  readCallClash,
  recordAttendance,
  refuseField,
  scheduleAppointment,
} from '@onward/contracts'
import { problemSentence } from '@onward/contracts/problems/problem-sentences'
import type { ServiceKit } from '@onward/service-kit'
import { readSlot } from '@onward/service-kit/slots'
import { eq } from 'drizzle-orm'
import { cases, referrals } from '../db/schema'
import { fullName, requireAgent } from '../staff/agent'
import { calendarFile } from './calendar-file'
import {
  type AppointmentDetails,
  changeDetails,
  clashOf,
  lockAppointment,
  makeAppointment,
  openCaseOf,
  stepAppointment,
  tellAppointment,
} from './change'
import { pageOfAppointments, toComeFirst } from './lists'
import { appointments } from './schema'
import { shownToOffice } from './shown'

type Typed = Omit<AppointmentDetails, 'startsAt'> & { startsAt: string }
/** The form's details with the instant that its clock time means. */
function detailsOf({ startsAt, minutes, way, place, about }: Typed, now: Date): AppointmentDetails {
  const passed = 'casework.appointment-passed'
  return { startsAt: readSlot(startsAt, 'startsAt', { now, asks: true, passed }), minutes, way, place, about }
}

/** The office's side of appointments. */
export function appointmentRoutes(kit: ServiceKit): void {
  kit.handle(listAppointments, ({ query, now, language, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const { rows, ...rest } = await pageOfAppointments(tx, agent, { ...query, now })
      return { items: await shownToOffice(tx, rows, agent, language), ...rest }
    }),
  )

  kit.handle(listCaseAppointments, ({ params, now, language, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const [found] = await tx
        .select({ one: cases, referral: referrals })
        .from(cases)
        .innerJoin(referrals, eq(referrals.id, cases.referralId))
        .where(eq(cases.id, params.id))
      if (!found) throw new Problem('not-found')
      const rows = await tx.select().from(appointments).where(eq(appointments.caseId, params.id))
      const { id: referralId, phone } = found.referral
      return {
        client: { referralId, name: fullName(found.referral), phone, open: found.one.closedAt === null },
        items: await shownToOffice(tx, toComeFirst(rows, now), agent, language),
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
      const agent = await requireAgent(tx, who)
      const [one] = await tx.select({ accountId: cases.accountId }).from(cases).where(eq(cases.id, params.id))
      if (!one) throw new Problem('not-found')
      const startsAt = new Date(query.startsAt)
      // Also what is a time by its form alone.
      if (!(startsAt > now)) throw refuseField('startsAt', 'casework.appointment-passed')
      const call = { startsAt, minutes: AGREED_CALL_MINUTES }
      const clash = await clashOf(tx, { id: null, agentId: agent.accountId, accountId: one.accountId, ...call })
      return { clash: clash && problemSentence(language, clash.text, clash.facts) }
    }),
  )

  kit.handle(changeAppointment, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const row = await lockAppointment(tx, params.id, body.version)
      if (row.state === 'planned' && row.startsAt <= now)
        throw new Problem('state-conflict', { text: 'casework.appointment-begun' })
      if (row.state !== 'planned') throw new Problem('state-conflict', { text: 'casework.appointment-not-now' })
      const moved = await changeDetails(tx, row, detailsOf(body, now), { at: now, agent })
      return { resource: `appointments/${row.id}`, answer: { version: moved.version } }
    }),
  )

  kit.handle(cancelAppointment, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const row = await lockAppointment(tx, params.id, body.version)
      if (row.state === 'planned' && row.startsAt <= now)
        throw new Problem('state-conflict', { text: 'casework.appointment-begun' })
      const { reason: cancelReason, words: closingWords } = body
      const change = { cancelReason, closingWords, wish: '', wishedTimes: [], sequence: row.sequence + 1 }
      const step = { to: 'cancelled', kind: 'cancelled', at: now, actor: agent.accountId, change } as const
      const moved = await stepAppointment(tx, row, step)
      await tellAppointment(tx, moved, 'cancelled')
      return { resource: `appointments/${row.id}`, answer: { version: moved.version } }
    }),
  )

  kit.handle(recordAttendance, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const row = await lockAppointment(tx, params.id, body.version)
      if (row.startsAt > now) throw new Problem('state-conflict', { text: 'casework.appointment-not-yet' })
      const { attendance, note } = body
      const change = { recordedAt: row.recordedAt ?? now, wish: '', wishedTimes: [] }
      const step = { to: attendance, kind: attendance, at: now, actor: agent.accountId, note, change }
      const moved = await stepAppointment(tx, row, step)
      if (attendance === 'missed') await tellAppointment(tx, moved, 'missed')
      return { resource: `appointments/${row.id}`, answer: { version: moved.version } }
    }),
  )

  kit.handle(keepAppointment, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const row = await lockAppointment(tx, params.id, body.version)
      if (row.wish === '' || row.startsAt <= now) throw new Problem('state-conflict', { text: 'casework.appointment-not-now' })
      const change = { wish: '', wishedTimes: [] }
      const moved = await stepAppointment(tx, row, {
        to: 'planned',
        kind: 'kept',
        at: now,
        actor: agent.accountId,
        change,
      })
      await tellAppointment(tx, moved, 'kept')
      return { resource: `appointments/${row.id}`, answer: { version: moved.version } }
    }),
  )

  kit.handle(downloadAppointment, async ({ params, language, read, reply }) => {
    const file = await read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const [row] = await tx.select().from(appointments).where(eq(appointments.id, params.id))
      if (!row) throw new Problem('not-found')
      const [shown] = await shownToOffice(tx, [row], agent, language)
      return calendarFile(kit, row, { side: 'office', clientName: shown?.clientName ?? '', language })
    })
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="appointment.ics"')
      .send(file)
  })
}
