import { ENGINE_VERSION } from '@onward/cv-engine'
import { announceChange, enqueue } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { announceMatchProfile } from '../profile/match-profile'
import { peopleToAnnounce } from '../profile/match-store'
import { lockPerson } from './active-store'
import { ANALYSE_TASK, keepReading, type Reading, readStored, reviewColumns } from './analysis'
import { analysedCv, changeReview, outdatedReviews, startReading } from './review-store'

/** Over about half an hour. After as many that broke off nobody is left waiting. */
const MAX_TRIES = 8

/** Reads what was uploaded, and again what an older engine or a migration left behind. */
export function cvEvents(kit: ServiceKit): void {
  analysisTask(kit)
  reanalysisTask(kit)
  announceMigrated(kit)
}

/** The job after an upload. It may run again after a crash: a CV that was read stays as it is. */
function analysisTask(kit: ServiceKit): void {
  kit.task<{ cvId: string }>(ANALYSE_TASK, async ({ cvId }) => {
    const cv = await kit.db.withSystem(async (tx) => {
      const started = await startReading(tx, cvId)
      if (started) await announceChange(tx, { accountIds: [started.accountId], changed: ['cv', 'profile'] })
      return started
    })
    if (!cv) return
    const reading: Reading = cv.tries > MAX_TRIES ? { refusal: 'timeout' } : await readStored(kit.files, cv)
    await kit.db.withSystem((tx) => keepReading(tx, cv, reading, kit.clock()))
  })
}

const REANALYSE_TASK = 'jobseekers.reanalyse'

/**
 * After a new engine came: reads one CV again, so that the versions of a CV are compared by the same rules. Whoever has it open sees it
 * change; nobody gets a notice. One that the new engine cannot read keeps its review, without the facts that a migration took out.
 */
function reanalysisTask(kit: ServiceKit): void {
  kit.task<{ cvId: string }>(REANALYSE_TASK, async ({ cvId }) => {
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
/** Tells matching of people whose facts a migration has changed. What their CV says is added once it was read again. */
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
