import { CASE_ENTRIES, type CaseEntry } from '@onward/contracts'
import { announceChange, type Tx } from '@onward/database'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { caseEntries, cases } from '../db/schema'
import { type Dated, standingOf } from './stage'

/** One thing that happened: its kind and facts by the table of contracts, when, and by which member of staff. */
export type NewEntry = CaseEntry & {
  at: Date
  /** The account of the member of staff; nobody for the system, the person and employers. */
  actor?: string
  /** The event that told it. */
  eventId?: string
}
/** The case, or whatever cases a person has here: what other services tell knows of no case. */
export type EntryOf = { caseId: string } | { accountId: string }

/**
 * Adds to the history of a case, in the caller's transaction, and brings stage, figures and last activity up to date. Works in any
 * session, the person's too: whoever calls has checked that the case is theirs. Does nothing for a case that is not there, and keeps nothing
 * of somebody who has none.
 */
export async function recordOnCase(tx: Tx, of: EntryOf, { kind, facts, at, actor, eventId }: NewEntry): Promise<void> {
  const checked = v.parse(CASE_ENTRIES[kind].facts as v.GenericSchema<object>, facts)
  await asSystem(tx, async () => {
    const accountId = 'accountId' in of ? of.accountId : await personOf(tx, of.caseId)
    if (!accountId) return
    const caseId = 'caseId' in of ? of.caseId : null
    if (!caseId && !(await hasCase(tx, accountId))) return
    // Held first: of two that write at one moment, the second reads what the first wrote.
    const open = await holdOpenCases(tx, accountId)
    await tx
      .insert(caseEntries)
      .values({ accountId, caseId, kind, facts: checked, at, actor: actor ?? null, eventId: eventId ?? null })
      .onConflictDoNothing()
    await refresh(tx, open)
  })
}

/**
 * Has whoever else decides whether these people have a case here wait until this transaction ends: one that opens, one that is forgotten, and
 * what is told of them at that moment.
 */
export const holdPeople = (tx: Tx, accountIds: readonly string[]): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('person of casework ' || id, 0))
    from unnest(${`{${[...accountIds].sort().join(',')}}`}::uuid[]) id`)

async function hasCase(tx: Tx, accountId: string): Promise<boolean> {
  await holdPeople(tx, [accountId])
  const [one] = await tx.select({ id: cases.id }).from(cases).where(eq(cases.accountId, accountId)).limit(1)
  return one !== undefined
}

/** Brings what lists show of a person's open cases up to date with the history. */
export const refreshCases = (tx: Tx, accountId: string): Promise<void> =>
  asSystem(tx, async () => refresh(tx, await holdOpenCases(tx, accountId)))

type Case = typeof cases.$inferSelect
const holdOpenCases = (tx: Tx, accountId: string): Promise<Case[]> =>
  tx
    .select()
    .from(cases)
    .where(and(eq(cases.accountId, accountId), isNull(cases.closedAt)))
    .orderBy(asc(cases.id))
    .for('no key update')

async function refresh(tx: Tx, open: readonly Case[]): Promise<void> {
  for (const one of open) {
    await announceChange(tx, { accountIds: [one.agentId, one.accountId], changed: ['case'] })
    const stands = standingOf(await entriesOf(tx, one), one.openedAt)
    await tx
      .update(cases)
      .set({
        stage: stands.shown.stage,
        stageFollows: stands.follows.stage,
        stageBecause: stands.follows.because,
        stageReason: stands.stageReason,
        prioritySet: stands.priority?.priority ?? null,
        priorityReason: stands.priority?.reason ?? null,
        applications: stands.applications,
        interviews: stands.interviews,
        jobMatches: stands.jobMatches,
        interviewTimes: stands.interviewTimes,
        missedAppointmentAt: stands.missedAppointmentAt,
        lastActivityAt: stands.lastActivity?.at ?? null,
        lastActivity: stands.lastActivity?.kind ?? null,
        nextTodoOn: sql`(select min(t.due_on) from casework.case_todos t where t.case_id = ${one.id} and t.state <> 'done')`,
      })
      .where(eq(cases.id, one.id))
  }
}

export type KeptEntry = Dated & Pick<typeof caseEntries.$inferSelect, 'id' | 'actor' | 'caseId'>

/** The history of a case in order, with what the person did before it opened. */
export async function entriesOf(tx: Tx, of: { id: string; accountId: string }): Promise<KeptEntry[]> {
  const rows = await tx
    .select()
    .from(caseEntries)
    .where(and(eq(caseEntries.accountId, of.accountId), or(eq(caseEntries.caseId, of.id), isNull(caseEntries.caseId))))
    .orderBy(asc(caseEntries.at), sql`${caseEntries.eventId} nulls last`, asc(caseEntries.id))
  return rows.map(({ id, actor, caseId, kind, facts, at }) => ({ id, actor, caseId, at, kind, facts }) as KeptEntry)
}

async function personOf(tx: Tx, caseId: string): Promise<string | null> {
  const [row] = await tx.select({ accountId: cases.accountId }).from(cases).where(eq(cases.id, caseId))
  return row?.accountId ?? null
}

/** Runs work with the system's view of the rows, and gives the session its own back. A failure ends the transaction, and the view with it. */
export async function asSystem<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const [before] = await tx.execute<{ system: string | null }>(sql`select current_setting('app.system', true) as system`)
  await tx.execute(sql`select set_config('app.system', 'on', true)`)
  const done = await work()
  await tx.execute(sql`select set_config('app.system', ${before?.system ?? ''}, true)`)
  return done
}
