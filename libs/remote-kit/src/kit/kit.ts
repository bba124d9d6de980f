import { createHash } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Command, CommandRefused } from '../command'
import { KIT_FOLDER, KIT_INDEX, portalFrom } from '../portal-address'

interface KitIndex {
  packages: { name: string; version: string; address: string; integrity: string }[]
}

export const command: Command = {
  usage: '[--portal <address>]',
  words: [0, 0],
  options: { portal: { type: 'string' } },
  async run(_words, values, { cwd, env, log }) {
    const portal = await portalFrom(values.portal, env)
    const names = await fetchKit(portal, cwd)
    log(`${names.join(', ')} of ${portal} are in ${KIT_FOLDER}: keep that folder with your sources. Now: npm install`)
    return 0
  },
}

/** Puts the kit of a portal's live shell below `dir`, complete or not at all; gives the files' names. */
export async function fetchKit(portal: string, dir: string): Promise<string[]> {
  const making = path.join(dir, `${KIT_FOLDER}.making-${process.pid}`)
  try {
    await mkdir(making, { recursive: true })
    const { packages } = JSON.parse((await fetched(`${portal}/kit`)).toString('utf8')) as KitIndex
    for (const { address, integrity } of packages) {
      const bytes = await fetched(portal + address)
      const [algorithm = '', hash = ''] = integrity.split(/-(.*)/)
      if (createHash(algorithm).update(bytes).digest('base64') !== hash)
        throw new CommandRefused(`${portal}${address} is not what the portal lists: try again.`)
      await writeFile(path.join(making, path.basename(address)), bytes)
    }
    await writeFile(path.join(making, KIT_INDEX), `${JSON.stringify({ portal, packages }, null, 2)}\n`)
    const target = path.join(dir, KIT_FOLDER)
    await rm(target, { recursive: true, force: true })
    await rename(making, target)
    return packages.map(({ address }) => path.basename(address))
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

async function fetched(address: string): Promise<Buffer> {
  const answer = await fetch(address).catch((error: Error & { cause?: { code?: string } }) => {
    throw new CommandRefused(`${address} does not answer (${error.cause?.code ?? error.message}).`)
  })
  if (!answer.ok) throw new CommandRefused(`${address} answered ${answer.status}: wait until the portal has packed its kit.`)
  return Buffer.from(await answer.arrayBuffer())
}
