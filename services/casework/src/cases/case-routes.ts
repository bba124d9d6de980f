import {
  type CaseDetails,
  type HistoryEntry,
  type Language,
  Problem,
  readCase,
  readCaseHistory,
  setPriority,
  setStage,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { positionOf } from '@onward/service-kit/my-data'
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import { agents, breakGlass, caseTodos, offices } from '../db/schema'
import { type Agent, fullName, requireAgent, staffFullName } from '../staff/agent'
import { entriesOf, type KeptEntry, recordOnCase } from './history'
import { type Case, caseOfClient, londonDay, openCaseOfClient } from './own-case'
import { caseRow, findCases, prioritiesOf, shownTodo } from './shown'
import { type StageStep, standingOf } from './stage'

/** Colleagues by account; staff of other offices stay unnamed. */
async function namesOfStaff(tx: Tx, language: Language): Promise<Map<string, string>> {
  const rows = await tx.select().from(agents)
  return new Map(rows.map((row) => [row.accountId, staffFullName(row, language)]))
}

async function openedUntil(tx: Tx, one: Case, agent: Agent, now: Date): Promise<string | null> {
  if (one.officeId === agent.officeId) return null
  const mine = and(eq(breakGlass.referralId, one.referralId), eq(breakGlass.agentId, agent.accountId), gt(breakGlass.until, now))
  const [row] = await tx.select({ until: breakGlass.until }).from(breakGlass).where(mine).orderBy(desc(breakGlass.until)).limit(1)
  return row?.until.toISOString() ?? null
}

async function colleaguesOf(tx: Tx, agent: Agent): Promise<CaseDetails['colleagues']> {
  const rows = await tx
    .select()
    .from(agents)
    .where(and(eq(agents.officeId, agent.officeId), isNull(agents.leftAt)))
    .orderBy(asc(agents.lastName), asc(agents.firstName))
  return rows.map((row) => ({ id: row.accountId, name: fullName(row), isMe: row.accountId === agent.accountId }))
}

const shownStep = ({ stage, from, because, at, after }: StageStep): HistoryEntry => ({
  key: `${after}-stage`,
  kind: 'stage-moved',
  at: at.toISOString(),
  by: '',
  facts: { stage, from, because },
})

/** Profile changes of one day are one line: forms save in many steps. */
function withoutRepeats(entries: readonly (KeptEntry & { place: number })[]): (KeptEntry & { place: number })[] {
  return entries.filter((entry, i) => {
    const next = entries[i + 1]
    return !(entry.kind === 'profile-changed' && next?.kind === 'profile-changed' && londonDay(entry.at) === londonDay(next.at))
  })
}

/** The whole history in order, with the stages that follow from it. */
function historyOf(one: Case, entries: readonly KeptEntry[], names: ReadonlyMap<string, string>): HistoryEntry[] {
  const { trail } = standingOf(entries, one.openedAt)
  const since = entries
    .map((entry, place) => ({ ...entry, place }))
    .filter(({ caseId, at }) => caseId !== null || (at >= one.openedAt && (!one.closedAt || at <= one.closedAt)))
  const shown = withoutRepeats(since).map(({ id, kind, at, actor, facts, place }) => ({
    place,
    entry: { key: String(id), kind, at: at.toISOString(), by: (actor && names.get(actor)) ?? '', facts },
  }))
  const first = since[0]?.place ?? entries.length
  // What an agent set stands in the history by itself.
  const steps = trail
    .filter(({ after, because }) => after >= first && because !== 'set')
    .map((step) => ({ place: step.after + 0.5, entry: shownStep(step) }))
  const opened = { key: 'opened', kind: 'case-opened' as const, at: one.openedAt.toISOString(), by: '', facts: {} }
  const closed = one.closedAt && {
    key: 'closed',
    kind: 'case-closed' as const,
    at: one.closedAt.toISOString(),
    by: '',
    facts: {},
  }
  const between = [...shown, ...steps].sort((a, b) => a.place - b.place).map(({ entry }) => entry)
  return [opened, ...between, ...(closed ? [closed] : [])]
}

export function caseRoutes(kit: ServiceKit): void {
  kit.handle(readCase, ({ params, language, now, read }) =>
    read(async (tx, who): Promise<CaseDetails> => {
      const agent = await requireAgent(tx, who)
      const one = await caseOfClient(tx, params.id)
      const found = (await findCases(tx, [one.id], now)).get(one.id)
      if (!found) throw new Problem('not-found')
      const [office] = await tx.select({ name: offices.name }).from(offices).where(eq(offices.id, one.officeId))
      const names = await namesOfStaff(tx, language)
      const todos = await tx
        .select()
        .from(caseTodos)
        .where(eq(caseTodos.caseId, one.id))
        .orderBy(asc(caseTodos.dueOn), asc(caseTodos.createdAt))
      return {
        ...caseRow(kit.keys, found, agent, { now, language }),
        jobcentre: office?.name ?? '',
        accountId: one.accountId,
        closedAt: one.closedAt?.toISOString() ?? null,
        stageFollows: one.stageFollows,
        stageBecause: one.stageBecause,
        stageReason: one.stageReason,
        priorityFollows: prioritiesOf(found).priorityFollows,
        priorityFollowsFrom: found.ground,
        priorityReason: one.priorityReason,
        todos: todos.map((row) => shownTodo(row, names.get(row.ownerId) ?? '', agent, now)),
        colleagues: await colleaguesOf(tx, agent),
        openUntil: await openedUntil(tx, one, agent, now),
      }
    }),
  )

  kit.handle(readCaseHistory, ({ params, query, language, read }) =>
    read(async (tx, who) => {
      await requireAgent(tx, who)
      const one = await caseOfClient(tx, params.id)
      const all = historyOf(one, await entriesOf(tx, one), await namesOfStaff(tx, language))
      const until = Math.min(positionOf(query.cursor) ?? all.length, all.length)
      const from = Math.max(0, until - query.limit)
      return { items: all.slice(from, until).reverse(), nextCursor: from > 0 ? String(from) : null, total: all.length }
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
      return { resource: `cases/${one.id}`, answer: {} }
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
      return { resource: `cases/${one.id}`, answer: {} }
    }),
  )
}
