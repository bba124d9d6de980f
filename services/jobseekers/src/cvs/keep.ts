import { randomUUID } from 'node:crypto'
import type { Cv } from '@onward/contracts'
import type { Call, ServiceKit } from '@onward/service-kit'
import { eq } from 'drizzle-orm'
import { cvs } from '../db/schema'
import { enqueueAnalysis } from './analyse-task'
import { signedIn } from './own'

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
export async function keepCv(kit: ServiceKit, call: Pick<Call<never>, 'write' | 'now'>, cv: NewCv) {
  const filePath = await storeUnderFreeKey(kit, cv.bytes, cv.keyOf)
  const id = randomUUID()
  try {
    const answer = await call.write(async (tx, who) => {
      const owner = signedIn(who)
      const own = await tx.select({ isActive: cvs.isActive }).from(cvs).where(eq(cvs.accountId, owner)).for('update')
      await tx.insert(cvs).values({
        id,
        accountId: owner,
        filename: cv.filename,
        filePath,
        fileType: cv.type,
        fileSize: cv.bytes.length,
        // "The first uploaded CV becomes active, otherwise inactive."
        isActive: own.length === 0,
        uploadedAt: call.now,
        state: 'waiting',
      })
      await enqueueAnalysis(tx, id)
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
