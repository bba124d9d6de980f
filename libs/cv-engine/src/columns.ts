/** A piece of text on a page, in points; `y` grows downwards and is the baseline. */
export interface PageItem {
  text: string
  x: number
  y: number
  width: number
  size: number
}
/** An address that a stretch of the page leads to. */
export interface PageLink {
  url: string
  x: number
  y: number
  width: number
  height: number
}
export interface Page {
  width: number
  height: number
  items: readonly PageItem[]
  links?: readonly PageLink[]
}
export interface Line {
  text: string
  size: number
  x: number
  right: number
  y: number
  /** 0 across the page, else which column, from 1 at the left; a column within one adds a digit. */
  column: number
  /** Where its first word ends. */
  firstWord: number
  /** A label at the left of its text. */
  isLabel?: boolean
}

interface Row {
  y: number
  items: PageItem[]
}

const MIN_GUTTER = 7
const MIN_COLUMN_LINES = 3
const MIN_COLUMN_LETTERS = 40
/** More rows than a printed page can hold: keep the plain order. */
const MAX_ROWS = 250
export const DATE_LIKE =
  /^\W*(?:(?:\p{L}{3,9}\.?\s*)?(?:\d{1,2}[/.])?(?:(?:19|20)\d\d|['’‘]\d\d)|\d{1,2}\/\d\d\b|present|now|current)\b/iu

/**
 * Lines of a page in reading order. A two-column stretch is read left column first (XY-cut): the longest run of rows with a gutter that no
 * item crosses. A right-hand column of dates, or a left-hand one of headings, belongs to its rows and is left there. `isHeading` tells the
 * headings of sections.
 */
export function linesOfPage(page: Page, isHeading: (text: string) => boolean = () => false): Line[] {
  const rows = rowsOf(page.items.map((item) => linked(item, page.links ?? [])))
  return linesOfRows(rows, page.width, 0, isHeading)
}

function linesOfRows(rows: Row[], width: number, column: number, isHeading: (text: string) => boolean): Line[] {
  if (rows.length > MAX_ROWS) return rows.flatMap((row) => linesOfRow(row, column, isHeading))
  const widest = findColumns(rows, width, (some, gutter) => !isForm(some, gutter, width) && areColumns(some, gutter, isHeading))
  const cut = widest && withoutTail(rows, widest, isHeading)
  const labels = findColumns(rows, width, (some, gutter) => areLabels(some, gutter, width, isHeading))
  if (labels && (!cut || labels.to - labels.from > cut.to - cut.from)) return linesOfLabelled(rows, labels, column, isHeading)
  if (!cut) return rows.flatMap((row) => linesOfRow(row, column, isHeading))
  const inside = rows.slice(cut.from, cut.to + 1).flatMap((row) => row.items)
  const side = (items: PageItem[], number: number) => linesOfRows(rowsOf(items), width, column * 10 + number, isHeading)
  return [
    ...rows.slice(0, cut.from).flatMap((row) => linesOfRow(row, column, isHeading)),
    ...side(
      inside.filter((item) => item.x < cut.gutter),
      1,
    ),
    ...side(
      inside.filter((item) => item.x >= cut.gutter),
      2,
    ),
    ...linesOfRows(rows.slice(cut.to + 1), width, column, isHeading),
  ]
}

/** A heading at the left of its text is a line of its own. */
function linesOfRow(row: Row, column: number, isHeading: (text: string) => boolean): Line[] {
  for (let i = 1; i < row.items.length; i++) {
    const last = row.items[i - 1] as PageItem
    const next = row.items[i] as PageItem
    // Headings of a narrow column that are set to its right end just before their text, in another size.
    const gap = next.x - last.x - last.width
    const isSetApart = gap > last.size * 0.15 && Math.abs(next.size - last.size) > 0.4
    if (gap < MIN_GUTTER && !isSetApart) continue
    const head = lineOf({ y: row.y, items: row.items.slice(0, i) }, column)
    if (isHeading(head.text)) return [head, ...linesOfRow({ y: row.y, items: row.items.slice(i) }, column, isHeading)]
    if (gap >= MIN_GUTTER) return [lineOf(row, column)]
  }
  return [lineOf(row, column)]
}

/** "LinkedIn" that leads somewhere is read with where it leads. */
function linked(item: PageItem, links: readonly PageLink[]): PageItem {
  const middle = item.y - item.size * 0.3
  const link = links.find(
    ({ x, y, width, height }) =>
      item.x + item.width - 1 >= x + width - 2 && item.x < x + width && middle >= y && middle <= y + height,
  )
  if (!link || /^(?!https?:|mailto:)/i.test(link.url)) return item
  const bare = (address: string) =>
    address
      .toLowerCase()
      .replace(/^(?:https?:\/\/|mailto:)/, '')
      .replace(/^www\./, '')
      .replace(/[/?#]+$/, '')
  // The address itself may be printed, whole or over two lines.
  const isPrinted = bare(item.text).includes(bare(link.url)) || /[@/]|\.(?:com|org|net|uk|io|dev)\b/i.test(item.text)
  return isPrinted ? item : { ...item, text: `${item.text} (${link.url.replace(/^mailto:/i, '')})` }
}

function rowsOf(items: readonly PageItem[]): Row[] {
  const rows: Row[] = []
  for (const item of [...items].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row && Math.abs(row.y - item.y) < item.size * 0.4) row.items.push(item)
    else rows.push({ y: item.y, items: [item] })
  }
  for (const row of rows) row.items.sort((a, b) => a.x - b.x)
  return rows
}

function lineOf(row: Row, column: number): Line {
  let text = ''
  let end = Number.NEGATIVE_INFINITY
  for (const item of row.items) {
    const gap = item.x - end
    // Letters set apart by kerning come as items without a gap; a wide gap is a tab or a cell.
    if (text !== '' && gap > item.size * 0.15) text += gap > item.size * 1.5 ? '  ' : ' '
    text += item.text
    end = item.x + item.width
  }
  const first = row.items[0] as PageItem
  const word = /^\s*\S+/.exec(first.text)?.[0].length ?? first.text.length
  return {
    text: text.replace(/\u00ad/g, '').trim(),
    size: Math.max(...row.items.map((item) => item.size)),
    x: first.x,
    right: end,
    y: row.y,
    column,
    firstWord: (first.width * word) / Math.max(1, first.text.length),
  }
}

interface Columns {
  from: number
  to: number
  gutter: number
}

function findColumns(rows: Row[], width: number, isCut: (rows: readonly Row[], gutter: number) => boolean): Columns | null {
  const columns = Math.max(1, Math.ceil(width))
  let best: Columns | null = null
  for (let from = 0; from < rows.length; from++) {
    if (best && rows.length - from <= best.to - best.from + 1) break
    const covered = new Uint8Array(columns)
    for (let to = from; to < rows.length; to++) {
      for (const item of rows[to]?.items ?? [])
        covered.fill(1, Math.max(0, Math.floor(item.x)), Math.min(columns, Math.ceil(item.x + item.width)))
      const gutter = gutterOf(covered)
      if (gutter === null) break
      if ((!best || to - from > best.to - best.from) && isCut(rows.slice(from, to + 1), gutter)) best = { from, to, gutter }
    }
  }
  return best
}

/** More rows than a grid of short lists has. */
const MAX_GRID_ROWS = 14
/**
 * A grid ends before the next heading that nothing but dates stands beside; short rows below it happen to leave its gutter free. Where the right
 * side has but few words and no heading of its own, what stands on it belongs to the headings at the left, each of which has a grid of its own.
 */
function withoutTail(rows: readonly Row[], cut: Columns, isHeading: (text: string) => boolean): Columns {
  const side = (row: Row, isLeft: boolean): string =>
    row.items
      .filter((item) => item.x < cut.gutter === isLeft)
      .map((item) => item.text)
      .join(' ')
  const isGrids = rows
    .slice(cut.from, cut.to + 1)
    .map((row) => side(row, false))
    .every((text) => text.length <= LONGEST_LABEL && !isHeading(text))
  for (let i = cut.from + 2; i <= (isGrids ? cut.to : Math.min(cut.to, cut.from + MAX_GRID_ROWS)); i++) {
    const row = rows[i]
    if (!row || side(row, false) !== '' || !isHeading(side(row, true))) continue
    const below = rows.slice(i, cut.to + 1).map((other) => side(other, false))
    if (isGrids || below.every((text) => text.trim() === '' || DATE_LIKE.test(text))) return { ...cut, to: i - 1 }
  }
  return cut
}

/** Where the right column starts: end of the widest empty stretch between the first and the last covered point. Null without one. */
function gutterOf(covered: Uint8Array): number | null {
  const first = covered.indexOf(1)
  const last = covered.lastIndexOf(1)
  let widest = 0
  let start: number | null = null
  let run = 0
  for (let x = first; x <= last; x++) {
    if (covered[x]) {
      if (run > widest) {
        widest = run
        start = x
      }
      run = 0
    } else run++
  }
  // Nothing to the right yet is still a chance for a gutter.
  if (first < 0 || last - first < covered.length * 0.3) return covered.length
  return widest >= MIN_GUTTER ? start : null
}

/** Where a word leads to is not printed. */
const ADDRESS_BEHIND = / \(https?:[^\s()]*\)/gi

function areColumns(rows: readonly Row[], gutter: number, isHeading: (text: string) => boolean): boolean {
  const sides = [(x: number) => x < gutter, (x: number) => x >= gutter].map((on) =>
    rows.map((row) =>
      row.items
        .filter((item) => on(item.x))
        .map((item) => item.text)
        .join(' '),
    ),
  )
  if (areTableRows(sides[0] ?? [], sides[1] ?? [])) return false
  return sides.every((side) => {
    const lines = side.filter((text) => text.trim() !== '')
    const labels = lines.filter((text) => DATE_LIKE.test(text) || isHeading(text)).length
    const words = lines
      .filter((text) => !DATE_LIKE.test(text))
      .join('')
      .replace(ADDRESS_BEHIND, '')
    return lines.length >= MIN_COLUMN_LINES && words.length >= MIN_COLUMN_LETTERS && labels < lines.length * 0.5
  })
}

const DATED_END = /(?:(?:19|20)\d\d|present|now|current|date|ongoing)\)?$/i
/** "Parts Adviser", "Tayside Motors", "2015 - 2024": rows with something on both sides, nearly all of which end in dates. */
function areTableRows(left: readonly string[], right: readonly string[]): boolean {
  const dated = right.filter((text, i) => left[i]?.trim() !== '' && DATED_END.test(text.trim()))
  return dated.length >= 2 && dated.length >= right.filter((text) => text.trim() !== '').length * 0.8
}

/** A cell of a narrow left-hand column, over as many rows as its words need. */
interface Cell {
  text: string
  rows: Row[]
}
const WIDEST_LABELS = 0.42
const LONGEST_LABEL = 45

/** The left side of the rows as cells: a heading or dates, which may have broken over several rows. */
function cellsOf(rows: readonly Row[], gutter: number, isHeading: (text: string) => boolean): Cell[] {
  const cells: Cell[] = []
  const ends = rows.map(({ items: all }) => Math.max(...all.map((item) => item.x + item.width)))
  const edge = Math.max(...ends)
  const again = textsAgain(rows, gutter)
  const hasBeside = (row: Row | undefined) => row?.items.some((item) => item.x >= gutter) === true
  for (const [i, row] of rows.entries()) {
    const items = row.items.filter((item) => item.x < gutter)
    const first = items[0]
    if (!first) continue
    const own = { y: row.y, items }
    const { text } = lineOf(own, 0)
    const last = cells.at(-1)
    const above = last?.rows.at(-1)
    const isNear = above !== undefined && row.y - above.y < first.size * 1.5
    const joined = `${last?.text} ${text}`
    const isOpen = /[-–—]\s*(?:\p{L}+\.?)?$/u.test(last?.text ?? '')
    // "Phone", "Email", each beside a few words of its own: a label that broke goes on in small letters or beside a full line.
    const isField = again.has(text) || again.has(last?.text ?? '')
    const isAnother =
      isField ||
      (/^\p{Lu}/u.test(text) &&
        hasBeside(row) &&
        hasBeside(rows[i - 1]) &&
        (ends[i - 1] ?? edge) < gutter + (edge - gutter) * 0.6)
    const goesOn =
      isOpen ||
      (!isField && isHeading(joined)) ||
      !(isAnother || DATE_LIKE.test(text) || isHeading(text) || isHeading(last?.text ?? '') || DATE_LIKE.test(last?.text ?? ''))
    if (last && isNear && goesOn) {
      last.text = joined
      last.rows.push(own)
    } else cells.push({ text, rows: [own] })
  }
  return cells
}

/** Labels repeated at the left, as in a form: "Period", "Post held", "Period", … */
function textsAgain(rows: readonly Row[], gutter: number): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { y, items } of rows) {
    const left = items.filter((item) => item.x < gutter)
    const text = left.length > 0 && left.length < items.length ? lineOf({ y, items: left }, 0).text : ''
    if (/^\p{Lu}/u.test(text) && !DATE_LIKE.test(text) && text.length <= LONGEST_LABEL)
      counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([text]) => text))
}
/** A form has so many repeated fields, and they are so large a part of the left side. */
const MIN_FIELDS = 2
const MOST_FIELDS = 0.4
function isForm(rows: readonly Row[], gutter: number, width: number): boolean {
  const left = rows
    .map(({ items }) =>
      items
        .filter((item) => item.x < gutter)
        .map(({ text }) => text)
        .join(' '),
    )
    .filter(Boolean)
  const again = textsAgain(rows, gutter)
  return (
    gutter <= width * WIDEST_LABELS &&
    again.size >= MIN_FIELDS &&
    left.every((text) => text.length <= LONGEST_LABEL) &&
    left.filter((text) => again.has(text)).length >= left.length * MOST_FIELDS
  )
}

