import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { listMessages, listThreads, ResponseOf } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import sharp from 'sharp'
import { adminCommands } from '../admin'
import { service } from '../app'

let ticks = 0
const clock = () => new Date(Date.UTC(2026, 10, 21, 12, 0, 0, ++ticks))

const { server, owner } = servicesUnderTest({ services: [service], clock, config: { rateFactor: 1000 } })

type Threads = ResponseOf<typeof listThreads>
type Messages = ResponseOf<typeof listMessages>

async function person(role: 'user' | 'employer', firstName: string): Promise<TestPerson> {
  const found = await server.person(role, { firstName })
  const { accountId } = found
  await server.asOwner(async (tx) => {
    const names = { firstName, lastName: 'X', organisationName: '' }
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role, ...names })
    const contact = { accountId, email: `${accountId}@test.example`, firstName, language: 'en', active: true } as const
    await emitEvent(tx, 'account.contact', accountId, 1, contact)
  })
  await server.runJobs()
  return found
}
async function applied(jobseeker: TestPerson, employers: TestPerson[]): Promise<string> {
  const applicationId = randomUUID()
  await server.asOwner((tx) =>
    emitEvent(tx, 'application.submitted', applicationId, 1, {
      applicationId,
      accountId: jobseeker.accountId,
      jobId: randomUUID(),
      jobTitle: 'Care Assistant',
      employerAccountIds: employers.map(({ accountId }) => accountId),
    }),
  )
  await server.runJobs()
  const [row] = await owner`select id from messaging.threads where application_id = ${applicationId}`
  return String(row?.id)
}
const ask = (who: TestPerson, method: 'GET' | 'POST' | 'PUT', at: string, payload?: object, headers = {}) =>
  server.app.inject({ method, url: `/api/messaging${at}`, headers: { ...who.headers, ...headers }, ...(payload && { payload }) })
const threadsOf = async (who: TestPerson): Promise<Threads> => (await ask(who, 'GET', '/threads')).json()
const messagesIn = async (who: TestPerson, id: string, query = ''): Promise<Messages> =>
  (await ask(who, 'GET', `/threads/${id}/messages${query}`)).json()
const say = (who: TestPerson, thread: string, text: string, id = randomUUID()) =>
  ask(who, 'POST', `/threads/${thread}/messages`, { id, text })
