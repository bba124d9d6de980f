import {
  type CasePriority,
  type CaseRow,
  type Language,
  maskNiNumberForAgent,
  type NextAction,
  PRIORITY_OF,
  type PriorityGround,
  type Todo,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { Keys } from '@onward/service-kit/keys'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { agents, cases, caseTodos, referrals } from '../db/schema'
import { openNiNumber } from '../referrals/ni-number'
import { type Agent, staffFullName } from '../staff/agent'
import type { Case } from './own-case'
import { londonDay } from './own-case'
import { priorityFollows } from './priority'

type RuleGround = Exclude<PriorityGround, 'set'>
type TodoRow = typeof caseTodos.$inferSelect
export interface FoundCase {
  one: Case
  referral: typeof referrals.$inferSelect
  agentFirstName: string | null
  agentLastName: string | null
  ground: RuleGround
  next: TodoRow | undefined
}

/** Cases with what their rows show of others, by id, judged as of a time. */
export async function findCases(tx: Tx, ids: readonly string[], now: Date): Promise<Map<string, FoundCase>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      one: cases,
      referral: referrals,
      agentFirstName: agents.firstName,
      agentLastName: agents.lastName,
      ground: priorityFollows(now),
    })
    .from(cases)
    .innerJoin(referrals, eq(referrals.id, cases.referralId))
    .leftJoin(agents, eq(agents.accountId, cases.agentId))
    .where(inArray(cases.id, [...ids]))
  const todos = await tx
    .selectDistinctOn([caseTodos.caseId])
    .from(caseTodos)
    .where(and(inArray(caseTodos.caseId, [...ids]), ne(caseTodos.state, 'done')))
    .orderBy(caseTodos.caseId, asc(caseTodos.dueOn), asc(caseTodos.createdAt))
  const nextOf = new Map(todos.map((todo) => [todo.caseId, todo]))
  return new Map(rows.map((row) => [row.one.id, { ...row, next: nextOf.get(row.one.id) }]))
}

function nextActionOf({ one, next }: FoundCase, interviewAt: Date | undefined): NextAction {
  if (one.missedAppointmentAt) return { kind: 'missed-appointment', at: one.missedAppointmentAt.toISOString() }
  const isTodoFirst = next && interviewAt && next.dueOn < londonDay(interviewAt)
  if (interviewAt && !isTodoFirst) return { kind: 'interview', at: interviewAt.toISOString() }
  if (next) return { kind: 'todo', title: next.title, dueOn: next.dueOn, forClient: next.ownerId === one.accountId }
  return { kind: 'stage', stage: one.stage }
}

/** What is shown, and what the rule says whatever an agent set. */
export function prioritiesOf({ one, ground }: FoundCase): {
  priority: CasePriority
  priorityBecause: PriorityGround
  priorityFollows: CasePriority
} {
  const follows = PRIORITY_OF[ground]
  return one.prioritySet
    ? { priority: one.prioritySet, priorityBecause: 'set', priorityFollows: follows }
    : { priority: follows, priorityBecause: ground, priorityFollows: follows }
}

export function caseRow(
  keys: Keys,
  found: FoundCase,
  agent: Pick<Agent, 'accountId'>,
  { now, language }: { now: Date; language: Language },
): CaseRow {
  const { one, referral } = found
  const interviewAt = one.interviewTimes.filter((at) => at >= now).sort((a, b) => a.getTime() - b.getTime())[0]
  const { priority, priorityBecause } = prioritiesOf(found)
  return {
    id: one.id,
    referralId: referral.id,
    firstName: referral.firstName,
    lastName: referral.lastName,
    niMask: maskNiNumberForAgent(openNiNumber(keys, referral)),
    benefitsStatus: referral.benefitsStatus,
    disability: referral.disability,
    stage: one.stage,
    priority,
    priorityBecause,
    jobMatches: one.jobMatches,
    applications: one.applications,
    interviews: one.interviews,
    nextInterviewAt: interviewAt?.toISOString() ?? null,
    openedAt: one.openedAt.toISOString(),
    nextAction: nextActionOf(found, interviewAt),
    lastActivityAt: (one.lastActivityAt ?? one.openedAt).toISOString(),
    lastActivity: one.lastActivity,
    agentName: staffFullName({ firstName: found.agentFirstName, lastName: found.agentLastName }, language),
    mine: one.agentId === agent.accountId,
  }
}

export const shownTodo = (row: TodoRow, owner: string, agent: Pick<Agent, 'accountId'>, now: Date): Todo => ({
  id: row.id,
  title: row.title,
  dueOn: row.dueOn,
  state: row.state,
  owner,
  forClient: row.ownerId === row.accountId,
  mine: row.ownerId === agent.accountId,
  isOverdue: row.state !== 'done' && row.dueOn < londonDay(now),
  version: row.version,
})
