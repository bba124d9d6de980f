import type { TeamNotice } from '@onward/contracts'
import type { Ask } from '../registry/store'
import type { HealthFacts } from './health-store'

export interface NewNotice {
  name: string
  build: string
  kind: TeamNotice['kind']
  /** What was counted, or which file; never anything of a person. */
  facts: { reason: string; stays?: HealthFacts['stays'] } & Record<string, unknown>
}

export interface StoredNotice extends NewNotice {
  id: string
  channel: TeamNotice['channel']
  /** Address of the channel, as the registration has it now. */
  to: string
  createdAt: Date
  attempts: number
}

/** False when the registration has no address for the channel. */
export async function insertNotice(
  ask: Ask,
  { id, name, build, kind, channel, facts }: NewNotice & Pick<StoredNotice, 'id' | 'channel'>,
  at: Date,
): Promise<boolean> {
  const rows = await ask`
    insert into gateway.team_notices (id, name, build, kind, channel, facts, created_at)
    select ${id}::uuid, r.name, ${build}, ${kind}, ${channel}, ${JSON.stringify(facts)}::text::jsonb, ${at.toISOString()}::timestamptz
    from gateway.remotes r where r.name = ${name} and case ${channel} when 'mail' then r.mail else r.webhook end <> ''
    returning 1 as one`
  return rows.length > 0
}

/** A notice that waits; null when it is delivered, given up, or its address was taken away. */
export async function unsentNotice(ask: Ask, id: string): Promise<StoredNotice | null> {
  const [row] = await ask<Omit<StoredNotice, 'createdAt'> & { createdAt: string | Date }>`
    select n.id, n.name, n.build, n.kind, n.channel, n.facts, n.created_at as "createdAt", n.attempts,
      case n.channel when 'mail' then r.mail else r.webhook end as "to"
    from gateway.team_notices n join gateway.remotes r on r.name = n.name
    where n.id = ${id}::uuid and n.state = 'waiting'`
  return row?.to ? { ...row, createdAt: new Date(row.createdAt) } : null
}

export async function noteResult(
  ask: Ask,
  { id, attempts, state, result, at }: Pick<TeamNotice, 'id' | 'attempts' | 'state' | 'result'> & { at: Date },
): Promise<void> {
  await ask`
    update gateway.team_notices set attempts = ${attempts}, state = ${state}, result = ${result}, last_at = ${at.toISOString()}::timestamptz
    where id = ${id}::uuid`
}

const MOST_SHOWN = 5
/** The newest of each remote. */
export async function readNotices(ask: Ask): Promise<(TeamNotice & { name: string })[]> {
  const rows = await ask<
    Omit<TeamNotice, 'createdAt' | 'lastAt'> & { name: string; createdAt: string | Date; lastAt: string | Date | null }
  >`
    select id, name, build, kind, channel, created_at as "createdAt", attempts, last_at as "lastAt", result, state from (
      select *, row_number() over (partition by name order by created_at desc, id) as place from gateway.team_notices
    ) newest where place <= ${MOST_SHOWN}::int order by created_at desc, id`
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    lastAt: row.lastAt && new Date(row.lastAt).toISOString(),
  }))
}

export async function forgetNotices(ask: Ask, before: Date, limit: number): Promise<number> {
  const gone = await ask`
    delete from gateway.team_notices where ctid = any(array(
      select ctid from gateway.team_notices where created_at < ${before.toISOString()}::timestamptz limit ${limit})) returning 1 as one`
  return gone.length
}

/** Whether the team was told of failures of a version since a time, in whatever words. */
export async function wasTold(ask: Ask, { name, build }: Pick<NewNotice, 'name' | 'build'>, since: Date): Promise<boolean> {
  const rows = await ask`
    select 1 as one from gateway.team_notices where name = ${name} and build = ${build}
      and kind in ('failing', 'suspect', 'quarantined') and created_at > ${since.toISOString()}::timestamptz limit 1`
  return rows.length > 0
}
