import * as v from 'valibot'

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
const amountText = (amount: number, period: Pay['period']): string => {
  const pence = period === 'hour' || !Number.isInteger(amount)
  return `£${amount.toLocaleString('en-GB', pence ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : {})}`
}
const EACH = { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', year: 'a year' } as const
/** Pay as adverts show it: "£24,000 to £26,000 a year, 37.5 hours a week, plus tips"; empty where nothing is stated. */
export function salaryText(p: Pay | null, hoursPerWeek: number | null = null, note = ''): string {
  const parts: string[] = []
  if (p && (p.minimum !== null || p.maximum !== null)) {
    const [low, high] = [p.minimum, p.maximum].map((amount) => (amount === null ? null : amountText(amount, p.period)))
    const amounts = low && high ? (low === high ? low : `${low} to ${high}`) : low ? `From ${low}` : `Up to ${high}`
    parts.push(`${amounts} ${EACH[p.period]}`)
  }
  if (hoursPerWeek !== null) parts.push(`${hoursPerWeek} hours a week`)
  return [...parts, note].filter(Boolean).join(', ')
}
