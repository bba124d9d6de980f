import type postgres from 'postgres'

/** What is no data of people: what is published, who may tell what, settings, keys, and the queue. */
const LEFT_ALONE = `
  schemaname not in ('casework', 'events', 'gateway', 'identity', 'jobs', 'jobseekers', 'learning', 'messaging')
  or (schemaname = 'gateway' and tablename <> 'load_events') or (schemaname = 'events' and tablename not in ('log', 'handled'))`
/** More than any number of the demo's own. */
const APART = 1_000_000

interface Column {
  name: string
  type: string
  /** Whether it is in a unique index that no id makes unique already. */
  isKey: boolean
}

/**
 * Makes the rows of every table of people `times` as many: copies of each row, with other ids that fit each other as the first ones do, so that each copy
 * of a person has their own. Facts kept as JSON still name the first. Gives how many rows there are then.
 */
export async function multiplyRows(owner: postgres.Sql, times: number): Promise<number> {
  const tables = await owner.unsafe<{ name: string }[]>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where not (${LEFT_ALONE}) order by 1`,
  )
  await owner.unsafe('create schema bench')
  // Each copy of an id is the same wherever it stands.
  await owner.unsafe(`create function bench.other(id uuid, n integer) returns uuid immutable language sql
    as $$ select md5(id::text || n)::uuid $$`)
  try {
    for (const { name } of tables) await multiply(owner, name, times - 1)
  } finally {
    await owner.unsafe('drop schema bench cascade')
  }
  await owner.unsafe('vacuum analyze')
  const [counted] = await owner.unsafe<{ rows: number }[]>(
    `select sum(c.reltuples)::float8 as rows from pg_tables t
      join pg_class c on c.oid = format('%I.%I', t.schemaname, t.tablename)::regclass where not (${LEFT_ALONE})`,
  )
  return counted?.rows ?? 0
}

async function multiply(owner: postgres.Sql, table: string, copies: number): Promise<void> {
  const columns = await columnsOf(owner, table)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map((column) => copyOf(column)).join(', ')
  try {
    await owner.begin(async (tx) => {
      // Without triggers, and without foreign keys, which the copies keep among themselves.
      await tx`set local session_replication_role = replica`
      await tx.unsafe(
        `insert into ${table} (${names}) overriding system value select ${values} from ${table} copied, generate_series(1, ${copies}) n on conflict do nothing`,
      )
    })
  } catch (error) {
    console.log(`    ${table} stays as it is: ${error instanceof Error ? error.message : error}`)
  }
}

const columnsOf = (owner: postgres.Sql, table: string): Promise<Column[]> =>
  owner<Column[]>`
    select a.attname as name, format_type(a.atttypid, null) as type, exists (
      select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any (i.indkey)
        and not exists (select from pg_attribute id where id.attrelid = a.attrelid and id.attnum = any (i.indkey) and id.atttypid = 'uuid'::regtype)
    ) or exists (
      select from pg_constraint f where f.conrelid = a.attrelid and f.contype = 'f' and a.attnum = any (f.conkey)
    ) as "isKey"
    from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`

function copyOf({ name, type, isKey }: Column): string {
  const column = `copied."${name}"`
  if (type === 'uuid') return `bench.other(${column}, n.n)`
  if (type === 'uuid[]') return `array(select bench.other(id, n.n) from unnest(${column}) id)`
  if (!isKey) return column
  if (type === 'text') return `n.n || '.' || ${column}`
  if (type === 'bigint') return `${column} + n.n * ${APART}`
  if (type === 'bytea') return `sha256(${column} || n.n::text::bytea)`
  return column
}
