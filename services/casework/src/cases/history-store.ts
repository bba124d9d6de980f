import type { EventType } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { caseEntries, cases } from '../db/schema'
import type { CaseSummary, DatedEntry } from './stage'

/** Locks people until the transaction ends: opening a case, forgetting it and recording events of its person wait for each other. */
export const lockPeople = (tx: Tx, accountIds: readonly string[]): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('person of casework ' || id, 0))
    from unnest(${`{${[...accountIds].sort().join(',')}}`}::uuid[]) id`)

/** Whether the person ever had a case; locks them. */
export async function hasCase(tx: Tx, accountId: string): Promise<boolean> {
  await lockPeople(tx, [accountId])
  const [one] = await tx.select({ id: cases.id }).from(cases).where(eq(cases.accountId, accountId)).limit(1)
  return one !== undefined
}

export async function personOf(tx: Tx, caseId: string): Promise<string | null> {
  const [row] = await tx.select({ accountId: cases.accountId }).from(cases).where(eq(cases.id, caseId))
  return row?.accountId ?? null
}

export const lockOpenCases = (tx: Tx, accountId: string) =>
  tx
    .select()
    .from(cases)
    .where(and(eq(cases.accountId, accountId), isNull(cases.closedAt)))
    .orderBy(asc(cases.id))
    .for('no key update')

/** Does nothing for an entry whose event has one already. */
export async function addEntries(tx: Tx, entries: (typeof caseEntries.$inferInsert)[]): Promise<void> {
  await tx.insert(caseEntries).values(entries).onConflictDoNothing()
}

/** What lists show of a case. */
export async function keepSummary(tx: Tx, caseId: string, summary: CaseSummary): Promise<void> {
  await tx
    .update(cases)
    .set({
      stage: summary.current.stage,
      stageFollows: summary.follows.stage,
      stageBecause: summary.follows.because,
      stageReason: summary.stageReason,
      prioritySet: summary.priority?.priority ?? null,
      priorityReason: summary.priority?.reason ?? null,
      applications: summary.applications,
      interviews: summary.interviews,
      jobMatches: summary.jobMatches,
      interviewTimes: summary.interviewTimes,
      missedAppointmentAt: summary.missedAppointmentAt,
      lastActivityAt: summary.lastActivity?.at ?? null,
      lastActivity: summary.lastActivity?.kind ?? null,
      nextTodoOn: sql`(select min(t.due_on) from casework.case_todos t where t.case_id = ${caseId} and t.state <> 'done')`,
    })
    .where(eq(cases.id, caseId))
}

export type StoredEntry = DatedEntry & Pick<typeof caseEntries.$inferSelect, 'id' | 'actor' | 'caseId'>

/** The history of a case in order, with what the person did before it opened. */
export async function entriesOf(tx: Tx, one: { id: string; accountId: string }): Promise<StoredEntry[]> {
  const rows = await tx
    .select()
    .from(caseEntries)
    .where(and(eq(caseEntries.accountId, one.accountId), or(eq(caseEntries.caseId, one.id), isNull(caseEntries.caseId))))
    .orderBy(asc(caseEntries.at), sql`${caseEntries.eventId} nulls last`, asc(caseEntries.id))
  return rows.map(({ id, actor, caseId, kind, facts, at }) => ({ id, actor, caseId, at, kind, facts }) as StoredEntry)
}

/** What the event log holds of a person. */
export const eventsOf = (tx: Tx, accountId: string) =>
  tx.execute<{ id: string; type: EventType; payload: unknown; at: Date }>(
    sql`select id, type, payload, at from events.told_of(${accountId}::uuid)`,
  )
