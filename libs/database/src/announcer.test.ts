import { setTimeout as pause } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '@onward/testing/database'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { LIVE_CHANNEL } from './announcer'
import { type Database, openDatabase, type Tx } from './connection'
import { enqueue } from './jobs'
import { announceChange } from './live'

let test: TestDatabase
let owner: postgres.Sql
let database: Database
let heard: { channel: string; text: string }[]

beforeAll(async () => {
  test = await createTestDatabase()
  owner = postgres(test.ownerUrl, { max: 4, onnotice: () => {} })
  for (const channel of [LIVE_CHANNEL, 'jobs:insert', 'marked'])
    await owner.listen(channel, (text) => heard.push({ channel, text }))
})
beforeEach(() => {
  heard = []
  database = openDatabase({ url: test.urls.jobs, max: 8, applicationName: 'test' })
})
afterEach(() => database.close())
afterAll(async () => {
  await owner?.end()
  await test?.drop()
})

/** What was heard of what was sent before this call. */
async function heardNow(): Promise<{ channel: string; text: string }[]> {
  await database.announced()
  await owner.notify('marked', '')
  while (!heard.some(({ channel }) => channel === 'marked')) await pause(1)
  return heard.filter(({ channel }) => channel !== 'marked')
}
const changesIn = (messages: readonly { text: string }[]) =>
  messages.map(({ text }) => JSON.parse(text)).filter(({ accountIds }) => accountIds !== undefined)

describe('what a transaction announces', () => {
  it('is sent once it has committed, and what a rolled back part announced is not', async () => {
    await database.withSystem(async (tx) => {
      await announceChange(tx, { accountIds: ['a', 'a'], changed: ['job'], by: 'key' })
      await tx
        .transaction(async (inner) => {
          await announceChange(inner, { accountIds: ['b'], changed: ['job'] })
          throw new Error('no')
        })
        .catch(() => {})
      expect(changesIn(await heardNow())).toEqual([])
      heard = []
    })
    await database
      .withSystem(async (tx) => {
        await announceChange(tx, { accountIds: ['c'], changed: ['job'] })
        throw new Error('no')
      })
      .catch(() => {})
    expect(changesIn(await heardNow())).toEqual([{ accountIds: ['a'], changed: ['job'], by: 'key' }])
  })

  it('is sent with what others announced meanwhile, each account once and few enough for a message', async () => {
    const people = Array.from({ length: 250 }, (_, n) => `person-${n}`)
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.withSystem((tx) => announceChange(tx, { accountIds: people, changed: ['notice'] })),
      ),
    )
    const changes = changesIn(await heardNow())
    // Each alone would be three messages.
    expect(changes.length).toBeLessThan(40 * 3)
    expect(new Set(changes.flatMap(({ accountIds }) => accountIds))).toEqual(new Set(people))
  })

  it('is sent when the connection of announcements was lost before', async () => {
    const announce = (id: string) => database.withSystem((tx) => announceChange(tx, { accountIds: [id], changed: ['job'] }))
    await announce('a')
    await database.announced()
    const ended = await owner<{ pid: number }[]>`select pid, pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'onward announcer' and datname = current_database()`
    expect(ended).toHaveLength(1)
    while ((await owner`select from pg_stat_activity where pid = ${ended[0]?.pid ?? 0}`).length > 0) await pause(1)
    await announce('b')
    expect(changesIn(await heardNow())).toEqual([
      { accountIds: ['a'], changed: ['job'] },
      { accountIds: ['b'], changed: ['job'] },
    ])
  })

  it('is refused outside a transaction of ours', async () => {
    await database.drizzle.transaction(async (tx) => {
      await expect(announceChange(tx as unknown as Tx, { accountIds: ['a'], changed: ['job'] })).rejects.toThrow(
        'withSession or withSystem',
      )
    })
  })
})

describe('a process', () => {
  it('is known to those who listen before its first change is visible, and says goodbye', async () => {
    await database.withSystem(async (tx) => {
      await announceChange(tx, { accountIds: ['a'], changed: ['job'] })
      // Heard in the order of commits.
      await tx.execute(sql`select pg_notify('jobs:insert', 'committed')`)
    })
    await database.close()
    const lives = (await heardNow())
      .filter(({ channel }) => channel === LIVE_CHANNEL)
      .map(({ text }) => JSON.parse(text).announcer)
      .filter(Boolean)
    expect(lives.map(({ state }) => state)).toEqual(['alive', 'ended'])
    const placeOf = (part: string) => heard.findIndex(({ text }) => text.includes(part))
    expect([placeOf('alive'), placeOf('committed'), placeOf('"job"'), placeOf('ended')]).toEqual([0, 1, 2, 3])
  })

  it('has one connection that announces, whatever services it runs', async () => {
    const other = openDatabase({ url: test.urls.messaging, max: 2, applicationName: 'test' })
    await Promise.all(
      [database, other].map((one) => one.withSystem((tx) => announceChange(tx, { accountIds: ['a'], changed: ['job'] }))),
    )
    await Promise.all([database.announced(), other.announced()])
    expect(
      await owner`select from pg_stat_activity where application_name = 'onward announcer' and datname = current_database()`,
    ).toHaveLength(1)
    await other.close()
  })
})

describe('a job', () => {
  it('is told to runners after the commit, and by nothing in the transaction', async () => {
    await owner`select work.enqueue('jobs.remind', '{}'::json), work.enqueue('jobs.remind', '{}'::json, job_key => 'one')`
    expect(await heardNow()).toEqual([])
    heard = []
    await database.withSystem((tx) => enqueue(tx, 'jobs.remind', {}))
    const later = new Date(Date.now() + 3_600_000)
    await database.withSystem((tx) => enqueue(tx, 'jobs.remind', {}, { runAt: later }))
    expect((await heardNow()).filter(({ channel }) => channel === 'jobs:insert')).toEqual([
      { channel: 'jobs:insert', text: '{"count":1}' },
    ])
  })

  it('and every other write notify in no function, but for the rare change of what is live', async () => {
    const notifying = await owner<{ name: string }[]>`select p.oid::regproc::text as name from pg_proc p
      where p.prosrc ~ 'perform (pg_catalog\\.)?pg_notify\\(' and p.pronamespace <> 'pg_catalog'::regnamespace order by 1`
    expect(notifying.map(({ name }) => name)).toEqual(['gateway.tell_open_pages', 'graphile_worker.remove_job'])
  })
})
