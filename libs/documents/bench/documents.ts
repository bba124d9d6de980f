/**
 * Measures writing a letter and CVs of one page, three pages and the longest allowed: `node --import tsx libs/documents/bench/documents.ts [runs]
 * [folder]`. Prints one line of JSON with milliseconds and bytes; given a folder, it also keeps the files there.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cvDocx, cvPdf, letterDocx, letterPdf } from '../src/index'
import { cvWith, LETTER } from '../src/people.test-data'

const runs = Number(process.argv[2] ?? 20)
const folder = process.argv[3]
const subjects: Record<string, () => Promise<Buffer>> = {
  'letter.pdf': () => letterPdf(LETTER),
  'letter.docx': () => letterDocx(LETTER),
  'cv-short.pdf': () => cvPdf(cvWith(2, 3)),
  'cv-short.docx': () => cvDocx(cvWith(2, 3)),
  'cv-long.pdf': () => cvPdf(cvWith(10, 6)),
  'cv-long.docx': () => cvDocx(cvWith(10, 6)),
  'cv-most.pdf': () => cvPdf(cvWith(30, 12)),
  'cv-most.docx': () => cvDocx(cvWith(30, 12)),
  'cv-han.pdf': () => cvPdf({ ...cvWith(2, 3), name: '王小明' }),
}
const figures: Record<string, { medianMs: number; firstMs: number; bytes: number }> = {}
for (const [name, make] of Object.entries(subjects)) {
  const times: number[] = []
  let bytes = 0
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    const file = await make()
    times.push(performance.now() - started)
    bytes = file.length
    if (folder && run === 0) await writeFile(path.join(folder, name), file)
  }
  const firstMs = Math.round(times[0] ?? 0)
  const median = [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  figures[name] = { medianMs: Math.round(median), firstMs, bytes }
}
console.log(JSON.stringify({ runs, ...figures }))
