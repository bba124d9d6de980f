export const TEXT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]

export interface TableRow {
  /** The row number shown to people: a spreadsheet's heading is row 1, a feed's first entry is 1. */
  row: number
  /** One for each column of the table. */
  cells: string[]
  /** Set when the row cannot be read; none of it is used. */
  unfit?: 'broken' | 'cells'
}
/** The rows of an uploaded file, in whatever format. */
export interface ReadTable {
  /** Set for CSV files. */
  delimiter: string | null
  columns: string[]
  rows: TableRow[]
}

/** Why no row of a file can be read. */
export type FileFault =
  | 'empty'
  | 'no-rows'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'too-deep'
  | 'not-json'
  | 'not-xml'
  | 'not-text'
export class UnreadableFile extends Error {
  constructor(readonly fault: FileFault) {
    super(fault)
  }
}

/** Longer than any field allows, so that an over-long text is reported and never kept whole. */
const LONGEST_CELL = 20_000
/** Text that the database and every reader accept. */
export const fitCell = (text: string): string =>
  text
    .slice(0, LONGEST_CELL)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('\u0000', '')
export const fitHeading = (text: string): string => fitCell(text).replace(/\s+/g, ' ').trim().slice(0, 200)

/** Whether bytes are text: programs, pictures, archives and documents have such characters. A spreadsheet file is an archive. */
export const isText = (text: string): boolean => {
  const start = text.slice(0, 4000)
  const odd = [...start].filter((sign) => sign < ' ' && !'\t\n\r\f'.includes(sign)).length
  return odd <= start.length / 200 && !/^(?:PK\x03\x04|%PDF-|MZ)/.test(start)
}
