import { randomUUID } from 'node:crypto'
import { OWN_ORIGIN, type TestServer } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { adminCommands } from '../admin'
import { service } from '../app'
import { codeAt, stepOf } from '../second-factor/totp'

let now = new Date()
const START = now.getTime()
const DAY_MS = 24 * 3_600_000
const password = 'correct horse battery'
const passwords = { password, confirmPassword: password }
const OFFICE = randomUUID()

const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })
beforeEach(() => {
  now = new Date(START)
  server.mails.length = 0
  server.config.staffSecondFactor = 'required'
})

type Answer = Awaited<ReturnType<TestServer['app']['inject']>>
/** A browser with cookies. */
function browser() {
  const jar = new Map<string, string>()
  const ask = async (method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...OWN_ORIGIN, ...(cookie && { cookie }) }
    const answer = await server.app.inject({ method, url: `/api/identity${path}`, headers, ...(payload && { payload }) })
    for (const { name, value } of answer.cookies) value === '' ? jar.delete(name) : jar.set(name, value)
    return answer
  }
  return {
    jar,
    post: (path: string, payload: object = {}) => ask('POST', path, payload),
    get: (path: string) => ask('GET', path),
  }
}
const admin = (name: string, ...args: string[]) => {
  const context = { db: server.kit('identity').db, clock: () => now, log: { info: () => undefined } }
  return adminCommands[name]?.run(args, context) ?? Promise.reject(new Error('no such command'))
}
let people = 0
const colleague = () => {
  people += 1
  return { email: `sian.${people}@jobcentre.example`, staffId: `JC-${1000 + people}` }
}
async function invited(role: 'agent' | 'admin' = 'agent') {
  const who = colleague()
  await admin('invite-agent', who.email, 'Siân', 'Parry', who.staffId, role === 'admin' ? '-' : OFFICE, role)
  await server.runJobs()
  return { ...who, code: /invitation=([\w-]{43})/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '' }
}
async function joined(role: 'agent' | 'admin' = 'agent') {
  const who = await invited(role)
  expect((await browser().post('/staff/register', { code: who.code, ...passwords })).statusCode).toBe(200)
  return who
}
/** With an authenticator app, whose codes are computed here. */
async function withApp() {
  const who = await joined()
  const here = browser()
  await here.post('/sign-in', { email: who.email, password })
  const secret: string = (await here.post('/second-factor/start')).json().secret.replaceAll(' ', '')
  const confirmed = await here.post('/second-factor/confirm', { code: codeAt(secret, stepOf(now)) })
  return { ...who, here, secret, recoveryCodes: confirmed.json().recoveryCodes as string[] }
}

