import {
  type ConfidentLevel,
  type OwnOrganisation,
  type PublicOrganisation,
  readCharityNumber,
  readCompanyNumber,
  verificationState,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, asc, desc, eq } from 'drizzle-orm'
import {
  invitations,
  members,
  type OrganisationRow,
  organisationDocuments,
  type VerificationRow,
  verifications,
} from '../db/schema'
import { lastVerification, type Membership } from './membership'

export const stateOf = (organisation: Pick<OrganisationRow, 'suspendedAt' | 'verifiedAt'>, submission: VerificationRow | null) =>
  verificationState({ suspendedAt: organisation.suspendedAt, verifiedAt: organisation.verifiedAt, submission })

/** The document that the next submission takes along: the newest, be it part of one that was sent back. */
export async function newestDocument(tx: Tx, organisationId: string) {
  const [row] = await tx
    .select()
    .from(organisationDocuments)
    .where(eq(organisationDocuments.organisationId, organisationId))
    .orderBy(desc(organisationDocuments.uploadedAt), desc(organisationDocuments.id))
    .limit(1)
  return row ?? null
}

/** Whether a document was sent: what an administrator saw stays as it was. */
export async function wasSent(tx: Tx, documentId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.documentId, documentId))
    .limit(1)
  return row !== undefined
}

export async function shownOrganisation(
  tx: Tx,
  { accountId, role, organisation }: Membership,
  now: Date,
): Promise<OwnOrganisation> {
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
  const document = isSent ? await sentDocument(tx, submission) : await newestDocument(tx, id)
  return {
    id,
    name: organisation.name,
    whatWeDo: organisation.whatWeDo,
    website: organisation.website,
    sector: organisation.sector,
    size: organisation.size,
    address: organisation.address,
    town: organisation.town,
    postcode: organisation.postcode,
    contactName: organisation.contactName,
    contactEmail: organisation.contactEmail,
    contactPhone: organisation.contactPhone,
    version: organisation.profileVersion,
    confident: {
      level: organisation.confidentLevel,
      reference: organisation.confidentReference,
      expiresOn: organisation.confidentExpiresOn,
      confirmedAt: organisation.confidentConfirmedAt?.toISOString() ?? null,
    },
    verification: {
      state,
      reason:
        state === 'suspended'
          ? organisation.suspendedReason
          : state === 'sent_back' || state === 'refused'
            ? (submission?.reason ?? null)
            : null,
      submittedAt: submission?.submittedAt.toISOString() ?? null,
      decidedAt: (state === 'verified' ? organisation.verifiedAt : submission?.decidedAt)?.toISOString() ?? null,
      company: submission?.companyNumber ? readCompanyNumber(submission.companyNumber) : null,
      charity: submission?.charityNumber ? readCharityNumber(submission.charityNumber) : null,
      domainCheck: submission?.domainCheck ?? null,
      document: document && {
        id: document.id,
        filename: document.filename,
        bytes: document.bytes,
        uploadedAt: document.uploadedAt.toISOString(),
      },
    },
    role,
    members: people.map((one) => ({
      id: one.accountId,
      name: `${one.firstName} ${one.lastName}`.trim(),
      role: one.role,
      joinedAt: one.joinedAt.toISOString(),
      you: one.accountId === accountId,
    })),
    invitations: invited.map((one) => ({
      id: one.id,
      email: one.email,
      role: one.role,
      invitedAt: one.invitedAt.toISOString(),
      expiresAt: one.expiresAt.toISOString(),
      expired: one.expiresAt <= now,
    })),
  }
}

async function sentDocument(tx: Tx, submission: VerificationRow | null) {
  if (!submission?.documentId) return null
  const [row] = await tx.select().from(organisationDocuments).where(eq(organisationDocuments.id, submission.documentId))
  return row ?? null
}

/** A level counts until the day on its certificate has passed. */
const levelShown = (organisation: OrganisationRow, day: string): Exclude<ConfidentLevel, 'none'> | null => {
  const { confidentLevel, confidentExpiresOn } = organisation
  return confidentLevel === 'none' || (confidentExpiresOn !== null && confidentExpiresOn < day) ? null : confidentLevel
}

/** What anybody may read: never the address, the evidence or the people. */
export function publicOrganisationOf(organisation: OrganisationRow, day: string): PublicOrganisation {
  const { name, whatWeDo, website, sector, size, town, contactName, contactEmail, contactPhone } = organisation
  const level = levelShown(organisation, day)
  const confident = level && { level, confirmed: organisation.confidentConfirmedAt !== null }
  return { name, whatWeDo, website, sector, size, town, contactName, contactEmail, contactPhone, confident }
}
