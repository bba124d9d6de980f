import { randomUUID } from 'node:crypto'
import { cvGrant, downloadDisclosedCv, makeDisclosure, Problem, previewDisclosure, readCvWithoutNames } from '@onward/contracts'
import { readDocument, textWithoutHolder } from '@onward/cv-engine'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { signHandover, verifyHandover } from '@onward/service-kit'
import { writeWithFile } from '@onward/service-kit/file-writes'
import { ownCv, reviewOf } from '../cvs/store'
import { disclosureKey, sendFile } from '../files'
import { announceContactPreferences, changeProfile, profileRow } from '../profile/store'
import { sendRefused, snapshotOf } from './rules'
import { stampPdf } from './stamp'
import {
  insertDisclosure,
  redeemGrant,
  redeemGrantWithoutNames,
  removeUnsent,
  type SentCv,
  snapshotById,
  unusedGrant,
} from './store'

const TIDY_MINUTES = 60

export function disclosureEvents(kit: ServiceKit): void {
  kit.cron(
    'jobseekers.unsent',
    { everyMinutes: TIDY_MINUTES, most: 500, of: 'hand-overs', rest: 'no-longer-due' },
    async (most) => {
      const gone = await removeUnsent(kit.db, kit.files, { now: kit.clock(), most })
      if (gone > 0) kit.log.info({ gone }, 'disclosures of which no application came')
    },
  )
}

async function keepPhone(tx: Tx, accountId: string, phone: string): Promise<void> {
  const before = await profileRow(tx, accountId)
  if (before.phone === phone) return
  await changeProfile(tx, accountId, before.version, { phone })
  await announceContactPreferences(tx, accountId)
}

export function disclosureRoutes(kit: ServiceKit): void {
  kit.handle(previewDisclosure, ({ params, now, read }) =>
    read(async (tx, who) => {
      const accountId = who.accountId
      const cv = await ownCv(tx, accountId, params.id)
      const profile = await profileRow(tx, accountId)
      const review = await reviewOf(tx, cv.id)
      const { firstName, lastName, email, phone, area, experienceYears, cvFilename } = snapshotOf({
        disclosureId: '',
        body: { jobId: '', coverLetter: '', shareAdjustments: false, adjustmentsWords: '', shareBenefitsTransition: false },
        profile,
        cv,
        review,
        now,
      })
      return { firstName, lastName, email, phone, area, availability: profile.availability, experienceYears, cvFilename }
    }),
  )

  kit.handle(makeDisclosure, async (call) => {
    const { body, now } = call
    const disclosureId = randomUUID()
    const { cv, snapshot } = await call.read(async (tx, who) => {
      const profile = await profileRow(tx, who.accountId)
      const cv = await ownCv(tx, who.accountId, body.cvId)
      const refused = sendRefused(cv)
      if (refused) throw new Problem('state-conflict', { text: refused })
      const review = await reviewOf(tx, cv.id)
      return { cv, snapshot: snapshotOf({ disclosureId, body, profile, cv, review, now }) }
    })
    // A copy, so that deleting the CV later does not affect the application.
    const copy = { bytes: await kit.files.get(cv.filePath), keyOf: () => disclosureKey(disclosureId, cv.filename) }
    const answer = await writeWithFile(kit, call, copy, async (tx, { accountId }, filePath) => {
      await insertDisclosure(tx, { id: disclosureId, accountId, jobId: body.jobId, snapshot, filePath, madeAt: now })
      if (body.keepPhone && body.phone) await keepPhone(tx, accountId, body.phone)
      return { resource: `disclosures/${disclosureId}`, answer: { id: disclosureId }, unnamed: [] }
    })
    // Signed after the commit and not stored: it holds a name and an address. A repeated request was answered with its first.
    const stored = answer.id === disclosureId ? snapshot : await call.read((tx) => snapshotById(tx, answer.id))
    return { ...answer, handover: await signHandover(kit.keys, { from: 'jobseekers', to: 'jobs' }, stored, now) }
  })

  // The text is read from the file each time and not stored. The access is recorded for the applicant.
  kit.handle(readCvWithoutNames, async ({ params, query, now, principal, write }) => {
    const { payload: grant } = await verifyHandover(kit.keys, { from: 'jobs', to: 'jobseekers' }, cvGrant, query.grant, now)
    const isForThis = grant.disclosureId === params.id && grant.accountId === principal.accountId && grant.withoutNames
    if (!isForThis) throw new Problem('not-found')
    const found = await unusedGrant(kit.db, grant)
    if (!found) throw new Problem('link-expired')
    const { snapshot, filePath } = found
    const document = await readDocument(await kit.files.get(filePath), snapshot.cvFilename)
    if (!document.ok) throw new Problem('state-conflict', { text: 'jobseekers.disclosure-without-text' })
    const text = await textWithoutHolder(document.blocks, [`${snapshot.firstName} ${snapshot.lastName}`.trim()])
    await write(async (tx) => {
      await redeemGrantWithoutNames(tx, grant, now)
      return { resource: `disclosures/${params.id}/words`, answer: {} }
    })
    return text
  })

  kit.handle(downloadDisclosedCv, async (call) => {
    const { params, query, now, reply } = call
    const { payload: grant } = await verifyHandover(kit.keys, { from: 'jobs', to: 'jobseekers' }, cvGrant, query.grant, now)
    let found: SentCv | undefined
    await call.write(async (tx, who) => {
      const isForThis = grant.disclosureId === params.id && grant.accountId === who.accountId && !grant.withoutNames
      if (!isForThis) throw new Problem('not-found')
      found = await redeemGrant(tx, grant, now)
      return { resource: `disclosures/${params.id}/cv`, answer: {} }
    })
    if (!found) throw new Problem('link-expired')
    const { cvFilename, cvFileType } = found.snapshot
    const bytes = await kit.files.get(found.filePath)
    return sendFile(reply, {
      bytes: cvFileType === 'pdf' ? await stampPdf(bytes, grant.organisation, now) : bytes,
      filename: cvFilename,
      fileType: cvFileType,
    })
  })
}
