import * as v from 'valibot'
import { endpoint, id, idParams, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { localTime, slotTime } from '../slots'
import { optionalText, requiredText } from '../text'
import type { ApplicationActor, ApplicationState } from './application-states'
import { APPLICATION_STATES } from './application-states'

const service = 'jobs' as const

/** Interviews: the states, what may follow each and who may do it, as one table. Source: product behaviour section 7. */
export const INTERVIEW_STATES = [
  'proposed',
  'confirmed',
  'alternative_requested',
  'declined',
  'held',
  'cancelled',
  'no_show',
] as const
export type InterviewState = (typeof INTERVIEW_STATES)[number]

type Steps = Partial<Record<InterviewState, readonly ApplicationActor[]>>
const E = ['employer'] as const
const J = ['jobseeker'] as const
/** Also cancelled when its application is withdrawn, rejected or closed. */
/** By the system: every time passed while the application rested. */
const ASKED: readonly ApplicationActor[] = ['jobseeker', 'system']
const CANCELLED: Steps = { cancelled: ['employer', 'system'] }
export const INTERVIEW_TRANSITIONS: Readonly<Record<InterviewState, Steps>> = {
  proposed: { proposed: E, confirmed: J, alternative_requested: ASKED, declined: J, ...CANCELLED },
  alternative_requested: { proposed: E, confirmed: J, declined: J, ...CANCELLED },
  // `confirmed` again: the employer corrects the place or contact; the time stays.
  confirmed: { confirmed: E, proposed: E, alternative_requested: ASKED, held: ['employer', 'system'], no_show: E, ...CANCELLED },
  declined: {},
  held: {},
  cancelled: {},
  no_show: {},
}
export const isOpenInterview = (state: InterviewState): boolean => Object.keys(INTERVIEW_TRANSITIONS[state]).length > 0
export const mayMoveInterview = (from: InterviewState, to: InterviewState, actor: ApplicationActor): boolean =>
  INTERVIEW_TRANSITIONS[from][to]?.includes(actor) ?? false

/** State of the application, set in the same transaction. */
export const APPLICATION_OF_INTERVIEW: Readonly<Record<InterviewState, ApplicationState>> = {
  proposed: 'interview_invited',
  alternative_requested: 'interview_invited',
  confirmed: 'interview_scheduled',
  declined: 'declined',
  held: 'interviewed',
  cancelled: 'under_review',
  no_show: 'under_review',
}

export const INTERVIEW_WAYS = ['in-person', 'video', 'phone'] as const
export const MAX_SLOTS = 3
export const INTERVIEW_MINUTES = { least: 10, most: 480 } as const
/** Hours before an interview at which its reminders go out. */
export const REMINDER_HOURS = [24, 2] as const

const slots = v.pipe(
  v.array(slotTime),
  v.minLength(1, 'Suggest at least one time'),
  v.maxLength(MAX_SLOTS, `Suggest ${MAX_SLOTS} times or fewer`),
)

export const interview = v.object({
  id,
  applicationId: id,
  state: v.picklist(INTERVIEW_STATES),
  version: v.number(),
  /** The times to choose from, in order. */
  slots: v.array(timestamp),
  startsAt: v.nullable(timestamp),
  /** The agreed time that no longer holds while another is found; calendars may still have it. */
  calledOff: v.optional(v.nullable(timestamp)),
  minutes: v.number(),
  way: v.picklist(INTERVIEW_WAYS),
  /** An address, a link to join or a number to ring. */
  place: v.string(),
  /** Who they will meet. */
  meet: v.optional(v.string(), ''),
  /** What to bring. */
  bring: v.optional(v.string(), ''),
  /** How the requested adjustments are met. */
  adjustments: v.optional(v.string(), ''),
  /** Further information from the employer. */
  note: v.string(),
  /** The employer's message when cancelling. */
  closingWords: v.optional(v.string(), ''),
  /** The jobseeker's message when asking for other times or declining. */
  answer: v.string(),
  suggested: v.array(timestamp),
  history: v.array(
    v.object({ state: v.picklist(INTERVIEW_STATES), at: timestamp, by: v.picklist(['jobseeker', 'employer', 'system']) }),
  ),
})
export type Interview = v.InferOutput<typeof interview>

export const listMyInterviews = endpoint({
  service,
  method: 'GET',
  path: '/interviews',
  reads: ['interview'],
  summary: 'My interviews, newest first',
  access: ['user'],
  query: v.object({ application: v.optional(id) }),
  response: v.object({ items: v.array(interview) }),
})
export const answerInterview = endpoint({
  service,
  method: 'POST',
  path: '/interviews/:id/answer',
  changes: ['interview', 'application'],
  summary: 'Choose a time, ask for other times, or say no',
  access: ['user'],
  params: idParams,
  body: v.variant('answer', [
    v.object({ answer: v.literal('confirm'), slot: timestamp, version: v.number() }),
    v.object({
      answer: v.literal('other-times'),
      words: requiredText('Say which times would suit you', 500),
      suggested: v.optional(v.pipe(v.array(localTime), v.maxLength(MAX_SLOTS, `Suggest ${MAX_SLOTS} times or fewer`)), []),
      version: v.number(),
    }),
    v.object({ answer: v.literal('decline'), words: optionalText(500), version: v.number() }),
  ]),
  response: written({ state: v.picklist(INTERVIEW_STATES), application: v.picklist(APPLICATION_STATES) }),
})
export const downloadInterview = endpoint({
  service,
  method: 'GET',
  path: '/interviews/:id/calendar',
  reads: ['interview'],
  summary: 'My interview as a calendar file; once it is cancelled, the file that takes it out again',
  access: ['user'],
  params: idParams,
  raw: true,
})
export const answerOffer = endpoint({
  service,
  method: 'POST',
  path: '/applications/:id/offer',
  changes: ['application'],
  summary: 'Accept or decline the offer of a job',
  access: ['user'],
  params: idParams,
  body: v.object({
    accept: v.boolean(),
    /** The version of the offer that was read: a changed offer cannot be accepted unread. */
    offerVersion: v.optional(v.nullable(v.number()), null),
  }),
  response: written({ state: v.picklist(APPLICATION_STATES) }),
})

const minutes = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(INTERVIEW_MINUTES.least), v.maxValue(INTERVIEW_MINUTES.most)),
  30,
)
const details = {
  way: v.picklist(INTERVIEW_WAYS),
  place: requiredText('Say where, or how to join', 300),
  meet: optionalText(200),
  bring: optionalText(500),
  adjustments: optionalText(500),
  note: optionalText(1000),
}

