import type { SessionUser } from '@onward/contracts'
import { createTestServer, OWN_ORIGIN, type TestServer } from '@onward/service-kit/testing'
import { createTestDatabase, type TestDatabase } from '@onward/testing/database'
import postgres from 'postgres'
import { adminCommands } from './admin'
import { service } from './app'
import { loadDemo } from './demo/load'
import { bootSessionReader } from './sessions/boot'

let database: TestDatabase
let server: TestServer
let owner: postgres.Sql
let now = new Date()
const START = now.getTime()
const password = 'correct horse battery'

beforeAll(async () => {
  database = await createTestDatabase()
  owner = postgres(database.ownerUrl, { max: 1, onnotice: () => undefined })
  server = await createTestServer({ database, services: [service], clock: () => now, config: { rateFactor: 1000 } })
})
afterAll(async () => {
  await server?.close()
  await owner?.end()
  await database?.drop()
})
beforeEach(() => {
  now = new Date(START)
  server.mails.length = 0
})

type Answer = Awaited<ReturnType<TestServer['app']['inject']>>
const post = (path: string, payload: object, headers: Record<string, string> = {}): Promise<Answer> =>
  server.app.inject({ method: 'POST', url: `/api/identity${path}`, payload, headers: { ...OWN_ORIGIN, ...headers } })
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const cookieOf = (answer: Answer, name: string): string => answer.cookies.find((cookie) => cookie.name === name)?.value ?? ''
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? ''
const sentToken = async (): Promise<string> => {
  await server.runJobs()
  return tokenIn(server.mails.at(-1)?.text ?? '')
}
const registration = (email: string, more: object = {}) => ({
  email,
  password,
  confirmPassword: password,
  firstName: 'Ann',
  ...more,
})
const eventsAbout = async (email: string): Promise<string[]> =>
  (
    await owner<{ type: string }[]>`select l.type from events.log l join identity.accounts a on a.id = l.subject
      where lower(a.email) = ${email} order by l.id`
  ).map(({ type }) => type)

async function confirmed(email: string, more: object = {}): Promise<void> {
  await post('/register', registration(email, more))
  expect((await post('/verify-email', { token: await sentToken() })).statusCode).toBe(200)
  server.mails.length = 0
}
async function signedIn(email: string): Promise<{ refresh: string; access: string; user: SessionUser }> {
  const answer = await post('/sign-in', { email, password })
  expect(answer.statusCode).toBe(200)
  return { refresh: cookieOf(answer, 'onward_refresh'), access: cookieOf(answer, 'onward_access'), user: answer.json().user }
}
const refresh = (token: string) => post('/refresh', {}, { cookie: `onward_refresh=${token}` })
const session = (access: string) =>
  server.app.inject({ method: 'GET', url: '/api/identity/session', headers: { cookie: `onward_access=${access}` } })

