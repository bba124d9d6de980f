import type { IMPORT_ENCODINGS, IMPORT_FORMATS } from '@onward/contracts/job-import'

export interface ImportedRow {
  /** As people count: a spreadsheet's row with its heading as 1, a feed's entry from 1. */
  row: number
  /** One for each column of the table. */
  cells: string[]
  /** It cannot be told what the row says: nothing of it is used. */
  unfit?: 'broken' | 'cells'
}
/** A file of jobs, whatever it was written in. */
export interface ImportTable {
  format: (typeof IMPORT_FORMATS)[number]
  encoding: (typeof IMPORT_ENCODINGS)[number]
  delimiter: string | null
  columns: string[]
  rows: ImportedRow[]
}
/** Of a reader of one format: what stands in the text. */
export type ReadTable = Pick<ImportTable, 'delimiter' | 'columns' | 'rows'>

/** Why no row of a file can be read. */
export type FileFault =
  | 'empty'
  | 'no-jobs'
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

/** A column of each name that any record has, in order of appearance. */
export function tableOf(
  records: readonly { row: number; values: ReadonlyMap<string, string>; unfit?: ImportedRow['unfit'] }[],
  most: { rows: number; columns: number },
): ReadTable {
  if (records.length === 0) throw new UnreadableFile('no-jobs')
  if (records.length > most.rows) throw new UnreadableFile('too-many-rows')
  const columns = [...new Set(records.flatMap(({ values }) => [...values.keys()]))]
  if (columns.length > most.columns) throw new UnreadableFile('too-many-columns')
  return {
    delimiter: null,
    columns,
    rows: records.map(({ row, values, unfit }) => ({
      row,
      cells: columns.map((column) => values.get(column) ?? ''),
      ...(unfit && { unfit }),
    })),
  }
}
