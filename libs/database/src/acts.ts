import type { ServiceName } from '@onward/contracts'
import type { Sql } from './connection'

export interface ChainReport {
  sealed: number
  /** Acts written since the last sealing. */
  unsealed: number
  /** The first position that was changed, removed or moved; null when all acts are as sealed. */
  brokenAt: number | null
}

/** Seals what each service wrote since the last time, one transaction per service. The runner does it every minute. */
export async function sealActs(sql: Sql): Promise<void> {
  for (const { name } of await sql<{ name: string }[]>`select name from onward.services`) {
    for (let sealed = 1000; sealed === 1000; ) {
      const [row] = await sql<{ seal: number }[]>`select acts.seal(${name}, 1000)`
      sealed = row?.seal ?? 0
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
