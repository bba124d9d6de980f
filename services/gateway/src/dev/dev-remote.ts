import { timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type PortalManifest, readManifest } from '@onward/contracts'
import { DEV_BUILD, DEV_ENTRY } from '@onward/federation'
import { isLoopback } from '@onward/service-kit'
import { type Keys, keyedHash } from '@onward/service-kit/keys'
import type { ResolvedRegistry, Version } from '../registry/resolve'

/** A remote that somebody develops: its static half, and the server of their own machine that has its code. */
export interface DevRemote {
  /** `http://127.0.0.1:<port>`; no other machine's. */
  origin: string
  manifest: PortalManifest
}

const MOST_BYTES = 200_000
/** What a browser keeps of one cookie, with its name and the rest. */
const MOST_SEALED = 3_900
export const DEV_HOURS = 8
const HOUR_MS = 3_600_000
const PURPOSE = 'remote under development'

/** Reads what a development server says of itself; faults are sentences for its developer. */
export function readDevRemote(text: string): { remote: DevRemote; faults: [] } | { remote: null; faults: string[] } {
  const told = inflated(text)
  if (!told) return { remote: null, faults: ['The address is cut off: open the one that `onward-remote dev` prints.'] }
  const origin = loopbackOrigin(told.origin)
  if (!origin) return { remote: null, faults: ['Only a server of your own machine is taken: http://127.0.0.1 with its port.'] }
  const { manifest, faults } = readManifest(told.manifest)
  return manifest ? { remote: { origin, manifest }, faults: [] } : { remote: null, faults }
}

/** The value of the cookie, for `DEV_HOURS`; null when the static half is too long for one. What only publishing reads is left out. */
export function sealDevRemote({ origin, manifest }: DevRemote, keys: Pick<Keys, 'hash'>, now: Date): string | null {
  const { exports: _exports, untranslated: _untranslated, html: _html, ...rest } = manifest
  const kept = { origin, manifest: { ...rest, uses: [] } }
  const body = `${now.getTime() + DEV_HOURS * HOUR_MS}.${deflateRawSync(JSON.stringify(kept), { level: 9 }).toString('base64url')}`
  const sealed = `${body}.${signatureOf(body, keys)}`
  return sealed.length > MOST_SEALED ? null : sealed
}

/** What a cookie holds; null when it is none of ours, was changed, or is over. */
export function openDevRemote(cookie: string | undefined, keys: Pick<Keys, 'hash'>, now: Date): DevRemote | null {
  const [, body = '', expires = '', text = '', signature = ''] = /^((\d+)\.([\w-]+))\.([\w-]+)$/.exec(cookie ?? '') ?? []
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(body, keys))]
  if (given.length !== right.length || !timingSafeEqual(given, right) || Number(expires) <= now.getTime()) return null
  return readDevRemote(text).remote
}

const signatureOf = (body: string, keys: Pick<Keys, 'hash'>): string => keyedHash(keys, PURPOSE, body).toString('base64url')

function inflated(text: string): { origin?: unknown; manifest?: unknown } | null {
  try {
    const value: unknown = JSON.parse(inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: MOST_BYTES }).toString())
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function loopbackOrigin(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null
  const { protocol, host, origin } = new URL(value)
  return protocol === 'http:' && isLoopback(host) && origin === value ? origin : null
}

/** As a version of the registry. Its entry has no hash: it changes with each build of its developer. */
export const devVersion = ({ manifest }: DevRemote): Version => ({
  name: manifest.name,
  build: DEV_BUILD,
  entry: DEV_ENTRY,
  // No algorithm that browsers know, so that they compare nothing; the shell loads no script without a value.
  integrity: { [DEV_ENTRY]: 'unpublished' },
  portal: manifest,
})

/** What is live, with the remote in place of the published one of its name. */
export function withDevRemote(registry: ResolvedRegistry, dev: DevRemote): ResolvedRegistry {
  const version = devVersion(dev)
  const others = registry.remotes.filter(({ version: { name } }) => name !== version.name)
  return { ...registry, remotes: [...others, { version, manifest: dev.manifest, reason: `development at ${dev.origin}` }] }
}
