import {
  type BodyOf,
  type countReferralLists,
  type listReferrals,
  Problem,
  type ReferralStatus,
  type ReferralView,
} from '@onward/contracts'
import { foldText } from '@onward/contracts/fold'
import type { Tx } from '@onward/database'
import { and, asc, count, desc, eq, gt, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { readCursor, writeCursor } from '../cursor'
import { agents, breakGlass, cases, offices, referralSteps, referrals } from '../db/schema'
import { londonWeek } from '../figures/weeks'
import { countsIn } from '../list-counts-store'
import type { Agent } from '../staff/agent-store'
import { likePattern } from './search-text'

/** A referral with the names that its row shows. */
const LISTED = {
  referral: referrals,
  jobcentre: offices.name,
  /** Null for staff of other offices, whose names stay there. */
  agentFirstName: agents.firstName,
  agentLastName: agents.lastName,
}
const listed = (tx: Tx) =>
  tx
    .select(LISTED)
    .from(referrals)
    .innerJoin(offices, eq(offices.id, referrals.officeId))
    .leftJoin(agents, eq(agents.accountId, referrals.agentId))
    .$dynamic()
export type ListedReferral = Awaited<ReturnType<typeof listed>>[number]

/** Active ones first, then pending ones, each the latest first. */
const ORDER = [referrals.rank, desc(referrals.createdAt), desc(referrals.id)]
const RANK: Readonly<Record<ReferralStatus, number>> = { active: 0, pending: 1, complete: 2 }
/** PostgreSQL indexes texts by their trigrams. */
const SHORTEST_INDEXED = 3

/** The row after which a page begins. A name or a place is not written into a cursor, which stands in addresses: it is looked up by the id. */
const place = v.tuple([v.picklist([0, 1, 2]), v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.uuid())])
type Place = v.InferOutput<typeof place>
type Sorted = Pick<ReferralListing, 'sort' | 'order'>

function orderOf({ sort, order }: Sorted): SQL[] {
  const [by, against] = order === 'up' ? [asc, desc] : [desc, asc]
  const { rank, createdAt, id } = referrals
  if (sort === 'status') return [by(rank), against(createdAt), against(id)]
  return [by(sort === 'referred' ? createdAt : COLUMNS[sort]), by(id)]
}
const COLUMNS = { name: referrals.nameOrder, location: referrals.placeOrder }

function after(from: Place | null, { sort, order }: Sorted): SQL | undefined {
  if (!from) return undefined
  const [rank, at, id] = from
  const [beyond, back] = order === 'up' ? [sql.raw('>'), sql.raw('<')] : [sql.raw('<'), sql.raw('>')]
  if (sort === 'status')
    return sql`${referrals.rank} ${beyond}= ${rank} and (${referrals.rank} ${beyond} ${rank}
      or (${referrals.createdAt}, ${referrals.id}) ${back} (${at}::timestamptz, ${id}::uuid))`
  if (sort === 'referred') return sql`(${referrals.createdAt}, ${referrals.id}) ${beyond} (${at}::timestamptz, ${id}::uuid)`
  const column = COLUMNS[sort]
  const value = sql`(select r.${sql.identifier(column.name)} from casework.referrals r where r.id = ${id}::uuid)`
  return sql`(${column}, ${referrals.id}) ${beyond} (${value}, ${id}::uuid)`
}

type ReferralListing = BodyOf<typeof listReferrals> & {
  /** The parts of an NI number that the search may mean, as `niQuery` gives them. */
  niParts: readonly bigint[] | null
  cursor?: string
  limit: number
}

function ofSearch(typed: string, niParts: ReferralListing['niParts']): SQL | undefined {
  if (typed === '') return undefined
  const pattern = likePattern(typed)
  // One or two letters match half the office: reading it in order is faster than collecting so many ids.
  if (niParts === null && foldText(typed).length < SHORTEST_INDEXED) return sql`${referrals.searchText} like ${pattern}`
  // The search runs in a function of the database: under row security its indexes would not be used.
  return sql`${referrals.id} in (select casework.search_referrals(${pattern},
    ${niParts === null ? null : `{${niParts.join(',')}}`}::bigint[]))`
}

/** The most sealed records that a search names. */
const MOST_SEALED = 20

/** Referrals that a search of the office finds and that are sealed from the asking agent: ids alone. */
export async function sealedFound(tx: Tx, { search, niParts }: Pick<ReferralListing, 'search' | 'niParts'>): Promise<string[]> {
  if (niParts === null && foldText(search).length < SHORTEST_INDEXED) return []
  const rows = await tx.execute<{ id: string }>(sql`
    select f.id from casework.search_referrals(${likePattern(search)},
      ${niParts === null ? null : `{${niParts.join(',')}}`}::bigint[]) f(id)
    where f.id = any ((select casework.sealed_from_me())::uuid[]) order by f.id limit ${MOST_SEALED}`)
  return rows.map(({ id }) => id)
}

type ReferralList = BodyOf<typeof countReferralLists>['lists'][number]
function filteredBy(agent: Agent, list: ReferralList, now: Date): SQL | undefined {
  const { status, benefits, disabilitySupport, mine, view } = list
  return and(
    eq(referrals.officeId, agent.officeId),
    status === null ? undefined : eq(referrals.rank, RANK[status]),
    benefits === null ? undefined : eq(referrals.benefitsStatus, benefits),
    disabilitySupport === null ? undefined : (disabilitySupport ? ne : eq)(referrals.disability, 'none'),
    mine ? eq(referrals.agentId, agent.accountId) : undefined,
    view === null ? undefined : inView(view, now),
  )
}
const listedBy = (agent: Agent, listing: Omit<ReferralListing, 'limit'>, now: Date): SQL | undefined =>
  and(filteredBy(agent, listing, now), ofSearch(listing.search, listing.niParts))

