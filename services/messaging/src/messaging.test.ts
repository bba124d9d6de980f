import { randomUUID } from 'node:crypto'
import type { EventInput, EventPayload, EventType, LiveMessage, listNotices, ResponseOf, Role } from '@onward/contracts'
import { LIVE_PATH, RESOURCES } from '@onward/contracts'
import { LIVE_CHANNEL } from '@onward/database'
import { servicesUnderTest } from '@onward/testing/services'
import { WebSocket } from 'ws'
import { messagingService } from './app'
import { ACKNOWLEDGED_PER_HOUR } from './tickets/rules'

const anna = randomUUID()
const ben = randomUUID()
const organisation = { employerAccountIds: [anna, ben] }
let now = new Date()

let origin: string
let beat: () => void = () => {}
/** What liveness is measured by; nobody falls silent while it stands still. */
let monotonicMs = 0
const sockets: WebSocket[] = []

// Before the server's own end, which waits for them.
afterAll(() => {
  for (const socket of sockets) socket.terminate()
})
const { server, owner } = servicesUnderTest({
  services: [
    messagingService(
      (_ms, work) => {
        beat = work
        return () => {}
      },
      () => monotonicMs,
    ),
  ],
  clock: () => now,
  config: { rateFactor: 100 },
})
beforeAll(async () => {
  origin = await server.listen()
})
beforeEach(async () => {
  server.mails.length = 0
  await owner`truncate messaging.notices, messaging.notice_numbers, messaging.emails, messaging.contact_tickets cascade`
})

interface Person {
  accountId: string
  cookie: string
}
async function signIn(accountId: string, role: 'user' | 'employer' = 'employer'): Promise<Person> {
  const sessionId = await openSession(accountId, role)
  const { token } = server.tokens.issue({ accountId, role, sessionId }, now)
  return { accountId, cookie: `onward_access=${token}` }
}

/** An account with a live session, as identity keeps them. Answers the session's id. */
async function openSession(accountId: string, role: Role): Promise<string> {
  const sessionId = randomUUID()
  await owner`insert into identity.accounts (id, email, password_hash, role, created_at, confirmed_at)
    values (${accountId}, ${`${accountId}@example.org`}, '', ${role}, now(), now()) on conflict do nothing`
  await owner`insert into identity.sessions (id, account_id, started_at, expires_at)
    values (${sessionId}, ${accountId}, now(), now() + interval '1 day')`
  return sessionId
}
const suspend = (accountId: string) => owner`update identity.accounts set suspended_at = now() where id = ${accountId}`

