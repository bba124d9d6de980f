import { randomUUID } from 'node:crypto'
import type { BodyOf, DisclosureHandover } from '@onward/contracts'
import { cvGrant, downloadDisclosedCv, makeDisclosure, Problem, previewDisclosure } from '@onward/contracts'
import { experienceYears } from '@onward/cv-engine'
import { databaseError } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { signHandover, verifyHandover } from '@onward/service-kit'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { ownCv } from '../cvs/store'
import type { CvRow, ProfileRow, WorkFact } from '../db/schema'
import { cvReviews, disclosures, redeemedGrants } from '../db/schema'
import { disclosureKey, sendFile } from '../files'
import { areaOf } from '../profile/area'
import { profileRow } from '../profile/store'
import { stampPdf } from './stamp'
import { wordsOfCv } from './without-names'

/** Reads well for a person even though no rule could judge it. Others may be unsafe, or not what their name says. */
export const MAY_BE_SENT = new Set<CvRow['refusal']>(['scan-without-text', 'too-many-pages'])

const TIDY_MINUTES = 60
/** Far longer than a hand-over lasts: nothing can be sent with it any more. */
const UNSENT_KEPT_MS = 7 * 24 * 60 * 60 * 1000

export function disclosureRoutes(kit: ServiceKit): void {
  kit.cron('jobseekers.unsent', TIDY_MINUTES, async () => {
    const gone = await forgetUnsent(kit)
    if (gone > 0) kit.log.info({ gone }, 'disclosures of which no application came')
  })

  kit.handle(previewDisclosure, ({ params, now, read }) =>
    read(async (tx, who) => {
      const accountId = who.accountId
      const cv = await ownCv(tx, accountId, params.id)
      const profile = await profileRow(tx, accountId)
      const [review] = await tx.select().from(cvReviews).where(eq(cvReviews.cvId, cv.id))
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
      if (cv.state === 'waiting' || cv.state === 'reading') {
        throw new Problem('state-conflict', { text: 'jobseekers.disclosure-being-read' })
      }
      if (cv.state === 'refused' && !MAY_BE_SENT.has(cv.refusal)) {
        throw new Problem('state-conflict', { text: 'jobseekers.disclosure-unsafe' })
      }
      const [review] = await tx.select().from(cvReviews).where(eq(cvReviews.cvId, cv.id))
      return { cv, snapshot: snapshotOf({ disclosureId, body, profile, cv, review, now }) }
    })
    // A copy of its own: deleting the CV later takes nothing away from an application.
    const filePath = disclosureKey(disclosureId, cv.filename)
    await kit.files.put(filePath, await kit.files.get(cv.filePath))
    try {
      const answer = await call.write(async (tx, who) => {
        await tx.insert(disclosures).values({
          id: disclosureId,
          accountId: who.accountId,
          jobId: body.jobId,
          snapshot,
          filePath,
          madeAt: now,
          unsent: true,
        })
        return { resource: `disclosures/${disclosureId}`, answer: { id: disclosureId } }
      })
      const isRepeat = answer.id !== disclosureId
      if (isRepeat) await kit.files.remove(filePath)
      // Signed after the commit and kept nowhere: it holds a name and an address.
      const say = isRepeat ? await call.read((tx) => snapshotById(tx, answer.id)) : snapshot
      return { ...answer, handover: await signHandover(kit.keys, { from: 'jobseekers', to: 'jobs' }, say, now) }
    } catch (error) {
      await kit.files.remove(filePath).catch(() => {})
      throw error
    }
  })

  wordsOfCv(kit)

  kit.handle(downloadDisclosedCv, async (call) => {
    const { params, query, now, reply } = call
    const { payload: grant } = await verifyHandover(kit.keys, { from: 'jobs', to: 'jobseekers' }, cvGrant, query.grant, now)
    let found: { filePath: string; snapshot: DisclosureHandover } | undefined
    await call.write(async (tx, who) => {
      const isForThis = grant.disclosureId === params.id && grant.accountId === who.accountId && !grant.withoutNames
      if (!isForThis) throw new Problem('not-found')
      const [redeemed] = await tx
        .insert(redeemedGrants)
        .values({
          grantId: grant.grantId,
          disclosureId: grant.disclosureId,
          accountId: grant.accountId,
          organisation: grant.organisation,
          redeemedAt: now,
        })
        .onConflictDoNothing()
        .returning({ grantId: redeemedGrants.grantId })
        // An employer sees a disclosure only once the grant is there; so the foreign key is what tells that there is none.
        .catch((error: unknown) => {
          throw databaseError(error)?.code === '23503' ? new Problem('not-found') : error
        })
      if (!redeemed) throw new Problem('link-expired')
      ;[found] = await tx
        .select({ filePath: disclosures.filePath, snapshot: disclosures.snapshot })
        .from(disclosures)
        .where(eq(disclosures.id, params.id))
      if (!found) throw new Problem('not-found')
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

/** Deletes what was put together for an application that never went out. Gives how many. */
async function forgetUnsent(kit: ServiceKit): Promise<number> {
  return kit.db.withSystem(async (tx) => {
    const old = and(eq(disclosures.unsent, true), lt(disclosures.madeAt, new Date(kit.clock().getTime() - UNSENT_KEPT_MS)))
    const rows = await tx
      .select({ id: disclosures.id, filePath: disclosures.filePath })
      .from(disclosures)
      .where(old)
      .for('update')
    // Files first: whoever is killed here finds the rows that name them again.
    for (const { filePath } of rows) await kit.files.remove(filePath)
    if (rows.length > 0)
      await tx.delete(disclosures).where(
        inArray(
          disclosures.id,
          rows.map(({ id }) => id),
        ),
      )
    return rows.length
  })
}

async function snapshotById(tx: Parameters<typeof profileRow>[0], id: string): Promise<DisclosureHandover> {
  const [row] = await tx
    .select({ snapshot: disclosures.snapshot })
    .from(disclosures)
    .where(and(eq(disclosures.id, id)))
  if (!row) throw new Problem('not-found')
  return row.snapshot
}

function snapshotOf(from: {
  disclosureId: string
  body: Pick<
    BodyOf<typeof makeDisclosure>,
    'jobId' | 'coverLetter' | 'shareAdjustments' | 'adjustmentsWords' | 'shareBenefitsTransition'
  >
  profile: ProfileRow
  cv: CvRow
  review: { analysis: { detailedAnalysis: { skills: { skillId: string }[] } }; work: WorkFact[] } | undefined
  now: Date
}): DisclosureHandover {
  const { body, profile, cv, review, now } = from
  return {
    disclosureId: from.disclosureId,
    accountId: profile.accountId,
    jobId: body.jobId,
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email,
    phone: profile.phone,
    area: areaOf(profile),
    availability: profile.availability,
    experienceYears: review ? experienceYears(review.work, { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }) : null,
    skillIds: review?.analysis.detailedAnalysis.skills.map((skill) => skill.skillId) ?? [],
    coverLetter: body.coverLetter,
    cvFilename: cv.filename,
    cvFileType: cv.fileType,
    adjustments: body.shareAdjustments,
    adjustmentsWords: body.shareAdjustments ? body.adjustmentsWords : '',
    benefitsTransition: body.shareBenefitsTransition,
  }
}
