import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import type { BadgeEvidence } from '@onward/contracts'
import { signHandover } from '@onward/service-kit'
import { loadKeys, rotateKey } from '@onward/service-kit/keys'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { adminCommands } from './admin'
import { service } from './app'
import { holderOf, identityHash, type OpenBadge, readSigned, signBadge } from './credentials/credential'

const NOW = new Date()

const { server, owner } = servicesUnderTest({ services: [service], clock: () => NOW, config: { rateFactor: 100 } })

const EMAIL = 'Zoë.Łukasiewicz@example.org'
const ask = (method: 'GET' | 'POST', at: string, who?: TestPerson, payload?: object) =>
  server.app.inject({ method, url: `/api/learning${at}`, headers: { ...who?.headers }, ...(payload && { payload }) })
const evidence = (accountId: string, at = NOW) => {
  const say: BadgeEvidence = { accountId, email: EMAIL, cvId: randomUUID(), letterId: randomUUID() }
  return signHandover(server.keys, { from: 'jobseekers', to: 'learning' }, say, at)
}
const claim = async (who: TestPerson, proof?: string) =>
  ask('POST', '/badges/cv-cover-letter-basics', who, { evidence: proof ?? (await evidence(who.accountId)) })
async function earned(): Promise<{ who: TestPerson; id: string }> {
  const who = await server.person('user')
  return { who, id: (await claim(who)).json().credentialId }
}
const file = async (id: string, format: 'json' | 'jwt' | 'png') => ask('GET', `/credentials/${id}/file?format=${format}`)
const context = () => ({ db: server.kit('learning').db, clock: () => NOW, log: { info: () => undefined } })

describe('earning the badge of the CV review', () => {
  it('needs a valid statement of the jobseekers’ service for the signed-in account', async () => {
    const who = await server.person('user')
    const stranger = await server.person('user')
    expect((await claim(who, 'a.b.c')).statusCode).toBe(400)
    expect((await claim(who, await evidence(stranger.accountId))).statusCode).toBe(404)
    expect((await claim(who, await evidence(who.accountId, new Date(NOW.getTime() - 6 * 60_000)))).statusCode).toBe(410)
    expect((await ask('GET', '/badges', who)).json()).toEqual({ items: [] })
    expect((await claim(who)).statusCode).toBe(200)
    expect((await ask('GET', '/badges', who)).json().items).toMatchObject([
      { badge: 'cv-cover-letter-basics', way: 'cv-review', revokedAt: null },
    ])
  })

  it('gives one credential for simultaneous requests, and announces it once', async () => {
    const who = await server.person('user')
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(who)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map((answer) => answer.json().credentialId)).size).toBe(1)
    const events = await owner`select 1 from events.log where type = 'badge.awarded' and payload->>'accountId' = ${who.accountId}`
    expect(events).toHaveLength(1)
  })
})