/** A note for colleagues alone. */
export const interviewNote = v.object({ id, words: v.string(), by: v.string(), at: timestamp })
export const employerInterview = v.object({ ...interview.entries, notes: v.array(interviewNote) })
export type EmployerInterview = v.InferOutput<typeof employerInterview>

export const listApplicationInterviews = endpoint({
  service,
  method: 'GET',
  path: '/employer/applications/:id/interviews',
  reads: ['interview'],
  summary: 'Interviews of one application, newest first',
  access: ['employer'],
  params: idParams,
  response: v.object({ items: v.array(employerInterview) }),
})

/**
 * `upcoming`: has a time and is not over, next first. `outcome`: over without an outcome, latest first. `answer`: waits for the employer
 * because other times were asked for. `waiting`: waits for the applicant. The last two have the longest wait first.
 */
export const INTERVIEW_LISTS = ['upcoming', 'outcome', 'answer', 'waiting'] as const
export const listedInterview = v.object({
  ...interview.entries,
  /** The applicant's name or pseudonym. */
  name: v.string(),
  jobId: id,
  jobTitle: v.string(),
})
export type ListedInterview = v.InferOutput<typeof listedInterview>
export const listEmployerInterviews = endpoint({
  service,
  method: 'GET',
  path: '/employer/interviews',
  reads: ['interview'],
  summary: 'Interviews of the whole organisation: upcoming, past without an outcome, waiting for one side or the other',
  access: ['employer'],
  query: v.object({ list: v.optional(v.picklist(INTERVIEW_LISTS), 'upcoming'), ...pageQuery }),
  response: pageOf(listedInterview),
})
/** A second proposal replaces the times of an interview that is still open; its calendar entry stays the same one. */
export const proposeInterview = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/:id/interviews',
  changes: ['interview', 'application'],
  summary: 'Propose one to three times for an interview',
  access: ['employer'],
  params: idParams,
  body: v.object({
    slots,
    minutes,
    ...details,
    /** Version of the open interview that the employer saw; null when there was none. */
    version: v.optional(v.nullable(v.number()), null),
  }),
  response: written({ id, state: v.picklist(INTERVIEW_STATES), version: v.number() }),
})
/** Most people invited at once. */
export const MOST_INVITED = 20
/** `overtaken`: changed by somebody after the list was read; `busy`: the interviewer has another interview at one of the times. */
export const INVITATION_OUTCOMES = ['invited', 'busy', 'overtaken', 'not-allowed', 'not-found', 'frozen'] as const
/** What each applicant is offered is said for each: one person cannot meet two at the same time. */
export const inviteApplicants = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/invitations',
  changes: ['interview', 'application'],
  summary: 'Invite several applicants to interviews, each with times of their own',
  access: ['employer'],
  body: v.object({
    applications: v.pipe(
      v.array(v.object({ id, version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), slots })),
      v.minLength(1, 'Choose at least one application'),
      v.maxLength(MOST_INVITED, `Choose ${MOST_INVITED} applications or fewer`),
    ),
    minutes,
    way: details.way,
    place: details.place,
    meet: details.meet,
    bring: details.bring,
    note: details.note,
  }),
  response: written({
    results: v.array(
      v.object({
        id,
        outcome: v.picklist(INVITATION_OUTCOMES),
        /** The application's state now; null for `not-found`. */
        state: v.nullable(v.picklist(APPLICATION_STATES)),
        /** For `busy`: when the other interview is, or may be. */
        busyAt: v.nullable(timestamp),
      }),
    ),
  }),
})
export const changeInterview = endpoint({
  service,
  method: 'PUT',
  path: '/employer/interviews/:id/details',
  changes: ['interview', 'application'],
  summary: 'Put right where an agreed interview is, whom to ask for and what to bring; its time stays',
  access: ['employer'],
  params: idParams,
  body: v.object({ ...details, version: v.number() }),
  response: written({ state: v.picklist(INTERVIEW_STATES), version: v.number() }),
})
export const settleInterview = endpoint({
  service,
  method: 'POST',
  path: '/employer/interviews/:id/state',
  changes: ['interview', 'application'],
  summary: 'Record that an interview was held or missed, or cancel it',
  access: ['employer'],
  params: idParams,
  body: v.object({
    to: v.picklist(['held', 'no_show', 'cancelled']),
    /** Message to the applicant when cancelling. */
    words: optionalText(500),
    version: v.number(),
  }),
  response: written({ state: v.picklist(INTERVIEW_STATES), version: v.number() }),
})
export const addInterviewNote = endpoint({
  service,
  method: 'POST',
  path: '/employer/interviews/:id/notes',
  changes: ['interview'],
  summary: 'Write a note about an interview for colleagues; the applicant does not see it in the portal',
  access: ['employer'],
  params: idParams,
  body: v.object({ words: requiredText('Write a note', 2000) }),
  response: written({ id }),
})
export const downloadEmployerInterview = endpoint({
  service,
  method: 'GET',
  path: '/employer/interviews/:id/calendar',
  reads: ['interview'],
  summary: 'An interview of the organisation as a calendar file; once it is cancelled, the file that takes it out again',
  access: ['employer'],
  params: idParams,
  raw: true,
})

export const interviewEndpoints = {
  listMyInterviews,
  answerInterview,
  downloadInterview,
  answerOffer,
  listApplicationInterviews,
  listEmployerInterviews,
  proposeInterview,
  inviteApplicants,
  changeInterview,
  settleInterview,
  addInterviewNote,
  downloadEmployerInterview,
}
