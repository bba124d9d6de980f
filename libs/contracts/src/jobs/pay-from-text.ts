import type { Pay } from './pay'

const PERIODS: readonly (readonly [Pay['period'], RegExp])[] = [
  ['hour', /\b(?:per|an|each|every)\s+hour\b|\bhourly\b|\byr\s+awr\b|\bp\.?\/?h\b|\/\s*h(?:ou)?r?\b/i],
  ['day', /\b(?:per|a|each)\s+day\b|\bdaily\b|\by\s+(?:dydd|diwrnod)\b|\bp\.?\/?d\b|\/\s*day\b/i],
  ['week', /\b(?:per|a|each)\s+week\b|\bweekly\b|\byr\s+wythnos\b|\bp\.?\/?w\b|\/\s*w(?:ee)?k\b/i],
  ['month', /\b(?:per|a|each)\s+(?:calendar\s+)?month\b|\bmonthly\b|\by\s+mis\b|\bpcm\b|\/\s*month\b/i],
  [
    'year',
    /\b(?:per|a|each)\s+(?:year|annum)\b|\bannum\b|\bannual(?:ly)?\b|\byearly\b|\by\s+flwyddyn\b|\bp\.?\/?a\b|\/\s*y(?:ea)?r\b|\bfte\b/i,
  ],
]
const LARGEST = 10_000_000
/** Pay is said in a few words. Patterns that look from each figure to the end take the square of the length. */
const LONGEST = 300
const MONEY = /£?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s*(k)?(?![\d,]*\d)/gi
const HOURS_A_WEEK = /\d+(?:\.\d+)?\s*(?:hours?|hrs?)\b(?:\s*(?:per|a|each)\s*week|\s*pw)?/gi

/** The period of an amount without one: below £100 an hour, from £10,000 a year, else unknown. */
const periodBySize = (amount: number): Pay['period'] | null => (amount < 100 ? 'hour' : amount >= 10_000 ? 'year' : null)

/**
 * Reads pay as employers write it: "£12.71 an hour", "£23k–£25k per annum", "up to 26,000 a year". Null without an amount or a period; the
 * text is kept either way.
 */
export function parsePay(text: string): Pay | null {
  // Weekly hours are not pay.
  const line = text
    .slice(0, LONGEST)
    .replace(HOURS_A_WEEK, ' ')
    .replace(/\b(?:19|20)\d\d\s*[/-]\s*(?:\d\d){1,2}\b/g, ' ')
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
  const period = PERIODS.find(([, pattern]) => pattern.test(line))?.[0] ?? periodBySize(first.amount)
  if (!period) return null
  const range = second && /[-–—]|\bto\b|\band\b/i.test(line) ? second.amount : null
  if (range !== null) return { minimum: Math.min(first.amount, range), maximum: Math.max(first.amount, range), period }
  if (/\bup to\b|\bhyd at\b|\bmaximum\b|\bmax\b/i.test(line)) return { minimum: null, maximum: first.amount, period }
  return { minimum: first.amount, maximum: /\bfrom\b|\bminimum\b|\bstarting\b|\+/i.test(line) ? null : first.amount, period }
}

/** An amount as people write it: "12.71", "£24,000", "24 000". Null when nothing was typed, `wrong` when it is no amount. */
export function readAmount(text: string): number | null | 'wrong' {
  const typed = text.trim()
  if (typed === '') return null
  const amount = /^£?\s*(\d{1,3}(?:[,\s]\d{3})+|\d{1,9})(\.\d{1,2})?$/.exec(typed)
  const read = amount ? Number(`${(amount[1] ?? '').replace(/[,\s]/g, '')}${amount[2] ?? ''}`) : 0
  return read > 0 ? read : 'wrong'
}

const OTHER_MONEY = /[$€¥₹]|\b(?:usd|eur|euros?|dollars?)\b/i
/** A minus before an amount, but not the dash of a range or after a word. */
const NEGATIVE = /^\s*[-−–]|£\s*[-−–]|[^\d\sk.]\s+[-−–]£?\d/i
/** "12,50" and "12.505" are not pounds and pence. */
const NO_SUM = /\d\.\d{3}|\d,(?!\d{3}(?!\d))/
/** Words allowed around an amount without a pound sign. */
const ABOUT_AMOUNTS =
  /\b(?:an?|per|each|every|hour(?:ly)?|hrs?|daily|days?|weekly|weeks?|wk|calendar|months?|monthly|pcm|years?|yearly|yr|annum|annual(?:ly)?|p\.?[ahdw]|h|k|fte|pro rata|gbp|pounds?|to|and|from|up|between|circa|approx(?:imately)?|about|around|starting|minimum|maximum|min|max|salary|pay|wages?|rate|gross|basic|hours?|yr?|awr|dydd|diwrnod|wythnos|mis|flwyddyn|hyd|at|cyflog)\b/gi
/** Words of pay without an amount. */
const NO_AMOUNT =
  /\b(?:salary|pay|wages?|rates?|package|benefits?|plus|and|very|highly|excellent|attractive|good|competitive|negotiable|doe|tb[acd]|to be|agreed|confirmed|discussed|depend(?:s|ing|ent)|based|up|on|upon|age|skills?|experience|qualifications?|application|see|the|advert|job|description|not|stated|disclosed|n\/a|national|minimum|real|living|nmw|nlw|rlw|cyflog|cystadleuol|i’w|i'w|drafod|gytuno|gadarnhau|yn|dibynnu|ar|brofiad|isafswm|byw|cenedlaethol)\b/gi
const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** Whether the text states pay without amounts: "Competitive", "Negotiable, DOE", "National Living Wage". */
export const saysNoAmount = (text: string): boolean => hasWords(text) && !hasWords(text.replace(NO_AMOUNT, ' '))

/** Reads free-text pay as strictly as a form: null for "loads", "-5", "$20", "12,50" and an amount without a period. */
export function readPay(text: string): Pay | null {
  if (OTHER_MONEY.test(text) || NEGATIVE.test(text) || NO_SUM.test(text)) return null
  const pay = parsePay(text)
  if (!pay) return null
  const rest = text
    .replace(/(\d)k\b/gi, '$1')
    .replace(/\d[\d,.]*/g, ' ')
    .replace(ABOUT_AMOUNTS, ' ')
  return text.includes('£') || !hasWords(rest) ? pay : null
}

/** Hours of a week, not of a day or shift. */
const WEEKLY =
  /(\d{1,2}(?:\.\d{1,2})?)\s*(?:hours?|hrs?|awr)\b(?!\s*(?:a|per|each|every|y|bob)?\s*(?:day|night|shift|dydd|diwrnod|noson|sifft))/gi
const MOST_HOURS = 60

/** Reads weekly hours: "30 hours a week, mornings". Null without a number, or with several. */
export function parseWeeklyHours(text: string): number | null {
  const found = new Set([...text.matchAll(WEEKLY)].map((match) => Number(match[1])))
  const [hours] = found
  return found.size === 1 && hours !== undefined && hours > 0 && hours <= MOST_HOURS ? hours : null
}
