import { randomUUID } from 'node:crypto'
import { ACTIVATION_CONSENTS, ACTIVATION_RENEWALS, CONSENT_MISSING, type EventInput } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { SmsRefused } from '@onward/service-kit'
import { OWN_ORIGIN, type TestServer } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { endActivationSessions, forgetWaiting } from './store'

let now = new Date()
const START = now.getTime()
const DAY_MS = 24 * 3_600_000
const password = 'correct horse battery'
const passwords = { password, confirmPassword: password }
const consents = {
  termsAccepted: true,
  dataProcessingConsent: true,
  marketingConsent: false,
  versions: { terms: 1, 'data-processing': 3, marketing: 1 },
  language: 'en',
}

const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 100 } })
beforeEach(() => {
  now = new Date(START)
  server.mails.length = 0
  server.texts.length = 0
})

type Answer = Awaited<ReturnType<TestServer['app']['inject']>>
/** A browser with cookies. */
function browser() {
  const jar = new Map<string, string>()
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
    more: Record<string, string> = {},
  ): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await server.app.inject({
      method,
      url: `/api/identity${path}`,
      headers: { ...OWN_ORIGIN, ...(cookie && { cookie }), ...more },
      ...(payload && { payload }),
    })
    for (const { name, value } of answer.cookies) value === '' ? jar.delete(name) : jar.set(name, value)
    return answer
  }
  return {
    jar,
    post: (path: string, payload: object = {}, more?: Record<string, string>) => ask('POST', path, payload, more),
    get: (path: string) => ask('GET', path),
  }
}
const emit = <T extends 'referral.invited' | 'referral.withdrawn'>(type: T, version: number, payload: EventInput<T>) =>
  server.asOwner((tx) => emitEvent(tx, type, payload.referralId, version, payload))
const tokenIn = (text: string | undefined): string => /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''

interface Referred {
  referralId: string
  accountId: string
  email: string
  token: string
}
async function referred(facts: Partial<EventInput<'referral.invited'>> = {}, version = 1): Promise<Referred> {
  const referralId = facts.referralId ?? randomUUID()
  const person = {
    referralId,
    accountId: facts.accountId ?? randomUUID(),
    firstName: 'Siân',
    lastName: 'Parry',
    email: `${referralId}@example.org`,
    phone: '07700 900123',
    jobcentre: 'Leeds Park Place',
    language: 'en' as const,
    round: version,
    ...facts,
  }
  await emit('referral.invited', version, person)
  await server.runJobs()
  return { ...person, token: tokenIn(server.mails.at(-1)?.text) }
}
/** Every step but the last. */
async function readyToFinish(token: string) {
  const here = browser()
  expect((await here.post('/activation/open', { token })).json().link).toBe('open')
  expect((await here.post('/activation/password', passwords)).statusCode).toBe(200)
  return here
}
const eventsOf = async (subject: string, type: string) =>
  (await owner`select payload from events.log where subject = ${subject} and type = ${type} order by id`).map(
    ({ payload }) => payload,
  )

