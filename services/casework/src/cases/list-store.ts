import {
  type BodyOf,
  CASE_PRIORITIES,
  CASE_STAGE_NAMES,
  CASE_STAGES,
  CASE_VIEWS,
  type CaseSort,
  type CaseStage,
  type CaseView,
  type countCaseLists,
  LANGUAGES,
  type listCases,
  NO_CONTACT_DAYS,
} from '@onward/contracts'
import { foldText } from '@onward/contracts/fold'
import { isAnyOf, type Tx } from '@onward/database'
import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { cursorId, cursorMs, readCursor, writeCursor } from '../cursor'
import { cases, referrals } from '../db/schema'
import { londonWeek } from '../figures/weeks'
import { countsIn } from '../list-counts-store'
import { likePattern } from '../referrals/search-text'
import type { Agent } from '../staff/agent-store'
import { interviewBetween, lastActivityAt, priorityRank, todoIsOverdue } from './priority-store'
import { findCases } from './store'

/**
 * The time of the first page, then a page's last row: what it was sorted by, and its id. Priorities depend on the time, so all pages use the first
 * one's. A name is not written into a cursor, which stands in addresses: it is looked up by the id.
 */
const place = v.tuple([cursorMs, v.nullable(v.pipe(v.string(), v.regex(/^-?\d{1,18}$/))), cursorId])

/** Stages whose name has this text, in either language. */
const stagesNamed = (typed: string): CaseStage[] =>
  CASE_STAGES.filter((stage) =>
    LANGUAGES.some((language) => foldText(CASE_STAGE_NAMES[language][stage]).includes(foldText(typed))),
  )

const microseconds = (at: SQL): SQL => sql`(extract(epoch from ${at}) * 1000000)::bigint`
/** More microseconds than any activity has. */
const NEXT_RANK = sql.raw('10000000000000000')
/** What each sort goes by: whole numbers, or a text where it is the name. */
const sortedBy = (sort: CaseSort, now: Date): SQL =>
  ({
    priority: sql`(${priorityRank(now)} * ${NEXT_RANK} + ${microseconds(lastActivityAt)})`,
    name: sql`${referrals.nameOrder}`,
    stage: sql`array_position(array[${sql.raw(CASE_STAGES.map((stage) => `'${stage}'`).join(', '))}], ${cases.stage})::bigint`,
    last: microseconds(lastActivityAt),
    // Nobody has run the matching: before those with none.
    matches: sql`coalesce(${cases.jobMatches}, -1)::bigint`,
    applications: sql`${cases.applications}::bigint`,
    interviews: sql`${cases.interviews}::bigint`,
    started: microseconds(sql`${cases.openedAt}`),
  })[sort]

export const inView = (view: CaseView, now: Date): SQL => {
  const { from, until } = londonWeek(now)
  return {
    'interview-week': interviewBetween(from, sql`${new Date(until.getTime() - 1)}::timestamptz`),
    'no-contact': sql`${lastActivityAt} < ${now}::timestamptz - ${NO_CONTACT_DAYS} * interval '1 day'`,
    missed: sql`${cases.missedAppointmentAt} is not null`,
    'todo-overdue': todoIsOverdue(now),
    'cv-needed': sql`${cases.stage} = 'cv-upload-required'`,
  }[view]
}

export const ofScope = ({ officeId, accountId }: Agent, mine: boolean): SQL | undefined =>
  and(eq(cases.officeId, officeId), isNull(cases.closedAt), mine ? eq(cases.agentId, accountId) : undefined)

type CaseListing = BodyOf<typeof listCases> & {
  /** The parts of an NI number that the search may mean, as `niQuery` gives them. */
  niParts: readonly bigint[] | null
  cursor?: string
  limit: number
}

