import type { Pay } from './jobs'

const PERIODS: readonly (readonly [Pay['period'], RegExp])[] = [
  ['hour', /\b(?:per|an|each|every)\s+hour\b|\bhourly\b|\bp\.?\/?h\b|\/\s*h(?:ou)?r?\b/i],
  ['day', /\b(?:per|a|each)\s+day\b|\bdaily\b|\bp\.?\/?d\b|\/\s*day\b/i],
  ['week', /\b(?:per|a|each)\s+week\b|\bweekly\b|\bp\.?\/?w\b|\/\s*w(?:ee)?k\b/i],
  ['month', /\b(?:per|a|each)\s+(?:calendar\s+)?month\b|\bmonthly\b|\bpcm\b|\/\s*month\b/i],
  ['year', /\b(?:per|a|each)\s+(?:year|annum)\b|\bannum\b|\bannual(?:ly)?\b|\byearly\b|\bp\.?\/?a\b|\/\s*y(?:ea)?r\b|\bfte\b/i],
]
const LARGEST = 10_000_000
const MONEY = /£?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s*(k)?(?![\d,]*\d)/gi
const HOURS_A_WEEK = /\d+(?:\.\d+)?\s*(?:hours?|hrs?)\b(?:\s*(?:per|a|each)\s*week|\s*pw)?/gi

/** The period that a size without words suggests: pounds below 100 are an hour's, from 10,000 a year's; between, nobody can say. */
const periodBySize = (amount: number): Pay['period'] | null => (amount < 100 ? 'hour' : amount >= 10_000 ? 'year' : null)

/**
 * Reads pay as employers write it: "£12.71 an hour", "£23k–£25k per annum", "up to 26,000 a year". Null when no amount, or no period
 * can be told; the text itself is kept and shown either way.
 */
export function parsePay(text: string): Pay | null {
  // Weekly hours beside the pay are neither an amount nor its period.
  const line = text.replace(HOURS_A_WEEK, ' ').replace(/\b(?:19|20)\d\d\s*[/-]\s*(?:\d\d){1,2}\b/g, ' ')
  const found = [...line.matchAll(MONEY)].map((match) => {
    const thousands = match[3] !== undefined
    return {
      amount: Number(`${(match[1] ?? '').replace(/,/g, '')}${match[2] ?? ''}`) * (thousands ? 1000 : 1),
      thousands,
      pounds: match[0].includes('£'),
    }
  })
  const priced = found.some((money) => money.pounds)
    ? found.filter((money) => money.pounds || money.thousands || found[0]?.pounds)
    : found
  const amounts = priced.filter((money) => money.amount > 0 && money.amount <= LARGEST).slice(0, 2)
  const [first, second] = amounts
  if (!first) return null
  // "£23-25k" means thousands on both sides.
  if (second?.thousands && !first.thousands && first.amount < 1000) first.amount *= 1000
  const period = PERIODS.find(([, words]) => words.test(line))?.[0] ?? periodBySize(first.amount)
  if (!period) return null
  const range = second && /[-–—]|\bto\b|\band\b/i.test(line) ? second.amount : null
  if (range !== null) return { minimum: Math.min(first.amount, range), maximum: Math.max(first.amount, range), period }
  if (/\bup to\b|\bmaximum\b|\bmax\b/i.test(line)) return { minimum: null, maximum: first.amount, period }
  return { minimum: first.amount, maximum: /\bfrom\b|\bminimum\b|\bstarting\b|\+/i.test(line) ? null : first.amount, period }
}

/** Hours of one day or shift tell nothing of the week. */
const WEEKLY =
  /(\d{1,2}(?:\.\d{1,2})?)\s*(?:hours?|hrs?|awr)\b(?!\s*(?:a|per|each|every|y|bob)?\s*(?:day|night|shift|dydd|diwrnod|noson|sifft))/gi
const MOST_HOURS = 60

/** Hours of a week as people write them, "30 hours a week, mornings". Null when none are said, or more than one number is. */
export function parseWeeklyHours(text: string): number | null {
  const found = new Set([...text.matchAll(WEEKLY)].map((match) => Number(match[1])))
  const [hours] = found
  return found.size === 1 && hours !== undefined && hours > 0 && hours <= MOST_HOURS ? hours : null
}