describe('registering', () => {
  it('sends a letter whose link confirms the address, and then lets the person sign in', async () => {
    const answer = await post('/register', registration('ann@example.com'))
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toEqual({
      receipt: { reference: expect.stringMatching(/^ONW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/), at: now.toISOString() },
    })
    const early = await post('/sign-in', { email: 'ann@example.com', password })
    expect([early.statusCode, early.json().code, early.json().title]).toEqual([403, 'email-not-verified', 'Email not confirmed'])

    const token = await sentToken()
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toMatchObject({ to: 'ann@example.com', subject: 'Confirm your email address for Onward' })
    expect(server.mails[0]?.text).toContain(`http://localhost:3000/verify-email?token=${token}`)
    expect(server.mails[0]?.html).toContain(`token=${token}`)
    expect(server.mails[0]?.text).not.toContain('Ann')
    expect(await eventsAbout('ann@example.com')).toEqual([])

    const verified = await post('/verify-email', { token })
    expect(verified.json()).toMatchObject({ area: 'jobseeker', receipt: {} })
    expect(await eventsAbout('ann@example.com')).toEqual(['account.registered', 'account.email', 'account.contact'])
    expect((await post('/verify-email', { token })).json().code).toBe('link-expired')
    expect((await signedIn('ANN@example.com')).user).toMatchObject({ email: 'ann@example.com', role: 'user', firstName: 'Ann' })
  })

  it('answers alike for a known address, and tells its owner by letter', async () => {
    await confirmed('known@example.com')
    const again = await post(
      '/register',
      registration('Known@example.com', { password: 'another fine phrase', confirmPassword: 'another fine phrase' }),
    )
    expect([again.statusCode, Object.keys(again.json())]).toEqual([202, ['receipt']])
    await server.runJobs()
    expect(server.mails.map((mail) => mail.subject)).toEqual(['You already have an account with Onward'])
    expect(server.mails[0]?.text).not.toContain('token=')
    await signedIn('known@example.com')
  })

  it('lets the newest registration of an unconfirmed address count, and ends the links of earlier ones', async () => {
    await post(
      '/register',
      registration('twice@example.com', { password: 'an intruder was here', confirmPassword: 'an intruder was here' }),
    )
    const first = await sentToken()
    await post('/register', registration('twice@example.com'))
    const second = await sentToken()
    expect((await post('/verify-email', { token: first })).statusCode).toBe(410)
    expect((await post('/verify-email', { token: second })).statusCode).toBe(200)
    expect((await post('/sign-in', { email: 'twice@example.com', password: 'an intruder was here' })).statusCode).toBe(401)
    await signedIn('twice@example.com')
  })

  it("refuses with the specification's sentences", async () => {
    const problems = async (body: object) => (await post('/register', body)).json().errors
    expect(await problems(registration('a@example.com', { confirmPassword: 'other' }))).toEqual([
      { field: 'confirmPassword', message: 'Passwords do not match' },
    ])
    expect(await problems(registration('a@example.com', { password: '12345', confirmPassword: '12345' }))).toEqual([
      { field: 'password', message: 'Password must be at least 6 characters' },
    ])
    expect(await problems(registration('nonsense'))).toEqual([{ field: 'email', message: 'Please enter a valid email address.' }])
    expect(await problems(registration('a@example.com', { password: 'Password1', confirmPassword: 'Password1' }))).toEqual([
      { field: 'password', message: expect.stringContaining('common passwords') },
    ])
  })

  it('tells agents that they join by invitation, and asks employers for their organisation', async () => {
    const agent = await post('/register', registration('agent@example.com', { userType: 'agent' }))
    expect([agent.statusCode, agent.json().detail]).toEqual([403, expect.stringContaining('by invitation')])
    const nameless = await post('/register', registration('boss@example.com', { userType: 'employer' }))
    expect(nameless.json().errors[0].field).toBe('organisationName')
    await confirmed('boss@example.com', { userType: 'employer', organisationName: 'Tide & Sons' })
    const [told] = await owner`select payload from events.log where type = 'account.registered' order by id desc limit 1`
    expect(told?.payload).toMatchObject({ role: 'employer', organisationName: 'Tide & Sons' })
  })

  it('writes in Welsh to those who asked for it', async () => {
    await post('/register', registration('sian@example.com', { language: 'cy' }))
    await server.runJobs()
    expect(server.mails[0]).toMatchObject({ subject: 'Cadarnhewch eich cyfeiriad e-bost ar gyfer Onward' })
    expect(server.mails[0]?.html).toContain('<html lang="cy">')
  })

  it('keeps no token of a letter, neither in its job nor in the database', async () => {
    await post('/register', registration('tokens@example.com'))
    const jobs = await owner`select payload::text from graphile_worker._private_jobs`
    expect(JSON.stringify(jobs)).not.toMatch(/token/)
    const token = await sentToken()
    const rows = await owner`select encode(hash, 'escape') as hash, t::text as whole from identity.email_tokens t`
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('stops letters to one address, but not the answers', async () => {
    const strict = await createTestServer({ database, services: [service], clock: () => now, keys: server.keys })
    for (let i = 0; i < 3; i += 1) {
      for (const path of ['/verify-email/resend', '/password-reset/request', '/register']) {
        const answer = await strict.app.inject({
          method: 'POST',
          url: `/api/identity${path}`,
          payload: registration('flood@example.com'),
          remoteAddress: '203.0.113.7',
        })
        expect(answer.statusCode).toBe(202)
      }
    }
    await strict.runJobs()
    expect(strict.mails.length).toBeLessThanOrEqual(6)
    expect(strict.mails.length).toBeGreaterThan(0)
    await strict.close()
  })
})

describe('signing in', () => {
  beforeAll(() => confirmed('sam@example.com'))

  it('answers an unknown address exactly as a wrong password', async () => {
    const wrong = await post('/sign-in', { email: 'sam@example.com', password: 'wrong one' })
    const unknown = await post('/sign-in', { email: 'nobody@example.com', password: 'wrong one' })
    expect([unknown.statusCode, unknown.json()]).toEqual([401, { ...wrong.json(), requestId: expect.any(String) }])
    expect(wrong.json()).toMatchObject({ code: 'invalid-credentials', title: 'Invalid login credentials' })
  })

  it('does the work of a password check for unknown addresses too', async () => {
    const time = async (email: string) => {
      const start = performance.now()
      await post('/sign-in', { email, password: 'wrong one' })
      return performance.now() - start
    }
    const best = async (email: string) =>
      Math.min(...(await Promise.all([0, 1, 2].map(() => time(email)))), await time(email), await time(email))
    const [known, unknown] = [await best('sam@example.com'), await best('nobody-at-all@example.com')]
    // Without the work an unknown address answers about ten times as fast.
    expect(unknown).toBeGreaterThan(known / 3)
    expect(known).toBeGreaterThan(unknown / 3)
  })

  it('sets cookies that scripts cannot read, and an epoch that they can', async () => {
    const { cookies } = await post('/sign-in', { email: 'sam@example.com', password })
    const byName = new Map(cookies.map((cookie) => [cookie.name, cookie]))
    expect(byName.get('onward_access')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(byName.get('onward_refresh')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/identity' })
    expect(byName.get('onward_epoch')?.httpOnly).toBeUndefined()
  })

  it('gives the Session object on request, whose access token works as a Bearer token', async () => {
    const answer = await post('/sign-in?session=token', { email: 'sam@example.com', password })
    const body = answer.json()
    expect(body).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 600,
      expires_at: Math.floor(now.getTime() / 1000) + 600,
      token_type: 'bearer',
      user: {
        id: expect.any(String),
        email: 'sam@example.com',
        user_metadata: { first_name: 'Ann', last_name: '', user_type: 'user' },
      },
    })
    const asked = await server.app.inject({
      url: '/api/identity/session',
      headers: { authorization: `Bearer ${body.access_token}` },
    })
    expect(asked.json().user.email).toBe('sam@example.com')
    const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1], 'base64url').toString())
    expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'iss', 'role', 'sid', 'sub'])
    expect((await post('/refresh?session=token', { refresh_token: body.refresh_token })).json().access_token).toBeTruthy()
  })

  it('makes everyone wait after ten wrong passwords for one address', async () => {
    const strict = await createTestServer({ database, services: [service], clock: () => now, keys: server.keys })
    const attempt = (secret: string) =>
      strict.app.inject({
        method: 'POST',
        url: '/api/identity/sign-in',
        payload: { email: 'guessed@example.com', password: secret },
        remoteAddress: '203.0.113.8',
      })
    for (let i = 0; i < 10; i += 1) expect((await attempt(`guess ${i}`)).statusCode).toBe(401)
    const refused = await attempt('guess 11')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await strict.close()
  })

  it('refuses a token that has expired, was tampered with or signed by someone else', async () => {
    const { access } = await signedIn('sam@example.com')
    expect((await session(access)).statusCode).toBe(200)
    const [head = '', body = '', signature = ''] = access.split('.')
    const admin = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), role: 'admin' }),
    ).toString('base64url')
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', kid: '0' })).toString('base64url')
    for (const forged of [
      `${head}.${admin}.${signature}`,
      `${unsigned}.${body}.`,
      `${unsigned}.${body}.${signature}`,
      'a.b.c',
      '',
    ]) {
      expect((await session(forged)).statusCode).toBe(401)
    }
    later(600_000)
    expect((await session(access)).statusCode).toBe(401)
  })
})