function ofSearch(typed: string, niParts: CaseListing['niParts']): SQL | undefined {
  if (typed === '') return undefined
  const people = sql`${cases.id} in (select casework.search_cases(${likePattern(typed)},
    ${niParts === null ? null : `{${niParts.join(',')}}`}::bigint[]))`
  const stages = stagesNamed(typed)
  return or(people, stages.length > 0 ? isAnyOf(cases.stage, stages) : undefined)
}

type CaseList = BodyOf<typeof countCaseLists>['lists'][number]
const listedBy = (agent: Agent, { stage, priority, view, mine }: CaseList, now: Date): SQL | undefined =>
  and(
    ofScope(agent, mine),
    stage === null ? undefined : eq(cases.stage, stage),
    priority === null ? undefined : sql`${priorityRank(now)} = ${CASE_PRIORITIES.indexOf(priority)}`,
    view === null ? undefined : inView(view, now),
  )

/** How many cases each list has. */
export const caseListCounts = (tx: Tx, agent: Agent, lists: readonly CaseList[], now: Date): Promise<number[]> =>
  countsIn(
    tx,
    cases,
    ofScope(agent, false),
    lists.map((list) => listedBy(agent, list, now)),
  )

/** One page of an office's open cases with counts of all of them; `asOf` is the time by which they are judged. */
export async function pageOfCases(tx: Tx, agent: Agent, listing: CaseListing, now: Date) {
  const { search, stage, priority, view, mine, sort, order, niParts, cursor, limit } = listing
  const from = readCursor(place, cursor)
  const asOf = from ? new Date(from[0]) : now
  const where = and(listedBy(agent, listing, asOf), ofSearch(search, niParts))
  const by = sortedBy(sort, asOf)
  const direction = sql.raw(order === 'up' ? 'asc' : 'desc')
  const rows = await tx
    .select({ id: cases.id, at: sort === 'name' ? sql<null>`null` : sql<string>`${by}` })
    .from(cases)
    .innerJoin(referrals, eq(referrals.id, cases.referralId))
    .where(and(where, from ? afterRow(by, from, listing) : undefined))
    .orderBy(sql`${by} ${direction}`, sql`${cases.id} ${direction}`)
    .limit(limit + 1)
  const { views, ...counts } = await countsOf(tx, agent, mine, asOf)
  const isWhole = search === '' && priority === null && stage === null && view === null
  const [counted] = isWhole ? [{ n: counts.active }] : await tx.select({ n: count() }).from(cases).where(where)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const ids = page.map(({ id }) => id)
  const found = await findCases(tx, ids, asOf)
  return {
    asOf,
    rows: ids.flatMap((id) => found.get(id) ?? []),
    nextCursor: last ? writeCursor([asOf.getTime(), last.at === null ? null : String(last.at), last.id]) : null,
    total: counted?.n ?? 0,
    counts,
    views,
  }
}

function afterRow(by: SQL, [, at, id]: v.InferOutput<typeof place>, { sort, order }: CaseListing): SQL {
  const compare = sql.raw(order === 'up' ? '>' : '<')
  const value =
    sort === 'name'
      ? sql`(select r.name_order from casework.cases c join casework.referrals r on r.id = c.referral_id where c.id = ${id}::uuid)`
      : sql`${at}::bigint`
  return sql`(${by}, ${cases.id}) ${compare} (${value}, ${id}::uuid)`
}

async function countsOf(tx: Tx, agent: Agent, mine: boolean, now: Date) {
  const where = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const [row] = await tx
    .select({
      active: count(),
      highPriority: where(sql`${priorityRank(now)} = 0`),
      atInterview: where(sql`${cases.stage} = 'interview-stage'`),
      applications: sql<number>`coalesce(sum(${cases.applications}), 0)`.mapWith(Number),
      views: Object.fromEntries(CASE_VIEWS.map((view) => [view, where(inView(view, now))])) as never as Record<
        CaseView,
        SQL<number>
      >,
    })
    .from(cases)
    .where(ofScope(agent, mine))
  if (!row) throw new Error('A count has one row.')
  return row
}
