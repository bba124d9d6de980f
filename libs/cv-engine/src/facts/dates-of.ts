import type { DateRange } from './dates'
import { endsOpen, findDates } from './dates'
import type { Line } from './line'

/** A line of nothing but dates. */
export const isOnlyDates = ({ text }: Line): boolean => {
  const [date] = findDates(text)
  return date !== undefined && text.length - (date.end - date.start) <= 4
}

const shifted = (range: DateRange, by: number): DateRange => ({
  ...range,
  from: range.from && { ...range.from, start: range.from.start + by, end: range.from.end + by },
  until: range.until && { ...range.until, start: range.until.start + by, end: range.until.end + by },
  start: range.start + by,
  end: range.end + by,
})

/** From when until when an entry lasted, by the lines of its head; offsets are those of the document. */
export function datesOf(heads: readonly Line[], text: string): DateRange | null {
  const first = heads[0]
  const last = heads.at(-1)
  if (!first || !last) return null
  const own = heads.flatMap((line) => findDates(line.text).map((range) => shifted(range, line.start)))
  const whole = own.find((range) => !range.isSingle)
  const isOpen =
    whole !== undefined &&
    heads.some((line) => line !== last && endsOpen(line.text) && whole.end >= line.start + line.text.length - 1)
  if (whole && !isOpen) return whole
  // A range may be set over two lines.
  const joined = text.slice(first.start, last.start + last.text.length)
  const over =
    heads.length > 1 && joined.length < 600 ? findDates(joined.replaceAll('\n', ' ')).find((range) => !range.isSingle) : undefined
  if (over) return shifted(over, first.start)
  if (whole) return whole
  // "2012" and below it "2014".
  const [from, until] = heads
    .slice(0, 2)
    .map((line) => own.find((range) => range.start === line.start && range.end >= line.start + line.text.trimEnd().length))
  if (from?.from && until?.until && from.from.value < until.until.value)
    return { ...until, from: from.from, start: from.start, isSingle: false }
  const single = own[0] ?? null
  if (!single) return null
  // "Yodel, until 2011" has no start.
  const before = text.slice(Math.max(first.start, single.start - 16), single.start)
  return /\b(?:until|till?|up to|hyd(?: at)?)\s*$/i.test(before) ? { ...single, from: null, isSingle: false } : single
}
