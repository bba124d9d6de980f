import year2026 from './figures-2026-27.json'

/** Where a figure was published. */
export interface FigureSource {
  title: string
  url: string
  /** The day on which somebody looked, ISO 8601. */
  seen: string
  /** What they looked at: the page, a stored copy, or words quoted from it. */
  read: string
}
export interface Figure {
  /** Null where the law of the year sets no such limit. */
  value: number | null
  unit: string
  /** Keys of `sources`: where it was published, and a second place that says the same. */
  source: string
  check?: string
  note?: string
  /** What held at the beginning of the year, when it changed in between. */
  earlier?: { until: string; value: number | null }
}
/** One tax year: `figures-<year>.json`. */
export interface FigureYear {
  taxYear: string
  from: string
  to: string
  sources: Readonly<Record<string, FigureSource>>
  figures: Readonly<Record<string, Figure>>
}

const AMOUNTS = [
  'standardAllowanceSingleUnder25',
  'standardAllowanceSingle25',
  'standardAllowanceCoupleUnder25',
  'standardAllowanceCouple25',
  'childBefore2017',
  'child',
  'lcwraProtected',
  'lcwra',
  'carer',
  'childcareShare',
  'childcareOneChild',
  'childcareMoreChildren',
  'workAllowanceWithHousing',
  'workAllowanceNoHousing',
  'taper',
  'capSingleLondon',
  'capFamilyLondon',
  'capSingle',
  'capFamily',
  'capEarnings',
  'childBenefitEldest',
  'childBenefitOther',
  'carersAllowance',
  'carersAllowanceEarnings',
  'permittedWorkEarnings',
  'permittedWorkHours',
  'permittedWorkLower',
  'personalAllowance',
  'personalAllowanceFallsFrom',
  'basicRate',
  'basicRateTo',
  'higherRate',
  'higherRateTo',
  'additionalRate',
  'scottishStarterRate',
  'scottishStarterTo',
  'scottishBasicRate',
  'scottishBasicTo',
  'scottishIntermediateRate',
  'scottishIntermediateTo',
  'scottishHigherRate',
  'scottishHigherTo',
  'scottishAdvancedRate',
  'scottishAdvancedTo',
  'scottishTopRate',
  'insuranceFrom',
  'insuranceTo',
  'insuranceRate',
  'insuranceUpperRate',
  'freeMealsWales',
] as const
/** Limits that the law of a year may not have. */
const LIMITS = ['childLimit', 'freeMealsEngland'] as const

/** All amounts of one day, in pounds, rates as shares of one. */
export type Figures = Readonly<Record<(typeof AMOUNTS)[number], number> & Record<(typeof LIMITS)[number], number | null>>

const YEARS: readonly FigureYear[] = [year2026]

/** The tax year of a day (ISO 8601), if its figures are here. */
export const figureYearOf = (day: string, years: readonly FigureYear[] = YEARS): FigureYear | null =>
  years.find(({ from, to }) => from <= day && day <= to) ?? null

/** The last tax year whose figures are here. */
export const lastFigureYear = (): FigureYear | null => YEARS.at(-1) ?? null

/** The figures of a day; null when the year has no figures here, or one figure has no source. */
export function figuresOn(day: string, years: readonly FigureYear[] = YEARS): Figures | null {
  const year = figureYearOf(day, years)
  if (!year) return null
  const sourced: Record<string, number | null> = {}
  for (const name of [...AMOUNTS, ...LIMITS]) {
    const figure = year.figures[name]
    const source = figure && year.sources[figure.source]
    if (!figure || !source?.url || !source.seen) return null
    const value = figure.earlier && day <= figure.earlier.until ? figure.earlier.value : figure.value
    if (value === null && !(LIMITS as readonly string[]).includes(name)) return null
    sourced[name] = value
  }
  return sourced as Figures
}
