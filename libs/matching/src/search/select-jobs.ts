import { FIT, fitOf, type SearchableJob } from './fit'
import type { QueryPart } from './understand-query'
import type { SearchPlace } from './vocabulary'

export interface SelectedJob<Job> {
  job: Job
  /** A whole number above 0: how well the job fits the work (`FIT`), then place, hours and the rest. */
  relevance: number
}
export interface Selection<Job> {
  jobs: SelectedJob<Job>[]
  /** Parts left out to find the nearest jobs, because no job fits all parts. */
  dropped: QueryPart[]
}

/** Weight of a part; the lightest is dropped first when nothing fits everything. */
function weightOf(part: QueryPart, isFound: boolean): number {
  switch (part.kind) {
    case 'text':
      return isFound ? 64 : 1
    case 'hours':
      return 2
    case 'pattern':
      return 4
    case 'type':
      return 8
    case 'place':
      return 16
    case 'employer':
      return 24
    case 'licence':
    case 'skill':
      return 48
    case 'occupation':
      return 128
  }
}

/** Search distance around a place when the query gives none; nearer rings rank higher. */
const PLACE_MILES = 20
const FAR_MILES = 1_000
const MILES_A_STEP = 10
const RINGS = [
  { miles: 2, fit: FIT.wholeTitle },
  { miles: 6, fit: FIT.title },
  { miles: 12, fit: FIT.occupation },
  { miles: PLACE_MILES, fit: FIT.related },
] as const
const fitOfMiles = (miles: number | null): number => RINGS.find((ring) => miles !== null && miles <= ring.miles)?.fit ?? FIT.none

/** Greater than the sum for place, hours and the rest. */
const WORK_BEFORE_REST = 64
/** How well the work fits (`FIT`), of a relevance. */
export const workFit = (relevance: number): number => Math.floor(relevance / WORK_BEFORE_REST)

const isOfWork = ({ kind }: QueryPart): boolean =>
  kind === 'occupation' || kind === 'skill' || kind === 'licence' || kind === 'text'

export interface SelectOptions<Job> {
  searchable: (job: Job) => SearchableJob
  /** Null when the job's place is unknown. */
  milesTo: (job: Job, place: SearchPlace) => number | null
  /** Fields of work by occupation. */
  fieldsOf: (occupationIds: readonly string[]) => readonly string[]
  /** Drops no part; only words without another meaning may match an advert's text alone. */
  isExact?: boolean
  /** Drops no part, and a word of an advert's text counts only where no job of the search fits it better. */
  isStrict?: boolean
}

/** A job with how well it fits each part. */
export interface FittedJob<Job> {
  job: Job
  fits: readonly number[]
}

/** How well each job fits each part of a query. */
export function fitJobs<Job>(
  jobs: Iterable<Job>,
  parts: readonly QueryPart[],
  { searchable, milesTo }: Pick<SelectOptions<Job>, 'searchable' | 'milesTo'>,
): FittedJob<Job>[] {
  const fitters = parts.map((part): ((job: Job) => number) => {
    if (part.kind === 'place') return (job) => fitOfMiles(milesTo(job, part.place))
    const fit = fitOf(part)
    return (job) => fit(searchable(job))
  })
  return [...jobs].map((job) => ({ job, fits: fitters.map((fit) => fit(job)) }))
}

/** The best fit of any of these jobs, for each part. */
export const bestFits = <Job>(rows: readonly FittedJob<Job>[], parts: readonly QueryPart[]): number[] =>
  parts.map((_, i) => rows.reduce((most, { fits }) => Math.max(most, fits[i] ?? 0), 0))

/**
 * The jobs that fit all parts of a query; where none does, those that fit the most important parts. A word found only in the advert's text counts
 * where no job fits it by title, occupation or skills.
 */
export function selectJobs<Job>(jobs: Iterable<Job>, parts: readonly QueryPart[], options: SelectOptions<Job>): Selection<Job> {
  const rows = fitJobs(jobs, parts, options)
  return selectFitted(rows, parts, { ...options, best: bestFits(rows, parts) })
}

