import { migrate } from '@onward/database'
import { type Keys, rolePasswords } from '@onward/service-kit'
import { migrationSources } from './services'

/**
 * Migrates the owner's database to this program's schema, and sets the passwords of the services' roles, which are derived from the
 * keys.
 */
export const prepareDatabase = (ownerUrl: string, keys: Keys, log: (line: string) => void): Promise<void> =>
  migrate({ ownerUrl, sources: migrationSources(), rolePasswords: rolePasswords(keys), log })
