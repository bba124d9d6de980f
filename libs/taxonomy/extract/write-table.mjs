import { writeFileSync } from 'node:fs'

/** Writes `src/data/<file>.tsv`: the names of the columns, then a row a line. */
export function writeTable(file, columns, rows) {
  const lines = [columns, ...rows].map((cells) => cells.join('\t'))
  writeFileSync(new URL(`../src/data/${file}.tsv`, import.meta.url), `${lines.join('\n')}\n`)
  console.log(`${file}: ${lines.length - 1} rows`)
}
