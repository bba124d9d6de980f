import { randomUUID } from 'node:crypto'
import {
  APPLICATION_OF_INTERVIEW,
  addInterviewNote,
  changeInterview,
  downloadEmployerInterview,
  listApplicationInterviews,
  listEmployerInterviews,
  Problem,
  proposeInterview,
  settleInterview,
} from '@onward/contracts'
import { announceChange, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { inOrder, readSlots } from '@onward/service-kit/slots'
import { and, eq } from 'drizzle-orm'
import { moveApplicationTo } from '../applications/move'
import { type ApplicationRow, applications, type InterviewRow, interviewNotes, interviewSteps, interviews } from '../db/schema'
import { memberAccounts, ownOrganisation, requireOrganisation } from '../organisations'
import { calendarFile } from './calendar-file'
import { requireFree } from './interviewer'
import { interviewsOfOrganisation } from './lists'
import { readInterviews, withNotes } from './shown'
import { type MovedInterview, openInterview, stepInterview, tellInterview } from './step'

async function lockedApplication(tx: Tx, id: string, organisationId: string): Promise<ApplicationRow> {
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.organisationId, organisationId)))
    .for('update')
  if (!row) throw new Problem('not-found')
  return row
}

/** An interview of the organisation with its application, both locked: the application first, as everywhere. */
async function lockedInterview(tx: Tx, id: string, organisationId: string): Promise<[ApplicationRow, InterviewRow]> {
  const own = and(eq(interviews.id, id), eq(interviews.organisationId, organisationId))
  const [found] = await tx.select({ applicationId: interviews.applicationId }).from(interviews).where(own)
  if (!found) throw new Problem('not-found')
  const application = await lockedApplication(tx, found.applicationId, organisationId)
  const [row] = await tx.select().from(interviews).where(own).for('update')
  if (!row) throw new Problem('not-found')
  return [application, row]
}