describe('a session', () => {
  beforeAll(() => confirmed('rose@example.com'))

  it('gives two tabs that refresh at once the same successor, and both go on', async () => {
    const { refresh: first } = await signedIn('rose@example.com')
    const answers = await Promise.all([refresh(first), refresh(first), refresh(first)])
    const successors = new Set(answers.map((answer) => cookieOf(answer, 'onward_refresh')))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    expect(successors.size).toBe(1)
    const [next = ''] = successors
    expect(next).not.toBe(first)
    expect((await refresh(next)).statusCode).toBe(200)
  })

  it('gives a lost answer again for 30 seconds, and then takes the old token for stolen', async () => {
    const { refresh: first } = await signedIn('rose@example.com')
    const answer = await refresh(first)
    later(30_000)
    expect(cookieOf(await refresh(first), 'onward_refresh')).toBe(cookieOf(answer, 'onward_refresh'))
    later(1)
    const reuse = await refresh(first)
    expect(reuse.json().code).toBe('sign-in-required')
    // The whole family is over: the thief's token and the owner's.
    expect((await refresh(cookieOf(answer, 'onward_refresh'))).statusCode).toBe(401)
    expect((await session(cookieOf(answer, 'onward_access'))).statusCode).toBe(401)
  })

  it('ends when it was not refreshed for 14 days, and after 60 days at the latest', async () => {
    let { refresh: token } = await signedIn('rose@example.com')
    for (let day = 0; day < 56; day += 14) {
      later(14 * 86_400_000 - 1000)
      const answer = await refresh(token)
      expect(answer.statusCode).toBe(200)
      token = cookieOf(answer, 'onward_refresh')
    }
    later(5 * 86_400_000)
    expect((await refresh(token)).statusCode).toBe(401)
  })

  it('is over at once after signing out, also for the access token that is still fresh', async () => {
    const { access, refresh: token } = await signedIn('rose@example.com')
    const out = await post('/sign-out', {}, { cookie: `onward_access=${access}; onward_refresh=${token}` })
    expect(out.statusCode).toBe(200)
    expect(cookieOf(out, 'onward_access')).toBe('')
    expect((await session(access)).statusCode).toBe(401)
    expect((await refresh(token)).statusCode).toBe(401)
  })

  it('can be ended by an access token that has expired', async () => {
    const { access, refresh: token } = await signedIn('rose@example.com')
    later(3_600_000)
    await post('/sign-out', {}, { cookie: `onward_access=${access}` })
    expect((await refresh(token)).statusCode).toBe(401)
  })

  it('tells a page who asks, also with an expired access token, but not once it has ended', async () => {
    const { access, user } = await signedIn('rose@example.com')
    const read = bootSessionReader(server.kit('identity'))
    const request = { headers: {}, cookies: { onward_access: access } } as never
    later(3_600_000)
    expect(await read(request)).toMatchObject({ accountId: user.id, role: 'user', email: 'rose@example.com', language: 'en' })
    await post('/sign-out', {}, { cookie: `onward_access=${access}` })
    expect(await read(request)).toBeNull()
    expect(await read({ headers: {}, cookies: { onward_access: 'x.y.z' } } as never)).toBeNull()
  })

  it('keeps the language, and tells messaging', async () => {
    const { access } = await signedIn('rose@example.com')
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/identity/language',
      payload: { language: 'cy' },
      headers: { ...OWN_ORIGIN, cookie: `onward_access=${access}` },
    })
    expect(answer.json()).toEqual({ receipt: expect.anything() })
    expect((await session(access)).json().user.language).toBe('cy')
    const [told] = await owner`select payload from events.log where type = 'account.contact' order by id desc limit 1`
    expect(told?.payload).toMatchObject({ email: 'rose@example.com', language: 'cy' })
  })
})

