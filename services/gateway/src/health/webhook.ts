import { sign } from 'node:crypto'
import { type LookupAddress, lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Keys } from '@onward/service-kit/keys'

export const WEBHOOK_LIMIT_MS = 10_000
export const NOTICES_KEY_PATH = '/kit/notices.pem'

/** Addresses that are not of the public network. */
const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')
/** All but the global unicast addresses; documentation and tunnels to version 4 among them too. */
const PUBLIC_6 = new BlockList()
PUBLIC_6.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')

export function isPrivateAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return PRIVATE.check(address, 'ipv4')
  return kind !== 6 || !PUBLIC_6.check(address, 'ipv6') || PRIVATE.check(address, 'ipv6')
}

/** The message names what an administrator reads; never the answer's text. */
export class WebhookFailed extends Error {
  constructor(
    message: string,
    /** Whether another try may succeed. */
    readonly again: boolean,
  ) {
    super(message)
  }
}

interface Webhook {
  url: string
  body: string
  now: Date
  keys: Pick<Keys, 'notices'>
  allowPrivate: boolean
  limitMs?: number
}

/**
 * Posts a signed notice, without following redirects. The address that is connected to is the one that was checked. Throws
 * `WebhookFailed`.
 */
export async function postWebhook({ url, body, now, keys, allowPrivate, limitMs = WEBHOOK_LIMIT_MS }: Webhook): Promise<void> {
  const to = new URL(url)
  const host = to.hostname.replace(/^\[|\]$/g, '')
  const refused = () => new WebhookFailed('a private address', false)
  if (!allowPrivate && (to.protocol !== 'https:' || (isIP(host) !== 0 && isPrivateAddress(host)))) throw refused()
  const { current } = keys.notices
  if (!current) throw new WebhookFailed('no key to sign with', true)
  const at = String(Math.floor(now.getTime() / 1000))
  const signature = sign(null, Buffer.from(`${at}.${body}`), current.privateKey).toString('base64')
  const checkedLookup: LookupFunction = (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
      if (error) return done(error, '')
      if (!allowPrivate && found.some(({ address }) => isPrivateAddress(address))) return done(refused(), '')
      return options.all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family)
    })
  const status = await new Promise<number>((resolve, reject) => {
    const send = to.protocol === 'https:' ? requestHttps : requestHttp
    const sending = send(
      to,
      {
        method: 'POST',
        lookup: checkedLookup,
        signal: AbortSignal.timeout(limitMs),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'onward-notices',
          'onward-timestamp': at,
          'onward-signature': `ed25519=${signature}`,
          'onward-key': current.kid,
        },
      },
      (answer) => {
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      },
    )
    sending.on('error', reject)
    sending.end(body)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof WebhookFailed) throw error
    throw new WebhookFailed(
      error.name === 'AbortError' || error.name === 'TimeoutError' ? 'no answer in time' : (error.code ?? 'no connection'),
      true,
    )
  })
  if (status < 200 || status > 299) throw new WebhookFailed(`HTTP ${status}`, status >= 500 || status === 429 || status === 408)
}
