import * as v from 'valibot'
import { date, endpoint, id, idParams, timestamp } from '../endpoint'
import { LANGUAGES } from '../language'
import { optionalText } from '../text'

const service = 'jobs' as const

/** For search engines and other boards: the content of the public page, without addresses of people. */
export const jobPosting = v.record(v.string(), v.unknown())
/** A schema.org JobPosting; the caller adds `url`. */
export type JobPosting = v.InferOutput<typeof jobPosting>

/** The same advert as flat fields, for boards that read an XML feed. */
export const jobListing = v.object({
  title: v.string(),
  company: v.string(),
  department: v.string(),
  place: v.string(),
  county: v.string(),
  postcode: v.string(),
  country: v.string(),
  salary: v.string(),
  /** Job type; empty when not stated. */
  type: v.string(),
  isRemote: v.boolean(),
  /** Plain text, with the requirements as lines. */
  description: v.string(),
  postedAt: timestamp,
  closesOn: v.nullable(date),
})
export type JobListing = v.InferOutput<typeof jobListing>

/** Most addresses in one sitemap file. The protocol allows 50,000; the portal's own pages need some. */
export const SITEMAP_JOBS = 49_000
export const FEED_JOBS = 500

export const readPublicPosting = endpoint({
  service,
  method: 'GET',
  path: '/public/jobs/:id',
  reads: ['job'],
  summary: 'One advert for search engines; `closed` when it was shown and no longer is',
  access: 'public',
  params: idParams,
  response: v.variant('state', [
    v.object({ state: v.literal('closed') }),
    v.object({
      state: v.literal('open'),
      title: v.string(),
      company: v.string(),
      /** One or two sentences for a list of results. */
      summary: v.string(),
      posting: jobPosting,
      /** For the page that is read before any script runs. */
      listing: jobListing,
    }),
  ]),
  ratePerMinute: 3000,
})
export type PublicPosting = v.InferOutput<typeof readPublicPosting.response>

export const listPublicJobs = endpoint({
  service,
  method: 'GET',
  path: '/public/jobs',
  reads: ['job'],
  summary: 'Every open job with the time its words last changed, in files of a sitemap',
  access: 'public',
  query: v.object({
    file: v.optional(v.pipe(v.string(), v.digits(), v.maxLength(4), v.transform(Number)), '0'),
  }),
  response: v.object({ files: v.number(), items: v.array(v.object({ id, changedAt: timestamp })) }),
  ratePerMinute: 30,
})

export const readJobFeed = endpoint({
  service,
  method: 'GET',
  path: '/public/feed',
  reads: ['job'],
  summary: 'Open jobs as schema.org JobPosting, newest first, for other boards',
  access: 'public',
  query: v.object({ after: v.optional(v.pipe(v.string(), v.maxLength(400))) }),
  response: v.object({
    items: v.array(v.object({ id, posting: jobPosting, listing: jobListing })),
    /** Value for `after`; null on the last page. */
    next: v.nullable(v.string()),
  }),
  ratePerMinute: 60,
})

/** Of one page of the list on the first page of the portal, and of the glance before it. */
export const PUBLIC_JOBS_PAGE = 20
export const PUBLIC_JOBS_GLANCE = 6
/** Nobody reads further; a search is narrowed instead. */
const MOST_SKIPPED = 1000
const listedJob = v.object({
  id,
  title: v.string(),
  company: v.string(),
  /** Ready to be read, in the language asked for: "£13.40 an hour", "Part-time", "Harehills, Leeds, 3 miles". Empty: nothing to say. */
  pay: v.string(),
  hours: v.string(),
  place: v.string(),
})
export type PublicListedJob = v.InferOutput<typeof listedJob>

/** Pages are read as HTML too, by whom no script runs for: so the answer is in words. */
export const readJobsInWords = endpoint({
  service,
  method: 'GET',
  path: '/public/jobs-in-words',
  reads: ['job'],
  summary: 'Open jobs for anybody: by what and where, the newest without either',
  access: 'public',
  query: v.object({
    q: optionalText(100),
    where: optionalText(80),
    lang: v.optional(v.picklist(LANGUAGES), 'en'),
    from: v.optional(v.pipe(v.string(), v.digits(), v.maxLength(4), v.transform(Number), v.maxValue(MOST_SKIPPED)), '0'),
    limit: v.optional(v.picklist([String(PUBLIC_JOBS_GLANCE), String(PUBLIC_JOBS_PAGE)]), String(PUBLIC_JOBS_GLANCE)),
  }),
  response: v.object({
    items: v.array(listedJob),
    total: v.number(),
    /** "43 jobs near Leeds today". */
    heading: v.string(),
    /** How the search was read where that is not plain: an unknown place, a word that no job has, a mended typing error. */
    note: v.string(),
    /** For `from`; null on the last page. */
    next: v.nullable(v.number()),
  }),
  ratePerMinute: 120,
})
export type PublicJobs = v.InferOutput<typeof readJobsInWords.response>

export const publicJobsEndpoints = { readPublicPosting, listPublicJobs, readJobFeed, readJobsInWords }
