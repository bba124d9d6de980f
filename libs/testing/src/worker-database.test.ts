import postgres from 'postgres'
import { workerDatabase } from './database'

const ask = async (url: string, text: string) => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await sql.unsafe(text)
  } finally {
    await sql.end()
  }
}
const constraint = `select from pg_constraint where conname = 'placements_state_check'`

test('the next file finds the schema as it was made, whatever the one before did to it', async () => {
  const { ownerUrl } = await workerDatabase()
  await ask(ownerUrl, 'alter table casework.placements drop constraint placements_state_check')
  expect(await ask(ownerUrl, constraint)).toHaveLength(0)
  await workerDatabase()
  expect(await ask(ownerUrl, constraint)).toHaveLength(1)
})

test('the next file finds no row of the one before, in a database that is the same', async () => {
  const { ownerUrl } = await workerDatabase()
  const which = 'select oid::int from pg_database where datname = current_database()'
  const before = await ask(ownerUrl, which)
  await ask(ownerUrl, `insert into onward.migrations (source, name, sha256) values ('test', 'test', 'test')`)
  await workerDatabase()
  expect(await ask(ownerUrl, `select from onward.migrations where source = 'test'`)).toHaveLength(0)
  expect(await ask(ownerUrl, which)).toEqual(before)
})
