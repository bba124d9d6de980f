import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { endpoint, id, idParams, Problem, problemDetails, written } from '@onward/contracts'
import { enqueue } from '@onward/database'
import { servicesUnderTest } from '@onward/testing/services'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { CLIENT_HEADER, clientHeader } from './client-address'
import type { ServiceDefinition } from './kit'
import { createTestServer, OWN_ORIGIN, type TestPerson, type TestServer } from './testing'

const service = 'messaging' as const
const note = v.object({
  text: v.pipe(v.string('Write something'), v.minLength(1, 'Write something'), v.maxLength(50)),
  count: v.optional(v.number()),
  tags: v.optional(v.array(v.object({ name: v.string() }))),
})
const writeNote = endpoint({
  service,
  method: 'POST',
  path: '/test/notes',
  changes: ['notice'],
  summary: 'x',
  access: ['user'],
  body: note,
  response: written({ n: v.number() }),
})
const readNote = endpoint({
  service,
  method: 'GET',
  path: '/test/notes/:id',
  summary: 'x',
  access: 'signed-in',
  params: idParams,
  query: v.object({ at: v.optional(v.string()) }),
  response: v.object({ id, role: v.string() }),
})
const open = endpoint({
  service,
  method: 'GET',
  path: '/test/open',
  summary: 'x',
  access: 'public',
  response: v.object({ who: v.nullable(v.string()) }),
})
const visitors = endpoint({
  service,
  method: 'POST',
  path: '/test/visitors',
  changes: ['notice'],
  summary: 'x',
  access: 'public',
  body: note,
  response: written({}),
})
const limited = endpoint({
  service,
  method: 'POST',
  path: '/test/limited',
  changes: ['notice'],
  summary: 'x',
  access: 'public',
  response: v.object({}),
  ratePerMinute: 5,
})
const failing = endpoint({
  service,
  method: 'GET',
  path: '/test/failing',
  summary: 'x',
  access: 'public',
  query: v.object({ how: v.string() }),
  response: v.object({}),
})

const download = endpoint({ service, method: 'GET', path: '/test/download', summary: 'x', access: 'public', raw: true })

