import type { BodyOf, DisclosureHandover, makeDisclosure, ProblemText } from '@onward/contracts'
import { experienceYears } from '@onward/cv-engine'
import type { CvRow, ProfileRow, WorkFact } from '../db/schema'
import { areaOf } from '../profile/area'

/**
 * Refusals of CVs that people can read although the rules cannot judge them. CVs with other refusals may be unsafe or of a false
 * type.
 */
export const MAY_BE_SENT = new Set<CvRow['refusal']>(['scan-without-text', 'too-many-pages', 'not-a-cv', 'other-language'])

/** Why a CV cannot be sent with an application; null where it can. */
export function sendRefused({ state, refusal }: Pick<CvRow, 'state' | 'refusal'>): ProblemText | null {
  if (state === 'waiting' || state === 'reading') return 'jobseekers.disclosure-being-read'
  return state === 'refused' && !MAY_BE_SENT.has(refusal) ? 'jobseekers.disclosure-unsafe' : null
}

/** The facts of an applicant that an employer is shown, as of now. */
export function snapshotOf(from: {
  disclosureId: string
  body: Pick<
    BodyOf<typeof makeDisclosure>,
    'jobId' | 'coverLetter' | 'shareAdjustments' | 'adjustmentsWords' | 'shareBenefitsTransition' | 'phone'
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
    phone: body.phone ?? profile.phone,
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
