import type { JOB_TYPES } from './job-facts'
import type { Pay } from './pay'

/** Pounds an hour. `adult` is the National Living Wage: aged 21 and over. */
export interface WageRates {
  /** First day, ISO 8601. */
  from: string
  adult: number
  aged18to20: number
  under18: number
  /** Apprentices under 19 or in their first year. */
  apprentice: number
}

/**
 * The minimum wage of the United Kingdom by the day from which it holds, oldest first.
 * Source: GOV.UK, "National Minimum Wage and National Living Wage rates".
 */
export const MINIMUM_WAGE: readonly [WageRates, ...WageRates[]] = [
  { from: '2024-04-01', adult: 11.44, aged18to20: 8.6, under18: 6.4, apprentice: 6.4 },
  { from: '2025-04-01', adult: 12.21, aged18to20: 10, under18: 7.55, apprentice: 7.55 },
  { from: '2026-04-01', adult: 12.71, aged18to20: 10.85, under18: 8, apprentice: 8 },
]
export const MINIMUM_WAGE_SOURCE = 'https://www.gov.uk/national-minimum-wage-rates'

/**
 * The Real Living Wage for adults, pounds an hour: voluntary, announced each October.
 * Source: Living Wage Foundation, "The Real Living Wage rates for 2025-26".
 */
export const LIVING_WAGE = { announced: '2025-10-22', unitedKingdom: 13.45, london: 14.8 } as const

/** The rates of a day; beyond the last known change, the last ones. */
export const ratesOn = (day: string): WageRates => MINIMUM_WAGE.findLast((rates) => rates.from <= day) ?? MINIMUM_WAGE[0]

/** Whether the rates of a day are unknown: they change each 1 April. */
export function isBeyondKnownRates(day: string): boolean {
  const newest = MINIMUM_WAGE[MINIMUM_WAGE.length - 1] ?? MINIMUM_WAGE[0]
  return day >= `${Number(newest.from.slice(0, 4)) + 1}-04-01`
}

const WEEKS = { hour: 0, day: 0, week: 1, month: 52 / 12, year: 52 } as const
/**
 * Bounds of full-time hours, for adverts without hours: pay is below the wage if it is so at the fewest, and not below if it is not so at
 * the most.
 */
const USUAL_HOURS = { day: { least: 7, most: 8 }, week: { least: 35, most: 40 } } as const
/** Half a penny: pay is stated in whole pence. */
const TOLERANCE = 0.005

export interface WageCheck {
  rates: WageRates
  /** An advert is open to people of every age, so the highest rate counts; an apprentice may be in the first year. */
  applies: 'adult' | 'apprentice'
  perHour: number
  /** Stated pay in pounds an hour, if the hours are known. */
  hourly: number | null
  /** `unknown`: no pay is stated, or it depends on unknown weekly hours. */
  verdict: 'met' | 'below' | 'unknown'
}

/** Compares the lowest stated pay (else the highest) with the minimum wage of a day: the job's first, or today. */
export function checkWage(
  job: { pay: Pay | null; type: (typeof JOB_TYPES)[number] | null; hoursPerWeek?: number | null | undefined },
  day: string,
): WageCheck {
  const rates = ratesOn(day)
  const applies = job.type === 'apprenticeship' ? 'apprentice' : 'adult'
  const perHour = rates[applies]
  const amount = job.pay?.minimum ?? job.pay?.maximum ?? null
  const known = { rates, applies, perHour } as const
  if (!job.pay || amount === null) return { ...known, hourly: null, verdict: 'unknown' }
  const { period } = job.pay
  const verdictOf = (hourly: number) => (hourly < perHour - TOLERANCE ? 'below' : 'met')
  if (period === 'hour') return { ...known, hourly: amount, verdict: verdictOf(amount) }
  const weeks = WEEKS[period]
  if (weeks > 0 && job.hoursPerWeek) {
    const hourly = amount / weeks / job.hoursPerWeek
    return { ...known, hourly, verdict: verdictOf(hourly) }
  }
  if (weeks > 0 && (job.type === null || job.type === 'part-time')) return { ...known, hourly: null, verdict: 'unknown' }
  const hours = weeks > 0 ? USUAL_HOURS.week : USUAL_HOURS.day
  const of = (count: number) => amount / (weeks > 0 ? weeks * count : count)
  if (of(hours.least) < perHour - TOLERANCE) return { ...known, hourly: null, verdict: 'below' }
  return { ...known, hourly: null, verdict: of(hours.most) >= perHour - TOLERANCE ? 'met' : 'unknown' }
}