describe('the letter of a referral', () => {
  it('has first name, jobcentre and link, goes out by email and text message, and casework learns that both were sent', async () => {
    const { referralId, email } = await referred()
    const [mail] = server.mails
    expect(mail).toMatchObject({ to: email, subject: 'Set up your Onward account' })
    expect(mail?.text).toMatch(
      /^Hello Siân,[\s\S]+Leeds Park Place has referred you[\s\S]+http:\/\/localhost:3000\/activate\?token=[\w-]{43}\n/,
    )
    expect(server.texts[0]).toMatchObject({ to: '07700 900123' })
    expect(server.texts[0]?.text).toMatch(
      /^Onward: Hello Siân\. Leeds Park Place .* http:\/\/localhost:3000\/activate\?token=[\w-]{43}$/,
    )
    const sent = { referralId, round: 1, outcome: 'sent', expiresAt: new Date(START + 7 * DAY_MS).toISOString() }
    expect(await eventsOf(referralId, 'activation.delivery')).toEqual([
      { ...sent, channel: 'email' },
      { ...sent, channel: 'sms' },
    ])
  })

  it('is in Welsh for people who chose it, and a line break in a name stays on one line', async () => {
    await referred({ language: 'cy', firstName: 'Siân\nBcc: x' })
    expect(server.mails[0]?.subject).toBe('Agorwch eich cyfrif Onward')
    expect(server.texts[0]?.text).toContain('Helo Siân Bcc: x. Mae Leeds Park Place wedi eich atgyfeirio')
  })

  it('waits while the mail server is down, and fails after a day of trying', async () => {
    const { mail } = server.kit('identity')
    const works = mail.send
    mail.send = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' }))
    const { referralId } = await referred({ phone: '' })
    expect(await eventsOf(referralId, 'activation.delivery')).toEqual([])
    const due = async () => {
      const [job] = await owner<{ run_at: Date; payload: object }[]>`
        select j.run_at, j.payload from graphile_worker._private_jobs j where j.payload->>'referralId' = ${referralId}`
      return job
    }
    const waits: number[] = []
    for (let job = await due(); job; job = await due()) {
      waits.push((job.run_at.getTime() - now.getTime()) / 60_000)
      now = job.run_at
      await owner`delete from graphile_worker._private_jobs where payload->>'referralId' = ${referralId}`
      await server.background.tasks['identity.send-activation']?.(job.payload)
    }
    expect(waits).toEqual([1, 5, 15, 30, 60, 120, 240, 480, 480])
    mail.send = works
    expect(await eventsOf(referralId, 'activation.delivery')).toEqual([
      { referralId, round: 1, channel: 'email', outcome: 'failed', expiresAt: null },
    ])
  })

  it('fails at once when the address or the number is refused for good', async () => {
    const { mail, sms } = server.kit('identity')
    const works = { mail: mail.send, sms: sms.send }
    mail.send = () => Promise.reject(Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 }))
    sms.send = () => Promise.reject(new SmsRefused('400'))
    const { referralId } = await referred()
    Object.assign(mail, { send: works.mail })
    Object.assign(sms, { send: works.sms })
    const answers = await eventsOf(referralId, 'activation.delivery')
    expect(answers.map(({ channel, outcome }) => [channel, outcome])).toEqual([
      ['email', 'failed'],
      ['sms', 'failed'],
    ])
  })

  it('ends with a later order', async () => {
    const first = await referred()
    const second = await referred({ ...first, email: 'corrected@example.org' }, 2)
    expect(server.mails.at(-1)?.to).toBe('corrected@example.org')
    // The first address was wrong: its reader learns nothing and cannot request another link.
    expect((await browser().post('/activation/open', { token: first.token })).json()).toEqual({
      link: 'unknown',
      mayRenew: false,
    })
    expect((await browser().post('/activation/renew', { token: first.token })).statusCode).toBe(410)
    expect((await browser().post('/activation/open', { token: second.token })).json()).toMatchObject({
      link: 'open',
      email: 'corrected@example.org',
    })
    await referred({ ...second }, 3)
    expect((await browser().post('/activation/open', { token: second.token })).json()).toEqual({
      link: 'replaced',
      mayRenew: true,
    })
  })

  it('opens nothing once the referral was withdrawn, and the log forgets the person', async () => {
    const { token, ...other } = await referred()
    await emit('referral.withdrawn', 2, { referralId: other.referralId, accountId: other.accountId })
    await server.runJobs()
    expect((await browser().post('/activation/open', { token })).json()).toEqual({ link: 'withdrawn', mayRenew: false })
    expect(await eventsOf(other.referralId, 'referral.invited')).toEqual([])
    const [row] = await owner`select first_name, email, phone from identity.activations where referral_id = ${other.referralId}`
    expect(row).toEqual({ first_name: '', email: '', phone: '' })
  })
})

