import * as v from 'valibot'
import { endpoint, id, idParams, written } from '../endpoint'
import { optionalText } from '../text'
import { AVAILABILITIES, orEmpty, profileEdit } from './profile'

const service = 'jobseekers' as const

/** Signed for `jobs`; see `handover.ts`. */
export const makeDisclosure = endpoint({
  service,
  method: 'POST',
  path: '/disclosures',
  changes: ['disclosure', 'profile'],
  problems: ['not-found'],
  summary: 'Snapshot my CV, letter and contact for one job; answers a signed hand-over of five minutes',
  access: ['user'],
  body: v.object({
    jobId: id,
    cvId: id,
    coverLetter: optionalText(6000),
    shareAdjustments: v.optional(v.boolean(), false),
    /** What would help the person at work; sent only with `shareAdjustments`. */
    adjustmentsWords: optionalText(1000),
    shareBenefitsTransition: v.optional(v.boolean(), false),
    /** For this employer. Left out: the profile's. */
    phone: v.optional(orEmpty(profileEdit.entries.phone)),
    /** The number that is sent becomes the profile's too. */
    keepPhone: v.optional(v.boolean(), false),
  }),
  response: written({ id, handover: v.string() }),
})
/** Made by the same rules as the disclosure, so that nobody sends what they have not seen. */
export const previewDisclosure = endpoint({
  service,
  method: 'GET',
  path: '/cvs/:id/preview',
  reads: ['cv'],
  summary: 'What an employer would see of me with this CV, beside what I write for the job',
  access: ['user'],
  params: idParams,
  response: v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.string(),
    area: v.string(),
    availability: v.nullable(v.picklist(AVAILABILITIES)),
    experienceYears: v.nullable(v.number()),
    cvFilename: v.string(),
  }),
})
/** With the grant that `jobs` signed for one employer: works once, within 60 s. */
export const downloadDisclosedCv = endpoint({
  service,
  method: 'GET',
  path: '/disclosures/:id/cv',
  reads: ['application'],
  problems: ['link-expired'],
  changes: ['access-log'],
  summary: 'The CV of an application, by a link that works once',
  access: ['employer'],
  params: idParams,
  query: v.object({ grant: v.pipe(v.string(), v.maxLength(4000)) }),
  raw: true,
})

/** With a grant for this only. Names, contact details, links, birth date, personal details and pictures are removed. */
export const readCvWithoutNames = endpoint({
  service,
  method: 'GET',
  path: '/disclosures/:id/without-names',
  reads: ['application'],
  problems: ['link-expired'],
  changes: ['access-log'],
  summary: 'The words of the CV of an application, without what says whose it is',
  access: ['employer'],
  params: idParams,
  query: v.object({ grant: v.pipe(v.string(), v.maxLength(4000)) }),
  response: v.object({
    sections: v.array(
      v.object({
        /** As written; empty for lines before the first heading. */
        heading: v.string(),
        lines: v.array(v.object({ text: v.string(), isItem: v.boolean() })),
      }),
    ),
  }),
  ratePerMinute: 30,
})
export type CvWithoutNames = v.InferOutput<typeof readCvWithoutNames.response>

export const disclosureEndpoints = {
  makeDisclosure,
  previewDisclosure,
  downloadDisclosedCv,
  readCvWithoutNames,
}
