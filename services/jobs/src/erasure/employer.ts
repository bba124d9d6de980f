import { kindText, mayMove } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { moveApplicationTo } from '../applications/move'
import { deleteLogos } from '../logos/store'
import { holdJobs, releaseJobs } from '../organisation/held-jobs'
import { aloneAt, clearOrganisation, documentFiles, forgetAuthor, liveApplications, passOwnership } from './store'

/** When a member's account closes: holds the jobs of an organisation without other members, else passes the ownership on. */
export async function closeEmployer(tx: Tx, accountId: string, at: Date): Promise<void> {
  const organisationId = await aloneAt(tx, accountId)
  if (!organisationId) return passOwnership(tx, accountId)
  await holdJobs(tx, organisationId, 'employer-leaving', at)
}
export async function reopenEmployer(tx: Tx, accountId: string, at: Date): Promise<void> {
  const organisationId = await aloneAt(tx, accountId)
  if (organisationId) await releaseJobs(tx, organisationId, 'employer-leaving', at)
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