/** How many referrals each list has. */
export const referralListCounts = (tx: Tx, agent: Agent, lists: readonly ReferralList[], now: Date): Promise<number[]> =>
  countsIn(
    tx,
    referrals,
    eq(referrals.officeId, agent.officeId),
    lists.map((list) => filteredBy(agent, list, now)),
  )

/** The first rows of a list, in its order. */
export const referralsListed = (tx: Tx, agent: Agent, listing: ReferralListing, now: Date): Promise<ListedReferral[]> =>
  listed(tx)
    .where(listedBy(agent, listing, now))
    .orderBy(...orderOf(listing))
    .limit(listing.limit)

export const countListed = (tx: Tx, agent: Agent, listing: ReferralListing, now: Date): Promise<number> =>
  tx.$count(referrals, listedBy(agent, listing, now))

/** One page of an office's referrals, and how many there are of each status. */
export async function pageOfReferrals(tx: Tx, agent: Agent, listing: ReferralListing, now: Date) {
  const { search, status, benefits, disabilitySupport, mine, view, cursor, limit } = listing
  const where = listedBy(agent, listing, now)
  const rows = await listed(tx)
    .where(and(where, after(readCursor(place, cursor), listing)))
    .orderBy(...orderOf(listing))
    .limit(limit + 1)
  const { counts, views } = await officeCounts(tx, agent, now)
  const isNarrowed = search !== '' || benefits !== null || disabilitySupport !== null || mine || view !== null
  const [counted] = isNarrowed
    ? await tx.select({ total: count() }).from(referrals).where(where)
    : [{ total: countOf(counts, status) }]
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)?.referral : undefined
  return {
    rows: page,
    nextCursor: last ? writeCursor([last.rank, last.createdAt.toISOString(), last.id]) : null,
    total: counted?.total ?? 0,
    counts,
    views,
  }
}

const inView = (view: ReferralView, now: Date): SQL | undefined => {
  if (view !== 'week') return eq(referrals.state, view === 'returned' ? 'bounced' : 'expired')
  const { from, until } = londonWeek(now)
  return and(gte(referrals.createdAt, from), lt(referrals.createdAt, until))
}

/** How many referrals the asking agent's office has, whatever is searched. */
async function officeCounts(tx: Tx, { officeId }: Agent, now: Date) {
  const rows = await tx.execute<{ state: string; everybody: string }>(
    sql`select state, everybody from casework.my_office_counts()`,
  )
  const inStates = (...states: string[]) =>
    rows.reduce((sum, { state, everybody }) => (states.includes(state) ? sum + Number(everybody) : sum), 0)
  const active = inStates('active')
  const pending = inStates('invited', 'bounced', 'expired')
  const completed = inStates('complete', 'withdrawn')
  const week = await tx.$count(referrals, and(eq(referrals.officeId, officeId), inView('week', now)))
  return {
    counts: { total: active + pending + completed, active, completed, pending },
    views: { returned: inStates('bounced'), expired: inStates('expired'), week },
  }
}
const countOf = (counts: Awaited<ReturnType<typeof officeCounts>>['counts'], status: ReferralStatus | null): number =>
  status === null ? counts.total : status === 'complete' ? counts.completed : counts[status]

/** The first referrals of an office's list. */
export const firstReferrals = (tx: Tx, officeId: string, limit: number): Promise<ListedReferral[]> =>
  listed(tx)
    .where(eq(referrals.officeId, officeId))
    .orderBy(...ORDER)
    .limit(limit)

export const countReferrals = (tx: Tx, officeId: string): Promise<number> =>
  tx.$count(referrals, eq(referrals.officeId, officeId))

/** One referral as lists have it, with the id of its case once there is one. */
export async function findReferral(tx: Tx, id: string): Promise<ListedReferral & { caseId: string | null }> {
  const [found] = await listed(tx).where(eq(referrals.id, id))
  if (!found) throw new Problem('not-found')
  const [one] = await tx.select({ id: cases.id }).from(cases).where(eq(cases.referralId, id))
  return { ...found, caseId: one?.id ?? null }
}

/** The steps of a referral with the names of the colleagues who took them. */
export const stepsOf = (tx: Tx, referralId: string) =>
  tx
    .select({ step: referralSteps, firstName: agents.firstName, lastName: agents.lastName })
    .from(referralSteps)
    .leftJoin(agents, eq(agents.accountId, referralSteps.actor))
    .where(eq(referralSteps.referralId, referralId))
    .orderBy(asc(referralSteps.id))

/** Until when another office's referral is open to an agent who gave a reason; null at their own office. */
export async function openedUntil(
  tx: Tx,
  { id, officeId }: { id: string; officeId: string },
  agent: Agent,
  now: Date,
): Promise<string | null> {
  if (officeId === agent.officeId) return null
  const [row] = await tx
    .select({ until: breakGlass.until })
    .from(breakGlass)
    .where(and(eq(breakGlass.referralId, id), eq(breakGlass.agentId, agent.accountId), gt(breakGlass.until, now)))
    .orderBy(desc(breakGlass.until))
    .limit(1)
  return row?.until.toISOString() ?? null
}
