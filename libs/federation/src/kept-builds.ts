import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { mapsFolder } from './front-ends'

/**
 * Names a folder in which finished builds outlive their checkout, for others of the machine: a fingerprint covers all that a build contains.
 * Unset, a build is kept beside its sources alone.
 */
export const BUILD_CACHE = 'ONWARD_BUILD_CACHE'

/** Where a build and its source maps are kept; null when none are. */
function placeOf(name: string, finished: string): string | null {
  const cache = process.env[BUILD_CACHE]
  return cache ? path.join(cache, `${name}-${path.basename(finished)}`) : null
}

/** Puts a kept build into the folder `finished`, whole or not at all; answers whether there was one. */
export async function takeKept(name: string, finished: string): Promise<boolean> {
  const kept = placeOf(name, finished)
  if (!kept || !existsSync(kept)) return false
  // Those that nobody takes are forgotten.
  await utimes(kept, new Date(), new Date())
  await cp(path.join(kept, 'maps'), mapsFolder(finished), { recursive: true })
  await copyWhole(path.join(kept, 'files'), finished)
  return true
}

/** Keeps a finished build, once. */
export async function keepBuild(name: string, finished: string): Promise<void> {
  const kept = placeOf(name, finished)
  if (!kept || existsSync(kept)) return
  const unfinished = `${kept}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  await cp(mapsFolder(finished), path.join(unfinished, 'maps'), { recursive: true })
  await cp(finished, path.join(unfinished, 'files'), { recursive: true })
  await renameOnce(unfinished, kept)
}

async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.taking-${process.pid}`
  await cp(from, unfinished, { recursive: true })
  await renameOnce(unfinished, to)
}

/** Another process may have done the same. */
async function renameOnce(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (!existsSync(to)) throw error
    await rm(from, { recursive: true, force: true })
  })
}
