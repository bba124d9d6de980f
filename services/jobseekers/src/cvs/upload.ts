import { randomUUID } from 'node:crypto'
import { type Cv, Problem, type ProblemText, type uploadCv, type uploadCvForReview } from '@onward/contracts'
import type { Call, ServiceKit, SignedInCall } from '@onward/service-kit'
import { type NewFile, writeWithFile } from '@onward/service-kit/file-writes'
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

interface NewCv extends NewFile {
  filename: string
  type: Cv['fileType']
}

/** Stores the file, then its row and the job that reads it in one transaction, so that an acknowledged CV always has both. */
export function keepCv(kit: ServiceKit, call: Pick<SignedInCall, 'write' | 'now'>, cv: NewCv) {
  const id = randomUUID()
  return writeWithFile(kit, call, cv, async (tx, who, filePath) => {
    const { filename, type: fileType, bytes } = cv
    await addCv(tx, who.accountId, { id, filename, filePath, fileType, fileSize: bytes.length }, call.now)
    return { resource: `cvs/${id}`, answer: { id }, unnamed: [] }
  })
}
