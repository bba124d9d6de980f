import { kindText, mayMove } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { moveApplicationTo } from '../applications/move'
import { applications, invitations, jobs, members, organisationDocuments, organisations } from '../db/schema'
import { deleteLogos } from '../logos/store'
import { holdJobs, releaseJobs } from '../organisation/held-jobs'
import { jobDrafts, jobVersions, waitingEdits } from '../vacancies/schema'

/** The organisation of somebody who works there alone; null of everybody else. With colleagues it goes on, and the database gives it an owner. */
async function aloneAt(tx: Tx, accountId: string): Promise<string | null> {
  const [own] = await tx.select().from(members).where(eq(members.accountId, accountId))
  if (!own) return null
  // Nobody joins or leaves meanwhile.
  await tx.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, own.organisationId)).for('update')
  const others = and(eq(members.organisationId, own.organisationId), ne(members.accountId, accountId))
  return (await tx.$count(members, others)) === 0 ? own.organisationId : null
}

/** Whoever has been there longest becomes an owner beside the last one, who cannot act any more. */
async function handOn(tx: Tx, accountId: string): Promise<void> {
  const [own] = await tx.select().from(members).where(eq(members.accountId, accountId))
  if (own?.role !== 'owner') return
  const others = await tx
    .select()
    .from(members)
    .where(and(eq(members.organisationId, own.organisationId), ne(members.accountId, accountId)))
    .orderBy(asc(members.joinedAt), asc(members.accountId))
  const [next] = others
  if (!next || others.some(({ role }) => role === 'owner')) return
  await tx.update(members).set({ role: 'owner' }).where(eq(members.accountId, next.accountId))
}

/** Nobody would read an application: the jobs come off the board until the account is kept. */
export async function employerCloses(tx: Tx, accountId: string, at: Date): Promise<void> {
  const organisationId = await aloneAt(tx, accountId)
  if (!organisationId) return handOn(tx, accountId)
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
  await tx.update(jobs).set({ postedBy: null }).where(eq(jobs.postedBy, accountId))
  await tx.update(jobVersions).set({ byAccount: null }).where(eq(jobVersions.byAccount, accountId))
  await tx.update(waitingEdits).set({ byAccount: null }).where(eq(waitingEdits.byAccount, accountId))
  await tx.update(jobDrafts).set({ savedBy: null }).where(eq(jobDrafts.savedBy, accountId))
  if (!organisationId) return
  await tx.delete(jobDrafts).where(eq(jobDrafts.organisationId, organisationId))
  await tx.delete(waitingEdits).where(eq(waitingEdits.organisationId, organisationId))
  const waiting = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.organisationId, organisationId), eq(applications.live, true)))
    .orderBy(asc(applications.id))
    .for('update')
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
  const ofIt = eq(organisationDocuments.organisationId, organisationId)
  // Files first: whoever is killed here finds the rows that name them again.
  for (const { fileKey } of await tx.select().from(organisationDocuments).where(ofIt)) await files.remove(fileKey)
  await tx.delete(organisationDocuments).where(ofIt)
  await tx.delete(invitations).where(eq(invitations.organisationId, organisationId))
  await deleteLogos(tx, organisationId)
  const unseen = inArray(jobs.state, ['draft', 'pending_check'])
  await tx
    .update(jobs)
    .set({ state: 'closed', closedAt: at })
    .where(and(eq(jobs.organisationId, organisationId), unseen))
  const nothing = { whatWeDo: '', website: '', address: '', town: '', postcode: '' }
  const nobody = { contactName: '', contactEmail: '', contactPhone: '', confidentReference: '' }
  await tx
    .update(organisations)
    .set({ ...nothing, ...nobody, verifiedAt: null })
    .where(eq(organisations.id, organisationId))
}
