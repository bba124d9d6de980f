/** Dates as CVs write them, in English and Welsh: points in time and ranges, with their offsets in the line. */
export interface DatePoint {
  /** `2021` or `2021-03`. */
  value: string
  start: number
  end: number
}
export interface DateRange {
  from: DatePoint | null
  until: DatePoint | null
  current: boolean
  /** One date alone, "Summer 2018", which is both ends. */
  isSingle: boolean
  /** The whole of it, with brackets and words such as "from". */
  start: number
  end: number
}

const MONTHS: readonly string[] = [
  'jan|january|ion|ionawr',
  'feb|febr|february|chwef|chwefror',
  'mar|march|maw|mawrth|fawrth',
  'apr|april|ebr|ebrill',
  'may|mai|fai',
  'jun|june|meh|mehefin|fehefin',
  'jul|july|gorff|gorffennaf|orffennaf',
  'aug|august|aws|awst',
  'sep|sept|september|medi|fedi',
  'oct|october|hyd|hydref',
  'nov|november|tach|tachwedd|dachwedd',
  'dec|december|rhag|rhagfyr|ragfyr',
]
const MONTH_OF = new Map(MONTHS.flatMap((names, i) => names.split('|').map((name) => [name, i + 1] as const)))
const MONTH = [...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join('|')
const SEASON = 'spring|summer|autumn|winter|easter|christmas|xmas|gwanwyn|haf|gaeaf|nadolig'
const YEAR = '(?:19[4-9]|20[0-4])\\d'
const EDGE = '(?<![\\p{L}\\p{N}£$€#.,:/_-])'
const POINT = new RegExp(
  [
    `(?<![\\p{L}])(?:\\d{1,2}(?:st|nd|rd|th|ain|af|fed|ydd|il)?\\s{1,2}(?:of\\s)?)?(?<month>${MONTH})(?!\\p{L})[.,]?\\s{0,2}[-/]?\\s?(?:\\d{1,2}(?:st|nd|rd|th),?\\s)?(?:(?<monthYear>${YEAR})|(?<short>['’‘]?\\d\\d))(?!\\d|[-/]\\d\\d?[-/])`,
    `(?<!\\d)\\d{1,2}[/.-](?<dayMonth>\\d{1,2})[/.-](?<dayYear>${YEAR})(?!\\d)`,
    `(?<!\\d)(?<number>\\d{1,2})\\s?[/.]\\s?(?<numberYear>${YEAR})(?!\\d)`,
    `(?<![\\d-])(?<dashMonth>0?[1-9]|1[0-2])-(?<dashYear>${YEAR})(?!\\d)`,
    `(?<!\\p{L})(?<yearFirst>${YEAR})\\s(?<monthAfter>${MONTH})(?![\\p{L}\\d]|\\.?\\s(?:${YEAR}))`,
    `(?<!\\d)(?<isoYear>${YEAR})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.]\\d\\d)?(?![\\d/])`,
    `(?<![\\d/])(?<two>0?[1-9]|1[0-2])/(?<twoYear>\\d\\d)(?![\\d/%])`,
    `(?<![\\d.:/£])(?<dotMonth>0?[1-9]|1[0-2])\\.(?<dotYear>\\d\\d)(?![\\d.:%\\p{L}])`,
    `(?<=^|[\\s(,|])(?<oldYear>[6-9]\\d)(?=\\s?(?:[-–—]|to)\\s?(?:[6-9]\\d(?!\\d|[/.:%])|${YEAR}))`,
    `(?<=(?:^|[\\s(,|])[6-9]\\d\\s?(?:[-–—]|to)\\s?)(?<oldEnd>[6-9]\\d)(?![\\d/.:%])`,
    `(?<![\\p{L}])(?:${SEASON})\\s(?:of\\s|term\\s|holidays?\\s|gwyliau\\s)?(?:(?<seasonYear>${YEAR})(?!\\d)|(?<seasonShort>['’‘]\\d\\d)(?![\\p{L}\\d]))`,
    `(?<![\\p{L}\\p{N}])['’‘](?<quoted>\\d\\d)(?![\\p{L}\\p{N}'’‘%]|[.:]\\d)`,
    `(?:${EDGE}|(?<=[-.,:/]|\\p{L}[-–—]))(?<year>${YEAR})(?![\\p{L}\\p{N}_%]|[.,]\\d{3})`,
  ].join('|'),
  'giu',
)
const SEPARATOR =
  /^\s*(?:[-–—−‒~=]+>?|(?:(?:right|all the way|straight) )?(?:up |through |on )?(?:to|until|til|till|hyd)\s?:?(?: the (?:beginning|start|middle|end) of)?|[,;|/–-]?\s*(?:date (?:left|ended|to)|end(?:ed|ing)?(?: date| in)?|left|leaving(?: date)?|finish(?:ed)?(?: date)?|until|to)\s?:?|through|i|hyd at|tan|→|>|\.{2,3}|…|\/)\s*(?:the\s|about\s|around\s|approx\.?\s|roughly\s|c(?:irca|a)?\.?\s|early\s|mid[ -]?|late\s|end of\s)*$/i
/** "between 2015 and 2019"; without the first word these are two dates. */
const BETWEEN = /\b(?:between|rhwng)\s*$/i
const AND = /^\s*(?:and|&|a|ac)\s*$/i
const PRESENT =
  /^\s*(?:[-–—−‒~]+\s*|→\s*|>\s*|,\s*|\/\s*)?(?:(?:to|until|til|till|hyd at|hyd|tan|i)\s?:?\s+){0,2}(?:up to )?(?:at )?(?:the )?(?:presennol|present day|present|pres\b|now|nawr|currently|current|to date|date|today|heddiw|yr awr hon|ongoing|on-going|(?<=[-–—−]\s{0,2}|\bto:?\s)still(?: there| here| doing it| going| at it| am| do| running)?|cyfredol|parhaus|onwards|ymlaen)(?!\p{L})(?:\s*\((?:present|current|ongoing)\))?/iu
/** ", still there", "Date left: n/a". */
const STILL =
  /^\s*(?:(?:and|&|,|\(|[-–—])\s*still (?:there|here|doing it|employed|going|in post|working there|with them|at it|am|do|running|open)\)?|[,;|]?\s*(?:date (?:left|ended|to)|end(?:ed)?(?: date)?|left|to)\s?:\s*(?:n\/a|present|now|current(?:ly)?|still(?: \p{L}+)?))/iu
const BEFORE = /(?:\b(?:from|since|between|ers|rhwng|starting|started|dates?:?|(?<!-)employed|o)\s*:?\s*)$/i
const SINCE = /\b(?:since|ers|from|o)\s*$/i
const DURATION_AFTER =
  /^\s*[,–-]?\s*\(?\s*(?:about |approx\.? |over )?\d{1,2}\+?\s?(?:years?|yrs?|months?|mths?|mos?|weeks?|blynedd|mis)(?:\s*(?:and|,|&)?\s*\d{1,2}\s?(?:months?|mths?|mos?|mis))?\s*\)?/i
const DURATION_BEFORE = /(?:\(?\b\d{1,2}\s?(?:years?|months?|weeks?|blynedd|mis)\s+(?:in|during|yn)\s+)$/i

interface Point extends DatePoint {
  /** "09/16", "Sep 16": a date only beside another. */
  isWeak: boolean
  isoYears: string | null
}

/** "'98", "05": the year, as people write of their own lives. */
export const fullYear = (two: string): string => {
  const digits = two.replace(/\D/g, '')
  return `${Number(digits) < 45 ? '20' : '19'}${digits}`
}
export const withMonth = (year: string, month: number): string | null =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null

/** "the July", "mis Mai": 7, 5; null where no month is named. */
export const monthNamed = (text: string): number | null => {
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const month = MONTH_OF.get(word)
    if (month) return month
  }
  return null
}

function pointsOf(text: string): Point[] {
  const points: Point[] = []
  for (const match of text.matchAll(POINT)) {
    const g = match.groups as Record<string, string | undefined>
    const at = { start: match.index, end: match.index + match[0].length }
    const add = (value: string | null, isWeak = false, isoYears: string | null = null) => {
      if (value) points.push({ value, ...at, isWeak, isoYears })
    }
    const month = MONTH_OF.get((g.month ?? '').toLowerCase()) ?? 0
    if (g.monthYear) add(withMonth(g.monthYear, month))
    else if (g.short) add(withMonth(fullYear(g.short), month), !/['’‘]/.test(g.short))
    else if (g.dayYear) add(withMonth(g.dayYear, Number(g.dayMonth)) ?? g.dayYear)
    else if (g.numberYear) add(withMonth(g.numberYear, Number(g.number)) ?? g.numberYear)
    else if (g.dashYear) add(withMonth(g.dashYear, Number(g.dashMonth)))
    else if (g.yearFirst) add(withMonth(g.yearFirst, MONTH_OF.get((g.monthAfter ?? '').toLowerCase()) ?? 0))
    else if (g.dotYear) add(withMonth(fullYear(g.dotYear), Number(g.dotMonth)), true)
    else if (g.oldYear ?? g.oldEnd) add(`19${g.oldYear ?? g.oldEnd}`, true)
    else if (g.isoYear) {
      const month2 = Number(g.isoMonth)
      const isYears = match[0][4] !== '.' && match[0].length === 7 && month2 > Number(g.isoYear) % 100
      add(withMonth(g.isoYear, month2), false, isYears ? `${g.isoYear.slice(0, 2)}${g.isoMonth}` : null)
    } else if (g.twoYear) add(withMonth(fullYear(g.twoYear), Number(g.two)), true)
    else if (g.seasonYear) add(g.seasonYear)
    else if (g.seasonShort) add(fullYear(g.seasonShort))
    else if (g.quoted) add(fullYear(g.quoted), !ENDS_YEAR.test(text.slice(at.end)))
    else if (g.year) add(g.year)
  }
  return points
}

const MONTH_BEFORE = new RegExp(
  `(?<!\\p{L})(?:\\d{1,2}(?:st|nd|rd|th)?\\s)?(${MONTH})\\.?\\s*(?:[-–—/]|to|until|and|&|hyd|i)\\s*$`,
  'iu',
)
/** "2019-21", "2016/17": the second year in two digits. */
const SHORT_YEAR = /^(?:\s?[-–—/]\s?(?=\d\d(?![\d/.\p{L}%]))|\s(?:to|until|till?)\s(?=\d\d\s*(?:$|[,;:)(|–—-]|\.(?!\d))))(\d\d)/u

/** What follows "'98" where it is a year rather than a quotation: "class of '98," */
const ENDS_YEAR = /^(?:$|\s*[-–—,.;:)|]|\s(?:to|until|til|till|and|as|at|when|with)\s)/

/** All ranges and single dates of a line, in order. Lines longer than a paragraph have none. */
export function findDates(text: string): DateRange[] {
  if (text.length > 2_000 || !/\d\d/.test(text)) return []
  const points = pointsOf(text)
  const ranges: DateRange[] = []
  let lastEnd = 0
  for (let i = 0; i < points.length; i++) {
    const point = points[i] as Point
    if (point.start < lastEnd) continue
    const next = points[i + 1]
    const after = text.slice(point.end, point.end + 40)
    const before = text.slice(Math.max(lastEnd, point.start - 40), point.start)
    const present = PRESENT.exec(after) ?? STILL.exec(after)
    let range: DateRange | null = null
    const bare = ({ value, start, end }: Point): DatePoint => ({ value, start, end })
    const month = MONTH_BEFORE.exec(before)
    const short = /^(?:19|20)\d\d$/.test(point.value) ? SHORT_YEAR.exec(after) : null
    const gap = next ? text.slice(point.end, next.start) : ''
    const isTable = next !== undefined && /^\s{1,12}$/.test(gap) && point.value.length === next.value.length && !point.isWeak
    if (next && (SEPARATOR.test(gap) || isTable || (BETWEEN.test(before) && AND.test(gap))) && order(point, next)) {
      range = { from: bare(point), until: bare(next), current: false, isSingle: false, start: point.start, end: next.end }
      i++
    } else if (present && (!point.isWeak || /^\s*(?:[-–—]|(?:to|until|till)\b)/i.test(after))) {
      range = {
        from: bare(point),
        until: null,
        current: true,
        isSingle: false,
        start: point.start,
        end: point.end + present[0].length,
      }
    } else if (month && point.value.length === 7) {
      const name = MONTH_OF.get((month[1] ?? '').toLowerCase()) ?? 1
      const year = Number(point.value.slice(0, 4)) - (name > Number(point.value.slice(5)) ? 1 : 0)
      const start = point.start - before.length + month.index
      const from = { value: withMonth(String(year), name) ?? String(year), start, end: start + monthLength(month[0]) }
      range = { from, until: bare(point), current: false, isSingle: false, start, end: point.end }
    } else if (
      short &&
      Number(`${point.value.slice(0, 2)}${short[1]}`) > Number(point.value) &&
      Number(short[1]) - (Number(point.value) % 100) < 40
    ) {
      const value = `${point.value.slice(0, 2)}${short[1]}`
      const end = point.end + short[0].length
      range = {
        from: bare(point),
        until: { value, start: end - 2, end },
        current: false,
        isSingle: false,
        start: point.start,
        end,
      }
    } else if (point.isoYears) {
      range = {
        from: { value: point.value.slice(0, 4), start: point.start, end: point.start + 4 },
        until: { value: point.isoYears, start: point.start + 5, end: point.end },
        current: false,
        isSingle: false,
        start: point.start,
        end: point.end,
      }
    } else if (!point.isWeak) {
      const isOpen = /^\s*(?:[-–—]+>?|[→+])\s*(?:$|\))/.test(text.slice(point.end)) || SINCE.test(before)
      range = isOpen
        ? {
            from: bare(point),
            until: null,
            current: true,
            isSingle: false,
            start: point.start,
            end: text.length - text.slice(point.end).replace(/^\s*[-–—>→+]*\s*/, '').length,
          }
        : { from: bare(point), until: bare(point), current: false, isSingle: true, start: point.start, end: point.end }
    }
    if (!range) continue
    ranges.push(widened(text, range, lastEnd))
    lastEnd = (ranges.at(-1) as DateRange).end
  }
  return ranges
}

const monthLength = (text: string): number => /^(?:\d{1,2}(?:st|nd|rd|th)?\s)?\p{L}+/u.exec(text)?.[0].length ?? text.length

/** Two dates are a range only in order; "2019/2018" are two dates. */
const order = (a: Point, b: Point): boolean => a.value.slice(0, 4) <= b.value.slice(0, 4)

/** With the brackets around it, the word before it and a length of time beside it. */
function widened(text: string, range: DateRange, lastEnd: number): DateRange {
  let { start, end } = range
  const before = text.slice(Math.max(lastEnd, start - 40), start)
  const word = BEFORE.exec(before) ?? DURATION_BEFORE.exec(before)
  if (word) start -= before.length - word.index
  const length = DURATION_AFTER.exec(text.slice(end, end + 60))
  if (length) end += length[0].length
  if (/\(\s*$/.test(text.slice(Math.max(lastEnd, start - 2), start)) && /^\s*\)/.test(text.slice(end, end + 2))) {
    start = text.lastIndexOf('(', start)
    end = text.indexOf(')', end) + 1
  } else if (/\(\s*$/.test(text.slice(Math.max(lastEnd, start - 2), start)) && length?.[0].trim().endsWith(')')) {
    start = text.lastIndexOf('(', start)
  }
  return { ...range, start, end }
}

/** "March 2021 –" at the end of a line: the other end may be on the next. */
export const endsOpen = (text: string): boolean =>
  /\d\s*(?:[-–—]|to|until|hyd)\s*$|[-–—]\s*\p{L}{3,9}\.?$/u.test(text) && /\d\d/.test(text)
