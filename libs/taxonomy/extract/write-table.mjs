import { writeFileSync } from 'node:fs'

/** Writes `src/data/<file>.tsv`: a line of column names, then one line per row. */
export function writeTable(file, columns, rows) {
  const lines = [columns, ...rows].map((cells) => cells.join('\t'))
  writeFileSync(new URL(`../src/data/${file}.tsv`, import.meta.url), `${lines.join('\n')}\n`)
  console.log(`${file}: ${lines.length - 1} rows`)
}
