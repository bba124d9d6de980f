import * as v from 'valibot'
import { date, endpoint, id, idParams, timestamp, written } from '../endpoint'
import { optionalText, requiredText } from '../text'
import { APPLICATION_STATES } from './application-states'
import { ENDING_REASONS } from './ending-reasons'
import { applicationFilters, JOB_STATES } from './jobs'
import { offerDetails } from './offers'

const service = 'jobs' as const
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const PSEUDONYM_DIGITS = 6

/** After so many days without a look, the employer is reminded; after so many without an answer, the applicant reads "no response yet". */
export const WAITING_DAYS = { employerIsReminded: 14, applicantIsTold: 28 } as const

/** The pseudonym's number of an application: short, opaque, and the same for everybody who may read it. */
export const pseudonymNumber = (applicationId: string): string =>
  String(Number.parseInt(applicationId.slice(0, PSEUDONYM_DIGITS), 16))
/** How the ids begin that have this number; null where no id can. */
export const idPrefixOf = (pseudonym: string): string | null => {
  const prefix = /^\d{1,8}$/.test(pseudonym) ? Number(pseudonym).toString(16).padStart(PSEUDONYM_DIGITS, '0') : ''
  return prefix.length === PSEUDONYM_DIGITS ? prefix : null
}

export const listApplicationJobs = endpoint({
  service,
  method: 'GET',
  path: '/employer/application-jobs',
  reads: ['application', 'job'],
  summary: 'The jobs that somebody applied for, with how many, for a filter',
  access: ['employer'],
  response: v.object({
    items: v.array(
      v.object({
        id,
        title: v.string(),
        location: v.string(),
        state: v.picklist(JOB_STATES),
        applications: v.number(),
        shortlisted: v.number(),
        anonymousUntilShortlist: v.boolean(),
      }),
    ),
  }),
})
export const readNeighbours = endpoint({
  service,
  method: 'GET',
  path: '/employer/applications/:id/neighbours',
  reads: ['application'],
  summary: 'What comes before and after an application in a filtered list',
  access: ['employer'],
  params: idParams,
  query: v.object(applicationFilters),
  response: v.object({ previous: v.nullable(id), next: v.nullable(id), position: v.number(), total: v.number() }),
})

export const MOST_AT_ONCE = 100
export const BULK_MOVES = ['under_review', 'shortlisted', 'rejected', 'position_closed'] as const
export type BulkMove = (typeof BULK_MOVES)[number]
/** `overtaken`: somebody moved it after the list was read; `not-allowed`: the table has no such step. */
export const BULK_OUTCOMES = ['moved', 'overtaken', 'not-allowed', 'not-found'] as const
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
        /** Where it stands now; null of what was not found. */
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
    /** Of the day that was confirmed before; 0 where none was. */
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

export const NOTE_MAX_LENGTH = 2000
export const listNotes = endpoint({
  service,
  method: 'GET',
  path: '/employer/applications/:id/notes',
  reads: ['application-note'],
  summary: 'Notes of my organisation about an application, oldest first',
  access: ['employer'],
  params: idParams,
  response: v.object({
    items: v.array(
      v.object({
        id,
        text: v.string(),
        at: timestamp,
        /** Empty for somebody who has left. */
        name: v.string(),
        mine: v.boolean(),
      }),
    ),
  }),
})
export const addNote = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/:id/notes',
  changes: ['application-note'],
  summary: 'Add a note for my colleagues',
  access: ['employer'],
  params: idParams,
  body: v.object({ text: requiredText('Write a note', NOTE_MAX_LENGTH) }),
  response: written({ id }),
})

/** What may be read of a CV before the shortlist. The grant is redeemed with jobseekers, once, within 60 seconds. */
export const grantCvWithoutNames = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/:id/cv-without-names',
  changes: ['access-log'],
  summary: 'A grant to read the CV without what says whose it is, once, for 60 seconds',
  access: ['employer'],
  params: idParams,
  response: v.object({ disclosureId: id, grant: v.string() }),
})

export const setAnonymous = endpoint({
  service,
  method: 'PUT',
  path: '/employer/jobs/:id/anonymous',
  changes: ['job'],
  summary: 'Read applications for a job without names until they are shortlisted, or with names from now on',
  access: ['employer'],
  params: idParams,
  body: v.object({ anonymousUntilShortlist: v.boolean() }),
  response: written({ anonymousUntilShortlist: v.boolean() }),
})

export const employerApplicationEndpoints = {
  listApplicationJobs,
  readNeighbours,
  moveApplications,
  makeOffer,
  correctOffer,
  confirmStart,
  recordStart,
  listNotes,
  addNote,
  grantCvWithoutNames,
  setAnonymous,
}
