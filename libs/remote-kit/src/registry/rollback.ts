import { ROLL_BACK_CODES } from '@onward/contracts/gateway/admin-remotes'
import { rollBackVersion } from '@onward/contracts/gateway/registry-api'
import { type Command, CommandRefused } from '../command'
import { askRegistry, PORTAL_OPTIONS, portalSettings, readState } from './client'

export const command: Command = {
  usage: `<name> [<build>] [--why ${ROLL_BACK_CODES.join('|')}] [--note <text>]   to the version that was live before, or to this one`,
  options: { ...PORTAL_OPTIONS, why: { type: 'string' }, note: { type: 'string' } },
  words: [1, 2],
  async run([name = '', build = null], values, context) {
    const code = ROLL_BACK_CODES.find((one) => one === (values.why ?? 'broken'))
    if (!code) throw new CommandRefused(`--why takes ${ROLL_BACK_CODES.join(', ')}.`)
    const settings = await portalSettings(values, context)
    const { revision, stable, rollout } = await readState(settings, name)
    const body = { revision, build, code, note: String(values.note ?? '') }
    const answer = await askRegistry(settings, rollBackVersion, { name, body })
    const from = rollout?.build ?? stable
    context.log(from ? `${name} is back from ${from} to ${answer.build}` : `${name} is back at ${answer.build}`)
    return 0
  },
}
