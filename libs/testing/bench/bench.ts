import { cpus, loadavg, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { type Portal, removeDataDir, startPortal, temporaryDataDir } from '../src/portal'
import { measureBoard } from './board'
import { measureBytes } from './bytes'
import { measureDocuments, measurePages } from './documents'
import { measureEndpoints } from './endpoints'
import { measureEvents } from './events'
import { measurePlans } from './explain'
import { measureFanOut } from './fanout'
import { measureFresh } from './fresh'
import { measureHeights } from './heights'
import { measureInteractive } from './interactive'
import { measureLargeEmployer } from './large-employer'
import { measureLargeOffice } from './large-office'
import { measurePresses } from './presses'
import { measureScale } from './scale'
import { measureScrolling } from './scrolling'
import { measureStart } from './start'
import { measureWrites } from './writes'

/**
 * `npm run bench`: the figures that the product is judged by, each measured here and now. `npm run bench -- bytes` runs one part; `fresh`
 * installs from the registry, `board` takes minutes, and so they run only when named. Nothing is asserted: a slow machine is no failing test.
 */
const alone: Record<string, () => Promise<void>> = {
  fresh: measureFresh,
  start: measureStart,
  events: measureEvents,
  scale: measureScale,
  documents: measureDocuments,
  pages: measurePages,
  board: measureBoard,
}
const withPortal: Record<string, (portal: Portal) => Promise<void>> = {
  bytes: measureBytes,
  heights: measureHeights,
  presses: measurePresses,
  scrolling: measureScrolling,
  endpoints: measureEndpoints,
  writes: measureWrites,
  fanout: measureFanOut,
  interactive: measureInteractive,
  // The last three: what they add to the database slows the others.
  employer: measureLargeEmployer,
  casework: measureLargeOffice,
  explain: measurePlans,
}
const { positionals } = parseArgs({ allowPositionals: true })
const names = [...Object.keys(alone), ...Object.keys(withPortal)]
const unknown = positionals.filter((name) => !names.includes(name))
if (unknown.length > 0) throw new Error(`There is no part "${unknown.join('", "')}". Parts: ${names.join(', ')}.`)
const isWanted = (name: string) => (positionals.length === 0 ? !['fresh', 'board'].includes(name) : positionals.includes(name))

const [cpu] = cpus()
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${(totalmem() / 1e9).toFixed(0)} GB`,
)
const [load = 0] = loadavg()
console.log(
  `Load before: ${load.toFixed(1)}${load > 1 ? '. Something else is running: trust ratios, not times' : ''}. Data: the demo's`,
)

for (const [name, measure] of Object.entries(alone).filter(([name]) => isWanted(name))) {
  console.log(`\n## ${name}`)
  await measure()
}
const wanted = Object.entries(withPortal).filter(([name]) => isWanted(name))
if (wanted.length > 0) {
  const dataDir = await temporaryDataDir()
  // One client behind one address asks more than any person would.
  const portal = await startPortal({ dataDir, env: { RATE_LIMIT_FACTOR: '10000' } })
  try {
    for (const [name, measure] of wanted) {
      console.log(`\n## ${name}`)
      await measure(portal)
    }
  } finally {
    await portal.stop()
    await removeDataDir(dataDir)
  }
}
