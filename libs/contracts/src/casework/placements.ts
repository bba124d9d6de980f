import * as v from 'valibot'
import { date, endpoint, flag, id, idParams, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { optionalText, requiredText } from '../text'

const service = 'casework' as const
const staff = { service, access: ['agent', 'admin'] } as const

/** Placements: from the first day in a job to 26 weeks in it. Source: product behaviour section 4. */

/** Weeks after the first day at which both sides are asked. */
export const PLACEMENT_MILESTONES = [4, 13, 26] as const
export type PlacementMilestone = (typeof PLACEMENT_MILESTONES)[number]
const LAST_MILESTONE = 26
/** Days to answer; after them the answer is unknown, which counts as not sustained. */
export const PLACEMENT_ANSWER_DAYS = 28
/** Days after which a side without an answer is reminded, once. */
export const PLACEMENT_REMINDER_DAYS = 7
export const PLACEMENT_SIDES = ['jobseeker', 'employer'] as const
export type PlacementSide = (typeof PLACEMENT_SIDES)[number]

export const PLACEMENT_STATES = ['started', 'weeks-4', 'weeks-13', 'weeks-26', 'sustained', 'ended'] as const
export type PlacementState = (typeof PLACEMENT_STATES)[number]
/**
 * What may follow each state. A placement that is recorded late starts at the milestone already reached. An end or a success stated by one
 * side alone is undone when the other side disagrees or the agent decides otherwise.
 */
export const PLACEMENT_TRANSITIONS: Readonly<Record<PlacementState, readonly PlacementState[]>> = {
  started: ['weeks-4', 'weeks-13', 'weeks-26', 'ended'],
  'weeks-4': ['weeks-13', 'weeks-26', 'ended'],
  'weeks-13': ['weeks-26', 'ended'],
  'weeks-26': ['sustained', 'ended'],
  sustained: ['weeks-26', 'ended'],
  ended: ['weeks-4', 'weeks-13', 'weeks-26', 'sustained'],
}
export const PLACEMENT_END_REASONS = [
  'new-job',
  'left',
  'fixed-term-over',
  'hours-cut',
  'let-go',
  'redundant',
  'personal',
  'not-known',
] as const
export type PlacementEndReason = (typeof PLACEMENT_END_REASONS)[number]

export const PLACEMENT_ANSWERS = ['working', 'ended'] as const
export type PlacementAnswer = (typeof PLACEMENT_ANSWERS)[number]
export const PLACEMENT_SETTLEMENTS = ['working', 'ended', 'unknown'] as const
export type PlacementSettlement = (typeof PLACEMENT_SETTLEMENTS)[number]

/** What was asked at a milestone and what came of it. */
export interface PlacementCheck {
  weeks: PlacementMilestone
  /** The day on which both sides were asked. */
  askedOn: string
  jobseeker: PlacementAnswer | null
  employer: PlacementAnswer | null
  settled: PlacementSettlement | null
}
export interface PlacementFacts {
  startedOn: string
  /** The agent recorded its end. */
  endedByAgent: boolean
  checks: readonly PlacementCheck[]
}
export const CHECK_OUTCOMES = ['waiting', 'working', 'ended', 'conflict', 'unknown'] as const
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number]

const DAY_MS = 86_400_000
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
/** The day on which a milestone is reached; dates are days in the United Kingdom. */
export const milestoneDay = (startedOn: string, weeks: PlacementMilestone): string => daysAfter(startedOn, weeks * 7)

/** The agent's answer decides; else what both say, or the only answer. Without an answer in time it is unknown. */
export function checkOutcome({ askedOn, jobseeker, employer, settled }: PlacementCheck, today: string): CheckOutcome {
  if (settled) return settled
  if (jobseeker && employer && jobseeker !== employer) return 'conflict'
  const answer = jobseeker ?? employer
  if (answer) return answer
  return today > daysAfter(askedOn, PLACEMENT_ANSWER_DAYS) ? 'unknown' : 'waiting'
}

