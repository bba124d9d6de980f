import { lastFigureYear } from '@onward/contracts/better-off/figures'
import { ratesOn } from '@onward/contracts/jobs/minimum-wage'
import { inEachLanguage } from '@onward/contracts/language'
import { formatDay, formatMoney } from '@onward/portal-kit/i18n'
import { type Prerendered, put, section, sentByScripts } from '@onward/portal-kit/prerender'
import BetterOffPage from './BetterOffPage'

const PAGE = 'better-off'
const year = lastFigureYear() ?? { from: '', to: '' }
const wage = formatMoney(ratesOn(year.from).adult)

export const betterOffParts = { [PAGE]: { path: '/better-off', element: <BetterOffPage today={year.from} /> } }

/** The template of the estimate: the gateway inserts the figures' year and the wage of the day. Only scripts can answer the form. */
export const withBetterOff = (pages: Prerendered): Prerendered => ({
  [PAGE]: inEachLanguage((language) => {
    const dates = [
      [formatDay(year.from, language), '{{from}}'],
      [formatDay(year.to, language), '{{to}}'],
      [wage, '{{wage}}'],
    ] as const
    const page = dates.reduce((html, [drawn, name]) => put(html, drawn, name), pages[PAGE]?.[language] ?? '')
    return section('figures', sentByScripts(page))
  }),
})
