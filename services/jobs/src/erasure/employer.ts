import { kindText, mayMove } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { freezeApplications, thawApplications } from '../applications/freezes'
import { moveApplicationTo } from '../applications/move'
import { deleteLogos } from '../logos/store'
import { holdJobs, releaseJobs } from '../organisation/held-jobs'
import {
  aloneAt,
  clearOrganisation,
  documentFiles,
  forgetAuthor,
  isAway,
  liveApplications,
  nobodyElseAt,
  organisationOf,
  passOwnership,
} from './store'

/** When nobody acts for an organisation any more, its jobs are held and its applications rest; otherwise the ownership is passed on. */
export async function employerAway(tx: Tx, accountId: string, at: Date): Promise<void> {
  const organisationId = await nobodyElseAt(tx, accountId)
  if (!organisationId) return passOwnership(tx, accountId)
  await holdJobs(tx, organisationId, 'employer-leaving', at)
  await freezeApplications(tx, { organisationId }, 'employer-leaving', at)
}
/** Does nothing while the account is away for another reason. */
export async function employerBack(tx: Tx, accountId: string, at: Date): Promise<void> {
  const organisationId = await organisationOf(tx, accountId)
  if (!organisationId || (await isAway(tx, accountId))) return
  await releaseJobs(tx, organisationId, 'employer-leaving', at)
  await thawApplications(tx, { organisationId }, 'employer-leaving', at)
}

/**
 * Before the account's rows are deleted. An organisation without members keeps its name, because people applied to it; its profile,
 * evidence and invitations are deleted, and waiting applicants are told that the job has closed.
 */
export async function eraseEmployer({ files }: Pick<ServiceKit, 'files'>, tx: Tx, accountId: string, at: Date): Promise<void> {
  const organisationId = await aloneAt(tx, accountId)
  await forgetAuthor(tx, accountId)
  if (!organisationId) return
  const waiting = await liveApplications(tx, organisationId)
  for (const application of waiting.filter(({ state }) => mayMove(state, 'position_closed', 'system'))) {
    await moveApplicationTo(tx, application, null, {
      to: 'position_closed',
      by: 'system',
      accountId: null,
      reason: kindText('not-needed', 'en'),
      reasonCy: kindText('not-needed', 'cy'),
      reasonCode: 'not-needed',
      at,
    })
  }
  // Files first: if the process is killed here, the rows that name them are still there for the next run.
  for (const fileKey of await documentFiles(tx, organisationId)) await files.remove(fileKey)
  await deleteLogos(tx, organisationId)
  await clearOrganisation(tx, organisationId, at)
}
