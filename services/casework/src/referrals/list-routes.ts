import { type BodyOf, listReferrals, Problem, type ReferralStatus } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { agents, offices, referrals } from '../db/schema'
import { requireAgent } from '../staff/agent'
import { niQuery } from './ni-search'
import { likePattern, searchable } from './search-text'
import { LISTED, referralRow } from './shown'

/** Trigrams. */
const SHORTEST_INDEXED = 3

type Search = BodyOf<typeof listReferrals>

/** The last row of a page: the next one starts after it, whatever is referred meanwhile. */
const place = v.tuple([v.picklist([0, 1, 2]), v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.uuid())])

function after(cursor: string): SQL {
  let read: unknown
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw new Problem('malformed-request')
  }
  const found = v.safeParse(place, read)
  if (!found.success) throw new Problem('malformed-request')
  const [rank, at, id] = found.output
  return sql`${referrals.rank} >= ${rank} and (${referrals.rank} > ${rank}
    or (${referrals.createdAt}, ${referrals.id}) < (${at}::timestamptz, ${id}::uuid))`
}

const RANK: Readonly<Record<ReferralStatus, number>> = { active: 0, pending: 1, complete: 2 }

/** How many referrals of the asking agent's office there are, whatever is searched. */
async function officeCounts(tx: Tx) {
  const rows = await tx.execute<{ state: string; everybody: string }>(
    sql`select state, everybody from casework.my_office_counts()`,
  )
  const of = (...states: string[]) =>
    rows.reduce((sum, { state, everybody }) => (states.includes(state) ? sum + Number(everybody) : sum), 0)
  const active = of('active')
  const pending = of('invited', 'bounced', 'expired')
  const completed = of('complete', 'withdrawn')
  return { total: active + pending + completed, active, completed, pending }
}

export function listRoutes(kit: ServiceKit): void {
  /** Everything that narrows the list; the search itself runs in the database's own function, where its indexes count. */
  const narrowed = (officeId: string, accountId: string, search: Search): SQL | undefined =>
    and(
      eq(referrals.officeId, officeId),
      search.status === null ? undefined : eq(referrals.rank, RANK[search.status]),
      search.benefits === null ? undefined : eq(referrals.benefitsStatus, search.benefits),
      search.disabilitySupport === null ? undefined : (search.disabilitySupport ? ne : eq)(referrals.disability, 'none'),
      search.mine ? eq(referrals.agentId, accountId) : undefined,
      search.search === '' ? undefined : found(search.search),
    )
  const found = (typed: string): SQL => {
    const parts = niQuery(kit.keys, typed)
    const pattern = likePattern(typed)
    // One or two letters find half the office: reading it in order is faster than collecting so many ids.
    if (parts === null && searchable(typed).length < SHORTEST_INDEXED) return sql`${referrals.searchText} like ${pattern}`
    return sql`${referrals.id} in (select casework.search_referrals(${pattern},
      ${parts === null ? null : `{${parts.join(',')}}`}::bigint[]))`
  }

  kit.handle(listReferrals, ({ body, query, language, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const where = narrowed(agent.officeId, agent.accountId, body)
      const isWhole = where !== undefined && body.search === '' && body.benefits === null && body.disabilitySupport === null
      const listing = tx
        .select(LISTED)
        .from(referrals)
        .innerJoin(offices, eq(offices.id, referrals.officeId))
        .leftJoin(agents, eq(agents.accountId, referrals.agentId))
        .where(and(where, query.cursor === undefined ? undefined : after(query.cursor)))
        .orderBy(referrals.rank, desc(referrals.createdAt), desc(referrals.id))
        .limit(query.limit + 1)
      const rows = await listing
      const counts = await officeCounts(tx)
      const known = isWhole && !body.mine ? ofStatus(counts, body.status) : null
      const [counted] = known === null ? await tx.select({ total: count() }).from(referrals).where(where) : [{ total: known }]
      const page = rows.slice(0, query.limit)
      const last = page.at(-1)?.referral
      return {
        items: page.map((row) => referralRow(kit.keys, row, agent, language)),
        nextCursor:
          last && rows.length > page.length
            ? Buffer.from(JSON.stringify([last.rank, last.createdAt.toISOString(), last.id])).toString('base64url')
            : null,
        total: counted?.total ?? 0,
        counts,
      }
    }),
  )
}

/** The office's own counts answer for a list that nothing but a status narrows. */
const ofStatus = (counts: Awaited<ReturnType<typeof officeCounts>>, status: ReferralStatus | null): number =>
  status === null ? counts.total : status === 'complete' ? counts.completed : counts[status]
