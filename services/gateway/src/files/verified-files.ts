import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ListedFiles } from '@onward/contracts'

/** `unlisted`: a file that its version does not list. `other-bytes`: one that differs from what was published. */
export type FileRefusal = 'unlisted' | 'other-bytes'
export interface RefusedFile {
  name: string
  build: string
  file: string
  refusal: FileRefusal
}

interface Dependencies {
  dataDir: string
  /** The files of a registered version; null of any other. */
  filesOf(name: string, build: string): Promise<ListedFiles | null>
  /** Told once about each refused file. */
  onRefused(refused: RefusedFile): void
  maxCacheBytes?: number
}

/** Reads a file of a registered version; null when no version lists it, or when its bytes are not those that were published. */
export type ReadFile = (name: string, build: string, file: string) => Promise<Buffer | null>

/** Flat names; `.` and `..` are none. */
const FILE_NAME = /^[\w-][\w.-]{0,199}$/
const MAX_CACHE_BYTES = 64 * 1024 * 1024
const MAX_TOLD = 1000

export const sha256Of = (bytes: Buffer | string): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/**
 * The only way to a version's files. Each is hashed when it is read from the disk, and kept in memory, so that no byte is served which
 * was not verified, also when a file changes later.
 */
export function verifiedFiles(dependencies: Dependencies): ReadFile {
  const { dataDir, filesOf, onRefused, maxCacheBytes = MAX_CACHE_BYTES } = dependencies
  const cache = new Map<string, Buffer>()
  const reading = new Map<string, Promise<Buffer | null>>()
  const told = new Set<string>()
  let cachedBytes = 0

  const keep = (key: string, bytes: Buffer): Buffer => {
    if (bytes.length > maxCacheBytes / 4) return bytes
    cache.set(key, bytes)
    cachedBytes += bytes.length
    for (const [oldest, { length }] of cache) {
      if (cachedBytes <= maxCacheBytes) break
      cache.delete(oldest)
      cachedBytes -= length
    }
    return bytes
  }
  const refuse = (refused: RefusedFile): null => {
    const key = `${refused.name}/${refused.build}/${refused.file} ${refused.refusal}`
    if (!told.has(key) && told.size < MAX_TOLD) {
      told.add(key)
      onRefused(refused)
    }
    return null
  }
  const load = async (name: string, build: string, file: string): Promise<Buffer | null> => {
    const at = path.join(dataDir, 'assets', name, build, file)
    const [files, found] = [await filesOf(name, build), await stat(at).catch(() => null)]
    if (!found?.isFile()) return null
    const listed = files && Object.hasOwn(files, file) ? files[file] : undefined
    if (!listed) return refuse({ name, build, file, refusal: 'unlisted' })
    // The size first: a huge file in its place is not read.
    const bytes = found.size === listed.bytes ? await readFile(at).catch(() => null) : null
    if (bytes === null || sha256Of(bytes) !== listed.hash) return refuse({ name, build, file, refusal: 'other-bytes' })
    return keep(`${name}/${build}/${file}`, bytes)
  }

  return (name, build, file) => {
    if (![name, build, file].every((part) => FILE_NAME.test(part))) return Promise.resolve(null)
    const key = `${name}/${build}/${file}`
    const known = cache.get(key)
    if (known) {
      // Most recently used last.
      cache.delete(key)
      cache.set(key, known)
      return Promise.resolve(known)
    }
    const running = reading.get(key) ?? load(name, build, file).finally(() => reading.delete(key))
    reading.set(key, running)
    return running
  }
}
