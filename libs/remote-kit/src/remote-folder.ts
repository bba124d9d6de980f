import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PortalManifestInput } from '@onward/contracts/portal/portal'
import { readManifest } from '@onward/contracts/portal/portal-rules'
import { CommandRefused } from './command'

export interface RemoteFolder {
  dir: string
  /** As its static half says. */
  name: string
  manifest: PortalManifestInput
}

/** The folder of a remote: `remote-<name>` here when it is named, else the folder that the command was called in. */
export function folderOf(name: string | undefined, cwd: string): string {
  const dir = name === undefined ? cwd : path.join(cwd, `remote-${name}`)
  if (existsSync(path.join(dir, 'portal.remote.ts'))) return dir
  if (name === undefined)
    throw new CommandRefused('There is no portal.remote.ts here: go into the folder of a remote, or name one that is here.')
  throw new CommandRefused(`There is no remote "${name}" here: remote-${name}/portal.remote.ts is missing.`)
}

/** Reads the static half. Throws a sentence when it cannot be read. */
export async function readRemote(dir: string): Promise<RemoteFolder> {
  await packageOf(dir)
  const file = pathToFileURL(path.join(dir, 'portal.remote.ts')).href
  const module: { default?: PortalManifestInput } = await import(file).catch((error: Error) => {
    throw new CommandRefused(`portal.remote.ts cannot be read: ${error.message}`)
  })
  const manifest = module.default
  if (typeof manifest?.name !== 'string')
    throw new CommandRefused('portal.remote.ts exports no manifest: write `export default definePortal({ name: … })`.')
  const { faults } = readManifest(manifest)
  if (faults.length > 0) throw new CommandRefused(faults.map((fault) => `portal.remote.ts: ${fault} Mend it there.`).join('\n'))
  return { dir, name: manifest.name, manifest }
}

/** The remote's own settings, `onward` of its package.json. */
export async function settingsOf(dir: string): Promise<{ budget?: { pageKb?: number } }> {
  const { onward = {} } = await packageOf(dir)
  return onward
}

interface RemotePackage {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  onward?: { budget?: { pageKb?: number } }
}
/** The package.json of a remote. Throws a sentence when it cannot be read. */
export async function packageOf(dir: string): Promise<RemotePackage> {
  const text = await readFile(path.join(dir, 'package.json'), 'utf8').catch(() => {
    throw new CommandRefused('There is no package.json here: go into the folder of a remote.')
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CommandRefused(`package.json is not valid JSON (${(error as Error).message}). Mend it there.`)
  }
}
