import { randomUUID } from 'node:crypto'
import {
  checkDomain,
  Problem,
  readCharityNumber,
  readCompanyNumber,
  refuseField,
  removeOrganisationDocument,
  submitVerification,
  uploadOrganisationDocument,
  type VerificationState,
  workEmailHandover,
} from '@onward/contracts'
import { type ServiceKit, verifyHandover } from '@onward/service-kit'
import { and, eq } from 'drizzle-orm'
import { organisationDocuments, verifications } from '../db/schema'
import { checkEvidence } from './document'
import { lastVerification, requireOwner } from './membership'
import { newestDocument, stateOf, wasSent } from './shown'

/** Throws `state-conflict` where nothing can be sent: it is being looked at, or decided. */
function requireToSend(state: VerificationState): void {
  if (state === 'refused') throw new Problem('state-conflict', { text: 'jobs.organisation-was-refused' })
  if (state === 'submitted' || state === 'verified') {
    throw new Problem('state-conflict', { text: 'jobs.organisation-submitted-already' })
  }
}

/** What becomes evidence, and its way to an administrator. The documents are private: only administrators are answered their bytes. */
export function registerVerification(kit: ServiceKit): void {
  const remove = (key: string) => kit.files.remove(key).catch((error: unknown) => kit.log.error({ err: error }, 'a file stayed'))

  kit.handle(uploadOrganisationDocument, async (call) => {
    const { file, now } = call
    // Who may not send one is told so before anything is opened.
    await call.read((tx, who) => requireOwner(tx, who))
    if (!file) throw new Problem('invalid-input', { errors: [{ field: 'file', text: 'common.choose-file' }] })
    const { type, bytes } = await checkEvidence(file)
    const id = randomUUID()
    const fileKey = `organisations/${id}.${type}`
    await kit.files.put(fileKey, bytes)
    let replaced: string | null = null
    try {
      const answer = await call.write(async (tx, who) => {
        const { organisation } = await requireOwner(tx, who)
        const state = stateOf(organisation, await lastVerification(tx, organisation.id))
        requireToSend(state)
        const newest = await newestDocument(tx, organisation.id)
        const before = newest && !(await wasSent(tx, newest.id)) ? newest : null
        if (before) await tx.delete(organisationDocuments).where(eq(organisationDocuments.id, before.id))
        replaced = before?.fileKey ?? null
        await tx.insert(organisationDocuments).values({
          id,
          organisationId: organisation.id,
          filename: file.filename,
          fileType: type,
          bytes: bytes.length,
          fileKey,
          uploadedAt: now,
        })
        return { resource: `organisation-documents/${id}`, answer: { id } }
      })
      // A repeat was answered with its first file.
      if (answer.id !== id) await remove(fileKey)
      else if (replaced) await remove(replaced)
      return answer
    } catch (error) {
      await remove(fileKey)
      throw error
    }
  })

  kit.handle(removeOrganisationDocument, async (call) => {
    const { params } = call
    let removed: string | null = null
    const answer = await call.write(async (tx, who) => {
      const { organisation } = await requireOwner(tx, who)
      const mine = and(eq(organisationDocuments.id, params.id), eq(organisationDocuments.organisationId, organisation.id))
      const [own] = await tx.select({ id: organisationDocuments.id }).from(organisationDocuments).where(mine)
      if (!own) throw new Problem('not-found')
      if (await wasSent(tx, own.id)) throw new Problem('state-conflict', { text: 'jobs.organisation-document-is-sent' })
      const [gone] = await tx.delete(organisationDocuments).where(mine).returning({ fileKey: organisationDocuments.fileKey })
      if (!gone) throw new Problem('not-found')
      removed = gone.fileKey
      return { resource: `organisation-documents/${params.id}`, answer: {} }
    })
    if (removed) await remove(removed)
    return answer
  })

  kit.handle(submitVerification, async ({ body, now, principal, write }) => {
    const { payload } = await verifyHandover(kit.keys, { from: 'identity', to: 'jobs' }, workEmailHandover, body.workEmail, now)
    if (payload.accountId !== principal?.accountId) throw new Problem('malformed-request')
    return write(async (tx, who) => {
      const { accountId, organisation } = await requireOwner(tx, who)
      const state = stateOf(organisation, await lastVerification(tx, organisation.id))
      requireToSend(state)
      const companyNumber = readCompanyNumber(body.companyNumber)?.number ?? null
      const charityNumber = readCharityNumber(body.charityNumber)?.number ?? null
      const documentId = (await newestDocument(tx, organisation.id))?.id ?? null
      if (!companyNumber && !charityNumber && !documentId) {
        throw refuseField('companyNumber', 'jobs.organisation-nothing-to-submit')
      }
      const id = randomUUID()
      await tx.insert(verifications).values({
        id,
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
