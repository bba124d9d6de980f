import {
  type ApplicationState,
  CASE_ENTRIES,
  CASE_ENTRY_KINDS,
  CASE_STAGES,
  type CaseEntryKind,
  type CaseStage,
  NO_CONTACT_DAYS,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { cases, referrals } from '../db/schema'
import type { Scope } from './counts'
import { forgottenByDetail, forgottenIn, withForgotten } from './forgotten-counts-store'
import type { Week } from './weeks'

const DAY_MS = 86_400_000

const times = (all: readonly Date[]): string => `{${all.map((at) => at.toISOString()).join(',')}}`
/** The weeks as rows `w(starts, ends, n)`, so that one query counts all of them. */
const weekRows = (weeks: readonly Week[]): SQL =>
  sql`unnest(${times(weeks.map(({ from }) => from))}::timestamptz[], ${times(weeks.map(({ until }) => until))}::timestamptz[])
    with ordinality w(starts, ends, n)`
const ofAgent = (column: SQL, { agentId }: Scope): SQL => (agentId ? sql`and ${column} = ${agentId}::uuid` : sql``)

/** Referrals submitted in each week, for the dashboard's tile and the weekly report. */
export async function referralsIn(tx: Tx, scope: Scope, weeks: readonly Week[]): Promise<number[]> {
  const rows = await tx.execute<{ count: number }>(sql`select count(r.id)::int as count from ${weekRows(weeks)}
    left join casework.referrals r on r.office_id = ${scope.officeId} and r.created_at >= w.starts and r.created_at < w.ends
      ${ofAgent(sql`r.agent_id`, scope)}
    group by w.n order by w.n`)
  return withForgotten(tx, scope, weeks, { what: 'referrals', counts: rows.map(({ count }) => count) })
}

/** Accounts opened in each week, and the median of the days that it took; null where nobody opened one. */
export async function activationsIn(
  tx: Tx,
  scope: Scope,
  weeks: readonly Week[],
): Promise<{ count: number; medianDays: number | null }[]> {
  const rows = await tx.execute<{ count: number; days: number | null }>(sql`select count(a.days)::int as count,
      percentile_cont(0.5) within group (order by a.days) as days
    from ${weekRows(weeks)} left join lateral (
      select extract(epoch from r.activated_at - r.created_at)::float8 / 86400 as days from casework.referrals r
      where r.office_id = ${scope.officeId} and r.activated_at >= w.starts and r.activated_at < w.ends ${ofAgent(sql`r.agent_id`, scope)}
      union all
      select k.detail::float8 from casework.week_counts k cross join generate_series(1, k.n)
      where k.office_id = ${scope.officeId} and k.monday = (w.starts at time zone 'Europe/London')::date and k.what = 'activations'
        ${ofAgent(sql`k.agent_id`, scope)}) a on true
    group by w.n order by w.n`)
  return rows.map(({ count, days }) => ({ count, medianDays: days === null ? null : Number(days) }))
}

const textArray = (texts: readonly string[]): SQL => sql`${`{${texts.join(',')}}`}::text[]`

/** Entries `e` of these kinds in each week, of people whose case at the asking agent's office was open then. */
function entriesOf({ agentId }: Scope, weeks: readonly Week[], kinds: readonly CaseEntryKind[]): SQL {
  const starts = new Date(Math.min(...weeks.map(({ from }) => from.getTime())))
  const ends = new Date(Math.max(...weeks.map(({ until }) => until.getTime())))
  return sql`casework.my_office_entries(${starts.toISOString()}::timestamptz, ${ends.toISOString()}::timestamptz, ${textArray(kinds)},
    ${agentId ?? null}::uuid) e join ${weekRows(weeks)} on e.at >= w.starts and e.at < w.ends`
}

interface Happened {
  cvs: number
  badges: number
  applications: number
  offers: number
}
/** CVs that could be read and were analysed, badges earned, applications sent, and offers made in each week. */
export async function happenedIn(tx: Tx, scope: Scope, weeks: readonly Week[]): Promise<Happened[]> {
  const rows = await tx.execute<{ n: string; what: keyof Happened; count: number }>(sql`
    select w.n, k.what, count(distinct coalesce(e.facts->>'applicationId', e.id::text))::int as count
    from ${entriesOf(scope, weeks, ['cv-analysed', 'badge-awarded', 'application-sent', 'application-moved'])}
    cross join lateral (select case
      when e.kind = 'cv-analysed' and (e.facts->>'readable')::boolean then 'cvs'
      when e.kind = 'badge-awarded' then 'badges'
      when e.kind = 'application-sent' then 'applications'
      when e.kind = 'application-moved' and e.facts->>'state' = 'offered' then 'offers' end as what) k
    where k.what is not null
    group by w.n, k.what`)
  const of = (what: keyof Happened) => {
    const counts = weeks.map((_, i) => rows.find((row) => Number(row.n) === i + 1 && row.what === what)?.count ?? 0)
    return withForgotten(tx, scope, weeks, { what, counts })
  }
  const [cvs, badges, applications, offers] = [await of('cvs'), await of('badges'), await of('applications'), await of('offers')]
  return weeks.map((_, i) => ({
    cvs: cvs[i] ?? 0,
    badges: badges[i] ?? 0,
    applications: applications[i] ?? 0,
    offers: offers[i] ?? 0,
  }))
}

/**
 * Applications that were sent or moved in each week, by their state at its end. Started are those, found elsewhere too, whose job began in the
 * week: the same entries that `startsIn` counts.
 */
export async function applicationsByState(
  tx: Tx,
  scope: Scope,
  weeks: readonly Week[],
): Promise<Partial<Record<ApplicationState, number>>[]> {
  const rows = await tx.execute<{ n: string; state: ApplicationState; count: number }>(sql`
    select n, state, count(*)::int as count from (
      select distinct on (w.n, e.facts->>'applicationId') w.n,
        case e.kind when 'application-sent' then 'submitted' when 'placement-started' then 'placed' else e.facts->>'state' end as state
      from ${entriesOf(scope, weeks, ['application-sent', 'application-moved', 'placement-started'])}
      where e.kind <> 'application-moved' or e.facts->>'state' <> 'placed'
      order by w.n, e.facts->>'applicationId', e.kind = 'placement-started' desc, e.at desc, e.event_id desc nulls last, e.id desc) latest
    group by n, state`)
  const forgotten = await forgottenByDetail(tx, scope, weeks, 'states')
  return weeks.map((_, i) => {
    const states: Partial<Record<string, number>> = { ...forgotten[i] }
    for (const { n, state, count } of rows) if (Number(n) === i + 1) states[state] = (states[state] ?? 0) + count
    return states
  })
}

/** Agreed times of interviews that lie in each week. */
export async function interviewsIn(tx: Tx, scope: Scope, weeks: readonly Week[]): Promise<number[]> {
  const rows = await tx.execute<{ count: number }>(sql`select count(i.at)::int as count from ${weekRows(weeks)}
    left join (casework.cases c cross join lateral unnest(c.interview_times) i(at)) on c.office_id = ${scope.officeId}
      and i.at >= w.starts and i.at < w.ends ${ofAgent(sql`c.agent_id`, scope)}
    group by w.n order by w.n`)
  return withForgotten(tx, scope, weeks, { what: 'interviews', counts: rows.map(({ count }) => count) })
}

/** People who started in a job in each week; a job that was ended by mistake and continues is not counted twice. */
export async function startsIn(tx: Tx, scope: Scope, weeks: readonly Week[]): Promise<number[]> {
  const rows = await tx.execute<{ n: string; count: number }>(sql`
    select w.n, count(distinct e.facts->>'applicationId')::int as count from ${entriesOf(scope, weeks, ['placement-started'])}
    group by w.n`)
  const counts = weeks.map((_, i) => rows.find(({ n }) => Number(n) === i + 1)?.count ?? 0)
  return withForgotten(tx, scope, weeks, { what: 'starts', counts })
}

/** Kinds of entries that count as contact. */
const CONTACT = CASE_ENTRY_KINDS.filter((kind) => CASE_ENTRIES[kind].shows)

interface Quiet {
  referralId: string
  firstName: string
  lastName: string
  agentFirstName: string | null
  agentLastName: string | null
  /** The last activity, or the day on which the case opened. */
  since: Date
}
/** Cases of the asking agent's office that were open at a time and had seen no activity for so many days: how many, and the quietest `limit` of them. */
export async function quietCases(tx: Tx, scope: Scope, at: Date, limit: number): Promise<{ total: number; people: Quiet[] }> {
  const before = new Date(at.getTime() - NO_CONTACT_DAYS * DAY_MS)
  const rows = await tx.execute<
    { referral: string; since: Date; total: number } & Record<'first' | 'last', string> & Record<'by' | 'byLast', string | null>
  >(sql`
    select q.referral_id as referral, q.since, q.total, r.first_name as first, r.last_name as last,
      a.first_name as by, a.last_name as "byLast"
    from (select *, count(*) over ()::int as total
      from casework.my_office_quiet(${at.toISOString()}::timestamptz, ${before.toISOString()}::timestamptz, ${textArray(CONTACT)},
        ${scope.agentId ?? null}::uuid)
      order by since, referral_id limit ${limit}) q
    join casework.referrals r on r.id = q.referral_id left join casework.agents a on a.account_id = q.agent_id
    order by q.since, q.referral_id`)
  const people = rows.map(({ referral, since, first, last, by, byLast }) => ({
    referralId: referral,
    firstName: first,
    lastName: last,
    agentFirstName: by,
    agentLastName: byLast,
    since: new Date(since),
  }))
  return { total: rows[0]?.total ?? 0, people }
}

/** How many forgotten cases were quiet when a week ended. */
export async function quietForgotten(tx: Tx, scope: Scope, week: Week): Promise<number> {
  const [total = 0] = await forgottenIn(tx, scope, [week], 'quiet')
  return total
}

/** When the office's first referral was submitted, or the start of its week where it is forgotten; null where there was none. */
export async function firstReferralAt(tx: Tx, { officeId }: Scope): Promise<Date | null> {
  const [row] = await tx.execute<{ at: Date | null }>(
    sql`select least((select min(created_at) from casework.referrals where office_id = ${officeId}),
      (select min(monday)::timestamp at time zone 'Europe/London' from casework.week_counts where office_id = ${officeId}
        and what = 'referrals')) as at`,
  )
  return row?.at ? new Date(row.at) : null
}

/** Cases that are open now. */
export async function openCases(tx: Tx, { officeId, agentId }: Scope): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(cases)
    .where(and(eq(cases.officeId, officeId), isNull(cases.closedAt), agentId ? eq(cases.agentId, agentId) : undefined))
  return row?.n ?? 0
}

