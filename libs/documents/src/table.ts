export const TEXT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]

export interface TableRow {
  /** As people count: a spreadsheet's row with its heading as 1, a feed's entry from 1. */
  row: number
  /** One for each column of the table. */
  cells: string[]
  /** It cannot be told what the row says: nothing of it is used. */
  unfit?: 'broken' | 'cells'
}
/** What stands in a file of rows, whatever it was written in. */
export interface ReadTable {
  /** Of CSV files. */
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

/** Longer than any field may be, so that what is too long is told as such and not kept. */
const LONGEST_CELL = 20_000
/** Text as the database and every reader take it. */
export const fitCell = (text: string): string =>
  text
    .slice(0, LONGEST_CELL)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('\u0000', '')
export const fitHeading = (text: string): string => fitCell(text).replace(/\s+/g, ' ').trim().slice(0, 200)

/** Programs, pictures, archives and documents: no text has these. A spreadsheet's own file is an archive. */
export const isText = (text: string): boolean => {
  const start = text.slice(0, 4000)
  const odd = [...start].filter((sign) => sign < ' ' && !'\t\n\r\f'.includes(sign)).length
  return odd <= start.length / 200 && !/^(?:PK\x03\x04|%PDF-|MZ)/.test(start)
}
