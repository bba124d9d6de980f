import type { EventType, ServiceName } from '@onward/contracts'
import { type Database, type EventHandlers, eventTask, eventTaskOf, type Runner, startRunner, type Task } from '@onward/database'
import type { EventHandler, Log } from './kit'

/** Everything the services do outside requests: events, tasks and crons, run by one runner per process. */
export interface Background {
  onEvent<T extends EventType>(service: ServiceName, db: Database, type: T, handler: EventHandler<T>): void
  task<P extends object>(service: ServiceName, name: string, handler: (payload: P) => Promise<void>): void
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
  let runner: Runner | undefined

  function add(service: ServiceName, name: string, task: Task): void {
    if (!name.startsWith(`${service}.`)) throw new Error(`${name} is no task of ${service}`)
    if (tasks[name]) throw new Error(`${name} is there twice`)
    tasks[name] = task
  }

  return {
    tasks,
    onEvent(service, db, type, handler) {
      let own = handlers.get(service)
      if (!own) {
        own = {}
        handlers.set(service, own)
        add(service, eventTaskOf(service), eventTask(db, own as EventHandlers))
      }
      if (own[type]) throw new Error(`${service} handles ${type} twice`)
      own[type] = handler
    },
    task: (service, name, handler) => add(service, name, (payload) => handler(payload as Parameters<typeof handler>[0])),
    cron(service, name, everyMinutes, handler) {
      add(service, name, () => handler())
      crons.push({ task: name, everyMinutes })
    },
    async start() {
      const log = deps.log.child({ part: 'jobs' })
      runner = await startRunner({ url: deps.workerUrl(), tasks, cron: crons, log: (line, facts) => log.warn(facts ?? {}, line) })
    },
    async stop() {
      await runner?.stop()
      runner = undefined
    },
  }
}
