import type { CvRefusal } from '@onward/contracts'
import { analyse, readDocument } from '@onward/cv-engine'
import type { Tx } from '@onward/database'
import { emitEvent, enqueue, notifyLive } from '@onward/database'
import type { FileStore, ServiceKit } from '@onward/service-kit'
import { and, eq, inArray } from 'drizzle-orm'
import type { CvRow } from '../db/schema'
import { cvReviews, cvs } from '../db/schema'
import { tellMatchProfile } from '../profile/match-profile'

export const ANALYSE_TASK = 'jobseekers.analyse'

export const enqueueAnalysis = (tx: Tx, cvId: string): Promise<void> => enqueue(tx, ANALYSE_TASK, { cvId }, { maxAttempts: 5 })

export type Reading = { refusal: CvRefusal } | { refusal: null; analysed: ReturnType<typeof analyse> }

/** Reads a stored CV. One whose file is gone cannot be read by any later try, so that is its answer. */
export async function readStored(files: FileStore, cv: Pick<CvRow, 'filePath' | 'filename'>): Promise<Reading> {
  if (!(await files.has(cv.filePath))) return { refusal: 'corrupt' }
  const document = await readDocument(await files.get(cv.filePath), cv.filename)
  return document.ok ? { refusal: null, analysed: analyse(document) } : { refusal: document.refusal }
}

/** Keeps a reading, once: answers false when the CV is gone or was read already. */
export async function keepReading(tx: Tx, cv: Pick<CvRow, 'id' | 'accountId'>, reading: Reading, now: Date): Promise<boolean> {
  const [kept] = await tx
    .update(cvs)
    .set({ state: reading.refusal === null ? 'analysed' : 'refused', refusal: reading.refusal })
    .where(and(eq(cvs.id, cv.id), inArray(cvs.state, ['waiting', 'reading'])))
    .returning({ isActive: cvs.isActive })
  if (!kept) return false
  if (reading.refusal === null) {
    const { structure, ...analysis } = reading.analysed
    await tx.insert(cvReviews).values({
      cvId: cv.id,
      accountId: cv.accountId,
      aiScore: analysis.score,
      recommendations: analysis.recommendations,
      engineVersion: analysis.engineVersion,
      analysis,
      work: structure.work.map(({ title, from, until }) => ({ title, from, until })),
      analysedAt: now,
    })
    if (kept.isActive) await tellMatchProfile(tx, cv.accountId, now)
  }
  const score = reading.refusal === null ? reading.analysed.score : null
  await emitEvent(tx, 'cv.analysed', cv.id, 1, { accountId: cv.accountId, cvId: cv.id, score, refusal: reading.refusal })
  await notifyLive(tx, { accountId: cv.accountId, topic: 'cv-reviews', id: cv.id })
  return true
}

/** The job after an upload. It may run again after a crash: a CV that was read stays as it is. */
export function analysisTask(kit: ServiceKit): void {
  kit.task<{ cvId: string }>(ANALYSE_TASK, async ({ cvId }) => {
    const cv = await kit.db.withSystem(async (tx) => {
      const [started] = await tx
        .update(cvs)
        .set({ state: 'reading' })
        .where(and(eq(cvs.id, cvId), inArray(cvs.state, ['waiting', 'reading'])))
        .returning()
      if (started) await notifyLive(tx, { accountId: started.accountId, topic: 'cv-reviews', id: cvId })
      return started
    })
    if (!cv) return
    const reading = await readStored(kit.files, cv)
    await kit.db.withSystem((tx) => keepReading(tx, cv, reading, kit.clock()))
  })
}
