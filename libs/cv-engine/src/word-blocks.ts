import type { Block, BlockKind } from './block'
import { DATE_LIKE } from './columns'
import { readHeading } from './facts/headings'

/** Of a Word document: a paragraph with the size of its letters and the usual one, in half points, or a table of cells. */
export type WordPart = { text: string; kind: BlockKind; size: number; usual: number } | { rows: WordPart[][][] }

const MIN_LAYOUT_PARAGRAPHS = 4

/** Paragraphs in reading order. A table with long cells sets columns of a page; one with short cells is read row by row. */
export function blocksOfParts(parts: readonly WordPart[]): Block[] {
  return parts.flatMap((part): Block[] => {
    if (!('rows' in part)) {
      const scale = Math.round((part.size / part.usual) * 100) / 100
      return [{ text: part.text, kind: part.kind, ...(scale > 1.15 ? { scale } : {}) }]
    }
    const rows = part.rows.map((cells) => cells.map(blocksOfParts))
    const hasLabels = isLabelled(rows)
    return rows.flatMap((cells) => {
      const [label, ...rest] = cells
      const own = hasLabels && label?.[0] && !DATE_LIKE.test(label[0].text) ? label[0] : null
      if (own) return [{ ...own, kind: 'heading', isLabel: true }, ...rest.flat()]
      const [first, ...more] = rest.flat()
      // Dates are read with the rest of their row.
      if (hasLabels && label?.[0] && first && first.text.length <= LONGEST_DATED)
        return [{ ...first, text: `${label[0].text}  ${first.text}` }, ...more]
      return blocksOfRow(cells.filter((cell) => cell.length > 0))
    })
  })
}

const MIN_LABELS = 3
const LONGEST_LABEL = 45
const LONGEST_DATED = 100
/** A table whose first cells are headings or dates of the second ones. */
function isLabelled(rows: readonly Block[][][]): boolean {
  const labels = rows.flatMap(([first]) => first ?? [])
  const letters = (blocks: readonly Block[]) => blocks.reduce((sum, { text }) => sum + text.length, 0)
  return (
    rows.every((cells) => cells.length === 2 && (cells[0]?.length ?? 0) <= 1) &&
    labels.every(({ text, kind }) => kind !== 'item' && text.length <= LONGEST_LABEL) &&
    labels.filter(({ text }) => !DATE_LIKE.test(text)).length >= MIN_LABELS &&
    letters(rows.flatMap((cells) => cells[1] ?? [])) > letters(labels) * 3
  )
}

function blocksOfRow(cells: readonly Block[][]): Block[] {
  const isLayout = cells.length > 1 && cells.filter((cell) => cell.length >= MIN_LAYOUT_PARAGRAPHS).length > 1
  if (isLayout) return cells.flatMap((cell, i) => cell.map((block) => ({ ...block, column: (block.column ?? 0) * 10 + i + 1 })))
  const [first, ...rest] = cells
  const isShort = cells.length > 1 && cells.every((cell) => cell.length === 1 && (cell[0]?.text.length ?? 0) <= 80)
  if (!first || !isShort || (first[0] && readHeading(first[0].text))) return cells.flat()
  const kind = rest.every((cell) => cell[0]?.kind === 'heading') ? 'heading' : 'text'
  return [{ text: cells.map((cell) => cell[0]?.text).join('  '), kind }]
}
