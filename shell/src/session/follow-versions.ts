import type { LiveVersions } from '@onward/contracts/gateway/live-versions'
import type { BootDocument } from '@onward/contracts/portal/portal'
import type { LiveClient } from '@onward/portal-kit/live-client'
import { provideRenewal } from '../boot/renewal'
import { hasUnsaved } from './device-drafts'
import { areOthers, askLiveVersions } from './live-versions'

/** Every open page hears of a change at the same moment, and not all ask at once. */
const MOST_WAIT_MS = 20_000

interface Surroundings {
  ask(): Promise<LiveVersions>
  wait(ms: number): Promise<void>
}
const browser: Surroundings = {
  ask: askLiveVersions,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Learns of newer versions by live updates. The next move between portals then loads the page anew, unless text of this person is only on
 * this device; a move before the answer does so too.
 */
export function followVersions(
  live: Pick<LiveClient, 'subscribe'>,
  { shell, remotes, session }: Pick<BootDocument, 'shell' | 'remotes' | 'session'>,
  { ask, wait }: Surroundings = browser,
): void {
  let isNewer = false
  let asking = 0
  const compare = async () => {
    asking += 1
    const own = asking
    isNewer = true
    await wait(Math.random() * MOST_WAIT_MS)
    // A later change asks for itself.
    if (own !== asking) return
    const now = await ask().catch(() => null)
    if (own === asking && now) isNewer = areOthers({ shell, remotes }, now)
  }
  live.subscribe(({ changed }) => {
    if (changed.includes('front-end')) void compare()
  })
  provideRenewal(() => isNewer && !hasUnsaved(session?.accountId ?? ''))
}
