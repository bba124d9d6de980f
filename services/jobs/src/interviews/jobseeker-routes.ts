import { APPLICATION_OF_INTERVIEW, answerInterview, downloadInterview, listMyInterviews, Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { inOrder, readSlots } from '@onward/service-kit/slots'
import { and, eq, type SQL } from 'drizzle-orm'
import { moveApplicationTo } from '../applications/move'
import { type ApplicationRow, applications, type InterviewRow, interviews } from '../db/schema'
import { calendarFile } from './calendar-file'
import { readInterviews } from './shown'
import { type InterviewStep, stepInterview, tellInterview } from './step'

async function lockedApplication(tx: Tx, where: SQL | undefined): Promise<ApplicationRow> {
  const [row] = await tx.select().from(applications).where(where).for('update')
  if (!row) throw new Problem('not-found')
  return row
}

/** The person's interview with its application, both locked: the application first, as everywhere. */
async function lockedInterview(tx: Tx, id: string, accountId: string): Promise<[ApplicationRow, InterviewRow]> {
  const own = and(eq(interviews.id, id), eq(interviews.accountId, accountId))
  const [found] = await tx.select({ applicationId: interviews.applicationId }).from(interviews).where(own)
  if (!found) throw new Problem('not-found')
  const application = await lockedApplication(
    tx,
    and(eq(applications.id, found.applicationId), eq(applications.accountId, accountId)),
  )
  const [row] = await tx.select().from(interviews).where(own).for('update')
  if (!row) throw new Problem('not-found')
  return [application, row]
}

export function registerMyInterviews(kit: ServiceKit): void {
  kit.handle(listMyInterviews, ({ query, read }) =>
    read(async (tx, who) => {
      const own = eq(interviews.accountId, who.accountId)
      const where = query.application ? and(own, eq(interviews.applicationId, query.application)) : own
      return { items: await readInterviews(tx, where) }
    }),
  )

  kit.handle(answerInterview, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      const [application, row] = await lockedInterview(tx, params.id, accountId)
      if (row.version !== body.version) throw new Problem('state-conflict', { text: 'jobs.interview-changed' })
      const step = { by: 'jobseeker', accountId, at: now } as const
      let answer: InterviewStep
      if (body.answer === 'confirm') {
        const slot = row.slots.find((at) => at.getTime() === Date.parse(body.slot))
        if (!slot) throw new Problem('state-conflict', { text: 'jobs.interview-not-offered' })
        if (slot <= now) throw new Problem('state-conflict', { text: 'jobs.interview-passed' })
        answer = { ...step, to: 'confirmed', change: { startsAt: slot, answer: '', suggested: [] } }
      } else if (body.answer === 'other-times') {
        const suggested = inOrder(readSlots(body.suggested, 'suggested', { now, asks: false }))
        answer = { ...step, to: 'alternative_requested', change: { answer: body.words, suggested } }
      } else {
        answer = { ...step, to: 'declined', change: { answer: body.words } }
      }
      const { row: moved, told } = await stepInterview(tx, row, application, answer)
      const to = APPLICATION_OF_INTERVIEW[moved.state]
      if (application.state !== to) await moveApplicationTo(tx, application, null, { ...step, to, reason: null, interview: told })
      else await tellInterview(tx, moved, application, 'other-times')
      return { resource: `interviews/${row.id}`, answer: { state: moved.state, application: to } }
    }),
  )

  kit.handle(downloadInterview, async ({ params, language, read, reply }) => {
    const file = await read(async (tx, who) => {
      const [found] = await tx
        .select({ interview: interviews, application: applications })
        .from(interviews)
        .innerJoin(applications, eq(applications.id, interviews.applicationId))
        .where(and(eq(interviews.id, params.id), eq(interviews.accountId, who.accountId)))
      if (!found) throw new Problem('not-found')
      return calendarFile(kit, found.interview, { application: found.application, language, side: 'jobseeker' })
    })
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .send(file)
  })
}
