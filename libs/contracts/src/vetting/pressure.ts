import { parsePay } from '../jobs/pay-from-text'
import type { Rule } from './rule'

/** Promises, haste and silence about who employs. */
export const PRESSURE_RULES: readonly Rule[] = [
  {
    code: 'pressure',
    all: [
      /\bno (?:job )?interviews?\b|\bwithout (?:an )?interview\b|\bno need (?:for|of) an? interview\b|\bdim cyfweliad\b|\bdim angen cyfweliad\b|\bheb gyfweliad\b/,
    ],
  },
  {
    code: 'pressure',
    all: [
      /\b(?:every(?:one|body)|anyone|anybody)(?: \w+){0,3} (?:accepted|hired|gets? (?:a|the) job)\b|\bguaranteed (?:job|hire|income|earnings|profits?|results)\b|\b(?:results|income|earnings|profits|job) guaranteed\b|\bguaranteed to (?:make|earn)\b|\bno checks,? no questions\b|\bno questions asked\b/,
    ],
    none: [/\bguaranteed hours\b|\b(?:customers|clients)\b/],
  },
  {
    code: 'pressure',
    all: [
      /\b(?:financial(?:ly)? free(?:dom)?|residual income|passive income|be your own boss|no boss|ground[- ]floor opportunity|paid while you sleep|while you sleep|five figures a month|six figures|unlimited (?:earnings|income)|tired of the 9|tired of your 9|build your own team|totally legal|work when you like and earn|does it all for you|the more people you recruit|earn on everyone)\b/,
    ],
    none: [/\bfranchis/],
  },
  {
    code: 'pressure',
    all: [
      /\b(?:per|each|every|for each) (?:like|click|follow|review)\b|\b(?:likes?|follow) (?:videos|pages|posts)\b|\bvip tasks?\b|\bsets? of \d+ (?:\w+ ){0,3}tasks\b|\bboost (?:products|orders|ratings|sales data)\b|\bwithdraw your (?:commission|earnings|balance)\b|\bwork(?:ing)? balance\b|\bfree tasks\b/,
    ],
  },
  {
    code: 'pressure',
    all: [
      /\b(?:cannot|can't|not able to) (?:yet )?(?:say|tell you|name) who (?:we are|the employer)\b|\bemployer (?:wishes|wants|prefers) to (?:stay|remain) anonymous\b|\bcompany name (?:is )?(?:confidential|withheld|given later)\b|\bmore details (?:after|once) you (?:accept|join|register)\b|\bdetails at our private\b/,
    ],
  },
  {
    code: 'pressure',
    all: [
      /\b(?:trad(?:e|ing)|forex|crypto|signals)\b/,
      /\b(?:we show you|fund a|guaranteed|profits|our signals|results)\b/,
      /\b(?:you|your)\b/,
    ],
    none: [/\b(?:compliance|wallets and transfers|qualified|apprentic\w+)\b/],
  },
  {
    code: 'pressure',
    all: [/\b(?:reply|text|comment|say) (?:")?yes\b|\bdm (?:me|us)\b|\bshow you how\b|\bi'll get you set up\b/],
  },
  {
    code: 'pressure',
    weak: true,
    all: [
      /\bonly \d+ (?:places?|spots?|positions?|spaces?)?\s?(?:left|remain\w*)\b|\b(?:spots|places|spaces) (?:are )?(?:going|filling) fast\b|\bfirst come,? first served\b|\bwithin the (?:next )?hour\b|\breserve your (?:place|spot)\b|\bby tonight\b|\bhurry\b|\bwhat are you waiting\b|\bbrysiwch\b|\bo leoedd ar ol\b|\bspaces are limited\b|\bserious applicants only\b|\bplaces go to\b/,
    ],
  },
  {
    code: 'pressure',
    all: [
      /\b(?:like|likes|liking|rate|click|follow|watch|view|review|optimi[sz]e)\b[^.]{0,40}\b(?:videos?|clips|posts?|pages?|apps?|app data|products|hotels|shops|listings|orders)\b[^.]{0,50}\b(?:£|commission|per|each|paid|credits?|usdt|for each|collect)/,
    ],
    none: [/\b(?:users|customers|campaign|team|editor|analytics)\b/],
  },
  {
    code: 'pressure',
    all: [
      /\b(?:may not|cannot|can't|not allowed to|are not able to) (?:yet )?(?:name|be named|say who)\b|\b(?:that|who) (?:we|i) (?:may|can|will) not name\b/,
    ],
  },
  {
    code: 'pressure',
    weak: true,
    all: [
      /\b(?:stuff(?:ing)?|fold(?:ing)?|fill(?:ing)?) envelopes\b|\bpaid per piece\b|\bnothing to learn\b|\bact (?:now|tonight|today|fast)\b|\bhiring hundreds\b/,
    ],
  },
  {
    // Work at home for brands without a name.
    code: 'pressure',
    weak: true,
    all: [
      /\bhome ?workers?\b|\bwork(?:ing)? (?:from|at) home\b/,
      /\b(?:leading|big|top|famous|well[- ]known|household|major|global) (?:brands|names|companies|firms)\b/,
    ],
  },
  { code: 'pressure', weak: true, all: [/\bcommission[- ]only\b|\bwe don't want cvs\b|\bhunger\b|\buncapped!/] },
  {
    code: 'pressure',
    weak: true,
    all: [
      /\bno (?:cv|background|skills|selling|checks)\b[^.]{0,20},? no\b|\bno experience,? no\b|\banyone can (?:apply|do it)\b/,
    ],
  },
  {
    code: 'pressure',
    weak: true,
    all: [
      /\bstart today\b|\b(?:earn|earning|paid) from day (?:one|1)\b|\bbegin the same day\b|\bdechrau heddiw\b|\bimmediate work\b/,
    ],
    none: [/\bif you can\b/],
  },
  { code: 'pressure', weak: true, all: [/!{2,}/] },
]

const CLAIM =
  /(?:£ ?\d[\d,.]*|(?:one|two|three|four|five|six) hundred pounds|\bfive pounds)(?: (?:to|-) £ ?\d[\d,.]*)?\s*(?:a|per|each|every|yr|y)?[ -]?(?:day|daily|week|weekly|month|wythnos|dydd|awr|hour|dyddiol)\b/
const HUNDREDS: Readonly<Record<string, string>> = {
  one: '£100',
  two: '£200',
  three: '£300',
  four: '£400',
  five: '£500',
  six: '£600',
}

/** A promise of earnings in the text, with its amount in pounds a year of full work; null for none. */
export function earningsClaim(sentence: string): { index: number; length: number; annual: number } | null {
  if (!/\b(?:earn\w*|make|makes|making|paid|cash|ennill|income|take home|pocket)\b/.test(sentence)) return null
  const found = CLAIM.exec(sentence)
  if (!found) return null
  const text = found[0].replace(/(\w+) hundred pounds/, (_, word: string) => HUNDREDS[word] ?? '').replace(/\bdaily\b/, 'a day')
  const pay = parsePay(text)
  const amount = pay?.maximum ?? pay?.minimum ?? null
  if (!pay || amount === null) return null
  return { index: found.index, length: found[0].length, annual: amount * YEARLY[pay.period] }
}
/** Units of full work in a year. */
export const YEARLY = { hour: 1950, day: 250, week: 52, month: 12, year: 1 } as const