describe('resetting a password', () => {
  it('sets the new one once, and ends every session', async () => {
    await confirmed('reset@example.com')
    const { access, refresh: token } = await signedIn('reset@example.com')
    await post('/password-reset/request', { email: 'reset@example.com' })
    const emailToken = await sentToken()
    expect(server.mails[0]?.text).toContain('/reset-password?token=')
    const fresh = 'a completely new phrase'
    const attempts = await Promise.all(
      [0, 1, 2, 3].map(() => post('/password-reset', { token: emailToken, password: fresh, confirmPassword: fresh })),
    )
    expect(attempts.map((answer) => answer.statusCode).sort()).toEqual([200, 410, 410, 410])
    expect((await session(access)).statusCode).toBe(401)
    expect((await refresh(token)).statusCode).toBe(401)
    expect((await post('/sign-in', { email: 'reset@example.com', password })).statusCode).toBe(401)
    expect((await post('/sign-in', { email: 'reset@example.com', password: fresh })).statusCode).toBe(200)
    await server.runJobs()
    expect(server.mails.at(-1)?.subject).toBe('Your Onward password was changed')
  })

  it('ends links after an hour, and answers alike for addresses nobody has', async () => {
    await confirmed('slow@example.com')
    const known = await post('/password-reset/request', { email: 'slow@example.com' })
    const unknown = await post('/password-reset/request', { email: 'missing@example.com' })
    expect([unknown.statusCode, Object.keys(unknown.json())]).toEqual([known.statusCode, Object.keys(known.json())])
    const token = await sentToken()
    expect(server.mails).toHaveLength(1)
    later(3_600_001)
    const answer = await post('/password-reset', { token, password, confirmPassword: password })
    expect(answer.json().code).toBe('link-expired')
  })

  it('confirms an address as well, for the link proved it', async () => {
    await post('/register', registration('proof@example.com'))
    await server.runJobs()
    await post('/password-reset/request', { email: 'proof@example.com' })
    const token = await sentToken()
    expect((await post('/password-reset', { token, password, confirmPassword: password })).statusCode).toBe(200)
    await signedIn('proof@example.com')
    expect(await eventsAbout('proof@example.com')).toHaveLength(3)
  })
})

