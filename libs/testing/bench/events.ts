import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  connectionFor,
  type Database,
  emitEvent,
  eventTask,
  LOGIN_ROLES,
  migrate,
  openDatabase,
  startEmbedded,
  startRunner,
  type Task,
} from '@onward/database'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { removeDataDir, temporaryDataDir } from '../src/portal'

const EVENTS = 3_000
const EMIT = 'create or replace function events.emit'

/**
 * Events a second, emitted one by one and then handled by one runner: without order, in graphile-worker's named queues (a queue for each subject), and
 * by turns. Each way with as many subjects as events, and with twenty events a subject.
 */
export async function measureEvents(): Promise<void> {
  const dataDir = await temporaryDataDir()
  const embedded = await startEmbedded({ dataDir, log: () => {} })
  const { ownerUrl } = embedded
  const rolePasswords = Object.fromEntries(LOGIN_ROLES.map((role) => [role, 'bench']))
  await migrate({ ownerUrl, sources: [], rolePasswords, log: () => {} })
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  const writer = openDatabase({ url: ownerUrl, max: 2, applicationName: 'bench writer' })
  const reader = openDatabase({ url: connectionFor(ownerUrl, 'onward_messaging', 'bench'), max: 6, applicationName: 'bench' })
  await owner`create table messaging.bench (event bigint)`
  await owner`delete from events.subscribers where service <> 'messaging'`

  const byTurns = await emitIn('0022_turns.sql')
  const without = await emitIn('0013_emitters.sql')
  const queued = without.replace(
    `json_build_object('event', event))`,
    `json_build_object('event', event), 'messaging ' || subject)`,
  )
  const handlers = { 'job.state': (_: unknown, tx: Parameters<Parameters<Database['withSystem']>[0]>[0]) => handle(tx) }
  /** Without passing a turn on. */
  const onlyTake: Task = (payload) =>
    reader.withSystem(async (tx) => {
      const { event } = payload as { event: number }
      const [row] = await tx.execute(sql`select * from events.take(${event}::bigint)`)
      if (row) await handle(tx)
    })
  const ways = [
    ['without order', without, onlyTake],
    ['named queues', queued, onlyTake],
    ['by turns', byTurns, eventTask(reader, handlers)],
  ] as const
  console.log(`${EVENTS} events, each in a transaction of its own; then one runner`)
  for (const each of [1, 20]) {
    console.log(`${each} ${each === 1 ? 'event' : 'events'} a subject:`)
    for (const [name, emit, task] of ways) {
      await owner.unsafe(emit)
      const emitted = await seconds(() => emitAll(writer, each))
      const handled = await seconds(() => workOff(owner, connectionFor(ownerUrl, 'onward_worker', 'bench'), task))
      const rate = (time: number) =>
        Math.round(EVENTS / time)
          .toString()
          .padStart(5)
      console.log(`    ${name.padEnd(14)} emitted ${rate(emitted)} a second, handled ${rate(handled)} a second`)
    }
  }
  await Promise.all([owner.end(), writer.close(), reader.close()])
  await embedded.stop()
  await removeDataDir(dataDir)
}

const handle = async (tx: Parameters<Parameters<Database['withSystem']>[0]>[0]): Promise<void> => {
  await tx.execute(sql`insert into messaging.bench (event) values (1)`)
}

/** The function that a migration made, as it was. */
async function emitIn(migration: string): Promise<string> {
  const text = await readFile(fileURLToPath(new URL(`../../database/migrations/${migration}`, import.meta.url)), 'utf8')
  const from = text.indexOf(EMIT)
  return text.slice(from, text.indexOf('end $$;', from) + 'end $$;'.length)
}

async function emitAll(writer: Database, each: number): Promise<void> {
  const subjects = Array.from({ length: EVENTS / each }, () => randomUUID())
  for (let n = 0; n < EVENTS; n += 1) {
    const jobId = subjects[n % subjects.length] as string
    await writer.withSystem((tx) =>
      emitEvent(tx, 'job.state', jobId, n, { jobId, title: 'Baker', state: 'active', employerAccountIds: [] }),
    )
  }
}

async function workOff(owner: postgres.Sql, url: string, task: Task): Promise<void> {
  const runner = await startRunner({ url, tasks: { 'messaging.event': task }, log: () => {} })
  const left = () => owner`select from graphile_worker._private_jobs limit 1`
  while ((await left()).length > 0) await pause(20)
  await runner.stop()
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
