import type { IMPORT_FORMATS } from '@onward/contracts/jobs/job-import'
import { type ReadTable, type TableRow, type TextEncoding, UnreadableFile } from '@onward/documents/table'

/** A file of jobs as a table, whatever its format. */
export interface ImportTable extends ReadTable {
  format: (typeof IMPORT_FORMATS)[number]
  encoding: TextEncoding
}

/** A column of each name that any record has, in order of appearance. */
export function tableOf(
  records: readonly { row: number; values: ReadonlyMap<string, string>; unfit?: TableRow['unfit'] }[],
  most: { rows: number; columns: number },
): ReadTable {
  if (records.length === 0) throw new UnreadableFile('no-rows')
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
