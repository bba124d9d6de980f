import type { Command } from '../command'
import { PORTAL_OPTIONS, portalSettings, readState, remoteName } from './client'

export const command: Command = {
  usage: '[<name>]   the versions of a remote, and what is live',
  options: PORTAL_OPTIONS,
  words: [0, 1],
  async run([word], values, context) {
    const settings = await portalSettings(values, context)
    const name = await remoteName(word, context)
    const { stable, rollout, versions } = await readState(settings, name)
    for (const { build, publishedAt, rolledBack, refusal, health } of versions) {
      const state = [
        build === stable && 'live',
        build === rollout?.build && `rollout ${rollout.percent}%${rollout.paused ? ' (paused)' : ''}`,
        health ?? (rolledBack && 'rolled back from'),
        build !== stable && refusal,
      ]
      context.log([build, publishedAt, ...state.filter(Boolean)].join('  '))
    }
    if (versions.length === 0) context.log(`Nothing of "${name}" was published yet.`)
    return 0
  },
}
