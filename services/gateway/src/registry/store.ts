import type { LiveFrontEnd, Version } from './resolve'

/** The part of postgres.js that the registry needs: a connection or a transaction. */
export type Query = import('postgres').Sql | import('postgres').TransactionSql

export interface LiveRow {
  name: string
  canary_percent: number
  stable: Version
  canary: Version | null
}

/** All that is live now, one row per front end. */
export const LIVE_FRONT_ENDS = `
    select r.name, r.canary_percent,
      jsonb_build_object('name', s.name, 'build', s.build, 'entry', s.entry, 'integrity', s.integrity, 'portal', s.portal) as stable,
      case when c.build is null then null
        else jsonb_build_object('name', c.name, 'build', c.build, 'entry', c.entry, 'integrity', c.integrity, 'portal', c.portal) end as canary
    from gateway.rollouts r
    join gateway.versions s on s.name = r.name and s.build = r.stable
    left join gateway.versions c on c.name = r.name and c.build = r.canary
    order by r.name`

export const liveOf = (row: LiveRow): LiveFrontEnd => ({
  name: row.name,
  stable: row.stable,
  canary: row.canary,
  canaryPercent: row.canary_percent,
})

export async function readLive(sql: Query): Promise<LiveFrontEnd[]> {
  return (await (sql as import('postgres').Sql).unsafe<LiveRow[]>(LIVE_FRONT_ENDS)).map(liveOf)
}
