import { randomUUID } from 'node:crypto'
import { emitEvent, LIVE_CHANNEL } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { adminCommands } from '../admin'
import { service } from '../app'

let rhian: TestPerson
let joe: TestPerson
let ticks = 0
const clock = () => new Date(Date.UTC(2026, 10, 21, 12, 0, ++ticks))

const { server, owner } = servicesUnderTest({ services: [service], clock, config: { rateFactor: 1000 } })
beforeAll(async () => {
  rhian = await server.person('admin')
  joe = await server.person('admin')
})

const ask = async (who: TestPerson, method: 'GET' | 'POST', path: string, body: object = {}, headers = {}) => {
  const answer = await server.app.inject({
    method,
    url: `/api/messaging/${path}`,
    headers: { ...who.headers, ...headers },
    ...(method === 'POST' && { payload: body }),
  })
  return { status: answer.statusCode, headers: answer.headers, json: answer.body.startsWith('{') ? answer.json() : null }
}
/** A jobseeker whose support conversation holds the welcome message only. */
async function jobseeker(firstName: string, language: 'en' | 'cy' = 'en'): Promise<TestPerson & { thread: string }> {
  const person = await server.person('user', { firstName })
  const { accountId } = person
  await server.asOwner(async (tx) => {
    const names = { firstName, lastName: 'X', organisationName: '' }
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'user', ...names })
    const contact = { accountId, email: `${accountId}@test.example`, firstName, language, active: true } as const
    await emitEvent(tx, 'account.contact', accountId, 1, contact)
  })
  await server.runJobs()
  const [row] = await owner`select id from messaging.threads where owner_id = ${accountId} and type = 'support'`
  return { ...person, thread: String(row?.id) }
}
const say = (who: TestPerson & { thread: string }, text: string) =>
  ask(who, 'POST', `threads/${who.thread}/messages`, { id: randomUUID(), text })
const read = async (id: string, who = rhian) => (await ask(who, 'GET', `admin/support/${id}`)).json
const answer = (id: string, upTo: number, text: string, who = rhian, headers = {}) =>
  ask(who, 'POST', `admin/support/${id}/answers`, { upTo, text }, headers)
const command = (name: string, ...args: string[]) =>
  adminCommands[name]?.run(args, { db: server.kit('messaging').db, clock, log: { info: () => undefined } })
interface Listed {
  id: string
  name: string
}
const namesOf = ({ items }: { items: Listed[] }) => items.map(({ name }) => name)

it('lists people who wait first, longest wait first, then the others, and nobody without a message', async () => {
  const [ann, bob, cat, dee] = [await jobseeker('Ann'), await jobseeker('Bob'), await jobseeker('Cat'), await jobseeker('Dee')]
  await jobseeker('Silent')
  for (const one of [cat, dee]) {
    await say(one, 'Thanks')
    await ask(rhian, 'POST', `admin/support/${one.thread}/settling`, { upTo: 2 })
  }
  await say(bob, 'First')
  await say(ann, 'Second')
  await say(bob, 'Still there?')
  const list = (await ask(rhian, 'GET', 'admin/support')).json
  expect(namesOf(list)).toEqual(['Bob', 'Ann', 'Dee', 'Cat'])
  expect(list.items[0]).toMatchObject({ role: 'user', waiting: 2 })
  expect(list.items[2]).toMatchObject({ waiting: 0, waitingSince: null })
  expect((await ask(rhian, 'GET', 'admin/support-work')).json.support).toEqual({
    count: 2,
    oldest: list.items[0].waitingSince,
    next: { id: list.items[0].id, name: list.items[0].name },
  })
  const seen: string[] = []
  for (let cursor = ''; seen.length < 9; ) {
    const page = (await ask(rhian, 'GET', `admin/support?limit=1${cursor && `&cursor=${cursor}`}`)).json
    seen.push(...namesOf(page))
    expect(page.total).toBe(4)
    if (page.nextCursor === null) break
    cursor = page.nextCursor
  }
  expect(seen).toEqual(['Bob', 'Ann', 'Dee', 'Cat'])
  for (const broken of ['x', '1', `1_${'z'.repeat(36)}`])
    expect((await ask(rhian, 'GET', `admin/support?cursor=${broken}`)).status).toBe(400)
  // The command line sees the same.
  const waiting = async () => (await command('list-threads'))?.split('\n').map((line) => line.split('  ').at(-1))
  expect(await waiting()).toEqual(['Bob', 'Ann'])
  await command('read-thread', ann.thread)
  expect(await waiting()).toEqual(['Bob', 'Ann'])
  await command('settle-thread', ann.thread)
  expect(await waiting()).toEqual(['Bob'])
})

