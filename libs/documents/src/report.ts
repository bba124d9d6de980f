import type { Language } from '@onward/contracts'
import { type Block, printable, type TableBlock } from './outline'
import { pdfOf } from './pdf'

/** The figures of a report. */
interface ReportDocument {
  language: Language
  title: string
  author: string
  /** yyyy-mm-dd */
  date: string
  blocks: (Block | TableBlock)[]
}

const MAX_CELL = 300
const cell = (text: string): string => printable(text, MAX_CELL).replace(/\s*\n\s*/g, ' ')
const cleaned = (block: Block | TableBlock): Block | TableBlock => {
  if (block.kind === 'list') return { ...block, lines: block.lines.map(cell) }
  if (block.kind !== 'table') return { ...block, text: printable(block.text) }
  const columns = block.columns.map((column) => ({ ...column, heading: cell(column.heading) }))
  return { ...block, caption: cell(block.caption), columns, rows: block.rows.map((row) => row.map(cell)) }
}

/** A report as a tagged PDF, with tables that a screen reader can follow. */
export const reportPdf = (report: ReportDocument): Promise<Buffer> =>
  pdfOf({ ...report, title: cell(report.title), author: cell(report.author), blocks: report.blocks.map(cleaned) })
