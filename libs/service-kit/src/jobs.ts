import type { EventType, ServiceName } from '@onward/contracts'
import type { Database } from '@onward/database'
import type { EventHandler, Log } from './kit'

export interface Background {
  onEvent<T extends EventType>(service: ServiceName, db: Database, type: T, handler: EventHandler<T>): void
  task<P extends object>(service: ServiceName, name: string, handler: (payload: P) => Promise<void>): void
  cron(service: ServiceName, db: Database, name: string, everyMinutes: number, handler: () => Promise<void>): void
  start(): Promise<void>
  stop(): Promise<void>
}
export interface BackgroundDependencies {
  log: Log
  clock: () => Date
  workerUrl(): string
}

export declare function createBackground(deps: BackgroundDependencies): Background
