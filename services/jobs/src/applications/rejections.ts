import {
  listOtherJobs,
  OTHER_JOB_SCORE,
  type ResponseOf,
  rejectApplications,
  settleRejections,
  UNDO_MINUTES,
} from '@onward/contracts'
import { mayMove } from '@onward/contracts/jobs/application-states'
import { announceChange, type Database, enqueue, type Tx } from '@onward/database'
import { preparePerson, scoreOnly } from '@onward/matching'
import type { ServiceKit } from '@onward/service-kit'
import type { ApplicationRow } from '../db/schema'
import { memberAccounts, requireOrganisation } from '../organisations-store'
import { matchJobOf } from '../vacancies/facts'
import { moveApplicationTo } from './move'
import { dueApplications, holdRejection, SEND_REJECTIONS, takeHeld } from './rejection-store'
import { endingText } from './rules'
import { lastStep, lockManyReceived, otherOpenJobs, readApplicant, receivedApplication } from './store'

type Result = ResponseOf<typeof rejectApplications>['results'][number]

/** Sends what was not sent when it was due: the process was down, or the organisation suspended. */
const SWEEP_MINUTES = 5
const MOST_AT_A_TIME = 100
/** The sweep sends the rest. */
const MOST_IN_A_RUN = 5_000
const MOST_OTHER_JOBS = 3

/** Nobody is rejected after an offer in this way: an offer is taken back. */
const mayReject = ({ state }: ApplicationRow): boolean =>
  state !== 'offered' && state !== 'accepted' && mayMove(state, 'rejected', 'employer')

/** Rejections are held for ten minutes; until then the applicant's pages, notices and download know nothing of them. */
export function rejectionRoutes(kit: ServiceKit): void {
  kit.task(SEND_REJECTIONS, 'tasks', () => sendDue(kit))
  kit.cron(
    'jobs.late-rejections',
    { everyMinutes: SWEEP_MINUTES, most: MOST_IN_A_RUN, of: 'rejections', rest: 'no-longer-due' },
    () => sendDue(kit),
  )

  kit.handle(rejectApplications, ({ body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const { reason, reasonCy, reasonCode } = endingText({ to: 'rejected', ...body })
      const dueAt = new Date(now.getTime() + UNDO_MINUTES * 60_000)
      const found = await lockManyReceived(tx, organisation.id, body.applications.map(idOf))
      const rows = new Map(found.rows.map((row) => [row.id, row]))
      const results: Result[] = []
      for (const { id, version } of body.applications) {
        const row = rows.get(id)
        if (!row) results.push({ id, outcome: found.frozen.has(id) ? 'frozen' : 'not-found', state: null, by: null })
        else if (row.version !== version || !mayReject(row)) {
          const last = await lastStep(tx, id)
          const outcome = row.version === version ? 'not-allowed' : 'overtaken'
          results.push({ id, outcome, state: row.state, by: last?.byRole ?? null })
        } else {
          await holdRejection(tx, {
            application: id,
            organisationId: organisation.id,
            version,
            reason: reason ?? '',
            reasonCy: reasonCy ?? null,
            reasonCode: reasonCode ?? null,
            byAccount: who.accountId,
            dueAt,
          })
          results.push({ id, outcome: 'moved', state: row.state, by: 'employer' })
        }
      }
      if (results.some(({ outcome }) => outcome === 'moved')) {
        // A second later: the queue's clock is the database's.
        await enqueue(tx, SEND_REJECTIONS, {}, { runAt: new Date(dueAt.getTime() + 1000) })
        await tellColleagues(tx, organisation.id)
      }
      return { resource: `organisations/${organisation.id}/applications`, answer: { at: dueAt.toISOString(), results } }
    }),
  )

  kit.handle(settleRejections, ({ body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const settled: string[] = []
      for (const row of (await lockManyReceived(tx, organisation.id, body.ids)).rows) {
        const isDone = body.to === 'sent' ? await send(tx, row, now) : (await takeHeld(tx, row)) !== undefined
        if (isDone) settled.push(row.id)
      }
      await tellColleagues(tx, organisation.id)
      return { resource: `organisations/${organisation.id}/applications`, answer: { settled } }
    }),
  )

  kit.handle(listOtherJobs, ({ params, read }) =>
    read(async (tx, who) => {
      const application = await receivedApplication(tx, who, params.id)
      const found = await readApplicant(tx, application.accountId)
      if (!found) return { items: [] }
      const person = preparePerson(found)
      const items = (await otherOpenJobs(tx, application))
        .map((job) => ({ id: job.id, title: job.title, location: job.location, score: scoreOnly(person, matchJobOf(job)) }))
        .filter(({ score }) => score >= OTHER_JOB_SCORE)
        .sort((a, b) => b.score - a.score || a.title.localeCompare(b.title))
      return { items: items.slice(0, MOST_OTHER_JOBS) }
    }),
  )
}

const idOf = ({ id }: { id: string }): string => id

/** Rejects an application by what is held for it; false when it was undone, or moved since. */
async function send(tx: Tx, application: ApplicationRow, now: Date): Promise<boolean> {
  const held = await takeHeld(tx, application)
  if (!held || !mayReject(application)) return false
  const { reason, reasonCy, reasonCode, byAccount: accountId } = held
  const move = { to: 'rejected', by: 'employer', accountId, reason, reasonCy, reasonCode, at: now } as const
  await moveApplicationTo(tx, application, held.version, move)
  return true
}

/** Sends the rejections that are due, at most those of one run. Gives how many were sent. */
export async function sendDueRejections(db: Database, now: Date): Promise<number> {
  let sent = 0
  for (let seen = 0; seen < MOST_IN_A_RUN; seen += MOST_AT_A_TIME) {
    const batch = await db.withSystem(async (tx) => {
      const rows = await dueApplications(tx, now, MOST_AT_A_TIME)
      for (const row of rows) if (await send(tx, row, now)) sent += 1
      return rows.length
    })
    if (batch < MOST_AT_A_TIME) break
  }
  return sent
}
async function sendDue(kit: ServiceKit): Promise<void> {
  const sent = await sendDueRejections(kit.db, kit.clock())
  if (sent > 0) kit.log.info({ sent }, 'rejections sent')
}

const tellColleagues = async (tx: Tx, organisationId: string): Promise<void> =>
  announceChange(tx, { accountIds: await memberAccounts(tx, organisationId), changed: ['application'] })
