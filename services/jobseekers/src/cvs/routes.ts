import type { Cv, Language } from '@onward/contracts'
import {
  activateCv,
  deleteCv,
  downloadOwnCv,
  listCvs,
  Problem,
  type ProblemText,
  readCv,
  staffName,
  uploadCv,
  uploadCvForReview,
} from '@onward/contracts'
import { announceChange } from '@onward/database'
import type { Call, ServiceKit } from '@onward/service-kit'
import { and, count, desc, eq, inArray, lt } from 'drizzle-orm'
import { withdrawConsent } from '../consents/consents'
import { notReadYet } from '../curriculum/routes'
import type { CvRow } from '../db/schema'
import { cvReviews, cvs } from '../db/schema'
import { cardKey, reviewKey, sendFile, typeOfName } from '../files'
import { profileRow } from '../profile/own'
import { showOnly } from '../visibility/routes'
import { activateNewest, lockPerson, makeActive } from './active'
import { keepCv } from './keep'
import { ownCv } from './own'

export const shown = (row: CvRow, score: number | null, language: Language): Cv => ({
  id: row.id,
  filename: row.filename,
  fileType: row.fileType,
  fileSize: row.fileSize,
  isActive: row.isActive,
  uploadedAt: row.uploadedAt.toISOString(),
  employerVisible: row.employerVisible,
  state: row.state,
  refusal: row.refusal,
  score,
  ...(row.addedBy && { addedBy: staffName(row.addedBy, language) }),
})

export function cvRoutes(kit: ServiceKit): void {
  kit.handle(listCvs, ({ language, read }) =>
    read(async (tx, who) => {
      const rows = await tx
        .select({ cv: cvs, score: cvReviews.aiScore })
        .from(cvs)
        .leftJoin(cvReviews, eq(cvReviews.cvId, cvs.id))
        .where(eq(cvs.accountId, who.accountId))
        .orderBy(desc(cvs.uploadedAt), desc(cvs.id))
      return { items: rows.map(({ cv, score }) => shown(cv, score, language)) }
    }),
  )

  kit.handle(readCv, async ({ params, language, read }) => {
    const { row, review } = await read(async (tx, who) => {
      const row = await ownCv(tx, who.accountId, params.id)
      const [review] = await tx.select().from(cvReviews).where(eq(cvReviews.cvId, row.id))
      return { row, review }
    })
    return {
      cv: shown(row, review?.aiScore ?? null, language),
      analysis: review?.analysis ?? null,
      position: row.state === 'waiting' ? await positionInLine(kit, row.uploadedAt) : null,
      badgeCompleted: review?.badgeCompleted ?? false,
    }
  })

  kit.handle(uploadCv, (call) =>
    upload(kit, call, 'jobseekers.cv-file-type', (accountId, filename) => cardKey(accountId, filename)),
  )
  kit.handle(uploadCvForReview, (call) =>
    upload(kit, call, 'jobseekers.cv-review-file-type', (accountId, _filename, type, tries) =>
      reviewKey(accountId, type, call.now.getTime() + tries),
    ),
  )

  kit.handle(downloadOwnCv, async ({ params, read, reply }) => {
    const row = await read((tx, who) => ownCv(tx, who.accountId, params.id))
    return sendFile(reply, { ...row, bytes: await kit.files.get(row.filePath) })
  })

  kit.handle(deleteCv, async ({ params, now, write, log }) => {
    let filePath: string | undefined
    const answer = await write(async (tx, who) => {
      await lockPerson(tx, who.accountId)
      const row = await ownCv(tx, who.accountId, params.id)
      if (row.employerVisible) {
        await withdrawConsent(tx, row.accountId, 'pool', now)
        await showOnly(tx, row.accountId, null)
      }
      await tx.delete(cvs).where(eq(cvs.id, row.id))
      const nowActive = row.isActive ? await activateNewest(tx, row.accountId, now) : null
      await announceChange(tx, { accountIds: [row.accountId], changed: ['cv', 'profile'] })
      filePath = row.filePath
      return { resource: `cvs/${row.id}`, answer: { nowActive } }
    })
    // "A storage failure is only logged": the row is the truth, the file is out of reach without it.
    if (filePath)
      await kit.files.remove(filePath).catch((error: unknown) => log.error({ err: error }, 'file of a deleted CV stayed'))
    return answer
  })

  kit.handle(activateCv, ({ params, now, write }) =>
    write(async (tx, who) => {
      await lockPerson(tx, who.accountId)
      const row = await ownCv(tx, who.accountId, params.id)
      if (row.state !== 'analysed') throw notReadYet()
      await makeActive(tx, row.accountId, { id: row.id, isRead: true }, now)
      return { resource: `cvs/${row.id}`, answer: {} }
    }),
  )
}

/** How many documents wait or are read before this one; of everyone, so it is counted as the system. */
async function positionInLine(kit: ServiceKit, uploadedAt: Date): Promise<number> {
  return kit.db.withSystem(async (tx) => {
    const [line] = await tx
      .select({ before: count() })
      .from(cvs)
      .where(and(inArray(cvs.state, ['waiting', 'reading']), lt(cvs.uploadedAt, uploadedAt)))
    return line?.before ?? 0
  })
}

type UploadCall = Call<typeof uploadCv> | Call<typeof uploadCvForReview>

async function upload(
  kit: ServiceKit,
  call: UploadCall,
  wrongType: ProblemText,
  keyOf: (accountId: string, filename: string, type: Cv['fileType'], tries: number) => string,
) {
  const { file } = call
  if (!file) throw new Problem('invalid-input', { errors: [{ field: 'file', text: 'common.choose-file' }] })
  const type = typeOfName(file.filename)
  if (!type) throw new Problem('file-type', { text: wrongType })
  // The session is checked before a byte is stored.
  const accountId = await call.read(async (tx, who) => (await profileRow(tx, who.accountId)).accountId)
  const { filename, bytes } = file
  return keepCv(kit, call, { filename, type, bytes, keyOf: (tries) => keyOf(accountId, filename, type, tries) })
}
