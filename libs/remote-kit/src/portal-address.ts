import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandRefused } from './command'

const USUAL = 'http://localhost:3000'
/** Below a remote: the tarballs of its kit, which its package.json names, so that npm installs and checks them each time. */
export const KIT_FOLDER = 'kit'
export const KIT_INDEX = 'index.json'
const KIT = /^(https?:\/\/[^/]+)\/kit\/remote-kit\.tgz/

/** Origin of the portal: `--portal`, else `ONWARD_PORTAL`, else the one that this kit was installed from, else the one on this machine. */
export async function portalFrom(named: unknown, env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const address = String(named ?? env.ONWARD_PORTAL ?? (await installedFrom()) ?? USUAL)
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new CommandRefused(`"${address}" is no address of a portal: write one such as ${USUAL}.`)
  return new URL(address).origin
}

/** `kit` notes where it came from; npm does for `npx`. */
export async function installedFrom(modules = fileURLToPath(new URL('../../..', import.meta.url))): Promise<string | null> {
  const index = await readFile(path.join(modules, '..', KIT_FOLDER, KIT_INDEX), 'utf8').catch(() => null)
  if (index !== null) return (JSON.parse(index) as { portal?: string }).portal ?? null
  const note = await readFile(path.join(modules, '.package-lock.json'), 'utf8').catch(() => '{}')
  const { packages = {} }: { packages?: Record<string, { resolved?: string }> } = JSON.parse(note)
  return KIT.exec(packages['node_modules/@onward/remote-kit']?.resolved ?? '')?.[1] ?? null
}
