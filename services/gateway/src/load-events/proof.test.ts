import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { readProof, reporterOf, signProof } from './proof'

const keysOf = (bytes: Buffer) => ({ hash: { current: { kid: 'one', bytes }, all: new Map([['one', bytes]]) } })
const keys = keysOf(randomBytes(32))
const at = new Date('2026-11-29T10:00:00.000Z')
const from = (ip: string, headers: Record<string, string> = {}) => ({ ip, headers }) as unknown as FastifyRequest
const reporter = (ip: string, account: string | null = null, headers = {}, origin = 'https://onward.example') =>
  reporterOf(keys, from(ip, headers), account, origin)

it('is read by the portal that signed it alone, for half a day', () => {
  const proof = signProof(keys, reporter('192.0.2.7'), 's1', at)
  expect(readProof(keys, proof, at)).toMatchObject({ shell: 's1', isSignedIn: false, at: at.getTime() })
  expect(readProof(keysOf(randomBytes(32)), proof, at)).toBeNull()
  const after = (minutes: number) => readProof(keys, proof, new Date(at.getTime() + minutes * 60_000))
  expect([after(12 * 60) !== null, after(12 * 60 + 1), after(-2)]).toEqual([true, null, null])
  expect(signProof(keys, reporter('192.0.2.7'), 's1', at)).not.toBe(proof)
})

it('names no address, browser or account, and fits a report', () => {
  const account = '00000000-0000-4000-8000-000000000001'
  const proof = signProof(keys, reporter('2001:db8:1:2::7', account, { 'user-agent': 'Firefox' }), 'a'.repeat(40), at)
  const said = Buffer.from(proof.split('.')[0] ?? '', 'base64url').toString()
  expect(said).not.toMatch(/2001|Firefox|00000000-/)
  expect(proof.length).toBeLessThanOrEqual(500)
})

it('knows one network by its first 64 bits, one browser in it by its name, and one account anywhere', () => {
  const [one, other] = [reporter('2001:db8:1:2::7'), reporter('2001:db8:1:2:aaaa::9')]
  expect(one).toEqual(other)
  expect(reporter('2001:db8:1:3::7').network).not.toBe(one.network)
  expect(reporter('2001:db8:1:2::7', null, { 'user-agent': 'Firefox' })).toMatchObject({ network: one.network })
  expect(reporter('2001:db8:1:2::7', null, { 'user-agent': 'Firefox' }).sender).not.toBe(one.sender)
  expect(reporter('192.0.2.7', 'account').sender).toBe(reporter('192.0.2.8', 'account').sender)
})

it('takes nobody for this machine whom a proxy sent, nor at an address of the internet', () => {
  const local = 'http://localhost:3000'
  expect(reporter('127.0.0.1', null, {}, local).network).toBe('')
  expect(reporter('::1', null, {}, 'http://[::1]:3000').network).toBe('')
  expect(reporter('127.0.0.1').network).not.toBe('')
  expect(reporter('127.0.0.1', null, { 'x-forwarded-for': '192.0.2.7' }, local).network).not.toBe('')
  expect(reporter('192.0.2.7', null, {}, local).network).not.toBe('')
})
