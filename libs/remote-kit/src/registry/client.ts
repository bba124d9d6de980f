import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, ResponseOf } from '@onward/contracts/endpoint'
import { pathOf } from '@onward/contracts/endpoint'
import { readRemote } from '@onward/contracts/gateway/registry-api'
import { CommandRefused, type Context, type Values } from '../command'
import { installedFrom } from '../portal-address'

/** Options of every command that asks a portal. */
export const PORTAL_OPTIONS = { portal: { type: 'string' }, token: { type: 'string' } } as const

export interface PortalSettings {
  origin: string
  token: string
}

/** The portal and the deploy token: options, else ONWARD_PORTAL and ONWARD_TOKEN; the portal is else the one that the kit came from. */
export async function portalSettings(values: Values, { env }: Pick<Context, 'env'>): Promise<PortalSettings> {
  const origin = String(values.portal ?? env.ONWARD_PORTAL ?? (await installedFrom()) ?? '')
  const token = String(values.token ?? env.ONWARD_TOKEN ?? '')
  if (!URL.canParse(origin)) throw new CommandRefused('Name the portal: set ONWARD_PORTAL to its address, or give --portal.')
  if (!token)
    throw new CommandRefused('Set ONWARD_TOKEN to a deploy token of the remote; an administrator of the portal makes them.')
  return { origin: new URL(origin).origin, token }
}

/** The remote that a command is about: its word, else the package in this folder. */
export async function remoteName(word: string | undefined, { cwd }: Pick<Context, 'cwd'>): Promise<string> {
  if (word) return word
  const text = await readFile(path.join(cwd, 'package.json'), 'utf8').catch(() => '{}')
  const { name = '' }: { name?: string } = JSON.parse(text)
  const own = /(?:^|\/|-)remote-([a-z][a-z0-9-]*)$/.exec(name)?.[1]
  if (!own) throw new CommandRefused('Name the remote, or call this in the folder of its package.')
  return own
}

interface Asking {
  name: string
  /** Other parts of the path, by name. */
  params?: Readonly<Record<string, string>>
  body?: object | FormData
}
/** Asks the registry of a portal. Throws `CommandRefused` with the reasons that it gives. */
export async function askRegistry<E extends Endpoint>(
  { origin, token }: PortalSettings,
  endpoint: E,
  { name, params = {}, body }: Asking,
): Promise<ResponseOf<E>> {
  const isForm = body instanceof FormData
  const answer = await fetch(origin + addressIn(pathOf(endpoint), { ...params, name }), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw new CommandRefused(`The portal at ${origin} does not answer (${error.cause?.code ?? error.message}).`)
  })
  const read = (await answer.json().catch(() => ({}))) as { detail?: string; errors?: { message: string }[] }
  if (answer.ok) return read as ResponseOf<E>
  const reasons = (read.errors ?? []).map(({ message }) => `- ${message}`)
  throw new CommandRefused([read.detail ?? `The portal answered ${answer.status}.`, ...reasons].join('\n'))
}

const addressIn = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_part, key: string) => encodeURIComponent(params[key] ?? ''))

export const readState = (settings: PortalSettings, name: string) => askRegistry(settings, readRemote, { name })

/** A file of the registry as text; null when there is none. */
export async function fetchText(
  { origin, token }: PortalSettings,
  endpoint: Endpoint,
  { name, params = {} }: Omit<Asking, 'body'>,
): Promise<string | null> {
  const answer = await fetch(origin + addressIn(pathOf(endpoint), { ...params, name }), {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.ok ? answer.text() : null
}
