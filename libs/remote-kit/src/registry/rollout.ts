import { rollOutVersion } from '@onward/contracts/gateway/registry-api'
import { ROLLOUT_ACTIONS } from '@onward/contracts/gateway/rollouts'
import { type Command, CommandRefused } from '../command'
import { AUDIENCE_OPTIONS, audienceOf } from './audience'
import { askRegistry, PORTAL_OPTIONS, portalSettings, readState } from './client'

const DONE = {
  start: 'is being rolled out',
  promote: 'is live for everybody',
  pause: 'is paused: everybody has the live version',
  resume: 'is being rolled out again',
  stop: 'is stopped: everybody has the live version',
  remove: 'is removed: its pages answer 404',
} as const

export const command: Command = {
  usage: `<name> ${ROLLOUT_ACTIONS.filter((one) => one !== 'remove').join('|')} [--build <build>] [--percent <n>] [--role <role>] [--office <id>] [--tester <account>] [--note <text>]`,
  options: {
    ...PORTAL_OPTIONS,
    build: { type: 'string' },
    percent: { type: 'string' },
    ...AUDIENCE_OPTIONS,
    note: { type: 'string' },
  },
  words: [2, 2],
  async run([name = '', word], values, context) {
    const action = ROLLOUT_ACTIONS.find((one) => one === word)
    if (!action) throw new CommandRefused(`There is no "${word}": write ${ROLLOUT_ACTIONS.join(', ')}.`)
    const percent = Number(values.percent ?? 0)
    if (!Number.isInteger(percent) || percent < 0 || percent > 100)
      throw new CommandRefused('--percent takes a whole number from 0 to 100.')
    const settings = await portalSettings(values, context)
    const { revision } = await readState(settings, name)
    const audience = audienceOf(values)
    const body = { revision, action, build: values.build ?? null, percent, audience, note: String(values.note ?? '') }
    const { waiting } = await askRegistry(settings, rollOutVersion, { name, body })
    context.log(
      `${name} ${values.build ? `${values.build} ` : ''}${waiting ? 'waits: a second administrator decides' : DONE[action]}`,
    )
    return 0
  },
}
