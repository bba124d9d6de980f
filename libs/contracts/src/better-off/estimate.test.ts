import fc from 'fast-check'
import {
  CARING,
  estimate,
  HEALTH,
  type Household,
  hasCarersAllowance,
  inPounds,
  monthAt,
  monthsAt,
  PLACES,
  taper,
  type Work,
} from './estimate'
import { figuresOn } from './figures'
import year2025 from './figures-2025-26.json'
import { incomeTax, takeHome } from './take-home'

const DAY = '2026-11-23'
const figures = figuresOn(DAY)
const of2025 = figuresOn('2025-11-23', [year2025])
if (!figures || !of2025) throw new Error('no figures')

const alone: Household = {
  place: 'england',
  couple: false,
  aged25: true,
  children: 0,
  eldestBefore2017: false,
  housing: 0,
  health: 'none',
  caring: 'none',
  disabilityBenefit: false,
  esaWeekly: 0,
  partnerPay: 0,
}
const job: Work = { hoursPerWeek: 16, payPerHour: 12.71, pensionPercent: 0, childcare: 0, travel: 0 }
const of = (household: Partial<Household>, work: Partial<Work> = {}) => {
  const found = estimate(DAY, { ...alone, ...household }, { ...job, ...work })
  if (!found) throw new Error('no estimate')
  return found
}

const pounds = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((pence) => pence / 100)
const household: fc.Arbitrary<Household> = fc.record({
  place: fc.constantFrom(...PLACES),
  couple: fc.boolean(),
  aged25: fc.boolean(),
  children: fc.integer({ min: 0, max: 6 }),
  eldestBefore2017: fc.boolean(),
  housing: pounds(2500),
  health: fc.constantFrom(...HEALTH),
  caring: fc.constantFrom(...CARING),
  disabilityBenefit: fc.boolean(),
  esaWeekly: pounds(150),
  partnerPay: pounds(3000),
})
const work: fc.Arbitrary<Work> = fc.record({
  hoursPerWeek: fc.integer({ min: 0, max: 160 }).map((halves) => halves / 2),
  payPerHour: fc.integer({ min: 640, max: 6000 }).map((pence) => pence / 100),
  pensionPercent: fc.integer({ min: 0, max: 20 }),
  childcare: fc.constant(0),
  travel: fc.constant(0),
})
/** Nothing that stops all at once: no ESA and no Carer's Allowance. */
const taperAlone = household.map((h): Household => ({ ...h, esaWeekly: 0, caring: h.caring === 'none' ? 'none' : 'caring' }))

