import { ACTS_OF, type AuditKind, CHAIN_OF, ROLES, type ServiceName } from '@onward/contracts'
import { asSystem, type Tx } from '@onward/database'
import { type SQL, sql } from 'drizzle-orm'
import type { ActSubjects } from './act-subjects'
import type { ServiceDefinition, ServiceKit } from './kit'
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
  said: string | null
  sealed: boolean
}

const KINDS: Readonly<Record<AuditKind, SQL>> = {
  administrators: sql`(a.role = 'admin' or a.method_path like 'admin %')`,
  agents: sql`a.role = 'agent'`,
  employers: sql`a.role = 'employer'`,
  jobseekers: sql`a.role = 'user'`,
  visitors: sql`(a.role = 'visitor' and a.method_path not like 'admin %')`,
}
interface SubjectRow extends Record<string, unknown> {
  id: string
  account_id: string | null
  person: string | null
  thing: string | null
}
/** Whose acts name the people they concern. */
const NAMES_PEOPLE: readonly (string | null)[] = ['agent', 'admin', 'employer']
const RESOURCE = /^([a-z-]+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/

/** The only part of an act's answer that readers get: the code of a reason. */
const CODE = /^[a-z][a-z-]{1,40}$/

/** Serves this service's part of the audit trail to administrators, and what the last check of its chain found. */
export function auditRoutes(
  kit: ServiceKit,
  service: ServiceName,
  definition: Pick<ServiceDefinition, 'actSubjects' | 'actReasons'>,
): void {
  const { actSubjects: subjects = {}, actReasons } = definition
  const acts = sql`${sql.identifier(service)}.acts`
  const said = actReasons
    ? sql`(select r.said from (${actReasons}) r where (r.actor, r.at, r.resource) = (a.actor, a.at, a.resource) and a.answer->>'why' is not null limit 1)`
    : sql`null`

  kit.handle(ACTS_OF[service], ({ query, read }) =>
    read(async (tx) => {
      await asSystem(tx)
      const after = positionOf(query.cursor)
      const filters = [
        ...(query.kind ? [KINDS[query.kind]] : []),
        ...(query.reference ? [sql`a.reference = ${query.reference}`] : []),
        ...(query.action ? [sql`a.method_path = ${query.action}`] : []),
        ...(query.from ? [sql`a.at >= (${query.from}::date::timestamp at time zone 'Europe/London')`] : []),
        ...(query.to ? [sql`a.at < ((${query.to}::date + 1)::timestamp at time zone 'Europe/London')`] : []),
        ...(query.reason ? [sql`a.answer->>'why' is not null`] : []),
        ...(query.person ? [concerning(subjects, query.person)] : []),
        ...(after === null ? [] : [sql`(a.at, a.seq) < (select b.at, b.seq from ${acts} b where b.seq = ${after})`]),
      ]
      const where = filters.length > 0 ? sql`where ${sql.join(filters, sql` and `)}` : sql``
      const rows = await tx.execute<ActRow>(sql`
        select a.seq, a.at, a.reference, a.actor, a.role, a.method_path as action, a.resource, a.answer->>'why' as why,
          ${said} as said,
          a.position is not null as sealed
        from ${acts} a ${where} order by a.at desc, a.seq desc limit ${query.limit + 1}`)
      const page = rows.slice(0, query.limit)
      const about = await subjectsOf(tx, subjects, page)
      return {
        items: page.map((row) => ({
          seq: Number(row.seq),
          at: new Date(row.at).toISOString(),
          reference: row.reference,
          actor: row.actor,
          role: ROLES.find((role) => role === row.role) ?? null,
          action: row.action,
          resource: row.resource,
          about: about(row),
          why: row.why !== null && CODE.test(row.why) ? row.why : null,
          said: row.said,
          sealed: row.sealed,
        })),
        nextCursor: rows.length > page.length ? String(page[page.length - 1]?.seq) : null,
      }
    }),
  )

  kit.handle(CHAIN_OF[service], ({ read }) =>
    read(async (tx) => {
      const [chain] = await tx.execute<{
        sealed: string
        unsealed: string
        broken_at: string | null
        checked_at: Date | null
        checked_to: string | null
      }>(sql`select * from acts.checked_own()`)
      const brokenAt = chain?.broken_at == null ? null : Number(chain.broken_at)
      await asSystem(tx)
      const [broken] =
        brokenAt === null
          ? []
          : await tx.execute<{ reference: string; at: Date }>(
              sql`select a.reference, a.at from ${acts} a where a.position = ${brokenAt}`,
            )
      return {
        sealed: Number(chain?.sealed ?? 0),
        unsealed: Number(chain?.unsealed ?? 0),
        checkedAt: chain?.checked_at ? new Date(chain.checked_at).toISOString() : null,
        checkedTo: Number(chain?.checked_to ?? 0),
        brokenAt,
        broken: broken ? { reference: broken.reference, at: new Date(broken.at).toISOString() } : null,
      }
    }),
  )
}

/** Acts by an account, and acts on rows that are about it. */
function concerning(subjects: ActSubjects, person: string): SQL {
  const theirs = Object.entries(subjects).map(
    ([kind, rows]) => sql`select ${`${kind}/`}::text || s.id from (${rows}) s where s.account_id = ${person}`,
  )
  if (theirs.length === 0) return sql`a.actor = ${person}`
  return sql`(a.actor = ${person} or ${subjectIn(sql.join(theirs, sql` union all `))})`
}
/** `jobs/<id>` of `jobs/<id>/imports`, as the index has it. */
const subjectIn = (found: SQL) =>
  sql`split_part(a.resource, '/', 1) || '/' || split_part(a.resource, '/', 2) = any(array(${found}))`

/** Looks up what the acts of a page are about, one query for each kind of resource. */
async function subjectsOf(tx: Tx, subjects: ActSubjects, page: readonly ActRow[]) {
  const wanted = new Map<string, Set<string>>()
  for (const { resource } of page) {
    const [, kind = '', id = ''] = RESOURCE.exec(resource) ?? []
    if (subjects[kind]) wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id))
  }
  const found = new Map<string, SubjectRow>()
  for (const [kind, ids] of wanted) {
    const rows = await tx.execute<SubjectRow>(
      sql`select s.id, s.account_id, s.person, s.thing from (${subjects[kind]}) s where s.id in ${[...ids]}`,
    )
    for (const row of rows) found.set(`${kind}/${row.id}`, row)
  }
  return ({ resource, role, action }: ActRow) => {
    const row = found.get(resource.split('/', 2).join('/'))
    if (!row) return null
    const name = row.person?.trim()
    const isNamed = NAMES_PEOPLE.includes(role) || action.startsWith('admin ')
    return {
      person: isNamed && name ? { id: row.account_id, name } : null,
      thing: row.thing || null,
    }
  }
}
