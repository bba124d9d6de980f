import { is, type SQL, sql } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column, or an expression that gives text, is one of a list: one parameter, however long the list is. `inArray` sends one for
 * each value, and PostgreSQL takes 65,535, so it is for lists of the code alone. False for an empty list.
 */
export function isAnyOf<C extends PgColumn>(column: C, values: Iterable<C['_']['data']>): SQL
export function isAnyOf(text: SQL<string>, values: Iterable<string>): SQL
export function isAnyOf(left: PgColumn | SQL, values: Iterable<unknown>): SQL {
  const type = is(left, PgColumn) ? left.getSQLType() : 'text'
  return sql`${left} = any(${sql.param([...values])}::${sql.raw(type)}[])`
}
