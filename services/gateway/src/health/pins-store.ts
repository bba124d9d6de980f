import type { Ask } from '../registry/store'

export interface Pin {
  name: string
  build: string
  at: Date
  by: string
  note: string
}

/** Versions that the portal never takes out by itself, one of each front end at most. */
export async function readPins(ask: Ask): Promise<Pin[]> {
  const rows = await ask<Omit<Pin, 'at'> & { at: string | Date }>`select name, build, at, by, note from gateway.pins`
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** Pins a version in the place of any other of its front end. False when there is no such version. */
export async function pinVersion(ask: Ask, { name, build, at, by, note }: Pin): Promise<boolean> {
  const rows = await ask`
    insert into gateway.pins (name, build, at, by, note)
    select v.name, v.build, ${at.toISOString()}::timestamptz, ${by}::uuid, ${note} from gateway.versions v
    where v.name = ${name} and v.build = ${build}
    on conflict (name) do update set build = excluded.build, at = excluded.at, by = excluded.by, note = excluded.note
    returning 1 as one`
  return rows.length > 0
}

/** False when nothing of it is pinned. */
export const unpin = async (ask: Ask, name: string): Promise<boolean> =>
  (await ask`delete from gateway.pins where name = ${name} returning 1 as one`).length > 0
