import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '@onward/testing/database'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { type Database, hasRolledBack, isConnectionLost, openDatabase, TransactionLost } from './connection'
import { enqueue } from './jobs'
import { startRunner } from './runner'

// An error outside of what a test awaits (a write to a socket that is gone, a rejection of nobody's) fails the test in Jest.

let test: TestDatabase
let owner: postgres.Sql
const opened: Database[] = []

beforeAll(async () => {
  test = await createTestDatabase()
  owner = postgres(test.ownerUrl, { max: 1, onnotice: () => {} })
  await owner.unsafe('create table jobs.scratch (n integer); grant all on jobs.scratch to onward_jobs')
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()))
  await owner`truncate jobs.scratch`
})
afterAll(async () => {
  await owner?.end()
  await test?.drop()
})

function open(max: number, url = test.urls.jobs): Database {
  const database = openDatabase({ url, max, applicationName: 'cut me' })
  opened.push(database)
  return database
}
/** Ends the server's side of every connection of a role, and waits until PostgreSQL has none of them. */
async function cut(role = 'onward_jobs'): Promise<void> {
  const theirs = await owner<{ pid: number }[]>`select pid from pg_stat_activity
    where datname = current_database() and usename = ${role}`
  const pids = theirs.map(({ pid }) => pid)
  await owner`select pg_terminate_backend(pid) from unnest(${pids}::int[]) pid`
  while ((await owner`select from pg_stat_activity where pid = any(${pids})`).length > 0) await pause(5)
}
const storedRows = async () => (await owner`select n from jobs.scratch order by n`).map(({ n }) => n)
const lost = (promise: PromiseLike<unknown>) =>
  Promise.resolve(promise).then(
    () => 'answered',
    (error: unknown) => (isConnectionLost(error) ? 'lost' : error),
  )

