import { rollOutVersion } from '@onward/contracts/gateway/registry-api'
import type { Command } from '../command'
import { askRegistry, PORTAL_OPTIONS, portalSettings, readState, remoteName } from './client'

export const command: Command = {
  usage: '[<name>] [--note <text>]   out of the live portal; rollback brings it back',
  options: { ...PORTAL_OPTIONS, note: { type: 'string' } },
  words: [0, 1],
  async run([word], values, context) {
    const settings = await portalSettings(values, context)
    const name = await remoteName(word, context)
    const { revision } = await readState(settings, name)
    const body = { revision, action: 'remove' as const, note: String(values.note ?? '') }
    await askRegistry(settings, rollOutVersion, { name, body })
    context.log(`${name} is removed: its pages answer 404. Its versions are kept.`)
    return 0
  },
}