describe('an invitation', () => {
  it('has a code in its email that opens an account of its role, once', async () => {
    const { code, email, staffId } = await invited()
    expect(server.mails[0]?.text).toContain(`enter this code: ${code}`)
    expect((await browser().post('/staff/invitations/read', { code })).json()).toMatchObject({ email, staffId, role: 'agent' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser().post('/staff/register', { code, ...passwords })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 410)])
    const [account] =
      await owner`select id, role, staff_id, office_id, confirmed_at from identity.accounts where email = ${email}`
    expect(account).toMatchObject({ role: 'agent', staff_id: staffId, office_id: OFFICE, confirmed_at: now })
    const events = await owner`select payload from events.log where type = 'staff.joined' and subject = ${account?.id}`
    expect(events.map(({ payload }) => payload)).toEqual([
      { accountId: account?.id, role: 'agent', officeId: OFFICE, staffId, firstName: 'Siân', lastName: 'Parry' },
    ])
    const rest = await owner`select encode(hash, 'base64') as hash from identity.staff_codes`
    expect(rest.some(({ hash }) => hash.includes(code))).toBe(false)
  })

  it('ends after a week, when it is withdrawn, and when it is sent again', async () => {
    const late = await invited()
    now = new Date(START + 7 * DAY_MS)
    expect((await browser().post('/staff/invitations/read', { code: late.code })).statusCode).toBe(410)
    now = new Date(START)
    await admin('invite-agent', late.email, 'Siân', 'Parry', late.staffId, OFFICE)
    await server.runJobs()
    expect((await browser().post('/staff/register', { code: late.code, ...passwords })).statusCode).toBe(410)
    const newest = /invitation=([\w-]{43})/.exec(server.mails.at(-1)?.text ?? '')?.[1]
    expect((await browser().post('/staff/invitations/read', { code: newest })).statusCode).toBe(200)
    await admin('withdraw-invitation', late.email)
    expect((await browser().post('/staff/invitations/read', { code: newest })).statusCode).toBe(410)
    await expect(admin('withdraw-invitation', late.email)).rejects.toThrow('No invitation')
  })

  it('is refused with a plain sentence when its facts are invalid', async () => {
    const { email, staffId } = await joined()
    await expect(admin('invite-agent', email, 'A', 'B', 'JC-1', OFFICE)).rejects.toThrow(
      'There is already an account with the address',
    )
    await expect(admin('invite-agent', 'new@jobcentre.example', 'A', 'B', staffId, OFFICE)).rejects.toThrow(
      'works under the staff ID',
    )
    await expect(admin('invite-agent', 'new@jobcentre.example', 'A', 'B', 'JC-1', '-')).rejects.toThrow('works in an office')
    await expect(admin('invite-agent', 'nobody')).rejects.toThrow('Give the email address first.')
  })

  it('is the only way: the public form opens no staff account', async () => {
    const answer = await browser().post('/register', { userType: 'agent', email: 'x@jobcentre.example', ...passwords })
    expect(answer.statusCode).toBe(403)
  })
})

it('a code that is given again counts for the session, once, and never instead of a wrong one', async () => {
  const { here, secret, recoveryCodes } = await withApp()
  const givenAt = async () =>
    (await owner`select second_factor_at as at from identity.sessions order by started_at desc, id limit 1`)[0]?.at as Date
  await owner`update identity.sessions set second_factor_at = second_factor_at - interval '1 hour'`
  const before = await givenAt()
  const check = async (code: string) => (await here.post('/second-factor/check', { code })).statusCode
  // Already used to set the app up.
  expect([await check('000000'), await check(codeAt(secret, stepOf(now)))]).toEqual([422, 422])
  expect(await givenAt()).toEqual(before)
  expect(await check(codeAt(secret, stepOf(now) + 1))).toBe(200)
  expect(await givenAt()).toEqual(now)
  const [paper = ''] = recoveryCodes
  expect([await check(paper), await check(paper)]).toEqual([200, 422])
  expect((await browser().post('/second-factor/check', { code: '123456' })).statusCode).toBe(401)
})

