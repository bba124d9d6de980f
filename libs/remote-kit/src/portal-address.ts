import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandRefused } from './command'

const USUAL = 'http://localhost:3000'
const KIT = /^(https?:\/\/[^/]+)\/kit\/remote-kit\.tgz/

/** Origin of the portal: `--portal`, else `ONWARD_PORTAL`, else the one that this kit was installed from, else the one on this machine. */
export async function portalFrom(named: unknown, env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const address = String(named ?? env.ONWARD_PORTAL ?? (await installedFrom()) ?? USUAL)
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new CommandRefused(`"${address}" is no address of a portal: write one such as ${USUAL}.`)
  return new URL(address).origin
}

/** npm writes down where each package came from, also for `npx`. */
export async function installedFrom(modules = fileURLToPath(new URL('../../..', import.meta.url))): Promise<string | null> {
  const note = await readFile(path.join(modules, '.package-lock.json'), 'utf8').catch(() => '{}')
  const { packages = {} }: { packages?: Record<string, { resolved?: string }> } = JSON.parse(note)
  return KIT.exec(packages['node_modules/@onward/remote-kit']?.resolved ?? '')?.[1] ?? null
}
