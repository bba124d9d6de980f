import { randomUUID } from 'node:crypto'
import { addTodo, moveTodo, Problem, type TodoState } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, isNull } from 'drizzle-orm'
import { agents, cases, caseTodos } from '../db/schema'
import { type Agent, requireAgent } from '../staff/agent'
import { recordOnCase } from './history'
import { tellPerson } from './notices'
import { londonDay, openCaseOfClient } from './own-case'

const MOST_DAYS_AHEAD = 731
const DAY_MS = 86_400_000

/** Throws the sentence for a day that is over, or too far ahead. */
function checkDay(dueOn: string, now: Date): void {
  const isFar = dueOn > londonDay(new Date(now.getTime() + MOST_DAYS_AHEAD * DAY_MS))
  const text = dueOn < londonDay(now) ? 'casework.case-todo-day-passed' : isFar ? 'casework.case-todo-day-too-far' : null
  if (text) throw new Problem('invalid-input', { errors: [{ field: 'dueOn', text }] })
}

async function checkOwner(tx: Tx, ownerId: string, agent: Agent): Promise<void> {
  const atWork = and(eq(agents.accountId, ownerId), eq(agents.officeId, agent.officeId), isNull(agents.leftAt))
  const [owner] = await tx.select({ accountId: agents.accountId }).from(agents).where(atWork)
  const text = 'casework.case-todo-no-such-owner'
  if (!owner) throw new Problem('invalid-input', { errors: [{ field: 'ownerId', text }] })
}

/** Moves a to-do that the asking session may see, and tells the history. Another one's does not exist. */
export async function moveOne(
  tx: Tx,
  todoId: string,
  move: { state: TodoState; version: number; at: Date; actor: string | null },
): Promise<{ resource: string; answer: { version: number } }> {
  const [row] = await tx.select().from(caseTodos).where(eq(caseTodos.id, todoId)).for('update')
  if (!row) throw new Problem('not-found')
  const [one] = await tx
    .select({ closedAt: cases.closedAt, agentId: cases.agentId, referralId: cases.referralId })
    .from(cases)
    .where(eq(cases.id, row.caseId))
  if (!one || one.closedAt) throw new Problem('state-conflict', { text: 'casework.case-closed' })
  if (row.version !== move.version) throw new Problem('state-conflict', { text: 'casework.case-todo-changed' })
  const version = row.version + 1
  if (row.state !== move.state) {
    await tx.update(caseTodos).set({ state: move.state, movedAt: move.at, version }).where(eq(caseTodos.id, todoId))
    const facts = { todoId, title: row.title, state: move.state, byClient: move.actor === null }
    const by = move.actor === null ? {} : { actor: move.actor }
    await recordOnCase(tx, { caseId: row.caseId }, { kind: 'todo-moved', facts, at: move.at, ...by })
    // The open page of whoever works with the person; their address names the case by its referral.
  }
  return { resource: `todos/${todoId}`, answer: { version: row.state === move.state ? row.version : version } }
}

export function todoRoutes(kit: ServiceKit): void {
  kit.handle(addTodo, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const one = await openCaseOfClient(tx, params.id)
      const { title, dueOn, ownerId } = body
      checkDay(dueOn, now)
      if (ownerId !== null) await checkOwner(tx, ownerId, agent)
      const id = randomUUID()
      const { id: caseId, accountId } = one
      const made = { createdBy: agent.accountId, createdAt: now }
      await tx.insert(caseTodos).values({ id, caseId, accountId, ownerId: ownerId ?? accountId, title, dueOn, ...made })
      const facts = { todoId: id, title, dueOn, forClient: ownerId === null }
      await recordOnCase(tx, { caseId }, { kind: 'todo-added', facts, at: now, actor: agent.accountId })
      if (ownerId === null) await tellPerson(tx, one, agent, { about: 'todo', subject: id })
      return { resource: `todos/${id}`, answer: { id } }
    }),
  )

  kit.handle(moveTodo, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      return moveOne(tx, params.id, { ...body, at: now, actor: agent.accountId })
    }),
  )
}
