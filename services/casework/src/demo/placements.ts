import {
  DEMO_ACCOUNTS,
  DEMO_OFFICE,
  PLACEMENT_ANSWER_DAYS,
  PLACEMENT_MILESTONES,
  PLACEMENT_REMINDER_DAYS,
  type PlacementAnswer,
  placementStatus,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import { londonDay } from '../figures/weeks'
import type { DemoCalendar } from './calendar'
import { seeded, uuidOf } from './random'

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS
/** On the Monday of its week at nine, and on the Tuesday at five. */
const ASKED_MS = 9 * HOUR_MS
const ANSWERED_MS = 41 * HOUR_MS
/** Per hundred checks: how many no longer work there, and how many get no answer. */
const ENDS = 9
const UNKNOWN = 6
/** Jobs of the demo agent's clients in conflict: the two sides answer differently. */
const CONFLICTS = 2
/** Asked about no longer ago. */
const CONFLICT_WEEKS = 8

interface Started {
  case: string
  referral: string
  person: string
  agent: string
  closed: boolean
  application: string
  title: string
  company: string
  day: string
  at: Date
}
interface Check {
  id: string
  weeks: (typeof PLACEMENT_MILESTONES)[number]
  askedOn: string
  askedAt: Date
  answeredAt: Date | null
  remindedAt: Date | null
  jobseeker: PlacementAnswer | null
  employer: PlacementAnswer | null
  settled: null
}

/** Placements of everybody who started in a job, with a check at each milestone that has come: answered by both sides, one or none. */
export async function insertPlacements(tx: Tx, { monday, inWeek }: DemoCalendar): Promise<void> {
  const rows = await tx.execute<{ [K in keyof Started]: Started[K] }>(sql`select c.id as case, c.referral_id as referral,
      c.account_id as person, c.agent_id as agent, c.closed_at is not null as closed, e.facts->>'applicationId' as application,
      e.facts->>'jobTitle' as title, e.facts->>'company' as company, e.facts->>'startedOn' as day, e.at
    from casework.case_entries e join casework.cases c on c.account_id = e.account_id
    where c.office_id = ${DEMO_OFFICE.id} and e.kind = 'placement-started' order by e.at, e.id`)
  const random = seeded(4_073)
  let conflicts = 0
  const made = rows.map((one) => {
    const checks: Check[] = []
    const sinceStart = (Date.parse(monday) - Date.parse(one.day)) / WEEK_MS
    for (const weeks of PLACEMENT_MILESTONES) {
      const luck = random() * 100
      const weeksAgo = sinceStart - weeks
      if (weeksAgo < 0 || checks.at(-1)?.jobseeker === 'ended') break
      // The job of an open case continues, as its stage says.
      const answer = luck < ENDS && one.closed ? ('ended' as const) : ('working' as const)
      // In the week in which the time to answer ends, everybody has answered.
      const isKnown = weeksAgo * 7 === PLACEMENT_ANSWER_DAYS || (luck < 100 - UNKNOWN && weeksAgo > 0)
      const isConflict =
        isKnown &&
        answer === 'working' &&
        one.agent === DEMO_ACCOUNTS.agent.id &&
        conflicts < CONFLICTS &&
        weeksAgo <= CONFLICT_WEEKS
      if (isConflict) conflicts += 1
      const askedAt = inWeek(weeksAgo, ASKED_MS)
      checks.push({
        id: uuidOf(random),
        weeks,
        askedOn: londonDay(askedAt),
        askedAt,
        answeredAt: weeksAgo > 0 ? inWeek(weeksAgo, ANSWERED_MS) : null,
        remindedAt: weeksAgo > 0 ? inWeek(weeksAgo - PLACEMENT_REMINDER_DAYS / 7, ASKED_MS) : null,
        jobseeker: isKnown ? answer : null,
        employer: isConflict ? 'ended' : isKnown && random() < 0.6 ? answer : null,
        settled: null,
      })
      if (isConflict) break
    }
    const status = placementStatus({ startedOn: one.day, endedByAgent: false, checks }, monday)
    const lastCheckAt = checks.at(-1)?.answeredAt ?? null
    return {
      ...one,
      id: uuidOf(random),
      ...status,
      // Every milestone that has come has a check.
      next: status.nextOn,
      sustainedAt: status.state === 'sustained' ? lastCheckAt : null,
      endedAt: status.state === 'ended' ? lastCheckAt : null,
      reason: status.state === 'ended' ? (random() < 0.5 ? 'left' : 'fixed-term-over') : null,
      checks: checks.map((check) => ({
        ...check,
        jobseekerAt: check.jobseeker && check.answeredAt,
        employerAt: check.employer && check.answeredAt,
      })),
    }
  })
  await tx.execute(sql`with made as (select * from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as p("id" uuid, "case" uuid,
      "referral" uuid, "person" uuid, "application" uuid, "title" text, "company" text, "day" date, "state" text, "conflict" boolean,
      "confirmedWeeks" integer, "next" date, "sustainedAt" timestamptz, "endedAt" timestamptz, "reason" text, "at" timestamptz,
      "checks" jsonb)),
    opened as (insert into casework.placements (id, case_id, referral_id, account_id, office_id, application_id, job_title, company,
        started_on, ended_reason, state, conflict, confirmed_weeks, next_on, sustained_at, ended_at, created_at)
      select "id", "case", "referral", "person", ${DEMO_OFFICE.id}, "application", "title", "company", "day", "reason", "state", "conflict",
        "confirmedWeeks", "next", "sustainedAt", "endedAt", "at" from made),
    noted as (insert into casework.placement_steps (placement_id, kind, at) select "id", 'opened', "at" from made)
    insert into casework.placement_checks (id, placement_id, weeks, asked_at, jobseeker, jobseeker_at, employer, employer_at, conflict_told_at,
      reminded_at)
    select c."id", t."id", c."weeks", c."askedAt", c."jobseeker", c."jobseekerAt", c."employer", c."employerAt",
      case when c."jobseeker" <> c."employer" then c."employerAt" end, c."remindedAt"
    from made t cross join lateral jsonb_to_recordset(t."checks") as c("id" uuid, "weeks" integer, "askedAt" timestamptz,
      "jobseeker" text, "jobseekerAt" timestamptz, "employer" text, "employerAt" timestamptz, "remindedAt" timestamptz)`)
}