it('answers as the support team: the person reads it in the conversation, gets a notice and a live update, and no longer waits', async () => {
  const zoe = await jobseeker('Zoë', 'cy')
  await ask(zoe, 'POST', `threads/${zoe.thread}/read`, { upTo: 1 })
  await owner`update messaging.notices set read_at = now() where account_id = ${zoe.accountId}`
  await say(zoe, 'I cannot upload my CV')
  expect(await read(zoe.thread)).toMatchObject({ name: 'Zoë', language: 'cy', waiting: 1, lastSeq: 2, readSeq: 0 })
  const found = (await ask(rhian, 'GET', `admin/support/${zoe.thread}/messages`)).json
  expect(found.items).toMatchObject([
    { text: 'I cannot upload my CV', from: 'person', name: 'Zoë' },
    { kind: 'welcome', from: 'support' },
  ])
  // The person sees that it was read; reading is no answer.
  await ask(rhian, 'POST', `admin/support/${zoe.thread}/reading`, { upTo: 2 })
  const theirs = async () => (await ask(zoe, 'GET', `threads/${zoe.thread}/messages`)).json.items
  expect((await theirs())[0]).toMatchObject({ from: 'me', state: 'read' })
  expect(await read(zoe.thread)).toMatchObject({ waiting: 1, readSeq: 2 })

  let hear = (_text: string) => {}
  const heard = new Promise<string>((resolve) => {
    hear = resolve
  })
  const { unlisten } = await owner.listen(LIVE_CHANNEL, (text) => hear(text))
  const sent = await answer(zoe.thread, 2, 'Ai llun yw e?')
  expect(JSON.parse(await heard)).toEqual({ accountIds: [zoe.accountId], changed: ['thread'] })
  await unlisten()
  expect(sent.json).toMatchObject({ seq: 3 })
  expect((await theirs())[0]).toMatchObject({ id: sent.json.id, from: 'support', name: '', text: 'Ai llun yw e?' })
  expect(await read(zoe.thread)).toMatchObject({ waiting: 0, waitingSince: null })
  expect((await ask(zoe, 'GET', 'notices')).json.items).toContainEqual(
    expect.objectContaining({ kind: 'message-received', href: `/messages?thread=${zoe.thread}` }),
  )
  // The audit trail names the administrator and the conversation, and quotes nothing.
  const acts =
    await owner`select actor, role, resource, answer::text from messaging.acts where reference = ${sent.json.receipt.reference}`
  expect(acts).toMatchObject([
    { actor: rhian.accountId, role: 'admin', resource: `threads/${zoe.thread}/messages/${sent.json.id}` },
  ])
  expect(JSON.stringify(acts)).not.toContain('llun')
})

