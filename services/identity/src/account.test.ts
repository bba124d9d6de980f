import { randomUUID } from 'node:crypto'
import type { SignedInDevice } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { OWN_ORIGIN } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from './app'

let ticks = 0
const START = Date.now()
const password = 'correct horse battery'

const { server, owner } = servicesUnderTest({
  services: [service],
  clock: () => new Date(START + ++ticks),
  config: { rateFactor: 1000 },
})

type Method = 'GET' | 'POST' | 'DELETE'
const ask = (method: Method, path: string, access = '', payload?: object, more: Record<string, string> = {}) =>
  server.app.inject({
    method,
    url: `/api/identity${path}`,
    headers: { ...OWN_ORIGIN, ...(access && { cookie: `onward_access=${access}` }), ...more },
    ...(payload && { payload }),
  })
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? ''
/** Emails sent so far, oldest first; each is given once. */
async function sentMails() {
  await server.runJobs()
  return server.mails.splice(0)
}
async function signIn(email: string, userAgent = '', secret = password): Promise<string> {
  const answer = await ask('POST', '/sign-in', '', { email, password: secret }, { 'user-agent': userAgent })
  return answer.cookies.find((cookie) => cookie.name === 'onward_access')?.value ?? ''
}
async function registered(): Promise<string> {
  const email = `${randomUUID()}@example.org`
  await ask('POST', '/register', '', { email, password, confirmPassword: password, firstName: 'Siân' })
  const [mail] = await sentMails()
  await ask('POST', '/verify-email', '', { token: tokenIn(mail?.text ?? '') })
  return email
}
const devices = async (access: string): Promise<SignedInDevice[]> => (await ask('GET', '/sessions', access)).json().items
const isSignedIn = async (access: string) => (await ask('GET', '/session', access)).statusCode === 200
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36'

describe('where I am signed in', () => {
  it('lists my live sessions, this one first, by readable names', async () => {
    const email = await registered()
    const here = await signIn(email, PHONE)
    await signIn(email)
    expect((await devices(here)).map(({ device, current }) => [device, current])).toEqual([
      ['Chrome · Android', true],
      ['', false],
    ])
  })

  it('signs out one of my devices, or all others, and nobody else', async () => {
    const email = await registered()
    const [here, there, elsewhere] = [await signIn(email), await signIn(email), await signIn(email)]
    const stranger = await signIn(await registered())
    const sessionOf = async (access: string) => (await devices(access)).find((one) => one.current)?.id
    expect((await ask('DELETE', `/sessions/${await sessionOf(there)}`, stranger)).statusCode).toBe(404)
    expect((await ask('DELETE', `/sessions/${await sessionOf(there)}`, here)).statusCode).toBe(200)
    expect([await isSignedIn(there), await isSignedIn(elsewhere)]).toEqual([false, true])
    expect((await ask('POST', '/sessions/end-others', here, {})).json().ended).toBe(1)
    expect([await isSignedIn(here), await isSignedIn(elsewhere), await isSignedIn(stranger)]).toEqual([true, false, true])
  })
})

it('calls a jobseeker what their profile calls them now', async () => {
  const access = await signIn(await registered())
  const { id: accountId } = (await ask('GET', '/session', access)).json().user
  for (const firstName of ['Min', 'Ming'])
    await server.asOwner((tx) => emitEvent(tx, 'jobseeker.named', accountId, 1, { accountId, firstName, lastName: 'Li' }))
  await server.runJobs()
  const [account] = await owner`select first_name, last_name from identity.accounts where id = ${accountId}`
  expect(account).toEqual({ first_name: 'Ming', last_name: 'Li' })
})

describe('another password', () => {
  const next = { password: 'three quiet otters', confirmPassword: 'three quiet otters' }

  it('needs the current one, and says so beside the field', async () => {
    const here = await signIn(await registered())
    const answer = await ask('POST', '/password', here, { currentPassword: 'nope', ...next })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ field: 'currentPassword', message: 'This is not your password' }],
    ])
  })

  it('signs out the other devices, informs the person, and replaces the old password', async () => {
    const email = await registered()
    const [here, there] = [await signIn(email), await signIn(email)]
    expect((await ask('POST', '/password', here, { currentPassword: password, ...next })).statusCode).toBe(200)
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
    expect((await sentMails()).map(({ to, subject }) => [to, subject])).toEqual([[email, 'Your Onward password was changed']])
    expect(await signIn(email)).toBe('')
    expect(await signIn(email, '', next.password)).not.toBe('')
  })
})

describe('another email address', () => {
  it('replaces the old one once its link is used; the old address gets an email, and its links end', async () => {
    const email = await registered()
    const here = await signIn(email)
    const other = `new-${email}`
    await ask('POST', '/password-reset/request', '', { email })
    const [reset] = await sentMails()
    expect((await ask('POST', '/email', here, { email: other, currentPassword: password })).statusCode).toBe(200)
    const [asked] = await sentMails()
    expect([asked?.to, asked?.subject]).toEqual([other, 'Confirm your new email address for Onward'])
    expect(await signIn(other)).toBe('')

    const token = tokenIn(asked?.text ?? '')
    const answers = await Promise.all([1, 2, 3].map(() => ask('POST', '/verify-email', '', { token })))
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 410, 410])
    expect((await sentMails()).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your Onward email address was changed'],
    ])
    expect([await signIn(email), (await signIn(other)) !== '']).toEqual(['', true])
    const late = { token: tokenIn(reset?.text ?? ''), password: 'three quiet otters', confirmPassword: 'three quiet otters' }
    expect((await ask('POST', '/password-reset', '', late)).statusCode).toBe(410)
    // The old address is deleted once the email to it was sent.
    expect([...(await owner`select 1 from identity.email_changes where old_email = ${email}`)]).toEqual([])
    const [event] = await owner`select payload->>'email' as email from events.log where type = 'account.email'
      and subject = (select id from identity.accounts where email = ${other}) order by id desc limit 1`
    expect(event?.email).toBe(other)
  })

  it('that belongs to somebody else sends an email to its owner only', async () => {
    const taken = await registered()
    const here = await signIn(await registered())
    const answer = await ask('POST', '/email', here, { email: taken.toUpperCase(), currentPassword: password })
    expect(answer.statusCode).toBe(200)
    expect((await sentMails()).map(({ to, subject }) => [to, subject])).toEqual([
      [taken, 'You already have an account with Onward'],
    ])
  })

  it('is refused without the password, and when it is the same address', async () => {
    const email = await registered()
    const here = await signIn(email)
    const wrong = await ask('POST', '/email', here, { email: 'x@example.org', currentPassword: 'nope' })
    const same = await ask('POST', '/email', here, { email, currentPassword: password })
    expect([wrong.statusCode, same.json().errors]).toEqual([
      422,
      [{ field: 'email', message: 'This is your email address already' }],
    ])
  })
})
