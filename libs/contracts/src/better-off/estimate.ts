import { type Figures, figuresOn } from './figures'
import { type TakeHome, takeHome } from './take-home'

/** `london` is Greater London: the benefit cap is higher there. */
export const PLACES = ['england', 'london', 'wales', 'scotland'] as const
/**
 * What the Department for Work and Pensions decided: `limited` is limited capability for work, `lcwra` also for work-related activity, and
 * `lcwra-protected` the same before 6 April 2026 or by the severe conditions criteria.
 */
export const HEALTH = ['none', 'limited', 'lcwra', 'lcwra-protected'] as const
/** `caring` is 35 hours a week or more for a disabled person; `carers-allowance` is being paid for it. */
export const CARING = ['none', 'caring', 'carers-allowance'] as const

/** What a person says about their household; amounts in pounds, a month unless the name says otherwise. */
export interface Household {
  place: (typeof PLACES)[number]
  couple: boolean
  /** The person, or one of a couple, is 25 or over. */
  aged25: boolean
  children: number
  /** The eldest was born before 6 April 2017. */
  eldestBefore2017: boolean
  /** Help with rent that is part of the Universal Credit. */
  housing: number
  health: (typeof HEALTH)[number]
  caring: (typeof CARING)[number]
  /** PIP, DLA, Adult Disability Payment or the like, of anybody in the household: it is not touched by work, and lifts the benefit cap. */
  disabilityBenefit: boolean
  /** New Style ESA a week. */
  esaWeekly: number
  /** What the partner takes home. */
  partnerPay: number
}
/** A job, or hours thought of; pounds. */
export interface Work {
  hoursPerWeek: number
  payPerHour: number
  /** Per cent of the pay. */
  pensionPercent: number
  /** Childcare paid because of these hours, a month. */
  childcare: number
  /** Getting to work, a month. */
  travel: number
}

export const MAX_HOURS = 80
const WEEKS_A_MONTH = 52 / 12
export const monthly = (weekly: number): number => weekly * WEEKS_A_MONTH

/** One part of the Universal Credit. */
export interface Part {
  id: 'standard' | 'children' | 'health' | 'carer' | 'housing' | 'childcare'
  amount: number
  /** How many children it is for. */
  count?: number
}
/** One month with some hours of work; pounds. */
export interface Month {
  hoursPerWeek: number
  pay: TakeHome
  parts: readonly Part[]
  /** All parts together: what would be paid without any other income. */
  most: number
  /** Take-home pay of the household. */
  earnings: number
  /** What of it is not counted; null where the household has no work allowance. */
  workAllowance: number | null
  counted: number
  /** Taken off for earnings. */
  taken: number
  /** Other benefits, taken off pound for pound. */
  esa: number
  carersAllowance: number
  /** Taken off by the benefit cap. */
  capped: number
  universalCredit: number
  childcare: number
  travel: number
  /** Null where there are no children, or the rule of the place is not known here. */
  freeMeals: boolean | null
  /** Wages after tax and all benefits counted here, less childcare and travel. */
  total: number
}

const isUnableToPrepare = ({ health }: Household) => health === 'lcwra' || health === 'lcwra-protected'
const cares = ({ caring }: Household) => caring !== 'none'
/** Scotland pays Carer Support Payment instead; its limits are not among the figures. */
export const hasCarersAllowance = ({ caring, place }: Household): boolean => caring === 'carers-allowance' && place !== 'scotland'

function partsOf(f: Figures, h: Household, childcare: number): readonly Part[] {
  const standard = h.couple
    ? h.aged25
      ? f.standardAllowanceCouple25
      : f.standardAllowanceCoupleUnder25
    : h.aged25
      ? f.standardAllowanceSingle25
      : f.standardAllowanceSingleUnder25
  const count = Math.min(h.children, f.childLimit ?? h.children)
  const children = count > 0 ? (h.eldestBefore2017 ? f.childBefore2017 : f.child) + (count - 1) * f.child : 0
  const unable = isUnableToPrepare(h)
  // One person gets one of the two; of a couple each may get one.
  const carer = cares(h) && (h.couple || !unable) ? f.carer : 0
  const limit = h.children > 1 ? f.childcareMoreChildren : f.childcareOneChild
  const parts: readonly Part[] = [
    { id: 'standard', amount: standard },
    { id: 'children', amount: children, count },
    { id: 'health', amount: unable ? (h.health === 'lcwra' ? f.lcwra : f.lcwraProtected) : 0 },
    { id: 'carer', amount: carer },
    { id: 'housing', amount: h.housing },
    { id: 'childcare', amount: Math.min(childcare * f.childcareShare, limit) },
  ]
  return parts.filter(({ amount }) => amount > 0)
}