let runs = 0
const heard: unknown[] = []
let signal: () => void = () => undefined
const tries = new Map<string, number>()
const definition: ServiceDefinition = {
  name: service,
  migrations: '',
  register(kit) {
    kit.handle(writeNote, (call) =>
      call.write(async (tx) => {
        runs += 1
        await tx.execute(sql`select pg_sleep(0.02)`)
        if (call.body.text === 'conflict') throw new Problem('state-conflict')
        return { resource: 'notes/1', answer: { n: runs } }
      }),
    )
    kit.handle(readNote, (call) => call.read(async (_tx, who) => ({ id: call.params.id, role: who?.role ?? '' })))
    kit.handle(open, (call) => call.read(async (_tx, who) => ({ who: who?.accountId ?? null })))
    kit.handle(visitors, (call) => call.write(async () => ({ resource: 'visitors', answer: {} })))
    kit.handle(limited, async () => ({}))
    kit.handle(download, async ({ reply }) =>
      reply.type('application/pdf').send(Readable.from([Buffer.from('one '), Buffer.from('two')])),
    )
    kit.onEvent('account.contact', async (payload, tx, event) => {
      const [system] = await tx.execute(sql`select auth.is_system() as system`)
      heard.push({ name: payload.firstName, version: event.version, system: system?.system })
      signal()
    })
    kit.task<{ n: number }>('messaging.count', 'tasks', async ({ n }) => {
      heard.push({ counted: n })
      signal()
    })
    kit.handle(failing, async ({ query, read }) => {
      if (query.how === 'bug') throw new TypeError('secret@example.com is not a function')
      if (query.how === 'full disk') throw Object.assign(new Error('no space left, write'), { code: 'ENOSPC' })
      await read(async (tx) => {
        if (query.how === 'check')
          await tx.execute(
            sql`do $$ begin raise exception 'contacts' using errcode = '23514', constraint = 'contacts_language_check'; end $$`,
          )
        if (query.how === 'serialize') {
          const n = (tries.get('serialize') ?? 0) + 1
          tries.set('serialize', n)
          if (n < 3) await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
        }
        if (query.how === 'cut') {
          tries.set('cut', (tries.get('cut') ?? 0) + 1)
          if (tries.get('cut') === 1) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
        }
        if (query.how === 'a slow statement') {
          await tx.execute(sql`set local statement_timeout = 10`)
          await tx.execute(sql`select pg_sleep(60)`)
        }
        if (query.how === 'a lock of another') {
          await owner`select pg_advisory_lock(4712)`
          await tx.execute(sql`set local lock_timeout = 10`)
          await tx.execute(sql`select pg_advisory_xact_lock(4712)`)
        }
        if (query.how === 'a transaction left open') {
          const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
          await tx.execute(sql`set local idle_in_transaction_session_timeout = 10`)
          while ((await owner`select from pg_stat_activity where pid = ${row?.pid ?? 0}`).length > 0) await pause(1)
          await tx.execute(sql`select 1`)
        }
        if (query.how === 'full database')
          await tx.execute(sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
        if (query.how === 'value') await tx.execute(sql`select ${'not a number secret'}::int`)
      })
      return {}
    })
  },
}

let second: TestServer
let person: TestPerson
const logged: string[] = []
const { database, server, owner } = servicesUnderTest(async () => {
  const { createLog } = await import('./log')
  const log = createLog('info', { write: (line: string) => void logged.push(line) })
  return { services: [definition], log, config: { rateFactor: 1 } }
})
beforeAll(async () => {
  second = await createTestServer({ database, services: [definition], keys: server.keys })
  person = await server.person('user')
})
afterAll(() => second?.close())

const url = (path: string) => `/api/messaging/test${path}`
const writing = (payload: object, headers: Record<string, string> = {}, on = server) =>
  on.app.inject({ method: 'POST', url: url('/notes'), payload, headers: { ...person.headers, ...headers } })

describe('a write', () => {
  it('leaves one act with a receipt, and none of the values', async () => {
    const answer = await writing({ text: 'my private words' })
    const { receipt } = answer.json()
    const [act] = await owner`select *, fingerprint::text as print from messaging.acts where reference = ${receipt.reference}`
    expect(act).toMatchObject({
      actor: person.accountId,
      role: 'user',
      method_path: 'POST /api/messaging/test/notes',
      resource: 'notes/1',
    })
    expect(JSON.stringify(act)).not.toContain('private')
  })

  it('repeats its first answer and receipt, on any instance, without running again', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const first = await writing({ text: 'a' }, key)
    const before = runs
    const again = await writing({ text: 'a' }, key, second)
    expect(again.json()).toEqual(first.json())
    expect(runs).toBe(before)
  })

  it('runs once when repeats arrive at the same moment', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const before = runs
    const answers = await Promise.all([server, second, server, second, server].map((on) => writing({ text: 'b' }, key, on)))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    expect(runs).toBe(before + 1)
  })

  it('refuses the same key with other contents, and keeps keys of different people apart', async () => {
    const key = { 'idempotency-key': 'the-same-key' }
    expect((await writing({ text: 'a' }, key)).statusCode).toBe(200)
    const other = await writing({ text: 'b' }, key)
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency-mismatch'])
    const somebody = await server.person('user')
    expect((await writing({ text: 'b' }, { ...key, ...somebody.headers })).statusCode).toBe(200)
    expect((await writing({ text: 'b' }, { 'idempotency-key': 'ö' })).statusCode).toBe(400)
  })

  it('leaves nothing when it fails, so that the key may be used again', async () => {
    const key = { 'idempotency-key': randomUUID() }
    expect((await writing({ text: 'conflict' }, key)).statusCode).toBe(409)
    expect((await writing({ text: 'fine now' }, key)).statusCode).toBe(200)
  })

  it('works for visitors where the endpoint is public', async () => {
    const visit = () =>
      server.app.inject({ method: 'POST', url: url('/visitors'), payload: { text: 'a' }, headers: { 'idempotency-key': 'v' } })
    expect((await visit()).json()).toEqual((await visit()).json())
  })
})