describe('signing in as staff', () => {
  it('accepts staff ID or address, in any spelling', async () => {
    server.config.staffSecondFactor = 'off'
    const { email, staffId } = await joined()
    for (const name of [email, staffId, staffId.toLowerCase(), ` ${email.toUpperCase()} `]) {
      expect((await browser().post('/sign-in', { email: name, password })).json()).toMatchObject({
        user: { email, role: 'agent' },
      })
    }
    expect((await browser().post('/sign-in', { email: staffId, password: 'wrong' })).statusCode).toBe(401)
    expect((await browser().post('/sign-in', { email: 'JC-none', password })).statusCode).toBe(401)
  })

  it('needs more than the password: first an app is set up, then its code is asked', async () => {
    const { email, staffId, here, secret, recoveryCodes } = await withApp()
    expect((await here.get('/session')).statusCode).toBe(200)
    expect(new Set(recoveryCodes).size).toBe(10)
    const again = browser()
    const half = await again.post('/sign-in', { email: staffId, password })
    expect(half.json()).toEqual({ secondFactor: 'code' })
    expect([...again.jar.keys()]).toEqual(['onward_half_signed_in'])
    expect((await again.get('/session')).statusCode).toBe(401)
    now = new Date(START + 60_000)
    expect((await again.post('/second-factor/code', { code: '000000' })).json().errors[0].field).toBe('code')
    expect((await again.post('/second-factor/code', { code: codeAt(secret, stepOf(now)) })).json()).toMatchObject({
      user: { email },
    })
    expect((await again.get('/session')).statusCode).toBe(200)
    expect(await owner`select secret from identity.second_factors where secret like ${`%${secret}%`}`).toHaveLength(0)
  })

  it('accepts no code twice, and none from a browser whose ten minutes are over', async () => {
    const { email, secret } = await withApp()
    const [one, two, late] = [browser(), browser(), browser()]
    for (const each of [one, two, late]) await each.post('/sign-in', { email, password })
    now = new Date(START + 60_000)
    const code = codeAt(secret, stepOf(now))
    expect((await one.post('/second-factor/code', { code })).statusCode).toBe(200)
    expect((await two.post('/second-factor/code', { code })).statusCode).not.toBe(200)
    now = new Date(START + 11 * 60_000)
    expect((await late.post('/second-factor/code', { code: codeAt(secret, stepOf(now)) })).statusCode).toBe(410)
    expect((await browser().post('/second-factor/start')).statusCode).toBe(410)
  })

  it('limits guesses', async () => {
    const { email } = await withApp()
    const here = browser()
    await here.post('/sign-in', { email, password })
    const tries = Array.from({ length: 30 }, (_, n) => here.post('/second-factor/code', { code: `0000${n + 10}` }))
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([...Array(8).fill(422), ...Array(22).fill(429)])
  })

  it('accepts the owner on a known device, while somebody with their password guesses', async () => {
    const { email, here, secret } = await withApp()
    now = new Date(START + 60_000)
    const code = codeAt(secret, stepOf(now))
    const thief = browser()
    await thief.post('/sign-in', { email, password })
    for (let n = 0; n < 9; n += 1) await thief.post('/second-factor/code', { code: `00000${n}` })
    expect((await thief.post('/second-factor/code', { code })).statusCode).toBe(429)
    await here.post('/sign-in', { email, password })
    expect((await here.post('/second-factor/code', { code })).statusCode).toBe(200)
  })

  it('accepts each recovery code once, and informs its owner', async () => {
    const { email, recoveryCodes } = await withApp()
    server.mails.length = 0
    const [first = ''] = recoveryCodes
    const enter = async (code: string) => {
      const here = browser()
      await here.post('/sign-in', { email, password })
      return (await here.post('/second-factor/code', { code })).statusCode
    }
    expect(await enter(first.toLowerCase().replace('-', ' '))).toBe(200)
    expect(await enter(first)).toBe(422)
    await server.runJobs()
    expect(server.mails.map(({ subject }) => subject)).toContain('A recovery code of your Onward account was used')
  })

  it('shows the same secret until it is confirmed, and none afterwards', async () => {
    const { email } = await joined()
    const here = browser()
    await here.post('/sign-in', { email, password })
    const [one, two] = [await here.post('/second-factor/start'), await here.post('/second-factor/start')]
    expect(one.json()).toEqual(two.json())
    expect(one.json().uri).toMatch(/^otpauth:\/\/totp\/Onward:/)
    expect((await here.post('/second-factor/confirm', { code: '123456' })).statusCode).toBe(422)
    const { here: done, email: other } = await withApp()
    await done.post('/sign-in', { email: other, password })
    expect((await done.post('/second-factor/start')).statusCode).toBe(409)
  })

  it('ends sessions without a second factor once the deployment requires one; people with an app always need it', async () => {
    server.config.staffSecondFactor = 'off'
    const { email } = await joined()
    const here = browser()
    await here.post('/sign-in', { email, password })
    expect((await here.post('/refresh')).statusCode).toBe(200)
    server.config.staffSecondFactor = 'required'
    expect((await here.post('/refresh')).statusCode).toBe(401)
    const withOne = await withApp()
    server.config.staffSecondFactor = 'off'
    expect((await browser().post('/sign-in', { email: withOne.email, password })).json()).toEqual({ secondFactor: 'code' })
    expect((await withOne.here.post('/refresh')).statusCode).toBe(200)
  })
})

