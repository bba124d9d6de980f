import { randomUUID } from 'node:crypto'
import {
  checkDomain,
  createOrganisation,
  Problem,
  readCharityNumber,
  readCompanyNumber,
  readJobOrganisation,
  readOrganisation,
  refuseField,
  removeOrganisationDocument,
  saveDisabilityConfident,
  saveOrganisationProfile,
  submitVerification,
  uploadOrganisationDocument,
  workEmailHandover,
} from '@onward/contracts'
import { announceChange } from '@onward/database'
import { type ServiceKit, verifyHandover } from '@onward/service-kit'
import { writeThenRemove, writeWithFile } from '@onward/service-kit/file-writes'
import { dayOf } from '../day'
import { checkEvidence } from './evidence'
import { lastVerification, membershipOf, otherOwners, requireOwner } from './membership-store'
import { claimOf, requireNameUnsettled, requireProfileVersion, requireSendable, stateOf } from './rules'
import {
  advertiserOf,
  deleteDocument,
  insertOrganisation,
  insertVerification,
  newestDocument,
  readOwnOrganisation,
  replaceDocument,
  saveClaim,
  saveProfile,
} from './store'
import { publicOrganisationOf } from './view'

/** The viewer's organisation: profile, evidence and verification. */
export function organisationRoutes(kit: ServiceKit): void {
  kit.handle(readOrganisation, ({ now, read }) =>
    read(async (tx, who) => {
      const membership = await membershipOf(tx, who)
      return { organisation: membership && (await readOwnOrganisation(tx, membership, now)) }
    }),
  )

  kit.handle(createOrganisation, ({ body, now, write }) =>
    write(async (tx, { accountId }) => {
      const id = await insertOrganisation(tx, accountId, body.name, now)
      await announceChange(tx, { accountIds: [accountId], changed: ['organisation'] })
      return { resource: `organisations/${id}`, answer: { id } }
    }),
  )

  kit.handle(saveOrganisationProfile, ({ body: { version: seen, ...profile }, write }) =>
    write(async (tx, who) => {
      const { accountId, organisation } = await requireOwner(tx, who)
      requireProfileVersion(organisation, seen)
      requireNameUnsettled(profile, organisation, stateOf(organisation, await lastVerification(tx, organisation.id)))
      const version = await saveProfile(tx, organisation, profile)
      const accountIds = [accountId, ...(await otherOwners(tx, organisation.id, accountId))]
      await announceChange(tx, { accountIds, changed: ['organisation'] })
      return { resource: `organisations/${organisation.id}`, answer: { version } }
    }),
  )

  kit.handle(saveDisabilityConfident, ({ body, now, write }) =>
    write(async (tx, who) => {
      const { organisation } = await requireOwner(tx, who)
      requireProfileVersion(organisation, body.version)
      const version = await saveClaim(tx, organisation, claimOf(body, dayOf(now)), now)
      return { resource: `organisations/${organisation.id}`, answer: { version } }
    }),
  )

  kit.handle(readJobOrganisation, ({ params, now, read }) =>
    read(async (tx) => publicOrganisationOf(await advertiserOf(tx, params.id), dayOf(now))),
  )

  // Documents are private: their bytes are sent to administrators only.
  kit.handle(uploadOrganisationDocument, async (call) => {
    const { file, now } = call
    // Check the sender before anything is opened.
    await call.read((tx, who) => requireOwner(tx, who))
    if (!file) throw new Problem('invalid-input', { errors: [{ field: 'file', text: 'common.choose-file' }] })
    const { type, bytes } = await checkEvidence(file)
    const id = randomUUID()
    const document = { bytes, keyOf: () => `organisations/${id}.${type}` }
    return writeWithFile(kit, call, document, async (tx, who, fileKey) => {
      const { organisation } = await requireOwner(tx, who)
      requireSendable(stateOf(organisation, await lastVerification(tx, organisation.id)))
      const replaced = await replaceDocument(tx, organisation.id, { id, file, type, bytes: bytes.length, fileKey, at: now })
      return { resource: `organisation-documents/${id}`, answer: { id }, unnamed: [replaced] }
    })
  })

  kit.handle(removeOrganisationDocument, ({ params, write }) =>
    writeThenRemove(kit, { write }, async (tx, who) => {
      const { organisation } = await requireOwner(tx, who)
      const removed = await deleteDocument(tx, organisation.id, params.id)
      return { resource: `organisation-documents/${params.id}`, answer: {}, unnamed: [removed] }
    }),
  )

  kit.handle(submitVerification, async ({ body, now, principal, write }) => {
    const { payload } = await verifyHandover(kit.keys, { from: 'identity', to: 'jobs' }, workEmailHandover, body.workEmail, now)
    if (payload.accountId !== principal.accountId) throw new Problem('malformed-request')
    return write(async (tx, who) => {
      const { accountId, organisation } = await requireOwner(tx, who)
      requireSendable(stateOf(organisation, await lastVerification(tx, organisation.id)))
      const companyNumber = readCompanyNumber(body.companyNumber)?.number ?? null
      const charityNumber = readCharityNumber(body.charityNumber)?.number ?? null
      const documentId = (await newestDocument(tx, organisation.id))?.id ?? null
      if (!companyNumber && !charityNumber && !documentId)
        throw refuseField('companyNumber', 'jobs.organisation-nothing-to-submit')
      const id = await insertVerification(tx, {
        organisationId: organisation.id,
        submittedAt: now,
        submittedBy: accountId,
        companyNumber,
        charityNumber,
        documentId,
        website: organisation.website,
        emailDomain: payload.domain,
        domainCheck: checkDomain(organisation.website, payload.domain),
      })
      return { resource: `verifications/${id}`, answer: { id } }
    })
  })
}
