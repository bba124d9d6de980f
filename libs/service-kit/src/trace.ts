import { type Endpoint, pathOf, type Trace } from '@onward/contracts'
import type { Principal, Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import { act } from './acts'
import { type Keys, keyedHash } from './keys'

/** Minutes in which the same look of the same person at the same thing leaves one act: a page asks for several parts, and asks again. */
const SAME_LOOK_MINUTES = 10

interface Look {
  endpoint: Endpoint
  who: Principal
  keys: Keys
  params: unknown
  query: unknown
  body: unknown
  idempotencyKey: string | null
  now: Date
}

/** What was typed to look for somebody; null where the list is shown unsearched. */
function searchedText({ query, body }: Pick<Look, 'query' | 'body'>): string | null {
  const typed = { ...(query as object), ...(body as object) } as Record<string, unknown>
  const { search } = typed
  if (search === undefined) return JSON.stringify(typed)
  return typeof search === 'string' && search !== '' ? search : null
}

/** `referrals/<id>`, `referrals/search` or `referrals/export`, and what tells this look from another one; null where it is none. */
function lookAt(trace: Trace, look: Look): { resource: string; told: string } | null {
  if ('opens' in trace) return { resource: `${trace.opens}/${(look.params as { id: string }).id}`, told: 'opening' }
  if ('exports' in trace)
    return { resource: `${trace.exports}/export`, told: JSON.stringify([look.query, look.body, look.idempotencyKey]) }
  const text = searchedText(look)
  return text === null ? null : { resource: `${trace.searches}/search`, told: text }
}

/** Leaves the act of a read that says so, in its transaction: no answer without its act. What was searched for is kept as a keyed hash. */
export async function leaveTrace(tx: Tx, look: Look): Promise<void> {
  const { endpoint, who, keys, now } = look
  const at = endpoint.trace && lookAt(endpoint.trace, look)
  if (!at) return
  const { resource, told } = at
  const acts = sql`${sql.identifier(endpoint.service)}.acts`
  const fingerprint = keyedHash(keys, 'act', `${resource}\u0000${told}`)
  // A file that is asked for again is another one, unless the request says that it is the same.
  if (!('exports' in (endpoint.trace as Trace)) || look.idempotencyKey !== null) {
    const since = new Date(now.getTime() - SAME_LOOK_MINUTES * 60_000).toISOString()
    // The parts of a page come at once: the second waits for the first, and finds its act.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${who.accountId} ${resource}`}, 4712))`)
    const [same] = await tx.execute(sql`select from ${acts}
      where actor = ${who.accountId}::uuid and at > ${since}::timestamptz and fingerprint = ${fingerprint} limit 1`)
    if (same) return
  }
  const methodPath = `${endpoint.method} ${pathOf(endpoint)}`
  const facts = { service: endpoint.service, who, methodPath, idempotencyKey: null, fingerprint, at: now }
  await act(tx, facts, async () => ({ resource, answer: {} }))
}
