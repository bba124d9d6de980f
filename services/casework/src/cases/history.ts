import { CASE_ENTRIES, type CaseEntry, EVENTS, type EventType } from '@onward/contracts'
import { announceChange, type Tx } from '@onward/database'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { caseEntries, cases } from '../db/schema'
import { entryOf, isStored } from './event-entries'
import { caseSummary, type DatedEntry } from './stage'

/** Something that happened: its kind and facts as in `CASE_ENTRIES`, when, and by which member of staff. */
export type NewEntry = CaseEntry & {
  at: Date
  /** The account of the member of staff; none for the system, the person and employers. */
  actor?: string
  /** The event that it comes from. */
  eventId?: string
}
/** One case, or all cases of a person: events of other services know of no case. */
export type Whose = { caseId: string } | { accountId: string }

/**
 * Adds an entry to the history in the caller's transaction, and updates stage, figures and last activity of the case. Works in any session: the
 * caller has checked that the case is theirs. Does nothing without a case.
 */
export async function recordOnCase(tx: Tx, whose: Whose, { kind, facts, at, actor, eventId }: NewEntry): Promise<void> {
  const checked = v.parse(CASE_ENTRIES[kind].facts as v.GenericSchema<object>, facts)
  await asSystem(tx, async () => {
    const accountId = 'accountId' in whose ? whose.accountId : await personOf(tx, whose.caseId)
    if (!accountId) return
    const caseId = 'caseId' in whose ? whose.caseId : null
    if (!caseId && !(await hasCase(tx, accountId))) return
    // Locked first, so that of two writers the second reads the first one's entry.
    const open = await lockOpenCases(tx, accountId)
    await tx
      .insert(caseEntries)
      .values({ accountId, caseId, kind, facts: checked, at, actor: actor ?? null, eventId: eventId ?? null })
      .onConflictDoNothing()
    await refresh(tx, open)
  })
}

/** Locks people until the transaction ends: opening a case, forgetting it and recording events of its person wait for each other. */
export const lockPeople = (tx: Tx, accountIds: readonly string[]): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('person of casework ' || id, 0))
    from unnest(${`{${[...accountIds].sort().join(',')}}`}::uuid[]) id`)

async function hasCase(tx: Tx, accountId: string): Promise<boolean> {
  await lockPeople(tx, [accountId])
  const [one] = await tx.select({ id: cases.id }).from(cases).where(eq(cases.accountId, accountId)).limit(1)
  return one !== undefined
}

/** Updates what lists show of a person's open cases from the history. */
export const refreshCases = (tx: Tx, accountId: string): Promise<void> =>
  asSystem(tx, async () => refresh(tx, await lockOpenCases(tx, accountId)))

type Case = typeof cases.$inferSelect
const lockOpenCases = (tx: Tx, accountId: string): Promise<Case[]> =>
  tx
    .select()
    .from(cases)
    .where(and(eq(cases.accountId, accountId), isNull(cases.closedAt)))
    .orderBy(asc(cases.id))
    .for('no key update')

async function refresh(tx: Tx, open: readonly Case[]): Promise<void> {
  for (const one of open) {
    await announceChange(tx, { accountIds: [one.agentId, one.accountId], changed: ['case'] })
    const summary = caseSummary(await entriesOf(tx, one), one.openedAt)
    await tx
      .update(cases)
      .set({
        stage: summary.shown.stage,
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
        nextTodoOn: sql`(select min(t.due_on) from casework.case_todos t where t.case_id = ${one.id} and t.state <> 'done')`,
      })
      .where(eq(cases.id, one.id))
  }
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

/**
 * Adds what a person did before their case opened, from the event log. Events that arrive meanwhile wait for this transaction, so that none is
 * lost.
 */
export const addEarlierEntries = (tx: Tx, accountId: string): Promise<void> =>
  asSystem(tx, async () => {
    await lockPeople(tx, [accountId])
    const log = await tx.execute<{ id: string; type: EventType; payload: unknown; at: Date }>(
      sql`select id, type, payload, at from events.told_of(${accountId}::uuid)`,
    )
    const entries = log.flatMap(({ id, type, payload, at }) => {
      const entry = isStored(type) ? entryOf(type, v.parse(EVENTS[type].payload, payload)) : null
      return entry ? [{ accountId, kind: entry.kind, facts: entry.facts, at: new Date(at), eventId: String(id) }] : []
    })
    if (entries.length > 0) await tx.insert(caseEntries).values(entries).onConflictDoNothing()
  })

async function personOf(tx: Tx, caseId: string): Promise<string | null> {
  const [row] = await tx.select({ accountId: cases.accountId }).from(cases).where(eq(cases.id, caseId))
  return row?.accountId ?? null
}

/** Runs work without the session's row security, and restores it. A failure ends the transaction, and the setting with it. */
export async function asSystem<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const [before] = await tx.execute<{ system: string | null }>(sql`select current_setting('app.system', true) as system`)
  await tx.execute(sql`select set_config('app.system', 'on', true)`)
  const done = await work()
  await tx.execute(sql`select set_config('app.system', ${before?.system ?? ''}, true)`)
  return done
}
