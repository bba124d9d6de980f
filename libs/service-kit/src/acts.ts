import { randomBytes, randomUUID } from 'node:crypto'
import { Problem, type Receipt, type ServiceName } from '@onward/contracts'
import type { Principal, Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import type { Write } from './kit'

/** Crockford's alphabet: no I, L, O or U, so that a reference is easy to read out and type. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Such as `ONW-7K3F-9QXM`: 40 random bits. */
export function newReference(random: (bytes: number) => Uint8Array = randomBytes): string {
  const characters = [...random(8)].map((byte) => CROCKFORD[byte % 32]).join('')
  return `ONW-${characters.slice(0, 4)}-${characters.slice(4)}`
}

/** What an act is about, beside its change. */
export interface ActFacts {
  service: ServiceName
  who: Pick<Principal, 'accountId' | 'role'> | null
  /** Method and path pattern, `POST /api/jobs/applications/:id`. */
  methodPath: string
  idempotencyKey: string | null
  /** Keyed hash of the request: recognises a repeat, and reveals no value. */
  fingerprint: Buffer
  at: Date
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Runs a change and writes its act in the same transaction. A repeated idempotency key gets the first answer and receipt without
 * running anything; with another request it throws `idempotency-mismatch`. Simultaneous repeats wait for the first.
 */
export async function act<T extends object>(
  tx: Tx,
  facts: ActFacts,
  work: () => Promise<Write<T>>,
): Promise<T & { receipt: Receipt }> {
  const first = await firstAnswer<T>(tx, facts)
  if (first) return first
  const { resource, answer } = await work()
  for (let tries = 0; tries < 5; tries += 1) {
    const reference = newReference()
    const rows = await tx.execute(sql`
      insert into ${table(facts.service)} (id, at, actor, role, method_path, idempotency_key, fingerprint, resource, answer, reference)
      values (${randomUUID()}, ${facts.at.toISOString()}::timestamptz, ${facts.who?.accountId ?? null}, ${facts.who?.role ?? 'visitor'},
        ${facts.methodPath}, ${facts.idempotencyKey}, ${facts.fingerprint}, ${resource}, ${JSON.stringify(answer)}::jsonb, ${reference})
      on conflict (reference) do nothing
      returning reference`)
    if (rows.length > 0) return { ...answer, receipt: { reference, at: facts.at.toISOString() } }
  }
  throw new Error('No free reference')
}

async function firstAnswer<T extends object>(tx: Tx, facts: ActFacts): Promise<(T & { receipt: Receipt }) | null> {
  const { service, who, methodPath, idempotencyKey, fingerprint } = facts
  if (idempotencyKey === null) return null
  const actor = who?.accountId ?? NOBODY
  const scope = `${service}\u0001${actor}\u0001${methodPath}\u0001${idempotencyKey}`
  // Two statements, because the second must see what the holder of the lock committed; sent together, run in this order.
  const locked = tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${scope}, 4711))`)
  const stored = tx.execute(sql`
    select answer::text as answer, fingerprint = ${fingerprint} as same, reference, (extract(epoch from at) * 1000)::float8 as at
    from ${table(service)}
    where coalesce(actor, ${NOBODY}::uuid) = ${actor}::uuid and method_path = ${methodPath} and idempotency_key = ${idempotencyKey}`)
  const [, [row]] = await Promise.all([locked, stored])
  if (!row) return null
  if (row.same !== true) throw new Problem('idempotency-mismatch')
  const receipt: Receipt = { reference: String(row.reference), at: new Date(Number(row.at)).toISOString() }
  return { ...(JSON.parse(String(row.answer)) as T), receipt }
}

const table = (service: ServiceName) => sql`${sql.identifier(service)}.acts`
