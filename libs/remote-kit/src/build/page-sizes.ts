import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGES } from '@onward/contracts/language'
import type { PortalManifest } from '@onward/contracts/portal/portal'
import type { LoadHints } from '@onward/federation'

export interface PageSize {
  page: string
  /** Compressed bytes of the remote's own scripts and styles that a first visit of the page loads, in the larger language. */
  bytes: number
}

/** What each page of a build weighs, the heaviest first. What the shell lends is not counted. */
export async function pageSizes(built: string): Promise<PageSize[]> {
  const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(path.join(built, file), 'utf8'))
  const [{ first, named }, { pages }] = [await read<LoadHints>('hints.json'), await read<PortalManifest>('portal.json')]
  const present = new Set(await readdir(built))
  const weight = async (file: string) => (await stat(path.join(built, present.has(`${file}.br`) ? `${file}.br` : file))).size
  const sizes = pages.map(async ({ id }) => {
    const inLanguage = LANGUAGES.map(async (language) => {
      const files = new Set([...first, ...[language, id, `${id}/${language}`].flatMap((key) => named[key] ?? [])])
      return (await Promise.all([...files].map(weight))).reduce((sum, bytes) => sum + bytes, 0)
    })
    return { page: id, bytes: Math.max(...(await Promise.all(inLanguage))) }
  })
  return (await Promise.all(sizes)).sort((a, b) => b.bytes - a.bytes)
}

export const sizeLines = (sizes: readonly PageSize[]): string[] =>
  sizes.map(({ page, bytes }) => `  ${page.padEnd(24)} ${(bytes / 1024).toFixed(1).padStart(6)} kB`)
