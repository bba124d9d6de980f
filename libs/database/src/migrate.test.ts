import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '@onward/testing/database'
import postgres from 'postgres'
import { migrate, pendingMigrations } from './migrate'
import { OUTSIDE } from './migration-text'

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

  it('that wait for a table in use do not hold up its users, and go on when it is free', async () => {
    await run()
    const user = await owner.reserve()
    await user`begin`
    await user`select from jobs.first`
    write('0002_second.sql', 'alter table jobs.first add column second integer;')
    const migrating = run()
    const gaveUp = postgres(ownerUrl, { max: 1, onnotice: () => {} })
    try {
      // It asks for the lock, and stops asking by itself.
      const asks = async () =>
        (await gaveUp`select from pg_locks where relation = 'jobs.first'::regclass and not granted`).length > 0
      while (!(await asks())) await pause(5)
      while (await asks()) await pause(5)
    } finally {
      await user`commit`
      user.release()
      await gaveUp.end()
    }
    await migrating
    expect(await owner`select second from jobs.first`).toEqual([])
  })

  it('outside a transaction make indexes while others write, also of processes that start at once', async () => {
    await run()
    write('0002_index.sql', `${OUTSIDE}\ncreate index concurrently if not exists first_by_id on jobs.first (id);`)
    const lines: string[] = []
    await Promise.all([1, 2, 3, 4].map(() => run((line) => lines.push(line))))
    expect(lines).toEqual(['migrated jobs: 0002_index.sql'])
    expect(await owner`select from pg_index where indexrelid = 'jobs.first_by_id'::regclass and indisvalid`).toHaveLength(1)
  })

  it('outside a transaction that fail halfway begin anew: what is done stays, an unusable index is made again', async () => {
    await run()
    await owner`insert into jobs.first values (1), (1)`
    write(
      '0002_index.sql',
      `${OUTSIDE}
      -- One; that is two.
      create index concurrently if not exists first_by_id on jobs.first (id);
      create unique index concurrently if not exists first_once on jobs.first (id);`,
    )
    await expect(run()).rejects.toThrow('The migration 0002_index.sql of jobs failed: could not create unique index "first_once"')
    const indexes = () => owner`select indexrelid::regclass::text as name, indisvalid as valid from pg_index
      where indrelid = 'jobs.first'::regclass order by 1`
    expect(await indexes()).toMatchObject([
      { name: 'jobs.first_by_id', valid: true },
      { name: 'jobs.first_once', valid: false },
    ])
    await owner`delete from jobs.first where ctid in (select max(ctid) from jobs.first)`
    await run()
    expect(await indexes()).toMatchObject([
      { name: 'jobs.first_by_id', valid: true },
      { name: 'jobs.first_once', valid: true },
    ])
    expect(await pendingMigrations(owner, sources())).toEqual([])
  })

  it('that fail leave nothing behind and say where', async () => {
    write('0002_broken.sql', 'create table jobs.half (id integer);\nselect nothing from nowhere;')
    await expect(run()).rejects.toThrow('The migration 0002_broken.sql of jobs failed: relation "nowhere" does not exist, line 2')
    expect(await owner`select from pg_tables where schemaname = 'jobs' and tablename = 'half'`).toHaveLength(0)
  })
})
