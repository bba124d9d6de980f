import { randomUUID } from 'node:crypto'
import type { Cv } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit, SignedInCall } from '@onward/service-kit'
import { cvs } from '../db/schema'
import { enqueueAnalysis } from './analyse-task'

interface NewCv {
  filename: string
  type: Cv['fileType']
  bytes: Buffer
  /** The storage key of the specification; `tries` counts keys that were taken. */
  keyOf: (tries: number) => string
}

/**
 * The file is stored first, under a key of its own; then its row and the job that reads it come in one transaction. So an
 * acknowledged CV is never without its file or its job. Without a row, the file is removed.
 */
export async function keepCv(kit: ServiceKit, call: Pick<SignedInCall, 'write' | 'now'>, cv: NewCv) {
  const filePath = await storeUnderFreeKey(kit, cv.bytes, cv.keyOf)
  const id = randomUUID()
  try {
    const answer = await call.write(async (tx, who) => {
      const { filename, type: fileType, bytes } = cv
      await addCv(tx, who.accountId, { id, filename, filePath, fileType, fileSize: bytes.length }, call.now)
      return { resource: `cvs/${id}`, answer: { id } }
    })
    // A repeated request was answered with its first upload.
    if (answer.id !== id) await kit.files.remove(filePath)
    return answer
  } catch (error) {
    await kit.files.remove(filePath).catch(() => {})
    throw error
  }
}

type StoredFile = Pick<typeof cvs.$inferInsert, 'filename' | 'filePath' | 'fileType' | 'fileSize' | 'addedBy'>
/** Makes a stored file a CV of the person, with the job that reads it; only then can it be active. Gives its id. */
export async function addCv(tx: Tx, accountId: string, file: StoredFile & { id?: string }, now: Date): Promise<string> {
  const { id = randomUUID(), ...facts } = file
  await tx.insert(cvs).values({ id, accountId, ...facts, isActive: false, uploadedAt: now, state: 'waiting' })
  await enqueueAnalysis(tx, id)
  return id
}

const MAX_KEY_TRIES = 20
/** Two uploads in one millisecond would share the review screen's key: the next millisecond is as good. */
async function storeUnderFreeKey(kit: ServiceKit, bytes: Buffer, keyOf: (tries: number) => string): Promise<string> {
  for (let tries = 0; ; tries++) {
    const key = keyOf(tries)
    try {
      await kit.files.put(key, bytes)
      return key
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!isTaken || tries >= MAX_KEY_TRIES) throw error
    }
  }
}
