import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { publishVersion } from '@onward/contracts/gateway/registry-api'
import { makeArtefact, packArtefact } from '@onward/federation/artefact'
import { buildPortalPackage } from '@onward/federation/build'
import { checksOf } from '../check/check'
import { type Command, CommandRefused } from '../command'
import { readRemote } from '../remote-folder'
import { askRegistry, PORTAL_OPTIONS, portalSettings, readState, remoteName } from './client'
import { KEY_FILE } from './key-file'

export const command: Command = {
  usage: '[<name>] [--from <folder>] [--hold]   builds, signs and publishes; --hold keeps it from going live',
  options: {
    ...PORTAL_OPTIONS,
    key: { type: 'string' },
    from: { type: 'string' },
    hold: { type: 'boolean' },
  },
  words: [0, 1],
  async run([word], values, context) {
    const settings = await portalSettings(values, context)
    const name = await remoteName(word, context)
    const own = existsSync(path.join(context.cwd, KEY_FILE)) ? KEY_FILE : ''
    const keyFile = String(values.key ?? context.env.ONWARD_KEY ?? own)
    if (!keyFile) throw new CommandRefused('Set ONWARD_KEY to the file of the team’s private key (Ed25519, PEM), or give --key.')
    const key = await readFile(path.resolve(context.cwd, keyFile), 'utf8').catch(() => {
      throw new CommandRefused(`The key ${keyFile} cannot be read.`)
    })
    const folder = path.resolve(context.cwd, String(values.from ?? '.'))
    const { revision } = await readState(settings, name)
    await refuseFaults(folder)
    const built = await buildPortalPackage(name, folder).catch((error: Error) => {
      throw new CommandRefused(`${name} does not build.\n${error.message}`)
    })
    const artefact = await makeArtefact(name, built.build, built.dir, key).catch((error: Error) => {
      throw new CommandRefused(`${keyFile} is no private key of the kind Ed25519 (${error.message}).`)
    })
    const form = new FormData()
    form.set('revision', String(revision))
    form.set('live', String(!values.hold))
    form.set('file', new Blob([new Uint8Array(packArtefact(artefact))]), `${name}-${built.build}.onward`)
    const { waiting, deprecated } = await askRegistry(settings, publishVersion, { name, body: form })
    const state = waiting
      ? 'is published; a second administrator decides whether it goes live'
      : values.hold
        ? 'is published, and not live yet'
        : 'is live'
    context.log(`${name} ${built.build} ${state}`)
    for (const sentence of deprecated) context.log(`soon   ${sentence}`)
    return 0
  },
}

/** Publishes nothing that `check` refuses: the gateway sees no sources. */
async function refuseFaults(folder: string): Promise<void> {
  const faults: string[] = []
  for await (const [, found] of checksOf(await readRemote(folder))) faults.push(...found)
  if (faults.length === 0) return
  throw new CommandRefused(['`check` refuses this version:', ...faults.map((fault) => `- ${fault}`)].join('\n'))
}
