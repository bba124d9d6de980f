import * as v from 'valibot'
import { id } from '../endpoint'

/** Signed statements that one service makes and another redeems, carried by the browser (JWS, EdDSA, single use). */
export const HANDOVER_SECONDS = 300
export const CV_GRANT_SECONDS = 60

/** jobseekers → jobs: what the applicant chose to show for one job. */
export const disclosureHandover = v.object({
  disclosureId: id,
  accountId: id,
  jobId: id,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  /** Town and outcode, never the street. */
  area: v.string(),
  availability: v.nullable(v.string()),
  experienceYears: v.nullable(v.number()),
  skillIds: v.array(v.string()),
  coverLetter: v.string(),
  cvFilename: v.string(),
  cvFileType: v.picklist(['pdf', 'doc', 'docx']),
  /** Only what the person chose to share. */
  adjustments: v.boolean(),
  adjustmentsWords: v.optional(v.string(), ''),
  benefitsTransition: v.boolean(),
})
/** Input of the schema, so that fields added later may be missing. */
export type DisclosureHandover = v.InferInput<typeof disclosureHandover>

/** jobs → jobseekers: this employer account may fetch the CV of this disclosure once, whole or without names, as the grant says. */
export const cvGrant = v.object({
  grantId: id,
  disclosureId: id,
  accountId: id,
  organisation: v.string(),
  withoutNames: v.optional(v.boolean(), false),
  /** What the advert asks for, to be marked in the pages. */
  asked: v.optional(
    v.object({
      /** Each a group of skills of which one is enough. */
      skills: v.array(v.array(v.string())),
      /** Those that the person has by the match. */
      held: v.array(v.string()),
      /** Of the advert's title. */
      occupations: v.array(v.string()),
    }),
  ),
})
export type CvGrant = v.InferInput<typeof cvGrant>

/** casework → jobseekers: this agent may read the birth date of this person once. */
export const revealGrant = v.object({ revealId: id, accountId: id, agentAccountId: id })
export type RevealGrant = v.InferOutput<typeof revealGrant>

/** jobseekers → learning: this person has an analysed CV and a saved letter. The address is hashed for the credential and not kept. */
export const badgeEvidence = v.object({ accountId: id, email: v.string(), cvId: id, letterId: id })
export type BadgeEvidence = v.InferOutput<typeof badgeEvidence>

/** jobseekers → learning: the address of this account. Its salted hash says whom a badge is about; the address is not kept. */
export const badgeHolder = v.object({ accountId: id, email: v.string() })
export type BadgeHolder = v.InferOutput<typeof badgeHolder>
