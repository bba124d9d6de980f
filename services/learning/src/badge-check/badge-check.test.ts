import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { BADGE_FILE_RULE, type BadgeCheck, badgeCheck } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import * as v from 'valibot'
import { adminCommands } from '../admin'
import { service } from '../app'
import { holderOf } from '../credentials/credential'
import { award } from '../credentials/store'

const NOW = new Date()
const EMAIL = 'Zoë.Łukasiewicz@example.org'
let employer: TestPerson

const { server } = servicesUnderTest({ services: [service], clock: () => NOW, config: { rateFactor: 100 } })
beforeAll(async () => {
  employer = await server.person('employer')
})

async function earned(): Promise<string> {
  const given = { id: randomUUID(), accountId: randomUUID(), badge: 'workplace-readiness', way: 'course', cvId: null } as const
  const { keys, config } = server
  const issued = { ...given, issuedAt: NOW, holder: holderOf(EMAIL) }
  return server.kit('learning').db.withSystem((tx) => award(tx, { keys, config }, issued))
}
const file = async (id: string, format: 'json' | 'jwt' | 'png') =>
  server.app.inject({ url: `/api/learning/credentials/${id}/file?format=${format}` })
async function check(badge: string, email = ''): Promise<BadgeCheck> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/learning/badge-check',
    headers: employer.headers,
    payload: { badge, email },
  })
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)])
  return v.parse(badgeCheck, answer.json())
}
async function checkFile(bytes: Buffer, name: string, email = ''): Promise<BadgeCheck> {
  const body = new FormData()
  body.append('email', email)
  body.append('file', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://x', { method: 'POST', body })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/learning/badge-check/file',
    headers: { ...employer.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)])
  return v.parse(badgeCheck, answer.json())
}

/** A foreign badge, with the key that signed it in its header or in its issuer's name. */
async function foreign(change: { badge?: object; where?: 'header' | 'issuer' | 'nowhere' } = {}): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const { where = 'header' } = change
  const issuer =
    where === 'issuer' ? `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}` : 'https://school.example'
  const badge = {
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: issuer, name: 'Moor School' },
    validFrom: '2025-01-01T00:00:00Z',
    credentialSubject: {
      identifier: { hashed: false, identityType: 'emailAddress', identityHash: EMAIL },
      achievement: { name: { en: 'First aid' }, criteria: { narrative: 'Passed the test' } },
    },
    ...change.badge,
  }
  const header =
    where === 'header'
      ? { alg: 'EdDSA', jwk }
      : { alg: 'EdDSA', kid: where === 'issuer' ? `${issuer}#0` : 'https://school.example/key' }
  return new CompactSign(Buffer.from(JSON.stringify(badge))).setProtectedHeader(header).sign(privateKey)
}
const tampered = (jwt: string, change: (text: string) => string) => {
  const [header = '', payload = '', signature = ''] = jwt.split('.')
  const text = change(Buffer.from(payload, 'base64url').toString('utf8'))
  return [header, Buffer.from(text).toString('base64url'), signature].join('.')
}

describe('a badge of Onward', () => {
  it('is genuine in every form: address, id, JWT, JSON, an array, file, picture', async () => {
    const id = await earned()
    const jwt = (await file(id, 'jwt')).body
    const json = (await file(id, 'json')).body
    const genuine = { verdict: 'genuine', own: { credentialId: id, badge: 'workplace-readiness', way: 'course' }, isHolder: null }
    for (const text of [
      `${server.config.origin}/badges/${id}`,
      id.toUpperCase(),
      ` ${jwt}\n`,
      `"${jwt}"`,
      json,
      `[${json}]`,
      jwt.replace(/\./g, '.\n'),
    ])
      expect(await check(text)).toMatchObject(genuine)
    expect(await checkFile(Buffer.from(json), 'badge.json')).toMatchObject(genuine)
    expect(await checkFile((await file(id, 'png')).rawPayload, 'badge.png')).toMatchObject(genuine)
  })

  it('says whether it belongs to the applicant, by the address that the employer knows', async () => {
    const id = await earned()
    expect((await check(id, EMAIL.toUpperCase())).isHolder).toBe(true)
    expect((await check(id, 'somebody@else.example')).isHolder).toBe(false)
    expect((await checkFile((await file(id, 'png')).rawPayload, 'a.png', EMAIL)).isHolder).toBe(true)
  })

  it('is revoked, with the reason, when it was revoked after it was shared', async () => {
    const id = await earned()
    const jwt = (await file(id, 'jwt')).body
    const context = { db: server.kit('learning').db, clock: () => NOW, log: { info: () => undefined } }
    await adminCommands['revoke-badge']?.run([id, 'by-mistake'], context)
    for (const text of [id, jwt]) expect(await check(text)).toMatchObject({ verdict: 'revoked', revocationReason: 'by-mistake' })
  })

  it('is altered when one character of it is, and then names no holder', async () => {
    const jwt = (await file(await earned(), 'jwt')).body
    const other = tampered(jwt, (text) => text.replace('Workplace Readiness', 'Brain Surgery'))
    expect(await check(other, EMAIL)).toMatchObject({ verdict: 'altered', own: null, isHolder: null })
  })

  it('is unknown by an id that was never issued', async () => {
    expect(await check(`${server.config.origin}/badges/${randomUUID()}`)).toMatchObject({ verdict: 'unknown' })
  })
})

