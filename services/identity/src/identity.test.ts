import { verify } from '@node-rs/argon2'
import type { SessionUser } from '@onward/contracts'
import { createTestServer, OWN_ORIGIN, type TestServer } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { adminCommands } from './admin'
import { service } from './app'
import { loadDemo } from './demo/load'
import { bootSessionReader } from './sessions/boot'

// Counts the checks of passwords, which stay real.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  return { ...real, verify: jest.fn(real.verify) }
})
const checks = jest.mocked(verify)
/** Algorithm and cost of a hash, which decide how long its check takes. */
const costIn = (passwordHash: string): string => passwordHash.split('$').slice(0, 4).join('$')

let now = new Date()
const START = now.getTime()
const password = 'correct horse battery'

const { server, owner, database } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })
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
  it('sends an email whose link confirms the address, after which the person can sign in', async () => {
    const answer = await post('/register', registration('ann@example.com'))
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toEqual({
      receipt: { reference: expect.stringMatching(/^ONW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/), at: now.toISOString() },
    })
    const token = await sentToken()
    const early = await post('/sign-in', { email: 'ann@example.com', password })
    expect([early.statusCode, early.json().code, early.json().title]).toEqual([403, 'email-not-verified', 'Email not confirmed'])

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

  describe('on the browser that registered', () => {
    const register = async (email: string, more: object = {}) => {
      const answer = await post('/register', registration(email, more))
      const mark = cookieOf(answer, 'onward_joining')
      return { cookie: `onward_joining=${mark}`, token: await sentToken() }
    }
    const confirm = (token: string, cookie: string) => post('/verify-email', { token }, { cookie })
    const isIn = (answer: Answer) => cookieOf(answer, 'onward_access') !== ''

    it('the link signs a jobseeker in, once, and says where to go on', async () => {
      const { cookie, token } = await register('joins@example.com', { next: '/jobs/1/apply', confirmPassword: undefined })
      const answer = await confirm(token, cookie)
      expect(answer.json()).toMatchObject({
        area: 'jobseeker',
        email: 'joins@example.com',
        next: '/jobs/1/apply',
        session: { user: { email: 'joins@example.com', role: 'user' }, isFirstSession: true },
      })
      expect((await session(cookieOf(answer, 'onward_access'))).statusCode).toBe(200)
      expect((await confirm(token, cookie)).statusCode).toBe(410)
      const [left] = await owner`select count(*)::int as n from identity.joining`
      expect(left?.n).toBe(0)
    })

    it.each([
      ['without its cookie', () => ''],
      ['with the cookie of another', () => 'onward_joining=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ])('%s nobody is signed in, and the address is told for the form', async (name, other) => {
      const { token } = await register(`${name.replaceAll(' ', '.')}@example.com`)
      const answer = await confirm(token, other())
      expect([answer.statusCode, isIn(answer), answer.json().session]).toEqual([200, false, undefined])
      expect(answer.json().email).toBe(`${name.replaceAll(' ', '.')}@example.com`)
    })

    it('an hour later it signs nobody in', async () => {
      const { cookie, token } = await register('late@example.com')
      later(61 * 60_000)
      const answer = await confirm(token, cookie)
      expect([answer.statusCode, isIn(answer)]).toEqual([200, false])
    })

    it('a later registration of the address by somebody else ends it', async () => {
      const first = await register('two-browsers@example.com')
      const second = await register('two-browsers@example.com', { password: 'another long password', confirmPassword: undefined })
      expect((await confirm(first.token, first.cookie)).statusCode).toBe(410)
      expect(isIn(await confirm(second.token, first.cookie))).toBe(false)
    })

    it('employers sign in themselves', async () => {
      const employer = await register('hires@example.com', { userType: 'employer', organisationName: 'Calder Care' })
      const answer = await confirm(employer.token, employer.cookie)
      expect([answer.json().area, isIn(answer)]).toEqual(['employer', false])
    })

    it('a known address gets the same cookie, and its owner keeps the account', async () => {
      await confirmed('has-one@example.com')
      const answer = await post('/register', registration('has-one@example.com'))
      expect(cookieOf(answer, 'onward_joining')).toMatch(/^[\w-]{43}$/)
      await server.runJobs()
      const [left] = await owner`select count(*)::int as n from identity.joining j join identity.accounts a on a.id = j.account_id
        where a.email = 'has-one@example.com'`
      expect(left?.n).toBe(0)
    })
  })

  it('answers alike for a known address, and sends its owner an email', async () => {
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

  it('says to agents that they join by invitation, and asks employers for their organisation', async () => {
    const agent = await post('/register', registration('agent@example.com', { userType: 'agent' }))
    expect([agent.statusCode, agent.json().detail]).toEqual([403, expect.stringContaining('by invitation')])
    const nameless = await post('/register', registration('boss@example.com', { userType: 'employer' }))
    expect(nameless.json().errors[0].field).toBe('organisationName')
    await confirmed('boss@example.com', { userType: 'employer', organisationName: 'Tide & Sons' })
    const [event] = await owner`select payload from events.log where type = 'account.registered' order by id desc limit 1`
    expect(event?.payload).toMatchObject({ role: 'employer', organisationName: 'Tide & Sons' })
  })

  it('writes in Welsh to those who asked for it', async () => {
    await post('/register', registration('sian@example.com', { language: 'cy' }))
    await server.runJobs()
    expect(server.mails[0]).toMatchObject({ subject: 'Cadarnhewch eich cyfeiriad e-bost ar gyfer Onward' })
    expect(server.mails[0]?.html).toContain('<html lang="cy">')
  })

  it('stores no email token, neither in its job nor in the database', async () => {
    await post('/register', registration('tokens@example.com'))
    const jobs = await owner`select payload::text from graphile_worker._private_jobs`
    expect(JSON.stringify(jobs)).not.toMatch(/token/)
    const token = await sentToken()
    const rows = await owner`select encode(hash, 'escape') as hash, t::text as whole from identity.email_tokens t`
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('answers every form before it looks at the accounts, whatever the address', async () => {
    await confirmed('known@work.example')
    await post('/register', registration('unconfirmed@work.example'))
    await server.runJobs()
    server.mails.length = 0
    const addresses = ['known@work.example', 'unconfirmed@work.example', 'nobody@work.example']
    const done: unknown[] = []
    await owner`revoke all on identity.accounts from onward_identity`
    try {
      for (const path of ['/password-reset/request', '/verify-email/resend', '/register'])
        for (const email of addresses) {
          const answer = await post(path, path === '/register' ? registration(email) : { email })
          const jobs = await owner`select task_identifier as task, max_attempts from graphile_worker.jobs
            where task_identifier like 'identity.%'`
          const requests = await owner`select kind, may_write from identity.form_requests`
          const { receipt: _receipt, ...rest } = answer.json()
          done.push([path, answer.statusCode, rest, [...jobs], [...requests]])
          await owner`delete from graphile_worker._private_jobs using graphile_worker._private_tasks t
            where t.id = task_id and t.identifier like 'identity.%'`
          await owner`delete from identity.form_requests`
        }
    } finally {
      await owner`grant select, insert, update, delete on identity.accounts to onward_identity`
    }
    // For each form, all three addresses have the same effects.
    for (const form of [0, 3, 6]) {
      expect(done[form]).toMatchObject([expect.any(String), 202, {}, [{ task: 'identity.answer-form' }], [{ may_write: true }]])
      expect([done[form + 1], done[form + 2]]).toEqual([done[form], done[form]])
    }
  })

  it('limits emails to one address, but not the answers', async () => {
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

  it('gives an unknown address the same answer as a wrong password', async () => {
    const wrong = await post('/sign-in', { email: 'sam@example.com', password: 'wrong one' })
    const unknown = await post('/sign-in', { email: 'nobody@example.com', password: 'wrong one' })
    expect([unknown.statusCode, unknown.json()]).toEqual([401, { ...wrong.json(), requestId: expect.any(String) }])
    expect(wrong.json()).toMatchObject({ code: 'invalid-credentials', title: 'Invalid login credentials' })
  })

  it('does the same work for an unknown address as for a wrong password', async () => {
    const workOf = async (email: string): Promise<string[]> => {
      const before = checks.mock.calls.length
      await post('/sign-in', { email, password: 'wrong one' })
      return checks.mock.calls.slice(before).map(([passwordHash]) => costIn(String(passwordHash)))
    }
    const work = await workOf('sam@example.com')
    expect(work).toEqual(['$argon2id$v=19$m=19456,t=2,p=1'])
    expect(await workOf('nobody-at-all@example.com')).toEqual(work)
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

describe('a sign-in under way', () => {
  const oneWaits = async () => {
    for (;;) {
      const [row] = await server.asOwner((tx) => tx.execute<{ waits: boolean }>(WAITS))
      if (row?.waits) return
    }
  }
  const WAITS = sql`select count(*) > 0 as waits from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

  it.each([
    ['changed its password', 'credential = credential + 1'],
    ['was suspended', 'suspended_at = now()'],
    ['was closed', "erase_at = now() + interval '14 days', erase_asked_at = now()"],
  ])('opens no session of an account that meanwhile %s', async (what, change) => {
    const email = `race.${what.length}@example.com`
    await confirmed(email)
    const { asked } = await owner.begin(async (held) => {
      await held`select 1 from identity.accounts where email = ${email} for update`
      const asked = post('/sign-in', { email, password })
      await oneWaits()
      await held.unsafe(`update identity.accounts set ${change} where email = '${email}'`)
      return { asked }
    })
    expect((await asked).json().code).toBe('invalid-credentials')
    const open =
      await owner`select 1 from identity.sessions s join identity.accounts a on a.id = s.account_id where a.email = ${email}`
    expect(open).toHaveLength(0)
  })
})

describe('a session', () => {
  beforeAll(() => confirmed('rose@example.com'))

  it('gives two tabs that refresh at once the same successor, and both continue', async () => {
    const { refresh: first } = await signedIn('rose@example.com')
    const answers = await Promise.all([refresh(first), refresh(first), refresh(first)])
    const successors = new Set(answers.map((answer) => cookieOf(answer, 'onward_refresh')))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    expect(successors.size).toBe(1)
    const [next = ''] = successors
    expect(next).not.toBe(first)
    expect((await refresh(next)).statusCode).toBe(200)
  })

  it('repeats a lost answer for 30 seconds, and then treats the old token as stolen', async () => {
    const { refresh: first } = await signedIn('rose@example.com')
    const answer = await refresh(first)
    later(30_000)
    expect(cookieOf(await refresh(first), 'onward_refresh')).toBe(cookieOf(answer, 'onward_refresh'))
    later(1)
    const reuse = await refresh(first)
    expect(reuse.json().code).toBe('sign-in-required')
    // The whole token family ends: the thief's token and the owner's.
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

  it('ends at once when signing out, also for an access token that is still valid', async () => {
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

  it('names the viewer of a page, also with an expired access token, but not once it has ended', async () => {
    const { access, user } = await signedIn('rose@example.com')
    const read = bootSessionReader(server.kit('identity'))
    const request = { headers: {}, cookies: { onward_access: access } } as never
    later(3_600_000)
    expect(await read(request)).toMatchObject({ accountId: user.id, role: 'user', email: 'rose@example.com', language: 'en' })
    await post('/sign-out', {}, { cookie: `onward_access=${access}` })
    expect(await read(request)).toBeNull()
    expect(await read({ headers: {}, cookies: { onward_access: 'x.y.z' } } as never)).toBeNull()
  })

  it('recognises the first session of an account, also after a refresh, and no later one', async () => {
    await confirmed('zoe@example.com')
    const read = bootSessionReader(server.kit('identity'))
    const isFirst = async (access: string) => [
      (await session(access)).json().isFirstSession,
      (await read({ headers: {}, cookies: { onward_access: access } } as never))?.isFirstSession,
    ]
    const first = await signedIn('zoe@example.com')
    expect(await isFirst(first.access)).toEqual([true, true])
    expect((await refresh(first.refresh)).json().isFirstSession).toBe(true)
    const second = await post('/sign-in', { email: 'zoe@example.com', password })
    expect(second.json().isFirstSession).toBe(false)
    expect(await isFirst(cookieOf(second, 'onward_access'))).toEqual([false, false])
    // Sessions are deleted after a while; the account still does not count as new.
    await owner`delete from identity.sessions where account_id = ${first.user.id}`
    expect((await post('/sign-in', { email: 'zoe@example.com', password })).json().isFirstSession).toBe(false)
  })

  it('offers staff the tour until they close it, wherever they sign in', async () => {
    await confirmed('tour@example.com', { userType: 'employer', organisationName: 'Tour Ltd' })
    await confirmed('no.tour@example.com')
    const isDue = async (email: string) => {
      const cookies = { onward_access: (await signedIn(email)).access }
      return (await bootSessionReader(server.kit('identity'))({ headers: {}, cookies } as never))?.isTourDue
    }
    const close = async (email: string) =>
      (await post('/tour/closed', {}, { cookie: `onward_access=${(await signedIn(email)).access}` })).statusCode
    expect(await isDue('no.tour@example.com')).toBe(false)
    expect(await close('no.tour@example.com')).toBe(403)
    expect([await isDue('tour@example.com'), await isDue('tour@example.com')]).toEqual([true, true])
    expect(await close('tour@example.com')).toBe(200)
    expect(await isDue('tour@example.com')).toBe(false)
  })

  it('stores the language, and informs messaging', async () => {
    const { access } = await signedIn('rose@example.com')
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/identity/language',
      payload: { language: 'cy' },
      headers: { ...OWN_ORIGIN, cookie: `onward_access=${access}` },
    })
    expect(answer.json()).toEqual({ receipt: expect.anything() })
    expect((await session(access)).json().user.language).toBe('cy')
    const [event] = await owner`select payload from events.log where type = 'account.contact' order by id desc limit 1`
    expect(event?.payload).toMatchObject({ email: 'rose@example.com', language: 'cy' })
  })
})

describe('guessing', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await createTestServer({ database, services: [service], clock: () => now, keys: server.keys })
  })
  afterAll(() => strict?.close())
  const ATTACKER = '203.0.113.8'
  interface From {
    ip?: string
    cookie?: string
  }
  const ask = (path: string, payload: object, { ip = ATTACKER, cookie = '' }: From = {}) =>
    strict.app.inject({
      method: 'POST',
      url: `/api/identity${path}`,
      payload,
      remoteAddress: ip,
      headers: { ...OWN_ORIGIN, cookie },
    })
  const attempt = (email: string, secret: string, from?: From) => ask('/sign-in', { email, password: secret }, from)
  const statuses = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode)
  const wrong = (email: string, count: number, from?: From) =>
    Promise.all(Array.from({ length: count }, (_, i) => attempt(email, `guess ${i}`, from)))
  /** Signs in, and gives the cookie that identifies the device from then on. */
  const deviceOf = async (email: string, ip: string): Promise<string> => {
    const answer = await attempt(email, password, { ip })
    expect(answer.statusCode).toBe(200)
    const cookie = answer.cookies.find(({ name }) => name === 'onward_device')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/identity', maxAge: 365 * 24 * 3600 })
    return `onward_device=${cookie?.value}`
  }

  it('is checked ten times at most, however many guesses come at one moment', async () => {
    const from = { ip: '203.0.113.1' }
    expect(statuses(await wrong('parallel@example.com', 30, from)).sort()).toEqual([
      ...Array(10).fill(401),
      ...Array(20).fill(429),
    ])
    later(60_000)
    const { statusCode, headers, json } = (await wrong('parallel@example.com', 2, from)).find(
      (one) => one.statusCode === 429,
    ) as Answer
    expect([statusCode, json().code, headers['retry-after'], json().retryAfter]).toEqual([429, 'too-many-requests', '2', 2])
  })

  it('is slowed down: each wait is twice the one before, and refused guesses do not lengthen it', async () => {
    const email = 'slowly@example.com'
    const from = { ip: '203.0.113.2' }
    await wrong(email, 10, from)
    for (const wait of [1, 2, 4, 8]) {
      later(wait * 1000 - 1)
      expect([wait, (await attempt(email, 'guess', from)).statusCode]).toEqual([wait, 429])
      later(1)
      expect([wait, (await attempt(email, 'guess', from)).statusCode]).toEqual([wait, 401])
    }
  })

  it('does not lock the owner out, on a known device or elsewhere', async () => {
    const email = 'owner@example.com'
    await confirmed(email)
    const device = await deviceOf(email, ATTACKER)
    later(60_000)
    expect(statuses(await wrong(email, 30))).toContain(429)
    later(1000)
    await attempt(email, 'guess')
    // From the attacker's own network: with the device's cookie only.
    expect((await attempt(email, password)).statusCode).toBe(429)
    expect((await attempt(email, password, { cookie: device })).statusCode).toBe(200)
    // An unknown device somewhere else.
    expect((await attempt(email, password, { ip: '198.51.100.20' })).statusCode).toBe(200)
    // A device of one's own helps at no other account, and neither does a forged cookie.
    await confirmed('other-owner@example.com')
    const other = await deviceOf('other-owner@example.com', '198.51.100.21')
    for (const cookie of [other, `${device.slice(0, -3)}AAA`, 'onward_device=x'])
      expect((await attempt(email, password, { cookie })).statusCode).toBe(429)
  })

  it('on a known device is slowed down separately', async () => {
    const email = 'shared@example.com'
    await confirmed(email)
    const [here, elsewhere] = [await deviceOf(email, '198.51.100.30'), await deviceOf(email, '198.51.100.31')]
    const onDevice = await wrong(email, 15, { cookie: here, ip: '198.51.100.30' })
    expect(statuses(onDevice).sort()).toEqual([...Array(10).fill(401), ...Array(5).fill(429)])
    expect((await attempt(email, password, { cookie: here, ip: '198.51.100.30' })).statusCode).toBe(429)
    expect((await attempt(email, password, { cookie: elsewhere, ip: '198.51.100.31' })).statusCode).toBe(200)
    expect((await attempt(email, password, { ip: '198.51.100.30' })).statusCode).toBe(200)
  })

  it('is forgotten after the right password, except guesses by others on the network', async () => {
    const email = 'forgetful@example.com'
    const ip = '198.51.100.40'
    await confirmed(email)
    for (let round = 0; round < 3; round += 1) {
      expect(new Set(statuses(await wrong(email, 9, { ip })))).toEqual(new Set([401]))
      expect((await attempt(email, password, { ip })).statusCode).toBe(200)
      later(60_000)
    }
  })

  it('from everywhere together leaves unknown devices a guess a minute, and the owner can sign in by email', async () => {
    const email = 'famous@example.com'
    await confirmed(email)
    for (let i = 0; i < 10; i += 1) await wrong(email, 5, { ip: `203.0.113.${100 + i}` })
    const owner = { ip: '198.51.100.50' }
    expect((await attempt(email, password, owner)).statusCode).toBe(429)
    await post('/password-reset/request', { email })
    const token = await sentToken()
    const reset = await ask(
      '/password-reset',
      { token, password: 'another fine phrase', confirmPassword: 'another fine phrase' },
      owner,
    )
    const cookie = `onward_device=${cookieOf(reset, 'onward_device')}`
    expect((await attempt(email, 'another fine phrase', { ...owner, cookie })).statusCode).toBe(200)
    later(60_000)
    expect((await attempt(email, 'another fine phrase', owner)).statusCode).toBe(200)
  })

  it('at many accounts from one network is slowed down', async () => {
    const ip = '203.0.113.200'
    const codes: number[] = []
    for (let i = 0; i < 105; i += 1) {
      codes.push((await attempt(`account${i}@example.com`, 'password1', { ip })).statusCode)
    }
    expect(codes.indexOf(429)).toBe(100)
  })

  it('when a password is asked again slows down this session only', async () => {
    const email = 'open-browser@example.com'
    await confirmed(email)
    const signIn = await attempt(email, password, { ip: '198.51.100.60' })
    const cookie = `onward_access=${cookieOf(signIn, 'onward_access')}`
    const again = (currentPassword: string) => ask('/password/check', { currentPassword }, { ip: '198.51.100.60', cookie })
    const answers = await Promise.all(Array.from({ length: 14 }, (_, i) => again(`guess ${i}`)))
    expect(statuses(answers).sort()).toEqual([...Array(10).fill(422), ...Array(4).fill(429)])
    expect((await again(password)).statusCode).toBe(429)
    expect((await attempt(email, password, { ip: '198.51.100.61' })).statusCode).toBe(200)
    later(1000)
    expect((await again(password)).statusCode).toBe(200)
  })
})

describe('the link of an email', () => {
  const open = (kind: string, token: string) => post(`/links/${kind}`, { token })
  const isOpen = async (kind: string, cookie: string) =>
    (await server.app.inject({ url: `/api/identity/links/${kind}`, headers: { cookie } })).json().open
  /** The cookie of a browser that opened the link. */
  const opened = async (kind: string, token: string): Promise<string> => {
    const answer = await open(kind, token)
    expect(answer.json()).toEqual({ open: true })
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ name: `onward_link_${kind}`, path: '/api/identity', httpOnly: true, sameSite: 'Lax' })
    // A session cookie that scripts cannot read.
    expect([cookie?.maxAge, cookie?.expires]).toEqual([undefined, undefined])
    expect(decodeURIComponent(cookie?.value ?? '')).not.toContain(token)
    return `${cookie?.name}=${cookie?.value}`
  }

  it('confirms an address in the browser that opened it; opening does not redeem it', async () => {
    await post('/register', registration('opened@example.com'))
    const token = await sentToken()
    expect(await isOpen('verify-email', '')).toBe(false)
    const scanner = await opened('verify-email', token)
    const browser = await opened('verify-email', token)
    expect(await isOpen('verify-email', browser)).toBe(true)
    expect(await isOpen('reset-password', browser.replace('verify-email', 'reset-password'))).toBe(false)
    expect((await post('/verify-email', {})).json().code).toBe('link-expired')
    const confirmed = await post('/verify-email', {}, { cookie: browser })
    expect([confirmed.statusCode, confirmed.json().area]).toEqual([200, 'jobseeker'])
    expect(cookieOf(confirmed, 'onward_link_verify-email')).toBe('')
    expect(confirmed.cookies[0]?.expires?.getTime()).toBe(0)
    expect([await isOpen('verify-email', scanner), (await open('verify-email', token)).json().open]).toEqual([false, false])
    expect((await post('/verify-email', {}, { cookie: scanner })).statusCode).toBe(410)
  })

  it('sets a new password in that browser, for half an hour', async () => {
    await confirmed('forgot@example.com')
    await post('/password-reset/request', { email: 'forgot@example.com' })
    const token = await sentToken()
    const cookie = await opened('reset-password', token)
    const body = { password: 'a password of my own', confirmPassword: 'a password of my own' }
    expect((await open('verify-email', token)).json()).toEqual({ open: false })
    later(30 * 60_000)
    expect(await isOpen('reset-password', cookie)).toBe(false)
    expect((await post('/password-reset', body, { cookie })).json().code).toBe('link-expired')
    const changed = cookie.slice(0, -2) + (cookie.endsWith('AA') ? 'BB' : 'AA')
    const again = await opened('reset-password', token)
    expect((await post('/password-reset', body, { cookie: changed })).statusCode).toBe(410)
    expect((await post('/password-reset', body, { cookie: again })).statusCode).toBe(200)
    expect((await open('reset-password', token)).json()).toEqual({ open: false })
  })

  it.each(['x', '', 'x'.repeat(201)])('with an invalid token opens nothing: %j', async (token) => {
    const answer = await open('invitation', token)
    expect([answer.json().open ?? answer.json().code, answer.cookies]).toEqual([token.length > 200 ? 'invalid-input' : false, []])
  })
})

describe('resetting a password', () => {
  it('sets the new password once, and ends every session', async () => {
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

  it('ends links after an hour, and answers alike for unknown addresses', async () => {
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

  it('also confirms the address', async () => {
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
  it('is refused at its next request, refresh and sign-in, until it is reinstated', async () => {
    await confirmed('gone@example.com')
    const { access, refresh: token } = await signedIn('gone@example.com')
    expect((await session(access)).statusCode).toBe(200)
    const context = { db: server.kit('identity').db, clock: () => now, log: { info: () => undefined } }
    expect(await adminCommands.suspend?.run(['Gone@example.com'], context)).toMatch(/^Suspended gone@example.com \(ONW-/)
    expect((await session(access)).json().code).toBe('sign-in-required')
    expect((await refresh(token)).json().code).toBe('account-suspended')
    expect((await post('/sign-in', { email: 'gone@example.com', password })).json().code).toBe('account-suspended')
    expect((await post('/sign-in', { email: 'gone@example.com', password: 'wrong' })).json().code).toBe('invalid-credentials')
    const [event] = await owner`select payload from events.log where type = 'account.contact' order by id desc limit 1`
    expect(event?.payload).toMatchObject({ active: false })
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

describe('retention', () => {
  it('deletes ended sessions, old tokens and unconfirmed accounts after 30 days', async () => {
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

it('lets no other service read accounts, and shows people their own row only', async () => {
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
