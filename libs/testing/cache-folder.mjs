import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ofThisClone = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/**
 * A folder that outlives this clone: `$XDG_CACHE_HOME`, else `~/.cache`, then `onward` and `name`. Made where it is missing; where it cannot be
 * made, one of this clone.
 */
export function cacheFolder(name) {
  const { XDG_CACHE_HOME: home = '' } = process.env
  const cache = path.isAbsolute(home) ? home : path.join(os.homedir(), '.cache')
  try {
    return made(path.join(cache, 'onward', name))
  } catch {
    return made(path.join(ofThisClone, 'onward', name))
  }
}

function made(folder) {
  mkdirSync(folder, { recursive: true })
  return folder
}