/** Emits an event as another service would, and runs its handlers; gives its id. */
async function emit<T extends EventType>(type: T, subject: string, payload: EventInput<T>, version = 1): Promise<string> {
  const [row] = await owner<{ emit: string }[]>`
    select events.emit(${type}, ${subject}::uuid, ${version}, ${owner.json(payload as never)}) as emit`
  const event = String(row?.emit)
  await server.background.tasks['messaging.event']?.({ event })
  return event
}
async function runQueuedEmails(): Promise<void> {
  const rows = await owner<{ id: string }[]>`select id from messaging.emails order by queued_at, id`
  for (const { id } of rows) await server.background.tasks['messaging.email']?.({ emailId: id })
}
const contact = (accountId: string, change: Partial<EventPayload<'account.contact'>> = {}) => ({
  accountId,
  email: `${accountId}@example.org`,
  firstName: 'Anna',
  language: 'en' as const,
  active: true,
  ...change,
})
const submitted = (employerAccountIds = organisation.employerAccountIds): EventInput<'application.submitted'> => ({
  applicationId: randomUUID(),
  accountId: randomUUID(),
  jobId: randomUUID(),
  jobTitle: 'Care assistant',
  employerAccountIds,
})
const verified = (member: string): EventPayload<'organisation.verified'> => ({
  organisationId: randomUUID(),
  name: 'Calder Community Care',
  employerAccountIds: [member],
})
async function notices(person: Person, query = ''): Promise<ResponseOf<typeof listNotices>> {
  const answer = await server.app.inject({ url: `/api/messaging/notices${query}`, headers: { cookie: person.cookie } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** A browser's socket: the messages so far, and a promise of the next message or of the close. */
function browser(person: Person, from = origin, host = new URL(origin).host) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${LIVE_PATH}`, {
    headers: { cookie: person.cookie, origin: from, host },
  })
  sockets.push(socket)
  const heard: (LiveMessage | { closed: number })[] = []
  const waiting: ((message: LiveMessage | { closed: number }) => void)[] = []
  const hear = (message: LiveMessage | { closed: number }) => {
    const next = waiting.shift()
    if (next) next(message)
    else heard.push(message)
  }
  socket.on('message', (bytes) => hear(JSON.parse(bytes.toString())))
  socket.on('close', (closed) => hear({ closed }))
  return {
    socket,
    heard,
    opened: new Promise<void>((resolve, reject) => {
      socket.on('open', resolve)
      socket.on('error', reject)
    }),
    next: () => {
      const first = heard.shift()
      return first ? Promise.resolve(first) : new Promise<LiveMessage | { closed: number }>((resolve) => waiting.push(resolve))
    },
  }
}

describe('contact form', () => {
  const message = { name: 'Rhys', email: 'rhys@example.org', subject: 'Hello', message: 'A private question', language: 'cy' }
  const post = (body: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: '/api/messaging/contact', payload: body, headers })

  test('a visitor’s message is stored with a receipt, and the acknowledgement in their language does not quote it', async () => {
    const answer = await post(message)
    expect(answer.statusCode).toBe(200)
    const { id, receipt } = answer.json()
    expect(receipt.reference).toMatch(/^ONW-/)
    const [ticket] = await owner`select name, email, subject, message from messaging.contact_tickets where id = ${id}`
    expect(ticket).toEqual({ name: 'Rhys', email: 'rhys@example.org', subject: 'Hello', message: 'A private question' })
    await runQueuedEmails()
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toMatchObject({
      to: 'rhys@example.org',
      subject: `Mae eich neges wedi ein cyrraedd (${receipt.reference})`,
    })
    expect(server.mails[0]?.text).not.toMatch(/private|Rhys|Hello/)
  })

  test('a repeated request gets the first answer and makes one ticket', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [await post(message, key), await post(message, key)]
    expect(second.json()).toEqual(first.json())
    expect(await owner`select from messaging.contact_tickets`).toHaveLength(1)
    expect((await post({ ...message, subject: 'Other' }, key)).json().code).toBe('idempotency-mismatch')
  })

  test('missing and wrong fields get the documented errors', async () => {
    const answer = await post({ name: ' ', email: 'nobody', subject: '', message: 'x'.repeat(1001) })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([
      { field: 'name', message: 'Name is required' },
      { field: 'email', message: 'Please enter a valid email address.' },
      { field: 'subject', message: 'Subject cannot be empty.' },
      { field: 'message', message: 'Message must be less than 1000 characters' },
    ])
  })

  test('nobody’s inbox can be flooded through the form, and no message is lost', async () => {
    const times = ACKNOWLEDGED_PER_HOUR + 2
    for (let n = 0; n < times; n += 1) expect((await post({ ...message, email: 'Victim@example.org' })).statusCode).toBe(200)
    await runQueuedEmails()
    expect(server.mails).toHaveLength(ACKNOWLEDGED_PER_HOUR)
    expect(await owner`select from messaging.contact_tickets`).toHaveLength(times)
  })
})

describe('notices', () => {
  test('an application notifies each member of the employer, is counted, and is read up to the last one seen', async () => {
    const [annasTab, bensTab] = [await signIn(anna), await signIn(ben)]
    const event = submitted()
    await emit('application.submitted', event.applicationId, event)
    await emit('application.submitted', randomUUID(), submitted([anna]))
    const list = await notices(annasTab)
    expect(list).toMatchObject({ total: 2, unread: 2, lastSeq: 2, nextCursor: null })
    expect(list.items.map(({ seq, kind, facts }) => ({ seq, kind, facts }))).toEqual([
      { seq: 2, kind: 'application-received', facts: { jobTitle: 'Care assistant' } },
      { seq: 1, kind: 'application-received', facts: { jobTitle: 'Care assistant' } },
    ])
    expect(list.items[1]?.href).toBe(`/employer/applications/${event.applicationId}`)
    const read = await server.app.inject({
      method: 'POST',
      url: '/api/messaging/notices/read',
      payload: { upTo: 1 },
      headers: { cookie: annasTab.cookie, origin: 'http://localhost:3000' },
    })
    expect(read.statusCode).toBe(200)
    expect(await notices(annasTab)).toMatchObject({ unread: 1 })
    expect(await notices(bensTab)).toMatchObject({ total: 1, unread: 1 })
  })

  test('an opened notice counts as read, and new ones can be listed alone', async () => {
    const person = await signIn(anna)
    for (let n = 0; n < 3; n += 1) await emit('application.submitted', randomUUID(), submitted([anna]))
    await server.app.inject({
      method: 'POST',
      url: '/api/messaging/notices/read',
      payload: { from: 2, upTo: 2 },
      headers: { cookie: person.cookie, origin: 'http://localhost:3000' },
    })
    const list = await notices(person, '?unread=true')
    expect(list.items.map(({ seq }) => seq)).toEqual([3, 1])
    expect(list).toMatchObject({ total: 3, unread: 2 })
  })

  test('a list longer than a page continues where it stopped', async () => {
    const person = await signIn(anna)
    for (let n = 0; n < 3; n += 1) await emit('application.submitted', randomUUID(), submitted([anna]))
    const first = await notices(person, '?limit=2')
    const second = await notices(person, `?limit=2&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items].map(({ seq }) => seq)).toEqual([3, 2, 1])
    expect(second.nextCursor).toBeNull()
  })

  test('an event that is delivered twice is handled once', async () => {
    const person = await signIn(anna)
    const event = await emit('application.submitted', randomUUID(), submitted([anna]))
    await server.background.tasks['messaging.event']?.({ event })
    expect(await notices(person)).toMatchObject({ total: 1 })
    expect(await owner`select from messaging.emails`).toHaveLength(1)
  })

  test('a status change notifies the jobseeker, a withdrawal the employer', async () => {
    const jobseeker = await signIn(randomUUID(), 'user')
    const move = {
      applicationId: randomUUID(),
      accountId: jobseeker.accountId,
      jobTitle: 'Cook',
      company: 'Calder',
      employerAccountIds: [anna],
    }
    await emit('application.moved', move.applicationId, { ...move, state: 'under_review', by: 'employer' }, 2)
    await emit('application.moved', move.applicationId, { ...move, state: 'withdrawn', by: 'jobseeker' }, 3)
    // A jobseeker's own withdrawal is in their bell only.
    expect((await notices(jobseeker)).items).toMatchObject([
      { kind: 'application-state', facts: { jobTitle: 'Cook', company: 'Calder', state: 'withdrawn' } },
      { kind: 'application-state', facts: { jobTitle: 'Cook', company: 'Calder', state: 'under_review' } },
    ])
    const sent = await owner`select facts ->> 'state' as state from messaging.emails where account_id = ${jobseeker.accountId}`
    expect(sent.map(({ state }) => state)).toEqual(['under_review'])
    expect((await notices(await signIn(anna))).items).toMatchObject([
      { kind: 'application-state', facts: { state: 'withdrawn' }, href: `/employer/applications/${move.applicationId}` },
    ])
  })

  test('visitors get no notices', async () => {
    const answer = await server.app.inject({ url: '/api/messaging/notices' })
    expect(answer.statusCode).toBe(401)
  })
})