/** The same of jobs that were fitted before. `best`: the best fits of all jobs that the search may show, of which these are a part. */
export function selectFitted<Job>(
  rows: readonly FittedJob<Job>[],
  parts: readonly QueryPart[],
  {
    searchable,
    milesTo,
    fieldsOf,
    isExact = false,
    isStrict: mayDropNone = false,
    best,
  }: SelectOptions<Job> & { best: readonly number[] },
): Selection<Job> {
  type Row = FittedJob<Job>
  const maySay = (i: number): boolean => (isExact ? parts[i]?.kind === 'text' : (best[i] ?? 0) <= FIT.text)
  const isStrict = (fit: number, i: number): boolean => fit > FIT.text || (fit === FIT.text && maySay(i))
  // A word found only in adverts' texts ranks the results of the other parts.
  const isExtra = (i: number): boolean =>
    parts[i]?.kind === 'text' &&
    best[i] === FIT.text &&
    parts.some((part, other) => isOfWork(part) && (best[other] ?? 0) > FIT.text)
  const relevanceOf = ({ fits }: Row, includes: (i: number) => boolean): number => {
    let work: number = FIT.wholeTitle
    let rest = 0
    parts.forEach((part, i) => {
      const fit = fits[i] ?? 0
      if (isExtra(i)) rest += fit
      else if (!includes(i)) return
      else if (isOfWork(part)) work = Math.min(work, fit)
      else rest += fit
    })
    return work * WORK_BEFORE_REST + Math.min(rest, WORK_BEFORE_REST - 1)
  }

  for (const isFit of isExact || mayDropNone
    ? [isStrict]
    : [isStrict, (fit: number, i: number) => isStrict(fit, i) || (fit > FIT.none && parts[i]?.kind === 'text')]) {
    const found = rows.filter(({ fits }) => fits.every((fit, i) => isExtra(i) || isFit(fit, i)))
    if (found.length > 0)
      return { jobs: found.map((row) => ({ job: row.job, relevance: relevanceOf(row, () => true) })), dropped: [] }
  }

  if (isExact || mayDropNone) return { jobs: [], dropped: [] }
  // Nothing fits everything: take the jobs that keep the most weight.
  const weights = parts.map((part, i) => weightOf(part, (best[i] ?? 0) > FIT.text))
  const includedWeight = ({ fits }: Row): number =>
    fits.reduce((sum, fit, i) => (isStrict(fit, i) ? sum + (weights[i] ?? 0) : sum), 0)
  // Even a dropped place decides which jobs come first.
  const milesFrom = (job: Job): number => {
    const place = parts.find((part) => part.kind === 'place')
    return (place && milesTo(job, place.place)) ?? FAR_MILES
  }
  const most = rows.reduce((heaviest, row) => Math.max(heaviest, includedWeight(row)), 0)
  const nearest = most > 0 ? rows.find((row) => includedWeight(row) === most) : undefined
  const isIncluded = (i: number): boolean => nearest !== undefined && isStrict(nearest.fits[i] ?? 0, i)
  const dropped = parts.filter((_, i) => !isIncluded(i) && !isExtra(i))
  const fields = new Set(dropped.flatMap((part) => (part.kind === 'occupation' ? fieldsOf(part.occupationIds) : [])))
  const isRelated = ({ job }: Row): boolean => fieldsOf(searchable(job).occupationIds).some((field) => fields.has(field))
  const left = rows.filter((row) =>
    nearest ? row.fits.every((fit, i) => isExtra(i) || !isIncluded(i) || isStrict(fit, i)) : isRelated(row),
  )
  const isWorkDropped = dropped.some(({ kind }) => kind === 'occupation')
  const isPlaceDropped = dropped.some(({ kind }) => kind === 'place')
  const nearness = ({ job }: Row): number =>
    isPlaceDropped ? Math.max(0, WORK_BEFORE_REST - 1 - Math.floor(milesFrom(job) / MILES_A_STEP)) : 0
  const relevance = (row: Row): number => {
    if (isWorkDropped && !isRelated(row)) return 1
    return isPlaceDropped
      ? Math.floor(relevanceOf(row, isIncluded) / WORK_BEFORE_REST) * WORK_BEFORE_REST + nearness(row)
      : relevanceOf(row, isIncluded)
  }
  return { jobs: left.map((row) => ({ job: row.job, relevance: relevance(row) })), dropped }
}
