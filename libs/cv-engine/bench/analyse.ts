/**
 * Reading and judging a two-page PDF, each time by a process that waited for it, as in the portal, then by one that starts with it, then 50 at
 * once: `node --import tsx libs/cv-engine/bench/analyse.ts [runs]`. Prints one line of JSON for each: milliseconds and the reading process's peak memory; of
 * the 50, the longest time for which no request would have been answered.
 */
import { readFile } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { judgeDocument, keepReaderWaiting, loadJudging, readDocument } from '../src/index'

const runs = Number(process.argv[2] ?? 20)
const bytes = await readFile(fileURLToPath(new URL('../fixtures/two-pages.pdf', import.meta.url)))
const median = (list: number[]) => Math.round([...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0)
const worst = (list: number[]) => Math.round(Math.max(...list))

async function measure(process: 'waited' | 'starts', prepare: () => Promise<void>): Promise<void> {
  const reading: number[] = []
  const judging: number[] = []
  let peakRssBytes = 0
  for (let run = 0; run < runs; run++) {
    await prepare()
    const started = performance.now()
    const document = await readDocument(bytes, 'two-pages.pdf')
    const read = performance.now()
    if (!document.ok) throw new Error(`refused: ${document.refusal}`)
    if (document.pages !== 2) throw new Error(`${document.pages} pages`)
    await judgeDocument(document)
    reading.push(read - started)
    judging.push(performance.now() - read)
    peakRssBytes = Math.max(peakRssBytes, document.peakRssBytes ?? 0)
  }
  const total = reading.map((ms, i) => ms + (judging[i] ?? 0))
  console.log(
    JSON.stringify({
      process,
      runs,
      totalMs: { median: median(total), worst: worst(total) },
      readMs: { median: median(reading), worst: worst(reading) },
      judgeMs: { median: median(judging), worst: worst(judging) },
      childPeakMegabytes: Math.round(peakRssBytes / 1024 / 1024),
    }),
  )
}

const AT_ONCE = 50
async function measureMany(): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const started = performance.now()
  delay.enable()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const document = await readDocument(bytes, 'two-pages.pdf', { inBackground: true })
      if (document.ok) await judgeDocument(document, { inBackground: true })
    }),
  )
  delay.disable()
  const longestBlockMs = Math.round(delay.max / 1e6)
  console.log(JSON.stringify({ atOnce: AT_ONCE, totalMs: Math.round(performance.now() - started), longestBlockMs }))
}

const reader = keepReaderWaiting()
await loadJudging()
await measure('waited', reader.ready)
reader.stop()
await measure('starts', async () => {})
await measureMany()