export interface PlacementStatus {
  state: PlacementState
  /** Both sides say different things, and nothing later settles it. */
  conflict: boolean
  /** Weeks that an answer confirms: working at 26 weeks implies 13. */
  confirmedWeeks: number
  /** The milestone to ask about now, or null. Of several that have passed, the latest. */
  due: PlacementMilestone | null
  /** The day of the next one to come; null where nothing is asked any more. */
  nextOn: string | null
}
/** Status of a placement on a day. */
export function placementStatus({ startedOn, endedByAgent, checks }: PlacementFacts, today: string): PlacementStatus {
  const ordered = [...checks].sort((a, b) => a.weeks - b.weeks)
  const outcomes = ordered.map((check) => ({ weeks: check.weeks, outcome: checkOutcome(check, today) }))
  // The latest answer decides: it covers earlier milestones too.
  const lastAnswer = outcomes.filter(({ outcome }) => outcome !== 'waiting' && outcome !== 'unknown').at(-1)
  const last = ordered.at(-1)
  const confirmed = outcomes.filter(({ outcome }) => outcome === 'working').at(-1)
  const isEnded = endedByAgent || lastAnswer?.outcome === 'ended'
  const isSustained = !isEnded && lastAnswer?.weeks === LAST_MILESTONE && lastAnswer.outcome === 'working'
  const state: PlacementState = isEnded ? 'ended' : isSustained ? 'sustained' : last ? `weeks-${last.weeks}` : 'started'
  const isOver = isEnded || isSustained
  const asked = last?.weeks ?? 0
  const toAsk = isOver ? [] : PLACEMENT_MILESTONES.filter((weeks) => weeks > asked)
  const passed = toAsk.filter((weeks) => milestoneDay(startedOn, weeks) <= today)
  const [next] = toAsk.filter((weeks) => milestoneDay(startedOn, weeks) > today)
  return {
    state,
    conflict: !endedByAgent && lastAnswer?.outcome === 'conflict',
    confirmedWeeks: confirmed?.weeks ?? 0,
    due: passed.at(-1) ?? null,
    nextOn: next === undefined ? null : milestoneDay(startedOn, next),
  }
}

const answer = v.picklist(PLACEMENT_ANSWERS)
const milestoneView = v.object({
  weeks: v.picklist(PLACEMENT_MILESTONES),
  dueOn: date,
  /** `not-asked`: it had passed when the placement was recorded. */
  outcome: v.picklist(['to-come', 'not-asked', ...CHECK_OUTCOMES]),
  /** Null while nobody was asked. */
  checkId: v.nullable(id),
  jobseeker: v.nullable(answer),
  employer: v.nullable(answer),
  settled: v.boolean(),
})
export const PLACEMENT_STEP_KINDS = [
  'opened',
  'recorded',
  'asked',
  'reminded',
  'jobseeker-working',
  'jobseeker-ended',
  'employer-working',
  'employer-ended',
  'settled-working',
  'settled-ended',
  'settled-unknown',
  'ended',
] as const
export type PlacementStepKind = (typeof PLACEMENT_STEP_KINDS)[number]
/** As the office sees it. */
export const placement = v.object({
  id,
  caseId: id,
  referralId: id,
  clientName: v.string(),
  agentName: v.string(),
  mine: v.boolean(),
  jobTitle: v.string(),
  company: v.string(),
  /** Elsewhere: recorded by an agent; there is no employer here to ask. */
  source: v.picklist(['onward', 'elsewhere']),
  startedOn: date,
  state: v.picklist(PLACEMENT_STATES),
  conflict: v.boolean(),
  milestones: v.array(milestoneView),
  endedOn: v.nullable(date),
  endedReason: v.nullable(v.picklist(PLACEMENT_END_REASONS)),
  steps: v.array(
    v.object({
      kind: v.picklist(PLACEMENT_STEP_KINDS),
      at: timestamp,
      /** The member of staff; empty for everybody else. */
      by: v.string(),
      /** For the office alone. */
      note: v.string(),
    }),
  ),
})
export type Placement = v.InferOutput<typeof placement>

export const PLACEMENT_LISTS = ['open', 'conflicts', 'sustained', 'ended'] as const
/** Conflicts first, then what is under way by its next milestone, then what is over. */
export const listPlacements = endpoint({
  ...staff,
  method: 'POST',
  path: '/placements/search',
  reads: ['placement'],
  trace: { searches: 'placements' },
  summary: 'Placements of my own clients or of my office, conflicts first; by name or NI number',
  body: v.object({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    show: v.optional(v.nullable(v.picklist(PLACEMENT_LISTS)), null),
    whose: v.optional(v.picklist(['mine', 'office']), 'mine'),
  }),
  query: v.object(pageQuery),
  response: v.object({
    ...pageOf(placement).entries,
    /** Of my placements or of the whole office, before the search. */
    counts: v.object({ open: v.number(), conflicts: v.number(), sustained: v.number(), ended: v.number() }),
  }),
  ratePerMinute: 600,
})
export const listCasePlacements = endpoint({
  ...staff,
  method: 'GET',
  path: '/cases/:id/placements',
  reads: ['placement'],
  problems: ['state-conflict'],
  trace: { opens: 'cases' },
  summary: 'The placements of a case, the latest first',
  params: idParams,
  response: v.object({ open: v.boolean(), items: v.array(placement) }),
})
export const recordPlacement = endpoint({
  ...staff,
  method: 'POST',
  path: '/cases/:id/placements',
  changes: ['placement', 'case'],
  summary: 'Record a job that a client started elsewhere; it is followed like the others',
  params: idParams,
  body: v.object({
    jobTitle: requiredText('Enter the job title', 200),
    company: requiredText('Enter the employer', 200),
    startedOn: date,
    note: optionalText(2000),
  }),
  response: written({ id }),
})
export const settlePlacement = endpoint({
  ...staff,
  method: 'POST',
  path: '/placement-checks/:id/settlement',
  changes: ['placement', 'case'],
  summary: 'Settle what holds at a milestone, with the reason',
  params: idParams,
  body: v.object({
    outcome: v.picklist(PLACEMENT_SETTLEMENTS, 'Choose an answer'),
    /** For colleagues alone. */
    reason: requiredText('Say why', 2000),
    endReason: v.optional(v.picklist(PLACEMENT_END_REASONS), 'not-known'),
  }),
  response: written({ state: v.picklist(PLACEMENT_STATES) }),
})
export const endPlacement = endpoint({
  ...staff,
  method: 'POST',
  path: '/placements/:id/end',
  changes: ['placement', 'case'],
  summary: 'Record that a placement has ended, when and why',
  params: idParams,
  body: v.object({
    endedOn: date,
    reason: v.picklist(PLACEMENT_END_REASONS, 'Choose a reason'),
    /** For colleagues alone. */
    note: optionalText(2000),
  }),
  response: written({ state: v.picklist(PLACEMENT_STATES) }),
})

