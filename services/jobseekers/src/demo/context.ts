import type { Database } from '@onward/database'
import type { FileStore } from '@onward/service-kit'

export interface DemoContext {
  /** Connections of this service's role. */
  db: Database
  clock: () => Date
  files: FileStore
}
