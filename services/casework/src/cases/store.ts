import { type EventInput, MAX_RUN_CLIENTS, type PriorityReason, Problem } from '@onward/contracts'
import { emitEvent, isAnyOf, runAsSystem, type Tx } from '@onward/database'
import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import { agents, cases, caseTodos, offices, referrals } from '../db/schema'
import type { Referral } from '../referrals/new-referral'
import type { Agent } from '../staff/agent-store'
import { priorityFollows } from './priority-store'

export type Case = typeof cases.$inferSelect
export type TodoRow = typeof caseTodos.$inferSelect

/** The case of a client that the asking session may see; `not-found` where there is none. */
export async function caseOfClient(tx: Tx, referralId: string): Promise<Case> {
  const [row] = await tx.select().from(cases).where(eq(cases.referralId, referralId))
  if (!row) throw new Problem('not-found')
  return row
}

/** The same for adding something: throws `state-conflict` once it is closed. */
export async function openCaseOfClient(tx: Tx, referralId: string): Promise<Case> {
  const row = await caseOfClient(tx, referralId)
  if (row.closedAt) throw new Problem('state-conflict', { text: 'casework.case-closed' })
  return row
}

/** Opens the case of a referral; undefined where it has one. */
export async function addCase(
  tx: Tx,
  { id: referralId, accountId, officeId, agentId }: Pick<Referral, 'id' | 'accountId' | 'officeId' | 'agentId'>,
  at: Date,
  id: string,
): Promise<Case | undefined> {
  const [opened] = await tx
    .insert(cases)
    .values({ id, referralId, accountId, officeId, agentId, openedAt: at })
    .onConflictDoNothing()
    .returning()
  return opened
}

export async function lockOpenCase(tx: Tx, referralId: string): Promise<Case | undefined> {
  const open = and(eq(cases.referralId, referralId), isNull(cases.closedAt))
  const [found] = await tx.select().from(cases).where(open).for('update')
  return found
}

/** Changes a case that the caller has locked, and gives it as it is then. */
export async function changeCase(tx: Tx, one: Case, change: { agentId: string } | { closedAt: Date }): Promise<Case> {
  const changed = { ...one, ...change, version: one.version + 1 }
  await tx
    .update(cases)
    .set({ ...change, version: changed.version })
    .where(eq(cases.id, one.id))
  return changed
}

export interface FoundCase {
  one: Case
  referral: typeof referrals.$inferSelect
  agentFirstName: string | null
  agentLastName: string | null
  /** The reason for the priority by the rule, ignoring what an agent set. */
  followsFrom: Exclude<PriorityReason, 'set'>
  nextTodo: TodoRow | undefined
}

/** Cases by id with what their rows show, judged as of a time. */
export async function findCases(tx: Tx, ids: readonly string[], now: Date): Promise<Map<string, FoundCase>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      one: cases,
      referral: referrals,
      agentFirstName: agents.firstName,
      agentLastName: agents.lastName,
      followsFrom: priorityFollows(now),
    })
    .from(cases)
    .innerJoin(referrals, eq(referrals.id, cases.referralId))
    .leftJoin(agents, eq(agents.accountId, cases.agentId))
    .where(isAnyOf(cases.id, ids))
  const todos = await tx
    .selectDistinctOn([caseTodos.caseId])
    .from(caseTodos)
    .where(and(isAnyOf(caseTodos.caseId, ids), ne(caseTodos.state, 'done')))
    .orderBy(caseTodos.caseId, asc(caseTodos.dueOn), asc(caseTodos.createdAt))
  const nextOf = new Map(todos.map((todo) => [todo.caseId, todo]))
  return new Map(rows.map((row) => [row.one.id, { ...row, nextTodo: nextOf.get(row.one.id) }]))
}

/** An agent's own open cases by name: events of other services carry no names. */
export function caseloadOf(tx: Tx, agentId: string) {
  const { firstName, lastName } = referrals
  return tx
    .select({ referralId: cases.referralId, firstName, lastName })
    .from(cases)
    .innerJoin(referrals, eq(referrals.id, cases.referralId))
    .where(and(eq(cases.agentId, agentId), isNull(cases.closedAt)))
    .orderBy(asc(lastName), asc(firstName), asc(cases.referralId))
    .limit(MAX_RUN_CLIENTS)
}

export const openCasesOf = (accountId: string) => and(eq(cases.accountId, accountId), isNull(cases.closedAt))

/** Who works with a person, and where. */
export async function coachOf(tx: Tx, accountId: string) {
  const [coach] = await runAsSystem(tx, () =>
    tx
      .select({ agent: agents, officeName: offices.name })
      .from(cases)
      .innerJoin(offices, eq(offices.id, cases.officeId))
      .leftJoin(agents, eq(agents.accountId, cases.agentId))
      .where(openCasesOf(accountId))
      .orderBy(desc(cases.openedAt))
      .limit(1),
  )
  return coach
}

/** Has messaging tell the person that their work coach shared something; its text stays here. */
export async function emitShared(
  tx: Tx,
  { accountId }: Pick<Case, 'accountId'>,
  agent: Pick<Agent, 'accountId' | 'name' | 'officeName'>,
  { about, subject }: { about: EventInput<'case.shared'>['about']; subject: string },
): Promise<void> {
  const { accountId: agentAccountId, name: agentName, officeName } = agent
  await emitEvent(tx, 'case.shared', subject, 1, { accountId, about, agentAccountId, agentName, officeName })
}
