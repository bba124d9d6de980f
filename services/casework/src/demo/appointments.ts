import { randomUUID } from 'node:crypto'
import { APPOINTMENT_WAYS, DEMO_ACCOUNTS, DEMO_OFFICE } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { dayFrom, onLondonDay } from '@onward/service-kit/demo-calendar'
import { demoJson } from '@onward/service-kit/demo-data'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import * as v from 'valibot'
import { appointmentSteps, appointments } from '../appointments/schema'
import { recordOnCase } from '../cases/history'
import { cases, referrals } from '../db/schema'
import { demoCalendar, WRITTEN_AT } from './calendar'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Days since an appointment so many working days away was made: before it on every weekday. */
const daysSinceMade = (days: number): number => (days > 0 ? 1 : days > -5 ? 8 : 15)

/** The clock time on a working day so many working days from now; before now where negative. */
function workingDay(at: Date, days: number, time: string): Date {
  const step = Math.sign(days)
  let n = 0
  for (let left = Math.abs(days); left > 0; ) {
    n += step
    const weekday = new Date(dayFrom(at, n)).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return onLondonDay(dayFrom(at, n), time)
}

/** The demo agent's diary: a call with the demo jobseeker, one that the client wants to move, one without recorded attendance, and an ordinary week. */
const { room: ROOM, appointments: DIARY } = demoJson(
  'casework/diary.json',
  v.object({
    room: v.string(),
    appointments: v.array(
      v.object({
        /** Which of the agent's other clients; the demo jobseeker where it is left out. */
        client: v.optional(v.number()),
        /** Working days from the day of loading. */
        days: v.number(),
        time: v.string(),
        way: v.picklist(APPOINTMENT_WAYS),
        about: v.string(),
        minutes: v.optional(v.number()),
        place: v.optional(v.string()),
        state: v.optional(v.picklist(['planned', 'attended'])),
        wish: v.optional(v.string()),
        wished: v.optional(v.tuple([v.number(), v.string()])),
        note: v.optional(v.string()),
      }),
    ),
  }),
)

/** Adds the demo agent's appointments, unless there are some. Sends no notices. */
export async function loadAppointments(tx: Tx, { at }: { at: Date }): Promise<void> {
  const { moved } = demoCalendar(at)
  const { agent, jobseeker } = DEMO_ACCOUNTS
  const [existing] = await tx.select({ id: appointments.id }).from(appointments).limit(1)
  if (existing) return
  const open = and(eq(cases.agentId, agent.id), isNull(cases.closedAt))
  const of = (where: typeof open) =>
    tx
      .select({ one: cases, phone: referrals.phone })
      .from(cases)
      .innerJoin(referrals, eq(referrals.id, cases.referralId))
      .where(and(open, where))
      .orderBy(asc(cases.openedAt))
      .limit(DIARY.length)
  const [own] = await of(eq(cases.accountId, jobseeker.id))
  const others = await of(ne(cases.accountId, jobseeker.id))
  for (const [n, planned] of DIARY.entries()) {
    const found = planned.client === undefined ? own : others[planned.client]
    if (!found) continue
    const { one, phone } = found
    const { days, time, way, about, minutes = 30, state = 'planned', wish = '', wished, note = '' } = planned
    const id = randomUUID()
    const startsAt = workingDay(at, days, time)
    const made = moved(new Date(WRITTEN_AT.getTime() - daysSinceMade(days) * DAY_MS - n * HOUR_MS))
    const madeAt = new Date(Math.max(made.getTime(), one.openedAt.getTime()))
    await tx.insert(appointments).values({
      id,
      caseId: one.id,
      referralId: one.referralId,
      accountId: one.accountId,
      officeId: one.officeId,
      agentId: agent.id,
      agentName: `${agent.firstName} ${agent.lastName}`,
      officeName: DEMO_OFFICE.name,
      state,
      way,
      place: planned.place ?? (way === 'phone' ? phone : ROOM),
      about,
      startsAt,
      minutes,
      setAt: madeAt,
      wish,
      wishedTimes: wished ? [workingDay(at, ...wished)] : [],
      recordedAt: state === 'attended' ? startsAt : null,
      createdAt: madeAt,
      changedAt: madeAt,
      version: wish ? 2 : 1,
    })
    const by = { actor: agent.id }
    const facts = { appointmentId: id, startsAt: startsAt.toISOString() }
    await tx.insert(appointmentSteps).values({ appointmentId: id, kind: 'made', at: madeAt, ...by })
    await recordOnCase(tx, { caseId: one.id }, { kind: 'appointment-made', facts, at: madeAt, ...by })
    if (wish)
      await tx
        .insert(appointmentSteps)
        .values({ appointmentId: id, kind: 'asked-to-move', at: new Date(at.getTime() - DAY_MS / 4) })
    if (state !== 'attended') continue
    await tx.insert(appointmentSteps).values({ appointmentId: id, kind: state, at: startsAt, note, ...by })
    await recordOnCase(tx, { caseId: one.id }, { kind: 'appointment-attended', facts, at: startsAt, ...by })
  }
}