describe('activating', () => {
  it('opens the account with the password, keeps the consents and signs the person in', async () => {
    const { token, referralId, accountId, email } = await referred()
    const here = await readyToFinish(token)
    const done = await here.post('/activation/complete', { ...consents, marketingConsent: true, language: 'cy' })
    expect(done.json()).toMatchObject({ joined: false, receipt: { reference: expect.stringMatching(/^ONW-/) } })
    expect((await here.get('/session')).json().user).toMatchObject({
      id: accountId,
      email,
      role: 'user',
      firstName: 'Siân',
      language: 'cy',
    })
    expect(await eventsOf(referralId, 'account.activated')).toEqual([{ referralId, accountId }])
    expect(await eventsOf(accountId, 'account.registered')).toHaveLength(1)
    const stored =
      await owner`select kind, version, language, text_hash, withdrawn_at from identity.consents where account_id = ${accountId} order by kind`
    expect(stored.map(({ kind, version, language }) => [kind, version, language])).toEqual([
      ['data-processing', 3, 'cy'],
      ['marketing', 1, 'cy'],
      ['terms', 1, 'cy'],
    ])
    expect(new Set(stored.map(({ text_hash }) => text_hash)).size).toBe(3)
    expect((await browser().post('/sign-in', { email, password })).statusCode).toBe(200)
    // The log keeps only that it happened.
    expect(await eventsOf(referralId, 'referral.invited')).toEqual([])
  })

  it('is not used up by scanners that open the link, and continues in its browser', async () => {
    const { token } = await referred()
    for (let times = 0; times < 3; times += 1) await browser().post('/activation/open', { token })
    const phone = await readyToFinish(token)
    // On another device the same link starts from the beginning, without the password chosen here.
    expect((await (await withLink(token)).get('/activation')).json()).toMatchObject({ step: 'password' })
    expect((await phone.post('/activation/open', { token })).json()).toMatchObject({ step: 'consent' })
    expect((await phone.post('/activation/complete', consents)).statusCode).toBe(200)
  })

  it('keeps the token out of cookies and the cookie out of scripts', async () => {
    const { token } = await referred()
    const opened = await browser().post('/activation/open', { token })
    const [cookie] = opened.cookies
    expect(cookie).toMatchObject({ name: 'onward_activation', httpOnly: true, sameSite: 'Lax', path: '/api/identity/activation' })
    expect(cookie?.value).not.toBe(token)
    const rest = await owner`select encode(hash, 'base64') as hash from identity.activation_tokens`
    expect(rest.some(({ hash }) => hash.includes(token))).toBe(false)
  })

  it('takes the steps in order: no consent without a password, and no password without a link', async () => {
    const { token } = await referred()
    const here = await withLink(token)
    expect((await here.post('/activation/complete', consents)).json()).toMatchObject({ code: 'state-conflict' })
    expect((await browser().post('/activation/password', passwords)).json()).toMatchObject({ code: 'link-expired' })
    expect((await browser().post('/activation/complete', consents)).json()).toMatchObject({ code: 'link-expired' })
    expect((await browser().get('/activation')).json()).toEqual({ link: 'unknown', mayRenew: false })
  })

  it.each([
    [
      'that differ',
      { password, confirmPassword: 'another one' },
      'confirmPassword',
      'Please ensure both passwords are identical.',
    ],
    [
      'that are short',
      { password: 'abcdef1', confirmPassword: 'abcdef1' },
      'password',
      'Password must be at least 8 characters long.',
    ],
  ])('refuses passwords %s, in the documented words', async (_what, body, field, message) => {
    const here = await withLink((await referred()).token)
    const answer = (await here.post('/activation/password', body)).json()
    expect(answer.errors).toContainEqual({ field, message })
  })

  it('needs both consents', async () => {
    const here = await readyToFinish((await referred()).token)
    for (const missing of [{ termsAccepted: false }, { dataProcessingConsent: false }, { termsAccepted: undefined }]) {
      const answer = await here.post('/activation/complete', { ...consents, ...missing })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors[0].message).toBe(CONSENT_MISSING)
    }
    const stale = await here.post('/activation/complete', { ...consents, versions: { ...consents.versions, terms: 0 } })
    expect(stale.json().code).toBe('state-conflict')
  })

  it('accepts exactly one of fifty simultaneous last steps, from any browser', async () => {
    const { token, referralId, accountId } = await referred()
    const browsers = await Promise.all(Array.from({ length: 5 }, () => readyToFinish(token)))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => browsers[n % browsers.length]?.post('/activation/complete', consents)),
    )
    const codes = answers.map((answer) => answer?.statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 410)).toHaveLength(49)
    expect(await eventsOf(referralId, 'account.activated')).toHaveLength(1)
    const [count] = await owner`select count(*)::int as n from identity.consents where account_id = ${accountId}`
    expect(count?.n).toBe(2)
  })

  it('gives a repeated last step its first answer, and ends the link', async () => {
    const { token } = await referred()
    const here = await readyToFinish(token)
    const cookie = here.jar.get('onward_activation') ?? ''
    const first = await here.post('/activation/complete', consents, { 'idempotency-key': 'one' })
    const replay = browser()
    replay.jar.set('onward_activation', cookie)
    expect((await replay.post('/activation/complete', consents, { 'idempotency-key': 'one' })).json()).toEqual(first.json())
    expect(replay.jar.get('onward_access')).toBeUndefined()
    expect((await replay.post('/activation/complete', consents)).json()).toMatchObject({ code: 'link-expired' })
    expect((await browser().post('/activation/open', { token })).json()).toEqual({ link: 'used', mayRenew: false })
    expect((await browser().post('/activation/renew', { token })).statusCode).toBe(410)
  })

  it('ends after half an hour in one browser, and continues when the link is opened again', async () => {
    const { token, email } = await referred()
    const here = await readyToFinish(token)
    now = new Date(START + 31 * 60_000)
    expect((await here.get('/activation')).json()).toEqual({ link: 'timed-out', mayRenew: true })
    expect((await here.post('/activation/complete', consents)).json().code).toBe('link-expired')
    await server.kit('identity').db.withSystem((tx) => endActivationSessions(tx, now, 10))
    const [left] =
      await owner`select count(*)::int as n from identity.activation_sessions s join identity.activations a using (referral_id)
      where a.email = ${email} and s.password_hash is not null`
    expect(left?.n).toBe(0)
    expect((await here.post('/activation/open', { token })).json()).toMatchObject({ link: 'open', step: 'password' })
  })
})

