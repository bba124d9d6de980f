import { ENGINE_VERSION, type Judgement, keepReaderWaiting, loadJudging } from '@onward/cv-engine'
import { announceChange, enqueue } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { announceMatchProfile } from '../profile/match-profile'
import { peopleToAnnounce } from '../profile/match-store'
import { lockPerson } from './active-store'
import { ANALYSE_TASK, keepReading, readStored, reviewColumns } from './analysis'
import { analysedCv, changeReview, outdatedReviews, startReading } from './review-store'

/** Tries over about half an hour; then the CV is refused, so that nobody waits for ever. */
const MAX_TRIES = 8

/** Reads uploads, and reads CVs again that an older engine or a migration left behind. */
export function cvEvents(kit: ServiceKit): void {
  analysisTask(kit)
  reanalysisTask(kit)
  announceMigrated(kit)
  keepEngineReady(kit)
}

/** The portal's own start comes first. */
const ENGINE_AFTER_MS = 5_000
function keepEngineReady(kit: ServiceKit): void {
  if (!kit.config.keepsReaderWaiting) return
  let isClosed = false
  let stop = () => {}
  kit.onReady(async () => {
    const timer = setTimeout(() => {
      const reader = keepReaderWaiting()
      stop = reader.stop
      void reader
        .ready()
        .then(() => (isClosed ? undefined : loadJudging()))
        // The first CV tells why.
        .catch(() => {})
    }, ENGINE_AFTER_MS).unref()
    stop = () => clearTimeout(timer)
  })
  kit.onClose(() => {
    isClosed = true
    stop()
  })
}

/** The job after an upload. May run again after a crash: a CV that was read stays as it is. */
function analysisTask(kit: ServiceKit): void {
  kit.task<{ cvId: string }>(ANALYSE_TASK, 'documents', async ({ cvId }) => {
    const cv = await kit.db.withSystem(async (tx) => {
      const started = await startReading(tx, cvId)
      if (started) await announceChange(tx, { accountIds: [started.accountId], changed: ['cv', 'profile'] })
      return started
    })
    if (!cv) return
    const reading: Judgement = cv.tries > MAX_TRIES ? { refusal: 'timeout' } : await readStored(kit.files, cv)
    await kit.db.withSystem((tx) => keepReading(tx, cv, reading, kit.clock()))
  })
}

const REANALYSE_TASK = 'jobseekers.reanalyse'

/**
 * Reads one CV again after a change of the engine, so that all versions of a CV are judged by the same rules. Open pages update;
 * nobody gets a notice. A CV that the new engine cannot read keeps its review, without the facts that a migration removed.
 */
function reanalysisTask(kit: ServiceKit): void {
  kit.task<{ cvId: string }>(REANALYSE_TASK, 'rereading', async ({ cvId }) => {
    const cv = await kit.db.withSystem((tx) => analysedCv(tx, cvId))
    if (!cv) return
    const reading = await readStored(kit.files, cv)
    await kit.db.withSystem(async (tx) => {
      await lockPerson(tx, cv.accountId)
      if (reading.refusal === null) await changeReview(tx, cvId, reviewColumns(reading))
      // Which CV is active may have changed while it was read.
      await announceMatchProfile(tx, cv.accountId, kit.clock())
      await announceChange(tx, { accountIds: [cv.accountId], changed: ['cv', 'profile'] })
    })
  })
  kit.onReady(() =>
    kit.db.withSystem(async (tx) => {
      for (const { cvId } of await outdatedReviews(tx))
        await enqueue(tx, REANALYSE_TASK, { cvId }, { jobKey: `reanalyse ${cvId} ${ENGINE_VERSION}` })
    }),
  )
}

const ANNOUNCED_AT_ONCE = 200
/** Announces match profiles that a migration has changed. Facts of the CV follow once it was read again. */
function announceMigrated(kit: ServiceKit): void {
  const announceSome = () =>
    kit.db.withSystem(async (tx) => {
      const people = await peopleToAnnounce(tx, ANNOUNCED_AT_ONCE)
      for (const { accountId } of people) await announceMatchProfile(tx, accountId, kit.clock())
      return people.length
    })
  kit.onReady(async () => {
    while ((await announceSome()) === ANNOUNCED_AT_ONCE);
  })
}
