import { randomUUID } from 'node:crypto'
import { type OwnOrganisation, Problem } from '@onward/contracts'
import { asSystem, type Tx } from '@onward/database'
import type { UploadedFile } from '@onward/service-kit'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import {
  invitations,
  jobs,
  members,
  type OrganisationRow,
  organisationDocuments,
  organisations,
  verifications,
} from '../db/schema'
import { readOwnLogo } from '../logos/store'
import { readAppealAgainst } from './appeal-store'
import { lastVerification, type Membership } from './membership-store'
import { appealableOf, type Claim, isSameClaim, stateOf } from './rules'
import { ownOrganisationOf } from './view'

/** An organisation for its members; only owners see invitations. */
export async function readOwnOrganisation(tx: Tx, membership: Membership, now: Date): Promise<OwnOrganisation> {
  const { role, organisation } = membership
  const { id } = organisation
  const submission = await lastVerification(tx, id)
  const state = stateOf(organisation, submission)
  const people = await tx
    .select()
    .from(members)
    .where(eq(members.organisationId, id))
    .orderBy(desc(members.role), asc(members.joinedAt), asc(members.accountId))
  const invited =
    role === 'owner'
      ? await tx
          .select()
          .from(invitations)
          .where(and(eq(invitations.organisationId, id), eq(invitations.state, 'pending')))
          .orderBy(desc(invitations.invitedAt), desc(invitations.id))
      : []
  const isSent = state === 'submitted' || state === 'verified' || state === 'refused'
  const document = isSent ? await readDocument(tx, submission?.documentId ?? null) : await newestDocument(tx, id)
  const logo = await readOwnLogo(tx, id, organisation.logoRefusal)
  const appeal = await readAppealAgainst(tx, id, appealableOf(organisation, submission))
  return ownOrganisationOf(membership, { appeal, submission, document, logo, people, invited }, now)
}

/** Locks the organisation with this id, or all with this name in any case. */
export const lockOrganisations = (tx: Tx, by: { id: string } | { name: string }): Promise<OrganisationRow[]> =>
  tx
    .select()
    .from(organisations)
    .where('id' in by ? eq(organisations.id, by.id) : sql`lower(${organisations.name}) = ${by.name.toLowerCase()}`)
    .for('update')

export async function readDocument(tx: Tx, id: string | null) {
  if (id === null) return null
  const [row] = await tx.select().from(organisationDocuments).where(eq(organisationDocuments.id, id))
  return row ?? null
}

/** The document of the next submission: the newest, even when it was part of a refused one. */
export async function newestDocument(tx: Tx, organisationId: string) {
  const [row] = await tx
    .select()
    .from(organisationDocuments)
    .where(eq(organisationDocuments.organisationId, organisationId))
    .orderBy(desc(organisationDocuments.uploadedAt), desc(organisationDocuments.id))
    .limit(1)
  return row ?? null
}

/** Whether a document was submitted; submitted ones are not changed. */
async function wasSent(tx: Tx, documentId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.documentId, documentId))
    .limit(1)
  return row !== undefined
}

interface NewDocument {
  id: string
  file: UploadedFile
  type: 'pdf' | 'jpg' | 'png'
  bytes: number
  fileKey: string
  at: Date
}
/** Stores a document in place of one that was not submitted; gives the key of the replaced file. */
export async function replaceDocument(
  tx: Tx,
  organisationId: string,
  { id, file, type, bytes, fileKey, at }: NewDocument,
): Promise<string | null> {
  const newest = await newestDocument(tx, organisationId)
  const before = newest && !(await wasSent(tx, newest.id)) ? newest : null
  if (before) await tx.delete(organisationDocuments).where(eq(organisationDocuments.id, before.id))
  await tx
    .insert(organisationDocuments)
    .values({ id, organisationId, filename: file.filename, fileType: type, bytes, fileKey, uploadedAt: at })
  return before?.fileKey ?? null
}

/**
 * Gives the key of the file. Throws `not-found` where the organisation has no such document, and `state-conflict` for a submitted
 * one.
 */
export async function deleteDocument(tx: Tx, organisationId: string, id: string): Promise<string> {
  const own = and(eq(organisationDocuments.id, id), eq(organisationDocuments.organisationId, organisationId))
  const [found] = await tx.select({ id: organisationDocuments.id }).from(organisationDocuments).where(own)
  if (!found) throw new Problem('not-found')
  if (await wasSent(tx, found.id)) throw new Problem('state-conflict', { text: 'jobs.organisation-document-is-sent' })
  const [gone] = await tx.delete(organisationDocuments).where(own).returning({ fileKey: organisationDocuments.fileKey })
  if (!gone) throw new Problem('not-found')
  return gone.fileKey
}

export async function insertVerification(tx: Tx, submission: Omit<typeof verifications.$inferInsert, 'id'>): Promise<string> {
  const id = randomUUID()
  await tx.insert(verifications).values({ ...submission, id })
  return id
}

/** Creates an organisation with its first owner. Throws `already-exists` for members of any organisation. */
export async function insertOrganisation(tx: Tx, accountId: string, name: string, at: Date): Promise<string> {
  // As the system: row security lets nobody write an organisation that is not theirs yet.
  await asSystem(tx)
  const id = randomUUID()
  await tx.insert(organisations).values({ id, name, createdAt: at })
  const [joined] = await tx
    .insert(members)
    .values({ accountId, organisationId: id, joinedAt: at, role: 'owner' })
    .onConflictDoNothing()
    .returning({ id: members.accountId })
  if (!joined) throw new Problem('already-exists', { text: 'jobs.organisation-has-one' })
  return id
}

/** Saves a profile, also the name in adverts; gives its version. */
export async function saveProfile(
  tx: Tx,
  organisation: OrganisationRow,
  profile: Partial<OrganisationRow> & { name: string },
): Promise<number> {
  const version = organisation.profileVersion + 1
  await tx
    .update(organisations)
    .set({ ...profile, profileVersion: version })
    .where(eq(organisations.id, organisation.id))
  if (profile.name !== organisation.name) {
    await tx
      .update(jobs)
      .set({ company: profile.name, version: sql`${jobs.version} + 1` })
      .where(eq(jobs.organisationId, organisation.id))
  }
  return version
}

/** Saves a claimed level, which must be confirmed again when it changed; gives the profile's version. */
export async function saveClaim(tx: Tx, organisation: OrganisationRow, claim: Claim, now: Date): Promise<number> {
  const version = organisation.profileVersion + 1
  await tx
    .update(organisations)
    .set({
      ...claim,
      profileVersion: version,
      ...(isSameClaim(claim, organisation) ? {} : { confidentConfirmedAt: null, confidentClaimedAt: now }),
    })
    .where(eq(organisations.id, organisation.id))
  return version
}

/** The advertiser of a job. Throws `not-found` for a job that the person cannot see. */
export async function advertiserOf(tx: Tx, jobId: string): Promise<OrganisationRow> {
  const [advertised] = await tx.execute<{ id: string | null }>(sql`select (jobs.advertiser(${jobId}::uuid)).id`)
  if (!advertised?.id) throw new Problem('not-found')
  await asSystem(tx)
  const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, advertised.id))
  if (!organisation) throw new Problem('not-found')
  return organisation
}
