import type { Tx } from '@onward/database'
import { and, asc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import {
  type ApplicationRow,
  applications,
  closingAccounts,
  invitations,
  jobs,
  members,
  organisationDocuments,
  organisations,
  reports,
} from '../db/schema'
import { jobDrafts, jobVersions, waitingEdits } from '../vacancies/schema'

/** Saves whether an account is closing; false when something newer is known. */
export async function saveClosing(tx: Tx, accountId: string, closing: boolean, version: number): Promise<boolean> {
  const saved = await tx
    .insert(closingAccounts)
    .values({ accountId, closing, version })
    .onConflictDoUpdate({
      target: closingAccounts.accountId,
      set: { closing, version },
      setWhere: lt(closingAccounts.version, version),
    })
    .returning({ accountId: closingAccounts.accountId })
  return saved.length > 0
}

/** Applications of a person that are neither over nor accepted, locked. */
export const pendingApplications = (tx: Tx, accountId: string): Promise<ApplicationRow[]> =>
  tx
    .select()
    .from(applications)
    .where(and(eq(applications.accountId, accountId), eq(applications.live, true), ne(applications.state, 'accepted')))
    .orderBy(asc(applications.id))
    .for('update')

/** An open report goes on warning of an advert, without who sent it and what they wrote. */
export async function forgetReporter(tx: Tx, accountId: string): Promise<void> {
  await tx
    .update(reports)
    .set({ accountId: sql`gen_random_uuid()`, text: '' })
    .where(and(eq(reports.accountId, accountId), isNull(reports.decidedAt)))
}

/** The organisation of somebody who works there alone; null of everybody else. With colleagues it goes on, and the database gives it an owner. */
export async function aloneAt(tx: Tx, accountId: string): Promise<string | null> {
  const [own] = await tx.select().from(members).where(eq(members.accountId, accountId))
  if (!own) return null
  // Nobody joins or leaves meanwhile.
  await tx.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, own.organisationId)).for('update')
  const others = and(eq(members.organisationId, own.organisationId), ne(members.accountId, accountId))
  return (await tx.$count(members, others)) === 0 ? own.organisationId : null
}

/** Whoever joined first becomes an owner beside the last one, who cannot act any more. */
export async function passOwnership(tx: Tx, accountId: string): Promise<void> {
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

/** Takes the account out of what it wrote for its organisation. */
export async function forgetAuthor(tx: Tx, accountId: string): Promise<void> {
  await tx.update(jobs).set({ postedBy: null }).where(eq(jobs.postedBy, accountId))
  await tx.update(jobVersions).set({ byAccount: null }).where(eq(jobVersions.byAccount, accountId))
  await tx.update(waitingEdits).set({ byAccount: null }).where(eq(waitingEdits.byAccount, accountId))
  await tx.update(jobDrafts).set({ savedBy: null }).where(eq(jobDrafts.savedBy, accountId))
}

/** Applications to an organisation that are not over, locked. */
export const liveApplications = (tx: Tx, organisationId: string): Promise<ApplicationRow[]> =>
  tx
    .select()
    .from(applications)
    .where(and(eq(applications.organisationId, organisationId), eq(applications.live, true)))
    .orderBy(asc(applications.id))
    .for('update')

/** Keys of the files that prove an organisation. */
export async function documentFiles(tx: Tx, organisationId: string): Promise<string[]> {
  const rows = await tx.select().from(organisationDocuments).where(eq(organisationDocuments.organisationId, organisationId))
  return rows.map(({ fileKey }) => fileKey)
}

/** Leaves of an organisation its name and its jobs, which are closed. */
export async function clearOrganisation(tx: Tx, organisationId: string, at: Date): Promise<void> {
  await tx.delete(jobDrafts).where(eq(jobDrafts.organisationId, organisationId))
  await tx.delete(waitingEdits).where(eq(waitingEdits.organisationId, organisationId))
  await tx.delete(organisationDocuments).where(eq(organisationDocuments.organisationId, organisationId))
  await tx.delete(invitations).where(eq(invitations.organisationId, organisationId))
  await tx
    .update(jobs)
    .set({ state: 'closed', closedAt: at })
    .where(and(eq(jobs.organisationId, organisationId), inArray(jobs.state, ['draft', 'pending_check'])))
  const profile = { whatWeDo: '', website: '', address: '', town: '', postcode: '' }
  const contact = { contactName: '', contactEmail: '', contactPhone: '', confidentReference: '' }
  await tx
    .update(organisations)
    .set({ ...profile, ...contact, verifiedAt: null })
    .where(eq(organisations.id, organisationId))
}
