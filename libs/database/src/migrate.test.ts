import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '@onward/testing/database'
import postgres from 'postgres'
import { migrate, pendingMigrations } from './migrate'

let test: TestDatabase
let folder: string
let ownerUrl: string
let owner: postgres.Sql

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
beforeEach(async () => {
  const admin = postgres(test.ownerUrl, { max: 1, onnotice: () => {} })
  const name = `migrate_${randomBytes(6).toString('hex')}`
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  const url = new URL(test.ownerUrl)
  url.pathname = `/${name}`
  ownerUrl = url.href
  owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  folder = fs.mkdtempSync(path.join(tmpdir(), 'onward-migrate-'))
  write('0001_first.sql', 'create table jobs.first (id integer);')
})
afterEach(async () => {
  await owner.end()
  fs.rmSync(folder, { recursive: true })
})

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text)
const sources = () => [{ name: 'jobs', folder }]
const run = (log: (line: string) => void = () => {}) => migrate({ ownerUrl, sources: sources(), rolePasswords: {}, log })

describe('migrations', () => {
  it('are applied once each, and only new ones later', async () => {
    await run()
    write('0002_second.sql', 'create table jobs.second (id integer);')
    expect(await pendingMigrations(owner, sources())).toEqual(['jobs 0002_second.sql'])
    const lines: string[] = []
    await run((line) => lines.push(line))
    expect(lines).toEqual(['migrated jobs: 0002_second.sql'])
    expect(await pendingMigrations(owner, sources())).toEqual([])
  })

  it('of four processes that start at once are applied by one', async () => {
    const lines: string[] = []
    await Promise.all([1, 2, 3, 4].map(() => run((line) => lines.push(line))))
    expect(lines.filter((line) => line.includes('first'))).toHaveLength(1)
  })

  it('that were changed after they were applied are an error, but not for other line ends', async () => {
    await run()
    write('0001_first.sql', 'create table jobs.first (id bigint);')
    await expect(run()).rejects.toThrow('The migration 0001_first.sql of jobs was changed after it was applied')
    write('0001_first.sql', 'create table jobs.first (id integer);')
    await run()
  })

  it('that fail leave nothing behind and say where', async () => {
    write('0002_broken.sql', 'create table jobs.half (id integer);\nselect nothing from nowhere;')
    await expect(run()).rejects.toThrow('The migration 0002_broken.sql of jobs failed: relation "nowhere" does not exist, line 2')
    expect(await owner`select from pg_tables where schemaname = 'jobs' and tablename = 'half'`).toHaveLength(0)
  })
})
