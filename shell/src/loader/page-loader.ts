import type { LoaderMessage, LoadFailure } from '@onward/contracts/gateway/load-failures'
import { cardIdIn } from '@onward/contracts/portal/page-slots'
import { PORTAL_CONTRACT, servesContract } from '@onward/contracts/portal/portal-paths'
import type { Remote } from '@onward/portal-kit'
import type { Catalogue } from '@onward/portal-kit/i18n'
import type { ComponentType } from 'react'
import type { BootRemote } from '../boot/boot-document'
import { failing } from '../report/tell'
import type { Cause, Probe } from './classify'

export interface FailedLoad {
  kind: 'failed'
  failure: LoadFailure
  /** Permanent for this version: only a reload of the page can help. */
  fatal: boolean
  message: string
  error?: unknown
  /** After `timeout`: what still comes. */
  late?: Promise<PageLoad>
}
export interface ReadyLoad {
  kind: 'ready'
  Page: ComponentType
  /** The version that the page is of: the one that was asked for, or the one before it when that failed. */
  of: BootRemote
  /** How the version failed in whose place this one is. */
  insteadOf?: FailedLoad
}
export type PageLoad = ReadyLoad | FailedLoad

/** What the loader needs from its environment. */
export interface LoaderEdge {
  /** Runs the remote's entry; `again` registers it again after a failure. Throws the federation runtime's errors. */
  loadEntry(remote: BootRemote, again: boolean): Promise<unknown>
  probe(url: string): Promise<Probe>
  /** Hash of a script in the version's map. */
  expectedHash(url: string): string | undefined
  addCatalogue(catalogue: Catalogue): Promise<void>
  /** The healthy version before one that failed; null without one. */
  previous(remote: BootRemote): Promise<BootRemote | null>
  /** For developers, in the console. */
  print(error: unknown): void
  wait(ms: number): Promise<void>
  /** 0 to 1. */
  random(): number
}

export const LOAD_LIMIT_MS = 8_000
export const LOAD_TRIES = 3
const RETRY_BASE_MS = 400
/** The version before takes over at once. What threw while it was drawn says so itself, through `instead`. */
const REPLACEABLE: ReadonlySet<LoadFailure> = new Set(['integrity', 'evaluation', 'contract'])

type Step<T> = { kind: 'done'; value: T } | { kind: 'failed'; cause: Cause }
const unfit = (message: LoaderMessage): Cause => ({ failure: 'contract', retryable: false, message })

export interface PageLoader {
  /** Loads one page of a remote, or one card by its `cardKey`. Never throws. */
  load(remote: BootRemote, pageId: string): Promise<PageLoad>
  /** What takes the place of a page that threw while it was drawn, from the version before; null without one. Never throws. */
  instead(of: ReadyLoad, pageId: string, error: unknown): Promise<ReadyLoad | null>
  /** The page, if already loaded. */
  peek(remote: BootRemote, pageId: string): PageLoad | null
}

/**
 * Loads entry, contract, page and messages. Each step gives a value or a named cause; only network faults and 5xx are retried, with jitter, within
 * `LOAD_LIMIT_MS`; what comes later is still taken. After a failed share or evaluation the runtime returns incomplete modules, so those are fatal.
 */
