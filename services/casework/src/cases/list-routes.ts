import {
  type BodyOf,
  CASE_PRIORITIES,
  CASE_STAGE_WORDS,
  CASE_STAGES,
  type CaseStage,
  LANGUAGES,
  listCases,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { cursorId, cursorMs, readCursor, writeCursor } from '../cursor'
import { cases } from '../db/schema'
import { niQuery } from '../referrals/ni-search'
import { likePattern, searchable } from '../referrals/search-text'
import { type Agent, requireAgent } from '../staff/agent'
import { lastActivityAt, priorityFollows, rankOf } from './priority'
import { caseRow, findCases } from './shown'

type Search = BodyOf<typeof listCases>

/**
 * As of when the list is judged, and its last row: rank, microseconds of its last activity, id. Priorities depend on the time, so that
 * later pages go on with the first one's.
 */
const place = v.tuple([
  cursorMs,
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CASE_PRIORITIES.length)),
  v.pipe(v.string(), v.regex(/^\d{1,17}$/)),
  cursorId,
])

/** Stages that are called so, in either language. */
const stagesCalled = (typed: string): CaseStage[] =>
  CASE_STAGES.filter((stage) =>
    LANGUAGES.some((language) => searchable(CASE_STAGE_WORDS[language][stage]).includes(searchable(typed))),
  )

/** Open cases of a scope with the rank of their priority. */
const judgedCases = (tx: Tx, scope: SQL | undefined, now: Date) =>
  tx
    .select({
      id: cases.id,
      stage: cases.stage,
      applications: cases.applications,
      prioritySet: cases.prioritySet,
      ground: priorityFollows(now).as('ground'),
      activity: sql<string>`(extract(epoch from ${lastActivityAt}) * 1000000)::bigint`.as('activity'),
    })
    .from(cases)
    .where(scope)
    .as('judged')
type Judged = ReturnType<typeof judgedCases>
const rankIn = ({ prioritySet, ground }: Judged): SQL<number> => rankOf(sql`${prioritySet}`, sql`${ground}`)

const scopeOf = ({ officeId, accountId }: Agent, mine: boolean): SQL | undefined =>
  and(eq(cases.officeId, officeId), isNull(cases.closedAt), mine ? eq(cases.agentId, accountId) : undefined)

async function countsOf(tx: Tx, agent: Agent, mine: boolean, now: Date) {
  const judged = judgedCases(tx, scopeOf(agent, mine), now)
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

export function caseListRoutes(kit: ServiceKit): void {
  const found = (typed: string): SQL | undefined => {
    const parts = niQuery(kit.keys, typed)
    const people = sql`${cases.id} in (select casework.search_cases(${likePattern(typed)},
      ${parts === null ? null : `{${parts.join(',')}}`}::bigint[]))`
    const stages = stagesCalled(typed)
    return or(people, stages.length > 0 ? inArray(cases.stage, stages) : undefined)
  }
  const narrowed = (agent: Agent, { search, stage, mine }: Search): SQL | undefined =>
    and(scopeOf(agent, mine), stage === null ? undefined : eq(cases.stage, stage), search === '' ? undefined : found(search))

  kit.handle(listCases, ({ body, query, language, now, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const from = readCursor(place, query.cursor)
      const asOf = from ? new Date(from[0]) : now
      const judged = judgedCases(tx, narrowed(agent, body), asOf)
      const rank = rankIn(judged)
      const ofPriority = body.priority === null ? undefined : sql`${rank} = ${CASE_PRIORITIES.indexOf(body.priority)}`
      const after = from && sql`(${rank}, ${judged.activity}, ${judged.id}) > (${from[1]}, ${from[2]}::bigint, ${from[3]}::uuid)`
      const rows = await tx
        .select({ id: judged.id, rank: rank.mapWith(Number), activity: judged.activity })
        .from(judged)
        .where(and(ofPriority, after ?? undefined))
        .orderBy(rank, judged.activity, judged.id)
        .limit(query.limit + 1)
      const counts = await countsOf(tx, agent, body.mine, asOf)
      const isWhole = body.search === '' && body.priority === null && body.stage === null
      const [counted] = isWhole ? [{ n: counts.active }] : await tx.select({ n: count() }).from(judged).where(ofPriority)
      const page = rows.slice(0, query.limit)
      const last = page.at(-1)
      const cases = await findCases(
        tx,
        page.map(({ id }) => id),
        asOf,
      )
      return {
        items: page.flatMap(({ id }) => {
          const one = cases.get(id)
          return one ? [caseRow(kit.keys, one, agent, { now: asOf, language })] : []
        }),
        nextCursor:
          last && rows.length > page.length ? writeCursor([asOf.getTime(), last.rank, String(last.activity), last.id]) : null,
        total: counted?.n ?? 0,
        counts,
      }
    }),
  )
}
