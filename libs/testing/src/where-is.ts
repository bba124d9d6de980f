import type postgres from 'postgres'

/**
 * Columns (`schema.table.column`) of any table that contain one of these values, in any case: in text, JSON, arrays, ids and bytes. Columns in
 * `skip` are left out.
 */
export async function whereIs(
  owner: postgres.Sql,
  values: readonly string[],
  skip: (column: string) => boolean = () => false,
): Promise<string[]> {
  const columns = await owner<{ schema: string; table: string; column: string; type: string }[]>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.udt_name as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and (c.data_type in ('text', 'json', 'jsonb', 'character varying', 'ARRAY', 'uuid', 'bytea'))`
  expect(columns.length).toBeGreaterThan(200)
  const found: string[] = []
  for (const { schema, table, column, type } of columns) {
    const name = `${schema}.${table}.${column}`
    if (skip(name)) continue
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`
    const [row] = await owner.unsafe(`select count(*)::int as n from "${schema}"."${table}" where lower(${text}) like any ($1)`, [
      values.map((word) => `%${word.toLowerCase()}%`),
    ])
    if (Number(row?.n) > 0) found.push(name)
  }
  return found
}
