export { type ChainReport, checkActs, sealActs, verifyActs } from './acts'
export { ALIVE_MS, type Announcement, LIVE_CHANNEL } from './announcer'
export { isAnyOf } from './any-of'
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
  freeTurns,
  type HandlerOptions,
  syncEvents,
} from './events'
export { type EnqueueOptions, enqueue } from './jobs'
export {
  type KeyFingerprint,
  KeysRefused,
  knownKeys,
  type OwnKeys,
  refuseNewKeys,
  refuseOtherKeys,
} from './key-fingerprints'
export { announceChange } from './live'
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
export { CHECK_TASK, type Runner, type RunnerOptions, SEAL_TASK, startRunner, type Task } from './runner'
export { asSystem, runAsSystem } from './system'
