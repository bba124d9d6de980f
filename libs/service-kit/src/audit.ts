import { ACTS_OF, type AuditKind, CHAIN_OF, ROLES, type ServiceName } from '@onward/contracts'
import { type SQL, sql } from 'drizzle-orm'
import type { ServiceKit } from './kit'
import { positionOf } from './my-data'

interface ActRow extends Record<string, unknown> {
  seq: string | number
  at: Date
  reference: string
  actor: string | null
  role: string | null
  action: string
  resource: string
  why: string | null
  sealed: boolean
}

const KINDS: Readonly<Record<AuditKind, SQL>> = {
  administrators: sql`(a.role = 'admin' or a.method_path like 'admin %')`,
  agents: sql`a.role = 'agent'`,
  employers: sql`a.role = 'employer'`,
  jobseekers: sql`a.role = 'user'`,
  visitors: sql`(a.role = 'visitor' and a.method_path not like 'admin %')`,
}
/** The only part of an act's answer that readers get: the code of a reason. */
const CODE = /^[a-z][a-z-]{1,40}$/

/** Serves this service's part of the audit trail to administrators, and recomputes its chain when they ask. */
export function auditRoutes(kit: ServiceKit, service: ServiceName): void {
  const acts = sql`${sql.identifier(service)}.acts`

  kit.handle(ACTS_OF[service], ({ query, read }) =>
    read(async (tx) => {
      await tx.execute(sql`select set_config('app.system', 'on', true)`)
      const after = positionOf(query.cursor)
      const filters = [
        ...(query.kind ? [KINDS[query.kind]] : []),
        ...(query.reference ? [sql`a.reference = ${query.reference}`] : []),
        ...(query.day
          ? [
              sql`a.at >= (${query.day}::date::timestamp at time zone 'Europe/London')
                and a.at < ((${query.day}::date + 1)::timestamp at time zone 'Europe/London')`,
            ]
          : []),
        ...(after === null ? [] : [sql`(a.at, a.seq) < (select b.at, b.seq from ${acts} b where b.seq = ${after})`]),
      ]
      const where = filters.length > 0 ? sql`where ${sql.join(filters, sql` and `)}` : sql``
      const rows = await tx.execute<ActRow>(sql`
        select a.seq, a.at, a.reference, a.actor, a.role, a.method_path as action, a.resource, a.answer->>'why' as why,
          a.position is not null as sealed
        from ${acts} a ${where} order by a.at desc, a.seq desc limit ${query.limit + 1}`)
      const page = rows.slice(0, query.limit)
      return {
        items: page.map((row) => ({
          seq: Number(row.seq),
          at: new Date(row.at).toISOString(),
          reference: row.reference,
          actor: row.actor,
          role: ROLES.find((role) => role === row.role) ?? null,
          action: row.action,
          resource: row.resource,
          why: row.why !== null && CODE.test(row.why) ? row.why : null,
          sealed: row.sealed,
        })),
        nextCursor: rows.length > page.length ? String(page[page.length - 1]?.seq) : null,
      }
    }),
  )

  kit.handle(CHAIN_OF[service], ({ read }) =>
    read(async (tx) => {
      const [chain] = await tx.execute<{ sealed: string; unsealed: string; broken_at: string | null }>(
        sql`select * from acts.verify_own()`,
      )
      const brokenAt = chain?.broken_at == null ? null : Number(chain.broken_at)
      await tx.execute(sql`select set_config('app.system', 'on', true)`)
      const [broken] =
        brokenAt === null
          ? []
          : await tx.execute<{ reference: string; at: Date }>(
              sql`select a.reference, a.at from ${acts} a where a.position = ${brokenAt}`,
            )
      return {
        sealed: Number(chain?.sealed ?? 0),
        unsealed: Number(chain?.unsealed ?? 0),
        brokenAt,
        broken: broken ? { reference: broken.reference, at: new Date(broken.at).toISOString() } : null,
      }
    }),
  )
}