/** Childcare counts when all adults of the household work. */
export const paysChildcare = (h: Household): boolean => h.children > 0 && (!h.couple || h.partnerPay > 0)

/** What is not counted of the earnings; null without children and without limited capability for work. */
export function workAllowanceOf(f: Figures, h: Household): number | null {
  if (h.children === 0 && h.health === 'none') return null
  return h.housing > 0 ? f.workAllowanceWithHousing : f.workAllowanceNoHousing
}

/** The heart of it: pounds a month that Universal Credit pays, and what earnings take from it. */
export function taper(of: { most: number; earnings: number; workAllowance: number | null; rate: number; otherIncome?: number }) {
  const counted = Math.max(0, of.earnings - (of.workAllowance ?? 0))
  const taken = counted * of.rate
  return { counted, taken, paid: Math.max(0, of.most - taken - (of.otherIncome ?? 0)) }
}

/** How much the benefit cap takes off. */
function cappedBy(f: Figures, h: Household, month: { paid: number; childcare: number; earnings: number; esa: number }): number {
  const exempt = isUnableToPrepare(h) || cares(h) || h.disabilityBenefit || month.earnings >= f.capEarnings
  if (exempt) return 0
  const family = h.couple || h.children > 0
  const london = h.place === 'london'
  const cap = family ? (london ? f.capFamilyLondon : f.capFamily) : london ? f.capSingleLondon : f.capSingle
  const childBenefit = h.children > 0 ? monthly(f.childBenefitEldest + (h.children - 1) * f.childBenefitOther) : 0
  const excess = month.paid + childBenefit + month.esa - cap
  return Math.min(month.paid, Math.max(0, excess - month.childcare))
}

/** Whether children of school age eat free: `null` where nobody can say from these figures. */
function freeMealsOf(f: Figures, h: Household, earnings: number, universalCredit: number): boolean | null {
  if (h.children === 0 || h.place === 'scotland') return null
  const limit = h.place === 'wales' ? f.freeMealsWales : f.freeMealsEngland
  return universalCredit > 0 && (limit === null || earnings * 12 <= limit)
}

/** What a week's earnings come to for the limits of Carer's Allowance and ESA: after tax, insurance and half of the pension. */
const countedWeekly = ({ net, pension }: TakeHome) => (net + pension / 2) / WEEKS_A_MONTH

/** Whether New Style ESA goes on at these hours: permitted work, or up to the lower limit at any hours. */
const isPermitted = (f: Figures, hours: number, pay: TakeHome): boolean =>
  countedWeekly(pay) <= f.permittedWorkLower + PENNY ||
  (hours < f.permittedWorkHours && countedWeekly(pay) <= f.permittedWorkEarnings + PENNY)
/** Less than a penny is an error of reckoning in fractions. */
const PENNY = 0.005

/** One month at the hours of `work`; the same household without work is `hoursPerWeek: 0`. */
export function monthAt(f: Figures, h: Household, work: Work): Month {
  const scottish = h.place === 'scotland'
  const share = work.pensionPercent / 100
  const gross = monthly(work.hoursPerWeek * work.payPerHour)
  // The limits look at the wage by itself; what is left of the benefits is then taxed with it.
  const alone = takeHome(f, gross, share, scottish)
  const esa = h.esaWeekly > 0 && isPermitted(f, work.hoursPerWeek, alone) ? monthly(h.esaWeekly) : 0
  const hasCarers = hasCarersAllowance(h) && countedWeekly(alone) <= f.carersAllowanceEarnings + PENNY
  const carersAllowance = hasCarers ? monthly(f.carersAllowance) : 0
  const pay = takeHome(f, gross, share, scottish, esa + carersAllowance)
  const working = work.hoursPerWeek > 0 && work.payPerHour > 0
  const childcare = working && h.children > 0 ? work.childcare : 0
  const parts = partsOf(f, h, working && paysChildcare(h) ? childcare : 0)
  const most = parts.reduce((sum, { amount }) => sum + amount, 0)
  const partnerPay = h.couple ? h.partnerPay : 0
  const earnings = pay.net + partnerPay
  const workAllowance = workAllowanceOf(f, h)
  const { counted, taken, paid } = taper({ most, earnings, workAllowance, rate: f.taper, otherIncome: esa + carersAllowance })
  const helped = parts.find(({ id }) => id === 'childcare')?.amount ?? 0
  const capped = cappedBy(f, h, { paid, childcare: helped, earnings, esa })
  const universalCredit = paid - capped
  const travel = working ? work.travel : 0
  return {
    hoursPerWeek: work.hoursPerWeek,
    pay,
    parts,
    most,
    earnings,
    workAllowance,
    counted,
    taken,
    esa,
    carersAllowance,
    capped,
    universalCredit,
    childcare,
    travel,
    freeMeals: freeMealsOf(f, h, earnings, universalCredit),
    total: earnings + universalCredit + esa + carersAllowance - childcare - travel,
  }
}

