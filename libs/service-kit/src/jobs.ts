import type { EventType, ServiceName } from '@onward/contracts'
import {
  CHECK_TASK,
  type Database,
  type EventHandlers,
  eventTask,
  eventTaskOf,
  freeTurns,
  type HandlerOptions,
  type Runner,
  SEAL_TASK,
  startRunner,
  type Task,
} from '@onward/database'
import type { EventHandler, Log, Schedule, ScheduledTask } from './kit'
import { SLOTS, type WorkKind } from './work-kinds'

/** Everything that services do outside requests: events, tasks and crons, run by one runner per process. */
export interface Background {
  onEvent<T extends EventType>(
    service: ServiceName,
    db: Database,
    type: T,
    handler: EventHandler<T>,
    options?: HandlerOptions,
  ): void
  task<P extends object>(service: ServiceName, name: string, kind: WorkKind, handler: (payload: P) => Promise<void>): void
  cron(service: ServiceName, name: string, schedule: Schedule, handler: ScheduledTask): void
  /** All scheduled tasks by name. */
  readonly schedules: ReadonlyMap<string, Schedule>
  /** All tasks by name, as the queue calls them. */
  readonly tasks: Readonly<Record<string, Task>>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Turns that no event passes on are few: of processes that died, and of events that failed for good. */
const FREE_TURNS: Schedule = { everyMinutes: 5, most: 10_000, of: 'turns', rest: 'no-longer-due' }

export function createBackground(deps: { log: Log; workerUrl(): string }): Background {
  const tasks: Record<string, Task> = {}
  const schedules = new Map<string, Schedule>()
  const handlers = new Map<ServiceName, { of: Record<string, unknown>; options: Record<string, HandlerOptions> }>()
  const kinds = new Map<string, WorkKind>([
    [SEAL_TASK, 'scheduled'],
    [CHECK_TASK, 'scheduled'],
  ])
  let runner: Runner | undefined

  function add(service: ServiceName, name: string, kind: WorkKind, task: Task): void {
    if (!name.startsWith(`${service}.`)) throw new Error(`${name} is no task of ${service}`)
    if (tasks[name]) throw new Error(`${name} is there twice`)
    tasks[name] = task
    kinds.set(name, kind)
  }

  return {
    tasks,
    schedules,
    onEvent(service, db, type, handler, options = {}) {
      let own = handlers.get(service)
      if (!own) {
        own = { of: {}, options: {} }
        handlers.set(service, own)
        add(service, eventTaskOf(service), 'events', eventTask(db, own.of as EventHandlers, own.options))
        this.cron(service, `${service}.free-turns`, FREE_TURNS, async (most) => {
          const freed = await freeTurns(db, most)
          if (freed > 0) deps.log.warn({ service, freed }, 'events went on past an earlier one')
        })
      }
      if (own.of[type]) throw new Error(`${service} handles ${type} twice`)
      own.of[type] = handler
      own.options[type] = options
    },
    task: (service, name, kind, handler) =>
      add(service, name, kind, (payload) => handler(payload as Parameters<typeof handler>[0])),
    cron(service, name, schedule, handler) {
      add(service, name, 'scheduled', () => handler(schedule.most))
      schedules.set(name, schedule)
    },
    async start() {
      const log = deps.log.child({ part: 'jobs' })
      const guarded = Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, withoutValues(log, name, task)]))
      runner = await startRunner({
        url: deps.workerUrl(),
        tasks: guarded,
        cron: [...schedules].map(([task, { everyMinutes }]) => ({ task, everyMinutes })),
        lanes: Object.entries(SLOTS).map(([kind, slots]) => ({
          tasks: [...kinds].flatMap(([name, own]) => (own === kind ? [name] : [])),
          slots,
        })),
        log: (line, facts) => log.warn(facts ?? {}, line),
        onGivenUp: (facts) => log.error(facts, 'a task failed all its tries; an administrator can let it try again'),
      })
    },
    async stop() {
      await runner?.stop()
      runner = undefined
    },
  }
}

/**
 * The queue stores and logs the message of a failed job. Messages of mail servers and of PostgreSQL quote addresses and values, so
 * it gets only the task's name and the kind of failure.
 */
function withoutValues(log: Log, name: string, task: Task): Task {
  return async (payload) => {
    try {
      await task(payload)
    } catch (error) {
      log.warn({ err: error, task: name }, 'a task failed and will be tried again')
      const kind = error instanceof Error ? error.name : typeof error
      const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
      throw new Error(`${name}: ${kind}${code}`)
    }
  }
}
