import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { cacheFolder } from '../cache-folder.mjs'

const KEPT_DAYS = 14
const DAY_MS = 86_400_000

/** The folder for builds of front ends that journeys share with other clones of the machine, without those that nobody took for 14 days. */
export async function buildCache(): Promise<string> {
  const folder = cacheFolder('builds')
  for (const name of await readdir(folder)) {
    const kept = path.join(folder, name)
    const { mtimeMs } = await stat(kept)
    if (mtimeMs < Date.now() - KEPT_DAYS * DAY_MS) await rm(kept, { recursive: true, force: true })
  }
  return folder
}
