import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGES } from '@onward/contracts/language'
import type { PortalManifestInput } from '@onward/contracts/portal/portal'
import type { LoadHints } from '@onward/federation'

export interface PageSize {
  /** Its id, or `card <id>`. */
  page: string
  /** Compressed bytes of the remote's own scripts and styles that a first visit of the page, or the first drawing of the card, loads, in the larger language. */
  bytes: number
}

/** What each page and card of a build weighs, the heaviest first. What the shell lends is not counted. */
export async function pageSizes(built: string): Promise<PageSize[]> {
  const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(path.join(built, file), 'utf8'))
  const [{ first, named }, { pages, slots = [] }] = [
    await read<LoadHints>('hints.json'),
    await read<PortalManifestInput>('portal.json'),
  ]
  const present = new Set(await readdir(built))
  const weight = async (file: string) => (await stat(path.join(built, present.has(`${file}.br`) ? `${file}.br` : file))).size
  const parts = [...pages.map(({ id }) => [id, id] as const), ...slots.map(({ id }) => [id, `card ${id}`] as const)]
  const sizes = parts.map(async ([id, page]) => {
    const inLanguage = LANGUAGES.map(async (language) => {
      const files = new Set([...first, ...[language, id, `${id}/${language}`].flatMap((key) => named[key] ?? [])])
      return (await Promise.all([...files].map(weight))).reduce((sum, bytes) => sum + bytes, 0)
    })
    return { page, bytes: Math.max(...(await Promise.all(inLanguage))) }
  })
  return (await Promise.all(sizes)).sort((a, b) => b.bytes - a.bytes)
}

export const sizeLines = (sizes: readonly PageSize[]): string[] =>
  sizes.map(({ page, bytes }) => `  ${page.padEnd(24)} ${(bytes / 1024).toFixed(1).padStart(6)} kB`)
