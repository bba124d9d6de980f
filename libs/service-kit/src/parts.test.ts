import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cvGrant, Problem } from '@onward/contracts'
import * as fc from 'fast-check'
import { newReference } from './acts'
import { networkOf } from './call'
import { loadConfig } from './config'
import { folderStore, keyPart } from './files'
import { signHandover, verifyHandover } from './handover'
import { isHostOf, isLoopback } from './hosts'
import { keyedHash, loadKeys, openField, rolePassword, rotateKey, sealField } from './keys'
import { createLog, describeError } from './log'
import { createRateCounter } from './rate-limit'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'onward-kit-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const full = '/dev/full'
const whereThereIsOne = existsSync(full) ? it : it.skip
whereThereIsOne('a log on a full disk neither ends the process nor holds it up', () => {
  const script = `
    import { createLog } from ${JSON.stringify(pathToFileURL(path.join(__dirname, 'log.ts')).href)}
    const log = createLog('info')
    for (let n = 0; n < 100; n++) log.info({ n }, 'x'.repeat(1000))
    setTimeout(() => process.stderr.write('done'), 10)`
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', openSync(full, 'w'), 'pipe'],
    encoding: 'utf8',
    timeout: 250_000,
  })
  expect([status, stderr]).toEqual([0, 'done'])
})

describe('a receipt reference', () => {
  it('is easy to read out: no I, L, O or U', () => {
    for (let i = 0; i < 200; i += 1) expect(newReference()).toMatch(/^ONW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(newReference((n) => new Uint8Array(n).fill(255))).toBe('ONW-ZZZZ-ZZZZ')
  })
})

describe('settings', () => {
  it('have defaults that start a portal on this machine', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      origin: 'http://localhost:3000',
      origins: ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'],
      secure: false,
      poolSize: 4,
    })
    expect(loadConfig({ PUBLIC_ORIGIN: 'https://onward.example/', TRUST_PROXY: '1', SERVICES: 'jobs, messaging' })).toMatchObject(
      {
        origin: 'https://onward.example',
        secure: true,
        services: ['jobs', 'messaging'],
      },
    )
    expect(
      loadConfig({ PUBLIC_ORIGIN: 'https://onward.example, https://www.onward.example:443', TRUST_PROXY: '10.0.0.0/8, ::1' }),
    ).toMatchObject({
      origin: 'https://onward.example',
      origins: ['https://onward.example', 'https://www.onward.example'],
    })
    const model = { LLM_PROTOCOL: 'anthropic', LLM_BASE_URL: 'https://models.example/v1', LLM_MODEL: 'm', LLM_API_KEY: 'k' }
    expect([loadConfig({}).languageModel, loadConfig(model).languageModel]).toEqual([
      null,
      { protocol: 'anthropic', baseUrl: 'https://models.example/v1', model: 'm', apiKey: 'k' },
    ])
    expect(loadConfig({ PORT: '' }).port).toBe(3000)
    expect(loadConfig({ DATABASE_URL_JOBS: 'postgres://a@b/c' }).databaseUrls).toEqual({ jobs: 'postgres://a@b/c' })
  })
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ PUBLIC_ORIGIN: 'https://onward.example,onward.example' }, 'PUBLIC_ORIGIN must be an address that starts with http:// or'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
    [{ PASSWORD_MIN_SIGN_UP: '5' }, 'PASSWORD_MIN_SIGN_UP must be at least 6.'],
    [{ LLM_PROTOCOL: 'anthropic' }, 'LLM_PROTOCOL, LLM_BASE_URL and LLM_MODEL belong together.'],
    [{ LLM_BASE_URL: 'ftp://x' }, 'LLM_BASE_URL must be an address'],
    [{ SERVICES: 'jobs,typo' }, 'SERVICES must be "all" or a list of'],
  ])('that cannot be used are named in one sentence: %j', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(sentence)
  })
})

describe('a host', () => {
  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.3.2.1', '::1', '[::1]', '[::1]:3000'])(
    '%s is this machine',
    (host) => expect(isLoopback(host)).toBe(true),
  )
  it.each([
    ...['', '0.0.0.0', '::', '10.0.0.1', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil.example:127', '[::2]'],
    ...['127.0.0.1@evil.example', 'localhost:3000:1', 'evil.example/localhost'],
    undefined,
  ])('%s is not', (host) => expect(isLoopback(host)).toBe(false))
  it('is that of an origin, with the port that belongs to its scheme or without', () => {
    const of = (origin: string, host: string) => isHostOf([origin], host)
    expect(['onward.example', 'ONWARD.example', 'onward.example:443'].map((host) => of('https://onward.example', host))).toEqual([
      true,
      true,
      true,
    ])
    const others = ['onward.example:80', 'onward.example.', 'www.onward.example', 'onward.example.evil.example', '']
    expect(others.filter((host) => of('https://onward.example', host))).toEqual([])
    expect([of('http://localhost:3000', 'localhost:3000'), of('http://localhost:3000', 'localhost')]).toEqual([true, false])
  })
})

