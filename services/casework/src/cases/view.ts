import {
  type CasePriority,
  type CaseRow,
  type Language,
  maskNiNumberForAgent,
  type NextAction,
  PRIORITY_OF,
  type PriorityReason,
  type Todo,
} from '@onward/contracts'
import type { Keys } from '@onward/service-kit/keys'
import { londonDay } from '../figures/weeks'
import { openNiNumber } from '../referrals/ni-number'
import type { Agent } from '../staff/agent-store'
import { staffFullName } from '../staff/names'
import type { FoundCase, TodoRow } from './store'

function nextActionOf({ one, nextTodo }: FoundCase, interviewAt: Date | undefined): NextAction {
  if (one.missedAppointmentAt) return { kind: 'missed-appointment', at: one.missedAppointmentAt.toISOString() }
  const isTodoFirst = nextTodo && interviewAt && nextTodo.dueOn < londonDay(interviewAt)
  if (interviewAt && !isTodoFirst) return { kind: 'interview', at: interviewAt.toISOString() }
  if (!nextTodo) return { kind: 'stage', stage: one.stage }
  return { kind: 'todo', title: nextTodo.title, dueOn: nextTodo.dueOn, forClient: nextTodo.ownerId === one.accountId }
}

/** The priority that is shown, and the one by the rule, whatever an agent set. */
export function prioritiesOf({ one, followsFrom }: FoundCase): {
  priority: CasePriority
  priorityBecause: PriorityReason
  priorityFollows: CasePriority
} {
  const follows = PRIORITY_OF[followsFrom]
  return one.prioritySet
    ? { priority: one.prioritySet, priorityBecause: 'set', priorityFollows: follows }
    : { priority: follows, priorityBecause: followsFrom, priorityFollows: follows }
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

/** A to-do as the person sees it; the office sees whose it is too. */
export const ownTodoView = (row: TodoRow, now: Date) => ({
  id: row.id,
  title: row.title,
  dueOn: row.dueOn,
  state: row.state,
  isOverdue: row.state !== 'done' && row.dueOn < londonDay(now),
  version: row.version,
})
export const todoView = (row: TodoRow, owner: string, agent: Pick<Agent, 'accountId'>, now: Date): Todo => ({
  ...ownTodoView(row, now),
  owner,
  forClient: row.ownerId === row.accountId,
  mine: row.ownerId === agent.accountId,
})
