import { formatNumber } from '@onward/portal-kit/i18n'
import type { Report } from './api'
import type { ReportMessages } from './catalogue'

interface Compared {
  week: number
  before: number
}
/** For tables: "+12", "−3", or with decimals "−0.2". */
export function changeMark(r: ReportMessages, { week, before }: Compared, decimals = 0): string {
  const more = (week - before).toFixed(decimals)
  if (Number(more) === 0) return r('same')
  return Number(more) > 0 ? `+${more}` : more.replace('-', '−')
}
/** "4 more than by this time last week." */
export function thanText(r: ReportMessages, { week, before }: Compared, { untilNow }: Pick<Report, 'untilNow'>): string {
  if (week + before === 0) return r('than.none')
  const of = untilNow ? 'running' : 'over'
  const more = week - before
  if (more === 0) return r(`than.${of}.same`)
  return r(`than.${of}.${more > 0 ? 'more' : 'fewer'}`, { more: formatNumber(Math.abs(more)) })
}
/** "Job offers: down 8 to 31." */
export function movedText(r: ReportMessages, what: string, { week, before }: Compared): string {
  const more = week - before
  const now = formatNumber(week)
  if (more === 0) return r('moved.same', { what, now })
  return r(more > 0 ? 'moved.up' : 'moved.down', { what, now, more: formatNumber(Math.abs(more)) })
}
