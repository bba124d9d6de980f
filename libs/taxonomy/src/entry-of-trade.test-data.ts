import { AMBIGUOUS_ROWS, TRADES } from './data/tables'
import { findSkills } from './find-skills'
import { namesOf, skillById } from './skills'
import { singular, textsOf } from './tokenise'

const keyOf = (phrase: string): string => textsOf(phrase).map(singular).join(' ')
type Row = (typeof AMBIGUOUS_ROWS)[number]
const rows = new Map(AMBIGUOUS_ROWS.flatMap((row) => row[0].split('|').map((word) => [keyOf(word), row] as const)))
const signs = new Map<Row, string>()

function signOf(row: Row): string {
  const [phrases, ...trades] = row
  const own = phrases.split('|').map(keyOf)
  for (const id of trades.flatMap((trade) => TRADES[trade] ?? [])) {
    const skill = skillById(id)
    for (const sign of skill ? namesOf(skill) : [])
      if (
        sign.includes(' ') &&
        !own.some((word) => keyOf(sign).includes(word)) &&
        findSkills(sign).some(({ skillId }) => skillId === id)
      )
        return sign
  }
  throw new Error(`Nothing shows the trade of "${phrases}"`)
}

/** Text to put beside an ambiguous phrase so that it means its skill; empty for any other phrase. */
export function besideOf(phrase: string): string {
  const row = rows.get(keyOf(phrase))
  if (!row) return ''
  const sign = signs.get(row) ?? signOf(row)
  signs.set(row, sign)
  return sign
}
