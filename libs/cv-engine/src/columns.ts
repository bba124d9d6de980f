/** A piece of text on a page, in points; `y` grows downwards and is the baseline. */
export interface PageItem {
  text: string
  x: number
  y: number
  width: number
  size: number
}
export interface Page {
  width: number
  height: number
  items: readonly PageItem[]
}
export interface Line {
  text: string
  size: number
}

interface Row {
  y: number
  items: PageItem[]
}

const MIN_GUTTER = 12
const MIN_COLUMN_LINES = 3
const MIN_COLUMN_LETTERS = 40
/** More rows than a printed page can hold: keep the plain order. */
const MAX_ROWS = 250
const DATE_LIKE = /^\W*(?:(?:\p{L}{3,9}\.?\s*)?(?:\d{1,2}[/.])?(?:19|20)\d\d|present|now|current)\b/iu

/**
 * Lines of a page in reading order. A two-column stretch is read left column first (XY-cut): the longest run of rows with a gutter that no
 * item crosses. A right-hand column of dates belongs to its rows and is left there.
 */
export function linesOfPage(page: Page): Line[] {
  const rows = rowsOf(page.items)
  return linesOfRows(rows, page.width)
}

function linesOfRows(rows: Row[], width: number): Line[] {
  const cut = rows.length <= MAX_ROWS ? findColumns(rows, width) : null
  if (!cut) return rows.map(lineOf)
  const inside = rows.slice(cut.from, cut.to + 1).flatMap((row) => row.items)
  return [
    ...rows.slice(0, cut.from).map(lineOf),
    ...linesOfRows(rowsOf(inside.filter((item) => item.x < cut.gutter)), width),
    ...linesOfRows(rowsOf(inside.filter((item) => item.x >= cut.gutter)), width),
    ...linesOfRows(rows.slice(cut.to + 1), width),
  ]
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

function lineOf(row: Row): Line {
  let text = ''
  let end = Number.NEGATIVE_INFINITY
  for (const item of row.items) {
    const gap = item.x - end
    // Letters set apart by kerning come as items without a gap; a wide gap is a tab or a cell.
    if (text !== '' && gap > item.size * 0.15) text += gap > item.size * 1.5 ? '  ' : ' '
    text += item.text
    end = item.x + item.width
  }
  return { text: text.replace(/\u00ad/g, '').trim(), size: Math.max(...row.items.map((item) => item.size)) }
}

interface Columns {
  from: number
  to: number
  gutter: number
}

function findColumns(rows: Row[], width: number): Columns | null {
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
      if ((!best || to - from > best.to - best.from) && areColumns(rows.slice(from, to + 1), gutter)) best = { from, to, gutter }
    }
  }
  return best
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

function areColumns(rows: readonly Row[], gutter: number): boolean {
  const sides = [(x: number) => x < gutter, (x: number) => x >= gutter].map((on) =>
    rows.map((row) =>
      row.items
        .filter((item) => on(item.x))
        .map((item) => item.text)
        .join(' '),
    ),
  )
  return sides.every((side) => {
    const lines = side.filter((text) => text.trim() !== '')
    const dates = lines.filter((text) => DATE_LIKE.test(text)).length
    return lines.length >= MIN_COLUMN_LINES && lines.join('').length >= MIN_COLUMN_LETTERS && dates < lines.length * 0.5
  })
}
