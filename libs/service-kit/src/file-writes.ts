import type { Receipt } from '@onward/contracts'
import { hasRolledBack, type Principal, type Tx } from '@onward/database'
import type { ServiceKit, SignedInCall, Write } from './kit'

type Kit = Pick<ServiceKit, 'files' | 'log'>
type WriteCall = Pick<SignedInCall, 'write'>

/** A file to store before the row that names it. */
export interface NewFile {
  bytes: Uint8Array
  /** Its key in the store; `tries` counts the keys that existed already. */
  keyOf(tries: number): string
}

/** A write that may leave files behind. */
interface FileWrite<T> extends Write<T> {
  /** Keys that no row names any more once this is committed. */
  unnamed: readonly (string | null)[]
}

/**
 * Stores a file, then writes what names it. The file is removed when the transaction is known to have rolled back, and when a repeated
 * request was answered with its first file. When nobody knows, as after a commit whose answer was lost, it stays: the row may name it,
 * and `ORPHANED_UPLOADS` removes it otherwise. Throws what `call.write` throws, and `EEXIST` when no key was free.
 */
export async function writeWithFile<T extends object>(
  kit: Kit,
  call: WriteCall,
  file: NewFile,
  work: (tx: Tx, who: Principal, key: string) => Promise<FileWrite<T>>,
): Promise<T & { receipt: Receipt }> {
  const key = await storeUnderFreeKey(kit, file)
  try {
    return await commitThenRemove(kit, call, [key], (tx, who) => work(tx, who, key))
  } catch (error) {
    if (hasRolledBack(error)) await removeUnnamed(kit, [key])
    throw error
  }
}

/** Writes, and removes the files that no row names any more after the commit. One that stays is only logged: nobody can open it. */
export function writeThenRemove<T extends object>(
  kit: Kit,
  call: WriteCall,
  work: (tx: Tx, who: Principal) => Promise<FileWrite<T>>,
): Promise<T & { receipt: Receipt }> {
  return commitThenRemove(kit, call, [], work)
}

/** `unasked`: what no row names when the work did not run, because the request is a repeat. */
async function commitThenRemove<T extends object>(
  kit: Kit,
  call: WriteCall,
  unasked: FileWrite<T>['unnamed'],
  work: (tx: Tx, who: Principal) => Promise<FileWrite<T>>,
): Promise<T & { receipt: Receipt }> {
  let unnamed = unasked
  const answer = await call.write(async (tx, who) => {
    const { unnamed: left, ...write } = await work(tx, who)
    unnamed = left
    return write
  })
  await removeUnnamed(kit, unnamed)
  return answer
}

async function removeUnnamed({ files, log }: Kit, keys: FileWrite<object>['unnamed']): Promise<void> {
  for (const key of keys)
    if (key !== null) await files.remove(key).catch((error: unknown) => log.error({ err: error }, 'a file without a row stayed'))
}

const MAX_KEY_TRIES = 20
/** Two uploads in one millisecond would share the review screen's key, so the next millisecond is used. */
async function storeUnderFreeKey({ files }: Kit, { bytes, keyOf }: NewFile): Promise<string> {
  for (let tries = 0; ; tries++) {
    const key = keyOf(tries)
    try {
      await files.put(key, bytes)
      return key
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!isTaken || tries >= MAX_KEY_TRIES) throw error
    }
  }
}