/** A left-hand column of headings or dates, beside what they are about. */
function areLabels(rows: readonly Row[], gutter: number, width: number, isHeading: (text: string) => boolean): boolean {
  if (gutter > width * WIDEST_LABELS) return false
  const cells = cellsOf(rows, gutter, isHeading)
  if (isForm(rows, gutter, width)) return true
  const labels = cells.filter(({ text }) => DATE_LIKE.test(text) || isHeading(text)).length
  const letters = (isLeft: boolean) =>
    rows.reduce(
      (sum, { items }) => sum + items.reduce((all, { x, text }) => all + (x < gutter === isLeft ? text.length : 0), 0),
      0,
    )
  if (cells.length < MIN_COLUMN_LINES || letters(false) <= letters(true) * 2) return false
  if (labels >= cells.length * 0.5) return true
  // In words of their own: short, few beside much text, and each in the row of what it names.
  const areBeside = cells.filter(({ rows: [top] }) =>
    rows.some(({ y, items }) => y === top?.y && items.some(({ x }) => x >= gutter)),
  )
  return (
    labels > 0 &&
    cells.length > MIN_COLUMN_LINES &&
    cells.every(({ text }) => text.length <= LONGEST_LABEL && !/[.!?]$/.test(text)) &&
    areBeside.length >= cells.length * 0.7 &&
    letters(false) > letters(true) * 4
  )
}

