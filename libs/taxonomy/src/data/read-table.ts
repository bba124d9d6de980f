import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The rows of a `.tsv` in this folder: a line of column names, then one line per row; lines starting with `#` are comments. Empty cells at the end
 * of a row may be left out. Throws where the columns differ or a row has too many cells.
 */
export function readTable<Column extends string>(file: string, columns: readonly Column[]): Record<Column, string>[] {
  const [head = '', ...lines] = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8').split('\n')
  if (head !== columns.join('\t')) throw new Error(`${file}: the columns are not ${columns.join(', ')}`)
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const cells = line.split('\t')
      if (cells.length > columns.length) throw new Error(`${file}: too many cells in "${line}"`)
      return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ''])) as Record<Column, string>
    })
}

/** The parts of a cell; an empty cell has none. */
export const partsOf = (cell: string, separator: '|' | ' '): string[] => (cell === '' ? [] : cell.split(separator))
