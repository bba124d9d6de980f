import { figureYearOf } from '@onward/contracts/better-off/figures'
import { ratesOn } from '@onward/contracts/jobs/minimum-wage'
import type { Language } from '@onward/contracts/language'
import { londonTime } from '@onward/contracts/london-time'
import { dayIn } from './job-page'
import type { Values } from './template'

export const BETTER_OFF_PATH = '/better-off'

/** Values for the template of the estimate: the year of its figures and the minimum wage. None in a year without figures. Pure. */
export function valuesOfBetterOff(now: Date, language: Language): Values {
  const today = londonTime(now).slice(0, 10)
  const year = figureYearOf(today)
  if (!year) return {}
  return {
    figures: true,
    from: dayIn(language, year.from),
    to: dayIn(language, year.to),
    wage: WAGE.format(ratesOn(today).adult),
  }
}

/** The minimum wage is stated in pence. */
const WAGE = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
