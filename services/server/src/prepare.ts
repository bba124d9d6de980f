import { migrate } from '@onward/database'
import { type Keys, rolePasswords } from '@onward/service-kit'
import { migrationSources } from './services'

/** Brings the owner's database to this program's schema, and lets the services' roles in with passwords that follow from the keys. */
export const prepareDatabase = (ownerUrl: string, keys: Keys, log: (line: string) => void): Promise<void> =>
  migrate({ ownerUrl, sources: migrationSources(), rolePasswords: rolePasswords(keys), log })
