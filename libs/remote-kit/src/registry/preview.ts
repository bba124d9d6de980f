import { endPreview, MAX_PREVIEW_HOURS, previewVersion } from '@onward/contracts/gateway/previews'
import { type Command, CommandRefused } from '../command'
import { askRegistry, PORTAL_OPTIONS, portalSettings, readState, remoteName } from './client'

export const command: Command = {
  usage:
    '[<name>] [--build <build>] [--hours <n>] [--label <text>] [--revoke <id>]   a link that shows a version before it is live to the token’s testers',
  options: {
    ...PORTAL_OPTIONS,
    build: { type: 'string' },
    hours: { type: 'string' },
    label: { type: 'string' },
    revoke: { type: 'string' },
  },
  words: [0, 1],
  async run([word], values, context) {
    const settings = await portalSettings(values, context)
    const name = await remoteName(word, context)
    if (values.revoke) {
      await askRegistry(settings, endPreview, { name, params: { id: String(values.revoke) }, body: {} })
      context.log('The preview is revoked: its link and the browsers that opened it show what is live.')
      return 0
    }
    const hours = Number(values.hours ?? 24)
    if (!Number.isInteger(hours) || hours < 1 || hours > MAX_PREVIEW_HOURS)
      throw new CommandRefused(`--hours takes a whole number from 1 to ${MAX_PREVIEW_HOURS}.`)
    const build = String(values.build ?? (await readState(settings, name)).versions[0]?.build ?? '')
    if (!build)
      throw new CommandRefused(`Nothing of "${name}" was published yet: publish --hold keeps a version from going live.`)
    const body = { build, hours, label: String(values.label ?? '') }
    const { id, address, expiresAt } = await askRegistry(settings, previewVersion, { name, body })
    context.log(`${name} ${build} until ${expiresAt}, for the testers whom an administrator named with the token:`)
    context.log(`  ${settings.origin}${address}`)
    context.log(`To end it before: onward-remote preview ${name} --revoke ${id}`)
    return 0
  },
}
