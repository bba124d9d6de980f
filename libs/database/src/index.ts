export { type ChainReport, sealActs, verifyActs } from './acts'
export {
  connectionFor,
  type Database,
  type DatabaseOptions,
  databaseError,
  hasRolledBack,
  isConnectionLost,
  isDatabaseError,
  openDatabase,
  type Principal,
  type Sql,
  TransactionLost,
  type Tx,
} from './connection'
export { type EmbeddedDatabase, type EmbeddedOptions, runningEmbedded, startEmbedded } from './embedded'
export { DatabaseUnavailable } from './embedded-errors'
export {
  type EventFacts,
  type EventHandler,
  type EventHandlers,
  emitEvent,
  eventTask,
  eventTaskOf,
  syncEvents,
} from './events'
export { type EnqueueOptions, enqueue } from './jobs'
export { type Announcement, announceChange, LIVE_CHANNEL } from './live'
export {
  LOGIN_ROLES,
  type Migrating,
  MigrationError,
  type MigrationSource,
  migrate,
  migrationSourcesIn,
  migrationsFingerprint,
  PORTAL_SERVICES,
  type PortalService,
  pendingMigrations,
} from './migrate'
export { type Runner, type RunnerOptions, SEAL_TASK, startRunner, type Task } from './runner'
export { asSystem, runAsSystem } from './system'
