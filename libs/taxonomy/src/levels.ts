const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
}
/** The number that a word or digits name; NaN for anything else. */
export const numberNamed = (word: string): number => NUMBERS[word.toLowerCase()] ?? Number(word)

const NAMED_LEVELS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:PhD|doctorate|DPhil)\b/i, 8],
  [/\b(?:masters?(?: degree)?|MSc|MA|MBA|MEng|MPhil)\b/, 7],
  [/\b(?:foundation degree|FdA|FdSc)\b/i, 5],
  [/\b(?:degree|BA|BSc|BEng|BEd|BN|LLB|PGCE|QTS|bachelor(?:'s|’s)?|gradd)\b/i, 6],
  [/\bHND\b|\bhigher national diploma\b/i, 5],
  [/\bHNC\b|\bhigher (?:national )?certificate\b/i, 4],
  [/\b(?:A[- ]?levels?|T[- ]?levels?|Highers|extended diploma|national diploma|advanced apprenticeship|lefel A)\b/i, 3],
  [/\bintermediate apprenticeship\b/i, 2],
]
/** "NVQ 2", "Level Three", "L3", "Lefel 2". */
const LEVEL = /\b(?:levels?|lefel|lvl|[NS]VQs?(?:\s*level)?|GNVQ|L)\s*-?\s*([1-8]|one|two|three|four|five|i{1,3}|iv|v)\b/i

/** The level in the national framework (GCSE 2, A level 3, degree 6) that a text names, or null. */
export function levelIn(text: string): number | null {
  const numeral = LEVEL.exec(text)?.[1]
  return numeral ? numberNamed(numeral) : (NAMED_LEVELS.find(([name]) => name.test(text))?.[1] ?? null)
}

/** A paper that names no level is the usual one. */
const USUAL_LEVEL = 2
export const reachesLevel = (asked: number | null, held: number | null): boolean =>
  asked === null || asked <= 1 || (held ?? USUAL_LEVEL) >= asked

/** A length of time that a requirement asks for; the groups are its number and its unit. */
export const TIME_ASKED =
  /\b(?:(?:at least|a minimum of|minimum(?: of)?|min\.?|over|more than)\s+)?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|fifteen|twenty|thirty|a)\)?\s*\+?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?(years?|months?)['’]?s?(?:\s+(?:minimum|plus|or more))?(?:\s+of)?\b/i

/** The months of experience that a requirement asks for, or null. */
export function monthsAskedIn(requirement: string): number | null {
  const [, numeral, unit] = TIME_ASKED.exec(requirement) ?? []
  if (!numeral || !unit) return null
  const number = numeral.toLowerCase() === 'a' ? 1 : numberNamed(numeral)
  return /^y/i.test(unit) ? 12 * number : number
}
