import type { CvFacts, EducationFact, ExperienceFact, Found } from '@onward/contracts/jobseekers/curriculum'
import { skillById } from '@onward/taxonomy'
import type { SkillFound } from './sentences'

type Entry = ExperienceFact | EducationFact
const firstOf = (...fields: readonly (Found<unknown> | null | undefined)[]): number | null =>
  fields.find((field) => field)?.start ?? null
/** Where an entry begins in the document. */
const anchorOf = (entry: Entry): number | null =>
  'bullets' in entry
    ? firstOf(entry.title, entry.employer, entry.bullets[0])
    : firstOf(entry.qualification, entry.institution, entry.results[0])

/** Whether no other job or course begins between an entry and its fact, so that the fact cannot belong to another. */
export function ownFactsOf(facts: CvFacts): <T>(entry: Entry, fact: Found<T>) => boolean {
  const entries: readonly Entry[] = [...facts.work, ...facts.volunteering, ...facts.education]
  const anchors = entries.map((entry) => ({ entry, at: anchorOf(entry) }))
  return (entry, fact) => {
    const own = anchorOf(entry)
    if (own === null) return false
    const [from, to] = [Math.min(own, fact.start), Math.max(own, fact.start)]
    return !anchors.some((other) => other.entry !== entry && other.at !== null && other.at > from && other.at < to)
  }
}

/** An employer or school named once above several entries belongs to each. */
export const isShared = (facts: CvFacts, name: Found<string>): boolean =>
  [...facts.work, ...facts.volunteering].filter(({ employer }) => employer?.start === name.start).length > 1 ||
  facts.education.filter(({ institution }) => institution?.start === name.start).length > 1

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g
const yearOf = (date: Found<string> | null): number | null => (date ? Number(date.value.slice(0, 4)) : null)
/** False for a line with a year outside the entry's dates: it belongs elsewhere. */
export function isInTime({ from, until, current }: ExperienceFact, line: Found<string>): boolean {
  const [first, last] = [yearOf(from), yearOf(until)]
  // A single date is both start and end.
  const end = last ?? (current ? null : first)
  const years = `${line.value} ${line.quote}`.match(YEAR) ?? []
  return years.every((year) => (first === null || Number(year) >= first) && (end === null || Number(year) <= end))
}

/** Least confidence of a skill that a letter names. */
const SURE = 0.8
const NAMED_IN: ReadonlySet<string> = new Set(['work', 'course', 'skills'])
/** Whether a letter may name the skill: found in a job, a course or a list, with enough confidence. */
export const isNameable = ({ confidence, context }: SkillFound): boolean =>
  confidence >= SURE && context !== undefined && NAMED_IN.has(context)

export const isPaper = (skillId: string): boolean => (skillById(skillId)?.kind ?? 'skill') !== 'skill'
