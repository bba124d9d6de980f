import { EventEmitter } from 'node:events'
import { Logger, parseCronItems, run, type WorkerEvents } from 'graphile-worker'
import postgres from 'postgres'
import { sealActs } from './acts'

/** The payload is what `enqueue` was given; check it. Throwing makes the job try again later. */
export type Task = (payload: unknown) => Promise<void>

export interface RunnerOptions {
  /** Connection of `onward_worker`. */
  url: string
  /** Tasks this process does; others wait for a process that has them. */
  tasks: Readonly<Record<string, Task>>
  /** Tasks to do regularly, once among all processes: every N minutes (below 60), or every N × 60. */
  cron?: readonly { task: string; everyMinutes: number }[]
  /** Jobs at the same time. */
  concurrency?: number
  log: (line: string, facts?: object) => void
}
export interface Runner {
  /** Lets running jobs end (five seconds, then they are another runner's), then closes its connections. */
  stop(): Promise<void>
}

const SWEEP_MS = 60_000
const SEAL_TASK = 'acts.seal'
/** Held shared while a runner starts, alone while someone looks for dead runners. */
const STARTING = 'onward runner starting'
const HOLDER = 'onward runner '

/**
 * Starts doing jobs. A process that dies by kill -9 keeps its jobs locked for hours, so each runner holds a session advisory lock
 * under its name, and whoever starts, and each minute, frees the jobs of names whose lock is free.
 */
export async function startRunner({ url, tasks, cron = [], concurrency = 4, log }: RunnerOptions): Promise<Runner> {
  const registration = postgres(url, {
    max: 1,
    idle_timeout: 0,
    onnotice: () => {},
    connection: { application_name: 'onward-runner' },
  })
  const holders: string[] = []
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => holders.push(workerPool.id))

  const register = async () => {
    for (const holder of holders) {
      // After a lost connection the lock is gone with it; a held one is not taken twice.
      await registration`select pg_advisory_lock(key) from (select hashtextextended(${HOLDER + holder}, 0) as key) lock
        where not exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
          and (classid::bigint << 32 | objid::bigint) = key and mode = 'ExclusiveLock')`
    }
  }
  const freeJobsOfTheDead = async () => {
    await registration.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended(${STARTING}, 0))`
      const dead = await tx<{ holder: string }[]>`
        select holder from (
          select locked_by as holder from graphile_worker._private_jobs where locked_by is not null
          union select locked_by from graphile_worker._private_job_queues where locked_by is not null) locked
        where not (holder = any(${holders})) and pg_try_advisory_xact_lock(hashtextextended(${HOLDER} || holder, 0))`
      if (dead.length === 0) return
      await tx`select graphile_worker.force_unlock_workers(${dead.map(({ holder }) => holder)})`
      log(`took over the jobs of ${dead.length} runner${dead.length === 1 ? '' : 's'} that ended without stopping`)
    })
  }

  try {
    await registration`select pg_advisory_lock_shared(hashtextextended(${STARTING}, 0))`
    const runner = await run({
      connectionString: url,
      maxPoolSize: concurrency + 2,
      concurrency,
      pollInterval: 1000,
      noHandleSignals: true,
      events,
      preset: { worker: { gracefulShutdownAbortTimeout: 5000 } },
      logger: new Logger(() => (level, message) => {
        if (level === 'warning' || level === 'error') log(message)
      }),
      taskList: {
        ...Object.fromEntries(Object.entries(tasks).map(([name, handler]) => [name, (payload: unknown) => handler(payload)])),
        [SEAL_TASK]: () => sealActs(registration),
      },
      parsedCronItems: parseCronItems(
        [...cron, { task: SEAL_TASK, everyMinutes: 1 }].map(({ task, everyMinutes }) => ({
          task,
          identifier: task,
          match: cronPattern(everyMinutes),
          // A portal that was off does the work once when it is back, not once for each time it missed.
          options: { backfillPeriod: 0, jobKey: `cron:${task}`, jobKeyMode: 'preserve_run_at' as const },
        })),
      ),
    })
    runner.promise.catch((error: unknown) => log(`the job runner ended: ${error instanceof Error ? error.message : error}`))
    await register()
    await registration`select pg_advisory_unlock_shared(hashtextextended(${STARTING}, 0))`
    await freeJobsOfTheDead()
    const sweeping = setInterval(() => {
      register()
        .then(freeJobsOfTheDead)
        .catch((error: unknown) => log(`could not look for dead runners: ${error instanceof Error ? error.message : error}`))
    }, SWEEP_MS)
    sweeping.unref()
    return {
      async stop() {
        clearInterval(sweeping)
        await runner.stop().catch(() => {})
        await registration.end({ timeout: 5 })
      },
    }
  } catch (error) {
    await registration.end({ timeout: 1 })
    throw error
  }
}

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
