import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, run, runTaskList, type WorkerEvents } from 'graphile-worker'
import { Pool } from 'pg'
import postgres from 'postgres'
import { checkActs, sealActs } from './acts'
import { RECONNECTING } from './connection'

/** The payload is what `enqueue` was given; check it. Throwing makes the job try again later. */
export type Task = (payload: unknown) => Promise<void>

interface Lane {
  /** Some of the runner's tasks; each is in one lane at most. */
  tasks: readonly string[]
  /** Jobs of this lane at the same time. */
  slots: number
}

export interface RunnerOptions {
  /** Connection of `onward_worker`. */
  url: string
  /** Tasks this process does; others wait for a process that has them. */
  tasks: Readonly<Record<string, Task>>
  /** Tasks to do regularly, once among all processes: every N minutes (below 60), or every N × 60. */
  cron?: readonly { task: string; everyMinutes: number }[]
  /** Jobs at the same time of tasks without a lane. */
  concurrency?: number
  /** Kinds of work with slots of their own, so that none of them waits for another. */
  lanes?: readonly Lane[]
  log: (line: string, facts?: object) => void
  /** A job failed its last try, and stays in the queue without another. */
  onGivenUp?: (facts: { task: string; tries: number }) => void
}
export interface Runner {
  /** Lets running jobs end (five seconds, then they are another runner's), then closes its connections. */
  stop(): Promise<void>
}

const SWEEP_MS = 60_000
const RETRY_MS = 500
const CONNECT_TIMEOUT_MS = 10_000
const MINUTE_MS = 60_000
/** The runner's own tasks. */
export const SEAL_TASK = 'acts.seal'
export const CHECK_TASK = 'acts.check'
/** Connections for taking and ticking off jobs, beside one for each lane that listens. */
const SHARED_CONNECTIONS = 4
/** Held shared while a runner starts, alone while someone looks for dead runners. */
const STARTING = 'onward runner starting'
const HOLDER = 'onward runner '

/** One life of the library's runners, one for each lane. It ends when a connection is lost, and the next one replaces it. */
interface Life {
  /** What its jobs are locked by, one name for each lane. */
  names: string[]
  runners: { stop(): unknown; promise: Promise<void> }[]
  pool: Pool
  /** Tasks that run now. */
  running: Set<Promise<unknown>>
  /** Resolves when it can no longer be trusted to do jobs. */
  failed: Promise<void>
}

/**
 * Starts doing jobs, and goes on when the database was away. A process that dies by kill -9 keeps its jobs locked for hours, so each
 * life of a runner holds a session advisory lock under its name, and whoever starts, and each minute, frees the jobs of names whose
 * lock is free. Rejects when the database is away now.
 */
