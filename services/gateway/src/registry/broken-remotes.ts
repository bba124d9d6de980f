import type { ServiceName } from '@onward/contracts'
import type { Log } from '@onward/service-kit'
import postgres from 'postgres'
import { endpointsThatBreak } from './judge'
import { ownEndpoints, type Running, serviceOf } from './running-endpoints'
import { type Ask, askOf, readFacts, readLive } from './store'

export interface BrokenRemote {
  remote: string
  version: string
  reason: string
}

/** Live remotes that call what `running` no longer answers as they were built for; of these services alone. */
export async function brokenRemotes(ask: Ask, running: Running, services: readonly ServiceName[]): Promise<BrokenRemote[]> {
  const live = await readLive(ask)
  const versions = live.flatMap(({ stable, canary }) => (canary ? [stable, canary] : [stable]))
  const facts = await readFacts(ask, versions)
  return facts.flatMap(({ name: remote, build: version, facts: { endpoints = {} } }) => {
    const asked = Object.entries(endpoints).filter(([key]) => services.includes(serviceOf(key)))
    // A service that does not answer at the moment breaks no contract.
    return endpointsThatBreak(Object.fromEntries(asked), { ...running, silent: [] }).map((reason) => ({
      remote,
      version,
      reason,
    }))
  })
}

/**
 * Before a process serves: which live remotes its services would break. It starts all the same, for a service is rolled back by starting
 * its earlier version.
 */
export async function warnOfBrokenRemotes(ownerUrl: string, services: readonly ServiceName[], log: Log): Promise<void> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => undefined })
  try {
    const running = { endpoints: ownEndpoints(), silent: [] }
    for (const one of await brokenRemotes(askOf(sql), running, services)) log.warn(one, 'this start breaks a live remote')
  } catch (err) {
    log.warn({ err }, 'live remotes were not compared with the endpoints')
  } finally {
    await sql.end()
  }
}
