import { randomUUID } from 'node:crypto'
import { type DatabaseConnections, workerDatabase } from '@onward/testing/database'
import { inArray, sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { isAnyOf } from './any-of'
import { type Database, openDatabase } from './connection'

const things = pgTable('things', { id: uuid('id').primaryKey(), name: text('name') })
/** The protocol counts the parameters of a statement in two bytes. */
const MOST_PARAMETERS = 65_535
const [first, second] = [randomUUID(), randomUUID()]
let test: DatabaseConnections
let db: Database

beforeEach(async () => {
  test = await workerDatabase()
  db = openDatabase({ url: test.ownerUrl, max: 1, applicationName: 'test lists' })
  await db.sql`create temporary table things (id uuid primary key, name text)`
  await db.sql`insert into things values (${first}, 'a'), (${second}, 'b, "c" {d}')`
})
afterEach(() => db.close())

const idsWhere = async (where: ReturnType<typeof isAnyOf>) =>
  (await db.drizzle.select().from(things).where(where)).map(({ id }) => id)

it('finds rows by a list that is longer than a statement may have parameters', async () => {
  const many = Array.from({ length: MOST_PARAMETERS + 1 }, () => randomUUID())
  expect(await idsWhere(isAnyOf(things.id, [...many, first]))).toEqual([first])
  await expect(idsWhere(inArray(things.id, [...many, first]))).rejects.toThrow()
})

it('takes texts with any sign, expressions, and an empty list', async () => {
  expect(await idsWhere(isAnyOf(things.name, new Set(['b, "c" {d}'])))).toEqual([second])
  expect(await idsWhere(isAnyOf(sql<string>`upper(${things.name})`, ['A']))).toEqual([first])
  expect(await idsWhere(isAnyOf(things.id, []))).toEqual([])
})
