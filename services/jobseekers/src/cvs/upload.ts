import { randomUUID } from 'node:crypto'
import { type Cv, Problem, type ProblemText, type uploadCv, type uploadCvForReview } from '@onward/contracts'
import type { Call, ServiceKit, SignedInCall } from '@onward/service-kit'
import { typeOfName } from '../files'
import { profileRow } from '../profile/store'
import { addCv } from './store'

type UploadCall = Call<typeof uploadCv> | Call<typeof uploadCvForReview>

/** Accepts an uploaded file as a CV of its sender. */
export async function upload(
  kit: ServiceKit,
  call: UploadCall,
  wrongType: ProblemText,
  keyOf: (accountId: string, filename: string, type: Cv['fileType'], tries: number) => string,
) {
  const { file } = call
  if (!file) throw new Problem('invalid-input', { errors: [{ field: 'file', text: 'common.choose-file' }] })
  const type = typeOfName(file.filename)
  if (!type) throw new Problem('file-type', { text: wrongType })
  // The session is checked before the file is read.
  const accountId = await call.read(async (tx, who) => (await profileRow(tx, who.accountId)).accountId)
  const { filename, bytes } = file
  return keepCv(kit, call, { filename, type, bytes, keyOf: (tries) => keyOf(accountId, filename, type, tries) })
}

interface NewCv {
  filename: string
  type: Cv['fileType']
  bytes: Buffer
  /** The storage key of the specification; `tries` counts keys that existed already. */
  keyOf: (tries: number) => string
}

/**
 * Stores the file first, then its row and the job that reads it in one transaction, so that an acknowledged CV always has both.
 * Without a row, the file is deleted.
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

const MAX_KEY_TRIES = 20
/** Two uploads in one millisecond would share the review screen's key, so the next millisecond is used. */
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
