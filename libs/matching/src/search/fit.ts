import { normalWord, singular, textsOf } from '@onward/taxonomy/wording'
import type { QueryPart } from './understand-query'
import { stemOf } from './vocabulary'
import { patternsIn, type WeeklyHours, weeklyHoursIn } from './work-patterns'

/** An advert as a search compares it. */
export interface SearchableJob {
  /** The words of the title, and their stems. */
  title: string
  titleStems: ReadonlySet<string>
  company: string
  companyStems: ReadonlySet<string>
  occupationIds: readonly string[]
  skillIds: ReadonlySet<string>
  type: string | null
  patterns: ReadonlySet<string>
  hours: readonly WeeklyHours[]
  /** The stems of all its words, each once, between spaces. */
  said: string
}

const plain = (text: string): string => textsOf(text).join(' ')
export const plainCompany = plain
const stemsOf = (text: string): string[] => textsOf(text).map(stemOf)

const WRITTEN = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu
const written = new Map<string, string>()
const MOST_WRITTEN = 100_000
/** As `stemsOf`, for long texts: each spelling is worked out once. */
function stemsSaid(text: string): string[] {
  return (text.match(WRITTEN) ?? []).map((word) => {
    const known = written.get(word)
    if (known !== undefined) return known
    const made = stemOf(normalWord(word))
    if (written.size < MOST_WRITTEN) written.set(word, made)
    return made
  })
}

/** What a search compares of an advert; its texts themselves are not part of it. */
export function searchableJob(advert: {
  title: string
  company: string
  department: string
  description: string
  requirements: readonly string[]
  type: string | null
  occupationIds: readonly string[]
  requiredSkillIds: readonly string[]
  desirableSkillIds: readonly string[]
  remote: boolean
  hoursPerWeek: number | null
}): SearchableJob {
  const text = [advert.title, advert.department, advert.description, ...advert.requirements].join('\n')
  const { hoursPerWeek } = advert
  return {
    title: plain(advert.title),
    titleStems: new Set(stemsOf(advert.title)),
    company: plain(advert.company),
    companyStems: new Set(stemsOf(advert.company)),
    occupationIds: advert.occupationIds,
    skillIds: new Set([...advert.requiredSkillIds, ...advert.desirableSkillIds]),
    type: advert.type,
    patterns: new Set([...patternsIn(text), ...(advert.remote ? ['from-home'] : [])]),
    hours: hoursPerWeek === null ? weeklyHoursIn(text) : [{ least: hoursPerWeek, most: hoursPerWeek }],
    said: ` ${[...new Set(stemsSaid(text))].join(' ')} `,
  }
}

/**
 * How well a job fits one part, the best last. `related`: another occupation that people mean by the same words, or a title that holds them and
 * means something else ("Street Cleaner").
 */
export const FIT = { none: 0, said: 1, skill: 2, related: 3, occupation: 4, title: 5, wholeTitle: 6 } as const

type WordPart = Extract<QueryPart, { words: readonly string[] }>

/** Prepared once for many jobs. */
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
      // Verb endings make another word of it: a "trucker" is no "reach truck driver".
      const written = job.title.split(' ').map(singular)
      if (bare.every((word) => written.includes(word))) return FIT.related
    }
    if (isFirst) return FIT.occupation
    if (isOther) return FIT.related
    if (skillIds.some((id) => job.skillIds.has(id)) || (part.kind === 'text' && holds(job.companyStems))) return FIT.skill
    return stems.every((stem) => job.said.includes(` ${stem} `)) ? FIT.said : FIT.none
  }
}

const MANY_HOURS = 30
const CLOSE_HOURS = 2
/** Stated hours before close ones, and these before what the type of job lets expect. */
function fitOfHours({ least, most }: WeeklyHours, job: SearchableJob): number {
  if (job.hours.some((own) => own.least <= most && own.most >= least)) return FIT.wholeTitle
  if (job.hours.some((own) => own.least <= most + CLOSE_HOURS && own.most >= least - CLOSE_HOURS)) return FIT.occupation
  if (job.hours.length > 0 || job.type === null) return FIT.none
  const isExpected = job.type === 'full-time' ? most >= MANY_HOURS : job.type === 'part-time' && least < MANY_HOURS
  return isExpected ? FIT.skill : FIT.none
}

/** How well jobs fit one part of a query, but for a place: the caller knows distances. */
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