async function supportOf(who: TestPerson): Promise<string> {
  const found = (await threadsOf(who)).items.find(({ type }) => type === 'support')
  return String(found?.id)
}
async function sendFile(who: TestPerson, thread: string, name: string, bytes: Buffer, id = randomUUID()) {
  const body = new FormData()
  body.append('id', id)
  body.append('file', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://x', { method: 'POST', body })
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/messaging/threads/${thread}/files`,
    headers: { ...who.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { id, answer }
}
const admin = (name: string, ...args: string[]) =>
  adminCommands[name]?.run(args, { db: server.kit('messaging').db, clock, log: { info: () => undefined } })

describe('one message for several applicants', () => {
  it('arrives in the conversation of each, once, and reaches nobody else’s', async () => {
    const [eve, zoe, ada, stranger] = [
      await person('employer', 'Eve'),
      await person('user', 'Zoë'),
      await person('user', 'Ada'),
      await person('employer', 'Mallory'),
    ]
    const [ofZoe, ofAda, other] = [await applied(zoe, [eve]), await applied(ada, [eve]), await applied(ada, [stranger])]
    const applicationOf = async (thread: string) =>
      String((await owner`select application_id from messaging.threads where id = ${thread}`)[0]?.application_id)
    const ids = [await applicationOf(ofZoe), await applicationOf(ofAda), await applicationOf(other)]
    const body = { applicationIds: [...ids, ids[0]], text: 'Please bring your licence.' }
    const key = { 'idempotency-key': randomUUID() }
    const first = await ask(eve, 'POST', '/application-messages', body, key)
    expect(first.statusCode).toBe(200)
    const outcomes = Object.fromEntries(
      first.json().results.map((one: { applicationId: string; outcome: string }) => [one.applicationId, one.outcome]),
    )
    expect(ids.map((id) => outcomes[id])).toEqual(['sent', 'sent', 'not-found'])
    // A lost answer, asked for again.
    expect((await ask(eve, 'POST', '/application-messages', body, key)).json()).toEqual(first.json())
    const textsOf = async (who: TestPerson, thread: string) =>
      (await messagesIn(who, thread)).items.filter(({ kind }) => kind === 'text').map(({ text, from }) => [text, from])
    expect(await textsOf(zoe, ofZoe)).toEqual([['Please bring your licence.', 'person']])
    expect(await textsOf(ada, ofAda)).toEqual([['Please bring your licence.', 'person']])
    expect(await textsOf(ada, other)).toEqual([])
  })
})

describe('threads', () => {
  it('opens a welcome from the support team for a new jobseeker, and nothing for an employer', async () => {
    const zoe = await person('user', 'Zoë')
    const { items, unread } = await threadsOf(zoe)
    expect(items).toMatchObject([{ type: 'support', unread: 1, last: { kind: 'welcome', from: 'support' } }])
    expect(unread).toBe(1)
    expect((await threadsOf(await person('employer', 'Eve'))).items).toEqual([])
    // Asked for again, it is the same one.
    expect((await ask(zoe, 'POST', '/threads/support', {})).json().id).toBe(items[0]?.id)
  })

  it('are all reachable, page by page, also the 500th, and each once although somebody writes meanwhile', async () => {
    const eve = await person('employer', 'Eve')
    await owner`insert into messaging.threads (id, type, subject, opened_at, last_at, application_id, last_seq)
      select gen_random_uuid(), 'employer', 'Job ' || n, now(), now() - n * interval '1 hour', gen_random_uuid(), 2
      from generate_series(1, 500) n`
    await owner`insert into messaging.participants (thread_id, account_id, role, name, read_seq, delivered_seq, draft)
      select id, ${eve.accountId}, 'employer', 'Eve', 2, 2, '' from messaging.threads where subject ~ '^Job [0-9]+$'`
    const seen: string[] = []
    let cursor: string | null | undefined = ''
    for (let page = 0; cursor !== null && page < 9; page += 1) {
      const answer = (await ask(eve, 'GET', `/threads${cursor && `?cursor=${cursor}`}`)).json() as Threads
      seen.push(...answer.items.map(({ subject }) => subject))
      cursor = answer.nextCursor ?? null
      if (page === 0)
        await owner`update messaging.participants set listed_at = now() where account_id = ${eve.accountId} and thread_id =
        (select id from messaging.threads where subject = 'Job 300')`
    }
    expect(seen.slice(0, 2)).toEqual(['Job 1', 'Job 2'])
    // Threads that moved to the top meanwhile appear when the list is fetched again.
    expect([seen.length, new Set(seen).size]).toEqual([499, 499])
    expect(seen.at(-1)).toBe('Job 500')
    for (const broken of ['x', '1', `1.${'z'.repeat(36)}`])
      expect((await ask(eve, 'GET', `/threads?cursor=${broken}`)).statusCode).toBe(400)
  })

  it('a conversation of 10,000 messages is read to its first one', async () => {
    const zoe = await person('user', 'Zoë')
    const id = await supportOf(zoe)
    await owner`insert into messaging.messages (id, thread_id, seq, sender, sender_id, kind, body, at)
      select gen_random_uuid(), ${id}, n, 'person', ${zoe.accountId}, 'text', 'Message ' || n, now() from generate_series(2, 10000) n`
    await owner`update messaging.threads set last_seq = 10000 where id = ${id}`
    // Each page says where the next one begins.
    const [first, last] = [await messagesIn(zoe, id, '?limit=100'), await messagesIn(zoe, id, '?limit=100&cursor=101')]
    expect([first.total, first.items[0]?.seq, first.nextCursor]).toEqual([10_000, 10_000, '9901'])
    expect([last.items[0]?.seq, last.items.at(-1)?.seq, last.nextCursor]).toEqual([100, 1, null])
  })

  it('open with an application, between the applicant and everyone who works for the employer', async () => {
    const [zoe, eve, ed, stranger] = [
      await person('user', 'Zoë'),
      await person('employer', 'Eve'),
      await person('employer', 'Ed'),
      await person('employer', 'Nosy'),
    ]
    const id = await applied(zoe, [eve, ed])
    expect((await threadsOf(zoe)).items[0]).toMatchObject({ id, subject: 'Care Assistant', names: ['Ed', 'Eve'], unread: 0 })
    // An employer's list holds conversations, not every applicant; the application links to its own.
    expect((await threadsOf(eve)).items).toEqual([])
    const [row] = await owner`select application_id from messaging.threads where id = ${id}`
    const ofApplication = async (who: TestPerson) => (await ask(who, 'GET', `/threads?application=${row?.application_id}`)).json()
    expect((await ofApplication(eve)).items).toMatchObject([{ id, names: ['Zoë'], colleagues: ['Ed'] }])
    expect((await ofApplication(stranger)).items).toEqual([])
    expect((await threadsOf(stranger)).items).toEqual([])
    for (const [method, at, body] of [
      ['GET', 'messages', undefined],
      ['POST', 'messages', { id: randomUUID(), text: 'x' }],
      ['POST', 'read', { upTo: 1 }],
      ['PUT', 'draft', { text: 'x' }],
    ] as const) {
      expect([at, (await ask(stranger, method, `/threads/${id}/${at}`, body)).statusCode]).toEqual([at, 404])
    }
  })

  it('are shared by an employer’s people: each reads who wrote what, and only the applicant’s words are news', async () => {
    const [zoe, eve, ed] = [await person('user', 'Zoë'), await person('employer', 'Eve'), await person('employer', 'Ed')]
    const id = await applied(zoe, [eve, ed])
    await say(eve, id, 'Could you come on Monday?')
    await server.runJobs()
    expect((await threadsOf(ed)).items[0]).toMatchObject({ id, unread: 0, last: { from: 'colleague' } })
    expect((await messagesIn(ed, id)).items[0]).toMatchObject({ from: 'colleague', name: 'Eve', state: null })
    expect((await messagesIn(zoe, id)).items[0]).toMatchObject({ from: 'person', name: 'Eve' })
    const noticeLinks = async () =>
      (await owner`select href from messaging.notices where account_id = ${ed.accountId} and kind = 'message-received'`).map(
        ({ href }) => href,
      )
    expect(await noticeLinks()).toEqual([])
    // A colleague who opens it does not mark it as read by the recipient.
    await ask(ed, 'POST', `/threads/${id}/read`, { upTo: 99 })
    expect((await messagesIn(eve, id)).items[0]?.state).toBe('sent')
    await ask(zoe, 'POST', `/threads/${id}/read`, { upTo: 99 })
    expect((await messagesIn(eve, id)).items[0]?.state).toBe('read')
    await say(zoe, id, 'Monday is fine.')
    expect([(await threadsOf(eve)).unread, (await threadsOf(ed)).unread]).toEqual([1, 1])
    expect(await noticeLinks()).toEqual([`/employer/messages?thread=${id}`])
    // Messages of members who have left are shown as the employer's, without a name.
    await owner`delete from messaging.participants where thread_id = ${id} and account_id = ${eve.accountId}`
    expect((await messagesIn(ed, id)).items[1]).toMatchObject({ from: 'colleague', name: '' })
    expect((await messagesIn(zoe, id)).items[1]).toMatchObject({ from: 'person', name: '' })
  })

  it('arrange a call: one side suggests times, the other chooses one of them once', async () => {
    const [zoe, eve, ed] = [await person('user', 'Zoë'), await person('employer', 'Eve'), await person('employer', 'Ed')]
    const id = await applied(zoe, [eve, ed])
    const times = ['2026-12-01T10:00:00.000Z', '2026-12-02T15:30:00.000Z']
    const request = randomUUID()
    const asked = await ask(eve, 'POST', `/threads/${id}/calls`, { id: request, times, text: 'About the shifts' })
    expect(asked.statusCode).toBe(200)
    const seen = async (who: TestPerson) => (await messagesIn(who, id)).items.find((one) => one.id === request)?.call
    expect([await seen(zoe), await seen(ed), await seen(eve)]).toMatchObject([
      { times, confirmed: null, mayConfirm: true },
      { mayConfirm: false },
      { mayConfirm: false },
    ])
    const choose = (who: TestPerson, time = times[1]) => ask(who, 'POST', `/messages/${request}/call`, { time })
    expect((await choose(ed)).statusCode).toBe(409)
    expect((await choose(zoe, '2026-12-03T10:00:00.000Z')).statusCode).toBe(409)
    expect((await choose(await person('user', 'Nosy'))).statusCode).toBe(404)
    const answers = await Promise.all([choose(zoe), choose(zoe, times[0])])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await messagesIn(eve, id)).items[0]).toMatchObject({ kind: 'call-confirmed', from: 'person' })
    expect(await seen(zoe)).toMatchObject({ mayConfirm: false })
    expect((await threadsOf(eve)).unread).toBe(1)
    const past = { id: randomUUID(), times: ['2020-01-01T10:00:00.000Z'], text: '' }
    expect((await ask(eve, 'POST', `/threads/${id}/calls`, past)).statusCode).toBe(422)
    for (const time of ['2099-01-01T00:00:00+05', '9999-12-31T23:59:59-12:00']) {
      const odd = { id: randomUUID(), times: [time], text: '' }
      expect((await ask(eve, 'POST', `/threads/${id}/calls`, odd)).statusCode).toBe(422)
    }
  })

  it('carry a message as sent, delivered and read, and count it until it is read', async () => {
    const [zoe, eve] = [await person('user', 'Zoë'), await person('employer', 'Eve')]
    const id = await applied(zoe, [eve])
    const answer = (await say(zoe, id, '  When would I start?  ')).json()
    expect(answer).toMatchObject({ seq: 2, receipt: { reference: expect.stringMatching(/^ONW-/) } })
    const mine = async () => (await messagesIn(zoe, id)).items[0]
    expect(await mine()).toMatchObject({ from: 'me', text: 'When would I start?', state: 'sent' })
    expect((await threadsOf(eve)).items[0]).toMatchObject({ unread: 1, last: { from: 'person', text: 'When would I start?' } })
    expect(await mine()).toMatchObject({ state: 'delivered' })
    expect((await messagesIn(eve, id)).items[0]).toMatchObject({ from: 'person', name: 'Zoë', state: null })
    expect((await ask(eve, 'POST', `/threads/${id}/read`, { upTo: 99 })).statusCode).toBe(200)
    expect(await mine()).toMatchObject({ state: 'read' })
    expect((await threadsOf(eve)).unread).toBe(0)
  })

  it('tell the other side once by notice and email until they read, without a word of it', async () => {
    const [zoe, eve] = [await person('user', 'Zoë'), await person('employer', 'Eve')]
    const id = await applied(zoe, [eve])
    await say(eve, id, 'Could you come at four? Secretword')
    await say(eve, id, 'Or at five?')
    await server.runJobs()
    const notices = await owner`select * from messaging.notices where account_id = ${zoe.accountId} and kind = 'message-received'`
    expect(notices).toHaveLength(1)
    expect(notices[0]).toMatchObject({ href: `/messages?thread=${id}`, facts: {} })
    const mails = server.mails.filter(({ to }) => to === `${zoe.accountId}@test.example`)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: 'You have a new message' })
    expect(JSON.stringify(mails)).not.toMatch(/Secretword|four/)
    const acts = await owner`select answer::text || coalesce(resource, '') as text from messaging.acts`
    expect(acts.map(({ text }) => text).join()).not.toContain('Secretword')
  })

  it('tell somebody who was just reading by email of what they leave unread for five minutes, and of nothing else', async () => {
    const [zoe, eve] = [await person('user', 'Zoë'), await person('employer', 'Eve')]
    const id = await applied(zoe, [eve])
    await say(eve, id, 'Hello')
    await server.runJobs()
    const mails = () => server.mails.filter(({ to }) => to === `${zoe.accountId}@test.example`).length
    const unread = async () =>
      (await ask(zoe, 'GET', '/notices?unread=true'))
        .json()
        .items.filter(({ kind }: { kind: string }) => kind === 'message-received')
    const waiting = () => owner`select payload from graphile_worker._private_jobs
      where payload->>'threadId' = ${id} and payload->>'accountId' = ${zoe.accountId}`
    const fiveMinutesLater = async () => {
      const [job, ...more] = await waiting()
      expect(more).toEqual([])
      await owner`delete from graphile_worker._private_jobs where payload->>'threadId' = ${id}`
      // Twice, as after a crash.
      for (const _ of [1, 2]) await server.background.tasks['messaging.unread']?.(job?.payload)
      await server.runJobs()
    }
    expect([mails(), (await unread()).length]).toEqual([1, 1])
    await ask(zoe, 'POST', `/threads/${id}/read`, { upTo: 99 })
    expect(await unread()).toEqual([])

    await say(eve, id, 'Are you there?')
    await say(eve, id, 'Please answer by noon')
    expect([mails(), (await unread()).length]).toEqual([1, 1])
    await fiveMinutesLater()
    expect(mails()).toBe(2)

    await ask(zoe, 'POST', `/threads/${id}/read`, { upTo: 99 })
    await say(eve, id, 'And bring a pen')
    await ask(zoe, 'POST', `/threads/${id}/read`, { upTo: 99 })
    await fiveMinutesLater()
    expect([mails(), await unread()]).toEqual([2, []])
  })

  it('do the same send once, whoever lost the answer', async () => {
    const zoe = await person('user', 'Zoë')
    const id = await supportOf(zoe)
    const name = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => say(zoe, id, 'Hello', name)))
    expect(new Set(answers.map((answer) => answer.json().seq))).toEqual(new Set([2]))
    expect((await messagesIn(zoe, id)).items.map(({ text }) => text)).toEqual(['Hello', ''])
    expect((await say(zoe, id, 'Other words', name)).json().code).toBe('idempotency-mismatch')
    // The id of somebody else's message reveals nothing.
    const ben = await person('user', 'Ben')
    expect((await say(ben, await supportOf(ben), 'Hello', name)).json().code).toBe('idempotency-mismatch')
    expect((await say(zoe, id, 'Next')).json().seq).toBe(3)
  })

  it('keep one order for everyone when both write at the same moment', async () => {
    const [zoe, eve] = [await person('user', 'Zoë'), await person('employer', 'Eve')]
    const id = await applied(zoe, [eve])
    await Promise.all(Array.from({ length: 12 }, (_, n) => say(n % 2 ? zoe : eve, id, `Message ${n}`)))
    const seen = async (who: TestPerson) => (await messagesIn(who, id, '?limit=50')).items.map(({ seq, text }) => [seq, text])
    expect(await seen(zoe)).toEqual(await seen(eve))
    expect((await seen(zoe)).map(([seq]) => seq)).toEqual(Array.from({ length: 13 }, (_, n) => 13 - n))
  })

  it('refuse what is empty or longer than 4,000 characters, and keep a draft until it is sent', async () => {
    const zoe = await person('user', 'Zoë')
    const id = await supportOf(zoe)
    expect((await say(zoe, id, '   ')).json().errors).toEqual([{ field: 'text', message: 'Write a message' }])
    expect((await say(zoe, id, 'x'.repeat(4001))).statusCode).toBe(422)
    expect((await say(zoe, id, 'x'.repeat(4000))).statusCode).toBe(200)
    await ask(zoe, 'PUT', `/threads/${id}/draft`, { text: 'Half a thou' })
    expect((await threadsOf(zoe)).items[0]?.draft).toBe('Half a thou')
    await say(zoe, id, 'Half a thought')
    expect((await threadsOf(zoe)).items[0]?.draft).toBe('')
  })

  it('are given page by page, all 10,000', async () => {
    const zoe = await person('user', 'Zoë')
    const id = await supportOf(zoe)
    await owner`insert into messaging.messages (id, thread_id, seq, sender, kind, body, at)
      select gen_random_uuid(), ${id}, n, 'support', 'text', 'Message ' || n, now() from generate_series(2, 10000) n`
    await owner`update messaging.threads set last_seq = 10000 where id = ${id}`
    await owner`analyze messaging.messages`
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Messages = await messagesIn(zoe, id, `?limit=100${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.items.map(({ seq }) => seq))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(Array.from({ length: 10_000 }, (_, n) => 10_000 - n))
    expect((await threadsOf(zoe)).items[0]).toMatchObject({ unread: 100 })
  })
})

