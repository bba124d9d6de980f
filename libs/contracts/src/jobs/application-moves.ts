import * as v from 'valibot'
import { date, endpoint, id, idParams, written } from '../endpoint'
import { optionalText } from '../text'
import { APPLICATION_STATES } from './application-states'
import { ENDING_REASONS } from './ending-reasons'
import { offerDetails } from './offers'

const service = 'jobs' as const
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** An offer and the start of work have endpoints of their own. */
export const moveApplication = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/:id/state',
  changes: ['application'],
  summary: 'Move an application to its next state',
  access: ['employer'],
  params: idParams,
  body: v.object({
    to: v.picklist(APPLICATION_STATES),
    version: v.number(),
    /** What the applicant reads at the end; without it, the standard text of the code. */
    reason: optionalText(1000),
    /** The same for applicants who read Welsh. */
    reasonCy: optionalText(1000),
    code: v.optional(v.nullable(v.picklist(ENDING_REASONS)), null),
  }),
  response: written({ state: v.picklist(APPLICATION_STATES), version: v.number() }),
})

export const MOST_AT_ONCE = 100
/** Rejections of several are in `rejections.ts`. */
export const BULK_MOVES = ['under_review', 'shortlisted', 'position_closed'] as const
export type BulkMove = (typeof BULK_MOVES)[number]
/** `overtaken`: moved by somebody after the list was read; `not-allowed`: the table has no such step; `frozen`: it rests. */
export const BULK_OUTCOMES = ['moved', 'overtaken', 'not-allowed', 'not-found', 'frozen'] as const
export const moveApplications = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/moves',
  changes: ['application'],
  summary: 'Move several applications, each for itself',
  access: ['employer'],
  body: v.object({
    to: v.picklist(BULK_MOVES),
    applications: v.pipe(
      v.array(v.object({ id, version })),
      v.minLength(1, 'Choose at least one application'),
      v.maxLength(MOST_AT_ONCE, `Choose ${MOST_AT_ONCE} applications or fewer`),
    ),
    reason: optionalText(1000),
    reasonCy: optionalText(1000),
    code: v.optional(v.nullable(v.picklist(ENDING_REASONS)), null),
  }),
  response: written({
    results: v.array(
      v.object({
        id,
        outcome: v.picklist(BULK_OUTCOMES),
        /** The state now; null for `not-found`. */
        state: v.nullable(v.picklist(APPLICATION_STATES)),
        by: v.nullable(v.picklist(['jobseeker', 'employer', 'system'])),
      }),
    ),
  }),
})

export const makeOffer = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/:id/offer',
  changes: ['application'],
  summary: 'Offer the job',
  access: ['employer'],
  params: idParams,
  body: v.object({ ...offerDetails.entries, version }),
  response: written({ state: v.picklist(APPLICATION_STATES), version: v.number() }),
})
export const correctOffer = endpoint({
  service,
  method: 'PUT',
  path: '/employer/applications/:id/offer',
  changes: ['application'],
  summary: 'Correct an offer that is not answered yet',
  access: ['employer'],
  params: idParams,
  body: v.object({
    ...offerDetails.entries,
    /** The version of the offer that was read; 0 where it has no details yet. */
    offerVersion: version,
  }),
  response: written({ offerVersion: v.number() }),
})
export const confirmStart = endpoint({
  service,
  method: 'PUT',
  path: '/employer/applications/:id/start',
  changes: ['application'],
  summary: 'Confirm the first day of somebody who accepted',
  access: ['employer'],
  params: idParams,
  body: v.object({
    startsOn: date,
    /** Version of the start day confirmed before; 0 where none was. */
    startVersion: version,
  }),
  response: written({ startVersion: v.number() }),
})
export const recordStart = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/:id/start',
  changes: ['application'],
  summary: 'Record that somebody has started: the placement begins',
  access: ['employer'],
  params: idParams,
  body: v.object({ startedOn: date, version }),
  response: written({ state: v.picklist(APPLICATION_STATES), version: v.number() }),
})

export const applicationMoveEndpoints = {
  moveApplication,
  moveApplications,
  makeOffer,
  correctOffer,
  confirmStart,
  recordStart,
}
