import { type Judgement, judgeDocument, pageLinesOf, readDocument } from '@onward/cv-engine'
import type { Tx } from '@onward/database'
import { announceChange, emitEvent, enqueue } from '@onward/database'
import type { FileStore } from '@onward/service-kit'
import type { CvRow } from '../db/schema'
import { makeActive } from './active'
import { hasActive, lockPerson } from './active-store'
import { addReview, endReading } from './review-store'

export const ANALYSE_TASK = 'jobseekers.analyse'

export const enqueueAnalysis = (tx: Tx, cvId: string): Promise<void> => enqueue(tx, ANALYSE_TASK, { cvId })

/** Reads a stored CV. A missing file cannot be read later either, so it is a final refusal. */
export async function readStored(files: FileStore, cv: Pick<CvRow, 'filePath' | 'filename'>): Promise<Judgement> {
  if (!(await files.has(cv.filePath))) return { refusal: 'corrupt' }
  const document = await readDocument(await files.get(cv.filePath), cv.filename, { inBackground: true })
  return document.ok ? judgeDocument(document, { inBackground: true }) : { refusal: document.refusal }
}

/** The lines of a stored CV; none when it cannot be read any more. */
export async function readStoredLines(files: FileStore, cv: Pick<CvRow, 'filePath' | 'filename'>) {
  if (!(await files.has(cv.filePath))) return []
  const document = await readDocument(await files.get(cv.filePath), cv.filename)
  return document.ok ? pageLinesOf(document.blocks) : []
}

export function reviewColumns({ analysed, facts }: Extract<Judgement, { refusal: null }>) {
  const { structure, ...analysis } = analysed
  return {
    aiScore: analysis.score,
    recommendations: analysis.recommendations,
    engineVersion: analysis.engineVersion,
    analysis,
    facts,
    work: structure.work.map(({ title, from, until, isPaid }) => ({ title, from, until, isPaid })),
  }
}

/**
 * Stores a reading, once: false when the CV was deleted or read before. A read CV becomes active when the person chose it, or has
 * none.
 */
export async function keepReading(tx: Tx, cv: Pick<CvRow, 'id' | 'accountId'>, reading: Judgement, now: Date): Promise<boolean> {
  await lockPerson(tx, cv.accountId)
  const ended = await endReading(tx, cv.id, reading.refusal)
  if (!ended) return false
  if (reading.refusal === null) {
    await addReview(tx, cv, reviewColumns(reading), now)
    if (ended.isChosen || !(await hasActive(tx, cv.accountId))) {
      await makeActive(tx, cv.accountId, { id: cv.id, isRead: true }, now)
    }
  }
  const score = reading.refusal === null ? reading.analysed.score : null
  await emitEvent(tx, 'cv.analysed', cv.id, 1, { accountId: cv.accountId, cvId: cv.id, score, refusal: reading.refusal })
  await announceChange(tx, { accountIds: [cv.accountId], changed: ['cv', 'profile'] })
  return true
}
