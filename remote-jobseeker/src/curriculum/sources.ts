import type { Curriculum, CvFacts, ExperienceFact, Found } from '@onward/contracts/jobseekers/curriculum'
import { controlId } from './form'

/** What a field was read from. */
export interface Source {
  quote: string
  confidence: number
}
/** By control id; see `controlId`. */
export type Sources = Readonly<Record<string, readonly Source[]>>

/** Below this confidence the person is asked to check the field. */
const SURE = 0.7
const MAX_QUOTE = 200
export const isUnsure = ({ confidence }: Source): boolean => confidence < SURE

export function sourceOf({ quote, confidence }: Found<unknown>): Source {
  const text = quote.replace(/\s+/g, ' ').trim()
  return { quote: text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text, confidence }
}

/** The sources of each field of `curriculumOf(facts)`, with the keys that `draftOf` gives its entries. */
export function sourcesOf(facts: CvFacts, of: Curriculum): Sources {
  const sources: Record<string, Source[]> = {}
  const add = (key: string, field: string, ...found: readonly (Found<unknown> | null)[]) => {
    const known = found.flatMap((each) => (each ? [sourceOf(each)] : []))
    if (known.length > 0) sources[controlId(key, field)] = known
  }
  const experience = (list: 'work' | 'volunteering', entries: readonly ExperienceFact[]) => {
    for (const [index, { title, employer, place, from, until, bullets }] of entries.slice(0, of[list].length).entries()) {
      const key = `${list}-${index}`
      add(key, 'title', title ?? employer)
      if (title) add(key, 'employer', employer)
      add(key, 'place', place)
      add(key, 'from', from)
      add(key, 'until', until)
      add(key, 'bullets', ...bullets)
    }
  }
  add('', 'summary', facts.summary)
  add('', 'interests', ...facts.interests)
  experience('work', facts.work)
  experience('volunteering', facts.volunteering)
  for (const [index, fact] of facts.education.slice(0, of.education.length).entries()) {
    const key = `education-${index}`
    add(key, 'qualification', fact.qualification ?? fact.institution)
    if (fact.qualification) add(key, 'institution', fact.institution)
    add(key, 'from', fact.from)
    add(key, 'until', fact.until)
    add(key, 'results', ...fact.results)
  }
  for (const [index, fact] of facts.certificates.slice(0, of.certificates.length).entries()) {
    add(`certificates-${index}`, 'name', fact)
  }
  for (const [index, fact] of facts.languages.slice(0, of.languages.length).entries()) {
    add(`languages-${index}`, 'language', fact)
  }
  // Invalid links were left out, so indexes differ.
  for (const [index, link] of of.links.entries()) {
    add(`links-${index}`, 'url', facts.links.find(({ value }) => link.endsWith(value)) ?? null)
  }
  return sources
}
