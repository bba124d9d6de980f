// `tsc`, with what it knew of these files in whichever clone of this machine ran last. TypeScript compares the files' contents, so what is
// kept there may be of another version.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheFolder } from './cache-folder.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Its paths are relative to itself: it is of use at this place alone.
const known = path.join(root, 'node_modules/.cache/types.tsbuildinfo')
const kept = path.join(cacheFolder('types'), 'types.tsbuildinfo')

mkdirSync(path.dirname(known), { recursive: true })
if (!existsSync(known) && existsSync(kept)) copyFileSync(kept, known)
const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', root], {
  stdio: 'inherit',
})
if (existsSync(known)) {
  // Another clone may be reading it.
  copyFileSync(known, `${kept}.${process.pid}`)
  renameSync(`${kept}.${process.pid}`, kept)
}
process.exitCode = status ?? 1