describe('published examples', () => {
  // DWP, "Graph showing how Universal Credit helps make work pay": single, 25 or over, rent of £369 a month, rates of 2014/15, when the
  // taper was 65% and everybody had a work allowance (£111 with housing). Standard allowance £314.67.
  test.each([
    { hours: 8, earnings: 226, universalCredit: 609, together: 835 },
    { hours: 20, earnings: 565, universalCredit: 389, together: 954 },
    { hours: 30, earnings: 823, universalCredit: 221, together: 1044 },
  ])('DWP 2014/15: $hours hours a week', ({ earnings, universalCredit, together }) => {
    const { paid } = taper({ most: 314.67 + 369, earnings, workAllowance: 111, rate: 0.65 })
    expect(Math.round(paid)).toBe(universalCredit)
    expect(Math.round(earnings + paid)).toBe(together)
  })

  // Written answer of DWP, 31 October 2022: "claimants are £45 better off for every extra £100 of net earnings".
  test('45 pounds are kept of each extra hundred after tax', () => {
    const less = monthAt(figures, alone, { ...job, hoursPerWeek: 4, payPerHour: 12 })
    const more = monthAt(figures, alone, { ...job, hoursPerWeek: 4, payPerHour: 12 + 300 / 52 })
    expect(more.earnings - less.earnings).toBeCloseTo(100)
    expect(more.total - less.total).toBeCloseTo(45)
  })

  // nidirect, "Universal Credit if you're employed", 2025/26: with a health condition and no help with housing "you can earn £684 before your
  // Universal Credit payments start to reduce".
  test('nothing is taken for the first 684 pounds of 2025/26 with limited capability for work and no help with rent', () => {
    const ill: Household = { ...alone, health: 'limited' }
    const at = (earned: number) => monthAt(of2025, ill, { ...job, hoursPerWeek: 1, payPerHour: (earned * 12) / 52 })
    expect(at(684).taken).toBeCloseTo(0)
    expect(at(685).taken).toBeCloseTo(0.55)
  })

  // Published guide to Carer's Allowance 2026/27: one hour more than 16 at £12.71 loses the week's £86.45 for £12.71.
  test("the 17th hour at the minimum wage costs Carer's Allowance", () => {
    const { figures: f, household: h, work: w } = of({ caring: 'carers-allowance' })
    expect(monthAt(f, h, { ...w, hoursPerWeek: 16 }).carersAllowance).toBeCloseTo((86.45 * 52) / 12)
    expect(monthAt(f, h, { ...w, hoursPerWeek: 17 }).carersAllowance).toBe(0)
  })

  // GOV.UK, Income Tax rates: 20% above £12,570, 40% above £50,270; no allowance from £125,140.
  test('Income Tax of a year', () => {
    expect(incomeTax(figures, 12_570, false)).toBe(0)
    expect(incomeTax(figures, 20_000, false)).toBeCloseTo(1486)
    expect(incomeTax(figures, 60_000, false)).toBeCloseTo(7540 + 3892)
    expect(incomeTax(figures, 125_140, false)).toBeCloseTo(7540 + (125_140 - 37_700) * 0.4)
    expect(incomeTax(figures, 30_000, true)).toBeCloseTo(3967 * 0.19 + 12_989 * 0.2 + 474 * 0.21)
  })
})

