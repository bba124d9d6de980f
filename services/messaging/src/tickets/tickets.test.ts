import { OWN_ORIGIN, type TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

let now = new Date('2026-11-21T09:00:00.000Z')
let rhian: TestPerson
let joe: TestPerson

const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })
beforeAll(async () => {
  rhian = await server.person('admin')
  joe = await server.person('admin')
  for (const [person, name] of [
    [rhian, 'Rhian'],
    [joe, 'Joe'],
  ] as const) {
    await owner`insert into messaging.contacts (account_id, email, first_name, language, active, version)
      values (${person.accountId}, ${`${name}@onward.example`}, ${name}, 'en', true, 1)`
  }
})
beforeEach(() => {
  now = new Date(now.getTime() + 60_000)
  server.mails.length = 0
})

type Who = Pick<TestPerson, 'accountId' | 'sessionId' | 'role'>
async function ask(method: 'GET' | 'POST', path: string, who: Who = rhian, body: object = {}) {
  const answer = await server.app.inject({
    method,
    url: `/api/messaging/admin/${path}`,
    headers: { authorization: `Bearer ${server.tokens.issue(who, now).token}` },
    ...(method === 'POST' && { payload: body }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
async function written(subject: string, language = 'en'): Promise<{ id: string; reference: string }> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/messaging/contact',
    headers: { ...OWN_ORIGIN },
    payload: {
      name: 'Zoë Łukasiewicz',
      email: `zoe.${subject}@people.example`,
      subject,
      message: 'How do I\nsign in?',
      language,
    },
  })
  await server.runJobs()
  server.mails.length = 0
  const { id, receipt } = answer.json()
  return { id, reference: receipt.reference }
}
const read = async (id: string, who: Who = rhian) => (await ask('GET', `tickets/${id}`, who)).json
const step = (id: string, name: string, version: number, more: object = {}, who: Who = rhian) =>
  ask('POST', `tickets/${id}/${name}`, who, { version, ...more })

it('lists open messages, longest wait first, separately from closed ones', async () => {
  const first = await written('first')
  now = new Date(now.getTime() + 60_000)
  await written('second')
  const list = (await ask('GET', 'tickets')).json
  expect(list.items).toMatchObject([
    { subject: 'first', reference: first.reference, state: 'new', takenBy: '', mine: false },
    { subject: 'second', state: 'new' },
  ])
  expect((await ask('GET', 'ticket-work')).json.tickets).toEqual({
    count: 2,
    oldest: list.items[0].receivedAt,
    next: { id: list.items[0].id, name: 'first' },
  })
  const page = (await ask('GET', 'tickets?limit=1')).json
  const next = (await ask('GET', `tickets?limit=1&cursor=${page.nextCursor}`)).json
  expect([page.items[0].subject, next.items[0].subject, next.nextCursor, next.total]).toEqual(['first', 'second', null, 2])
  for (const { id } of list.items) await step(id, 'closing', 1, { code: 'unwanted' })
  expect((await ask('GET', 'tickets')).json.items).toEqual([])
  expect((await ask('GET', 'tickets?show=closed')).json.items.map(({ subject }: { subject: string }) => subject)).toEqual([
    'second',
    'first',
  ])
})

it('assigns a message to one of two simultaneous administrators, and tells the other who has it', async () => {
  const { id } = await written('taken')
  const answers = await Promise.all([step(id, 'taking', 1), step(id, 'taking', 1, {}, joe)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [winner, loser] = answers[0]?.status === 200 ? [rhian, joe] : [joe, rhian]
  const name = winner === rhian ? 'Rhian' : 'Joe'
  expect(await read(id, loser)).toMatchObject({ state: 'taken', takenBy: name, mine: false, version: 2 })
  expect((await ask('GET', 'tickets?mine=true', winner)).json.items).toHaveLength(1)
  // A ticket that a colleague has taken cannot be answered without taking it over first.
  expect((await step(id, 'answers', 2, { text: 'Hello' }, loser)).status).toBe(409)
  expect((await step(id, 'release', 2, {}, loser)).status).toBe(409)
  expect((await step(id, 'taking', 2, {}, loser)).status).toBe(200)
  expect((await step(id, 'release', 3, {}, loser)).json).toMatchObject({ version: 4 })
  expect(await read(id)).toMatchObject({ state: 'new', takenBy: '' })
})

it('answers by email in the sender’s language, and closes the message', async () => {
  const { id, reference } = await written('answered', 'cy')
  const text = 'Helo Zoë,\n\nDewiswch “Wedi anghofio”.\nHwyl'
  const answered = await step(id, 'answers', 1, { text })
  expect(answered.json).toMatchObject({ version: 2 })
  expect(await read(id)).toMatchObject({
    state: 'closed',
    closedAs: 'answered',
    takenBy: 'Rhian',
    answers: [{ text, sentAt: null }],
  })
  await server.runJobs()
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]).toMatchObject({ to: 'zoe.answered@people.example', subject: `Ein hateb i’ch neges (${reference})` })
  expect(server.mails[0]?.text).toContain(text)
  expect((await read(id)).answers).toMatchObject([{ by: 'Rhian', sentAt: now.toISOString() }])
  // The audit trail names the administrator and the act, and quotes nothing.
  const [act] = await owner`select actor, role, resource, answer from messaging.acts
    where reference = ${answered.json.receipt.reference}`
  expect(act).toMatchObject({ actor: rhian.accountId, role: 'admin', resource: `contact-tickets/${id}`, answer: { version: 2 } })
  expect((await step(id, 'answers', 2, { text: 'More' })).status).toBe(409)
  now = new Date(now.getTime() + 60_000)
  expect((await step(id, 'reopening', 2, {}, joe)).status).toBe(200)
  expect((await step(id, 'answers', 3, { text: 'More', close: false }, joe)).status).toBe(200)
  expect(await read(id)).toMatchObject({ state: 'answered', takenBy: 'Joe', answers: [{ text }, { text: 'More' }] })
})

it('sends an answer once for repeated clicks', async () => {
  const { id } = await written('twice')
  const headers = { authorization: `Bearer ${server.tokens.issue(rhian, now).token}`, 'idempotency-key': 'press' }
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: `/api/messaging/admin/tickets/${id}/answers`,
      headers,
      payload: { version: 1, text: 'Hello' },
    })
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  await server.runJobs()
  expect(server.mails).toHaveLength(1)
})

it('is not accessible to anybody else, nor to the service in their name', async () => {
  const { id } = await written('private')
  for (const role of ['user', 'employer', 'agent'] as const) {
    const who = await server.person(role)
    expect((await ask('GET', `tickets/${id}`, who)).status).toBe(403)
    expect((await step(id, 'taking', 1, {}, who)).status).toBe(403)
    const rows = await server
      .kit('messaging')
      .db.withSession(who.sessionId, (tx) =>
        tx.execute('select id from messaging.contact_tickets union all select id from messaging.ticket_answers'),
      )
    expect([...rows]).toEqual([])
  }
})
