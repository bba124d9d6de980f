import type { BodyOf, listPlacements } from '@onward/contracts'
import { isAnyOf, runAsSystem, type Tx } from '@onward/database'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { readCursor, writeCursor } from '../cursor'
import { cases, referrals } from '../db/schema'
import { likePattern } from '../referrals/search-text'
import type { Agent } from '../staff/agent-store'
import { type CasePlacement, isOfCase, type PlacementRow, placementChecks, placementSteps, placements } from './schema'
import { ofSide } from './store'

/** Conflicts first, then what is under way, then what was sustained, then what ended. */
const RANK = sql<number>`case when ${placements.conflict} then 0 when ${placements.state} = 'sustained' then 2 when ${placements.state} = 'ended' then 3 else 1 end`
const NEXT = sql<string>`coalesce(${placements.nextOn}, 'infinity'::date)`
const IN_LIST = { conflicts: sql`${RANK} = 0`, open: sql`${RANK} < 2`, sustained: sql`${RANK} = 2`, ended: sql`${RANK} = 3` }

const place = v.tuple([
  v.picklist([0, 1, 2, 3]),
  v.pipe(v.string(), v.regex(/^(\d{4}-\d\d-\d\d|infinity)$/)),
  v.pipe(v.string(), v.uuid()),
])
function after(cursor: string | undefined): SQL | undefined {
  const last = readCursor(place, cursor)
  if (!last) return undefined
  const [rank, next, id] = last
  return sql`(${RANK}, ${NEXT}, ${placements.id}) > (${rank}, ${next}::date, ${id}::uuid)`
}

type Listing = BodyOf<typeof listPlacements> & {
  /** The parts of an NI number that the search may mean, as `niQuery` gives them. */
  niParts: readonly bigint[] | null
  cursor?: string
  limit: number
}

/** One page of an office's placements, and how many there are of each kind. */
export async function pageOfPlacements(tx: Tx, agent: Agent, { whose, show, search, niParts, cursor, limit }: Listing) {
  const scope = ofScope(agent, whose)
  const where = and(scope, show ? IN_LIST[show] : undefined, ofSearch(search, niParts))
  const rows = await tx
    .select({ placement: placements, rank: RANK, next: sql<string>`${NEXT}::text` })
    .from(placements)
    .where(and(where, after(cursor)))
    .orderBy(RANK, NEXT, placements.id)
    .limit(limit + 1)
  const ranks = await tx.select({ rank: RANK, n: count() }).from(placements).where(scope).groupBy(RANK)
  const inRanks = (...wanted: number[]) => ranks.reduce((sum, { rank, n }) => (wanted.includes(Number(rank)) ? sum + n : sum), 0)
  const counts = { open: inRanks(0, 1), conflicts: inRanks(0), sustained: inRanks(2), ended: inRanks(3) }
  const whole = show ? counts[show] : inRanks(0, 1, 2, 3)
  const [found] = search ? await tx.select({ n: count() }).from(placements).where(where) : [{ n: whole }]
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    rows: page.map(({ placement }) => placement).filter(isOfCase),
    nextCursor: last ? writeCursor([Number(last.rank), last.next, last.placement.id]) : null,
    total: found?.n ?? 0,
    counts,
  }
}

const ofScope = (agent: Agent, whose: Listing['whose']): SQL | undefined =>
  and(
    eq(placements.officeId, agent.officeId),
    whose === 'mine'
      ? sql`exists (select from casework.cases c where c.id = ${placements.caseId} and c.agent_id = ${agent.accountId})`
      : undefined,
  )

function ofSearch(typed: string, niParts: Listing['niParts']): SQL | undefined {
  if (typed === '') return undefined
  const pattern = likePattern(typed)
  // The first two lines of the text are the name, either way round; the third is where they live.
  return sql`exists (select from casework.referrals r where r.id = ${placements.referralId}
    and (split_part(r.search_text, E'\n', 1) like ${pattern} or split_part(r.search_text, E'\n', 2) like ${pattern}
      or r.ni_parts @> ${niParts === null ? null : `{${niParts.join(',')}}`}::bigint[]))`
}

export const placementsOfCase = async (tx: Tx, caseId: string): Promise<CasePlacement[]> =>
  (await tx.select().from(placements).where(eq(placements.caseId, caseId)).orderBy(desc(placements.startedOn))).filter(isOfCase)

/** Open offers and running starts of a client, for whoever would end the referral. */
export async function underWay(tx: Tx, { caseId, accountId }: { caseId: string; accountId: string }) {
  const [row] = await tx.execute<{ offers: number; starts: number }>(sql`select
    (select count(*)::int from (
      select distinct on (e.facts->>'applicationId') e.facts->>'state' as state from casework.case_entries e
      where e.account_id = ${accountId}::uuid and e.kind in ('application-moved', 'placement-started')
      order by e.facts->>'applicationId', e.at desc, e.event_id desc nulls last, e.id desc) latest
      where latest.state in ('offered', 'accepted')) as offers,
    (select count(*)::int from casework.placements p where p.case_id = ${caseId}::uuid and p.state not in ('ended', 'sustained')) as starts`)
  return row ?? { offers: 0, starts: 0 }
}

/** The clients of placements, with all checks and steps. */
export async function clientsAndChecks(tx: Tx, rows: readonly CasePlacement[]) {
  if (rows.length === 0) return { clients: [], checks: [], steps: [] }
  const ids = rows.map(({ id }) => id)
  const caseIds = rows.map(({ caseId }) => caseId)
  const checks = await tx.select().from(placementChecks).where(isAnyOf(placementChecks.placementId, ids))
  const clients = await tx
    .select({ caseId: cases.id, agentId: cases.agentId, firstName: referrals.firstName, lastName: referrals.lastName })
    .from(cases)
    .innerJoin(referrals, eq(referrals.id, cases.referralId))
    .where(isAnyOf(cases.id, caseIds))
  const steps = await tx
    .select()
    .from(placementSteps)
    .where(isAnyOf(placementSteps.placementId, ids))
    .orderBy(asc(placementSteps.id))
  return { clients, checks, steps }
}

/** A person's own placements, the latest first, each with its latest check. */
export const placementsOfPerson = async (tx: Tx, accountId: string) =>
  withLatestCheck(
    tx,
    await tx.select().from(placements).where(ofSide('jobseeker', accountId)).orderBy(desc(placements.startedOn)),
  )

/** Placements that an employer's people are asked about, the earliest first. Read as the system, because row security hides placements from employers. */
export const placementsOfEmployer = (tx: Tx, accountId: string, applicationId: string | undefined) =>
  runAsSystem(tx, async () =>
    withLatestCheck(
      tx,
      await tx
        .select()
        .from(placements)
        .where(and(ofSide('employer', accountId), applicationId ? eq(placements.applicationId, applicationId) : undefined))
        .orderBy(asc(placements.startedOn), asc(placements.id)),
    ),
  )

async function withLatestCheck(tx: Tx, rows: readonly PlacementRow[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const checks = await tx
    .select()
    .from(placementChecks)
    .where(isAnyOf(placementChecks.placementId, ids))
    .orderBy(asc(placementChecks.weeks))
  const latest = new Map(checks.map((check) => [check.placementId, check]))
  return rows.map((row) => ({ row, check: latest.get(row.id) }))
}