describe('a foreign badge', () => {
  it('is checked by the key it carries, which nobody has confirmed', async () => {
    for (const where of ['header', 'issuer'] as const) {
      const jwt = await foreign({ where })
      const says = { name: 'First aid', issuer: 'Moor School', criteria: 'Passed the test' }
      expect(await check(jwt, EMAIL)).toMatchObject({ verdict: 'other-intact', own: null, says, isHolder: true })
      expect(await check(tampered(jwt, (text) => text.replace('First', 'Last')))).toMatchObject({ verdict: 'altered' })
    }
    expect(await check(await foreign({ badge: { validUntil: '2026-01-01T00:00:00Z' } }))).toMatchObject({
      verdict: 'other-expired',
    })
  })

  it('is never checked by a request to an address in it', async () => {
    expect(await check(await foreign({ where: 'nowhere' }))).toMatchObject({ verdict: 'other-unchecked' })
    expect(await check('https://school.example/badges/1')).toMatchObject({ verdict: 'elsewhere' })
    const proof = { type: 'DataIntegrityProof', verificationMethod: 'http://169.254.169.254/' }
    const badge = { type: ['OpenBadgeCredential'], credentialSubject: {}, proof }
    expect(await check(JSON.stringify(badge))).toMatchObject({ verdict: 'other-unchecked' })
  })

  it('cannot pass for ours: not by a name, not by an address, not by a key of its own', async () => {
    const { origin } = server.config
    const names = { id: `${origin}/badges/${await earned()}`, issuer: { id: `${origin}/api/learning/issuer`, name: 'Onward' } }
    expect(await check(await foreign({ badge: names }))).toMatchObject({ verdict: 'altered', own: null })
    const { id } = names
    expect(await check(await foreign({ badge: { id } }))).toMatchObject({ verdict: 'altered', own: null })
  })
})

it('a badge without a signature is one that anybody could have written', async () => {
  const badge = { type: ['VerifiableCredential', 'OpenBadgeCredential'], name: 'Nice', credentialSubject: { achievement: {} } }
  expect(await check(JSON.stringify(badge), EMAIL)).toMatchObject({ verdict: 'unsigned', says: { name: 'Nice' }, isHolder: null })
})

it('anything else is refused as no badge: text, numbers, other JSON, broken pictures, pictures without one, bombs', async () => {
  for (const text of [
    'hello',
    '42',
    '{}',
    '[]',
    'null',
    '"',
    'a.b.c',
    '[[[[[[{}]]]]]]',
    '{"id":"data:application/vc+jwt,a.b.c"}',
  ])
    expect((await check(text)).verdict).toBe('unreadable')
  const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunk = (type: string, data: Buffer, length = data.length) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(length)
    return Buffer.concat([size, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const bomb = Buffer.concat([Buffer.from('openbadgecredential\0\u0001\0\0\0'), deflateSync(Buffer.alloc(50_000_000, 32))])
  for (const bytes of [
    head,
    Buffer.concat([head, chunk('iTXt', Buffer.from('x'), 0xfffffff0)]),
    Buffer.concat([head, chunk('iTXt', bomb)]),
  ])
    expect((await checkFile(bytes, 'a.png')).verdict).toBe('unreadable')
  expect(bomb.length).toBeLessThan(BADGE_FILE_RULE.maxBytes)
})

it('is for employers', async () => {
  const person = await server.person('user')
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/learning/badge-check',
    headers: person.headers,
    payload: { badge: 'x' },
  })
  expect(answer.statusCode).toBe(403)
})
