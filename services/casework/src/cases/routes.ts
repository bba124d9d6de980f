import {
  addCaseNote,
  addTodo,
  countCaseLists,
  listCaseNotes,
  listCases,
  moveMyTodo,
  moveTodo,
  Problem,
  type ProblemText,
  REASON_STATED,
  readCase,
  readCaseHistory,
  readCaseload,
  readMyCase,
  setPriority,
  setStage,
  staffName,
} from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { positionOf } from '@onward/service-kit/my-data'
import { londonDay } from '../figures/weeks'
import { openedUntil } from '../referrals/list-store'
import { niQuery } from '../referrals/ni-search'
import { colleagueAtWork, colleaguesOf, namesOfStaff, requireAgent } from '../staff/agent-store'
import { staffFullName } from '../staff/names'
import { officeName } from '../staff/office-store'
import { recordOnCase } from './history'
import { entriesOf } from './history-store'
import { historyOf, noteIdsOf, partOf, withNoteTexts } from './history-view'
import { caseListCounts, pageOfCases } from './list-store'
import { addNote, noteTexts, pageOfNotes } from './note-store'
import { caseloadOf, caseOfClient, coachOf, findCases, openCaseOfClient } from './store'
import { changeTodo, insertTodo, todosOfCase, todosOfPerson } from './todo-store'
import { caseRow, ownTodoView, prioritiesOf, todoView } from './view'

const MOST_DAYS_AHEAD = 731
const DAY_MS = 86_400_000

/** Why a to-do cannot be due on this day; null where it can. */
function dueDayRefused(dueOn: string, now: Date): ProblemText | null {
  if (dueOn < londonDay(now)) return 'casework.case-todo-day-passed'
  return dueOn > londonDay(new Date(now.getTime() + MOST_DAYS_AHEAD * DAY_MS)) ? 'casework.case-todo-day-too-far' : null
}

