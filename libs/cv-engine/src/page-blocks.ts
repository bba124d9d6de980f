import type { Block } from './block'
import { BULLET, cleanLine } from './block'
import type { Line, Page } from './columns'
import { linesOfPage } from './columns'
import { readHeading } from './facts/headings'

const isSectionHeading = (text: string): boolean => readHeading(cleanLine(text))?.rest === ''
/** Top and bottom of a page, as a part of its height, where page numbers and running headers are. */
const MARGIN_PART = 0.09
const PAGE_NUMBER = /^(?:(?:page|tudalen|p\.?)\s*)?\d{1,2}(?:\s*(?:of|o|\/)\s*\d{1,2})?$/i

/** The day when it was printed, by itself. */
const PRINTED_ON = /^(?:\p{L}{3,9} \d{1,2}, \d{4}|\d{1,2} \p{L}{3,9} \d{4})$/u

/** Without page numbers and repeated running headers. */
function withoutRunningLines(pages: readonly Page[]): Line[][] {
  const seen = new Set<string>()
  return pages.map((page, number) => {
    const own: string[] = []
    const lines = linesOfPage(page, isSectionHeading).filter((line) => {
      if (line.y > page.height * MARGIN_PART && line.y < page.height * (1 - MARGIN_PART)) return true
      const text = line.text.trim()
      if (text.length < 110 && /\b(?:page|tudalen) \d{1,2} (?:of|o|\/) \d{1,2}$/i.test(text)) return false
      if (line.y > page.height / 2 && (/^(?:©|\(c\) )/i.test(text) || PRINTED_ON.test(text))) return false
      if (PAGE_NUMBER.test(text) && (pages.length > 1 || /page|tudalen|of|\//i.test(text))) return false
      const key = text.toLowerCase().replace(/\d+/g, '#')
      own.push(key)
      return number === 0 || !seen.has(key)
    })
    for (const key of own) seen.add(key)
    return lines
  })
}

/** Blocks of printed pages, in reading order. */
export function blocksOfPages(pages: readonly Page[]): Block[] {
  const lines = acrossPages(withoutRunningLines(pages))
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(Math.round(size * 2), (letters.get(Math.round(size * 2)) ?? 0) + text.length)
  const usual = ([...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 20) / 2
  const edges = new Map<number, number>()
  for (const { column, right } of lines) edges.set(column, Math.max(edges.get(column) ?? 0, right))
  const margins = marginsOf(lines)
  const pitch = pitchOf(lines)
  // Browsers draw bullets as shapes; only a small indent shows that a line is an item.
  const isSetIn = ({ x, column, size }: Line) => {
    const margin = margins.get(column) ?? x
    return x - margin > size * 0.9 && x - margin < size * 4.5 && size < usual * 1.1
  }
  const blocks: Block[] = []
  let previous: Line | undefined
  for (const line of lines) {
    const isDash =
      /^[-–—]/.test(line.text) &&
      /(?:\d|\p{L}{3} \d{2,4})$/u.test(previous?.text ?? '') &&
      /^[-–—]\s*(?:\p{L}{3,9}\.?\s*)?(?:\d|present|now|current)/iu.test(line.text)
    // A heading may be indented more than most; it is set apart from the line above.
    const isApart = previous === undefined || previous.column !== line.column || line.y - previous.y > pitch * line.size * 1.4
    const isHead = isApart && isSectionHeading(line.text)
    const isItem = !isDash && (BULLET.test(line.text) || (isSetIn(line) && !isHead))
    const text = cleanLine(isDash ? line.text : line.text.replace(BULLET, ''))
    const scale = Math.round((line.size / usual) * 100) / 100
    const isLarge = scale > 1.15
    const last = blocks.at(-1)
    const isDrawn = isItem && !BULLET.test(line.text)
    const isSame = previous !== undefined && previous.column === line.column && Math.abs(previous.size - line.size) < 0.6
    if (text === '' && isItem) {
      // The bullet is drawn by itself; its words come next.
      blocks.push({ text: '', kind: 'item', ...(line.column ? { column: line.column } : {}) })
    } else if (last?.kind === 'item' && last.text === '') last.text = text
    else if (
      last &&
      previous &&
      isSame &&
      isLarge &&
      (/^(?:\p{Ll}|&\s)/u.test(text) ||
        /\b(?:of|at|and|the|&)$/.test(last.text) ||
        (!text.includes(' ') &&
          !isSectionHeading(last.text) &&
          previous.right + line.size * 0.25 + line.firstWord > (edges.get(line.column) ?? 0) - 2)) &&
      line.y - previous.y < line.size * 1.8
    )
      // A heading that did not fit into its column.
      last.text = `${last.text} ${text}`
    else if (
      last &&
      previous &&
      isSame &&
      (!isItem || (isDrawn && last.kind === 'item')) &&
      !isLarge &&
      !line.isLabel &&
      last.kind !== 'heading' &&
      goesOn(previous, line, last.text, text, { edges, pitch })
    ) {
      last.text =
        /\S[./@]\S*-$/.test(last.text) || isBrokenAddress(last.text, text)
          ? last.text + text
          : /\p{L}-$/u.test(last.text) && /^\p{Ll}/u.test(text)
            ? unhyphenated(last.text, text)
            : `${last.text} ${text}`
    } else
      blocks.push({
        text,
        kind: line.isLabel ? 'heading' : isItem ? 'item' : isLarge ? 'heading' : 'text',
        ...(line.column ? { column: line.column } : {}),
        ...(isLarge ? { scale } : {}),
        ...(line.isLabel ? { isLabel: true } : {}),
      })
    previous = line
  }
  return blocks
}

/** Where the lines of each column start: the leftmost place where several do. */
function marginsOf(lines: readonly Line[]): Map<number, number> {
  const starts = new Map<number, number[]>()
  for (const { column, x } of lines) starts.set(column, [...(starts.get(column) ?? []), x])
  return new Map(
    [...starts].map(([column, list]) => {
      const sorted = [...list].sort((a, b) => a - b)
      const margin = sorted.find((x) => list.filter((other) => Math.abs(other - x) < 2).length >= Math.max(2, list.length * 0.08))
      return [column, margin ?? sorted[0] ?? 0]
    }),
  )
}

/** "custo-" and "mers" are one word; "part-" and "time" keep their hyphen. */
const unhyphenated = (before: string, line: string): string => {
  const head = /\p{L}+(?=-$)/u.exec(before)?.[0].toLowerCase() ?? ''
  return /^(?:part|full|self|well|co|non|pre|re|multi|semi|long|short|high|low|day|face|hands|team|ex|mid|e|two|three|four|one|first|second|third|up|on|in|off|over|cross|customer|health|cash|problem|time|decision)$/.test(
    head,
  )
    ? before + line
    : before.slice(0, -1) + line
}

const MIN_FULL_LETTERS = 38
/** In a narrow column fewer letters fill a line. */
const fullLetters = (line: Line, edge: number): number => Math.min(MIN_FULL_LETTERS, ((edge - line.x) / line.size) * 1.4)

/** "baking kue lapis", "Port Vale": a few words that no sentence holds. */
const SHORT_ITEM = /^(?!.*\b(?:and|or|of|the|to|in|with|a|for|at|by|on|from|as|my)$)[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}$/u

/** The next printed line belongs to the same paragraph: its first word would not have fitted, or the text itself goes on. */
function goesOn(
  previous: Line,
  line: Line,
  before: string,
  text: string,
  { edges, pitch }: { edges: ReadonlyMap<number, number>; pitch: number },
): boolean {
  if (line.y - previous.y > line.size * 2.1 || line.y < previous.y) return false
  const isFull = previous.right + line.size * 0.25 + line.firstWord > (edges.get(line.column) ?? 0) - 2
  const isNear = line.y - previous.y <= pitch * line.size * 1.15
  const letters = fullLetters(previous, edges.get(line.column) ?? 0)
  const isWrapped = isNear && isFull && previous.text.length >= letters && /[\p{L},]$/u.test(before) && !text.includes(' ')
  if (
    (isSectionHeading(text) && !isWrapped) ||
    /\S {2,}\S/.test(line.text) ||
    (readHeading(text) !== null && !isWrapped && /^\p{Lu}/u.test(text))
  )
    return false
  // A line left of a bullet's second line, or level with the bullet, begins a new paragraph.
  if (line.x < previous.x - 4) return false
  if (BULLET.test(previous.text) && line.x < previous.x + 3 && !(isFull && isNear && /^\p{Ll}/u.test(text))) return false
  // The next word would have fitted: small letters begin another of a list, unless the line before stops in a sentence.
  if (!isFull && SHORT_ITEM.test(before) && SHORT_ITEM.test(text)) return false
  if (isBrokenAddress(before, text) || isBrokenNumber(before, text)) return true
  // A sentence has ended, and the line closes with dates as the head of an entry does.
  if (/[.!?]$/.test(before) && /^\p{Lu}/u.test(text) && text.length < 90 && DATED_END.test(text)) return false
  if (STARTS_WITH_DATES.test(text) && !OPEN_DATE.test(before)) return false
  if (/^[-–—]\s/.test(text) || continues(before, text) || (/\b[A-Z]{1,2}\d[A-Z\d]?$/.test(before) && /^\d[A-Z]{2}\b/.test(text)))
    return true
  return (
    isFull &&
    isNear &&
    previous.text.length >= letters &&
    !/ {2,}/.test(previous.text) &&
    !DATED_END.test(before) &&
    line.x <= previous.x + line.size * 2.5
  )
}
/** Line spacing within a paragraph, as a part of the size of its letters: the closest that occurs often. */
function pitchOf(lines: readonly Line[]): number {
  const counts = new Map<number, number>()
  for (const [i, line] of lines.entries()) {
    const previous = lines[i - 1]
    if (!previous || previous.column !== line.column || Math.abs(previous.size - line.size) > 0.6) continue
    const step = Math.round(((line.y - previous.y) / line.size) * 20)
    if (step >= 18 && step <= 42) counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  const usual = [...counts].filter(([, count]) => count >= Math.max(2, most * 0.25)).map(([step]) => step)
  return usual.length > 0 ? Math.min(...usual) / 20 : 2
}

/** An email address or a number that did not fit into its column. */
const isBrokenAddress = (before: string, text: string): boolean => {
  const tail = /\S@[\w-]+((?:\.[\w-]*)*)$/.exec(before)?.[1]
  if (tail === undefined || !/^[a-z.][\w.-]{0,24}(?=\s|$)/.test(text)) return false
  return !/\.(?:com|org|net|uk|edu|eu|info|example|ie|wales|cymru|scot)$/.test(tail)
}

const isBrokenNumber = (before: string, text: string): boolean => {
  const begun = /(?<![\d/.])(?:\+44|\(?0)[\d ()]{3,12}$/.exec(before)?.[0].replace(/\D/g, '').length ?? 0
  return begun > 4 && begun < 10 && /^\d{3}/.test(text) && !/^(?:19|20)\d\d\b/.test(text)
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ion|chwe|maw|ebr|mai|meh|gor|aws|med|hyd|tach|rhag'
/** The next line may hold the year, or the other end. */
const OPEN_DATE = new RegExp(`(?:[-–—,]|\\b(?:to|until|in|from|since|of|and|(?:${MONTHS})\\p{L}*\\.?))$`, 'iu')
const MONTH_END =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|ionawr|chwefror|mawrth|ebrill|mai|mehefin|gorffennaf|awst|medi|hydref|tachwedd|rhagfyr)\.?$/i
/** The dates before the words of an entry: "2019 – 2021 Cleaner". */
const STARTS_WITH_DATES = new RegExp(
  `^(?:(?:(?:${MONTHS})\\p{L}*\\.?\\s)?(?:19|20)\\d\\d|\\d{1,2}/(?:19|20)?\\d\\d)\\s*(?:[-–—]\\s*\\p{L}*\\s?(?:\\d|present|now|date|current)|\\s\\p{Lu}\\p{L}+)`,
  'iu',
)

/** A line that closes with a year is the head of an entry. */
const DATED_END = /(?:(?:19|20)\d\d|present|presennol|heddiw|now|current|date)\)?$/i

/** The text goes on: the line before has not ended, or this one starts in the middle of a sentence. */
const continues = (before: string, line: string): boolean =>
  /(?:\p{L}-|[,–—])$/u.test(before) ||
  /\b(?:and|or|of|the|to|in|with|a|for|at|by|on|from|as|my|their|our|including)$/.test(before) ||
  /^(?:\p{Ll}|\((?!\d))/u.test(line) ||
  /[–—-]$/.test(before) ||
  (/\b(?:level|lefel|entry|stage|unit|grade)$/i.test(before) && /^\d\b/.test(line)) ||
  // A month, or the start of a date, above its year.
  ((/[–—-]\s*\p{L}+$/u.test(before) || MONTH_END.test(before)) && /^(?:19|20)\d\d\b/.test(line))

/** A page without columns after one with columns goes on in the column at its lines' place. */
function acrossPages(pages: readonly Line[][]): Line[] {
  let left: number | null = null
  let main = 0
  return pages.flatMap((lines, number) => {
    const columns = lines.filter((line) => line.column > 0)
    if (columns.length > 0) {
      const starts = lines.filter((line) => String(line.column).startsWith('2')).map((line) => line.x)
      left = starts.length > 0 ? Math.min(...starts) : null
      const size = (first: string) =>
        columns.filter((line) => String(line.column).startsWith(first)).reduce((sum, line) => sum + line.text.length, 0)
      main = size('1') > size('2') ? 1 : 2
      return lines
    }
    if (number === 0 || left === null) return lines
    const edge = left
    const column = lines.every((line) => line.x >= edge - 6) ? 2 : main
    return lines.map((line) => ({ ...line, column }))
  })
}