describe('emails', () => {
  test('go once to the newest contact address, in that person’s language', async () => {
    const person = randomUUID()
    await emit('account.contact', person, contact(person, { email: 'old@example.org' }), 1)
    await emit('account.contact', person, contact(person, { email: 'new@example.org', language: 'cy' }), 2)
    await emit('application.submitted', randomUUID(), submitted([person]))
    await runQueuedEmails()
    await runQueuedEmails()
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toMatchObject({ to: 'new@example.org', subject: 'Cais newydd: Care assistant' })
    expect(server.mails[0]?.text).toContain('http://localhost:3000/employer/applications/')
  })

  test('wait for an unknown address, and are dropped for a closed account', async () => {
    const person = randomUUID()
    await emit('application.submitted', randomUUID(), submitted([person]))
    await expect(runQueuedEmails()).rejects.toThrow('no address is known yet')
    await emit('account.contact', person, contact(person, { active: false }))
    await runQueuedEmails()
    expect(server.mails).toEqual([])
    expect(await owner`select dropped from messaging.emails`).toEqual([{ dropped: 'closed account' }])
  })
})

test('an email to an account without an address is given up after a quarter of an hour', async () => {
  const before = now
  await emit('application.submitted', randomUUID(), submitted([randomUUID()]))
  now = new Date(before.getTime() + 16 * 60_000)
  await runQueuedEmails()
  now = before
  expect(await owner`select dropped from messaging.emails`).toEqual([{ dropped: 'no address' }])
})

