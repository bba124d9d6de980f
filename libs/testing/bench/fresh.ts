import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startPortal } from '../src/portal'

const run = promisify(execFile)
const checkout = fileURLToPath(new URL('../../..', import.meta.url))
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** From `git clone` of this checkout to the ready line: `npm start` installs, builds every front end and fills an empty database. */
export async function measureFresh(): Promise<void> {
  const parent = await mkdtemp(path.join(tmpdir(), 'onward-fresh-'))
  const root = path.join(parent, 'onward')
  try {
    const cloning = performance.now()
    await run('git', ['clone', '--quiet', '--no-hardlinks', checkout, root])
    const starting = performance.now()
    const portal = await startPortal({ root, dataDir: path.join(parent, 'data') })
    const ready = performance.now()
    await portal.stop()
    console.log(`git clone ${seconds(starting - cloning)}, npm start until ready ${seconds(ready - starting)}`)
    console.log(`fresh clone to ready: ${seconds(ready - cloning)}`)
  } finally {
    await rm(parent, { recursive: true, force: true, maxRetries: 5 })
  }
}
