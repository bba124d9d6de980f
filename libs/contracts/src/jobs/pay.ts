import * as v from 'valibot'
import { LANGUAGES, type Language } from '../language'

export const PAY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const

/** Pay of an advert: pounds for one period, at least one of the two amounts. */
export const pay = v.object({
  minimum: v.nullable(v.number()),
  maximum: v.nullable(v.number()),
  period: v.picklist(PAY_PERIODS),
})
export type Pay = v.InferOutput<typeof pay>

const HOURS = { hour: 37.5 * 52, day: 5 * 52, week: 52, month: 12, year: 1 } as const
/** Pounds a year full time, for sorting: the lower amount, else the upper; null without pay. */
export const annualPay = (p: Pay | null): number | null => {
  const amount = p?.minimum ?? p?.maximum ?? null
  return p && amount !== null ? Math.round(amount * HOURS[p.period]) : null
}
const WEEKS = { week: 1, month: 52 / 12, year: 52 } as const
const FULL_TIME = { day: 7.5, week: 37.5 } as const
/**
 * Pounds an hour at least, to compare adverts: by the hours of the week, else by full-time ones; null without pay, and where part-time
 * work does not say its hours.
 */
export function hourlyPay(
  p: Pay | null,
  { hoursPerWeek, type }: { hoursPerWeek: number | null; type: string | null },
): number | null {
  const amount = p?.minimum ?? p?.maximum ?? null
  if (!p || amount === null) return null
  const inHours = (hours: number) => Math.round((100 * amount) / hours) / 100
  if (p.period === 'hour') return inHours(1)
  if (p.period === 'day') return inHours(FULL_TIME.day)
  if (!hoursPerWeek && type === 'part-time') return null
  return inHours(WEEKS[p.period] * (hoursPerWeek || FULL_TIME.week))
}
const amountText = (amount: number, period: Pay['period']): string => {
  const pence = period === 'hour' || !Number.isInteger(amount)
  return `£${amount.toLocaleString('en-GB', pence ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : {})}`
}

interface PayWords {
  from: string
  upTo: string
  to: string
  each: Readonly<Record<Pay['period'], string>>
  hours: string
}
const ENGLISH: PayWords = {
  from: 'From',
  upTo: 'Up to',
  to: 'to',
  each: { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', year: 'a year' },
  hours: 'hours a week',
}
/** Not in a catalogue: stored pay is read by the words of every language, and a browser has those of one. A language without says it in English. */
const WORDS: Readonly<Partial<Record<Language, PayWords>>> = {
  en: ENGLISH,
  cy: {
    from: 'O',
    upTo: 'Hyd at',
    to: 'i',
    each: { hour: 'yr awr', day: 'y dydd', week: 'yr wythnos', month: 'y mis', year: 'y flwyddyn' },
    hours: 'awr yr wythnos',
  },
}

const wordsOf = (language: Language): PayWords => WORDS[language] ?? ENGLISH

/** Pay as adverts show it: "£24,000 to £26,000 a year, 37.5 hours a week, plus tips"; empty where nothing is stated. */
export function salaryText(p: Pay | null, hoursPerWeek: number | null = null, note = '', language: Language = 'en'): string {
  const { from, upTo, to, each, hours } = wordsOf(language)
  const parts: string[] = []
  if (p && (p.minimum !== null || p.maximum !== null)) {
    const [low, high] = [p.minimum, p.maximum].map((amount) => (amount === null ? null : amountText(amount, p.period)))
    const amounts = low && high ? (low === high ? low : `${low} ${to} ${high}`) : low ? `${from} ${low}` : `${upTo} ${high}`
    parts.push(`${amounts} ${each[p.period]}`)
  }
  if (hoursPerWeek !== null) parts.push(`${hoursPerWeek} ${hours}`)
  return [...parts, note].filter(Boolean).join(', ')
}

const AMOUNT = '£\\d[\\d,]*(?:\\.\\d\\d)?'
const NUMBER = '\\d+(?:\\.\\d+)?'
const WRITTEN = /* @__PURE__ */ LANGUAGES.map((language) => {
  const { from, upTo, to, each, hours } = wordsOf(language)
  const periods = PAY_PERIODS.map((period) => each[period]).join('|')
  return {
    language,
    pay: new RegExp(`^(?:(${from}|${upTo}) )?(${AMOUNT})(?: ${to} (${AMOUNT}))? (${periods})(?=, |$)`),
    hours: new RegExp(`(^|, )(${NUMBER})(?: ${to} (${NUMBER}))? ${hours}(?=, |$)`),
  }
})
/** The pay text of an advert or offer in a language: what is worded as `salaryText` does is said in it, other words stay as typed. */
export function salaryIn(salary: string, language: Language): string {
  const said = wordsOf(language)
  const written = WRITTEN.find(({ pay, hours }) => pay.test(salary) || hours.test(salary))
  if (!written || written.language === language) return salary
  const words = wordsOf(written.language)
  const range = (low: string, high: string | undefined) => (high ? `${low} ${said.to} ${high}` : low)
  return salary
    .replace(written.pay, (_whole, first: string | undefined, low: string, high: string | undefined, period: string) => {
      const each = PAY_PERIODS.find((one) => words.each[one] === period) ?? 'year'
      const begin = first && (first === words.from ? said.from : said.upTo)
      return [begin, range(low, high), said.each[each]].filter(Boolean).join(' ')
    })
    .replace(
      written.hours,
      (_whole, before: string, low: string, high: string | undefined) => `${before}${range(low, high)} ${said.hours}`,
    )
}
