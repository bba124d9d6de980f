import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { addCatalogue } from '@onward/portal-kit/host'
import type { BootRemote } from '../boot/boot-document'
import { failing } from '../report/tell'
import type { Probe } from './classify'
import { LOAD_LIMIT_MS, type LoaderEdge } from './page-loader'

/** Adds the version's hash to the entry's script; webpack's loader adds those of the chunks. */
const integrityOfEntries: ModuleFederationRuntimePlugin = {
  name: 'onward-integrity',
  createScript({ url }) {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    const hash = globalThis.onwardIntegrity?.(url)
    if (!hash) throw new Error(`integrity: no hash is known for ${url}`)
    script.integrity = hash
    return { script, timeout: LOAD_LIMIT_MS }
  },
}

/** By its container, whose name has the build: two versions of a remote can be on one page. */
const registrationOf = ({ entry, container }: BootRemote) =>
  ({ name: container, entry, type: 'global', entryGlobalName: container }) as const

/** Registers the remotes' addresses. Loads no script. */
export function registerBootRemotes(remotes: readonly BootRemote[]): void {
  registerPlugins([integrityOfEntries])
  registerRemotes(remotes.map(registrationOf))
}

/** The loader's access to the browser. */
export const browserEdge: LoaderEdge = {
  loadEntry(remote, again) {
    if (again) registerRemotes([registrationOf(remote)], { force: true })
    return loadRemote(`${remote.container}/entry`)
  },
  probe: probeScript,
  expectedHash(url) {
    try {
      return globalThis.onwardIntegrity?.(url)
    } catch {
      return undefined
    }
  },
  addCatalogue,
  previous: (remote) =>
    failing().then(({ previousOf }) => previousOf(remote, (version) => registerRemotes([registrationOf(version)]))),
  print: (error) => console.error(error),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
}

/** Fetches a script without caches and hashes it: `onerror` is the same for a lost connection and for wrong bytes. */
async function probeScript(url: string): Promise<Probe> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(LOAD_LIMIT_MS) })
    if (!response.ok) return { kind: 'http', status: response.status }
    const bytes = await response.arrayBuffer()
    if (!globalThis.crypto?.subtle) return { kind: 'bytes', sha256: null }
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    return { kind: 'bytes', sha256: `sha256-${btoa(String.fromCharCode(...digest))}` }
  } catch {
    return { kind: 'unreachable' }
  }
}
