import { randomBytes } from 'node:crypto'
import { CLIENT_HEADER, clientHeader, clientNamedIn } from './client-address'

const keysOf = (bytes: Buffer) => ({ hash: { current: { kid: 'a', bytes }, all: new Map() } })
const keys = keysOf(randomBytes(32))
const NOW = new Date('2026-11-24T12:00:00Z')
const header = (ip = '203.0.113.7') => clientHeader(keys, ip, NOW)[CLIENT_HEADER]
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

test.each(['203.0.113.7', '2001:db8::7'])('the visitor %s is read from a signed header for a minute', (ip) => {
  expect(clientNamedIn(header(ip), keys, NOW)).toBe(ip)
  expect(clientNamedIn(header(ip), keys, later(59))).toBe(ip)
  expect(clientNamedIn(header(ip), keys, later(61))).toBeNull()
  expect(clientNamedIn(header(ip), keys, later(-61))).toBeNull()
})

test.each<[string, unknown]>([
  ['no header', undefined],
  ['two headers', [header(), header()]],
  ['an address alone', '203.0.113.7'],
  ['another address', header()?.replace('203.0.113.7', '203.0.113.8')],
  ['another time', header()?.replace(String(NOW.getTime()), String(NOW.getTime() + 1))],
  ['another portal’s key', clientHeader(keysOf(randomBytes(32)), '203.0.113.7', NOW)[CLIENT_HEADER]],
  ['no address', clientHeader(keys, 'unknown', NOW)[CLIENT_HEADER]],
])('%s names nobody', (_case, given) => {
  expect(clientNamedIn(given, keys, NOW)).toBeNull()
})