/** The same job at other hours; childcare and travel go with the hours. */
function atHours(work: Work, hoursPerWeek: number): Work {
  const share = work.hoursPerWeek > 0 ? hoursPerWeek / work.hoursPerWeek : 1
  return { ...work, hoursPerWeek, childcare: work.childcare * share, travel: work.travel * share }
}

export const CLIFFS = ['esa', 'carers-allowance', 'free-meals'] as const
/** Something that stops all at once above some hours or earnings. */
export interface Cliff {
  id: (typeof CLIFFS)[number]
  /** Whether the job is beyond it. */
  lost: boolean
  /** Most hours a week, in halves, at which it is kept at this pay; null when it is kept at any hours up to `MAX_HOURS`. */
  maxHours: number | null
  /** Pounds a month that stop, before Universal Credit makes up for any of it; null for what is not money. */
  amount: number | null
}

export interface Estimate {
  figures: Figures
  household: Household
  work: Work
  before: Month
  after: Month
  cliffs: readonly Cliff[]
  /** The benefit cap that held before and no longer does, or still does. */
  cap: 'lifted' | 'holds' | null
}

/** What a job would change, by the figures of a day; null when that day has none. */
export function estimate(day: string, household: Household, work: Work, figures = figuresOn(day)): Estimate | null {
  if (!figures) return null
  const before = monthAt(figures, household, atHours(work, 0))
  const after = monthAt(figures, household, work)
  const cap = after.capped > 0 ? 'holds' : before.capped > 0 ? 'lifted' : null
  return { figures, household, work, before, after, cap, cliffs: cliffsOf(figures, household, work, before, after) }
}

/** One month for each number of hours, in the order asked for. */
export const monthsAt = ({ figures, household, work }: Estimate, hours: readonly number[]): readonly Month[] =>
  hours.map((count) => monthAt(figures, household, atHours(work, count)))

function cliffsOf(f: Figures, h: Household, work: Work, before: Month, after: Month): readonly Cliff[] {
  const paysIn: Readonly<Record<Cliff['id'], (month: Month) => boolean>> = {
    esa: ({ esa }) => esa > 0,
    'carers-allowance': ({ carersAllowance }) => carersAllowance > 0,
    'free-meals': ({ freeMeals }) => freeMeals === true,
  }
  const amounts: Readonly<Record<Cliff['id'], number | null>> = {
    esa: before.esa,
    'carers-allowance': before.carersAllowance,
    'free-meals': null,
  }
  return CLIFFS.filter((id) => paysIn[id](before)).map((id) => ({
    id,
    lost: !paysIn[id](after),
    maxHours: lastHours((hours) => paysIn[id](monthAt(f, h, atHours(work, hours)))),
    amount: amounts[id],
  }))
}

/** The most hours, in halves, before something stops; null when it never does. */
function lastHours(isPaid: (hours: number) => boolean): number | null {
  for (let hours = 0.5; hours <= MAX_HOURS; hours += 0.5) if (!isPaid(hours)) return hours - 0.5
  return null
}

/** Whole pounds of a month, for people: each part is rounded, and the total is the sum of what is shown. */
export function inPounds(month: Month) {
  const wages = Math.round(month.pay.net)
  const partner = Math.round(month.earnings - month.pay.net)
  const universalCredit = Math.round(month.universalCredit)
  const esa = Math.round(month.esa)
  const carersAllowance = Math.round(month.carersAllowance)
  const childcare = Math.round(month.childcare)
  const travel = Math.round(month.travel)
  const total = wages + partner + universalCredit + esa + carersAllowance - childcare - travel
  return { wages, partner, universalCredit, esa, carersAllowance, childcare, travel, total }
}