/** Open cases by stage, in the order of `CASE_STAGES`. */
export async function casesByStage(tx: Tx, { officeId, agentId }: Scope): Promise<{ stage: CaseStage; count: number }[]> {
  const rows = await tx
    .select({ stage: cases.stage, n: count() })
    .from(cases)
    .where(and(eq(cases.officeId, officeId), isNull(cases.closedAt), agentId ? eq(cases.agentId, agentId) : undefined))
    .groupBy(cases.stage)
  return CASE_STAGES.map((stage) => ({ stage, count: rows.find((row) => row.stage === stage)?.n ?? 0 }))
}

/** Referrals that nobody has activated yet. */
export async function pendingReferrals(tx: Tx, { officeId, agentId }: Scope): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(referrals)
    .where(and(eq(referrals.officeId, officeId), eq(referrals.rank, 1), agentId ? eq(referrals.agentId, agentId) : undefined))
  return row?.n ?? 0
}

/** How many rows `one` of a query there are in each week, by a column of time. */
async function inWeeks(tx: Tx, weeks: readonly Week[], from: SQL, at: SQL): Promise<number[]> {
  const rows = await tx.execute<{ count: number }>(sql`select count(one.id)::int as count
    from ${weekRows(weeks)} left join (${from}) one on ${at} >= w.starts and ${at} < w.ends
    group by w.n order by w.n`)
  return rows.map(({ count }) => count)
}

