import path from 'node:path'
import type { PortalBuild } from '@onward/federation/build'
import { deprecationSentence } from '@onward/federation/deprecations'
import { deprecatedImports } from '@onward/federation/kit-imports'
import { type Command, CommandRefused } from '../command'
import { folderOf, readRemote } from '../remote-folder'
import { pageSizes, sizeLines } from './page-sizes'

export const command: Command = {
  usage: '[<name>]',
  words: [0, 1],
  async run([name], _values, { cwd, log }) {
    const built = await buildRemote(folderOf(name, cwd))
    for (const line of sizeLines(await pageSizes(built.dir))) log(line)
    for (const one of await deprecatedImports(folderOf(name, cwd)))
      log(`soon   ${one.file}: ${deprecationSentence(one.name, one.module, one, new Date())}`)
    const again = built.reused ? ', built before' : ''
    log(`${built.name} ${built.build} is in ${path.relative(cwd, built.dir)}${again}`)
    return 0
  },
}

/** Builds a remote with the one preset. Throws what webpack says, as a sentence for people. */
export async function buildRemote(dir: string): Promise<PortalBuild> {
  const { name } = await readRemote(dir)
  // webpack loads with it.
  const { buildPortalPackage } = await import('@onward/federation/build')
  return buildPortalPackage(name, dir).catch((error: Error) => {
    throw new CommandRefused(`${name} does not build.\n${error.message}`)
  })
}
