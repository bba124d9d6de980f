import { CARING, HEALTH, type Household, MAX_HOURS, PLACES, type Work } from '@onward/contracts/better-off/estimate'
import type { Pay } from '@onward/contracts/jobs/pay'
import * as v from 'valibot'

export const PERIODS = ['hour', 'week', 'month', 'year'] as const
export const MAX_CHILDREN = 10
const MAX_PENSION_PERCENT = 50
const MAX_AMOUNT = 10_000
/** Pounds an hour. Beyond them the period is wrong, not the pay. */
const LEAST_RATE = 1
const MOST_RATE = 200

/** The form as typed. A choice that is not made is `''`. */
export interface Answers {
  pay: string
  period: (typeof PERIODS)[number]
  hours: string
  place: Household['place'] | ''
  household: 'alone' | 'couple' | ''
  age: '25' | 'under25' | ''
  partnerPay: string
  children: string
  eldest: boolean
  childcare: string
  housing: string
  health: Household['health']
  caring: Household['caring']
  disability: boolean
  esa: string
  pension: string
  travel: string
}
export type Question = keyof Answers
export const idOf = (question: Question): string => `better-off-${question}`

/** What an advert says of its job: the lowest pay, where it is for a period that the form knows. */
export function answersOf(pay: Pay | null, hours: number | null): Answers {
  const amount = pay?.minimum ?? pay?.maximum ?? null
  const period = PERIODS.find((one) => one === pay?.period)
  return {
    pay: amount !== null && period ? String(amount) : '',
    period: amount !== null && period ? period : 'hour',
    hours: hours === null ? '' : String(hours),
    place: '',
    household: '',
    age: '',
    partnerPay: '',
    children: '0',
    eldest: false,
    childcare: '',
    housing: '',
    health: 'none',
    caring: 'none',
    disability: false,
    esa: '',
    pension: '',
    travel: '',
  }
}

/** "£1,250.50" → 1250.5; what is no amount is not a number, and nothing typed is nothing. */
function readAmount(typed: string): number {
  const plain = typed.replace(/[£%,\s]/g, '')
  if (plain === '') return 0
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}
const within = (least: number, most: number, fault: string) =>
  v.pipe(
    v.string(),
    v.transform(readAmount),
    v.check((amount) => amount >= least && amount <= most, fault),
  )
const amount = within(0, MAX_AMOUNT, 'fault.amount')
/** One of a list, which the form begins without. */
const chosen = <const T extends string>(all: readonly T[], fault: string) =>
  v.pipe(v.picklist<readonly (T | '')[]>(['', ...all]), v.picklist(all, fault))

const WEEKS_A_YEAR = 52
const MONTHS_A_YEAR = 12
/** Pounds an hour of pay for a period. */
export function payPerHour(pay: number, period: Answers['period'], hours: number): number {
  if (period === 'hour') return pay
  const weekly = { week: pay, month: (pay * MONTHS_A_YEAR) / WEEKS_A_YEAR, year: pay / WEEKS_A_YEAR }[period]
  return weekly / hours
}

const answers = v.object({
  pay: within(0.01, 1_000_000, 'fault.pay'),
  period: v.picklist(PERIODS),
  hours: within(1, MAX_HOURS, 'fault.hours'),
  place: chosen(PLACES, 'fault.place'),
  household: chosen(['alone', 'couple'], 'fault.household'),
  age: chosen(['25', 'under25'], 'fault.age'),
  partnerPay: amount,
  children: v.pipe(v.string(), v.transform(Number)),
  eldest: v.boolean(),
  childcare: amount,
  housing: amount,
  health: v.picklist(HEALTH),
  caring: v.picklist(CARING),
  disability: v.boolean(),
  esa: amount,
  pension: within(0, MAX_PENSION_PERCENT, 'fault.percent'),
  travel: amount,
})
/** What the form asks: the household and the job of an estimate. A fault is a key of the catalogue. */
export const asked = v.pipe(
  answers,
  v.forward(
    v.check(({ pay, period, hours }) => {
      const rate = payPerHour(pay, period, hours)
      return rate >= LEAST_RATE && rate <= MOST_RATE
    }, 'fault.rate'),
    ['pay'],
  ),
  v.transform((said): { household: Household; work: Work } => ({
    household: {
      place: said.place,
      couple: said.household === 'couple',
      aged25: said.age === '25',
      children: said.children,
      eldestBefore2017: said.children > 0 && said.eldest,
      housing: said.housing,
      health: said.health,
      caring: said.caring,
      disabilityBenefit: said.disability,
      esaWeekly: said.esa,
      partnerPay: said.household === 'couple' ? said.partnerPay : 0,
    },
    work: {
      hoursPerWeek: said.hours,
      payPerHour: payPerHour(said.pay, said.period, said.hours),
      pensionPercent: said.pension,
      childcare: said.children > 0 ? said.childcare : 0,
      travel: said.travel,
    },
  })),
)
export type Asked = v.InferOutput<typeof asked>
