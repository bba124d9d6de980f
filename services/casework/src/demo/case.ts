import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS, DEMO_APPLICATION, DEMO_ORGANISATION } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq, isNull } from 'drizzle-orm'
import { recordOnCase } from '../cases/history'
import { londonDay } from '../cases/own-case'
import { caseNotes, cases, caseTodos } from '../db/schema'

const DAY_MS = 86_400_000

/** What the demo agent and the demo jobseeker have agreed, in notes and to-dos. Once: a case with a note keeps what it has. */
export async function loadCase(tx: Tx, { at }: { at: Date }): Promise<void> {
  const { agent, jobseeker } = DEMO_ACCOUNTS
  const { id: accountId } = jobseeker
  const [one] = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.accountId, accountId), isNull(cases.closedAt)))
  const [noted] = await tx.select({ id: caseNotes.id }).from(caseNotes).where(eq(caseNotes.accountId, accountId)).limit(1)
  if (!one || noted) return
  const caseId = one.id
  const day = (days: number) => new Date(at.getTime() + days * DAY_MS)
  const by = { actor: agent.id }
  const add = async (body: string, shared: boolean, days: number) => {
    const id = randomUUID()
    const author = { authorId: agent.id, authorName: `${agent.firstName} ${agent.lastName}` }
    await tx.insert(caseNotes).values({ id, caseId, accountId, ...author, body, shared, at: day(days) })
    await recordOnCase(tx, { caseId }, { kind: 'note-added', facts: { noteId: id, shared }, at: day(days), ...by })
  }
  // The demo's application lies in the past, and no event tells of it.
  const { id: applicationId, jobTitle, daysAgo } = DEMO_APPLICATION
  const job = { applicationId, jobTitle, company: DEMO_ORGANISATION.name }
  await recordOnCase(tx, { accountId }, { kind: 'application-sent', facts: job, at: day(-daysAgo) })
  await add('Has childcare on weekday mornings until 12:30. Prefers to be rung, not written to.', false, -12)
  await add('Well done on the CV. On Monday we look at the care jobs near Harehills together; bring your certificates.', true, -3)
  for (const [title, ownerId, dueIn] of [
    ['Ask Mrs Ward for a reference', accountId, 4],
    ['Ring the college about dates for the moving and handling course', agent.id, 2],
  ] as const) {
    const id = randomUUID()
    const dueOn = londonDay(day(dueIn))
    const made = { createdBy: agent.id, createdAt: day(-3) }
    await tx.insert(caseTodos).values({ id, caseId, accountId, ownerId, title, dueOn, ...made })
    const facts = { todoId: id, title, dueOn, forClient: ownerId === accountId }
    await recordOnCase(tx, { caseId }, { kind: 'todo-added', facts, at: day(-3), ...by })
  }
}
