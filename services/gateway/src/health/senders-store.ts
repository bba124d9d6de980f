import { PROOF_HOURS, type Proof } from '../load-events/proof'
import type { Ask } from '../registry/store'
import type { Evidence } from './rule'

interface Outcome {
  name: string
  build: string
  /** By a fault that could be the version's. */
  failed: boolean
}
interface Limits {
  loadsPerSender: number
  windowStart: Date
}

/**
 * Spends a page's proof for one version; whether its load counts. Of a visitor's network, or an account, so many count in the window, and
 * one failure of each browser or account: nobody calls a version faulty by loading it again.
 */
export async function spendProof(ask: Ask, proof: Proof, { name, build, failed }: Outcome, now: Date, limits: Limits) {
  const { id, sender, network, isSignedIn } = proof
  // Reports of one network that arrive at once must see each other.
  await ask`select pg_advisory_xact_lock(hashtextextended(${`${network} ${name} ${build}`}, 0))`
  const added = await ask`
    insert into gateway.load_senders (proof, name, build, at, failed, sender, network, signed_in)
    values (${id}, ${name}, ${build}, ${now.toISOString()}::timestamptz, ${failed ? 1 : 0}::int = 1, ${sender}, ${network}, ${isSignedIn ? 1 : 0}::int = 1)
    on conflict do nothing returning 1 as one`
  if (added.length === 0) return false
  if (network === '') return true
  const [row] = await ask<{ loads: number; failures: number }>`
    select count(*)::int as loads, count(*) filter (where failed and sender = ${sender})::int as failures
    from gateway.load_senders
    where name = ${name} and build = ${build} and at >= ${limits.windowStart.toISOString()}::timestamptz and proof <> ${id}
      and case when ${isSignedIn ? 1 : 0}::int = 1 then sender = ${sender} else network = ${network} and not signed_in end`
  return (row?.loads ?? 0) < limits.loadsPerSender && !(failed && (row?.failures ?? 0) > 0)
}

/** Who met failures of a version since a time. */
export async function evidenceSince(ask: Ask, { name, build }: Pick<Outcome, 'name' | 'build'>, since: Date): Promise<Evidence> {
  const [row] = await ask<Evidence>`
    select count(distinct network) filter (where network <> '')::int as networks,
      count(distinct sender) filter (where signed_in)::int as accounts, coalesce(bool_or(network = ''), false) as "isThisMachine"
    from gateway.load_senders
    where name = ${name} and build = ${build} and failed and at >= ${since.toISOString()}::timestamptz`
  return row ?? { networks: 0, accounts: 0, isThisMachine: false }
}

/** Removes what no proof can be spent for again. */
export async function forgetSenders(ask: Ask, now: Date): Promise<void> {
  await ask`delete from gateway.load_senders where at < ${now.toISOString()}::timestamptz - ${PROOF_HOURS + 1}::int * interval '1 hour'`
}
