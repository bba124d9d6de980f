import * as v from 'valibot'
import type { ApplicationActor, ApplicationState } from './application-states'
import { APPLICATION_STATES } from './application-states'
import { endpoint, id, idParams, timestamp, written } from './endpoint'
import { LOCAL_TIME } from './london-time'
import { optionalText, requiredText } from './text'

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
/** It is also cancelled with its application: withdrawn, turned down or closed. */
const CANCELLED: Steps = { cancelled: ['employer', 'system'] }
export const INTERVIEW_TRANSITIONS: Readonly<Record<InterviewState, Steps>> = {
  proposed: { proposed: E, confirmed: J, alternative_requested: J, declined: J, ...CANCELLED },
  alternative_requested: { proposed: E, confirmed: J, declined: J, ...CANCELLED },
  confirmed: { proposed: E, alternative_requested: J, held: ['employer', 'system'], no_show: E, ...CANCELLED },
  declined: {},
  held: {},
  cancelled: {},
  no_show: {},
}
export const isOpenInterview = (state: InterviewState): boolean => Object.keys(INTERVIEW_TRANSITIONS[state]).length > 0
export const mayMoveInterview = (from: InterviewState, to: InterviewState, actor: ApplicationActor): boolean =>
  INTERVIEW_TRANSITIONS[from][to]?.includes(actor) ?? false

/** What the application becomes in the same transaction. */
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

/** Clock time in the United Kingdom; the service refuses an hour that does not exist. */
const localTime = v.pipe(v.string(), v.regex(LOCAL_TIME, 'Enter a day and a time'))
const slots = v.pipe(
  v.array(localTime),
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
  /** The time that was agreed and no longer holds, while another one is being found: calendars may still have it. */
  calledOff: v.optional(v.nullable(timestamp)),
  minutes: v.number(),
  way: v.picklist(INTERVIEW_WAYS),
  /** An address, a link to join or a number to ring. */
  place: v.string(),
  /** From the employer: who they will meet, what to bring. */
  note: v.string(),
  /** From the jobseeker, with a wish for other times or with a no. */
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
  summary: 'My interviews, newest first',
  access: ['user'],
  query: v.object({ application: v.optional(id) }),
  response: v.object({ items: v.array(interview) }),
})
export const answerInterview = endpoint({
  service,
  method: 'POST',
  path: '/interviews/:id/answer',
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
  summary: 'My interview as a calendar file; once it is cancelled, the file that takes it out again',
  access: ['user'],
  params: idParams,
  raw: true,
})
export const answerOffer = endpoint({
  service,
  method: 'POST',
  path: '/applications/:id/offer',
  summary: 'Accept or decline the offer of a job',
  access: ['user'],
  params: idParams,
  body: v.object({ accept: v.boolean() }),
  response: written({ state: v.picklist(APPLICATION_STATES) }),
})

// The employer's side.

export const listApplicationInterviews = endpoint({
  service,
  method: 'GET',
  path: '/employer/applications/:id/interviews',
  summary: 'Interviews of one application, newest first',
  access: ['employer'],
  params: idParams,
  response: v.object({ items: v.array(interview) }),
})
/** A second proposal replaces the times of an interview that is still open; its calendar entry stays the same one. */
export const proposeInterview = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/:id/interviews',
  summary: 'Propose one to three times for an interview',
  access: ['employer'],
  params: idParams,
  body: v.object({
    slots,
    minutes: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(INTERVIEW_MINUTES.least), v.maxValue(INTERVIEW_MINUTES.most)),
      30,
    ),
    way: v.picklist(INTERVIEW_WAYS),
    place: requiredText('Say where, or how to join', 300),
    note: optionalText(1000),
    /** The open interview's version as the employer saw it; null when there was none. */
    version: v.optional(v.nullable(v.number()), null),
  }),
  response: written({ id, state: v.picklist(INTERVIEW_STATES), version: v.number() }),
})
export const settleInterview = endpoint({
  service,
  method: 'POST',
  path: '/employer/interviews/:id/state',
  summary: 'Record that an interview was held or missed, or cancel it',
  access: ['employer'],
  params: idParams,
  body: v.object({ to: v.picklist(['held', 'no_show', 'cancelled']), version: v.number() }),
  response: written({ state: v.picklist(INTERVIEW_STATES), version: v.number() }),
})

export const interviewEndpoints = {
  listMyInterviews,
  answerInterview,
  downloadInterview,
  answerOffer,
  listApplicationInterviews,
  proposeInterview,
  settleInterview,
}