it('refuses the second of two simultaneous answers, and a newer message of the person still waits', async () => {
  const ben = await jobseeker('Ben')
  await say(ben, 'Hello?')
  const both = await Promise.all([answer(ben.thread, 2, 'Hello Ben'), answer(ben.thread, 2, 'Hi Ben', joe)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await say(ben, 'One more thing')
  await say(ben, 'And another')
  expect((await answer(ben.thread, 4, 'Here it is')).status).toBe(200)
  expect(await read(ben.thread)).toMatchObject({ waiting: 1 })
  expect((await ask(rhian, 'POST', `admin/support/${ben.thread}/settling`, { upTo: 6 })).status).toBe(200)
  expect(await read(ben.thread)).toMatchObject({ waiting: 0 })
})

it('sends an answer once for repeated clicks, and none that is empty or too long', async () => {
  const ivy = await jobseeker('Ivy')
  await say(ivy, 'Hello?')
  const press = () => answer(ivy.thread, 2, 'Hello', rhian, { 'idempotency-key': 'press' })
  const answers = [...(await Promise.all([press(), press(), press()])), await press()]
  expect(answers.map(({ status, json }) => [status, json.seq])).toEqual(Array(4).fill([200, 3]))
  expect((await read(ivy.thread)).lastSeq).toBe(3)
  for (const text of ['  ', 'x'.repeat(4001)]) expect((await answer(ivy.thread, 3, text)).status).toBe(422)
})

it('chooses the time of a call once, and only a suggested future one', async () => {
  const ada = await jobseeker('Ada')
  const [time, other] = ['2026-12-01T10:00:00.000Z', '2026-12-01T14:00:00.000Z']
  const message = randomUUID()
  await ask(ada, 'POST', `threads/${ada.thread}/calls`, { id: message, times: [time, other], text: '' })
  const choose = (at: string, which = message) =>
    ask(rhian, 'POST', `admin/support/${ada.thread}/calls`, { message: which, time: at })
  expect((await choose('2026-12-02T10:00:00.000Z')).status).toBe(409)
  expect((await choose(time, randomUUID())).status).toBe(404)
  expect((await choose(time)).status).toBe(200)
  expect((await choose(other)).status).toBe(409)
  const { items } = (await ask(ada, 'GET', `threads/${ada.thread}/messages`)).json
  expect(items.slice(0, 2)).toMatchObject([
    { kind: 'call-confirmed', from: 'support', call: { confirmed: time } },
    { kind: 'call-request', call: { confirmed: time } },
  ])
  expect(await read(ada.thread)).toMatchObject({ waiting: 0 })
})

it('opens conversations with the support team only to administrators, and no others to them', async () => {
  const eva = await jobseeker('Eva')
  await say(eva, 'A private question')
  const others = randomUUID()
  await owner`insert into messaging.threads (id, type, application_id, opened_at, last_at)
    values (${others}, 'employer', gen_random_uuid(), now(), now())`
  await owner`insert into messaging.participants (thread_id, account_id, role, name) values (${others}, ${eva.accountId}, 'jobseeker', 'Eva')`
  const file = { filename: 'cv.pdf', type: 'pdf', bytes: 3, path: 'messages/x/cv.pdf' }
  const files = { support: randomUUID(), employer: randomUUID() }
  for (const [id, thread, seq] of [
    [files.support, eva.thread, 3],
    [files.employer, others, 2],
  ] as const) {
    await owner`insert into messaging.messages (id, thread_id, seq, sender_id, sender, kind, file, at)
      values (${id}, ${thread}, ${seq}, ${eva.accountId}, 'person', 'file', ${owner.json(file)}, now())`
    await owner`update messaging.threads set last_seq = ${seq} where id = ${thread}`
  }
  await server.kit('messaging').files.put(file.path, Buffer.from('%PD'))
  expect((await ask(rhian, 'GET', `admin/support-files/${files.support}`)).headers['content-disposition']).toMatch(/^attachment/)
  expect((await ask(rhian, 'GET', `admin/support-files/${files.employer}`)).status).toBe(404)
  // Only these endpoints open them; elsewhere an administrator sees no more than others.
  expect((await ask(rhian, 'GET', `messages/${files.support}/file`)).status).toBe(404)
  expect((await ask(rhian, 'GET', `threads/${eva.thread}/messages`)).status).toBe(404)
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/messages', undefined],
    ['POST', '/reading', { upTo: 1 }],
    ['POST', '/answers', { upTo: 9, text: 'Hello' }],
    ['POST', '/settling', { upTo: 1 }],
    ['POST', '/calls', { message: randomUUID(), time: '2026-12-01T10:00:00.000Z' }],
  ] as const) {
    expect([path, (await ask(rhian, method, `admin/support/${others}${path}`, body)).status]).toEqual([path, 404])
    for (const role of ['user', 'employer', 'agent'] as const) {
      const who = role === 'user' ? eva : await server.person(role)
      expect([path, role, (await ask(who, method, `admin/support/${eva.thread}${path}`, body)).status]).toEqual([path, role, 403])
    }
  }
  const call = randomUUID()
  await owner`insert into messaging.messages (id, thread_id, seq, sender_id, sender, kind, facts, at)
    values (${call}, ${others}, 3, ${eva.accountId}, 'person', 'call-request', '{"times":["2099-01-01T10:00:00.000Z"]}', now())`
  await expect(command('confirm-call', call, '1')).rejects.toThrow('no such conversation')
  // Row security also applies when the setting is on: agents see nothing, administrators see support conversations only.
  const seen = (who: TestPerson) =>
    server.kit('messaging').db.withSession(who.sessionId, async (tx) => {
      await tx.execute(`select set_config('app.support', 'on', true)`)
      const [row] = await tx.execute<{ types: string[] | null; words: number; people: number }>(`
        select (select array_agg(distinct type) from messaging.threads) as types,
          (select count(*)::int from messaging.messages) as words, (select count(*)::int from messaging.contacts) as people`)
      return { ...row, words: (row?.words ?? 0) > 0 }
    })
  expect(await seen(rhian)).toEqual({ types: ['support'], words: true, people: 0 })
  expect(await seen(await server.person('agent'))).toEqual({ types: null, words: false, people: 0 })
})
