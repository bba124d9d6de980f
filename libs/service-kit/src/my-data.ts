import {
  EXPORT_BY,
  KEEPS_ITS_PLACE,
  PASSWORD_MINUTES,
  type PersonalExport,
  type PersonalService,
  Problem,
  SENT_BY,
} from '@onward/contracts'
import { asSystem, type Tx } from '@onward/database'
import { type SQL, sql } from 'drizzle-orm'
import type { ServiceKit } from './kit'

interface SentRow extends Record<string, unknown> {
  reference: string
  at: Date
  route: string
  seq: string | number
}

/** Serves the acts of the person in this service; they hold no values. */
export function sentRoute(kit: ServiceKit, service: PersonalService): void {
  const acts = sql`${sql.identifier(service)}.acts`
  // Position among the person's own acts, so that a cursor reveals nothing of others.
  kit.handle(SENT_BY[service], ({ query, read }) =>
    read(async (tx, who) => {
      if (!who) throw new Problem('sign-in-required')
      const after = positionOf(query.cursor)
      const place = sql`(select b.at, b.seq from ${acts} b where b.seq = ${after} and b.actor = ${who.accountId})`
      const rows = await tx.execute<SentRow>(sql`
        select a.reference, a.at, a.method_path as route, a.seq from ${acts} a
        where a.actor = ${who.accountId} and a.method_path not in ${KEEPS_ITS_PLACE}
          ${after === null ? sql`` : sql`and (a.at, a.seq) < ${place}`}
        order by a.at desc, a.seq desc limit ${query.limit + 1}`)
      const page = rows.slice(0, query.limit)
      return {
        items: page.map(({ reference, at, route }) => ({ reference, at: new Date(at).toISOString(), route })),
        nextCursor: rows.length > page.length ? String(page.at(-1)?.seq) : null,
      }
    }),
  )
}

/** The number in a cursor; null without one. Throws `malformed-request` for anything else. */
export function positionOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  const position = /^\d{1,15}$/.test(cursor) ? Number(cursor) : Number.NaN
  if (!Number.isSafeInteger(position)) throw new Problem('malformed-request')
  return position
}

type Row = Record<string, unknown>
type Tables = PersonalExport['tables']

/** A service's additions to the rule that rows with the person's id in `account_id` are theirs. */
export interface ExportRules {
  /** Table → column that names the person, where it is not `account_id`. */
  owners?: Readonly<Record<string, string>>
  /** Rows that belong to a row of the person, in every table with that key: `applications` has `id`, its steps have `application_id`. */
  parts?: readonly { key: string; of: string; ofKey: string; table?: string }[]
  /** Columns that say nothing about a person and would help a thief, as `table.column`; binary columns are always left out. */
  omit?: readonly string[]
  /** Opens sealed fields. */
  open?: (table: string, row: Row) => Row
  /** The person's files, from the found rows. */
  files?: (tables: Tables) => PersonalExport['files']
}

/**
 * Serves everything that this service stores about the person. Tables are found in the database's catalogue, so that new tables are
 * included without being listed.
 */
export function exportRoute(kit: ServiceKit, service: PersonalService, rules: ExportRules = {}): void {
  kit.handle(EXPORT_BY[service], ({ now, read }) =>
    read(async (tx, who) => {
      if (!who) throw new Problem('sign-in-required')
      // Requires proof that it is the person, because sealed fields are opened below.
      const [given] = await tx.execute<{ lately: boolean }>(sql`select auth.confirmed_lately(${PASSWORD_MINUTES}) as lately`)
      if (!given?.lately) throw new Problem('confirmation-needed')
      // As the system, because some tables are for the system only; every query below names the person.
      await asSystem(tx)
      const tables = await personalRows(tx, service, who.accountId, rules)
      return { service, at: now.toISOString(), tables, files: rules.files?.(tables) ?? [] }
    }),
  )
}

async function personalRows(tx: Tx, service: PersonalService, accountId: string, rules: ExportRules): Promise<Tables> {
  const { owners = {}, parts = [], omit = [], open = (_table: string, row: Row) => row } = rules
  const columns = await tx.execute<{ table: string; column: string; type: string }>(sql`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = ${service} order by table_name, ordinal_position`)
  const columnsOf = new Map<string, { column: string; type: string }[]>()
  for (const { table, ...column } of columns) columnsOf.set(table, [...(columnsOf.get(table) ?? []), column])
  const named = (name: string) => sql`${sql.identifier(service)}.${sql.identifier(name)}`
  const theirs = (table: string): SQL | null => {
    const has = (column: string | undefined) => columnsOf.get(table)?.some((one) => one.column === column)
    const owner = table === 'acts' ? 'actor' : (owners[table] ?? 'account_id')
    if (has(owner)) return sql`t.${sql.identifier(owner)} = ${accountId}`
    const part = parts.find(({ key, table: only = table }) => only === table && has(key))
    const ownerOfWhole = part && (owners[part.of] ?? 'account_id')
    if (!part || !ownerOfWhole) return null
    return sql`t.${sql.identifier(part.key)} in (select w.${sql.identifier(part.ofKey)} from ${named(part.of)} w
      where w.${sql.identifier(ownerOfWhole)} = ${accountId})`
  }
  const tables: Tables = {}
  for (const [table, all] of columnsOf) {
    const where = theirs(table)
    if (!where) continue
    const hidden = all.filter(({ column, type }) => type === 'bytea' || omit.includes(`${table}.${column}`))
    const found = await tx.execute<{ row: Row }>(sql`
      select to_jsonb(t) - ${sql.param(hidden.map(({ column }) => column))}::text[] as row from ${named(table)} t where ${where}`)
    tables[table] = found.map(({ row }) => open(table, row))
  }
  return tables
}
