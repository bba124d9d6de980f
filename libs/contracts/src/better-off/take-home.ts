import type { Figures } from './figures'

/** One month's pay of an employee, and what is taken off it; in pounds. */
export interface TakeHome {
  gross: number
  pension: number
  tax: number
  insurance: number
  /** What arrives: pay less pension, Income Tax and National Insurance. */
  net: number
}

interface Band {
  /** Pounds a year, the personal allowance included. */
  to: number
  rate: number
}
const bandsOf = (f: Figures, scottish: boolean): readonly Band[] =>
  scottish
    ? [
        { to: f.scottishStarterTo, rate: f.scottishStarterRate },
        { to: f.scottishBasicTo, rate: f.scottishBasicRate },
        { to: f.scottishIntermediateTo, rate: f.scottishIntermediateRate },
        { to: f.scottishHigherTo, rate: f.scottishHigherRate },
        { to: f.scottishAdvancedTo, rate: f.scottishAdvancedRate },
        { to: Number.POSITIVE_INFINITY, rate: f.scottishTopRate },
      ]
    : [
        { to: f.basicRateTo, rate: f.basicRate },
        { to: f.higherRateTo, rate: f.higherRate },
        { to: Number.POSITIVE_INFINITY, rate: f.additionalRate },
      ]

/** Income Tax of a year on pounds a year, by the ordinary tax code. */
export function incomeTax(f: Figures, income: number, scottish: boolean): number {
  const allowance = Math.max(0, f.personalAllowance - Math.max(0, income - f.personalAllowanceFallsFrom) / 2)
  const taxable = Math.max(0, income - allowance)
  let tax = 0
  let from = 0
  for (const { to, rate } of bandsOf(f, scottish)) {
    // Bands are published for a full allowance; the last one is of income that has none left.
    const end = to >= f.higherRateTo ? to : to - f.personalAllowance
    tax += Math.max(0, Math.min(taxable, end) - from) * rate
    from = end
  }
  return tax
}

/**
 * A month of pay. `taxable` is what else is taxed, such as Carer's Allowance: its tax is taken from the wage. What is paid into a pension is
 * taken off before tax.
 */
export function takeHome(f: Figures, gross: number, pensionShare: number, scottish: boolean, taxable = 0): TakeHome {
  const pension = gross * pensionShare
  const tax = gross > 0 ? Math.min(gross - pension, incomeTax(f, (gross - pension + taxable) * 12, scottish) / 12) : 0
  const insurance =
    Math.max(0, Math.min(gross, f.insuranceTo) - f.insuranceFrom) * f.insuranceRate +
    Math.max(0, gross - f.insuranceTo) * f.insuranceUpperRate
  return { gross, pension, tax, insurance, net: gross - pension - tax - insurance }
}