describe('the support team', () => {
  it('answers and confirms a call from the command line', async () => {
    const zoe = await person('user', 'Zoë')
    const id = await supportOf(zoe)
    await say(zoe, id, 'I cannot upload my CV')
    const times = ['2026-12-01T10:00:00.000Z', '2026-12-01T14:00:00.000Z']
    const call = randomUUID()
    expect((await ask(zoe, 'POST', `/threads/${id}/calls`, { id: call, times, text: '' })).statusCode).toBe(200)
    expect(await admin('list-threads')).toContain(id)
    expect(await admin('read-thread', id)).toContain('I cannot upload my CV')
    expect((await messagesIn(zoe, id)).items[1]).toMatchObject({ text: 'I cannot upload my CV', state: 'read' })
    expect(await admin('reply-thread', id, 'Is', 'it', 'a', 'photo?')).toBe('Your answer is sent.')
    expect(await admin('confirm-call', call, '2')).toBe('The call is confirmed.')
    await expect(admin('confirm-call', call, '1')).rejects.toThrow('already')
    await expect(admin('reply-thread', randomUUID(), 'x')).rejects.toThrow('no such conversation')
    expect(await admin('list-threads')).not.toContain(id)
    const { items } = await messagesIn(zoe, id)
    expect(items.slice(0, 3)).toMatchObject([
      { kind: 'call-confirmed', from: 'support', call: { confirmed: times[1] } },
      { text: 'Is it a photo?', from: 'support' },
      { kind: 'call-request', call: { times, confirmed: times[1] } },
    ])
    const past = { id: randomUUID(), times: ['2020-01-01T10:00:00.000Z'], text: '' }
    expect((await ask(zoe, 'POST', `/threads/${id}/calls`, past)).statusCode).toBe(422)
  })
})

