import * as v from 'valibot'
import { date, endpoint, id, idParams, timestamp } from '../endpoint'
import { LANGUAGES } from '../language'
import { optionalText } from '../text'
import { boardJob, positionText } from './board'
import { logoUrl } from './logos'
import { publicOrganisation } from './organisation'
import { MOST_PUBLIC_JOBS_SKIPPED, PUBLIC_JOBS_PAGE } from './public-list'
import { searchAround, searchReading } from './search'

const service = 'jobs' as const

/** For search engines and other boards: the content of the public page, without addresses of people. */
export const jobPosting = v.record(v.string(), v.unknown())
/** A schema.org JobPosting; the caller adds `url`. */
export type JobPosting = v.InferOutput<typeof jobPosting>

/** The same advert as flat fields, for boards that read an XML feed. */
export const jobListing = v.object({
  title: v.string(),
  company: v.string(),
  logo: v.optional(logoUrl, null),
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
  query: v.object({ lang: v.optional(v.picklist(LANGUAGES), 'en') }),
  response: v.variant('state', [
    v.object({ state: v.literal('closed') }),
    v.object({
      state: v.literal('open'),
      title: v.string(),
      company: v.string(),
      /** One or two sentences for a list of results. */
      summary: v.string(),
      posting: jobPosting,
      listing: jobListing,
      /** For the prerendered page. `words` are in the requested language. */
      job: boardJob,
      words: v.object({ pay: v.string(), type: v.string() }),
      organisation: v.pick(publicOrganisation, ['name', 'whatWeDo', 'writtenIn', 'website', 'confident']),
    }),
  ]),
  ratePerMinute: 3000,
})
export type PublicPosting = v.InferOutput<typeof readPublicPosting.response>
export type OpenPosting = Extract<PublicPosting, { state: 'open' }>

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

const listedJob = v.object({
  id,
  title: v.string(),
  /** The language of the advert. */
  writtenIn: v.optional(v.picklist(LANGUAGES)),
  company: v.string(),
  logo: v.optional(logoUrl),
  /** Ready to be read, in the language asked for: "£13.40 an hour", "Part-time", "Harehills, Leeds, 3 miles". Empty: nothing to say. */
  pay: v.string(),
  hours: v.string(),
  place: v.string(),
  /** From the place searched for; null without one. */
  miles: v.nullable(v.number()),
  postedAt: timestamp,
})
export type PublicListedJob = v.InferOutput<typeof listedJob>

/** The board's search for visitors. Its texts are in the reader’s language, because pages show them as HTML without scripts too. */
export const searchPublicJobs = endpoint({
  service,
  method: 'GET',
  path: '/public/search',
  reads: ['job'],
  summary: 'Search the open jobs, for anybody: what fits best first, the newest where nothing is asked for',
  access: 'public',
  query: v.object({
    q: optionalText(100),
    where: optionalText(80),
    /** The browser's position, used when `where` is empty; never stored. */
    near: v.optional(positionText),
    /** Miles from the place; without it the usual ones. */
    within: v.optional(v.picklist(['5', '10', '20', '50', 'any'])),
    lang: v.optional(v.picklist(LANGUAGES), 'en'),
    from: v.optional(
      v.pipe(v.string(), v.digits(), v.maxLength(4), v.transform(Number), v.maxValue(MOST_PUBLIC_JOBS_SKIPPED)),
      '0',
    ),
    limit: v.optional(
      v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(100)),
      String(PUBLIC_JOBS_PAGE),
    ),
  }),
  response: v.object({
    items: v.array(listedJob),
    total: v.number(),
    ...searchAround,
    /** "43 jobs near Leeds today": those from home and further away are counted apart. */
    heading: v.string(),
    /** The nearest of those further away, where few are near. */
    nearest: v.optional(v.array(listedJob), []),
    /** How the search was read where that is not plain: an unknown place, a word that no job has, a mended typing error. */
    note: v.string(),
    /** What `where` may mean, likeliest first. */
    places: v.array(v.string()),
    /** Jobs that fit the search and lie beyond the distance. */
    further: v.number(),
    ...searchReading,
    /** For `from`; null on the last page. */
    next: v.nullable(v.number()),
  }),
  ratePerMinute: 120,
})
export type PublicJobs = v.InferOutput<typeof searchPublicJobs.response>

export const publicJobsEndpoints = { readPublicPosting, listPublicJobs, readJobFeed, searchPublicJobs }
