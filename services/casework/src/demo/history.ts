import { type ApplicationState, BADGE_IDS, type CaseEntry } from '@onward/contracts'
import { demoTable } from '@onward/service-kit/demo-data'
import * as v from 'valibot'
import type { DatedEntry } from '../cases/stage'
import { londonDay, mondayOf } from '../figures/weeks'
import { type DemoCalendar, WRITTEN_AT } from './calendar'
import { CASE_DAYS, type PlannedReferral, STARTS } from './plan'
import { about, oneOf, type Random, uuidOf, weighted } from './random'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const JOBS = demoTable('casework/past-jobs.tsv', v.object({ title: v.string(), company: v.string() })).map(
  ({ title, company }) => [title, company] as const,
)

const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay())

/** A half hour of a working day near `around` (in milliseconds), and not before `from`. */
function interviewTime(around: number, from: number): Date {
  const midnight = Math.floor(around / DAY_MS) * DAY_MS
  const ofDay = (9.5 + (Math.floor(around / HOUR_MS) % 6)) * HOUR_MS
  let day = midnight
  while (isWeekend(day)) day -= DAY_MS
  while (day + ofDay < from || isWeekend(day)) day += DAY_MS
  return new Date(day + ofDay)
}

type Path = (CaseEntry | ((at: Date, next: Date | null, calendar: DemoCalendar) => CaseEntry))[]

/** The entries of one application. */
function applicationPath(random: Random, ends: 'starts' | 'anyhow'): Path {
  const [jobTitle, company] = oneOf(random, JOBS)
  const job = { applicationId: uuidOf(random), jobTitle, company }
  const moved = (state: ApplicationState, by: 'jobseeker' | 'employer' = 'employer'): CaseEntry => ({
    kind: 'application-moved',
    facts: { ...job, state, by, interview: null },
  })
  const path: Path = [{ kind: 'application-sent', facts: job }]
  const isPlaced = ends === 'starts'
  if (!isPlaced && random() < 0.25) return path
  path.push(moved('under_review'))
  if (!isPlaced && random() < 0.45) return random() < 0.7 ? [...path, moved('rejected')] : path
  const interviewId = uuidOf(random)
  path.push(moved('interview_invited'), (at, next, { movedToClock }) => {
    // The interview itself is shortly before the employer records it.
    const held = next ? next.getTime() - 2 * HOUR_MS : at.getTime() + 3 * DAY_MS
    const startsAt = movedToClock(interviewTime(held, at.getTime())).toISOString()
    return {
      kind: 'application-moved',
      facts: { ...job, state: 'interview_scheduled', by: 'jobseeker', interview: { id: interviewId, startsAt } },
    }
  })
  path.push(moved('interviewed'))
  if (!isPlaced && random() < 0.55) return [...path, moved('rejected')]
  path.push(moved('offered'), moved('accepted', 'jobseeker'))
  // Jobs begin on Mondays, so that milestones come at the beginning of a week too.
  path.push((at, _next, { moved }) => ({
    kind: 'placement-started',
    facts: { ...job, startedOn: mondayOf(londonDay(moved(at))) },
  }))
  return path
}

/**
 * A person's entries from opening their account until now or their referral's end, on the calendar's days. People who completed their
 * referral started in a job.
 */
export function historyOf(
  random: Random,
  { agent, state, activatedAt, endedAt }: PlannedReferral,
  calendar: DemoCalendar,
): DatedEntry[] {
  if (!activatedAt) return []
  // Progress grows with the age of the case; clients of the demo agent are a little further.
  const ahead = ((CASE_DAYS.least + about(random, CASE_DAYS.more)) * DAY_MS) / (agent === 0 ? 2.5 : 1)
  const until = endedAt ?? WRITTEN_AT
  const end = endedAt ? endedAt.getTime() : WRITTEN_AT.getTime() + ahead
  const span = end - activatedAt.getTime()
  if (span < HOUR_MS) return []
  const start: Path = []
  if (random() < 0.92) start.push({ kind: 'cv-analysed', facts: { cvId: uuidOf(random), readable: random() < 0.96 } })
  if (random() < 0.88) start.push({ kind: 'profile-changed', facts: { complete: true } })
  const [first, second] = weighted(random, [
    [[0, 1], 4],
    [[1, 2], 2],
    [[2, 0], 1],
  ] as const)
  for (const [n, chance] of [
    [first, 0.7],
    [second, 0.35],
  ] as const) {
    const badge = BADGE_IDS[n]
    if (badge && random() < chance) start.push({ kind: 'badge-awarded', facts: { credentialId: uuidOf(random), badge } })
  }
  const tries = weighted(random, [
    [0, 4],
    [1, 4],
    [2, 2],
    [3, 1],
  ] as const)
  // The longer the case is open, the more applications.
  const more = Math.floor(span / (40 * DAY_MS))
  const applications = Array.from({ length: tries + more }, () => applicationPath(random, 'anyhow'))
  // No applications after the start in a job.
  const started = applications.findIndex((path) => path.length > 6)
  const untilStart = started < 0 ? applications : applications.slice(0, started + (state === 'withdrawn' ? 0 : 1))
  const willStart = state === 'complete' || (state === 'active' && random() < STARTS)
  const isDone = willStart && started < 0
  const whole: Path = [...start, ...untilStart.flat(), ...(isDone ? applicationPath(random, 'starts') : [])]
  // Those in work have placements.
  const way = state === 'active' && willStart ? 0.75 * span : span
  const waits = whole.map(() => 0.2 + about(random, 1))
  const sum = waits.reduce((total, wait) => total + wait, 0)
  let past = 0
  const times = waits.map((wait) => {
    past += wait
    return new Date(Math.floor(activatedAt.getTime() + (way * past) / sum))
  })
  const entries: DatedEntry[] = []
  for (const [n, step] of whole.entries()) {
    const when = times[n] ?? until
    if (when > until) break
    const entry = typeof step === 'function' ? step(when, times[n + 1] ?? null, calendar) : step
    if (agent === 0 && wasThisWeek(entry, calendar)) break
    entries.push({ ...entry, at: calendar.moved(when) })
  }
  return entries
}

/** Whether an interview of this week is over: on a Monday it would be one of today, and the demo agent's day is the same on every day. */
function wasThisWeek(entry: CaseEntry, { moved, monday }: DemoCalendar): boolean {
  const startsAt = entry.kind === 'application-moved' ? entry.facts.interview?.startsAt : null
  if (!startsAt) return false
  const at = new Date(startsAt)
  return londonDay(at) >= monday && at <= moved(WRITTEN_AT)
}