export async function startRunner({
  url,
  tasks,
  cron = [],
  concurrency = 4,
  lanes = [],
  log,
  onGivenUp,
}: RunnerOptions): Promise<Runner> {
  const stopping = new AbortController()
  const wait = (ms: number) => pause(ms, undefined, { signal: stopping.signal }).catch(() => {})
  /** Of lives whose tasks run. */
  const names = new Set<string>()
  const registration = postgres(url, {
    max: 1,
    idle_timeout: 0,
    ...RECONNECTING,
    onnotice: () => {},
    onclose: () => {
      areHeld = false
      void holdAgain()
    },
    connection: { application_name: 'onward-runner' },
  })
  let areHeld = true
  let isHolding = false
  const work = { ...tasks, [SEAL_TASK]: () => sealActs(registration), [CHECK_TASK]: () => checkActs(registration) }
  const shared = Object.keys(work).filter((name) => !lanes.some((lane) => lane.tasks.includes(name)))
  const allLanes = [{ tasks: shared, slots: concurrency }, ...lanes].filter((lane) => lane.tasks.length > 0)

  const hold = async () => {
    for (const name of names) {
      // After a lost connection the lock is gone with it; a held one is not taken twice.
      await registration`select pg_advisory_lock(key) from (select hashtextextended(${HOLDER + name}, 0) as key) lock
        where not exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
          and (classid::bigint << 32 | objid::bigint) = key and mode = 'ExclusiveLock')`
    }
  }
  /** Until our names are locked again, others may take our jobs for those of dead runners. */
  async function holdAgain(): Promise<void> {
    if (isHolding) return
    isHolding = true
    while (!areHeld && !stopping.signal.aborted) {
      areHeld = true
      await hold().catch(async () => {
        areHeld = false
        await wait(RETRY_MS)
      })
    }
    isHolding = false
  }
  const freeJobsOfTheDead = async () => {
    await registration.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended(${STARTING}, 0))`
      const dead = await tx<{ holder: string }[]>`
        select holder from (
          select locked_by as holder from graphile_worker._private_jobs where locked_by is not null
          union select locked_by from graphile_worker._private_job_queues where locked_by is not null) locked
        where not (holder = any(${[...names]})) and pg_try_advisory_xact_lock(hashtextextended(${HOLDER} || holder, 0))`
      if (dead.length === 0) return
      await tx`select graphile_worker.force_unlock_workers(${dead.map(({ holder }) => holder)})`
      log(`took over the jobs of ${dead.length} runner${dead.length === 1 ? '' : 's'} that ended without stopping`)
    })
  }

  async function begin(): Promise<Life> {
    const max = allLanes.length + SHARED_CONNECTIONS
    const pool = new Pool({ connectionString: url, max, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
    // Without listeners a lost connection would end the process. Its next user gets the error, and the pool drops it.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    const events: WorkerEvents = new EventEmitter()
    // Each lane adds its listeners.
    events.setMaxListeners(0)
    const life: Life = { names: [], runners: [], pool, running: new Set(), failed: Promise.resolve() }
    events.on('pool:create', ({ workerPool }) => {
      life.names.push(workerPool.id)
      names.add(workerPool.id)
    })
    const trouble = new Promise<void>((resolve) => {
      // A job may have been locked for this name although the answer was lost; it would wait for hours.
      for (const sign of ['worker:getJob:error', 'worker:fatalError', 'pool:gracefulShutdown'] as const)
        events.on(sign, () => resolve())
    })
    events.on('job:failed', ({ job }) => onGivenUp?.({ task: job.task_identifier, tries: job.attempts }))
    const noted = (task: Task) => (payload: unknown) => {
      const work = task(payload)
      const ended: Promise<unknown> = work.catch(() => {}).then(() => life.running.delete(ended))
      life.running.add(ended)
      return work
    }
    const options = ({ slots }: Lane) => ({
      pgPool: pool,
      concurrency: slots,
      pollInterval: 1000,
      noHandleSignals: true,
      events,
      preset: { worker: { gracefulShutdownAbortTimeout: 5000 } },
      logger: new Logger(() => (level, message) => {
        if (level === 'warning' || level === 'error') log(message)
      }),
    })
    const tasksOf = (lane: Lane) =>
      Object.fromEntries(Object.entries(work).flatMap(([name, task]) => (lane.tasks.includes(name) ? [[name, noted(task)]] : [])))
    /** One lane looks at the library's schema and at the clock; each job then goes to its own lane. */
    const runFirst = (lane: Lane) =>
      run({
        ...options(lane),
        taskList: tasksOf(lane),
        parsedCronItems: parseCronItems(
          [...cron, { task: SEAL_TASK, everyMinutes: 1 }, { task: CHECK_TASK, everyMinutes: 5 }].map(
            ({ task, everyMinutes }) => ({
              task,
              identifier: task,
              match: cronPattern(everyMinutes),
              // Runs missed while the portal or its database was away are made up once, not once for each time.
              options: {
                backfillPeriod: everyMinutes * MINUTE_MS,
                // A run that is not over when the next is due holds one slot: the next one waits in its queue, and takes the place of others.
                queueName: `cron:${task}`,
                jobKey: `cron:${task}`,
                jobKeyMode: 'preserve_run_at' as const,
              },
            }),
          ),
        ),
      })
    try {
      await registration`select pg_advisory_lock_shared(hashtextextended(${STARTING}, 0))`
      const [first, ...others] = allLanes as [Lane, ...Lane[]]
      life.runners.push(await runFirst(first))
      for (const lane of others) {
        const workers = runTaskList(options(lane), tasksOf(lane), pool)
        life.runners.push({ stop: () => workers.gracefulShutdown(), promise: workers.promise })
      }
      const over = life.runners.map(({ promise }) =>
        promise.catch((error: unknown) => log(`the job runner ended: ${messageOf(error)}`)),
      )
      life.failed = Promise.race([trouble, ...over])
      await hold()
      await registration`select pg_advisory_unlock_shared(hashtextextended(${STARTING}, 0))`
      await freeJobsOfTheDead()
      return life
    } catch (error) {
      await end(life)
      throw error
    }
  }

  /** Lets the tasks of a life end, and only then its jobs be somebody else's. */
  async function end({ names: ownNames, runners, pool, running }: Life): Promise<void> {
    await Promise.allSettled(runners.map(async (runner) => runner.stop()))
    await Promise.all(running)
    void pool.end().catch(() => {})
    for (const name of ownNames) {
      names.delete(name)
      await registration`select pg_advisory_unlock(hashtextextended(${HOLDER + name}, 0))`.catch(() => {})
    }
  }

  const sweep = () => freeJobsOfTheDead().catch((error: unknown) => log(`could not look for dead runners: ${messageOf(error)}`))
  const asked = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
  const ending = new Set<Promise<void>>()
  async function goOn(first: Life): Promise<void> {
    let life: Life | null = first
    while (life) {
      await Promise.race([life.failed, asked])
      const last = end(life).then(async () => {
        if (!stopping.signal.aborted) await sweep()
        ending.delete(last)
      })
      ending.add(last)
      life = null
      if (stopping.signal.aborted) return
      log('the job runner lost its connection and starts again')
      while (!life && !stopping.signal.aborted) {
        life = await begin().catch(async () => {
          await wait(RETRY_MS)
          return null
        })
      }
    }
  }

  try {
    const going = goOn(await begin())
    const sweeping = setInterval(() => void hold().then(sweep, () => {}), SWEEP_MS)
    sweeping.unref()
    return {
      async stop() {
        clearInterval(sweeping)
        stopping.abort()
        await going
        await Promise.all(ending)
        await registration.end({ timeout: 5 })
      },
    }
  } catch (error) {
    stopping.abort()
    await registration.end({ timeout: 1 })
    throw error
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The crontab pattern for a step in minutes. Throws for steps that cron cannot say. */
export function cronPattern(everyMinutes: number): string {
  if (everyMinutes === 1) return '* * * * *'
  if (Number.isInteger(everyMinutes) && everyMinutes > 1 && everyMinutes < 60) return `*/${everyMinutes} * * * *`
  const hours = everyMinutes / 60
  if (hours === 24) return '0 3 * * *'
  if (hours === 1) return '0 * * * *'
  if (Number.isInteger(hours) && hours > 1 && hours < 24) return `0 */${hours} * * *`
  throw new Error(`cron cannot run every ${everyMinutes} minutes`)
}