const withLink = async (token: string) => {
  const here = browser()
  await here.post('/activation/open', { token })
  return here
}

describe('an expired link', () => {
  it('is renewed for the same address, a few times a day, and earlier links end', async () => {
    const { token, email, referralId } = await referred()
    now = new Date(START + 7 * DAY_MS)
    expect((await browser().post('/activation/open', { token })).json()).toEqual({ link: 'expired', mayRenew: true })
    server.mails.length = 0
    for (let times = 0; times < ACTIVATION_RENEWALS; times += 1) {
      expect((await browser().post('/activation/renew', { token })).statusCode).toBe(202)
      await server.runJobs()
    }
    expect((await browser().post('/activation/renew', { token })).statusCode).toBe(429)
    expect(server.mails.map(({ to }) => to)).toEqual(Array.from({ length: ACTIVATION_RENEWALS }, () => email))
    const [, ...renewed] = server.mails.map(({ text }) => tokenIn(text))
    expect((await browser().post('/activation/open', { token: renewed[0] ?? '' })).json().link).toBe('replaced')
    expect((await browser().post('/activation/open', { token: renewed.at(-1) ?? '' })).json().link).toBe('open')
    expect((await eventsOf(referralId, 'activation.delivery')).at(-1)).toMatchObject({
      round: 1,
      outcome: 'sent',
      expiresAt: new Date(START + 14 * DAY_MS).toISOString(),
    })
  })

  it('reveals nothing to somebody who guesses', async () => {
    expect((await browser().post('/activation/open', { token: 'x'.repeat(43) })).json()).toEqual({
      link: 'unknown',
      mayRenew: false,
    })
    expect((await browser().post('/activation/renew', { token: 'x' })).statusCode).toBe(410)
    expect((await browser().post('/activation/renew', {})).statusCode).toBe(410)
  })
})

