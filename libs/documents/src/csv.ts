import { withoutFormulaMark } from '@onward/contracts/jobs/job-import'
import { CsvError, parse } from 'csv-parse/sync'
import { fitCell, fitHeading, type ReadTable, type TableRow, UnreadableFile } from './table'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Spreadsheet programs write this line to name the delimiter. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i

/** The delimiter found most often in the headings, outside quotes. */
export function delimiterOf(text: string): string {
  const counts = new Map<string, number>()
  let quoted = false
  for (const sign of text.trimStart().slice(0, 20_000)) {
    if (sign === '"') quoted = !quoted
    else if (!quoted && sign === '\n') break
    else if (!quoted) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const best = (a: string, b: string) => ((counts.get(b) ?? 0) > (counts.get(a) ?? 0) ? b : a)
  return DELIMITERS.reduce<string>(best, ',')
}

/** Gives missing or repeated headings unique names, so that each column can be chosen. */
function namedApart(headings: readonly string[]): string[] {
  const taken = new Set<string>()
  return headings.map((heading, i) => {
    const name = heading || `#${i + 1}`
    let unique = name
    for (let n = 2; taken.has(unique); n += 1) unique = `${name} (${n})`
    taken.add(unique)
    return unique
  })
}

/** Reads the rows of a CSV file with any delimiter. An unclosed quotation mark makes its row and the rest of the file unusable. */
export function readCsv(whole: string, most: { rows: number; columns: number }): ReadTable {
  const separator = SEPARATOR_LINE.exec(whole)
  const text = separator ? whole.slice(separator[0].length) : whole
  const delimiter = separator?.[1] ?? delimiterOf(text)
  const records: string[][] = []
  let cut = false
  try {
    parse(text, {
      delimiter,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      on_record: (record: string[]) => {
        if (records.length > most.rows + 1) throw new UnreadableFile('too-many-rows')
        records.push(record)
        return null
      },
    })
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    if (!(error instanceof CsvError)) throw error
    cut = true
  }
  const isEmpty = (record: readonly string[]) => record.every((cell) => cell.trim() === '')
  const first = records.findIndex((record) => !isEmpty(record))
  const headings = records[first]
  if (!headings) throw new UnreadableFile('empty')
  if (headings.length > most.columns) throw new UnreadableFile('too-many-columns')
  const columns = namedApart(headings.map(fitHeading))
  const rows: TableRow[] = records.flatMap((record, i) => {
    if (i <= first || isEmpty(record)) return []
    const cells = columns.map((_, n) => withoutFormulaMark(fitCell(record[n] ?? '')))
    return [{ row: i + 1, cells, ...(!isEmpty(record.slice(columns.length)) && { unfit: 'cells' as const }) }]
  })
  if (cut) rows.push({ row: records.length + 1, cells: columns.map(() => ''), unfit: 'broken' })
  if (rows.length === 0) throw new UnreadableFile('no-rows')
  if (rows.length > most.rows) throw new UnreadableFile('too-many-rows')
  return { delimiter, columns, rows }
}
