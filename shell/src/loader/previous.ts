import { previousPath } from '@onward/contracts/gateway/load-reports'
import { type BootRemote, readBootDocument } from '../boot/boot-document'

const LIMIT_MS = 5_000

/** The healthy version before a failed one, with its files' hashes, given to `register`; null when the registry has none. Throws without an answer. */
export async function previousOf(
  { name, build }: BootRemote,
  register: (version: BootRemote) => void,
): Promise<BootRemote | null> {
  const shell = readBootDocument(document)?.shell.build ?? ''
  const answer = await fetch(`/api/gateway${previousPath(name)}?${new URLSearchParams({ build, shell })}`, {
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (!answer.ok) return null
  const version = (await answer.json()) as BootRemote
  const before = globalThis.onwardIntegrity
  globalThis.onwardIntegrity = (url) => {
    const path = new URL(url, location.href).pathname
    const hash = path.startsWith(version.base) ? version.integrity[path.slice(version.base.length)] : before?.(url)
    if (!hash) throw new Error(`integrity: no hash is known for ${path}`)
    return hash
  }
  register(version)
  return version
}