describe('files', () => {
  it('reach the participants alone, drawn anew and as a download', async () => {
    const [zoe, eve, stranger] = [await person('user', 'Zoë'), await person('employer', 'Eve'), await person('user', 'Nosy')]
    const id = await applied(zoe, [eve])
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b5b46' } })
      .withExif({ IFD0: { Copyright: 'Zoe-at-home' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Zoe-at-home')).toBe(true)
    const sent = await sendFile(zoe, id, 'Zoë “certificate”.jpg', photo)
    expect(sent.answer.statusCode).toBe(200)
    const [message] = (await messagesIn(eve, id)).items
    expect(message).toMatchObject({ id: sent.id, kind: 'file', attachment: { type: 'jpg', filename: 'Zoë “certificate”.jpg' } })
    const file = await ask(eve, 'GET', `/messages/${sent.id}/file`)
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="/)
    expect((await sharp(file.rawPayload).metadata()).width).toBe(40)
    expect(file.rawPayload.includes('Zoe-at-home')).toBe(false)
    expect((await ask(stranger, 'GET', `/messages/${sent.id}/file`)).statusCode).toBe(404)
    const again = await sendFile(zoe, id, 'Zoë “certificate”.jpg', photo, sent.id)
    expect(again.answer.json().seq).toBe(sent.answer.json().seq)
  })

  it('may be documents, and nothing that is disguised, broken or something else', async () => {
    const zoe = await person('user', 'Zoë')
    const id = await supportOf(zoe)
    const docx = await readFile(fileURLToPath(new URL('../../../../libs/cv-engine/fixtures/zoe.docx', import.meta.url)))
    expect((await sendFile(zoe, id, 'letter.docx', docx)).answer.statusCode).toBe(200)
    const before = (await messagesIn(zoe, id)).total
    for (const [name, bytes] of [
      ['letter.pdf', docx],
      ['photo.jpg', docx],
      ['letter.exe', docx],
      ['photo.png', Buffer.from('ffd8ffe000104a464946', 'hex')],
      ['program.pdf', Buffer.from('MZ\u0000\u0000%PDF-1.7')],
      ['page.docx', Buffer.from('<html><script>alert(1)</script>')],
      ['empty.pdf', Buffer.alloc(0)],
      ['archive.docx', Buffer.from('PK\u0003\u0004nothing')],
    ] as const) {
      expect([name, (await sendFile(zoe, id, name, bytes)).answer.json().code]).toEqual([name, 'file-type'])
    }
    const large = await sendFile(zoe, id, 'large.pdf', Buffer.alloc(5 * 1024 * 1024 + 1))
    expect(large.answer.json().code).toBe('file-too-large')
    expect((await messagesIn(zoe, id)).total).toBe(before)
  })
})

describe('the system thread', () => {
  it('keeps notices that matter, in the reader’s language, and takes no answers', async () => {
    const zoe = await person('user', 'Zoë')
    const facts = { applicationId: randomUUID(), accountId: zoe.accountId, jobTitle: 'Cook', company: 'Bright Ltd' }
    await server.asOwner((tx) =>
      emitEvent(tx, 'application.moved', facts.applicationId, 2, {
        ...facts,
        state: 'offered',
        by: 'employer',
        employerAccountIds: [],
      }),
    )
    await server.runJobs()
    const thread = (await threadsOf(zoe)).items.find(({ type }) => type === 'system')
    expect(thread).toMatchObject({ unread: 1, last: { kind: 'notice', from: 'onward' } })
    const id = String(thread?.id)
    expect((await messagesIn(zoe, id)).items).toMatchObject([
      { text: 'Bright Ltd would like to offer you the job: Cook.', href: `/applications/${facts.applicationId}` },
    ])
    const welsh = await ask(zoe, 'GET', `/threads/${id}/messages`, undefined, { cookie: 'onward_language=cy; lang=cy' })
    expect(welsh.json().items[0].text).toContain('Bright Ltd')
    expect((await say(zoe, id, 'Thank you')).json().code).toBe('state-conflict')
  })
})

describe('row security', () => {
  it('lets nobody see, write into or move through another person’s thread, whatever the query asks', async () => {
    const [zoe, eve, stranger] = [await person('user', 'Zoë'), await person('employer', 'Eve'), await person('user', 'Nosy')]
    const id = await applied(zoe, [eve])
    await say(zoe, id, 'For Eve alone')
    const { db } = server.kit('messaging')
    await db.withSession(stranger.sessionId, async (tx) => {
      for (const table of ['threads', 'participants', 'messages']) {
        const column = table === 'threads' ? 'id' : 'thread_id'
        expect([table, await tx.execute(`select 1 from messaging.${table} where ${column} = '${id}'`)]).toEqual([table, []])
      }
      expect(await tx.execute(`update messaging.threads set last_seq = 0 where id = '${id}' returning id`)).toEqual([])
      expect(await tx.execute(`update messaging.participants set read_seq = 9 where thread_id = '${id}' returning 1`)).toEqual([])
    })
    const insert = (sender: string, seq: number) =>
      `insert into messaging.messages (id, thread_id, seq, sender_id, sender, kind, body, at)
       values (gen_random_uuid(), '${id}', ${seq}, '${sender}', 'person', 'text', 'x', now())`
    await expect(db.withSession(stranger.sessionId, (tx) => tx.execute(insert(stranger.accountId, 50)))).rejects.toThrow()
    // Not in another's name either.
    await expect(db.withSession(zoe.sessionId, (tx) => tx.execute(insert(eve.accountId, 51)))).rejects.toThrow()
    await db.withSession(zoe.sessionId, async (tx) => {
      const change = `update messaging.participants set read_seq = 9 where account_id = '${eve.accountId}' returning 1`
      expect(await tx.execute(change)).toEqual([])
    })
  })
})

it.each([
  ['en', 'I feel like killing myself'],
  ['cy', 'Dw i eisiau lladd fy hun'],
])('the assistant answers words of a crisis with nothing beside the crisis, in %s', async (language, question) => {
  const who = await person('user', 'Amina')
  expect((await ask(who, 'POST', '/assistant', { question, language })).json()).toEqual({ crisis: true, answers: [] })
  const calm = (await ask(who, 'POST', '/assistant', { question: 'How do I change my password?', language: 'en' })).json()
  expect(calm).toMatchObject({ crisis: false, answers: [{ id: 'password' }] })
})
