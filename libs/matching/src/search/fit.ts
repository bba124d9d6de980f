import { normalWord, singular, textsOf } from '@onward/taxonomy/tokenise'
import type { QueryPart } from './understand-query'
import { stemOf } from './vocabulary'
import { patternsIn, type WeeklyHours, weeklyHoursIn } from './work-patterns'

/** An advert prepared for search. */
export interface SearchableJob {
  /** The normalised title; `titleStems` has its stems. */
  title: string
  titleStems: ReadonlySet<string>
  company: string
  companyStems: ReadonlySet<string>
  occupationIds: readonly string[]
  skillIds: ReadonlySet<string>
  type: string | null
  patterns: ReadonlySet<string>
  hours: readonly WeeklyHours[]
  /** The stems of all words, each once, separated by spaces. */
  stems: string
}

const plain = (text: string): string => textsOf(text).join(' ')
export const plainCompany = plain
const stemsOf = (text: string): string[] => textsOf(text).map(stemOf)

const WRITTEN = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu
const written = new Map<string, string>()
const MOST_WRITTEN = 100_000
/** As `stemsOf`, computing each spelling once; for long texts. */
function stemsOfLongText(text: string): string[] {
  return (text.match(WRITTEN) ?? []).map((word) => {
    const known = written.get(word)
    if (known !== undefined) return known
    const made = stemOf(normalWord(word))
    if (written.size < MOST_WRITTEN) written.set(word, made)
    return made
  })
}

/** What search makes of an advert's texts. Plain JSON: it may be stored. */
export interface AdvertReading {
  /** Normalised. */
  title: string
  titleStems: readonly string[]
  patterns: readonly string[]
  hours: readonly WeeklyHours[]
  stems: string
}

export function readAdvert(advert: {
  title: string
  department: string
  description: string
  requirements: readonly string[]
}): AdvertReading {
  const text = [advert.title, advert.department, advert.description, ...advert.requirements].join('\n')
  return {
    title: plain(advert.title),
    titleStems: [...new Set(stemsOf(advert.title))],
    patterns: [...patternsIn(text)],
    hours: weeklyHoursIn(text),
    stems: ` ${[...new Set(stemsOfLongText(text))].join(' ')} `,
  }
}

interface AdvertFacts {
  company: string
  type: string | null
  occupationIds: readonly string[]
  requiredSkillIds: readonly string[]
  desirableSkillIds: readonly string[]
  remote: boolean
  hoursPerWeek: number | null
}

/** An advert for search, from what was made of its texts. */
export function searchableOf(reading: AdvertReading, facts: AdvertFacts): SearchableJob {
  const { title, titleStems, patterns, hours, stems } = reading
  const { hoursPerWeek } = facts
  return {
    title,
    titleStems: new Set(titleStems),
    company: plain(facts.company),
    companyStems: new Set(stemsOf(facts.company)),
    occupationIds: facts.occupationIds,
    skillIds: new Set([...facts.requiredSkillIds, ...facts.desirableSkillIds]),
    type: facts.type,
    patterns: new Set([...patterns, ...(facts.remote ? ['from-home'] : [])]),
    hours: hoursPerWeek === null ? hours : [{ least: hoursPerWeek, most: hoursPerWeek }],
    stems,
  }
}

/** Prepares an advert for search; its texts are not kept. */
export const searchableJob = (advert: Parameters<typeof readAdvert>[0] & AdvertFacts): SearchableJob =>
  searchableOf(readAdvert(advert), advert)

/**
 * How well a job fits one part; higher is better. `related`: another occupation with the same name, or a title with the same words and another
 * meaning ("Street Cleaner").
 */
export const FIT = { none: 0, text: 1, skill: 2, related: 3, occupation: 4, title: 5, wholeTitle: 6 } as const

type WordPart = Extract<QueryPart, { words: readonly string[] }>

/** Prepares a part once for many jobs. */
function fitOfWords(part: WordPart): (job: SearchableJob) => number {
  const { words } = part
  const stems = words.map(stemOf)
  const phrase = words.join(' ')
  const bare = words.map(singular)
  const skillIds = part.kind === 'text' ? [] : part.skillIds
  const [first, ...others] = part.occupationIds
  const holds = (own: ReadonlySet<string>): boolean => stems.every((stem) => own.has(stem))
  return (job) => {
    const isFirst = part.kind !== 'text' && first !== undefined && job.occupationIds.includes(first)
    const isOther = (part.kind === 'text' ? part.occupationIds : others).some((id) => job.occupationIds.includes(id))
    if (holds(job.titleStems)) {
      if (job.title === phrase) return FIT.wholeTitle
      if (isFirst || isOther || first === undefined || part.kind === 'text') return FIT.title
      // With another verb ending it may be another job: a "trucker" is not a "reach truck driver".
      const written = job.title.split(' ').map(singular)
      if (bare.every((word) => written.includes(word))) return FIT.related
    }
    if (isFirst) return FIT.occupation
    if (isOther) return FIT.related
    if (skillIds.some((id) => job.skillIds.has(id)) || (part.kind === 'text' && holds(job.companyStems))) return FIT.skill
    return stems.every((stem) => job.stems.includes(` ${stem} `)) ? FIT.text : FIT.none
  }
}

const MANY_HOURS = 30
const CLOSE_HOURS = 2
/** Stated hours that overlap come first, then close ones, then those usual for the type of job. */
function fitOfHours({ least, most }: WeeklyHours, job: SearchableJob): number {
  if (job.hours.some((own) => own.least <= most && own.most >= least)) return FIT.wholeTitle
  if (job.hours.some((own) => own.least <= most + CLOSE_HOURS && own.most >= least - CLOSE_HOURS)) return FIT.occupation
  if (job.hours.length > 0 || job.type === null) return FIT.none
  const isExpected = job.type === 'full-time' ? most >= MANY_HOURS : job.type === 'part-time' && least < MANY_HOURS
  return isExpected ? FIT.skill : FIT.none
}

/** How well jobs fit one part of a query, except for a place: the caller knows distances. */
export function fitOf(part: QueryPart): (job: SearchableJob) => number {
  const when = (fits: (job: SearchableJob) => boolean) => (job: SearchableJob) => (fits(job) ? FIT.wholeTitle : FIT.none)
  switch (part.kind) {
    case 'occupation':
    case 'skill':
    case 'licence':
    case 'text':
      return fitOfWords(part)
    case 'employer':
      return when((job) => part.employers.includes(job.company))
    case 'type':
      return when((job) => job.type === part.type)
    case 'pattern':
      return when((job) => job.patterns.has(part.pattern))
    case 'hours':
      return (job) => fitOfHours(part.hours, job)
    case 'place':
      return () => FIT.wholeTitle
  }
}
