import {
  type ConfidentLevel,
  type OwnLogo,
  type OwnOrganisation,
  type PublicOrganisation,
  readCharityNumber,
  readCompanyNumber,
} from '@onward/contracts'
import type {
  invitations,
  members,
  OrganisationAppealRow,
  OrganisationRow,
  organisationDocuments,
  VerificationRow,
} from '../db/schema'
import { writtenIn } from '../vacancies/written-in'
import type { Membership } from './membership-store'
import { stateOf } from './rules'

interface Beside {
  appeal: OrganisationAppealRow | null

  submission: VerificationRow | null
  document: typeof organisationDocuments.$inferSelect | null
  logo: OwnLogo
  people: readonly (typeof members.$inferSelect)[]
  invited: readonly (typeof invitations.$inferSelect)[]
}

/** An organisation as its members see it. */
export function ownOrganisationOf(
  { accountId, role, organisation }: Membership,
  { appeal, submission, document, logo, people, invited }: Beside,
  now: Date,
): OwnOrganisation {
  const state = stateOf(organisation, submission)
  return {
    id: organisation.id,
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
      appeal: appeal && {
        words: appeal.words,
        at: appeal.appealedAt.toISOString(),
        decided: appeal.decidedAt !== null,
      },
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
    logo,
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

/** A level counts until its certificate expires. */
const levelOn = (organisation: OrganisationRow, day: string): Exclude<ConfidentLevel, 'none'> | null => {
  const { confidentLevel, confidentExpiresOn } = organisation
  return confidentLevel === 'none' || (confidentExpiresOn !== null && confidentExpiresOn < day) ? null : confidentLevel
}

/** The public profile: never address, evidence or members. */
export function publicOrganisationOf(organisation: OrganisationRow, day: string): PublicOrganisation {
  const { name, whatWeDo, website, sector, size, town, contactName, contactEmail, contactPhone } = organisation
  const level = levelOn(organisation, day)
  const confident = level && { level, confirmed: organisation.confidentConfirmedAt !== null }
  return {
    name,
    whatWeDo,
    ...writtenIn(whatWeDo),
    website,
    sector,
    size,
    town,
    contactName,
    contactEmail,
    contactPhone,
    confident,
  }
}
