/**
 * Measures drawing pages of a two-page CV and of a Word file's text: `node --import tsx libs/documents/bench/pages.ts [runs]`. Prints the median
 * milliseconds, each with the start of its process, and kB.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readDocument } from '@onward/cv-engine'
import { describePages, drawPage, plainPages, stampStrip } from '../src/index'

const runs = Number(process.argv[2] ?? 5)
const fixture = (name: string) => readFile(fileURLToPath(new URL(`../../cv-engine/fixtures/${name}`, import.meta.url)))
const stamp = await stampStrip('Received by Calder Community Care through Onward on 2026-11-24 09:00 UTC')

async function measure(name: string, work: () => Promise<Buffer | null | object>): Promise<void> {
  const times: number[] = []
  let bytes = 0
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    const answer = await work()
    if (!answer) throw new Error(`${name}: not drawn`)
    times.push(performance.now() - started)
    bytes = Buffer.isBuffer(answer) ? answer.length : 0
  }
  const median = times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  console.log(`${name}: ${Math.round(median)} ms${bytes ? `, ${Math.round(bytes / 1024)} kB` : ''}`)
}

const pdf = await fixture('two-pages.pdf')
await measure('count and size the pages of a PDF', () => describePages(pdf, { stamped: true, withText: false }))
for (const width of [750, 1280, 1920]) {
  for (const page of [1, 2]) await measure(`page ${page} of 2, ${width} pixels`, () => drawPage(pdf, { page, width, stamp }))
}
const word = await fixture('zoe.docx')
await measure('a Word file read, set as plain text and drawn, 1280 pixels', async () => {
  const document = await readDocument(word, 'zoe.docx')
  if (!document.ok) return null
  return drawPage(await plainPages(document.blocks, { language: 'en', name: true }), { page: 1, width: 1280, stamp })
})
