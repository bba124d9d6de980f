import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'
import { optionalText } from '../text'
import { BULK_OUTCOMES, MOST_AT_ONCE } from './application-moves'
import { APPLICATION_STATES } from './application-states'
import { REJECTION_REASONS } from './ending-reasons'

const service = 'jobs' as const

/** How long a rejection can be undone; the applicant is told after it. */
export const UNDO_MINUTES = 10

/** After an offer, `moveApplication` takes the offer back at once. */
export const rejectApplications = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/rejections',
  changes: ['application'],
  summary: 'Reject applications in kind words; the applicants are told in ten minutes, until then it can be undone',
  access: ['employer'],
  body: v.object({
    applications: v.pipe(
      v.array(v.object({ id, version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })),
      v.minLength(1, 'Choose at least one application'),
      v.maxLength(MOST_AT_ONCE, `Choose ${MOST_AT_ONCE} applications or fewer`),
    ),
    /** What the applicant reads; without it, the standard text of the code. */
    reason: optionalText(1000),
    /** The same for applicants who read Welsh. */
    reasonCy: optionalText(1000),
    code: v.optional(v.nullable(v.picklist(REJECTION_REASONS)), null),
  }),
  response: written({
    /** When the applicants are told. */
    at: timestamp,
    results: v.array(
      v.object({
        id,
        /** `moved`: it is held, and rejected at that time. */
        outcome: v.picklist(BULK_OUTCOMES),
        state: v.nullable(v.picklist(APPLICATION_STATES)),
        by: v.nullable(v.picklist(['jobseeker', 'employer', 'system'])),
      }),
    ),
  }),
})

export const settleRejections = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/rejections/settlement',
  changes: ['application'],
  summary: 'Undo rejections that are not sent yet, or send them now',
  access: ['employer'],
  body: v.object({
    ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_AT_ONCE)),
    to: v.picklist(['undone', 'sent']),
  }),
  response: written({
    /** Those that it could still be done for. */
    settled: v.array(id),
  }),
})

/** Least score of another job that is suggested. */
export const OTHER_JOB_SCORE = 60
export const listOtherJobs = endpoint({
  service,
  method: 'GET',
  path: '/employer/applications/:id/other-jobs',
  reads: ['application', 'job'],
  summary: 'Up to three other jobs of my organisation that match an applicant and that they have not applied for',
  access: ['employer'],
  params: idParams,
  response: v.object({
    items: v.array(v.object({ id, title: v.string(), location: v.string(), score: v.number() })),
  }),
})

export const rejectionEndpoints = { rejectApplications, settleRejections, listOtherJobs }
