import { misfits } from './fit'
import type { LiveFrontEnd, Version } from './resolve'

/** A refusal in a sentence: the pair does not fit, there is nothing to roll back to. */
export class PublishingRefused extends Error {}

/** The transactions that read and change what is live take this lock, one after the other. */
export const REGISTRY_LOCK = 'onward registry'

/** What is live with one front end changed. */
export const replaced = (live: readonly LiveFrontEnd[], changed: LiveFrontEnd): LiveFrontEnd[] => [
  ...live.filter(({ name }) => name !== changed.name),
  changed,
]

export function refuseMisfits(live: readonly LiveFrontEnd[]): void {
  const reasons = misfits(live)
  if (reasons.length > 0) throw new PublishingRefused(`Refused: ${reasons.join(' ')}`)
}

/**
 * The build that rolling back makes live: a canary is rolled back by ending it, else the version published before is live again. Pure;
 * throws `PublishingRefused` where there is none, or where it does not fit what else is live.
 */
export function rollBackTarget(live: readonly LiveFrontEnd[], name: string, previous: Version | undefined): string {
  const current = live.find((frontEnd) => frontEnd.name === name)
  if (!current) throw new PublishingRefused(`Nothing of "${name}" is live.`)
  if (current.canary) return current.stable.build
  if (!previous) throw new PublishingRefused(`"${name}" has no earlier version to go back to.`)
  refuseMisfits(replaced(live, { name, stable: previous, canary: null, canaryPercent: 0 }))
  return previous.build
}
