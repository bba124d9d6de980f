import { moveMyTodo, readMyCase, staffName } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { and, asc, count, desc, eq, gte, inArray, isNull, ne, or } from 'drizzle-orm'
import { agents, caseNotes, cases, caseTodos, offices } from '../db/schema'
import { staffFullName } from '../staff/agent'
import { asSystem } from './history'
import { noteCursor, notesAfter } from './note-routes'
import { londonDay } from './own-case'
import { moveOne } from './todo-routes'

/** What is done stays in sight for a while. */
const DONE_SHOWN_DAYS = 14
const DAY_MS = 86_400_000

export function myCaseRoutes(kit: ServiceKit): void {
  kit.handle(readMyCase, ({ query, language, now, read }) =>
    read(async (tx, who) => {
      const { accountId } = who
      const shared = and(eq(caseNotes.accountId, accountId), eq(caseNotes.shared, true))
      const rows = await tx
        .select()
        .from(caseNotes)
        .where(and(shared, notesAfter(query.cursor)))
        .orderBy(desc(caseNotes.at), desc(caseNotes.id))
        .limit(query.limit + 1)
      const [counted] = await tx.select({ n: count() }).from(caseNotes).where(shared)
      const lately = gte(caseTodos.movedAt, new Date(now.getTime() - DONE_SHOWN_DAYS * DAY_MS))
      const open = and(eq(cases.accountId, accountId), isNull(cases.closedAt))
      const mine = and(eq(caseTodos.ownerId, accountId), eq(caseTodos.accountId, accountId))
      const ofOpenCases = inArray(caseTodos.caseId, tx.select({ id: cases.id }).from(cases).where(open))
      const todos = await tx
        .select()
        .from(caseTodos)
        .where(and(mine, ofOpenCases, or(ne(caseTodos.state, 'done'), lately)))
        .orderBy(asc(caseTodos.dueOn), asc(caseTodos.createdAt))
      const [coach] = await asSystem(tx, () =>
        tx
          .select({ agent: agents, officeName: offices.name })
          .from(cases)
          .innerJoin(offices, eq(offices.id, cases.officeId))
          .leftJoin(agents, eq(agents.accountId, cases.agentId))
          .where(open)
          .orderBy(desc(cases.openedAt))
          .limit(1),
      )
      const page = rows.slice(0, query.limit)
      const last = page.at(-1)
      return {
        agentName: coach ? staffFullName(coach.agent, language) : null,
        officeName: coach?.officeName ?? '',
        items: page.map(({ id, body, authorName, at }) => ({
          id,
          text: body,
          by: staffName(authorName, language),
          at: at.toISOString(),
        })),
        nextCursor: last && rows.length > page.length ? noteCursor(last) : null,
        total: counted?.n ?? 0,
        todos: todos.map(({ id, title, dueOn, state, version }) => ({
          id,
          title,
          dueOn,
          state,
          isOverdue: state !== 'done' && dueOn < londonDay(now),
          version,
        })),
      }
    }),
  )

  kit.handle(moveMyTodo, ({ params, body, now, write }) =>
    write((tx) => moveOne(tx, params.id, { ...body, at: now, actor: null })),
  )
}