describe('keys', () => {
  it('are made once, for their owner alone, and stay the same', async () => {
    const place = path.join(folder, 'keys')
    const first = await loadKeys(place, { create: true })
    const again = await loadKeys(place, { create: false })
    expect(rolePassword(again, 'onward_jobs')).toBe(rolePassword(first, 'onward_jobs'))
    expect(keyedHash(again, 'a', 'x')).toEqual(keyedHash(first, 'a', 'x'))
    expect(keyedHash(again, 'b', 'x')).not.toEqual(keyedHash(first, 'a', 'x'))
    for (const name of await readdir(place)) expect((await stat(path.join(place, name))).mode & 0o777).toBe(0o600)
    await expect(loadKeys(path.join(folder, 'none'), { create: false })).rejects.toThrow('is missing')
  })

  it('can be rotated: the new one signs and seals, the old one still opens', async () => {
    const place = path.join(folder, 'rotated')
    const before = await loadKeys(place, { create: true })
    const sealed = sealField(before, '1990-02-03', 'row-1:date_of_birth')
    const now = new Date('2026-11-21T10:00:00Z')
    const token = await signHandover(before, { from: 'jobs', to: 'jobseekers' }, { a: 1 }, now)
    await rotateKey(place, 'fields', now)
    const kid = await rotateKey(place, 'handover-jobs', now)
    const after = await loadKeys(place, { create: false })
    expect(after.handovers.jobs.current?.kid).toBe(kid)
    expect(openField(after, sealed, 'row-1:date_of_birth')).toBe('1990-02-03')
    expect(sealField(after, 'x', 'row').startsWith(kid)).toBe(true)
    const { string, object, number } = await import('valibot')
    await expect(
      verifyHandover(after, { from: 'jobs', to: 'jobseekers' }, object({ a: number() }), token, now),
    ).resolves.toMatchObject({ payload: { a: 1 } })
    await expect(verifyHandover(after, { from: 'jobs', to: 'jobseekers' }, object({ a: string() }), token, now)).rejects.toThrow(
      Problem,
    )
  })

  it('open a field only where it was sealed', async () => {
    const keys = await loadKeys(path.join(folder, 'keys'), { create: true })
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (value, place, other) => {
        const sealed = sealField(keys, value, place)
        expect(openField(keys, sealed, place)).toBe(value)
        if (other !== place) expect(() => openField(keys, sealed, other)).toThrow()
        expect(() => openField(keys, `${sealed.slice(0, -2)}AA`.replace(sealed, `${sealed}A`), `${place}!`)).toThrow()
      }),
    )
  })
})

describe('a hand-over', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const id = '00000000-0000-4000-8000-000000000009'
  const grant = { grantId: id, disclosureId: id, accountId: id, organisation: 'Calder', withoutNames: false }

  it('is accepted in time, by its addressee and from its sender only, and has an id', async () => {
    const keys = await loadKeys(path.join(folder, 'keys'), { create: true })
    const route = { from: 'jobs', to: 'jobseekers' } as const
    const token = await signHandover(keys, route, grant, now, 60)
    const taken = await verifyHandover(keys, route, cvGrant, token, now)
    expect(taken).toEqual({ payload: grant, jti: expect.any(String), expiresAt: new Date(now.getTime() + 60_000) })
    const refused = (verifying: Promise<unknown>) => expect(verifying).rejects
    await refused(verifyHandover(keys, { ...route, to: 'messaging' }, cvGrant, token, now)).toMatchObject({
      code: 'malformed-request',
    })
    await refused(verifyHandover(keys, { from: 'jobseekers', to: 'jobseekers' }, cvGrant, token, now)).toMatchObject({
      code: 'malformed-request',
    })
    await refused(verifyHandover(keys, route, cvGrant, token, new Date(now.getTime() + 61_000))).toMatchObject({
      code: 'link-expired',
    })
    await refused(verifyHandover(keys, route, cvGrant, `${token.slice(0, -4)}AAAA`, now)).toMatchObject({
      code: 'malformed-request',
    })
    await refused(verifyHandover(keys, route, cvGrant, 'nonsense', now)).toMatchObject({ code: 'malformed-request' })
  })
})