/** Placements that were sustained for 26 weeks, by the week of the answer that said so. An unknown outcome is not sustained. */
export async function sustainedIn(tx: Tx, scope: Scope, weeks: readonly Week[]): Promise<number[]> {
  const { officeId, agentId } = scope
  const counts = await inWeeks(
    tx,
    weeks,
    sql`select p.id, p.sustained_at from casework.placements p join casework.cases c on c.id = p.case_id
      where p.office_id = ${officeId} and p.sustained_at is not null ${agentId ? sql`and c.agent_id = ${agentId}::uuid` : sql``}`,
    sql`one.sustained_at`,
  )
  return withForgotten(tx, scope, weeks, { what: 'sustained', counts })
}

/**
 * How far the people got whom the asking agent's office referred in a time, by the steps of `FUNNEL_STEPS`. Of forgotten people, those of the
 * weeks that began in it.
 */
export async function officeFunnel(
  tx: Tx,
  since: Date | null,
  agentId: string | null,
  before: Date | null = null,
): Promise<number[]> {
  const [from, until] = [since?.toISOString() ?? null, before?.toISOString() ?? null]
  const monday = sql`k.monday::timestamp at time zone 'Europe/London'`
  const rows = await tx.execute<{ people: string }>(sql`
    select f.people + coalesce((select sum(k.n) from casework.week_counts k where k.office_id = casework.my_office()
      and k.what = 'funnel' and k.detail::int >= f.step and (${agentId}::uuid is null or k.agent_id = ${agentId}::uuid)
      and (${from}::timestamptz is null or ${monday} >= ${from}::timestamptz)
      and (${until}::timestamptz is null or ${monday} < ${until}::timestamptz)), 0) as people
    from casework.my_office_cohort(${from}::timestamptz, ${until}::timestamptz, ${agentId}::uuid) f order by f.step`)
  return rows.map(({ people }) => Number(people))
}