describe('the second factor on the account page', () => {
  it('gives new recovery codes for the password, and ends the old ones', async () => {
    const { here, email, recoveryCodes } = await withApp()
    expect((await here.get('/second-factor')).json()).toEqual({
      required: true,
      since: now.toISOString(),
      wanted: false,
      recoveryCodesLeft: 10,
    })
    expect((await here.post('/second-factor/recovery-codes', { currentPassword: 'wrong' })).statusCode).toBe(422)
    const renewed = (await here.post('/second-factor/recovery-codes', { currentPassword: password })).json().recoveryCodes
    expect(renewed).toHaveLength(10)
    const again = browser()
    await again.post('/sign-in', { email, password })
    expect((await again.post('/second-factor/code', { code: recoveryCodes[0] })).statusCode).toBe(422)
    expect((await again.post('/second-factor/code', { code: renewed[0] })).statusCode).toBe(200)
  })

  it('can be set up where none is required, and is then needed at the next sign-in', async () => {
    server.config.staffSecondFactor = 'off'
    const { email } = await joined()
    const here = browser()
    await here.post('/sign-in', { email, password })
    expect((await here.get('/second-factor')).json()).toMatchObject({ required: false, since: null, wanted: false })
    await here.post('/second-factor/want', { currentPassword: password })
    expect((await here.get('/second-factor')).json()).toMatchObject({ wanted: true })
    expect((await browser().post('/sign-in', { email, password })).json()).toEqual({ secondFactor: 'set-up' })
    // They change their mind.
    await here.post('/second-factor/remove', { currentPassword: password })
    expect((await browser().post('/sign-in', { email, password })).json()).toMatchObject({ user: { email } })
  })

  it('is removed for a new phone; an administrator does it for people who lost everything', async () => {
    const { here, email } = await withApp()
    const elsewhere = browser()
    await here.post('/second-factor/remove', { currentPassword: password })
    expect((await here.get('/session')).statusCode).toBe(200)
    expect((await elsewhere.post('/sign-in', { email, password })).json()).toEqual({ secondFactor: 'set-up' })
    const lost = await withApp()
    expect(await admin('reset-second-factor', lost.email)).toContain('Forgot the authenticator app')
    expect((await lost.here.get('/session')).statusCode).toBe(401)
    await expect(admin('reset-second-factor', lost.email)).rejects.toThrow('no app')
  })

  it('is for staff only, and not for a suspended colleague', async () => {
    const jobseeker = await server.person('user')
    const answer = await server.app.inject({ url: '/api/identity/second-factor', headers: jobseeker.headers })
    expect(answer.statusCode).toBe(403)
    const { email, secret } = await withApp()
    const half = browser()
    await half.post('/sign-in', { email, password })
    await admin('suspend', email)
    now = new Date(START + 60_000)
    expect((await half.post('/second-factor/code', { code: codeAt(secret, stepOf(now)) })).statusCode).toBe(410)
  })
})

describe('the session of staff where others open the portal', () => {
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  beforeEach(() => {
    server.config.staffSession = { idleMinutes: 30, longestHours: 12 }
  })
  afterEach(() => {
    server.config.staffSession = null
  })

  it('ends after 30 minutes without a refresh', async () => {
    const { here } = await withApp()
    later(29)
    expect((await here.post('/refresh')).statusCode).toBe(200)
    later(31)
    expect((await here.post('/refresh')).json().code).toBe('sign-in-required')
  })

  it('ends after 12 hours, however much it is used', async () => {
    const { here } = await withApp()
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      later(20)
      expect((await here.post('/refresh')).statusCode).toBe(200)
    }
    later(20)
    expect((await here.post('/refresh')).statusCode).toBe(401)
  })

  it('ends by the same rules when it was opened before they held', async () => {
    server.config.staffSession = null
    const { here } = await withApp()
    later(60)
    server.config.staffSession = { idleMinutes: 30, longestHours: 12 }
    expect((await here.post('/refresh')).statusCode).toBe(401)
  })
})
