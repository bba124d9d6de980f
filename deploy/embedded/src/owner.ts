import { LOGIN_ROLES, migrate, migrationSourcesIn, runningEmbedded, startEmbedded } from '@onward/database'
import { type Keys, rolePassword } from '@onward/service-kit/keys'
import { openKeys, ownKeys } from '@onward/service-kit/own-keys'
import type { Settings } from './settings'

/** The database of a portal, migrated, with the keys that go with it. */
export interface OwnedDatabase {
  ownerUrl: string
  keys: Keys
  stop(): Promise<void>
}

/**
 * Takes the database of the settings: DATABASE_URL, or the embedded PostgreSQL, which is started where none runs. With `join`, one
 * that a running portal has started is used, and left running. With `revive`, one that ends unasked is brought back.
 */
export async function takeDatabase(
  root: string,
  { config }: Settings,
  { join, revive = false, log }: { join: boolean; revive?: boolean; log: (line: string) => void },
): Promise<OwnedDatabase> {
  const joined = config.databaseUrl ?? (join ? runningEmbedded(config.dataDir) : null)
  const started = joined ? null : await startEmbedded({ dataDir: config.dataDir, revive, log })
  const ownerUrl = joined ?? started?.ownerUrl ?? ''
  try {
    // A running portal has migrated it; newer files in the checkout are for its next start.
    const migrates = config.migrates && (!join || started !== null)
    const keys = await openKeys(config.keysDir, ownerUrl, { create: migrates })
    if (migrates) await migratePortal(root, ownerUrl, { keys, keysDir: config.keysDir, log })
    return { ownerUrl, keys, stop: () => started?.stop() ?? Promise.resolve() }
  } catch (error) {
    await started?.stop()
    throw error
  }
}

/** Every migration of the checkout, and the roles' passwords. */
export async function migratePortal(
  root: string,
  ownerUrl: string,
  { keys, keysDir, log }: { keys: Keys; keysDir: string; log: (line: string) => void },
): Promise<void> {
  let logged = false
  const logOnce = () => {
    if (!logged) log('Preparing the database …')
    logged = true
  }
  const rolePasswords = Object.fromEntries(LOGIN_ROLES.map((role) => [role, rolePassword(keys, role)]))
  await migrate({ ownerUrl, sources: await migrationSourcesIn(root), rolePasswords, keys: await ownKeys(keysDir), log: logOnce })
}
