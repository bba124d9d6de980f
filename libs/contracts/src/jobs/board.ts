import * as v from 'valibot'
import { endpoint, flag, id, idParams, pageOf, pageQuery, written } from '../endpoint'
import { PROTECTED_WORK } from '../jobseekers/from-abroad'
import { optionalText } from '../text'
import { vacancyFacts } from './job-facts'
import { matchExplanation } from './match-scores'
import { searchAround, searchReading } from './search'
import { jobTravel } from './travel'

const service = 'jobs' as const

export const JOB_SORTS = ['best-match', 'most-recent', 'salary'] as const
export const BOARD_TYPES = ['all', 'full-time', 'part-time', 'temporary', 'contract', 'apprenticeship'] as const
/** When the work is, in the order in which they tell most; `no-…` where the advert rules it out. */
export const JOB_TIMES = [
  'nights',
  'no-nights',
  'no-weekends',
  'weekends',
  'school-hours',
  'term-time',
  'early-mornings',
  'mornings',
  'afternoons',
  'evenings',
  'shifts',
  'flexible',
] as const
export type JobTime = (typeof JOB_TIMES)[number]

/** A job as the board and its own page show it. */
export const boardJob = v.object({
  ...vacancyFacts,
  times: v.optional(v.array(v.picklist(JOB_TIMES))),
  /** Miles from the place searched for, else from the person; null when unknown or signed out. */
  miles: v.nullable(v.number()),
  /** Null for visitors, and where the place of the person or of the job is not known. */
  travel: v.optional(v.nullable(jobTravel), null),
  /** False when it takes no more applications; only applicants and people who saved it still see it. */
  open: v.optional(v.boolean(), true),
  /** Applications are shown without name, contact details and CV file until shortlisted. */
  anonymous: v.optional(v.boolean()),
  /** Null for visitors and people without skills yet. */
  match: v.nullable(matchExplanation),
  saved: v.boolean(),
  /** The person's live application for it, if any. */
  applicationId: v.nullable(id),
})
export type BoardJob = v.InferOutput<typeof boardJob>

const MOST_DEGREES = { lat: 90, lon: 180 } as const
/** "53.82,-1.51", rounded to two decimals so that it names no street. */
export const positionText = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,2}(?:\.\d{1,20})?,-?\d{1,3}(?:\.\d{1,20})?$/, 'Enter a latitude and a longitude'),
  v.transform((text) => {
    const [lat = 0, lon = 0] = text.split(',').map((degrees) => Math.round(Number(degrees) * 100) / 100)
    return { lat, lon }
  }),
  v.check(
    ({ lat, lon }) => Math.abs(lat) <= MOST_DEGREES.lat && Math.abs(lon) <= MOST_DEGREES.lon,
    'Enter a latitude and a longitude',
  ),
)

/** Groups and total count what is within the distance; a search for saved jobs finds all of them. */
export const boardQuery = v.object({
  ...pageQuery,
  /** One box: job titles, tasks, skills, hours, employers, places. */
  q: optionalText(100),
  /** A place name or postcode; empty means the person's own. */
  location: optionalText(80),
  /** Where the person is now, by their browser, to about a kilometre; read in place of an empty `location`, never stored. */
  near: v.optional(positionText),
  /** Miles from `location`. When left out: 20 with a location, without one as far as the person travels. */
  within: v.optional(v.picklist(['5', '10', '20', '50', 'any'])),
  type: v.optional(v.picklist(BOARD_TYPES), 'all'),
  remote: flag,
  screenReader: flag,
  equipment: flag,
  saved: flag,
  /** Pages of what lies beyond that distance instead, nearest first. */
  further: flag,
  sort: v.optional(v.picklist(JOB_SORTS), 'best-match'),
})
export type BoardQuery = v.InferOutput<typeof boardQuery>

export const readBoard = endpoint({
  service,
  method: 'GET',
  path: '/board',
  reads: ['job', 'job-match', 'saved-job', 'application'],
  summary: 'The job board, scored for the person signed in',
  access: ['user'],
  query: boardQuery,
  response: v.object({
    ...pageOf(boardJob).entries,
    groups: v.object({ perfect: v.number(), strong: v.number(), growth: v.number() }),
    /** What `location` or `near` was read as; more than one: ask which; empty: unknown place. */
    places: v.array(v.string()),
    /** Known places whose names are spelt most like an unknown one. */
    suggestedPlaces: v.array(v.string()),
    /** Jobs that fit the search and lie beyond the distance. */
    further: v.number(),
    /** The person works from home alone: those beyond are at a workplace. */
    isHomeOnly: v.optional(v.boolean()),
    /** Nothing says where the person is: ask for a postcode. Only remote jobs are listed. */
    needsPlace: v.boolean(),
    ...searchReading,
    ...searchAround,
    /** The nearest of those further away, where few are near. */
    nearest: v.optional(v.array(boardJob), []),
    /** Whether the list may be shown in its groups: not in a search, and sorted by match. */
    grouped: v.boolean(),
  }),
})
/** Dashboard and hub: score 75 or more within the travel distance. */
export const readMatchSummary = endpoint({
  service,
  method: 'GET',
  path: '/match-summary',
  reads: ['job-match', 'saved-job', 'application', 'profile', 'cv'],
  summary: 'How many jobs match, on average, and today',
  access: ['user'],
  response: v.object({
    matches: v.number(),
    averageScore: v.nullable(v.number()),
    postedToday: v.number(),
    top: v.array(boardJob),
    skills: v.array(v.string()),
    place: v.nullable(v.string()),
    travelMiles: v.number(),
    /** Whether jobs has received a CV analysis or profile of this person. */
    hasProfile: v.boolean(),
  }),
})
export const readJob = endpoint({
  service,
  method: 'GET',
  path: '/jobs/:id',
  reads: ['job', 'job-match', 'saved-job', 'application'],
  summary: 'One job; scored when a jobseeker is signed in',
  access: 'public',
  params: idParams,
  response: boardJob,
})
/** The open jobs with the most skills in common. */
export const listSimilarJobs = endpoint({
  service,
  method: 'GET',
  path: '/jobs/:id/similar',
  reads: ['job', 'job-match'],
  summary: 'Up to three open jobs like this one, which may have closed',
  access: ['user'],
  params: idParams,
  response: v.object({ items: v.array(boardJob) }),
})
/** Jobs near protected work that need no registration: what somebody may do while theirs is decided. */
export const listWorkMeanwhile = endpoint({
  service,
  method: 'GET',
  path: '/work-meanwhile',
  reads: ['job', 'job-match'],
  summary: 'Up to three open jobs near a profession, which need no registration',
  access: ['user'],
  query: v.object({ work: v.picklist(PROTECTED_WORK) }),
  response: v.object({ items: v.array(boardJob) }),
})
export const saveJob = endpoint({
  service,
  method: 'PUT',
  path: '/saved/:id',
  changes: ['saved-job'],
  summary: 'Save a job',
  access: ['user'],
  params: idParams,
  response: written({}),
})
export const unsaveJob = endpoint({
  service,
  method: 'DELETE',
  path: '/saved/:id',
  changes: ['saved-job'],
  summary: 'Remove a saved job',
  access: ['user'],
  params: idParams,
  response: written({}),
})

export const boardEndpoints = {
  readBoard,
  readMatchSummary,
  readJob,
  listSimilarJobs,
  listWorkMeanwhile,
  saveJob,
  unsaveJob,
}
