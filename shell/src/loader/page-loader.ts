import { fileMessage, type LoaderMessage, type LoadFailure } from '@onward/contracts/gateway/load-failures'
import { cardIdIn } from '@onward/contracts/portal/page-slots'
import { PORTAL_CONTRACT, servesContract } from '@onward/contracts/portal/portal-paths'
import type { Remote } from '@onward/portal-kit'
import type { Catalogue } from '@onward/portal-kit/i18n'
import type { ComponentType } from 'react'
import type { BootRemote } from '../boot/boot-document'
import { type Cause, causeOf, classify, type Probe } from './classify'

/** Result of a load. `fatal` is permanent for this version: only a reload of the page can help. */
export type PageLoad =
  | { kind: 'ready'; Page: ComponentType }
  | { kind: 'failed'; failure: LoadFailure; fatal: boolean; message: string }

/** What the loader needs from its environment. */
export interface LoaderEdge {
  /** Runs the remote's entry; `again` registers it again after a failure. Throws the federation runtime's errors. */
  loadEntry(remote: BootRemote, again: boolean): Promise<unknown>
  probe(url: string): Promise<Probe>
  /** Hash of a script in the version's map. */
  expectedHash(url: string): string | undefined
  addCatalogue(catalogue: Catalogue): Promise<void>
  wait(ms: number): Promise<void>
  /** 0 to 1. */
  random(): number
}

export const LOAD_LIMIT_MS = 8_000
export const LOAD_TRIES = 3
const RETRY_BASE_MS = 400

type Step<T> = { kind: 'done'; value: T } | { kind: 'failed'; cause: Cause }
const unfit = (message: LoaderMessage): Cause => ({ failure: 'contract', retryable: false, message })

export interface PageLoader {
  /** Loads one page of a remote, or one card by its `cardKey`. Never throws. */
  load(remote: BootRemote, pageId: string): Promise<PageLoad>
  /** The page, if already loaded. */
  peek(remote: BootRemote, pageId: string): PageLoad | null
}

/**
 * Loads entry, contract, page and messages. Each step gives a value or a named cause; only network faults and 5xx are retried, with jitter, within
 * `LOAD_LIMIT_MS`. After a failed share or evaluation the runtime returns incomplete modules, so those are fatal.
 */
export function createPageLoader(edge: LoaderEdge): PageLoader {
  const pages = new Map<string, PageLoad>()
  const fatalEntries = new Map<string, PageLoad>()
  const remotes = new Map<string, Remote>()
  const versionOf = ({ name, build }: BootRemote) => `${name}@${build}`
  const keyOf = (remote: BootRemote, pageId: string) => `${versionOf(remote)}#${pageId}`

  async function causeOfError(error: unknown, remote: BootRemote): Promise<Cause> {
    const result = classify(error, remote.entry, remote.base)
    return result.kind === 'known'
      ? result.cause
      : causeOf(await edge.probe(result.url), edge.expectedHash(result.url), result.url)
  }

  async function tried<T>(remote: BootRemote, run: (again: boolean) => Promise<T>): Promise<Step<T>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return { kind: 'done', value: await run(attempt > 1) }
      } catch (error) {
        const cause = await causeOfError(error, remote)
        if (!cause.retryable || attempt === LOAD_TRIES) return { kind: 'failed', cause }
        await edge.wait(RETRY_BASE_MS * 2 ** (attempt - 1) * (0.5 + edge.random()))
      }
    }
  }

  async function entryOf(remote: BootRemote): Promise<Step<Remote>> {
    const known = remotes.get(versionOf(remote))
    if (known) return { kind: 'done', value: known }
    const entry = await tried(remote, (again) => edge.loadEntry(remote, again))
    if (entry.kind === 'failed') return entry
    const checked = remoteIn(entry.value)
    if (!checked) return { kind: 'failed', cause: unfit('another portal contract') }
    remotes.set(versionOf(remote), checked)
    return { kind: 'done', value: checked }
  }

  async function run(remote: BootRemote, pageId: string): Promise<PageLoad> {
    const fatal = fatalEntries.get(versionOf(remote)) ?? fatalEntries.get(keyOf(remote, pageId))
    if (fatal) return fatal
    const entry = await entryOf(remote)
    if (entry.kind === 'failed') return remember(versionOf(remote), entry.cause)
    const { messages } = entry.value
    const route = partOf(entry.value, pageId)
    if (!route) return remember(keyOf(remote, pageId), unfit('no such page'))
    const page = await tried(remote, async () => {
      const [module] = await Promise.all([route(), messages && edge.addCatalogue({ namespace: remote.name, load: messages })])
      return module.default
    })
    if (page.kind === 'failed') return remember(keyOf(remote, pageId), page.cause)
    if (!page.value) return remember(keyOf(remote, pageId), unfit('no component'))
    const ready: PageLoad = { kind: 'ready', Page: page.value }
    pages.set(keyOf(remote, pageId), ready)
    return ready
  }

  function remember(key: string, { failure, retryable, message }: Cause): PageLoad {
    const outcome: PageLoad = { kind: 'failed', failure, fatal: !retryable && failure !== 'http', message }
    if (outcome.fatal) fatalEntries.set(key, outcome)
    return outcome
  }

  const limit = async ({ entry }: BootRemote): Promise<PageLoad> => {
    await edge.wait(LOAD_LIMIT_MS)
    return { kind: 'failed', failure: 'timeout', fatal: false, message: fileMessage('no answer in time', entry) }
  }

  return {
    load: (remote, pageId) => Promise.race([run(remote, pageId), limit(remote)]),
    peek: (remote, pageId) => pages.get(keyOf(remote, pageId)) ?? null,
  }
}

function partOf({ routes, slots }: Remote, key: string): Remote['routes'][string] | undefined {
  const card = cardIdIn(key)
  return card === null ? routes[key] : slots?.[card]
}

/** The remote that an entry exports, if it fits this shell's contract. */
export function remoteIn(module: unknown): Remote | null {
  const remote = (module as { default?: Partial<Remote> } | null)?.default
  if (typeof remote?.contract !== 'number' || !servesContract(PORTAL_CONTRACT, remote.contract)) return null
  return typeof remote.routes === 'object' ? (remote as Remote) : null
}
