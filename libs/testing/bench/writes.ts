import { setTimeout as pause } from 'node:timers/promises'
import { announceChange, type Database, enqueue, openDatabase, runningEmbedded, type Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import type { Portal } from '../src/portal'

const WRITERS = [1, 16] as const
const SECONDS = 4
const ROUNDS = 2

/**
 * Commits a second of writers that each insert one row: that alone, as it was when each also notified in its transaction, and as writes are now, which
 * announce and add a job. By turns, so that what else the machine does meets all of them.
 */
export async function measureWrites({ dataDir }: Portal): Promise<void> {
  const ownerUrl = runningEmbedded(dataDir)
  if (!ownerUrl) throw new Error('The portal has no embedded database.')
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  const database = openDatabase({ url: ownerUrl, max: Math.max(...WRITERS), applicationName: 'onward bench' })
  const insert = (tx: Tx) => tx.execute(sql`insert into onward.bench_writes (text) values ('x')`)
  const ways: Record<string, (tx: Tx) => Promise<unknown>> = {
    'insert alone': insert,
    'and pg_notify in it': async (tx) => {
      await insert(tx)
      await tx.execute(sql`select pg_notify('bench', '{"accountIds":["a"],"changed":["job"]}')`)
    },
    'and announced after': async (tx) => {
      await insert(tx)
      await announceChange(tx, { accountIds: ['a'], changed: ['job'] })
    },
    'and a job, told in it': async (tx) => {
      await insert(tx)
      await addJob(tx)
      await tx.execute(sql`select pg_notify('bench', '{"count":1}')`)
    },
    'and a job, told after': async (tx) => {
      await insert(tx)
      await addJob(tx)
      await announceChange(tx, { accountIds: ['a'], changed: ['job'] })
    },
  }
  try {
    await owner`create table onward.bench_writes (id bigserial primary key, text text)`
    for (const writers of WRITERS) {
      const found = new Map(Object.keys(ways).map((name) => [name, [] as number[]]))
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [name, way] of Object.entries(ways)) found.get(name)?.push(await commitsPerSecond(database, writers, way))
      console.log(`${writers} ${writers === 1 ? 'writer' : 'writers'}, commits a second in each of ${ROUNDS} rounds:`)
      for (const [name, rounds] of found)
        console.log(`    ${name.padEnd(22)} ${rounds.map((one) => String(Math.round(one)).padStart(6)).join(' ')}`)
    }
  } finally {
    await owner`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'learning.bench'`
    await owner`drop table onward.bench_writes`
    await database.close()
    await owner.end()
  }
}

/** No runner takes it while it is measured. */
const FAR = new Date('2100-01-01')
const addJob = (tx: Tx) => enqueue(tx, 'learning.bench', {}, { runAt: FAR })

async function commitsPerSecond(database: Database, writers: number, way: (tx: Tx) => Promise<unknown>): Promise<number> {
  let commits = 0
  let isOver = false
  const write = async () => {
    while (!isOver) {
      await database.withSystem(way)
      commits += 1
    }
  }
  const began = performance.now()
  const writing = Promise.all(Array.from({ length: writers }, write))
  await pause(SECONDS * 1000)
  isOver = true
  await writing
  return commits / ((performance.now() - began) / 1000)
}
