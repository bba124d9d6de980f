import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import fastifyCookie from '@fastify/cookie'
import type { PortalManifest } from '@onward/contracts'
import Fastify from 'fastify'
import { contentSecurityPolicy } from '../pages/document'
import type { LiveFrontEnd } from '../registry/resolve'
import { DEV_HOURS, openDevRemote, readDevRemote, sealDevRemote } from './dev-remote'
import { devRemoteOf, registerDevelopment } from './routes'

const keys = { hash: { current: { kid: '0', bytes: randomBytes(32) }, all: new Map() } }
const START = new Date('2026-11-28T09:00:00Z')
const hoursLater = (hours: number) => new Date(START.getTime() + hours * 3_600_000)

const manifest = (path = '/training'): PortalManifest => ({
  name: 'training',
  contract: 1,
  pages: [{ id: 'start', path, access: 'public', title: { en: 'Training', cy: 'Hyfforddiant' }, layout: 'frame' }],
  navigation: [],
  slots: [],
  uses: [],
})
const told = (origin: unknown, of: unknown = manifest()) =>
  deflateRawSync(JSON.stringify({ origin, manifest: of })).toString('base64url')
const remote = { origin: 'http://127.0.0.1:5100', manifest: manifest() }
const sealed = () => sealDevRemote(remote, keys, START) ?? ''

const LIVE: LiveFrontEnd[] = [
  {
    name: 'shell',
    stable: { name: 'shell', build: 's1', entry: null, integrity: {}, portal: { contract: 1, lends: [] } },
    canary: null,
    canaryPercent: 0,
  },
]
async function portal(allowed: boolean) {
  const app = Fastify()
  await app.register(fastifyCookie)
  const development = { allowed, keys, readLive: async () => LIVE, languageOf: () => 'en' as const, now: () => START }
  await registerDevelopment(app, development)
  app.get('/who', (request) => ({ origin: devRemoteOf(request, development)?.origin ?? null }))
  return app
}
const form = (text: string, headers: Record<string, string> = { origin: 'http://localhost:3000' }) => ({
  method: 'POST' as const,
  url: '/kit/dev',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  payload: new URLSearchParams({ with: text }).toString(),
})

it('takes a remote from a server of the own machine alone', () => {
  for (const origin of ['http://127.0.0.1:5100', 'http://localhost:5100', 'http://[::1]:5100'])
    expect(readDevRemote(told(origin)).remote?.origin).toBe(origin)
  for (const origin of [
    'http://evil.example:5100',
    'https://127.0.0.1:5100',
    'http://127.0.0.1.evil.example',
    'http://127.0.0.1:5100/path',
    'http://user@127.0.0.1:5100',
    "http://127.0.0.1:5100; script-src 'unsafe-inline'",
    5,
  ])
    expect(readDevRemote(told(origin)).remote).toBeNull()
  expect(readDevRemote('cut-off').faults[0]).toContain('cut off')
  expect(readDevRemote(told('http://127.0.0.1:1', { name: 'x' })).remote).toBeNull()
})

it('a cookie opens until it is over, and never when a letter of it was changed or with another key', () => {
  expect(openDevRemote(sealed(), keys, hoursLater(DEV_HOURS - 0.1))).toEqual(remote)
  expect(openDevRemote(sealed(), keys, hoursLater(DEV_HOURS))).toBeNull()
  const [expires = '', ...rest] = sealed().split('.')
  expect(openDevRemote([String(Number(expires) + 1), ...rest].join('.'), keys, START)).toBeNull()
  const others = { hash: { current: { kid: '0', bytes: randomBytes(32) }, all: new Map() } }
  expect(openDevRemote(sealed(), others, START)).toBeNull()
  expect(openDevRemote(undefined, keys, START)).toBeNull()
})

it('a static half that no cookie can hold is not cut', () => {
  const pages = Array.from({ length: 400 }, () => ({ ...manifest().pages[0], id: randomBytes(8).toString('hex') }))
  expect(sealDevRemote({ ...remote, manifest: { ...manifest(), pages } as PortalManifest }, keys, START)).toBeNull()
})

it('a link asks, and only the pressed button sets the cookie, which its reset takes away', async () => {
  const app = await portal(true)
  const asked = await app.inject(`/kit/dev?with=${told(remote.origin)}`)
  expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([200, undefined])
  expect(asked.body).toContain('Show the remote “training” from http://127.0.0.1:5100')
  expect((await app.inject(form(told(remote.origin), {}))).cookies).toEqual([])
  const taken = await app.inject(form(told(remote.origin)))
  expect([taken.statusCode, taken.headers.location]).toEqual([303, '/training'])
  const [cookie] = taken.cookies
  expect(cookie).toMatchObject({ name: 'onward_dev', httpOnly: true, sameSite: 'Lax' })
  const cookies = { onward_dev: cookie?.value ?? '' }
  expect((await app.inject({ url: '/who', cookies })).json()).toEqual({ origin: remote.origin })
  const reset = await app.inject({ method: 'POST', url: '/kit/dev/reset', cookies })
  expect(reset.cookies[0]).toMatchObject({ name: 'onward_dev', value: '' })
})

it('refuses what publishing would refuse, with the reason, and what no markup may break', async () => {
  const app = await portal(true)
  const reserved = await app.inject(`/kit/dev?with=${told(remote.origin, manifest('/login'))}`)
  expect([reserved.statusCode, reserved.body.includes('would take /login')]).toEqual([422, true])
  const odd = { ...manifest(), contract: 7 }
  expect((await app.inject(form(told(remote.origin, odd)))).cookies).toEqual([])
  const script = await app.inject(`/kit/dev?with=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(script.body).not.toContain('<script')
})

it('where the portal does not allow it nothing is asked, set or taken', async () => {
  const app = await portal(false)
  expect((await app.inject(`/kit/dev?with=${told(remote.origin)}`)).statusCode).not.toBe(200)
  expect((await app.inject(form(told(remote.origin)))).cookies).toEqual([])
  expect((await app.inject({ url: '/who', cookies: { onward_dev: sealed() } })).json()).toEqual({ origin: null })
})

it('the policy of everybody else does not name the server', () => {
  const origin = 'https://portal.example'
  expect(contentSecurityPolicy(origin, 'n', [])).not.toContain('127.0.0.1')
  expect(contentSecurityPolicy(origin, 'n', ['/assets/shell/b1/'], remote.origin)).toContain(
    `script-src ${origin}/assets/shell/b1/ ${remote.origin};`,
  )
})
