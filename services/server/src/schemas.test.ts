import { readdirSync } from 'node:fs'
import path from 'node:path'
import { workerDatabase } from '@onward/testing/database'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import postgres from 'postgres'

/** The SQL migrations are the truth; the Drizzle schemas of the services are compared with the tables that they made. */
const services = path.join(__dirname, '../..')
const files = (readdirSync(services, { recursive: true, encoding: 'utf8' }) as string[]).filter(
  (file) => /\/src\/(?:[\w-]+\/)*[\w-]*schema\.ts$/.test(`/${file}`) && !file.includes('node_modules'),
)
const tables = files.flatMap((file) =>
  Object.values(require(path.join(services, file)) as Record<string, unknown>)
    .filter((one): one is PgTable => is(one, PgTable))
    .map((table) => ({ file, ...getTableConfig(table) })),
)

let owner: postgres.Sql
beforeAll(async () => {
  const database = await workerDatabase()
  owner = postgres(database.ownerUrl, { max: 1, onnotice: () => undefined })
})
afterAll(async () => {
  await owner?.end()
})

/** PostgreSQL's own name of a type. */
const typeName = (sqlType: string): string =>
  sqlType
    .replace(/^timestamp(\(\d\))? with time zone/, 'timestamp$1 with time zone')
    .replace(/^varchar/, 'character varying')
    .replace(/^(bigserial)/, 'bigint')
    .replace(/^(serial)/, 'integer')
    .replace(', ', ',')

it('has every table and column that queries name, of the same type, and null where they say so', async () => {
  expect(tables.length).toBeGreaterThan(100)
  const columns = await owner<{ at: string; type: string; required: boolean }[]>`
    select n.nspname || '.' || c.relname || '.' || a.attname as at, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      c.relkind = 'v' as is_view
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm')`
  const made = new Map(columns.map((column) => [column.at, column]))
  const differing = tables.flatMap(({ file, schema = 'public', name, columns: named }) =>
    named.flatMap((column) => {
      const at = `${schema}.${name}.${column.name}`
      const there = made.get(at)
      if (!there) return [`${file}: ${at} does not exist`]
      const type = typeName(column.getSQLType())
      if (there.type !== type) return [`${file}: ${at} is ${there.type}, not ${type}`]
      const mayBeNull = !column.notNull && !column.primary
      if (there.required === mayBeNull) return [`${file}: ${at} ${there.required ? 'is never null' : 'may be null'}`]
      return []
    }),
  )
  expect(differing).toEqual([])
})
