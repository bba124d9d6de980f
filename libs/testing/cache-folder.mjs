import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A folder that outlives this clone: `$XDG_CACHE_HOME`, else `~/.cache`, then `onward` and `name`. Made where it is missing. */
export function cacheFolder(name) {
  const folder = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'onward', name)
  mkdirSync(folder, { recursive: true })
  return folder
}