describe('access', () => {
  const get = (path: string, headers = {}) => server.app.inject({ url: url(path), headers })
  const one = `/notes/${randomUUID()}`

  it('asks visitors to sign in, and refuses roles that the rule does not name', async () => {
    expect((await get(one)).json()).toMatchObject({ code: 'sign-in-required', status: 401, type: '/problems/sign-in-required' })
    const employer = await server.person('employer')
    expect((await get(one, employer.headers)).json().role).toBe('employer')
    expect((await writing({ text: 'a' }, employer.headers)).json().code).toBe('not-allowed')
  })

  it('uses the current role, not the role in the token', async () => {
    const changed = await server.person('user')
    await owner`update identity.accounts set role = 'employer' where id = ${changed.accountId}`
    expect((await writing({ text: 'a' }, changed.headers)).json().code).toBe('not-allowed')
  })

  it('ends with the session on the next request, while public pages treat the person as a visitor', async () => {
    const gone = await server.person('user')
    expect((await get('/open', gone.headers)).json().who).toBe(gone.accountId)
    await owner`update identity.sessions set ended_at = now(), ended_by = 'sign-out' where id = ${gone.sessionId}`
    expect((await get(one, gone.headers)).json().code).toBe('sign-in-required')
    expect((await get('/open', gone.headers)).json().who).toBeNull()
  })
})

