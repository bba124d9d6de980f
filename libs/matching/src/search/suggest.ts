import type { SuggestionKind } from '@onward/contracts/jobs/search'
import { textsOf } from '@onward/taxonomy/tokenise'

/** A possible suggestion. */
export interface Suggestible {
  kind: SuggestionKind
  /** The text shown, and searched for when chosen. */
  text: string
  /** Other names by which it is found. */
  otherNames: readonly string[]
  /** Number of open jobs; entries with jobs come first. */
  jobs: number
  /** Breaks ties: the population of a place. */
  size: number
}
export interface Suggestion {
  kind: SuggestionKind
  text: string
}

interface Prepared {
  kind: SuggestionKind
  text: string
  jobs: number
  size: number
  /** The name, or other names, with a space before each word. */
  name: string
  others: string
}
export type SuggestionTable = readonly Prepared[]

const plain = (text: string): string => textsOf(text).join(' ')

/** Prepared once for many keystrokes. */
export const suggestionTable = (all: Iterable<Suggestible>): SuggestionTable =>
  [...all].map(({ kind, text, otherNames, jobs, size }) => ({
    kind,
    text,
    jobs,
    size,
    name: ` ${plain(text)}`,
    others: otherNames.map((name) => ` ${plain(name)}`).join('|'),
  }))

/** Places come last because there are many: an occupation or employer of the same name comes first. */
const ORDER: Readonly<Record<SuggestionKind, number>> = { occupation: 0, employer: 1, skill: 2, place: 3 }
const SHORTEST = 2

/** 3: the name starts with it; 2: a word of the name does; 1: a word of another name does; 0: none. */
function rankOf({ name, others }: Prepared, typed: string): number {
  if (name.startsWith(typed)) return 3
  if (name.includes(typed)) return 2
  return others.includes(typed) ? 1 : 0
}

/**
 * Completions of the text, likeliest first, each name once: by the start of names and of their words. Where nothing starts with the whole text, its
 * last word is completed with a place ("cleaner lee").
 */
export function suggest(table: SuggestionTable, text: string, most: number): Suggestion[] {
  const typed = plain(text)
  if (typed.length < SHORTEST) return []
  const found = bestOf(table, typed, most)
  const [, head, tail] = /^(.*\S)\s+(\S+)$/.exec(text.trim()) ?? []
  if (found.length > 0 || head === undefined || tail === undefined || plain(tail).length < SHORTEST) return found
  const places = table.filter(({ kind }) => kind === 'place')
  return bestOf(places, plain(tail), most).map((one) => ({ kind: one.kind, text: `${head} ${one.text}` }))
}

function bestOf(table: Iterable<Prepared>, typed: string, most: number): Suggestion[] {
  const found: { one: Prepared; rank: number }[] = []
  for (const one of table) {
    const rank = rankOf(one, ` ${typed}`)
    if (rank > 0) found.push({ one, rank })
  }
  found.sort(
    (a, b) =>
      Number(b.one.jobs > 0) - Number(a.one.jobs > 0) ||
      b.rank - a.rank ||
      ORDER[a.one.kind] - ORDER[b.one.kind] ||
      b.one.jobs - a.one.jobs ||
      b.one.size - a.one.size ||
      (a.one.text < b.one.text ? -1 : 1),
  )
  const names = new Set<string>()
  const best: Suggestion[] = []
  for (const { one } of found) {
    if (best.length === most) break
    if (names.has(one.name)) continue
    names.add(one.name)
    best.push({ kind: one.kind, text: one.text })
  }
  return best
}
