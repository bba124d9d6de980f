import { ratesOn } from '../jobs/minimum-wage'
import { type Figure, type FigureYear, figuresOn, figureYearOf } from './figures'
import year2025 from './figures-2025-26.json'
import year2026 from './figures-2026-27.json'

const years: readonly FigureYear[] = [year2025, year2026]
const OFFICIAL = /^https:\/\/(www\.gov\.uk|assets\.publishing\.service\.gov\.uk|www\.gov\.wales|www\.legislation\.gov\.uk)\//

test.each(years)('every figure of $taxYear names an official page and the day it was seen', (year) => {
  for (const [name, figure] of Object.entries<Figure>(year.figures)) {
    const source = year.sources[figure.source]
    expect({ name, url: source?.url, seen: source?.seen }).toEqual({
      name,
      url: expect.stringMatching(OFFICIAL),
      seen: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
    if (figure.check) expect(year.sources[figure.check]?.url).toMatch(/^https:/)
    expect(figure.check).not.toBe(figure.source)
  }
})

test.each(years)('every source of $taxYear is used', ({ figures, sources }) => {
  const used = new Set(Object.values<Figure>(figures).flatMap(({ source, check }) => [source, check]))
  expect(Object.keys(sources).filter((key) => !used.has(key))).toEqual([])
})

test.each(years)('the limits of $taxYear that follow from the minimum wage are those that follow', (year) => {
  const f = figuresOn(year.from, years)
  const sixteenHours = 16 * ratesOn(year.from).adult
  expect(f?.permittedWorkEarnings).toBe(Math.ceil(sixteenHours * 2) / 2)
  expect(f?.carersAllowanceEarnings).toBe(Math.ceil(sixteenHours))
  expect(f?.capEarnings).toBe(Math.floor((sixteenHours * 52) / 12))
})

test.each(years)('the monthly caps and thresholds of $taxYear are a twelfth of the yearly ones', (year) => {
  const f = figuresOn(year.from, years)
  if (!f) throw new Error('no figures')
  expect([f.capFamily, f.capSingle, f.capFamilyLondon, f.capSingleLondon].map((of) => Math.round(of * 12))).toEqual([
    22_020, 14_753, 25_323, 16_967,
  ])
  expect(f.insuranceFrom).toBe(Math.ceil(f.personalAllowance / 12))
  expect(f.insuranceTo).toBe(Math.floor(f.basicRateTo / 12))
})

test('a day belongs to the tax year that begins on 6 April', () => {
  expect(figureYearOf('2026-04-05', years)?.taxYear).toBe('2025/26')
  expect(figureYearOf('2026-04-06', years)?.taxYear).toBe('2026/27')
  expect(figureYearOf('2027-04-05')?.taxYear).toBe('2026/27')
})

test('a year without figures gives none, and so does a year with one figure that has no source', () => {
  expect(figuresOn('2027-04-06')).toBeNull()
  expect(figuresOn('2026-11-23')).not.toBeNull()
  const { taper, ...others } = year2026.figures
  expect(figuresOn('2026-11-23', [{ ...year2026, figures: others }])).toBeNull()
  expect(figuresOn('2026-11-23', [{ ...year2026, figures: { ...others, taper: { ...taper, source: 'nowhere' } } }])).toBeNull()
  const unseen = { ...year2026.sources, wages: { ...year2026.sources.wages, seen: '' } }
  expect(figuresOn('2026-11-23', [{ ...year2026, sources: unseen }])).toBeNull()
})

test('free school meals in England have no limit of earnings from September 2026', () => {
  expect(figuresOn('2026-08-31')?.freeMealsEngland).toBe(7400)
  expect(figuresOn('2026-09-01')?.freeMealsEngland).toBeNull()
})