describe('the credential', () => {
  it('verifies with the published keys alone, and its claims agree with its fields', async () => {
    const { id } = await earned()
    const jwt = (await file(id, 'jwt')).body
    const keys = createLocalJWKSet((await ask('GET', '/issuer/keys')).json())
    const { payload, protectedHeader } = await jwtVerify(jwt, keys, { currentDate: new Date(NOW.getTime() + 2_000) })
    const badge = payload as unknown as OpenBadge
    expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'JWT' })
    const kid = new URL(protectedHeader.kid ?? '')
    expect((await server.app.inject(kid.pathname)).json()).toMatchObject({ kty: 'RSA', kid: kid.href })
    expect([payload.iss, payload.jti, payload.sub]).toEqual([badge.issuer.id, badge.id, badge.credentialSubject.id])
    expect(payload.nbf).toBe(Math.floor(Date.parse(badge.validFrom) / 1000))
    expect(badge).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      id: `http://localhost:3000/badges/${id}`,
      issuer: { type: ['Profile'], name: 'Onward' },
      credentialSubject: {
        type: ['AchievementSubject'],
        achievement: { type: ['Achievement'], name: 'CV & Cover Letter Basics' },
      },
      credentialStatus: { type: '1EdTechRevocationList' },
    })
    expect((await ask('GET', '/issuer')).json().id).toBe(badge.issuer.id)
  })

  it('names its holder by a salted hash only', async () => {
    const { id, who } = await earned()
    const jwt = (await file(id, 'jwt')).body
    const payload = Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()
    expect(payload).not.toMatch(/zoë|łukasiewicz|example\.org/i)
    expect(payload).not.toContain(who.accountId)
    const [identity] = (JSON.parse(payload) as OpenBadge).credentialSubject.identifier
    expect(identity?.identityHash).toBe(identityHash(EMAIL.toLowerCase(), identity?.salt ?? ''))
    const isHolder = async (email: string) => (await ask('POST', `/credentials/${id}/holder`, undefined, { email })).json()
    expect([await isHolder(` ${EMAIL} `), await isHolder('somebody@example.org')]).toEqual([
      { isHolder: true },
      { isHolder: false },
    ])
  })

  it('is baked into a picture that readers of PNG accept', async () => {
    const { id } = await earned()
    const png = (await file(id, 'png')).rawPayload
    const found: [string, Buffer][] = []
    for (let at = 8; at < png.length; ) {
      const length = png.readUInt32BE(at)
      const named = png.subarray(at + 4, at + 8 + length)
      expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named))
      found.push([named.subarray(0, 4).toString(), named.subarray(4)])
      at += length + 12
    }
    expect([found[0]?.[0], found.at(-1)?.[0]]).toEqual(['IHDR', 'IEND'])
    const text = found.find(([type]) => type === 'iTXt')?.[1].toString() ?? ''
    expect(text).toBe(`openbadgecredential\0\0\0\0\0${(await file(id, 'jwt')).body}`)
  })

  it('comes in JSON with its signature', async () => {
    const { id } = await earned()
    const answer = await file(id, 'json')
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.json()).toMatchObject({ type: 'EnvelopedVerifiableCredential' })
    expect(answer.json().id).toBe(`data:application/vc+jwt,${(await file(id, 'jwt')).body}`)
  })

  it('is not called genuine when it was altered, moved to another badge, or signed by somebody else', async () => {
    const { id } = await earned()
    const { id: other } = await earned()
    expect((await ask('GET', `/credentials/${id}`)).json()).toMatchObject({ status: 'valid', badge: 'cv-cover-letter-basics' })
    const [row] = await owner<{ jwt: string }[]>`select jwt from learning.credentials where id = ${id}`
    const jwt = row?.jwt ?? ''
    const [head, body, sign] = jwt.split('.')
    const forged = Buffer.from(
      Buffer.from(body ?? '', 'base64url')
        .toString()
        .replace('CV &', 'XX &'),
    ).toString('base64url')
    const [moved] = await owner<{ jwt: string }[]>`select jwt from learning.credentials where id = ${other}`
    // Earned before the portal's address changed: still genuine.
    const older = { id, badge: 'cv-cover-letter-basics', way: 'cv-review', issuedAt: NOW, holder: holderOf(EMAIL) } as const
    await owner`update learning.credentials set jwt = ${await signBadge(server.keys.issuer, 'https://old.example', older)} where id = ${id}`
    expect((await ask('GET', `/credentials/${id}`)).statusCode).toBe(200)
    for (const bad of [`${head}.${forged}.${sign}`, moved?.jwt ?? '', 'x']) {
      await owner`update learning.credentials set jwt = ${bad} where id = ${id}`
      expect((await ask('GET', `/credentials/${id}`)).statusCode).toBe(404)
      expect((await file(id, 'png')).statusCode).toBe(404)
    }
    await owner`update learning.credentials set jwt = ${jwt} where id = ${id}`
    expect((await ask('GET', `/credentials/${id}`)).statusCode).toBe(200)
  })

  it('stays valid after the key was rotated', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'onward-issuer-'))
    const earnedBefore = {
      id: randomUUID(),
      badge: 'workplace-readiness',
      way: 'course',
      issuedAt: NOW,
      holder: holderOf(EMAIL),
    } as const
    const before = await loadKeys(folder, { create: true })
    const jwt = await signBadge(before.issuer, 'https://onward.example', earnedBefore)
    await rotateKey(folder, 'issuer', NOW)
    const after = await loadKeys(folder, { create: false })
    expect(after.issuer.current?.kid).not.toBe(before.issuer.current?.kid)
    expect((await readSigned(after.issuer, jwt))?.id).toBe(`https://onward.example/badges/${earnedBefore.id}`)
    expect(await readSigned(server.keys.issuer, jwt)).toBeNull()
    await rm(folder, { recursive: true })
  })
})

describe('revoking', () => {
  it('shows at once on the page and in the list, with the reason; the badge can be earned again', async () => {
    const { who, id } = await earned()
    for (const why of [undefined, 'for fun', 'holder-left']) {
      await expect(adminCommands['revoke-badge']?.run([id, why ?? ''], context())).rejects.toThrow('Say why')
    }
    await adminCommands['revoke-badge']?.run([id, 'by-mistake'], context())
    const events = await owner`select payload from events.log where type = 'badge.revoked' and subject = ${id}`
    expect(events.map(({ payload }) => payload)).toEqual([
      { accountId: who.accountId, credentialId: id, badge: 'cv-cover-letter-basics' },
    ])
    await expect(adminCommands['revoke-badge']?.run([id, 'by-mistake'], context())).rejects.toThrow('revoked already')
    expect((await ask('GET', `/credentials/${id}`)).json()).toMatchObject({
      status: 'revoked',
      revocationReason: 'by-mistake',
    })
    expect((await ask('GET', '/issuer/revocations')).json().revokedCredential).toContainEqual({
      id: `http://localhost:3000/badges/${id}`,
      revoked: true,
      revocationReason: 'It was given by mistake.',
    })
    const next = (await claim(who)).json().credentialId
    expect(next).not.toBe(id)
    expect((await ask('GET', `/credentials/${next}`)).json().status).toBe('valid')
  })
})

it('shows a session its own badges alone', async () => {
  await earned()
  const stranger = await server.person('user')
  await server.kit('learning').db.withSession(stranger.sessionId, async (tx) => {
    expect([...(await tx.execute('select 1 from learning.credentials'))]).toEqual([])
  })
})
