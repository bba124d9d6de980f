import type { Tx } from '@onward/database'
import { and, asc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import {
  type ApplicationRow,
  applications,
  closingAccounts,
  invitations,
  jobs,
  members,
  organisationAppeals,
  organisationDocuments,
  organisations,
  reports,
} from '../db/schema'
import { advertAppeals, jobDrafts, jobVersions, waitingEdits } from '../vacancies/schema'

/** Stores whether an account is closing. */
export async function saveClosing(tx: Tx, accountId: string, closing: boolean): Promise<void> {
  await tx
    .insert(closingAccounts)
    .values({ accountId, closing })
    .onConflictDoUpdate({ target: closingAccounts.accountId, set: { closing } })
}

/** Stores whether an account is suspended. */
export async function saveSuspended(tx: Tx, accountId: string, suspended: boolean): Promise<void> {
  await tx
    .insert(closingAccounts)
    .values({ accountId, closing: false, suspended })
    .onConflictDoUpdate({ target: closingAccounts.accountId, set: { suspended } })
}

const AWAY = or(eq(closingAccounts.closing, true), eq(closingAccounts.suspended, true))
export const isAway = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await tx.$count(closingAccounts, and(eq(closingAccounts.accountId, accountId), AWAY))) > 0

/** A person's applications that are neither over nor accepted, locked. */
export const pendingApplications = (tx: Tx, accountId: string): Promise<ApplicationRow[]> =>
  tx
    .select()
    .from(applications)
    .where(and(eq(applications.accountId, accountId), eq(applications.live, true), ne(applications.state, 'accepted')))
    .orderBy(asc(applications.id))
    .for('update')

/** Open reports stay, without the reporter and their text. */
export async function forgetReporter(tx: Tx, accountId: string): Promise<void> {
  await tx
    .update(reports)
    .set({ accountId: sql`gen_random_uuid()`, text: '' })
    .where(and(eq(reports.accountId, accountId), isNull(reports.decidedAt)))
}

/** The organisation of a member, locked, so that nobody joins or leaves meanwhile. */
export async function organisationOf(tx: Tx, accountId: string): Promise<string | null> {
  const [own] = await tx.select().from(members).where(eq(members.accountId, accountId))
  if (!own) return null
  await tx.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, own.organisationId)).for('update')
  return own.organisationId
}

/** The organisation for which nobody acts without this member: others are closing their account, or suspended. Null for everybody else. */
export async function nobodyElseAt(tx: Tx, accountId: string): Promise<string | null> {
  const organisationId = await organisationOf(tx, accountId)
  if (!organisationId) return null
  const away = tx.select({ id: closingAccounts.accountId }).from(closingAccounts).where(AWAY)
  const others = and(
    eq(members.organisationId, organisationId),
    ne(members.accountId, accountId),
    notInArray(members.accountId, away),
  )
  return (await tx.$count(members, others)) === 0 ? organisationId : null
}

/**
 * The organisation of its only member; null for everybody else. With other members it continues, and the database gives it an
 * owner.
 */
export async function aloneAt(tx: Tx, accountId: string): Promise<string | null> {
  const organisationId = await organisationOf(tx, accountId)
  if (!organisationId) return null
  const others = and(eq(members.organisationId, organisationId), ne(members.accountId, accountId))
  return (await tx.$count(members, others)) === 0 ? organisationId : null
}

/** The longest-standing member becomes an owner, because the last owner cannot act any more. */
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

/** Removes the account from what it wrote for its organisation. */
export async function forgetAuthor(tx: Tx, accountId: string): Promise<void> {
  await tx.update(jobs).set({ postedBy: null }).where(eq(jobs.postedBy, accountId))
  await tx.update(jobVersions).set({ byAccount: null }).where(eq(jobVersions.byAccount, accountId))
  await tx.update(waitingEdits).set({ byAccount: null }).where(eq(waitingEdits.byAccount, accountId))
  await tx.update(advertAppeals).set({ byAccount: null }).where(eq(advertAppeals.byAccount, accountId))
  await tx.update(organisationAppeals).set({ byAccount: null }).where(eq(organisationAppeals.byAccount, accountId))
  await tx.update(jobDrafts).set({ savedBy: null }).where(eq(jobDrafts.savedBy, accountId))
}

/** Open applications to an organisation, locked. */
export const liveApplications = (tx: Tx, organisationId: string): Promise<ApplicationRow[]> =>
  tx
    .select()
    .from(applications)
    .where(and(eq(applications.organisationId, organisationId), eq(applications.live, true)))
    .orderBy(asc(applications.id))
    .for('update')

/** Keys of the organisation's evidence files. */
export async function documentFiles(tx: Tx, organisationId: string): Promise<string[]> {
  const rows = await tx.select().from(organisationDocuments).where(eq(organisationDocuments.organisationId, organisationId))
  return rows.map(({ fileKey }) => fileKey)
}

/** Keeps an organisation's name and its closed jobs, and deletes the rest. */
export async function clearOrganisation(tx: Tx, organisationId: string, at: Date): Promise<void> {
  await tx.delete(jobDrafts).where(eq(jobDrafts.organisationId, organisationId))
  await tx.delete(waitingEdits).where(eq(waitingEdits.organisationId, organisationId))
  await tx.delete(advertAppeals).where(eq(advertAppeals.organisationId, organisationId))
  await tx.delete(organisationAppeals).where(eq(organisationAppeals.organisationId, organisationId))
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
