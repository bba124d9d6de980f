import type { Pay } from '@onward/contracts/jobs'
import { isBelowMinimumWage } from './pay'

/** Why a job waits for an administrator or stays a draft; the screens say each in words. */
export type JobCheck =
  | 'organisation-not-verified'
  | 'first-job'
  | 'fee-asked'
  | 'premium-number'
  | 'messaging-app'
  | 'below-minimum-wage'
  | 'near-duplicate'
  | 'discriminatory-wording'
  | 'sent-back'

export interface CheckedText {
  title: string
  location: string
  description: string
  requirements: readonly string[]
}

const FEE =
  /\b(?:registration|joining|admin(?:istration)?|application|training|induction|start(?:er|[- ]?up)?|dbs|uniform|processing)\s+(?:fee|charge|deposit|payment)s?\b|\b(?:refundable|upfront|up[- ]front)\s+(?:fee|deposit|payment)|\b(?:pay|send|transfer)\s+(?:us\s+)?(?:a\s+|an\s+)?(?:fee|deposit|£\s?\d+)|\b(?:buy|purchase)\s+(?:a|your|the)\s+(?:starter|training)\s+(?:kit|pack)/i
const FEE_DENIED =
  /\b(?:no|without(?: any)?|never (?:any|a)|not charge(?: you)?(?: any| a)?)\s+(?:\w+\s+){0,2}(?:fee|charge|deposit|payment)s?\b|\b(?:we|company|employer)\s+(?:will\s+)?(?:pay|pays|cover|covers|refund|refunds)\b/i
const PREMIUM = /(?:^|\D)(?:0|\+?44\s?\(?0?\)?\s?)(?:9\d|70|87[0-3])(?:[\s-]?\d){6,9}(?:\D|$)|(?:^|\D)118\d{3}(?:\D|$)/
const MESSAGING = /\b(?:whats\s?app|telegram|wechat|viber|snapchat|facebook messenger|signal app)\b|\b(?:t|wa)\.me\//i
const DISCRIMINATORY = [
  /\b(?:males?|females?|man|woman|men|women|girls?|boys?|lads?|ladies|gentlemen)\s+(?:only|wanted|preferred|applicants? only)\b/i,
  /\b(?:only|prefer(?:ably)?)\s+(?:an?\s+)?(?:males?|females?|man|woman|men|women|girls?|boys?|ladies)\b/i,
  /\b(?:looking for|want|wanted|need|seeking|ideal for|suits?)\s+(?:an?\s+)?(?:\w+,?\s+){0,2}(?:young|youthful)\b|\b(?:young|youthful)\s+(?:\w+\s+)?(?:person|people|man|woman|men|women|staff|candidates?|applicants?)\s+(?:(?:is|are)\s+)?(?:wanted|needed|preferred|required|only)\b/i,
  /\b(?:aged?|ages)\s+(?:between\s+)?\d\d\s*(?:-|–|to|and)\s*\d\d\b|\bunder\s+(?:the\s+age\s+of\s+)?(?:2[1-9]|[345]\d)s?\b(?!\s*(?:hours|miles|minutes|staff))|\bno(?:one|body)?\s+over\s+(?:[2-6]\d)\b/i,
  /\bnative\s+(?:english|british)\b|\b(?:british|english|uk|white|european)\s+(?:born|only|nationals?\s+only)\b|\bno\s+(?:foreigners|immigrants|refugees|travellers)\b/i,
  /\bno\s+(?:disabled|disabilit(?:y|ies)|wheelchairs?|health (?:problems|conditions)|sick(?:ness)? records?|pregnan(?:t|cy)|mothers|children)\b|\bable[- ]bodied\b/i,
  /\b(?:must be|only)\s+(?:a\s+)?(?:christian|muslim|hindu|sikh|jewish|catholic|protestant|straight|single|unmarried)s?\b/i,
]

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/)

const shingles = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  return new Set(words.length < 3 ? [words.join(' ')] : words.slice(2).map((_, i) => words.slice(i, i + 3).join(' ')))
}

/** The same advert again: same title and place, and four fifths of all runs of three words in common. */
export function isNearDuplicate(a: CheckedText, b: CheckedText): boolean {
  const same = (x: string, y: string) => x.trim().toLowerCase() === y.trim().toLowerCase()
  if (!same(a.title, b.title) || !same(a.location, b.location)) return false
  const left = shingles(a.description)
  const right = shingles(b.description)
  let shared = 0
  for (const run of left) if (right.has(run)) shared += 1
  return shared / (left.size + right.size - shared) >= 0.8
}

/** What in an advert needs a person's look before it is shown. Pure; `day` is the calendar date of posting. */
export function checksOf(
  job: CheckedText & { pay: Pay | null; type: string },
  others: readonly CheckedText[],
  day: string,
): JobCheck[] {
  const text = [job.title, job.description, ...job.requirements].join('\n')
  const checks: JobCheck[] = []
  if (sentencesOf(text).some((sentence) => FEE.test(sentence) && !FEE_DENIED.test(sentence))) checks.push('fee-asked')
  if (PREMIUM.test(text)) checks.push('premium-number')
  if (MESSAGING.test(text)) checks.push('messaging-app')
  if (isBelowMinimumWage(job.pay, job.type, day)) checks.push('below-minimum-wage')
  if (others.some((other) => isNearDuplicate(job, other))) checks.push('near-duplicate')
  if (DISCRIMINATORY.some((wording) => wording.test(text))) checks.push('discriminatory-wording')
  return checks
}