/** Steps to lasting work; each counts everybody who got at least that far. */
export const FUNNEL_STEPS = [
  'referred',
  'activated',
  'cv',
  'applied',
  'interviewed',
  'offered',
  'started',
  'weeks-13',
  'weeks-26',
] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
/** Referred in this week or the last so many whole ones; null: ever. */
export const FUNNEL_PERIODS = { 'weeks-13': 13, 'weeks-26': 26, 'weeks-52': 52, all: null } as const
export const readFunnel = endpoint({
  ...staff,
  method: 'GET',
  path: '/placements/funnel',
  reads: ['placement'],
  problems: ['state-conflict'],
  summary: 'How far the people got who were referred in a period, from referral to 26 weeks in work',
  query: v.object({
    period: v.optional(v.picklist(['weeks-13', 'weeks-26', 'weeks-52', 'all']), 'weeks-52'),
    whose: v.optional(v.picklist(['mine', 'office']), 'office'),
  }),
  response: v.object({ steps: v.array(v.object({ step: v.picklist(FUNNEL_STEPS), count: v.number() })) }),
})

export const myPlacement = v.object({
  id,
  jobTitle: v.string(),
  company: v.string(),
  startedOn: date,
  state: v.picklist(PLACEMENT_STATES),
  /** What I am asked now, and what I said; `coached`: a work coach sees the answer. */
  check: v.nullable(
    v.object({ id, weeks: v.picklist(PLACEMENT_MILESTONES), answer: v.nullable(answer), coached: v.optional(v.boolean(), true) }),
  ),
})
export type MyPlacement = v.InferOutput<typeof myPlacement>
export const listMyPlacements = endpoint({
  service,
  method: 'GET',
  path: '/my-placements',
  reads: ['placement'],
  summary: 'Jobs that I started, and whether I am asked if I still work there',
  access: ['user'],
  response: v.object({ items: v.array(myPlacement) }),
})
export const answerPlacement = endpoint({
  service,
  method: 'POST',
  path: '/my-placement-checks/:id/answer',
  changes: ['placement', 'case'],
  summary: 'Say whether I still work there',
  access: ['user'],
  params: idParams,
  body: v.object({
    answer,
    /** Why I left; optional. */
    reason: v.optional(v.picklist(PLACEMENT_END_REASONS), 'not-known'),
  }),
  response: written({ answer }),
})

/** What an employer is asked: their own job and their own answer, and nothing of the person. */
export const employerCheck = v.object({
  id,
  applicationId: id,
  jobTitle: v.string(),
  startedOn: date,
  weeks: v.picklist(PLACEMENT_MILESTONES),
  answer: v.nullable(answer),
})
export type EmployerCheck = v.InferOutput<typeof employerCheck>
export const listEmployerChecks = endpoint({
  service,
  method: 'GET',
  path: '/employer/placement-checks',
  reads: ['placement'],
  summary: 'People you hired here of whom you are asked whether they still work for you',
  access: ['employer'],
  query: v.object({ application: v.optional(id), waiting: flag }),
  response: v.object({ items: v.array(employerCheck) }),
})
export const answerEmployerCheck = endpoint({
  service,
  method: 'POST',
  path: '/employer/placement-checks/:id/answer',
  changes: ['placement', 'case'],
  summary: 'Say whether somebody you hired still works for you',
  access: ['employer'],
  params: idParams,
  body: v.object({ answer }),
  response: written({ answer }),
})

export const placementEndpoints = {
  listPlacements,
  listCasePlacements,
  recordPlacement,
  settlePlacement,
  endPlacement,
  readFunnel,
  listMyPlacements,
  answerPlacement,
  listEmployerChecks,
  answerEmployerCheck,
}