describe('an address that has an account', () => {
  it('joins the referral once its owner has signed in, and keeps its password', async () => {
    const mine = await server.person('user', { email: `${randomUUID()}@example.org` })
    const [account] = await owner<{ email: string }[]>`select email from identity.accounts where id = ${mine.accountId}`
    const { token, referralId, accountId } = await referred({ email: account?.email.toUpperCase() ?? '' })
    const here = browser()
    expect((await here.post('/activation/open', { token })).json()).toMatchObject({
      step: 'consent',
      account: 'jobseeker',
      viewer: 'visitor',
    })
    expect((await here.post('/activation/complete', consents)).json().code).toBe('state-conflict')
    expect((await here.post('/activation/password', passwords)).json().code).toBe('state-conflict')
    const someoneElse = await server.person('user')
    expect((await here.post('/activation/complete', consents, someoneElse.headers)).json().code).toBe('state-conflict')
    expect((await here.post('/activation/complete', consents, mine.headers)).json()).toMatchObject({ joined: true })
    expect(await eventsOf(referralId, 'account.activated')).toEqual([{ referralId, accountId: mine.accountId }])
    const [never] = await owner`select from identity.accounts where id = ${accountId}`
    expect(never).toBeUndefined()
  })

  it('of an employer joins no referral', async () => {
    const employer = await server.person('employer', { email: `${randomUUID()}@example.org` })
    const [account] = await owner<{ email: string }[]>`select email from identity.accounts where id = ${employer.accountId}`
    const { token } = await referred({ email: account?.email ?? '' })
    const here = browser()
    expect((await here.post('/activation/open', { token })).json()).toMatchObject({ account: 'other' })
    expect((await here.post('/activation/complete', consents, employer.headers)).statusCode).toBe(403)
  })

  it('that was never confirmed is replaced by that of the person who got the link', async () => {
    const { token, email } = await referred()
    const stranger = { email, password: 'stranger password 1', confirmPassword: 'stranger password 1' }
    await browser().post('/register', stranger)
    const here = await readyToFinish(token)
    expect((await here.post('/activation/complete', consents)).statusCode).toBe(200)
    expect((await browser().post('/sign-in', stranger)).statusCode).toBe(401)
    expect((await browser().post('/sign-in', { email, password })).statusCode).toBe(200)
  })
})

describe('the consents', () => {
  it('are listed, and emails about services can be stopped at any time', async () => {
    const here = await readyToFinish((await referred()).token)
    await here.post('/activation/complete', { ...consents, marketingConsent: true })
    const kinds = async () =>
      Object.fromEntries(
        (await here.get('/consents'))
          .json()
          .items.map((one: { kind: string; withdrawnAt: string | null }) => [one.kind, one.withdrawnAt]),
      )
    expect(await kinds()).toEqual({ terms: null, 'data-processing': null, marketing: null })
    expect((await here.post('/consents/marketing/withdraw')).statusCode).toBe(200)
    expect(await kinds()).toMatchObject({ terms: null, marketing: now.toISOString() })
    expect((await here.post('/consents/marketing/withdraw')).statusCode).toBe(409)
  })

  it('name two pages by their titles', () => {
    for (const { document } of Object.values(ACTIVATION_CONSENTS)) {
      if (document) expect(Object.values(document.sha256).every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
    }
  })
})

it('are deleted with the account, together with its referral and another open one to the same address', async () => {
  const first = await referred()
  const here = await readyToFinish(first.token)
  await here.post('/activation/complete', consents)
  const waiting = await referred({ email: first.email })
  expect((await here.post('/erasure', { currentPassword: password })).statusCode).toBe(200)
  now = new Date(START + 15 * DAY_MS)
  await server.background.tasks['identity.erase']?.({})
  const ids = [first.referralId, waiting.referralId]
  expect(await owner`select from identity.activations where referral_id = any(${ids})`).toHaveLength(0)
  expect(await owner`select from identity.consents where account_id = ${first.accountId}`).toHaveLength(0)
  expect(await owner`select from events.log where payload::text like ${`%${first.email}%`}`).toHaveLength(0)
})

it('referrals that nobody activated are deleted, here and in the log', async () => {
  const { referralId, token } = await referred()
  const before = new Date(Date.now() + 60_000)
  await server.kit('identity').db.withSystem((tx) => forgetWaiting(tx, before, 1000))
  expect(await eventsOf(referralId, 'referral.invited')).toEqual([])
  expect((await browser().post('/activation/open', { token })).json()).toEqual({ link: 'unknown', mayRenew: false })
})
