import { londonTime } from '@onward/contracts'
import { dayFrom, onLondonDay } from '@onward/service-kit/demo-calendar'
import { londonDay, londonWeek, mondayOf, type Week, weekEarlier } from '../figures/weeks'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The moment as of which the office's data is written, a Wednesday at noon. Loading moves it to its own moment. */
export const WRITTEN_AT = new Date('2026-11-18T12:00:00.000Z')
/** As many weeks as the data goes back, and some more. */
const WEEKS = 90
/** Rules ask for one, two or four weeks before now: what lies before that hour of its week stays before it. */
const COMPARED_WEEKS = 4
/** So long after loading the figures that compare with such an hour stay the same. */
const STEADY_MS = 2 * HOUR_MS
/** Nights and weekends are passed over so much quicker. */
const AT_REST = 0.05
const FIVE_MINUTES_MS = 5 * MINUTE_MS

/** Five days from half past eight to half past five; the clocks change on Sundays. */
export const workingHours = ({ from }: Week): [from: number, until: number][] =>
  Array.from({ length: 5 }, (_, day) => {
    const opens = from.getTime() + day * DAY_MS + 8.5 * HOUR_MS
    return [opens, opens + 9 * HOUR_MS]
  })

interface Span {
  from: number
  until: number
  /** Where work begins or ends, with the work done until then. */
  marks: { at: number; done: number }[]
}
function span(from: number, until: number, week: Week): Span {
  const hours = workingHours(week)
  const times = [from, ...hours.flat().filter((at) => at > from && at < until), Math.max(from, until)]
  let done = 0
  const marks = times.map((at, n) => {
    const before = times[n - 1] ?? at
    const works = hours.some(([opens, closes]) => before >= opens && at <= closes)
    done += (at - before) * (works ? 1 : AT_REST)
    return { at, done }
  })
  return { from, until: Math.max(from, until), marks }
}
/** The value of a line through points in order. */
function along<T>(points: readonly T[], x: (point: T) => number, y: (point: T) => number, at: number): number {
  const next = Math.max(
    1,
    points.findIndex((point) => x(point) >= at),
  )
  const [a, b] = [points[next - 1], points[next]]
  if (!a || !b) throw new Error('a line needs two points')
  return x(b) === x(a) ? y(b) : y(a) + ((y(b) - y(a)) * (at - x(a))) / (x(b) - x(a))
}
function move(at: number, from: Span, to: Span): number {
  const whole = (one: Span) => one.marks.at(-1)?.done ?? 0
  const share =
    along(
      from.marks,
      (mark) => mark.at,
      (mark) => mark.done,
      at,
    ) / (whole(from) || 1)
  return Math.round(
    along(
      to.marks,
      (mark) => mark.done,
      (mark) => mark.at,
      share * whole(to),
    ),
  )
}

/** How the data is moved to the moment of loading. */
export interface DemoCalendar {
  /** A later moment stays the later one, and both stay in their weeks. What lies ahead is on a working day. */
  moved(written: Date): Date
  /** The same at full five minutes. */
  movedToClock(written: Date): Date
  /** The Monday of a written week, at a time after its midnight in milliseconds, moved. */
  inWeek(weeksAgo: number, ms: number): Date
  /** The Monday of this week. */
  monday: string
}

/**
 * The same office at any moment: what happened so many weeks ago, or less than one, two or four weeks ago, did so whenever it is loaded. So all
 * counts by week and all comparisons with now are those of the written moment.
 */
export function demoCalendar(at: Date): DemoCalendar {
  const weeks = (of: Date) => Array.from({ length: WEEKS }, (_, before) => londonWeek(of, before))
  const [written, real] = [weeks(WRITTEN_AT), weeks(at)]
  const earlier = Array.from({ length: COMPARED_WEEKS }).reduce<Date[]>((all) => [...all, weekEarlier(all.at(-1) ?? at)], [at])
  const spans = earlier.map((clock, k) => {
    const [from, to] = [written[k], real[k]]
    if (!from || !to) throw new Error('no such week')
    const now = WRITTEN_AT.getTime() - k * 7 * DAY_MS
    // Where the clocks change in between, rules that count days and rules that count by the clock differ by an hour.
    const hours = [clock.getTime(), at.getTime() - k * 7 * DAY_MS]
    const [first, last] = [Math.max(to.from.getTime(), Math.min(...hours)), Math.min(to.until.getTime(), Math.max(...hours))]
    const left = to.until.getTime() - last
    const begins = last + Math.min(STEADY_MS, left / 2)
    return {
      before: [span(from.from.getTime(), now, from), span(to.from.getTime(), first, to)],
      after: [span(now, from.until.getTime(), from), span(begins, to.until.getTime(), to)],
      now,
      steps: [first, begins],
    } as const
  })

  function ahead(moment: Date): Date {
    const days = Math.ceil((moment.getTime() - WRITTEN_AT.getTime()) / DAY_MS)
    // Two working days are within five days of any weekday, and six are not.
    let left = days <= 2 ? days : days + 3
    let n = 0
    while (left > 0) {
      n += 1
      const weekday = new Date(`${dayFrom(at, n)}T00:00:00Z`).getUTCDay()
      if (weekday !== 0 && weekday !== 6) left -= 1
    }
    return onLondonDay(dayFrom(at, n), londonTime(moment).slice(11))
  }
  const thisMonday = Date.parse(`${mondayOf(londonDay(WRITTEN_AT))}T00:00:00Z`)

  function moved(moment: Date): Date {
    if (moment > WRITTEN_AT) return ahead(moment)
    const time = moment.getTime()
    const guess = Math.max(0, Math.floor((thisMonday - time) / (7 * DAY_MS)))
    const k = [guess, guess + 1, guess + 2].find((n) => (written[n]?.from.getTime() ?? 0) <= time) ?? guess
    const around = spans[k]
    if (around) {
      if (time <= around.now) return new Date(move(time, ...around.before))
      const [from, to] = around.after
      // Rounded, but never into the next week.
      return new Date(Math.min(move(time, from, to), to.until - 1))
    }
    const [from, to] = [written[k], real[k]]
    if (!from || !to) throw new Error('older than the demo')
    const length = (week: Week) => week.until.getTime() - week.from.getTime()
    if (length(from) === 7 * DAY_MS && length(to) === 7 * DAY_MS) return new Date(time - from.from.getTime() + to.from.getTime())
    // A week in which the clocks change: the same time by the clock.
    const [day = '', clock = ''] = londonTime(moment).split('T')
    const days = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${londonDay(from.from)}T00:00:00Z`)) / DAY_MS
    return new Date(onLondonDay(dayFrom(to.from, days), clock).getTime() + (time % MINUTE_MS))
  }
  const boundaries = spans.flatMap(({ steps }) => steps)

  return {
    moved,
    movedToClock(moment) {
      const exact = moved(moment)
      const full = new Date(Math.floor(exact.getTime() / FIVE_MINUTES_MS) * FIVE_MINUTES_MS)
      return boundaries.some((one) => one > full.getTime() && one <= exact.getTime()) ? exact : full
    },
    inWeek: (weeksAgo, ms) => moved(new Date((written[weeksAgo]?.from.getTime() ?? 0) + ms)),
    monday: mondayOf(londonDay(at)),
  }
}
