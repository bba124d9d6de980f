import { randomUUID } from 'node:crypto'
import { Problem, type TodoState } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, asc, eq, gte, inArray, ne, or } from 'drizzle-orm'
import { cases, caseTodos } from '../db/schema'
import type { Agent } from '../staff/agent-store'
import { recordOnCase } from './history'
import { type Case, emitShared, openCasesOf, type TodoRow } from './store'

/** Days for which a person still sees a to-do that is done. */
const DONE_DAYS = 14
const DAY_MS = 86_400_000

export const todosOfCase = (tx: Tx, caseId: string): Promise<TodoRow[]> =>
  tx.select().from(caseTodos).where(eq(caseTodos.caseId, caseId)).orderBy(asc(caseTodos.dueOn), asc(caseTodos.createdAt))

/** A person's own to-dos of their open cases. */
export function todosOfPerson(tx: Tx, accountId: string, now: Date): Promise<TodoRow[]> {
  const mine = and(eq(caseTodos.ownerId, accountId), eq(caseTodos.accountId, accountId))
  const ofOpenCases = inArray(caseTodos.caseId, tx.select({ id: cases.id }).from(cases).where(openCasesOf(accountId)))
  const lately = gte(caseTodos.movedAt, new Date(now.getTime() - DONE_DAYS * DAY_MS))
  return tx
    .select()
    .from(caseTodos)
    .where(and(mine, ofOpenCases, or(ne(caseTodos.state, 'done'), lately)))
    .orderBy(asc(caseTodos.dueOn), asc(caseTodos.createdAt))
}

/** Adds a to-do for the owner, or for the person where there is none. Gives its id. */
export async function insertTodo(
  tx: Tx,
  one: Case,
  agent: Agent,
  { title, dueOn, ownerId, at }: { title: string; dueOn: string; ownerId: string | null; at: Date },
): Promise<string> {
  const id = randomUUID()
  const { id: caseId, accountId } = one
  const made = { createdBy: agent.accountId, createdAt: at }
  await tx.insert(caseTodos).values({ id, caseId, accountId, ownerId: ownerId ?? accountId, title, dueOn, ...made })
  const facts = { todoId: id, title, dueOn, forClient: ownerId === null }
  await recordOnCase(tx, { caseId }, { kind: 'todo-added', facts, at, actor: agent.accountId })
  if (ownerId === null) await emitShared(tx, one, agent, { about: 'todo', subject: id })
  return id
}

/** Moves a to-do that the asking session may see; `actor` is null for the person. Gives its version. */
export async function changeTodo(
  tx: Tx,
  todoId: string,
  { state, version, at, actor }: { state: TodoState; version: number; at: Date; actor: string | null },
): Promise<number> {
  const [row] = await tx.select().from(caseTodos).where(eq(caseTodos.id, todoId)).for('update')
  if (!row) throw new Problem('not-found')
  const [one] = await tx.select({ closedAt: cases.closedAt }).from(cases).where(eq(cases.id, row.caseId))
  if (!one || one.closedAt) throw new Problem('state-conflict', { text: 'casework.case-closed' })
  if (row.version !== version) throw new Problem('state-conflict', { text: 'casework.case-todo-changed' })
  if (row.state === state) return row.version
  const next = row.version + 1
  await tx.update(caseTodos).set({ state, movedAt: at, version: next }).where(eq(caseTodos.id, todoId))
  const facts = { todoId, title: row.title, state, byClient: actor === null }
  await recordOnCase(tx, { caseId: row.caseId }, { kind: 'todo-moved', facts, at, ...(actor !== null && { actor }) })
  return next
}