export function caseRoutes(kit: ServiceKit): void {
  kit.handle(listCases, ({ body, query, language, now, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const listing = { ...body, ...query, niParts: niQuery(kit.keys, body.search) }
      const { rows, asOf, ...page } = await pageOfCases(tx, agent, listing, now)
      return { items: rows.map((one) => caseRow(kit.keys, one, agent, { now: asOf, language })), ...page }
    }),
  )

  kit.handle(countCaseLists, ({ body, now, read }) =>
    read(async (tx, who) => ({ counts: await caseListCounts(tx, await requireAgent(tx, who), body.lists, now) })),
  )

  kit.handle(readCaseload, ({ read }) => read(async (tx, who) => ({ items: await caseloadOf(tx, who.accountId) })))

  kit.handle(readCase, ({ params, language, now, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const one = await caseOfClient(tx, params.id)
      const found = (await findCases(tx, [one.id], now)).get(one.id)
      if (!found) throw new Problem('not-found')
      const names = await namesOfStaff(tx, language)
      const todos = await todosOfCase(tx, one.id)
      return {
        ...caseRow(kit.keys, found, agent, { now, language }),
        jobcentre: await officeName(tx, one.officeId),
        accountId: one.accountId,
        closedAt: one.closedAt?.toISOString() ?? null,
        stageFollows: one.stageFollows,
        stageBecause: one.stageBecause,
        stageReason: one.stageReason,
        priorityFollows: prioritiesOf(found).priorityFollows,
        priorityFollowsFrom: found.followsFrom,
        priorityReason: one.priorityReason,
        todos: todos.map((row) => todoView(row, names.get(row.ownerId) ?? '', agent, now)),
        colleagues: await colleaguesOf(tx, agent),
        openUntil: await openedUntil(tx, { id: one.referralId, officeId: one.officeId }, agent, now),
      }
    }),
  )

  kit.handle(readCaseHistory, ({ params, query, language, read }) =>
    read(async (tx, who) => {
      await requireAgent(tx, who)
      const one = await caseOfClient(tx, params.id)
      const all = partOf(historyOf(one, await entriesOf(tx, one), await namesOfStaff(tx, language)), query.part)
      const until = Math.min(positionOf(query.cursor) ?? all.length, all.length)
      const from = Math.max(0, until - query.limit)
      const page = all.slice(from, until).reverse()
      const items = withNoteTexts(page, await noteTexts(tx, noteIdsOf(page)))
      return { items, nextCursor: from > 0 ? String(from) : null, total: all.length }
    }),
  )

  kit.handle(setStage, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const one = await openCaseOfClient(tx, params.id)
      const by = { at: now, actor: agent.accountId }
      if (body.set) {
        const { stage, reason } = body
        await recordOnCase(tx, { caseId: one.id }, { kind: 'stage-set', facts: { stage, reason }, ...by })
      } else if (one.stageReason !== null)
        await recordOnCase(tx, { caseId: one.id }, { kind: 'stage-released', facts: {}, ...by })
      return { resource: `cases/${one.id}`, answer: body.set ? { why: REASON_STATED } : {} }
    }),
  )

  kit.handle(setPriority, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const one = await openCaseOfClient(tx, params.id)
      const by = { at: now, actor: agent.accountId }
      if (body.set) {
        const { priority, reason } = body
        await recordOnCase(tx, { caseId: one.id }, { kind: 'priority-set', facts: { priority, reason }, ...by })
      } else if (one.prioritySet !== null)
        await recordOnCase(tx, { caseId: one.id }, { kind: 'priority-released', facts: {}, ...by })
      return { resource: `cases/${one.id}`, answer: body.set ? { why: REASON_STATED } : {} }
    }),
  )

  kit.handle(listCaseNotes, ({ params, query: { shared, ...query }, language, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const { id: caseId } = await caseOfClient(tx, params.id)
      const { notes, ...page } = await pageOfNotes(tx, { caseId, shared: shared === true }, query)
      return {
        items: notes.map(({ id, body, shared, authorName, authorId, at }) => ({
          id,
          text: body,
          shared,
          by: staffName(authorName, language),
          mine: authorId === agent.accountId,
          at: at.toISOString(),
        })),
        ...page,
      }
    }),
  )

  kit.handle(addCaseNote, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const one = await openCaseOfClient(tx, params.id)
      const id = await addNote(tx, one, agent, { ...body, at: now })
      return { resource: `cases/${one.id}/notes/${id}`, answer: { id } }
    }),
  )

  kit.handle(addTodo, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const one = await openCaseOfClient(tx, params.id)
      const refused = dueDayRefused(body.dueOn, now)
      if (refused) throw new Problem('invalid-input', { errors: [{ field: 'dueOn', text: refused }] })
      if (body.ownerId !== null && !(await colleagueAtWork(tx, body.ownerId, agent.officeId)))
        throw new Problem('invalid-input', { errors: [{ field: 'ownerId', text: 'casework.case-todo-no-such-owner' }] })
      const id = await insertTodo(tx, one, agent, { ...body, at: now })
      return { resource: `todos/${id}`, answer: { id } }
    }),
  )

  kit.handle(moveTodo, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { accountId: actor } = await requireAgent(tx, who)
      const version = await changeTodo(tx, params.id, { ...body, at: now, actor })
      return { resource: `todos/${params.id}`, answer: { version } }
    }),
  )

  kit.handle(moveMyTodo, ({ params, body, now, write }) =>
    write(async (tx) => {
      const version = await changeTodo(tx, params.id, { ...body, at: now, actor: null })
      return { resource: `todos/${params.id}`, answer: { version } }
    }),
  )

  kit.handle(readMyCase, ({ query, language, now, read }) =>
    read(async (tx, { accountId }) => {
      const { notes, ...page } = await pageOfNotes(tx, { accountId }, query)
      const todos = await todosOfPerson(tx, accountId, now)
      const coach = await coachOf(tx, accountId)
      return {
        agentName: coach ? staffFullName(coach.agent, language) : null,
        officeName: coach?.officeName ?? '',
        items: notes.map(({ id, body, authorName, at }) => ({
          id,
          text: body,
          by: staffName(authorName, language),
          at: at.toISOString(),
        })),
        ...page,
        todos: todos.map((row) => ownTodoView(row, now)),
      }
    }),
  )
}