export function createPageLoader(edge: LoaderEdge): PageLoader {
  const pages = new Map<string, PageLoad>()
  const fatalEntries = new Map<string, PageLoad>()
  const remotes = new Map<string, Remote>()
  const entries = new Map<string, Promise<Step<Remote>>>()
  const loads = new Map<string, Promise<PageLoad>>()
  /** Versions that failed, and what takes their place for the rest of this page's life. */
  const replaced = new Map<string, { failed: FailedLoad; version: Promise<BootRemote | null>; known?: BootRemote | null }>()
  const versionOf = ({ name, build }: BootRemote) => `${name}@${build}`
  const keyOf = (remote: BootRemote, pageId: string) => `${versionOf(remote)}#${pageId}`

  /** Telling causes apart is code that is fetched with the first failure; when it cannot be, the connection is lost. */
  async function causeOfError(error: unknown, remote: BootRemote): Promise<Cause> {
    const told = await failing().catch(() => null)
    if (!told) return { failure: 'network', retryable: true, message: 'unreachable' }
    const { causeOf, classify } = told
    const result = classify(error, remote.entry, remote.base)
    if (result.kind === 'known' && !result.cause.retryable) edge.print(error)
    return result.kind === 'known'
      ? { ...result.cause, error }
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

  function entryOf(remote: BootRemote): Promise<Step<Remote>> {
    const key = versionOf(remote)
    const running = entries.get(key) ?? loadEntry(remote).finally(() => entries.delete(key))
    entries.set(key, running)
    return running
  }

  async function loadEntry(remote: BootRemote): Promise<Step<Remote>> {
    const known = remotes.get(versionOf(remote))
    if (known) return { kind: 'done', value: known }
    const entry = await tried(remote, (again) => edge.loadEntry(remote, again))
    if (entry.kind === 'failed') return entry
    const checked = remoteIn(entry.value)
    if (!checked) return { kind: 'failed', cause: unfit('another portal contract') }
    remotes.set(versionOf(remote), checked)
    return { kind: 'done', value: checked }
  }

  /** Whoever asks for the same page meanwhile waits for the same load: of a module that threw, a second one would get a half. */
  function run(remote: BootRemote, pageId: string): Promise<PageLoad> {
    const key = keyOf(remote, pageId)
    const running = loads.get(key) ?? load(remote, pageId).finally(() => loads.delete(key))
    loads.set(key, running)
    return running
  }

  async function load(remote: BootRemote, pageId: string): Promise<PageLoad> {
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
    const ready: PageLoad = { kind: 'ready', Page: page.value, of: remote }
    pages.set(keyOf(remote, pageId), ready)
    return ready
  }

  function remember(key: string, { failure, retryable, message, error }: Cause): FailedLoad {
    const outcome: FailedLoad = { kind: 'failed', failure, fatal: !retryable && failure !== 'http', message, error }
    if (outcome.fatal) fatalEntries.set(key, outcome)
    return outcome
  }

  /** The page, from the version before where this one cannot be run: nothing of it has drawn yet. */
  async function runOrReplace(remote: BootRemote, pageId: string): Promise<PageLoad> {
    const key = versionOf(remote)
    if (!replaced.has(key)) {
      const outcome = await run(remote, pageId)
      if (outcome.kind === 'ready' || !REPLACEABLE.has(outcome.failure)) return outcome
      if (!replaced.has(key)) replaced.set(key, { failed: outcome, version: edge.previous(remote).catch(() => null) })
    }
    const instead = replaced.get(key)
    const version = await instead?.version
    if (!instead || !version) return run(remote, pageId)
    instead.known = version
    const outcome = await run(version, pageId)
    return outcome.kind === 'ready' ? { ...outcome, insteadOf: instead.failed } : instead.failed
  }

  async function insteadOfDrawn({ of, insteadOf }: ReadyLoad, pageId: string, error: unknown): Promise<ReadyLoad | null> {
    // One step back in the life of a page: what the version before cannot draw either is not the version's fault.
    if (insteadOf) return null
    const failed: FailedLoad = { kind: 'failed', failure: 'render', fatal: false, message: '', error }
    if (!replaced.has(versionOf(of))) replaced.set(versionOf(of), { failed, version: edge.previous(of).catch(() => null) })
    const running = runOrReplace(of, pageId)
    const outcome = await Promise.race([running, limit(running)])
    return outcome.kind === 'ready' && outcome.insteadOf ? { ...outcome, insteadOf: failed } : null
  }

  const limit = async (late: Promise<PageLoad>): Promise<PageLoad> => {
    await edge.wait(LOAD_LIMIT_MS)
    return { kind: 'failed', failure: 'timeout', fatal: false, message: 'no answer in time' satisfies LoaderMessage, late }
  }

  return {
    load(remote, pageId) {
      const running = runOrReplace(remote, pageId)
      return Promise.race([running, limit(running)])
    },
    instead: insteadOfDrawn,
    peek(remote, pageId) {
      const instead = replaced.get(versionOf(remote))
      return pages.get(keyOf(instead?.known ?? remote, pageId)) ?? null
    },
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
