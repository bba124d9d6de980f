import type { ServiceName } from '@onward/contracts'
import type { Sql } from './connection'

export interface ChainReport {
  sealed: number
  /** Acts written since the last sealing. */
  unsealed: number
  /** The first position that was changed, removed or moved; null when all acts are as sealed. */
  brokenAt: number | null
}

/** Acts of one batch, which is one statement. */
const AT_ONCE = 1000

/** Seals what each service wrote since the last time, one transaction per service. The runner does it every minute. */
export async function sealActs(sql: Sql): Promise<void> {
  for (const { name } of await sql<{ name: string }[]>`select name from onward.services`) {
    for (let sealed = AT_ONCE; sealed === AT_ONCE; ) {
      const [row] = await sql<{ seal: number }[]>`select acts.seal(${name}, ${AT_ONCE})`
      sealed = row?.seal ?? 0
    }
  }
}

/** Batches of one service in one run of the task: a chain of a million acts is checked once in four hours. */
const MOST_BATCHES = 20

/**
 * Goes on checking the chain of each service, and stores what was found when it has reached the end; `acts.checked_own` gives it. The runner does
 * it every five minutes. `atOnce`: acts of one batch.
 */
export async function checkActs(sql: Sql, atOnce = AT_ONCE): Promise<void> {
  for (const { name } of await sql<{ name: string }[]>`select name from onward.services`) {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const [row] = await sql<{ ended: boolean }[]>`select acts.check_next(${name}, ${atOnce}) as ended`
      if (row?.ended !== false) break
    }
  }
}

/** Recomputes a service's chain of acts. Needs the worker's or the owner's connection. */
export async function verifyActs(sql: Sql, service: ServiceName): Promise<ChainReport> {
  const [row] = await sql<{ sealed: string; unsealed: string; broken_at: string | null }[]>`select * from acts.verify(${service})`
  if (!row) throw new Error(`no chain of acts for ${service}`)
  return {
    sealed: Number(row.sealed),
    unsealed: Number(row.unsealed),
    brokenAt: row.broken_at === null ? null : Number(row.broken_at),
  }
}
