import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS, DEMO_APPLICATION, DEMO_ORGANISATION } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { dayFrom, onDayBefore } from '@onward/service-kit/demo-calendar'
import { demoJson } from '@onward/service-kit/demo-data'
import { and, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { recordOnCase } from '../cases/history'
import { caseNotes, cases, caseTodos } from '../db/schema'
import { demoCalendar, WRITTEN_AT } from './calendar'

const DAY_MS = 86_400_000
const agreed = demoJson(
  'casework/case.json',
  v.object({
    notes: v.array(v.object({ body: v.string(), shared: v.boolean(), daysAgo: v.number() })),
    todos: v.array(v.object({ title: v.string(), owner: v.picklist(['jobseeker', 'agent']), dueInDays: v.number() })),
  }),
)

/** Adds notes and to-dos to the demo jobseeker's case, unless it has a note. */
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
  const { moved } = demoCalendar(at)
  const day = (days: number) => moved(new Date(WRITTEN_AT.getTime() + days * DAY_MS))
  const by = { actor: agent.id }
  const add = async (body: string, shared: boolean, days: number) => {
    const id = randomUUID()
    const author = { authorId: agent.id, authorName: `${agent.firstName} ${agent.lastName}` }
    await tx.insert(caseNotes).values({ id, caseId, accountId, ...author, body, shared, at: day(days) })
    await recordOnCase(tx, { caseId }, { kind: 'note-added', facts: { noteId: id, shared }, at: day(days), ...by })
  }
  // No event comes of the demo's application, which lies in the past.
  const { id: applicationId, jobTitle, daysAgo, sentEarlier } = DEMO_APPLICATION
  const job = { applicationId, jobTitle, company: DEMO_ORGANISATION.name }
  await recordOnCase(tx, { accountId }, { kind: 'application-sent', facts: job, at: onDayBefore(at, daysAgo, sentEarlier) })
  for (const { body, shared, daysAgo: days } of agreed.notes) await add(body, shared, -days)
  for (const { title, owner, dueInDays } of agreed.todos) {
    const ownerId = owner === 'agent' ? agent.id : accountId
    const id = randomUUID()
    const dueOn = dayFrom(at, dueInDays)
    const made = { createdBy: agent.id, createdAt: day(-3) }
    await tx.insert(caseTodos).values({ id, caseId, accountId, ownerId, title, dueOn, ...made })
    const facts = { todoId: id, title, dueOn, forClient: ownerId === accountId }
    await recordOnCase(tx, { caseId }, { kind: 'todo-added', facts, at: day(-3), ...by })
  }
}
