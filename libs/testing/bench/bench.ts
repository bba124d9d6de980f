import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { removeDataDir, startPortal, temporaryDataDir } from '../src/portal'
import { measureBytes } from './bytes'
import { measureDocuments } from './documents'
import { measureEndpoints } from './endpoints'
import { measureStart } from './start'

/**
 * `npm run bench`: the figures that the product is judged by, each measured here and now. `npm run bench -- bytes` runs one part. Nothing is
 * asserted: a slow machine is no failing test.
 */
const parts = { start: measureStart, bytes: measureBytes, documents: measureDocuments, endpoints: measureEndpoints }
const { positionals } = parseArgs({ allowPositionals: true })
const wanted = Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name))

const [cpu] = cpus()
console.log(`Node ${process.version}, ${cpus().length} × ${cpu?.model ?? 'unknown processor'}`)
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
