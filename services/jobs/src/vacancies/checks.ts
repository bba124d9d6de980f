import { checkWage } from '@onward/contracts/jobs/minimum-wage'
import type { Pay } from '@onward/contracts/jobs/pay'
import type { JobFlag } from '@onward/contracts/jobs/vacancies'
import type { JobType } from '../db/schema'

interface CheckedText {
  title: string
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

type Resembled = NonNullable<JobFlag['resembles']>

/** An advert with the facts by which its pay is checked. */
export interface CheckedJob extends CheckedText {
  pay: Pay | null
  /** The pay as the advert shows it. */
  salary?: string
  type: JobType | null
  hoursPerWeek?: number | null
  /** The first working day, whose minimum wage counts; today's counts where it is earlier or unknown. */
  startsOn?: string | null
}

const LONGEST_FOUND = 120
const found = (text: string) => {
  const shortened = text.replace(/\s+/g, ' ').trim()
  return shortened.length > LONGEST_FOUND ? `${shortened.slice(0, LONGEST_FOUND - 1)}…` : shortened
}

/**
 * What in an advert must be checked by a person before it is shown, with the text that was found. Pure; `resembles` is an advert of
 * the organisation that it repeats, `day` the day of posting.
 */
export function flagsOf(job: CheckedJob, resembles: Resembled | null, day: string): JobFlag[] {
  const text = [job.title, job.description, ...job.requirements].join('\n')
  const fee = sentencesOf(text).find((sentence) => FEE.test(sentence) && !FEE_DENIED.test(sentence))
  const premium = PREMIUM.exec(text)?.[0].replace(/^[^\d+]|\D$/g, '')
  const messaging = MESSAGING.exec(text)?.[0]
  const discriminatory = DISCRIMINATORY.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined)
  const payDay = job.startsOn && job.startsOn > day ? job.startsOn : day
  const flags: JobFlag[] = []
  if (fee) flags.push({ check: 'fee-asked', found: found(fee) })
  if (premium) flags.push({ check: 'premium-number', found: found(premium) })
  if (messaging) flags.push({ check: 'messaging-app', found: found(messaging) })
  if (checkWage(job, payDay).verdict === 'below') flags.push({ check: 'below-minimum-wage', found: found(job.salary ?? '') })
  if (resembles) {
    const { id, title, location } = resembles
    flags.push({ check: 'near-duplicate', found: '', resembles: { id, title, location } })
  }
  if (discriminatory) flags.push({ check: 'discriminatory-wording', found: found(discriminatory) })
  return flags
}

/** The same without the text. */
export const checksOf = (job: CheckedJob, resembles: Resembled | null, day: string): JobFlag['check'][] =>
  flagsOf(job, resembles, day).map(({ check }) => check)
