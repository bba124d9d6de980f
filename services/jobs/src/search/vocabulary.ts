import { createHash } from 'node:crypto'
import { baseVocabulary, type SearchableJob, type SearchVocabulary, withAdverts } from '@onward/matching/search'
import { allSkills, occupationById, searchTerms } from '@onward/taxonomy'

/** Keys of searches and readings of adverts that were stored with another digest are made anew. Raise it when their rules change. */
const RULES = 1
let digest: string | undefined
/** Of everything that is not an advert's own and decides how adverts and searches are read. */
export function vocabularyDigest(): string {
  digest ??= createHash('sha256')
    .update(JSON.stringify([RULES, searchTerms(), allSkills.map(({ id, kind, name, aliases }) => [id, kind, name, aliases])]))
    .digest('base64url')
    .slice(0, 16)
  return digest
}

/** The base vocabulary with employers and titles of these adverts. */
export function vocabularyOf(jobs: Iterable<SearchableJob>): SearchVocabulary {
  const words = advertWords()
  for (const job of jobs) words.add(job)
  return words.vocabulary()
}

/** Adverts from which on suggestions and the vocabulary follow the board once a minute. */
export const LARGE_BOARD = 5_000
export const LARGE_BOARD_MS = 60_000

/** Counts that fall to nothing are forgotten. Gives whether a key came or went. */
function count(counts: Map<string, number>, key: string, more: 1 | -1): boolean {
  const now = (counts.get(key) ?? 0) + more
  if (now <= 0) counts.delete(key)
  else counts.set(key, now)
  return now <= 0 || (more === 1 && now === 1)
}

/**
 * Employers and words of titles of adverts that come and go. The vocabulary is made anew only when one of them is new or gone: an advert
 * among a hundred thousand rarely has any.
 */
export function advertWords() {
  const employers = new Map<string, number>()
  const titleWords = new Map<string, number>()
  const all = new Set<SearchableJob>()
  let made: SearchVocabulary | null = null
  let madeAt = 0
  let isOld = false
  const change = (job: SearchableJob, more: 1 | -1): void => {
    let isOther = count(employers, job.company, more)
    for (const word of job.title.split(' ')) if (word && count(titleWords, word, more)) isOther = true
    if (isOther) isOld = true
  }
  const isInAdverts = (stem: string): boolean => {
    let found = 0
    for (const { stems } of all) if (stems.includes(` ${stem} `) && ++found > 1) return true
    return false
  }
  return {
    add(job: SearchableJob): void {
      all.add(job)
      change(job, 1)
    },
    remove(job: SearchableJob): void {
      all.delete(job)
      change(job, -1)
    },
    vocabulary(): SearchVocabulary {
      // Of a large board it takes a while: a new word waits for its meaning.
      if (made && (!isOld || (all.size > LARGE_BOARD && performance.now() - madeAt < LARGE_BOARD_MS))) return made
      ;[isOld, madeAt] = [false, performance.now()]
      made = withAdverts(baseVocabulary(), { employers: employers.keys(), titleWords, isInAdverts })
      return made
    },
  }
}

/** Fields of work of occupations; "Other" is left out, because its occupations have nothing in common. */
export const fieldsOf = (occupationIds: readonly string[]): string[] =>
  occupationIds.flatMap((id) => occupationById(id)?.field ?? []).filter((field) => field !== 'Other')
