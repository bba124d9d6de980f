import { kindText, mayMove } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { moveApplicationTo } from '../applications/move'
import { deleteLogos } from '../logos/store'
import { holdJobs, releaseJobs } from '../organisation/held-jobs'
import { aloneAt, clearOrganisation, documentFiles, forgetAuthor, liveApplications, passOwnership } from './store'

/** Nobody would read an application: the jobs come off the board until the account is kept. */
export async function employerCloses(tx: Tx, accountId: string, at: Date): Promise<void> {
  const organisationId = await aloneAt(tx, accountId)
  if (!organisationId) return passOwnership(tx, accountId)
  await holdJobs(tx, organisationId, 'employer-leaving', at)
}
export async function employerStays(tx: Tx, accountId: string, at: Date): Promise<void> {
  const organisationId = await aloneAt(tx, accountId)
  if (organisationId) await releaseJobs(tx, organisationId, 'employer-leaving', at)
}

/**
 * Before the account's rows go. Of an organisation that nobody works for any more its name stays, because people applied to it; what it said of
 * itself, its proofs and its invitations go, and whoever still waits for an answer is told kindly that the job has closed.
 */
export async function employerGoes({ files }: Pick<ServiceKit, 'files'>, tx: Tx, accountId: string, at: Date): Promise<void> {
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
  // Files first: a process that is killed here finds the rows that name them again.
  for (const fileKey of await documentFiles(tx, organisationId)) await files.remove(fileKey)
  await deleteLogos(tx, organisationId)
  await clearOrganisation(tx, organisationId, at)
}
