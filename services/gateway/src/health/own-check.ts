import { Script } from 'node:vm'
import { listedFilesReader } from '../files/files-store'
import { verifiedFiles } from '../files/verified-files'
import type { Ask } from '../registry/store'

/**
 * Whether the gateway itself finds a version broken: a script that is missing, that is not what was published, or that no browser could
 * read. It reads and never runs one.
 */
export async function isBrokenHere(
  ask: Ask,
  dataDir: string,
  { name, build }: { name: string; build: string },
): Promise<boolean> {
  const filesOf = listedFilesReader(ask)
  const read = verifiedFiles({ dataDir, filesOf, onRefused: () => undefined })
  for (const file of Object.keys((await filesOf(name, build)) ?? {})) {
    if (!file.endsWith('.js')) continue
    const bytes = await read(name, build, file)
    if (bytes === null || !isScript(bytes.toString('utf8'))) return true
  }
  return false
}

function isScript(text: string): boolean {
  try {
    new Script(text)
    return true
  } catch {
    return false
  }
}