export function registerEmployerInterviews(kit: ServiceKit): void {
  kit.handle(listApplicationInterviews, ({ params, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) throw new Problem('not-found')
      const own = and(eq(applications.id, params.id), eq(applications.organisationId, organisation.id))
      const [application] = await tx.select({ id: applications.id }).from(applications).where(own)
      if (!application) throw new Problem('not-found')
      return { items: await withNotes(tx, await readInterviews(tx, eq(interviews.applicationId, application.id))) }
    }),
  )

  kit.handle(listEmployerInterviews, ({ query, now, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) return { items: [], nextCursor: null, total: 0 }
      return await interviewsOfOrganisation(tx, organisation.id, { ...query, now })
    }),
  )

  kit.handle(proposeInterview, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const application = await lockedApplication(tx, params.id, organisation.id)
      const slots = readSlots(body.slots, 'slots', { now, asks: true })
      const open = await openInterview(tx, application.id)
      if ((open?.version ?? null) !== body.version) throw new Problem('state-conflict', { text: 'jobs.interview-changed' })
      const { minutes, way, place, meet, bring, adjustments, note } = body
      const times = slots.map((at, index) => ({ at, field: `slots.${index}` }))
      const wanted = { organisationId: organisation.id, interviewId: open?.id ?? null, meet, minutes, times }
      await requireFree(tx, wanted)
      const step = { by: 'employer', accountId: who.accountId, at: now } as const
      const details = { minutes, way, place, meet, bring, adjustments, note }
      const proposal = { ...details, slots: inOrder(slots), answer: '', suggested: [] }
      const isMoving = application.state !== APPLICATION_OF_INTERVIEW.proposed
      const { row, told } = open
        ? await stepInterview(tx, open, application, { ...step, to: 'proposed', change: proposal })
        : await insertInterview(tx, application, proposal, step)
      const move = { ...step, to: APPLICATION_OF_INTERVIEW.proposed, reason: null, interview: told }
      if (isMoving) await moveApplicationTo(tx, application, null, move)
      // A move tells the applicant; times for somebody who was invited already are news of their own.
      else await tellInterview(tx, row, application, 'new-times')
      return { resource: `interviews/${row.id}`, answer: { id: row.id, state: row.state, version: row.version } }
    }),
  )

  kit.handle(changeInterview, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const [application, row] = await lockedInterview(tx, params.id, organisation.id)
      const { version, ...details } = body
      if (row.version !== version) throw new Problem('state-conflict', { text: 'jobs.interview-changed' })
      if (row.state !== 'confirmed' || !row.startsAt || row.startsAt <= now)
        throw new Problem('state-conflict', { text: 'jobs.interview-not-now' })
      const times = [{ at: row.startsAt, field: 'meet' }]
      const wanted = { organisationId: organisation.id, interviewId: row.id, meet: details.meet, minutes: row.minutes, times }
      await requireFree(tx, wanted)
      const step = { to: 'confirmed', by: 'employer', accountId: who.accountId, at: now } as const
      const { row: moved } = await stepInterview(tx, row, application, { ...step, change: details })
      return { resource: `interviews/${row.id}`, answer: { state: moved.state, version: moved.version } }
    }),
  )

  kit.handle(settleInterview, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const [application, row] = await lockedInterview(tx, params.id, organisation.id)
      if (row.version !== body.version) throw new Problem('state-conflict', { text: 'jobs.interview-changed' })
      // What has not begun can be cancelled; it was neither held nor missed.
      if (body.to !== 'cancelled' && row.startsAt && row.startsAt > now)
        throw new Problem('state-conflict', { text: 'jobs.interview-not-now' })
      const change = body.to === 'cancelled' ? { closingWords: body.words } : {}
      const step = { to: body.to, by: 'employer', accountId: who.accountId, at: now, change } as const
      const { row: moved, told } = await stepInterview(tx, row, application, step)
      const move = { ...step, to: APPLICATION_OF_INTERVIEW[moved.state], reason: null, interview: told }
      if (application.state !== move.to) await moveApplicationTo(tx, application, null, move)
      return { resource: `interviews/${row.id}`, answer: { state: moved.state, version: moved.version } }
    }),
  )

  kit.handle(addInterviewNote, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const own = and(eq(interviews.id, params.id), eq(interviews.organisationId, organisation.id))
      const [row] = await tx.select().from(interviews).where(own)
      if (!row) throw new Problem('not-found')
      const id = randomUUID()
      await tx.insert(interviewNotes).values({
        id,
        interviewId: row.id,
        organisationId: organisation.id,
        accountId: row.accountId,
        byAccount: who.accountId,
        words: body.words,
        at: now,
      })
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisation.id), changed: ['interview'] })
      return { resource: `interviews/${row.id}`, answer: { id } }
    }),
  )

  kit.handle(downloadEmployerInterview, async ({ params, language, read, reply }) => {
    const file = await read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) throw new Problem('not-found')
      const [found] = await tx
        .select({ interview: interviews, application: applications })
        .from(interviews)
        .innerJoin(applications, eq(applications.id, interviews.applicationId))
        .where(and(eq(interviews.id, params.id), eq(interviews.organisationId, organisation.id)))
      if (!found) throw new Problem('not-found')
      return calendarFile(kit, found.interview, { application: found.application, language, side: 'employer' })
    })
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .send(file)
  })
}

async function insertInterview(
  tx: Tx,
  application: ApplicationRow,
  proposal: Pick<InterviewRow, 'slots' | 'minutes' | 'way' | 'place' | 'meet' | 'bring' | 'adjustments' | 'note'>,
  { accountId, at }: { accountId: string | null; at: Date },
): Promise<{ row: InterviewRow; told: MovedInterview }> {
  const [row] = await tx
    .insert(interviews)
    .values({
      ...proposal,
      id: randomUUID(),
      applicationId: application.id,
      organisationId: application.organisationId,
      accountId: application.accountId,
      state: 'proposed',
      open: true,
      createdAt: at,
      changedAt: at,
    })
    .returning()
  if (!row) throw new Error('no interview was made')
  await tx
    .insert(interviewSteps)
    .values({ interviewId: row.id, version: row.version, state: 'proposed', byRole: 'employer', byAccount: accountId, at })
  return { row, told: { id: row.id, state: row.state, calendar: null } }
}
