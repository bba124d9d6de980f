import type { EventType, ServiceName } from '@onward/contracts'
import {
  type Database,
  type EventHandlers,
  eventTask,
  eventTaskOf,
  type Runner,
  SEAL_TASK,
  startRunner,
  type Task,
} from '@onward/database'
import type { EventHandler, Log } from './kit'
import { SLOTS, type WorkKind } from './work-kinds'

/** Everything that services do outside requests: events, tasks and crons, run by one runner per process. */
export interface Background {
  onEvent<T extends EventType>(service: ServiceName, db: Database, type: T, handler: EventHandler<T>): void
  task<P extends object>(service: ServiceName, name: string, kind: WorkKind, handler: (payload: P) => Promise<void>): void
  cron(service: ServiceName, name: string, everyMinutes: number, handler: () => Promise<void>): void
  /** All tasks by name, as the queue calls them. */
  readonly tasks: Readonly<Record<string, Task>>
  start(): Promise<void>
  stop(): Promise<void>
}

export function createBackground(deps: { log: Log; workerUrl(): string }): Background {
  const tasks: Record<string, Task> = {}
  const crons: { task: string; everyMinutes: number }[] = []
  const handlers = new Map<ServiceName, Record<string, unknown>>()
  const kinds = new Map<string, WorkKind>([[SEAL_TASK, 'scheduled']])
  let runner: Runner | undefined

  function add(service: ServiceName, name: string, kind: WorkKind, task: Task): void {
    if (!name.startsWith(`${service}.`)) throw new Error(`${name} is no task of ${service}`)
    if (tasks[name]) throw new Error(`${name} is there twice`)
    tasks[name] = task
    kinds.set(name, kind)
  }

  return {
    tasks,
    onEvent(service, db, type, handler) {
      let own = handlers.get(service)
      if (!own) {
        own = {}
        handlers.set(service, own)
        add(service, eventTaskOf(service), 'events', eventTask(db, own as EventHandlers))
      }
      if (own[type]) throw new Error(`${service} handles ${type} twice`)
      own[type] = handler
    },
    task: (service, name, kind, handler) =>
      add(service, name, kind, (payload) => handler(payload as Parameters<typeof handler>[0])),
    cron(service, name, everyMinutes, handler) {
      add(service, name, 'scheduled', () => handler())
      crons.push({ task: name, everyMinutes })
    },
    async start() {
      const log = deps.log.child({ part: 'jobs' })
      const guarded = Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, withoutValues(log, name, task)]))
      runner = await startRunner({
        url: deps.workerUrl(),
        tasks: guarded,
        cron: crons,
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
