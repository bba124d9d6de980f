import { CARING, HEALTH, type Household, MAX_HOURS, PLACES, type Work } from '@onward/contracts/better-off/estimate'
import type { Pay } from '@onward/contracts/jobs/pay'
import * as v from 'valibot'

export const PERIODS = ['hour', 'week', 'month', 'year'] as const
export const MAX_CHILDREN = 10
const MAX_PENSION_PERCENT = 50
const MAX_AMOUNT = 10_000
/** Pounds per hour. Outside these limits the chosen period is wrong, not the pay. */
const LEAST_RATE = 1
const MOST_RATE = 200

/** The form as typed. `''` where nothing is chosen. */
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

/** Initial answers from an advert: the lowest pay, if its period is one of the form's. */
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

/** "£1,250.50" → 1250.5; NaN for a text that is no amount, 0 for an empty one. */
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
/** One of a list; the form starts without a choice. */
const chosen = <const T extends string>(all: readonly T[], fault: string) =>
  v.pipe(v.picklist<readonly (T | '')[]>(['', ...all]), v.picklist(all, fault))

const WEEKS_A_YEAR = 52
const MONTHS_A_YEAR = 12
/** Pay per hour, in pounds. */
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
/** Schema of the form: gives household and job for an estimate. Each message is a key of the catalogue. */
export const asked = v.pipe(
  answers,
  v.forward(
    v.check(({ pay, period, hours }) => {
      const rate = payPerHour(pay, period, hours)
      return rate >= LEAST_RATE && rate <= MOST_RATE
    }, 'fault.rate'),
    ['pay'],
  ),
  v.transform((answers): { household: Household; work: Work } => ({
    household: {
      place: answers.place,
      couple: answers.household === 'couple',
      aged25: answers.age === '25',
      children: answers.children,
      eldestBefore2017: answers.children > 0 && answers.eldest,
      housing: answers.housing,
      health: answers.health,
      caring: answers.caring,
      disabilityBenefit: answers.disability,
      esaWeekly: answers.esa,
      partnerPay: answers.household === 'couple' ? answers.partnerPay : 0,
    },
    work: {
      hoursPerWeek: answers.hours,
      payPerHour: payPerHour(answers.pay, answers.period, answers.hours),
      pensionPercent: answers.pension,
      childcare: answers.children > 0 ? answers.childcare : 0,
      travel: answers.travel,
    },
  })),
)
export type Asked = v.InferOutput<typeof asked>