const servers: net.Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
/** A way to the database that cuts the first connection by which the driver asks for its types, or says `at`. */
async function cutOnce(how: (toDriver: net.Socket) => void, at = 'pg_type', to = test.urls.jobs): Promise<string> {
  const { port, hostname } = new URL(to)
  let hasCut = false
  const server = net.createServer((driver) => {
    const database = net.connect(Number(port), hostname)
    driver.on('error', () => database.destroy())
    database.on('error', () => driver.destroy())
    database.pipe(driver)
    driver.on('data', (bytes) => {
      if (hasCut || !bytes.includes(at)) return void database.write(bytes)
      hasCut = true
      database.unpipe(driver)
      database.destroy()
      how(driver)
    })
    driver.on('close', () => database.destroy())
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return to.replace(`:${port}/`, `:${(server.address() as net.AddressInfo).port}/`)
}

describe('a connection that was cut', () => {
  it('refuses further queries of its holder, and the pool still works', async () => {
    const database = open(1)
    const reserved = await database.sql.reserve()
    await reserved`select 1`
    await cut()
    expect([await lost(reserved`select 1`), await lost(reserved`select 1`), await lost(reserved`rollback`)]).toEqual([
      'lost',
      'lost',
      'lost',
    ])
    reserved.release()
    expect((await database.sql`select 1 as one`)[0]).toEqual({ one: 1 })
    await database.withSystem((tx) => tx.execute(sql`insert into jobs.scratch values (1)`))
    expect(await storedRows()).toEqual([1])
  })

  it('passes nothing of a transaction to the connection that replaces it', async () => {
    const database = open(1)
    const reserved = await database.sql.reserve()
    await reserved`begin`
    await reserved`insert into jobs.scratch values (1)`
    await cut()
    expect(await lost(reserved`insert into jobs.scratch values (2)`)).toBe('lost')
    expect((await database.sql`select 1 as one`)[0]).toEqual({ one: 1 })
    expect(await lost(reserved`insert into jobs.scratch values (3)`)).toBe('lost')
    reserved.release()
    expect(await storedRows()).toEqual([])
  })

  it('ends a whole transaction of the driver, including unsent queries', async () => {
    const { sql: driver } = open(1)
    const queries: Promise<unknown>[] = []
    const transaction = driver.begin(async (tx) => {
      await tx`insert into jobs.scratch values (1)`
      await cut()
      for (const n of [2, 3, 4]) queries.push(lost(tx`insert into jobs.scratch values (${n})`))
      await Promise.all(queries)
      expect((await driver`select 1 as one`)[0]).toEqual({ one: 1 })
      queries.push(lost(tx`insert into jobs.scratch values (5)`))
      await Promise.all(queries)
    })
    expect(await lost(transaction)).toBe('lost')
    while (queries.length < 4) await pause(1)
    expect(await Promise.all(queries)).toEqual(['lost', 'lost', 'lost', 'lost'])
    expect(await storedRows()).toEqual([])
  })

  it('ends every wait for a connection', async () => {
    const database = open(1)
    const holder = await database.sql.reserve()
    await holder`select 1`
    const waiting = [1, 2, 3].map(async (n) => {
      const reserved = await database.sql.reserve()
      const [row] = await reserved`select ${n}::int as n`
      reserved.release()
      return row?.n
    })
    await cut()
    await lost(holder`select 1`)
    holder.release()
    expect(await Promise.all(waiting)).toEqual([1, 2, 3])
  })

  it('receives announcements again', async () => {
    const { sql: driver } = open(1)
    const heard: string[] = []
    let listens = 0
    await driver.listen(
      'cut',
      (text) => heard.push(text),
      () => {
        listens += 1
      },
    )
    for (const round of [1, 2, 3]) {
      await cut()
      while (listens <= round) await pause(5)
      await owner.notify('cut', `round ${round}`)
      while (heard.length < round) await pause(5)
    }
    expect(heard).toEqual(['round 1', 'round 2', 'round 3'])
  })
})

describe('a connection that is lost at start', () => {
  const fields = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'
  const message = Buffer.concat([Buffer.from('E'), Buffer.from([0, 0, 0, fields.length + 4]), Buffer.from(fields)])

  it.each([
    ['with a word', (driver: net.Socket) => driver.end(message)],
    ['without a word', (driver: net.Socket) => driver.end()],
    ['by a reset', (driver: net.Socket) => driver.resetAndDestroy()],
  ])('%s fails for its first user only', async (_name, how) => {
    for (const first of [(db: Database) => db.sql`select 1`, (db: Database) => db.withSystem(async () => 1)]) {
      const database = open(1, await cutOnce(how))
      expect(['lost', 'answered']).toContain(await lost(first(database)))
      expect((await database.sql`select 1 as one`)[0]).toEqual({ one: 1 })
      expect(await database.withSystem(async () => 'done')).toBe('done')
    }
  })

  // A reset tells of its error first and of its end a moment later.
  it('is given to nobody between its error and its end', async () => {
    const reset = async () => open(1, await cutOnce((driver) => driver.resetAndDestroy(), 'pg_sleep'))
    for (const next of [
      (db: Database) => db.sql`select 1`,
      (db: Database) => db.withSystem(async () => 1),
      async (db: Database) => (await db.sql.reserve()).release(),
    ]) {
      const held = await reset()
      const holder = await held.sql.reserve()
      const waiting = lost(next(held))
      expect(await lost(holder`select pg_sleep(9)`)).toBe('lost')
      holder.release()
      expect([await waiting, await lost(next(held))]).toEqual(['answered', 'answered'])

      const free = await reset()
      expect(await lost(free.sql`select pg_sleep(9)`)).toBe('lost')
      expect(await lost(next(free))).toBe('answered')
    }
  })

  it('fails at once for everybody who waits when no server answers', async () => {
    let tries = 0
    const url = test.urls.jobs.replace(/:\d+\//, ':1/')
    const driver = postgres(url, { max: 1, backoff: () => 0.01, onclose: () => (tries += 1), onnotice: () => {} })
    const asked = await Promise.all(Array.from({ length: 20 }, () => lost(driver`select 1`)))
    expect([new Set(asked), tries]).toEqual([new Set(['lost']), 1])
    await driver.end({ timeout: 1 })
  })
})

describe('a transaction whose connection was cut', () => {
  it('reports that nothing was committed, so that it may run again', async () => {
    const database = open(2)
    let runs = 0
    const insert = () =>
      database.withSystem(async (tx) => {
        await tx.execute(sql`insert into jobs.scratch values (1)`)
        runs += 1
        if (runs === 1) await cut()
        await tx.execute(sql`insert into jobs.scratch values (2)`)
      })
    const error = await insert().catch((thrown: unknown) => thrown)
    expect([error instanceof TransactionLost, hasRolledBack(error)]).toEqual([true, true])
    expect(await storedRows()).toEqual([])
    await insert()
    expect(await storedRows()).toEqual([1, 2])
  })

  it('does not report so when the commit was under way', async () => {
    const database = open(1)
    await owner.unsafe(`create function jobs.cut_me() returns trigger language plpgsql security definer as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger cut_me after insert on jobs.scratch deferrable initially deferred
      for each row when (new.n = 9) execute function jobs.cut_me()`)
    const error = await database
      .withSystem((tx) => tx.execute(sql`insert into jobs.scratch values (9)`))
      .catch((thrown: unknown) => thrown)
    expect([isConnectionLost(error), error instanceof TransactionLost, hasRolledBack(error)]).toEqual([true, false, false])
    expect(await storedRows()).toEqual([])
  })

  it('is known to have stored nothing when PostgreSQL refused the commit', async () => {
    await owner.unsafe(`create function jobs.refuse_me() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create constraint trigger refuse_me after insert on jobs.scratch deferrable initially deferred
      for each row when (new.n = 8) execute function jobs.refuse_me()`)
    const error = await open(1)
      .withSystem((tx) => tx.execute(sql`insert into jobs.scratch values (8)`))
      .catch((thrown: unknown) => thrown)
    expect([isConnectionLost(error), hasRolledBack(error)]).toEqual([false, true])
    expect(await storedRows()).toEqual([])
  })

  it('throws its own error when that ended it', async () => {
    const database = open(1)
    const mine = new Error('changed my mind')
    await expect(
      database.withSystem(async () => {
        await cut()
        throw mine
      }),
    ).rejects.toBe(mine)
    expect((await database.sql`select 1 as one`)[0]).toEqual({ one: 1 })
  })
})

describe('a runner whose connections are cut', () => {
  it('runs every job all the same, under a name whose lock it holds', async () => {
    const jobs = open(2)
    const done = new Set<number>()
    const runner = await startRunner({
      url: test.urls.worker,
      // Each fifth job loses the connections by which it would be ticked off.
      tasks: {
        'jobs.count': async (payload) => {
          const { n } = payload as { n: number }
          const isFirst = !done.has(n)
          done.add(n)
          if (n % 5 === 0 && isFirst) await cut('onward_worker')
        },
      },
      log: () => {},
    })
    for (let n = 0; n < 20; n++) await jobs.withSystem((tx) => enqueue(tx, 'jobs.count', { n }))
    while ((await owner`select from graphile_worker.jobs where task_identifier = 'jobs.count'`).length > 0) await pause(20)
    expect([...done].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n))
    const held = () => owner`select from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())`
    while ((await held()).length !== 1) await pause(20)
    await runner.stop()
    expect(await held()).toHaveLength(0)
  })

  it('stops without an error while its listening connection is lost', async () => {
    let cutNow = () => {}
    const how = (driver: net.Socket) => {
      cutNow = () => driver.resetAndDestroy()
    }
    const url = await cutOnce(how, 'LISTEN "jobs:insert"', test.urls.worker)
    const untouched = cutNow
    const runner = await startRunner({ url, tasks: {}, log: () => {} })
    while (cutNow === untouched) await pause(5)
    const stopped = runner.stop()
    await pause(20)
    cutNow()
    await stopped
  })
})
