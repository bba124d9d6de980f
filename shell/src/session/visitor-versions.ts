import type { LiveVersions } from '@onward/contracts/gateway/live-versions'
import type { BootDocument } from '@onward/contracts/portal/portal'
import { provideRenewal } from '../boot/renewal'
import { areOthers, askLiveVersions } from './live-versions'

/**
 * Asks once whether the page of a visitor would have other versions now; its next move then loads it anew. Without an answer it stays as it
 * is, and so does a preview, whose versions are its own.
 */
export async function askForVisitor(
  boot: Pick<BootDocument, 'shell' | 'remotes'>,
  ask: () => Promise<LiveVersions> = askLiveVersions,
): Promise<void> {
  if (boot.remotes.some(({ reason }) => reason === 'preview')) return
  const now = await ask().catch(() => null)
  if (now && areOthers(boot, now)) provideRenewal(() => true)
}
