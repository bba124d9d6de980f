import { LIVE_VERSIONS_PATH, type LiveVersions } from '@onward/contracts/gateway/live-versions'
import type { BootDocument } from '@onward/contracts/portal/portal'

/** Which versions a page would have if it were loaded now. */
export async function askLiveVersions(): Promise<LiveVersions> {
  const answer = await fetch(LIVE_VERSIONS_PATH, { signal: AbortSignal.timeout(10_000) })
  if (!answer.ok) throw new Error(`The versions were answered with ${answer.status}`)
  return answer.json()
}

/** Whether they are other ones than this page has. */
export const areOthers = ({ shell, remotes }: Pick<BootDocument, 'shell' | 'remotes'>, now: LiveVersions): boolean =>
  textOf({ shell: shell.build, remotes: Object.fromEntries(remotes.map(({ name, build }) => [name, build])) }) !== textOf(now)

const textOf = ({ shell, remotes }: LiveVersions): string =>
  [shell, ...Object.entries(remotes).map((one) => one.join(' '))].sort().join('\n')