describe('live updates', () => {
  test('a notice is announced to its owner after the commit, and to nobody else', async () => {
    const annas = browser(await signIn(anna))
    const bens = browser(await signIn(ben))
    await Promise.all([annas.opened, bens.opened])
    await emit('organisation.verified', randomUUID(), verified(anna))
    expect(await annas.next()).toEqual({ type: 'changed', changed: ['notice'] })
    await emit('organisation.verified', randomUUID(), verified(ben))
    expect(await bens.next()).toEqual({ type: 'changed', changed: ['notice'] })
    expect([annas.heard, bens.heard]).toEqual([[], []])
  })

  test('a suspended person is told and disconnected at the next heartbeat, others are pinged', async () => {
    const suspended = await signIn(randomUUID())
    const tab = browser(suspended)
    const other = browser(await signIn(ben))
    await Promise.all([tab.opened, other.opened])
    await suspend(suspended.accountId)
    beat()
    // No ping waits for the sessions to be checked.
    expect(await tab.next()).toEqual({ type: 'ping' })
    expect(await tab.next()).toEqual({ type: 'session-ended' })
    expect(await tab.next()).toEqual({ closed: 4401 })
    expect(await other.next()).toEqual({ type: 'ping' })
  })

  test('other sites’ pages, visitors and ended sessions get no socket', async () => {
    const person = await signIn(randomUUID())
    await expect(browser(person, 'https://elsewhere.example').opened).rejects.toThrow('403')
    // A foreign host name that resolves to this server (DNS rebinding): page and socket have the same origin.
    const rebound = `elsewhere.example:${new URL(origin).port}`
    await expect(browser(person, `http://${rebound}`, rebound).opened).rejects.toThrow('421')
    await expect(browser(person, origin, rebound).opened).rejects.toThrow('421')
    await expect(browser({ accountId: anna, cookie: '' }).opened).rejects.toThrow('401')
    await suspend(person.accountId)
    await expect(browser(person).opened).rejects.toThrow('401')
  })

  test('after the listening connection was lost it listens again and announces that anything may have changed', async () => {
    const tab = browser(await signIn(anna))
    await tab.opened
    await owner`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`
    expect(await tab.next()).toEqual({ type: 'changed', changed: RESOURCES })
    await emit('organisation.verified', randomUUID(), verified(anna))
    expect(await tab.next()).toEqual({ type: 'changed', changed: ['notice'] })
  })

  test('after a process fell silent without a goodbye, which may have committed something, anything may have changed', async () => {
    const tab = browser(await signIn(anna))
    await tab.opened
    const say = (message: object) => owner.notify(LIVE_CHANNEL, JSON.stringify(message))
    await say({ changed: [], announcer: { id: randomUUID(), state: 'alive' } })
    await say({ accountIds: [anna], changed: ['cv'] })
    expect(await tab.next()).toEqual({ type: 'changed', changed: ['cv'] })
    monotonicMs += 31_000
    beat()
    expect(await tab.next()).toEqual({ type: 'changed', changed: RESOURCES })
    expect(await tab.next()).toEqual({ type: 'ping' })
  })

  test('the address only accepts WebSockets', async () => {
    const { cookie } = await signIn(anna)
    const answer = await server.app.inject({ url: LIVE_PATH, headers: { cookie, origin: 'http://localhost:3000' } })
    expect(answer.statusCode).toBe(404)
  })
})