/** Every label, then the lines beside it. */
function linesOfLabelled(
  rows: Row[],
  { from, to, gutter }: Columns,
  column: number,
  isHeading: (text: string) => boolean,
): Line[] {
  const plain = (some: readonly Row[]) => some.flatMap((row) => linesOfRow(row, column, isHeading))
  const inside = rows.slice(from, to + 1)
  const beside = inside
    .map(({ y, items }) => ({ y, items: items.filter((item) => item.x >= gutter) }))
    .filter(({ items }) => items.length > 0)
  const cells = cellsOf(inside, gutter, isHeading)
  const topOf = (cell: Cell | undefined): number => cell?.rows[0]?.y ?? Number.POSITIVE_INFINITY
  const lowerEdge = (y: number, size: number): number => y + size * 0.9
  const isWithin = (row: Row, after: number, before: number): boolean => {
    const y = lowerEdge(row.y, row.items[0]?.size ?? 0)
    return y >= after && y < before
  }
  return [
    ...plain(rows.slice(0, from)),
    ...plain(beside.filter((row) => isWithin(row, Number.NEGATIVE_INFINITY, topOf(cells[0])))),
    ...cells.flatMap((cell, i) => {
      const own = beside.filter((row) => isWithin(row, topOf(cell), topOf(cells[i + 1])))
      const [first, ...rest] = own
      const head = lineOf(cell.rows[0] as Row, column)
      // Dates in the row of what they belong to are read with it.
      if (DATE_LIKE.test(cell.text) && first && Math.abs(first.y - topOf(cell)) < head.size * 0.4) {
        const line = lineOf(first, column)
        return [{ ...line, x: head.x, text: `${cell.text}  ${line.text}` }, ...plain(rest)]
      }
      return [{ ...head, text: cell.text, isLabel: !DATE_LIKE.test(cell.text) }, ...plain(own)]
    }),
    ...plain(rows.slice(to + 1)),
  ]
}
