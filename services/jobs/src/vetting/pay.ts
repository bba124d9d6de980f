import type { Pay } from '@onward/contracts/jobs/pay'
import { earningsClaim, YEARLY } from '@onward/contracts/vetting/pressure'

/** From this many times the usual pay of the occupation on, pay is too good. */
export const TOO_GOOD = 2
/** Pounds a year of full work that nobody pays for work which anybody can do. */
const MOST_FOR_ANYBODY = 42_000
/** Earnings promised for an hour or two a day. */
const MOST_FOR_FEW_HOURS = 30_000

const ANYBODY =
  /\b(?:no (?:previous |prior )?(?:experience|skills|qualifications)|anyone can|anybody can|everyone accepted|no interview|work when you like|hours of your choice|when you want|two hours|few hours|any time)\b/
const FEW_HOURS =
  /\b(?:(?:one|two|three|1|2|3|few|half an?)(?: an?)? hours? (?:a|per|each) day|\b(?:5|6|7|8|9|10|ten|five) hours (?:a|per) week|in (?:your )?spare time|half an hour|part[- ]time from home|four evenings)\b/
const SIMPLE_WORK =
  /\b(?:envelopes?|leaflets?|typists?|data entry|copy (?:and|&) paste|surveys?|product tester|like(?:s)? videos|dog walk\w*|packers?|parcel sort\w*|cleaners?|clicks?|captcha|reviews?|rate hotels|receptionist|from your phone)\b/

export interface PaidAdvert {
  title: string
  pay: Pay | null
  /** The advert's folded text. */
  text: string
  /** The middle of what others pay for this occupation, in pounds a year; null where too few do. */
  usualAnnualPay: number | null
}

/** The least that the advert states, in pounds a year of full work. */
function statedAnnual(pay: Pay | null): number | null {
  const amount = pay?.minimum ?? pay?.maximum ?? null
  return pay && amount !== null ? amount * YEARLY[pay.period] : null
}

const isTooGood = (annual: number, { title, text, usualAnnualPay }: Omit<PaidAdvert, 'pay'>): boolean => {
  if (usualAnnualPay !== null && annual >= usualAnnualPay * TOO_GOOD) return true
  if (annual >= MOST_FOR_FEW_HOURS && FEW_HOURS.test(text) && SIMPLE_WORK.test(title.toLowerCase())) return true
  return annual >= MOST_FOR_ANYBODY && (ANYBODY.test(text) || SIMPLE_WORK.test(title.toLowerCase()))
}

const PER_PIECE =
  /£ ?(\d[\d,]*)(?:\.\d\d)? ?(?:an?|per|each|for each|for every) (?:task|meal|visit|survey|review|video|clip|parcel|package|envelope|item|assignment|shop|test|post|photo|order)\b/
/** From this many pounds on, a piece of simple work is paid too well. */
const MOST_FOR_A_PIECE = 40
/** Whether a text promises for a piece of simple work what nobody pays for it. */
export const pieceTooGood = (text: string): boolean =>
  Number(PER_PIECE.exec(text)?.[1]?.replaceAll(',', '') ?? 0) >= MOST_FOR_A_PIECE

/** Whether the stated pay is more than the work is paid anywhere. */
export function statedPayTooGood(advert: PaidAdvert): boolean {
  const annual = statedAnnual(advert.pay)
  return annual !== null && isTooGood(annual, advert)
}

/** A promise of earnings in a sentence that nobody pays; null for none. */
export function claimTooGood(sentence: string, advert: PaidAdvert): { index: number; length: number } | null {
  const claim = earningsClaim(sentence)
  if (!claim) return null
  const isForFewHours = claim.annual >= MOST_FOR_ANYBODY && FEW_HOURS.test(sentence)
  return isForFewHours || isTooGood(claim.annual, advert) ? claim : null
}