describe('the steps', () => {
  test('a single person over 25 at 16 hours: all of the wage counts, 55p of each pound is taken', () => {
    const { before, after } = of({})
    expect(before.universalCredit).toBeCloseTo(424.9)
    expect(after.pay.net).toBeCloseTo((16 * 12.71 * 52) / 12)
    expect(after.workAllowance).toBeNull()
    expect(after.taken).toBeCloseTo(after.pay.net * 0.55)
    expect(after.total - before.total).toBeCloseTo(after.universalCredit + after.pay.net - 424.9)
  })

  test('the work allowance is for children or limited capability for work, and lower with help for rent', () => {
    expect(of({}).after.workAllowance).toBeNull()
    expect(of({ children: 1 }).after.workAllowance).toBe(710)
    expect(of({ children: 1, housing: 500 }).after.workAllowance).toBe(427)
    expect(of({ health: 'limited', housing: 500 }).after.workAllowance).toBe(427)
  })

  test('all children count in 2026/27, two of them in 2025/26', () => {
    const three = { ...alone, children: 3, eldestBefore2017: true }
    const children = (f: typeof figures) => monthAt(f, three, job).parts.find(({ id }) => id === 'children')?.amount
    expect(children(figures)).toBeCloseTo(351.88 + 2 * 303.94)
    expect(children(of2025)).toBeCloseTo(339 + 292.81)
  })

  test('people with both amounts get only that for health; a couple may get both', () => {
    const ids = (h: Partial<Household>) => of({ health: 'lcwra', caring: 'caring', ...h }).after.parts.map(({ id }) => id)
    expect(ids({})).toEqual(['standard', 'health'])
    expect(ids({ couple: true })).toEqual(['standard', 'health', 'carer'])
  })

  test('childcare is helped with 85%, up to its limit, when all adults work', () => {
    const helped = (h: Partial<Household>, childcare: number) =>
      of({ children: 1, ...h }, { childcare }).after.parts.find(({ id }) => id === 'childcare')?.amount ?? 0
    expect(helped({}, 400)).toBeCloseTo(340)
    expect(helped({}, 4000)).toBe(1071.09)
    expect(helped({ children: 2 }, 4000)).toBe(1836.16)
    expect(helped({ couple: true }, 400)).toBe(0)
    expect(helped({ couple: true, partnerPay: 900 }, 400)).toBeCloseTo(340)
    expect(of({ children: 1 }, { childcare: 400 }).before.childcare).toBe(0)
  })

  test('what goes into a pension is not counted as earnings', () => {
    const { after } = of({}, { pensionPercent: 10 })
    expect(after.pay.net).toBeCloseTo(after.pay.gross * 0.9)
    expect(after.taken).toBeCloseTo(after.pay.gross * 0.9 * 0.55)
  })

  test("tax on Carer's Allowance is taken from the wage", () => {
    const without = takeHome(figures, 850, 0, false)
    const beside = takeHome(figures, 850, 0, false, 374.62)
    expect(without.tax).toBe(0)
    expect(beside.tax).toBeCloseTo((((850 + 374.62) * 12 - 12_570) * 0.2) / 12)
  })

  test('the benefit cap is lifted from 881 pounds after tax, and never held for PIP, carers or LCWRA', () => {
    const rent = { children: 2, housing: 1500 }
    const { before, after, cap } = of(rent, { hoursPerWeek: 16.5 })
    expect(before.capped).toBeGreaterThan(0)
    expect(before.universalCredit + ((27.05 + 17.9) * 52) / 12).toBeCloseTo(1835)
    expect({ cap, capped: after.capped }).toEqual({ cap: 'lifted', capped: 0 })
    expect(of(rent, { hoursPerWeek: 8 }).cap).toBe('holds')
    expect(of({ ...rent, place: 'london' }).before.capped).toBeCloseTo(before.capped - (2110.25 - 1835))
    for (const exempt of [{ disabilityBenefit: true }, { caring: 'caring' }, { health: 'lcwra' }] as const) {
      expect(of({ ...rent, ...exempt }).before.capped).toBe(0)
    }
  })

  test('rounded for display, the parts add up to the total', () => {
    fc.assert(
      fc.property(household, work, (h, w) => {
        const { wages, partner, universalCredit, esa, carersAllowance, childcare, travel, total } = inPounds(
          monthAt(figures, h, w),
        )
        expect(wages + partner + universalCredit + esa + carersAllowance - childcare - travel).toBe(total)
        expect(Math.abs(total - monthAt(figures, h, w).total)).toBeLessThan(4)
      }),
    )
  })
})

