import { findSkills, occupationById, skillById } from '@onward/taxonomy'
import { singular, wordsOf } from '@onward/taxonomy/tokenise'
import { baseSearchVocabulary } from './base-vocabulary'
import { type QueryPart, understandQuery } from './understand-query'

/** What somebody's own words for what they can do mean to a search: "fork lift", "loading lorrys", "glanhau". */
export interface FreeText {
  /** The text as it may be meant; null where nothing looks misspelt. */
  spelling: string | null
  /** Never a licence or certificate that the text does not name itself. */
  skillIds: string[]
  /** One of each trade that is named: what is meant first. */
  occupationIds: string[]
}

const isPaper = (id: string): boolean => skillById(id)?.kind !== 'skill'
type Trade = Extract<QueryPart, { skillIds: readonly string[] }>
const isTrade = (part: QueryPart): part is Trade => 'skillIds' in part

/** Reads a text as the search does; `spelling` is an offer, and what it means is read from it. */
export function readFreeText(text: string): FreeText {
  const { parts, didYouMean } = understandQuery(text, baseSearchVocabulary())
  const spelling = withPlurals(didYouMean ?? text)
  const meant = spelling ?? text
  const named = findSkills(meant).map(({ skillId }) => skillId)
  const trades = parts.filter(isTrade)
  const skillIds = new Set([...named, ...trades.flatMap((part) => part.skillIds.filter((id) => !isPaper(id)))])
  const occupationIds = new Set(trades.flatMap(({ occupationIds: [first] }) => first ?? []))
  return {
    spelling: spelling === text ? null : spelling,
    skillIds: [...skillIds],
    occupationIds: [...occupationIds].filter((id) => occupationById(id) !== undefined),
  }
}

/** Plurals that look-up forgives and a reader would not: "lorrys", "shelfs". */
function withPlurals(text: string): string {
  const { phrases, speller, isRealWord } = baseSearchVocabulary()
  let out = ''
  let last = 0
  for (const { text: word, start, end } of wordsOf(text)) {
    const one = singular(word)
    const isOdd = word !== one && !phrases.has(word) && !isRealWord(word) && phrases.has(one)
    const [other] = isOdd ? speller.corrections(word).filter((each) => singular(each.word) === one && each.word !== word) : []
    const regular = isOdd && /[^aeiou]ys$/.test(word) ? `${word.slice(0, -2)}ies` : null
    out += text.slice(last, start) + (regular ?? other?.word ?? text.slice(start, end))
    last = end
  }
  return out + text.slice(last)
}
