import {
  type BodyOf,
  CASE_PRIORITIES,
  CASE_STAGE_NAMES,
  CASE_STAGES,
  type CaseStage,
  LANGUAGES,
  type listCases,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { cursorId, cursorMs, readCursor, writeCursor } from '../cursor'
import { cases } from '../db/schema'
import { likePattern, searchable } from '../referrals/search-text'
import type { Agent } from '../staff/agent-store'
import { lastActivityAt, priorityFollows, rankOf } from './priority-store'
import { findCases } from './store'

/**
 * The time of the first page and a page's last row: rank, microseconds of its last activity, id. Priorities depend on the time, so all pages use
 * the first one's.
 */
const place = v.tuple([
  cursorMs,
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CASE_PRIORITIES.length)),
  v.pipe(v.string(), v.regex(/^\d{1,17}$/)),
  cursorId,
])

/** Stages whose name has this text, in either language. */
const stagesNamed = (typed: string): CaseStage[] =>
  CASE_STAGES.filter((stage) =>
    LANGUAGES.some((language) => searchable(CASE_STAGE_NAMES[language][stage]).includes(searchable(typed))),
  )

/** Open cases of a scope with what their priority follows from. */
const judgedCases = (tx: Tx, scope: SQL | undefined, now: Date) =>
  tx
    .select({
      id: cases.id,
      stage: cases.stage,
      applications: cases.applications,
      prioritySet: cases.prioritySet,
      followsFrom: priorityFollows(now).as('follows_from'),
      activity: sql<string>`(extract(epoch from ${lastActivityAt}) * 1000000)::bigint`.as('activity'),
    })
    .from(cases)
    .where(scope)
    .as('judged')
type Judged = ReturnType<typeof judgedCases>
const rankIn = ({ prioritySet, followsFrom }: Judged): SQL<number> => rankOf(sql`${prioritySet}`, sql`${followsFrom}`)

const ofScope = ({ officeId, accountId }: Agent, mine: boolean): SQL | undefined =>
  and(eq(cases.officeId, officeId), isNull(cases.closedAt), mine ? eq(cases.agentId, accountId) : undefined)

type Listing = BodyOf<typeof listCases> & {
  /** The parts of an NI number that the search may mean, as `niQuery` gives them. */
  niParts: readonly bigint[] | null
  cursor?: string
  limit: number
}

function ofSearch(typed: string, niParts: Listing['niParts']): SQL | undefined {
  if (typed === '') return undefined
  const people = sql`${cases.id} in (select casework.search_cases(${likePattern(typed)},
    ${niParts === null ? null : `{${niParts.join(',')}}`}::bigint[]))`
  const stages = stagesNamed(typed)
  return or(people, stages.length > 0 ? inArray(cases.stage, stages) : undefined)
}

/** One page of an office's open cases, the most urgent first, with counts of all of them; `asOf` is the time by which they are judged. */
export async function pageOfCases(tx: Tx, agent: Agent, listing: Listing, now: Date) {
  const { search, stage, priority, mine, niParts, cursor, limit } = listing
  const from = readCursor(place, cursor)
  const asOf = from ? new Date(from[0]) : now
  const scope = and(ofScope(agent, mine), stage === null ? undefined : eq(cases.stage, stage), ofSearch(search, niParts))
  const judged = judgedCases(tx, scope, asOf)
  const rank = rankIn(judged)
  const ofPriority = priority === null ? undefined : sql`${rank} = ${CASE_PRIORITIES.indexOf(priority)}`
  const after = from && sql`(${rank}, ${judged.activity}, ${judged.id}) > (${from[1]}, ${from[2]}::bigint, ${from[3]}::uuid)`
  const rows = await tx
    .select({ id: judged.id, rank: rank.mapWith(Number), activity: judged.activity })
    .from(judged)
    .where(and(ofPriority, after ?? undefined))
    .orderBy(rank, judged.activity, judged.id)
    .limit(limit + 1)
  const counts = await countsOf(tx, agent, mine, asOf)
  const isWhole = search === '' && priority === null && stage === null
  const [counted] = isWhole ? [{ n: counts.active }] : await tx.select({ n: count() }).from(judged).where(ofPriority)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const ids = page.map(({ id }) => id)
  const found = await findCases(tx, ids, asOf)
  return {
    asOf,
    rows: ids.flatMap((id) => found.get(id) ?? []),
    nextCursor: last ? writeCursor([asOf.getTime(), last.rank, String(last.activity), last.id]) : null,
    total: counted?.n ?? 0,
    counts,
  }
}

async function countsOf(tx: Tx, agent: Agent, mine: boolean, now: Date) {
  const judged = judgedCases(tx, ofScope(agent, mine), now)
  const [row] = await tx
    .select({
      active: count(),
      highPriority: sql<number>`count(*) filter (where ${rankIn(judged)} = 0)`.mapWith(Number),
      atInterview: sql<number>`count(*) filter (where ${judged.stage} = 'interview-stage')`.mapWith(Number),
      applications: sql<number>`coalesce(sum(${judged.applications}), 0)`.mapWith(Number),
    })
    .from(judged)
  return row ?? { active: 0, highPriority: 0, atInterview: 0, applications: 0 }
}
