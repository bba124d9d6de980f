import * as v from 'valibot'
import { endpoint, id } from '../endpoint'
import { optionalText } from '../text'
import { jobAudience } from './employer-jobs'
import { JOB_TYPES } from './job-facts'

const service = 'jobs' as const

/** Fewer adverts than this say nothing about what others pay. */
export const SIMILAR_ADVERTS_LEAST = 8
/** Adverts as far away as this count as near. */
export const SIMILAR_ADVERTS_MILES = 25

/** Adverts of the same kind that can be read now, and what they pay at least. */
export const readSimilarPay = endpoint({
  service,
  method: 'GET',
  path: '/employer/similar-pay',
  reads: ['job'],
  summary: 'What adverts of the same kind pay at least, near the place where enough of them are',
  access: ['employer'],
  query: v.object({
    title: optionalText(300),
    location: optionalText(300),
    /** Apprenticeships are compared with each other alone. */
    type: v.optional(v.picklist(['', ...JOB_TYPES]), ''),
    /** The advert itself, which is not compared with. */
    jobId: v.optional(id),
  }),
  response: v.object({
    /** Adverts of the same kind that say what they pay. */
    count: v.number(),
    /** The place they are near; null for all of the country. */
    near: v.nullable(v.string()),
    /** What each pays at least, in pounds an hour, the least first; empty below `SIMILAR_ADVERTS_LEAST`. */
    hourly: v.array(v.number()),
  }),
  ratePerMinute: 120,
})
export type SimilarPay = v.InferOutput<typeof readSimilarPay.response>

/** No count of people below this is given; from it on, counts are rounded down to fives. */
export const PEOPLE_LEAST = 10

/** What an advert asks for; each line counts the people who meet it and all before it. */
export const PEOPLE_LEFT_KINDS = ['everyone', 'place', 'hours', 'skill', 'licence', 'certificate', 'years'] as const
export const peopleLeft = v.object({
  kind: v.picklist(PEOPLE_LEFT_KINDS),
  /** The place, the type of job, the skill or the years. */
  what: v.string(),
  people: jobAudience,
})
export type PeopleLeft = v.InferOutput<typeof peopleLeft>

/** Counts of those who let employers find them; they say nothing of one person. */
export const countPeopleLeft = endpoint({
  service,
  method: 'POST',
  path: '/employer/people-left',
  reads: ['job'],
  summary: 'How many people who can be found meet an advert, demand by demand',
  access: ['employer'],
  body: v.object({
    title: optionalText(300),
    location: optionalText(300),
    type: v.optional(v.picklist(['', ...JOB_TYPES]), ''),
    description: optionalText(16_000),
    requirements: optionalText(8_000),
    isRemoteAvailable: v.optional(v.boolean(), false),
  }),
  response: v.object({
    /** Empty for an organisation that is not verified: it may not learn of people yet. */
    lines: v.array(peopleLeft),
    /** Those whom the advert's list of candidates would show. */
    matching: jobAudience,
  }),
  ratePerMinute: 60,
})

export const advertHelpEndpoints = { readSimilarPay, countPeopleLeft }
