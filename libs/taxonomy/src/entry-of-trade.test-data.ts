import { AMBIGUOUS_ROWS, TRADES } from './data/tables'
import { findSkills } from './find-skills'
import { skillById, wordings } from './skills'
import { singular, textsOf } from './wording'

const keyOf = (words: string): string => textsOf(words).map(singular).join(' ')
type Row = (typeof AMBIGUOUS_ROWS)[number]
const rows = new Map(AMBIGUOUS_ROWS.flatMap((row) => row[0].split('|').map((word) => [keyOf(word), row] as const)))
const signs = new Map<Row, string>()

function signOf(row: Row): string {
  const [words, ...trades] = row
  const own = words.split('|').map(keyOf)
  for (const id of trades.flatMap((trade) => TRADES[trade] ?? [])) {
    const skill = skillById(id)
    for (const sign of skill ? wordings(skill) : [])
      if (
        sign.includes(' ') &&
        !own.some((word) => keyOf(sign).includes(word)) &&
        findSkills(sign).some(({ skillId }) => skillId === id)
      )
        return sign
  }
  throw new Error(`Nothing shows the trade of "${words}"`)
}

/** Something that an entry says beside a word with a second meaning, so that the word means its skill; nothing beside any other. */
export function besideOf(wording: string): string {
  const row = rows.get(keyOf(wording))
  if (!row) return ''
  const sign = signs.get(row) ?? signOf(row)
  signs.set(row, sign)
  return sign
}
