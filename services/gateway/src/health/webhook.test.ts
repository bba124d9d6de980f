import { generateKeyPairSync, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isPrivateAddress, postWebhook, type WebhookFailed } from './webhook'

const pair = generateKeyPairSync('ed25519')
const keys = { notices: { current: { kid: '0', privateKey: pair.privateKey }, publicKeys: new Map([['0', pair.publicKey]]) } }
const now = new Date('2026-11-28T10:00:00.000Z')
const body = '{"remote":"training"}'

const got: { headers: IncomingMessage['headers']; body: string }[] = []
let answer: (response: ServerResponse) => void = (response) => response.end()
const server = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  request.on('end', () => {
    got.push({ headers: request.headers, body: text })
    answer(response)
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const post = (to: string, allowPrivate: boolean, limitMs?: number) =>
  postWebhook({ url: to, body, now, keys, allowPrivate, ...(limitMs && { limitMs }) }).then(
    () => 'sent',
    (error: WebhookFailed) => `${error.message}${error.again ? ', again' : ''}`,
  )

it('is signed by the portal over time and body, so that nobody can send another or repeat it later', async () => {
  expect(await post(url, true)).toBe('sent')
  const { headers, body: received } = got.at(-1) ?? { headers: {}, body: '' }
  const at = String(headers['onward-timestamp'])
  const signature = Buffer.from(String(headers['onward-signature']).replace('ed25519=', ''), 'base64')
  expect(received).toBe(body)
  expect(at).toBe('1795860000')
  expect(verify(null, Buffer.from(`${at}.${received}`), pair.publicKey, signature)).toBe(true)
  expect(verify(null, Buffer.from(`${at}1.${received}`), pair.publicKey, signature)).toBe(false)
})

it('follows no redirect, and tries again only what may succeed', async () => {
  const sent = got.length
  answer = (response) => response.writeHead(302, { location: url }).end()
  expect(await post(url, true)).toBe('HTTP 302')
  answer = (response) => response.writeHead(410).end()
  expect(await post(url, true)).toBe('HTTP 410')
  answer = (response) => response.writeHead(503).end('secret text')
  expect(await post(url, true)).toBe('HTTP 503, again')
  expect(got).toHaveLength(sent + 3)
  answer = () => undefined
  expect(await post(url, true, 50)).toBe('no answer in time, again')
  expect(await post('http://127.0.0.1:1/hook', true)).toBe('ECONNREFUSED, again')
})

it('reaches neither this machine nor a private network, by number or by name, unless the deployment allows it', async () => {
  const sent = got.length
  for (const to of [
    url,
    url.replace('http:', 'https:'),
    'https://localhost/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
  ])
    expect(await post(to, false)).toBe('a private address')
  expect(got).toHaveLength(sent)
})

it.each([
  ['127.0.0.1', true],
  ['169.254.169.254', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['93.184.216.34', false],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['64:ff9b::7f00:1', true],
  ['2002:7f00:1::', true],
  ['2a00:1450:4009::1', false],
  ['no address', true],
])('%s is private: %s', (address, isPrivate) => expect(isPrivateAddress(address)).toBe(isPrivate))
