import { checkOutcome, type PlacementSide, type PlacementStatus, type ProblemText, placementStatus } from '@onward/contracts'
import { londonDay } from '../figures/weeks'
import type { CheckRow, PlacementRow } from './schema'

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS

/** Why a job that began on this day cannot be recorded; null where it can. Days are those of the United Kingdom. */
export function startRefused(startedOn: string, now: Date): ProblemText | null {
  if (startedOn > londonDay(now)) return 'casework.placement-not-yet-started'
  return startedOn < londonDay(new Date(now.getTime() - YEAR_MS)) ? 'casework.placement-too-long-ago' : null
}

/** Why a placement cannot end on this day; null where it can. */
export function endRefused(endedOn: string, { startedOn }: Pick<PlacementRow, 'startedOn'>, now: Date): ProblemText | null {
  if (endedOn > londonDay(now)) return 'casework.placement-not-yet-ended'
  return endedOn < startedOn ? 'casework.placement-ends-before-start' : null
}

/** Whether an agent may still record an end. */
export const mayEnd = ({ endedByAgent, state }: Pick<PlacementRow, 'endedByAgent' | 'state'>): boolean =>
  !endedByAgent && state !== 'sustained'

/** Why an answer to this check is no longer taken; null where it is. `last` is the placement's latest check. */
export function answerRefused(
  checkId: string,
  last: Pick<CheckRow, 'id' | 'settled'> | undefined,
  { endedByAgent }: Pick<PlacementRow, 'endedByAgent'>,
): ProblemText | null {
  if (last?.id !== checkId) return 'casework.placement-no-longer-asked'
  if (last.settled) return 'casework.placement-settled'
  return endedByAgent ? 'casework.placement-over' : null
}

/** Days that an unanswered question is shown, and an answer that can be corrected. */
const VISIBLE_DAYS = { unanswered: 56, answered: 7 } as const

/** The check that one side is asked about now: the latest, until the agent settles it or records the end, for a limited time. */
export function checkAsked(row: PlacementRow, check: CheckRow | undefined, side: PlacementSide, now: Date): CheckRow | null {
  if (!check || check.settled !== null || row.endedByAgent) return null
  const answeredAt = side === 'employer' ? check.employerAt : check.jobseekerAt
  const [since, days] = answeredAt ? [answeredAt, VISIBLE_DAYS.answered] : [check.askedAt, VISIBLE_DAYS.unanswered]
  return now.getTime() - since.getTime() <= days * DAY_MS ? check : null
}

/** A check with the day on which it was asked. */
const dated = (check: CheckRow) => ({ ...check, askedOn: londonDay(check.askedAt) })

/** A placement's status by its checks. */
export const statusOf = (row: PlacementRow, checks: readonly CheckRow[], now: Date): PlacementStatus =>
  placementStatus({ ...row, checks: checks.map(dated) }, londonDay(now))

export const outcomeOf = (check: CheckRow, now: Date) => checkOutcome(dated(check), londonDay(now))
