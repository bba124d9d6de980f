import { migrate } from '@onward/database'
import { type Config, rolePasswords } from '@onward/service-kit'
import type { Keys } from '@onward/service-kit/keys'
import { ownKeys } from '@onward/service-kit/own-keys'
import { migrationSources } from './services'

/**
 * Migrates the owner's database to this program's schema, and sets the passwords of the services' roles, which are derived from the
 * keys.
 */
export const prepareDatabase = async (
  ownerUrl: string,
  keys: Keys,
  { keysDir }: Pick<Config, 'keysDir'>,
  log: (line: string) => void,
): Promise<void> =>
  migrate({ ownerUrl, sources: migrationSources(), rolePasswords: rolePasswords(keys), keys: await ownKeys(keysDir), log })
