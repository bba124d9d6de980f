import { knownKeys, type OwnKeys, refuseNewKeys, refuseOtherKeys } from '@onward/database'
import { fingerprintsIn, type Keys, loadKeys, missingKeys } from './keys'

/**
 * The keys of a folder, checked against the database they belong to, by the connection of any role. With `create`, what is missing is made for an empty
 * database, and for a used one what it has never known. Throws `KeysRefused` for keys of another database, before anything is changed.
 */
export async function openKeys(folder: string, url: string, { create }: { create: boolean }): Promise<Keys> {
  const known = await knownKeys(url)
  if (known.fingerprints.length > 0) refuseOtherKeys(await ownKeys(folder), known.fingerprints)
  if (create) refuseNewKeys(folder, known, await missingKeys(folder))
  return loadKeys(folder, { create })
}

/** For `migrate`, which remembers them. */
export const ownKeys = async (folder: string): Promise<OwnKeys> => ({ folder, fingerprints: await fingerprintsIn(folder) })
