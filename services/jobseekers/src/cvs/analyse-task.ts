import type { CvFacts, CvRefusal } from '@onward/contracts'
import { analyse, ENGINE_VERSION, loadSpelling, readDocument, readFacts } from '@onward/cv-engine'
import type { Tx } from '@onward/database'
import { announceChange, emitEvent, enqueue } from '@onward/database'
import type { FileStore, ServiceKit } from '@onward/service-kit'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { CvRow } from '../db/schema'
import { cvReviews, cvs } from '../db/schema'
import { tellMatchProfile } from '../profile/match-profile'
import { hasActive, lockPerson, makeActive } from './active'

export const ANALYSE_TASK = 'jobseekers.analyse'

export const enqueueAnalysis = (tx: Tx, cvId: string): Promise<void> => enqueue(tx, ANALYSE_TASK, { cvId })

/** Over about half an hour. After as many that broke off nobody is left waiting. */
const MAX_TRIES = 8

export type Reading = { refusal: CvRefusal } | { refusal: null; analysed: ReturnType<typeof analyse>; facts: CvFacts }

/** Reads a stored CV. One whose file is gone cannot be read by any later try, so that is its answer. */
export async function readStored(files: FileStore, cv: Pick<CvRow, 'filePath' | 'filename'>): Promise<Reading> {
  if (!(await files.has(cv.filePath))) return { refusal: 'corrupt' }
  const document = await readDocument(await files.get(cv.filePath), cv.filename)
  if (!document.ok) return { refusal: document.refusal }
  return { refusal: null, analysed: analyse(document, { spelling: await loadSpelling() }), facts: readFacts(document.blocks) }
}

function reviewOf({ analysed, facts }: Extract<Reading, { refusal: null }>) {
  const { structure, ...analysis } = analysed
  return {
    aiScore: analysis.score,
    recommendations: analysis.recommendations,
    engineVersion: analysis.engineVersion,
    analysis,
    facts,
    work: structure.work.map(({ title, from, until }) => ({ title, from, until })),
  }
}

/**
 * Keeps a reading, once: answers false when the CV is gone or was read already. A CV that was read becomes the active one where the person
 * chose it, or has none.
 */
export async function keepReading(tx: Tx, cv: Pick<CvRow, 'id' | 'accountId'>, reading: Reading, now: Date): Promise<boolean> {
  await lockPerson(tx, cv.accountId)
  const [kept] = await tx
    .update(cvs)
    .set({ state: reading.refusal === null ? 'analysed' : 'refused', refusal: reading.refusal })
    .where(and(eq(cvs.id, cv.id), inArray(cvs.state, ['waiting', 'reading'])))
    .returning({ isChosen: cvs.activeWhenRead })
  if (!kept) return false
  if (reading.refusal === null) {
    await tx.insert(cvReviews).values({ cvId: cv.id, accountId: cv.accountId, ...reviewOf(reading), analysedAt: now })
    if (kept.isChosen || !(await hasActive(tx, cv.accountId))) {
      await makeActive(tx, cv.accountId, { id: cv.id, isRead: true }, now)
    }
  }
  const score = reading.refusal === null ? reading.analysed.score : null
  await emitEvent(tx, 'cv.analysed', cv.id, 1, { accountId: cv.accountId, cvId: cv.id, score, refusal: reading.refusal })
  await announceChange(tx, { accountIds: [cv.accountId], changed: ['cv', 'profile'] })
  return true
}

/** The job after an upload. It may run again after a crash: a CV that was read stays as it is. */
export function analysisTask(kit: ServiceKit): void {
  kit.task<{ cvId: string }>(ANALYSE_TASK, async ({ cvId }) => {
    const cv = await kit.db.withSystem(async (tx) => {
      const [started] = await tx
        .update(cvs)
        .set({ state: 'reading', tries: sql`${cvs.tries} + 1` })
        .where(and(eq(cvs.id, cvId), inArray(cvs.state, ['waiting', 'reading'])))
        .returning()
      if (started) await announceChange(tx, { accountIds: [started.accountId], changed: ['cv', 'profile'] })
      return started
    })
    if (!cv) return
    const reading: Reading = cv.tries > MAX_TRIES ? { refusal: 'timeout' } : await readStored(kit.files, cv)
    await kit.db.withSystem((tx) => keepReading(tx, cv, reading, kit.clock()))
  })
}

export const REANALYSE_TASK = 'jobseekers.reanalyse'

/**
 * After a new engine came: reads one CV again, so that the versions of a CV are compared by the same rules. Whoever has it open sees it
 * change; nobody is told by a notice. One that the new engine cannot read keeps its review, without the facts that a migration took out.
 */
export function reanalysisTask(kit: ServiceKit): void {
  kit.task<{ cvId: string }>(REANALYSE_TASK, async ({ cvId }) => {
    const cv = await kit.db.withSystem(async (tx) => {
      const [row] = await tx
        .select()
        .from(cvs)
        .where(and(eq(cvs.id, cvId), eq(cvs.state, 'analysed')))
      return row
    })
    if (!cv) return
    const reading = await readStored(kit.files, cv)
    await kit.db.withSystem(async (tx) => {
      await lockPerson(tx, cv.accountId)
      if (reading.refusal === null) await tx.update(cvReviews).set(reviewOf(reading)).where(eq(cvReviews.cvId, cvId))
      // Which CV is active may have changed while it was read.
      await tellMatchProfile(tx, cv.accountId, kit.clock())
      await announceChange(tx, { accountIds: [cv.accountId], changed: ['cv', 'profile'] })
    })
  })
  kit.onReady(() =>
    kit.db.withSystem(async (tx) => {
      // Those that speak for somebody come first.
      const older = await tx
        .select({ cvId: cvReviews.cvId })
        .from(cvReviews)
        .innerJoin(cvs, eq(cvs.id, cvReviews.cvId))
        .where(ne(cvReviews.engineVersion, ENGINE_VERSION))
        .orderBy(desc(cvs.isActive), desc(cvs.employerVisible))
      for (const { cvId } of older) await enqueue(tx, REANALYSE_TASK, { cvId }, { jobKey: `reanalyse ${cvId} ${ENGINE_VERSION}` })
    }),
  )
}