describe('an unsafe request with cookies', () => {
  const send = (headers: Record<string, string>) => {
    const cookie = `onward_access=${person.headers.authorization.slice(7)}`
    return server.app.inject({ method: 'POST', url: url('/notes'), payload: { text: 'a' }, headers: { cookie, ...headers } })
  }
  it('needs the portal as its origin', async () => {
    expect((await send({})).json().code).toBe('origin-refused')
    expect((await send({ origin: 'https://evil.example' })).json().code).toBe('origin-refused')
    expect((await send({ origin: 'null' })).json().code).toBe('origin-refused')
    expect((await send({ origin: 'http://localhost:3000.evil.example' })).json().code).toBe('origin-refused')
    expect((await send(OWN_ORIGIN)).statusCode).toBe(200)
    expect((await send({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  })
  it('is refused from elsewhere even without cookies', async () => {
    const answer = await server.app.inject({ method: 'POST', url: url('/limited'), headers: { origin: 'https://evil.example' } })
    expect(answer.json().code).toBe('origin-refused')
  })
})

describe('a request for another host', () => {
  const at = (host: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: url('/open'), headers: { host, ...headers } })
  it('is refused before anything runs, also when an untrusted proxy vouches for it', async () => {
    expect((await at('localhost:3000')).statusCode).toBe(200)
    for (const host of ['evil.example', 'evil.example:3000', 'localhost:3001', 'localhost.evil.example', '10.0.0.1:3000']) {
      const answer = await at(host, { 'x-forwarded-host': 'localhost:3000', origin: 'http://localhost:3000' })
      expect([host, answer.statusCode, answer.json().code]).toEqual([host, 421, 'host-refused'])
    }
  })
  it('finds no page and no file either', async () => {
    for (const wanted of ['/', '/nowhere', '/api/nowhere', '/assets/x']) {
      expect((await server.app.inject({ url: wanted, headers: { host: 'evil.example' } })).statusCode).toBe(421)
    }
  })
  it('is allowed through a trusted proxy that names the host', async () => {
    const origins = ['https://onward.example']
    const behind = await createTestServer({ database, services: [definition], config: { trustProxy: 1, origins } })
    const ask = (host: string, forwarded?: string) =>
      behind.app.inject({ url: url('/open'), headers: { host, ...(forwarded && { 'x-forwarded-host': forwarded }) } })
    expect((await ask('10.0.0.1:8080', 'onward.example')).statusCode).toBe(200)
    expect((await ask('onward.example')).statusCode).toBe(200)
    expect((await ask('onward.example', 'evil.example')).statusCode).toBe(421)
    await behind.close()
  })
  it('does not make its own host an origin: a page without encryption may not write', async () => {
    const behind = await createTestServer({
      database,
      services: [definition],
      keys: server.keys,
      config: { origins: ['https://onward.example'] },
    })
    const cookie = `__Host-onward_access=${person.headers.authorization.slice(7)}`
    const write = (origin: string) =>
      behind.app.inject({
        method: 'POST',
        url: url('/notes'),
        payload: { text: 'a' },
        headers: { cookie, host: 'onward.example', origin },
      })
    expect((await write('http://onward.example')).json().code).toBe('origin-refused')
    expect((await write('https://onward.example')).statusCode).toBe(200)
    await behind.close()
  })
})

describe('a rate limit', () => {
  it('holds across two instances', async () => {
    const hit = (on: TestServer) => on.app.inject({ method: 'POST', url: url('/limited'), remoteAddress: '198.51.100.9' })
    const answers = await Promise.all([server, second, server, second, server, second, server, second].map(hit))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5)
    const refused = answers.find((answer) => answer.statusCode === 429)
    expect(refused?.json()).toMatchObject({ code: 'too-many-requests', retryAfter: expect.any(Number) })
    expect(refused?.headers['content-type']).toContain('application/problem+json')
    expect((await hit(server)).statusCode).toBe(429)
    const elsewhere = await server.app.inject({ method: 'POST', url: url('/limited'), remoteAddress: '198.51.100.10' })
    expect(elsewhere.statusCode).toBe(200)
  })
  it('counts the address that another process of the portal has signed, and ignores forged ones', async () => {
    const now = new Date()
    const from = (headers: Record<string, string>) =>
      server.app.inject({ method: 'POST', url: url('/limited'), remoteAddress: '198.51.100.20', headers })
    const named = (last: number) => from(clientHeader(server.keys, `198.51.100.${last}`, now))
    const visitors = await Promise.all([31, 32, 33, 34, 35, 36, 37, 38].map(named))
    expect(visitors.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    const again = await Promise.all([31, 31, 31, 31, 31].map(named))
    expect(again.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    const [, at = '', signature = ''] = (clientHeader(server.keys, '198.51.100.41', now)[CLIENT_HEADER] ?? '').split(' ')
    const forged = await Promise.all(
      [41, 42, 43, 44, 45, 46, 47, 48].map((last) =>
        from({ [CLIENT_HEADER]: `198.51.100.${last + 10} ${at} ${signature}`, 'x-forwarded-for': `198.51.100.${last}` }),
      ),
    )
    expect(forged.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  })
  it('keeps no address of a person in the database', async () => {
    expect(JSON.stringify(await owner`select bucket from identity.rate_buckets`)).not.toContain('198.51.100')
  })
})

describe('bad input', () => {
  const isProblem = (answer: { statusCode: number; body: string }) => {
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(v.safeParse(problemDetails, JSON.parse(answer.body)).success).toBe(true)
  }
  const raw = (payload: string | Buffer, type = 'application/json') =>
    server.app.inject({ method: 'POST', url: url('/notes'), payload, headers: { ...person.headers, 'content-type': type } })

  it('names the field with the sentence of its rule', async () => {
    const answer = await writing({ tags: [{ name: 1 }] })
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [
        { field: 'text', message: 'Write something' },
        { field: 'tags.0.name', message: 'This answer cannot be used' },
      ],
    })
    expect(answer.json().requestId).toBe(answer.headers['x-request-id'])
  })

  it('is refused as what it is: broken JSON, other types, unknown paths and methods, sizes', async () => {
    expect((await raw('{"text":')).json().code).toBe('malformed-request')
    expect((await raw('{"__proto__":{"x":1},"text":"a"}')).json().code).toBe('malformed-request')
    expect((await raw('text=a', 'application/x-www-form-urlencoded')).json().code).toBe('malformed-request')
    expect((await raw('{"text":"a"}', 'text/plain')).json().code).toBe('malformed-request')
    expect((await raw('')).json().code).toBe('invalid-input')
    expect((await raw(`{"text":"${'x'.repeat(300_000)}"}`)).statusCode).toBe(413)
    const get = (path: string) => server.app.inject({ url: path, headers: person.headers })
    expect((await get('/api/messaging/none')).json().code).toBe('not-found')
    expect((await get('/api')).json().code).toBe('not-found')
    const wrongMethod = await server.app.inject({ method: 'DELETE', url: url('/notes'), headers: person.headers })
    expect([wrongMethod.json().code, wrongMethod.headers.allow]).toEqual(['method-not-allowed', 'POST'])
    for (const path of [
      '/notes/%',
      '/notes/%ff',
      '/notes/not-an-id',
      '/notes/%00',
      `/notes/${'a'.repeat(600)}`,
      '/notes/..%2f..%2fetc',
    ])
      isProblem(await get(url(path)))
    isProblem(await get(url(`/notes/${randomUUID()}?at=1&at=2`)))
    isProblem(await get(url(`/notes/${randomUUID()}?at=%00`)))
  })

  it('may hold characters that the database cannot store, and is refused with a sentence', async () => {
    for (const text of ['a\u0000b', 'half \ud800 pair']) {
      const answer = await writing({ text })
      expect(answer.json()).toMatchObject({ status: 422, errors: [{ field: 'text' }] })
    }
  })

  it('never makes the server fail, whatever JSON it is', async () => {
    const strange = await server.person('user')
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc
            .record({
              text: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
              count: fc.double(),
              tags: fc.array(fc.object()),
            })
            .map((value) => JSON.stringify(value, (_key, inner) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? ''),
        ),
        async (payload) => {
          const answer = await second.app.inject({
            method: 'POST',
            url: url('/notes'),
            payload,
            headers: { ...strange.headers, 'content-type': 'application/json' },
          })
          expect(answer.statusCode).toBeLessThan(500)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('faults of ours', () => {
  const fail = (how: string) => server.app.inject({ url: url(`/failing?how=${how}`) })

  it('are answered without detail and logged without a value', async () => {
    logged.length = 0
    const bug = await fail('bug')
    expect(bug.json()).toMatchObject({ code: 'unexpected', status: 500, requestId: bug.headers['x-request-id'] })
    expect(bug.body).not.toContain('secret')
    const check = await fail('check')
    expect([check.statusCode, check.body.includes('contacts')]).toEqual([500, false])
    const lines = logged.join('')
    expect(lines).toContain('contacts_language_check')
    expect(lines).toContain(String(bug.headers['x-request-id']))
    expect(lines).not.toContain('how=')
  })

  it('count as bad input when the database only refused a value', async () => {
    logged.length = 0
    const answer = await fail('value')
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid-input'])
    expect(logged.join('')).not.toContain('secret')
  })

  it('are retried when transactions collided', async () => {
    expect((await fail('serialize')).statusCode).toBe(200)
    expect(tries.get('serialize')).toBe(3)
  })

  it('are retried when the connection was cut', async () => {
    expect((await fail('cut')).statusCode).toBe(200)
    expect(tries.get('cut')).toBe(2)
  })

  it.each(['a slow statement', 'a lock of another', 'a transaction left open'])(
    'ask to try again when PostgreSQL cut short %s',
    async (how) => {
      const answer = await fail(encodeURIComponent(how))
      expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'not-ready', '5'])
      expect(answer.json().detail).toBe('The service is not available right now. Please try again in a moment')
      await owner`select pg_advisory_unlock_all()`
    },
  )

  it.each(['full disk', 'full database'])('name overload, and when to come back: %s', async (how) => {
    const answer = await fail(how)
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'storage-full', '60'])
    expect(answer.json().detail).toBe('There is no room to save this right now. Please try again later')
  })
})

it('sends bytes of a raw endpoint as they come', async () => {
  const answer = await server.app.inject({ url: url('/download') })
  expect([answer.body, answer.headers['content-type']]).toEqual(['one two', 'application/pdf'])
})

it('runs events and tasks beside requests, each event once, and stops with the server', async () => {
  heard.length = 0
  const working = await createTestServer({ database, services: [definition], keys: server.keys, runJobs: true })
  const both = new Promise<void>((resolve) => {
    signal = () => heard.length === 2 && resolve()
  })
  const { accountId } = person
  const contact = { accountId, email: 'a@example.com', firstName: 'Ann', language: 'en', active: true }
  await owner`select events.emit('account.contact', ${accountId}, 7, ${owner.json(contact)})`
  await working.kit('messaging').db.withSystem((tx) => enqueue(tx, 'messaging.count', { n: 3 }))
  await both
  expect(heard).toEqual(expect.arrayContaining([{ name: 'Ann', version: 7, system: true }, { counted: 3 }]))
  await working.close()
})
