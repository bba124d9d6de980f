import * as v from 'valibot'
import { date, endpoint, id, timestamp } from '../endpoint'
import { INTERVIEW_STATES, INTERVIEW_WAYS } from './interviews'

/** One time in a week: agreed, over, or offered and not chosen yet; an invitation with three times is there three times. */
export const interviewInWeek = v.object({
  id,
  applicationId: id,
  name: v.string(),
  jobTitle: v.string(),
  state: v.picklist(INTERVIEW_STATES),
  startsAt: timestamp,
  minutes: v.number(),
  way: v.picklist(INTERVIEW_WAYS),
  meet: v.string(),
})
export type InterviewInWeek = v.InferOutput<typeof interviewInWeek>

/** More than a team holds in one week. */
export const MOST_IN_WEEK = 500
export const readInterviewWeek = endpoint({
  service: 'jobs',
  method: 'GET',
  path: '/employer/interview-week',
  reads: ['interview'],
  problems: ['organisation-suspended'],
  summary: 'Interviews of the organisation from Monday to Sunday, and the times that applicants can still choose',
  access: ['employer'],
  query: v.object({
    /** Any day of the week, in the United Kingdom. */
    day: date,
  }),
  response: v.object({ items: v.array(interviewInWeek) }),
})

export const interviewWeekEndpoints = { readInterviewWeek }
