import { allSkills, namesOf, occupations, places } from '@onward/taxonomy'
import { ALLOWED, AMERICAN, MISSPELLINGS } from './dictionary'
import { languageOf } from './language-of'
import type { Spelling } from './load-spelling'

export interface Slip {
  wrong: string
  right: string
  /** Its line. */
  quote: string
}

let taxonomyWords: Set<string> | undefined
function taxonomy(): Set<string> {
  taxonomyWords ??= new Set(
    [
      ...allSkills.flatMap(namesOf),
      ...occupations.flatMap((o) => [o.name.en, o.name.cy, ...o.aliases]),
      ...places.map((p) => p.name),
    ].flatMap((wording) => wording.toLowerCase().match(/\p{L}+/gu) ?? []),
  )
  return taxonomyWords
}

const TOKEN = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu
const NOT_PROSE = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:co|com|org|uk|net|io|wales|cymru)\S*/gi
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const MIN_LETTERS = 5
/** "Doesn’t" is no "does" with a letter too many. */
const CONTRACTED = /n['’]t$/i
const bare = (word: string): string => word.replace(/['’]s?$/, '')

/**
 * Words that are surely misspelt, and American spellings, in lines of English. Uncertain ones are skipped: words that have no known word
 * within one letter, names (capitals inside a sentence, or anywhere in the text), lines in Welsh or another language, trade words.
 */
export function checkSpelling(
  lines: readonly string[],
  names: readonly string[],
  spelling: Spelling | undefined,
): { slips: Slip[]; american: Slip[] } {
  const slips = new Map<string, Slip>()
  const american = new Map<string, Slip>()
  const nameWords = new Set(
    [...names, ...lines.flatMap(namesInside)].flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []),
  )
  for (const line of lines) {
    const text = line.replace(NOT_PROSE, (address) => ' '.repeat(address.length))
    if (languageOf(text) === 'cy') continue
    const tokens = [...text.matchAll(TOKEN)]
      .filter(([word]) => !CONTRACTED.test(word))
      .map((match) => ({ written: bare(match[0]), isFirst: isFirst(text, match.index) }))
    const words = tokens.flatMap(({ written, isFirst: first }) =>
      written
        .split(/[-’']/)
        .filter((part) => part.length > 1 && !/\d/.test(part))
        .map((part) => ({ written: part, first })),
    )
    const unknown: { wrong: string; right: string }[] = []
    let odd = 0
    let checked = 0
    for (const { written, first } of words) {
      const word = written.toLowerCase()
      const isCapital = written[0] !== word[0]
      if (isCapital && (written === written.toUpperCase() || !first)) continue
      checked++
      const right = MISSPELLINGS.get(word)
      if (right !== undefined && right !== word && !nameWords.has(word)) {
        unknown.push({ wrong: written, right: isCapital ? capital(right) : right })
        continue
      }
      const british = AMERICAN.get(word)
      if (british !== undefined && !isCapital) {
        american.set(word, { wrong: written, right: british, quote: line })
        continue
      }
      if (!spelling || nameWords.has(word) || isKnown(word, spelling)) continue
      odd++
      if (word.length < MIN_LETTERS || !/^[a-z]+$/.test(word) || (isCapital && !ENDS_LIKE_A_VERB.test(word))) continue
      const meant = nearest(word, spelling)
      if (meant) unknown.push({ wrong: written, right: isCapital ? capital(meant) : meant })
    }
    // A line with many unknown words is not in English, or is a list of names.
    if (odd > 2 && odd > checked * 0.3) continue
    for (const slip of unknown)
      if (!slips.has(slip.wrong.toLowerCase())) slips.set(slip.wrong.toLowerCase(), { ...slip, quote: line })
  }
  return { slips: [...slips.values()], american: [...american.values()] }
}

const ENDS_LIKE_A_VERB = /(?:ed|ing|ible|able|tion|ment)$/
const capital = (word: string): string => word[0]?.toUpperCase() + word.slice(1)
const isFirst = (text: string, at: number): boolean => /(?:^|[.!?:;•|/–—(-])\W*$/.test(text.slice(0, at))

/** Capitalised words inside a line: names, which may be in lower case elsewhere. */
const namesInside = (line: string): string[] => [...line.matchAll(/(?<=\p{Ll}[,]?\s)\p{Lu}\p{Ll}+/gu)].map((match) => match[0])

function isKnown(word: string, spelling: Spelling): boolean {
  const known = (w: string): boolean => ALLOWED.has(w) || taxonomy().has(w) || spelling.knows(w)
  if (known(word) || known(capital(word))) return true
  // Oxford spelling is British too.
  const asIse = word.replace(/iz(?=e|ing|ation|er)/, 'is')
  if (asIse !== word && known(asIse)) return true
  const stem = word.replace(/^(?:re|un|pre|over|under|multi|co|non|sub|inter|de|dis|mis|out|up)(?=\p{L}{4})/u, '')
  if (stem !== word && known(stem)) return true
  for (const end of [/s$/, /es$/, /ed$/, /ing$/, /er$/, /ers$/, /ly$/, /ness$/]) {
    const base = word.replace(end, '')
    if (base !== word && base.length >= 4 && (ALLOWED.has(base) || taxonomy().has(base))) return true
  }
  for (let at = 4; at <= word.length - 4; at++) if (known(word.slice(0, at)) && known(word.slice(at))) return true
  return false
}

/** The one word that is meant: a pair of letters swapped, one doubled or dropped, or one wrong; null where two answers are as good. */
function nearest(word: string, spelling: Spelling): string | null {
  const known = (list: string[]): string[] => [...new Set(list)].filter((w) => w !== word && spelling.knows(w))
  const at = [...word].map((_, i) => i)
  // "deliverd"
  const [ended] = known([word.replace(/([b-df-hj-np-tv-z])d$/, '$1ed')])
  if (ended) return ended
  const swapped = known(at.slice(1).map((i) => word.slice(0, i - 1) + word[i] + word[i - 1] + word.slice(i + 1)))
  if (swapped.length === 1) return swapped[0] ?? null
  const doubled = known([
    ...at.filter((i) => word[i] === word[i - 1]).map((i) => word.slice(0, i) + word.slice(i + 1)),
    ...at.map((i) => word.slice(0, i) + word[i] + word.slice(i)),
  ])
  if (doubled.length === 1) return doubled[0] ?? null
  // The first letter is seldom the wrong one.
  const others = known([
    ...at.slice(1).map((i) => word.slice(0, i) + word.slice(i + 1)),
    ...at.slice(1).flatMap((i) => [...LETTERS].map((letter) => word.slice(0, i) + letter + word.slice(i + 1))),
    ...[...at.slice(1), word.length].flatMap((i) => [...LETTERS].map((letter) => word.slice(0, i) + letter + word.slice(i))),
  ])
  return swapped.length + doubled.length === 0 && others.length === 1 ? (others[0] ?? null) : null
}