describe('cliffs', () => {
  test('New Style ESA is kept below 16 hours and up to £203.50 a week, and is lost beyond', () => {
    const { cliffs } = of({ esaWeekly: 145.9 }, { hoursPerWeek: 20 })
    expect(cliffs).toEqual([{ id: 'esa', lost: true, maxHours: 15.5, amount: (145.9 * 52) / 12 }])
    expect(of({ esaWeekly: 145.9 }, { hoursPerWeek: 12, payPerHour: 18 }).cliffs[0]).toMatchObject({ lost: true, maxHours: 11 })
    expect(of({ esaWeekly: 145.9 }, { hoursPerWeek: 12 }).cliffs[0]).toMatchObject({ lost: false, maxHours: 15.5 })
    expect(of({ esaWeekly: 145.9 }, { hoursPerWeek: 1, payPerHour: 20 }).cliffs[0]).toMatchObject({ lost: false })
  })

  test("Carer's Allowance is kept up to £204 a week after tax and half of the pension", () => {
    const caring = { caring: 'carers-allowance' } as const
    expect(of(caring).cliffs[0]).toMatchObject({ id: 'carers-allowance', lost: false, maxHours: 16 })
    expect(of(caring, { hoursPerWeek: 17 }).cliffs[0]).toMatchObject({ lost: true })
    expect(of(caring, { hoursPerWeek: 17, pensionPercent: 12 }).cliffs[0]).toMatchObject({ lost: false })
    expect(of({ ...caring, place: 'scotland' }).cliffs).toEqual([])
  })

  test('free school meals end with Universal Credit in England, and above £7,400 a year in Wales', () => {
    const parent = { children: 1, housing: 400 }
    expect(of(parent, { hoursPerWeek: 37 }).cliffs).toEqual([
      { id: 'free-meals', lost: false, maxHours: expect.any(Number), amount: null },
    ])
    expect(of({ children: 1 }, { hoursPerWeek: 60 }).cliffs[0]).toMatchObject({ id: 'free-meals', lost: true })
    expect(of({ ...parent, place: 'wales' }).cliffs[0]).toMatchObject({ lost: true, maxHours: 11 })
    expect(of({ ...parent, place: 'scotland' }).cliffs).toEqual([])
    expect(of({}).cliffs).toEqual([])
  })

  test('where more hours lower the total, a cliff is named in between', () => {
    fc.assert(
      fc.property(household, work, (h, w) => {
        const found = estimate(DAY, h, w)
        if (!found) throw new Error('no estimate')
        const hours = Array.from({ length: 81 }, (_, at) => at)
        const months = monthsAt(found, hours)
        months.forEach((month, at) => {
          const before = months[at - 1]
          if (!before || month.total >= before.total - 0.01) return
          const stopped = found.cliffs.some(
            ({ id, maxHours }) =>
              id !== 'free-meals' && maxHours !== null && maxHours >= before.hoursPerWeek && maxHours < month.hoursPerWeek,
          )
          expect({ stopped, hours: month.hoursPerWeek }).toEqual({ stopped: true, hours: month.hoursPerWeek })
        })
      }),
    )
  })
})

describe('properties', () => {
  test('under the taper alone more hours never lower the total', () => {
    fc.assert(
      fc.property(taperAlone, work, fc.integer({ min: 0, max: 160 }), (h, w, halves) => {
        const [less, more] = [w.hoursPerWeek, halves / 2].sort((a, b) => a - b)
        const at = (hoursPerWeek = 0) => monthAt(figures, h, { ...w, hoursPerWeek }).total
        expect(at(more)).toBeGreaterThanOrEqual(at(less) - 0.000_001)
      }),
      { numRuns: 500 },
    )
  })

  test('Universal Credit is never below nothing nor above all its parts', () => {
    fc.assert(
      fc.property(household, work, pounds(2000), (h, w, childcare) => {
        const { universalCredit, most, pay } = monthAt(figures, h, { ...w, childcare })
        expect(universalCredit).toBeGreaterThanOrEqual(0)
        expect(universalCredit).toBeLessThanOrEqual(most)
        expect(pay.net).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('PIP and the like change nothing but the benefit cap', () => {
    fc.assert(
      fc.property(household, work, (h, w) => {
        const gets = monthAt(figures, { ...h, disabilityBenefit: true }, w)
        const not = monthAt(figures, { ...h, disabilityBenefit: false }, w)
        expect(gets.total - not.total).toBeCloseTo(not.capped)
      }),
    )
  })

  test('the same question gives the same answer, in any order of hours', () => {
    fc.assert(
      fc.property(household, work, fc.shuffledSubarray([0, 8, 16, 24, 30, 37]), (h, w, hours) => {
        const found = estimate(DAY, h, w)
        if (!found) throw new Error('no estimate')
        const forwards = monthsAt(found, hours)
        expect(monthsAt(found, [...hours].reverse())).toEqual([...forwards].reverse())
        expect(estimate(DAY, h, w)).toEqual(found)
      }),
      { numRuns: 50 },
    )
  })

  test('people without Carer’s Allowance are not warned of losing it', () => {
    fc.assert(
      fc.property(household, work, (h, w) => {
        const warned = estimate(DAY, h, w)?.cliffs.some(({ id }) => id === 'carers-allowance') ?? false
        expect(warned && !hasCarersAllowance(h)).toBe(false)
      }),
      { numRuns: 50 },
    )
  })
})

test('a day without figures gives no estimate', () => {
  expect(estimate('2027-04-06', alone, job)).toBeNull()
})