describe('a suspended account', () => {
  it('is refused at its next request, refresh and sign-in, and comes back when reinstated', async () => {
    await confirmed('gone@example.com')
    const { access, refresh: token } = await signedIn('gone@example.com')
    expect((await session(access)).statusCode).toBe(200)
    const context = { db: server.kit('identity').db, clock: () => now, log: { info: () => undefined } }
    expect(await adminCommands.suspend?.run(['Gone@example.com'], context)).toMatch(/^Suspended gone@example.com \(ONW-/)
    expect((await session(access)).json().code).toBe('sign-in-required')
    expect((await refresh(token)).json().code).toBe('account-suspended')
    expect((await post('/sign-in', { email: 'gone@example.com', password })).json().code).toBe('account-suspended')
    expect((await post('/sign-in', { email: 'gone@example.com', password: 'wrong' })).json().code).toBe('invalid-credentials')
    const [told] = await owner`select payload from events.log where type = 'account.contact' order by id desc limit 1`
    expect(told?.payload).toMatchObject({ active: false })
    await expect(adminCommands.suspend?.run(['gone@example.com'], context)).rejects.toThrow('suspended already')
    await expect(adminCommands.suspend?.run(['who@example.com'], context)).rejects.toThrow('no account')
    await adminCommands.reinstate?.run(['gone@example.com'], context)
    await signedIn('gone@example.com')
  })
})

describe('the demo accounts', () => {
  it('can sign in, and loading them twice changes nothing', async () => {
    const { db } = server.kit('identity')
    await loadDemo({ db, clock: () => now })
    await loadDemo({ db, clock: () => now })
    const answer = await post('/sign-in', { email: 'employer@demo.onward.example', password: 'Onward-demo-2026' })
    expect(answer.json().user).toMatchObject({ id: '00000000-0000-4000-8000-000000000002', role: 'employer' })
    expect(await eventsAbout('employer@demo.onward.example')).toHaveLength(3)
  })
})

describe('what nobody needs any more', () => {
  it('is forgotten after 30 days: ended sessions, old tokens, addresses nobody confirmed', async () => {
    await post('/register', registration('never@example.com'))
    await server.runJobs()
    const today = now
    now = new Date(today.getTime() + 31 * 86_400_000)
    await server.background.tasks['identity.retention']?.({})
    now = today
    const [left] = await owner`select count(*)::int as n from identity.accounts where email = 'never@example.com'`
    expect(left?.n).toBe(0)
    await signedIn('sam@example.com')
  })
})

it('lets no other service read accounts, and shows a person their own row alone', async () => {
  const jobs = postgres(database.urls.jobs, { max: 1 })
  await expect(jobs`select email from identity.accounts`).rejects.toMatchObject({ code: '42501' })
  await jobs.end()
  const { db } = server.kit('identity')
  const { access } = await signedIn('sam@example.com')
  const sid = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()).sid
  const { sql } = await import('drizzle-orm')
  const rows = await db.withSession(sid, (tx) => tx.execute(sql`select email from identity.accounts`))
  expect(rows.map((row) => row.email)).toEqual(['sam@example.com'])
})
