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
/** For sentences. */
export function changeText(r: ReportMessages, { week, before }: Compared): string {
  const more = week - before
  if (more === 0) return r(week === 0 ? 'headline.none' : 'headline.same')
  return r(more > 0 ? 'headline.more' : 'headline.fewer', { count: Math.abs(more) })
}