describe('the file store', () => {
  it('keeps bytes under keys that are written once', async () => {
    const store = folderStore(path.join(folder, 'files'))
    const key = `cvs/person/random-${keyPart('Siân Lŵyd CV.pdf')}`
    await store.put(key, Buffer.from('bytes'))
    expect((await store.get(key)).toString()).toBe('bytes')
    await expect(store.put(key, Buffer.from('other'))).rejects.toMatchObject({ code: 'EEXIST' })
    expect((await store.get(key)).toString()).toBe('bytes')
    expect(await readdir(path.join(folder, 'files', 'cvs', 'person'))).toHaveLength(1)
    expect((await stat(path.join(folder, 'files', key))).mode & 0o777).toBe(0o600)
    await store.remove(key)
    await store.remove(key)
    expect(await store.has(key)).toBe(false)
    await expect(store.get(key)).rejects.toMatchObject({ code: 'ENOENT' })
  })
  it.each(['../secret', 'cvs/../../x', 'cvs//x', '/etc/passwd', 'cvs/.', 'alone', 'cvs/a\\b', 'cvs/a\u0000'])(
    'refuses the key %j',
    async (key) => {
      await expect(folderStore(folder).put(key, Buffer.from(''))).rejects.toThrow('Not a key')
      expect(await folderStore(folder).has('cvs/x')).toBe(false)
    },
  )
  it('makes any file name a safe part of a key that keeps its extension', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const part = keyPart(`${name}.docx`)
        expect(part).toMatch(/^[^/\\\u0000]+\.docx$/)
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(160)
      }),
    )
    expect(keyPart('../../etc/passwd')).toBe('_.._etc_passwd')
    expect(keyPart('')).toBe('file')
  })
})

describe('counting requests', () => {
  /** The shared bucket of all instances. */
  const shared = () => {
    const totals = new Map<string, number>()
    let asked = 0
    return {
      asked: () => asked,
      end: () => totals.clear(),
      take: async (bucket: string, tokens: number) => {
        asked += 1
        const total = (totals.get(bucket) ?? 0) + tokens
        totals.set(bucket, total)
        return { total, ttlMs: 60_000 }
      },
    }
  }
  it('never allows more than the limit, over any number of instances', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 600 }),
        async (max, instances, requests) => {
          const { take } = shared()
          const counters = Array.from({ length: instances }, () => createRateCounter(take, () => 0))
          const answers = await Promise.all(
            Array.from({ length: requests }, (_, i) => counters[i % instances]?.('b', max, 60_000)),
          )
          const passed = answers.filter((answer) => answer && answer.current <= max).length
          expect(passed).toBeLessThanOrEqual(max)
          if (instances === 1) expect(passed).toBe(Math.min(max, requests))
        },
      ),
      { numRuns: 40 },
    )
  })
  it('rarely asks the database where the limit is high, and starts again in the next window', async () => {
    let now = 0
    const bucket = shared()
    const hit = createRateCounter(bucket.take, () => now)
    for (let i = 0; i < 600; i += 1) expect((await hit('b', 600, 60_000)).current).toBeLessThanOrEqual(600)
    expect(bucket.asked()).toBe(20)
    expect((await hit('b', 600, 60_000)).current).toBe(601)
    now = 60_000
    bucket.end()
    expect((await hit('b', 600, 60_000)).current).toBe(1)
  })
  it('takes no more at once than the database grants, however high the limit', async () => {
    const taken: number[] = []
    const hit = createRateCounter(async (_bucket, tokens) => ({ total: taken.push(tokens) * tokens, ttlMs: 60_000 }))
    await hit('b', 6_000_000, 60_000)
    expect(taken).toEqual([1000])
  })
})

describe('the log', () => {
  it('never contains what a person sent', () => {
    const database = Object.assign(new Error('Key (email)=(ann@example.com) already exists'), {
      name: 'PostgresError',
      code: '23505',
      severity: 'ERROR',
      constraint_name: 'accounts_by_email',
    })
    const wrapped = new Error('Failed query: insert … params: ann@example.com', { cause: database })
    expect(describeError(wrapped)).toMatchObject({ code: '23505', constraint: 'accounts_by_email' })
    const lines: string[] = []
    const log = createLog('info', { write: (line: string) => void lines.push(line) })
    let syntax: unknown
    try {
      JSON.parse('ann@example.com')
    } catch (error) {
      syntax = error
    }
    log.error({ err: wrapped }, 'a')
    log.error({ err: syntax }, 'b')
    log.error(
      { err: Object.assign(new Error('550 no mailbox ann@example.com'), { code: 'EENVELOPE', responseCode: 550 }) },
      'mail',
    )
    log.info({ email: 'ann@example.com', account: { email: 'ann@example.com', token: 'ann@example.com' } }, 'c')
    expect(lines.join('')).not.toContain('ann@')
    expect(lines.join('')).toContain('parts.test')
  })
})

it('treats an IPv6 network as one sender', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
})

it('keeps private keys in files that name their generation', async () => {
  const names = await readdir(path.join(folder, 'keys'))
  expect(names).toContain('sessions.0.private.pem')
  expect(await readFile(path.join(folder, 'keys', 'sessions.0.private.pem'), 'utf8')).toContain('BEGIN PRIVATE KEY')
})
