import { randomUUID } from 'node:crypto'
import { type EventInput, type EventType, maskNiNumberForAgent, NI_NUMBER_INVALID } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { openField, sealField } from '@onward/service-kit/keys'
import { createTestServer, type TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { form, freshNiNumber, testOffice } from '../testing/office'
import { expireLinks } from './store'

let now = new Date('2026-11-21T10:00:00.000Z')

const { server, owner, database } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })

async function send(who: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, key?: string) {
  const { token } = server.tokens.issue(who, now)
  const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) }
  const answer = await server.app.inject({ method, url: `/api/casework${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
const refer = (who: TestPerson, change: object = {}) => send(who, 'POST', '/referrals', form(change))
const list = async (who: TestPerson, asked: object = {}, query = '') =>
  (await send(who, 'POST', `/referrals/search${query}`, asked)).json
const read = async (who: TestPerson, id: string) => (await send(who, 'GET', `/referrals/${id}`)).json
async function emit<T extends EventType>(type: T, referralId: string, payload: EventInput<T>): Promise<void> {
  await server.asOwner((tx) => emitEvent(tx, type, referralId, 1, payload))
  await server.runJobs()
}
const eventsOf = async (type: string, referralId: string) =>
  (
    await owner<{ payload: Record<string, unknown> }[]>`
    select payload from events.log where type = ${type} and payload->>'referralId' = ${referralId} order by id`
  ).map(({ payload }) => payload)
const delivery = (referralId: string, channel: 'email' | 'sms', outcome: 'sent' | 'failed', round = 1, expiresAt?: Date) =>
  emit('activation.delivery', referralId, {
    referralId,
    round,
    channel,
    outcome,
    expiresAt: expiresAt?.toISOString() ?? null,
  })
const activate = (referralId: string, accountId: string) => emit('account.activated', referralId, { referralId, accountId })
const names = ({ items }: { items: { firstName: string }[] }) => items.map(({ firstName }) => firstName)

describe('referring somebody', () => {
  it('stores the referral, masks the number, and gives contact details to identity only', async () => {
    const { agents, name } = await testOffice(server)
    const [agent] = agents as [TestPerson]
    const answer = await refer(agent, { niNumber: 'ce 12.34-56 a', benefitsAmount: '£92.05', disability: 'visual' })
    expect(answer).toMatchObject({
      status: 200,
      json: { ownOffice: true, receipt: { reference: expect.stringMatching(/^ONW-/) } },
    })
    const details = await read(agent, answer.json.id)
    expect(details).toMatchObject({
      state: 'invited',
      niMask: 'CE123****A',
      benefitsAmount: 92.05,
      disability: 'visual',
      jobcentre: name,
      mine: true,
      agentName: 'Sian Coach0',
      email: null,
      sms: null,
      steps: [{ kind: 'created', by: 'Sian Coach0' }],
    })
    const [event] = await eventsOf('referral.invited', answer.json.id)
    expect(Object.keys(event ?? {}).sort()).toEqual(
      ['accountId', 'email', 'firstName', 'jobcentre', 'language', 'lastName', 'phone', 'referralId', 'round'].sort(),
    )
    const rows = await owner`
      select row_to_json(r)::text as stored from casework.referrals r where id = ${answer.json.id}
      union all select row_to_json(a)::text from casework.acts a
      union all select row_to_json(l)::text from events.log l`
    for (const { stored } of rows) expect(stored).not.toMatch(/CE\s*12\s*34\s*56/i)
  })

  it.each([
    ['firstName', '', 'Enter the first name'],
    ['lastName', ' ', 'Enter the last name'],
    ['niNumber', 'QQ 12 34 56 C', 'Please enter a valid National Insurance Number (e.g., QQ 12 34 56 C).'],
    ['location', '', 'Enter the location'],
    ['email', 'nobody', 'Please enter a valid email address.'],
    ['phone', '12345', 'Phone number must be at least 10 digits'],
    ['phone', 'call me maybe', 'Enter a phone number, like 07700 900123'],
    ['benefitsStatus', '', 'Choose the benefits status'],
    ['benefitsAmount', '12.345', 'Enter an amount in pounds, like 92.05'],
    ['benefitsAmount', '-1', 'Enter an amount in pounds, like 92.05'],
    ['disability', 'tall', 'Choose an answer from the list'],
    ['jobcentreOffice', 'x', 'Choose an office from the list'],
  ])('refuses the %s %j', async (field, typed, message) => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const answer = await refer(agent, { [field]: typed })
    expect([answer.status, answer.json.errors]).toEqual([422, [{ field, message }]])
  })

  it('makes one referral of a repeated form', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const filled = form()
    const [first, second] = await Promise.all([
      send(agent, 'POST', '/referrals', filled, 'once'),
      send(agent, 'POST', '/referrals', filled, 'once'),
    ])
    expect(second.json).toEqual(first.json)
    expect((await list(agent)).total).toBe(1)
  })

  it('links a known number to its referral, in the own office and in another', async () => {
    const here = await testOffice(server)
    const there = await testOffice(server)
    const [agent] = here.agents as [TestPerson]
    const [stranger] = there.agents as [TestPerson]
    const niNumber = freshNiNumber()
    const { json } = await refer(agent, { niNumber })
    const again = await refer(agent, { niNumber: niNumber.toLowerCase() })
    expect([again.status, again.json.detail]).toEqual([
      409,
      'Your office has referred this person already. Open the referral that is there.',
    ])
    expect((await send(agent, 'POST', '/referrals/same-person', { niNumber })).json).toEqual({
      found: 'own-office',
      referralId: json.id,
      officeName: here.name,
    })
    const elsewhere = await refer(stranger, { niNumber })
    expect([elsewhere.status, elsewhere.json.detail]).toEqual([
      409,
      `This person has already been referred, by ${here.name}. Open their referral there, with a reason.`,
    ])
    expect((await send(stranger, 'POST', '/referrals/same-person', { niNumber })).json).toMatchObject({
      found: 'other-office',
      referralId: json.id,
    })
    expect((await send(agent, 'POST', '/referrals/same-person', { niNumber: freshNiNumber() })).json.found).toBe('nobody')
  })

  it('accepts one of many simultaneous requests with one number', async () => {
    const office = await testOffice(server, 8)
    const niNumber = freshNiNumber()
    const answers = await Promise.all(office.agents.map((agent) => refer(agent, { niNumber })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    for (const { status, json } of answers) if (status === 409) expect(json.code).toBe('already-exists')
  })

  it('goes to another office when the form says so, to the agent with the fewest there', async () => {
    const here = await testOffice(server)
    const there = await testOffice(server, 2)
    const [agent] = here.agents as [TestPerson]
    const sent = [await refer(agent, { jobcentreOffice: there.id }), await refer(agent, { jobcentreOffice: there.id })]
    expect(sent.map(({ json }) => json.ownOffice)).toEqual([false, false])
    expect((await send(agent, 'GET', `/referrals/${sent[0]?.json.id}`)).status).toBe(404)
    for (const colleague of there.agents) expect((await list(colleague, { mine: true })).total).toBe(1)
    const empty = await testOffice(server, 0)
    expect((await refer(agent, { jobcentreOffice: empty.id })).json.errors).toEqual([
      { field: 'jobcentreOffice', message: 'Nobody works at this office on Onward yet. Choose another one.' },
    ])
    expect((await refer(agent, { jobcentreOffice: randomUUID() })).status).toBe(422)
  })
})

describe('the list', () => {
  it('is sorted Active, Pending, Complete, newest first, in pages that stay', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const ids: string[] = []
    for (const firstName of ['One', 'Two', 'Three', 'Four', 'Five']) {
      now = new Date(now.getTime() + 60_000)
      ids.push((await refer(agent, { firstName })).json.id)
    }
    await activate(ids[1] ?? '', randomUUID())
    await activate(ids[2] ?? '', randomUUID())
    await send(agent, 'POST', `/referrals/${ids[4]}/withdrawal`, { reason: 'moved-away' })
    const first = await list(agent, {}, '?limit=2')
    expect(names(first)).toEqual(['Three', 'Two'])
    expect(first.counts).toEqual({ total: 5, active: 2, completed: 1, pending: 2 })
    await refer(agent, { firstName: 'Six' })
    const second = await list(agent, {}, `?limit=4&cursor=${first.nextCursor}`)
    expect(names(second)).toEqual(['Six', 'Four', 'One', 'Five'])
    expect(second.nextCursor).toBeNull()
    expect((await send(agent, 'POST', '/referrals/search?cursor=x', {})).status).toBe(400)
  })

  it('is sorted by name, place or day both ways, in pages whose cursor names nobody', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    for (const [firstName, lastName, location] of [
      ['Éva', 'Ábel', 'Leeds'],
      ['Zoë', 'abbott', 'ynys môn'],
      ['Ann', 'Zair', 'Bangor'],
      ['Bob', 'Zair', 'Bangor'],
    ]) {
      now = new Date(now.getTime() + 60_000)
      await refer(agent, { firstName, lastName, location })
    }
    const inPages = async (asked: object) => {
      const found: string[] = []
      let cursor: string | null = ''
      for (; cursor !== null; ) {
        const page: Awaited<ReturnType<typeof list>> = await list(agent, asked, `?limit=1${cursor && `&cursor=${cursor}`}`)
        found.push(...names(page))
        expect(Buffer.from(page.nextCursor ?? '', 'base64url').toString()).not.toMatch(/zair|bangor/i)
        cursor = page.nextCursor
      }
      return found
    }
    const orders = {
      name: ['Zoë', 'Éva', 'Ann', 'Bob'],
      referred: ['Éva', 'Zoë', 'Ann', 'Bob'],
      status: ['Bob', 'Ann', 'Zoë', 'Éva'],
    }
    for (const [sort, order] of Object.entries(orders)) {
      expect([sort, await inPages({ sort })]).toEqual([sort, order])
      expect([sort, await inPages({ sort, order: 'down' })]).toEqual([sort, [...order].reverse()])
    }
    const places = await inPages({ sort: 'location' })
    expect([new Set(places.slice(0, 2)), ...places.slice(2)]).toEqual([new Set(['Ann', 'Bob']), 'Éva', 'Zoë'])
  })

  it('comes as a table for spreadsheets, narrowed as the list is, in which no cell runs, without benefits, health and whole numbers', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const niNumber = freshNiNumber()
    await refer(agent, { firstName: '=HYPERLINK("x")', niNumber, disability: 'mental', benefitsStatus: 'esa' })
    await refer(agent, { firstName: 'Łucja', location: 'Shipley' })
    const file = await server.app.inject({
      method: 'POST',
      url: '/api/casework/referrals/export',
      headers: agent.headers,
      payload: { sort: 'name' },
    })
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([200, expect.stringContaining('Referrals%20')])
    const [head, ...rows] = file.body.trim().split('\r\n')
    expect(head).toContain('"Name","Status","Progress","NI number (masked)"')
    expect(rows).toHaveLength(2)
    expect(file.body).toContain(`"'=HYPERLINK`)
    expect(file.body).toContain(maskNiNumberForAgent(niNumber))
    expect(file.body).not.toMatch(new RegExp(`${niNumber}|mental|esa|ESA|universal`))
    const narrowed = await server.app.inject({
      method: 'POST',
      url: '/api/casework/referrals/export',
      headers: { ...agent.headers, 'accept-language': 'cy' },
      payload: { search: 'lucja' },
    })
    for (const part of ['"Enw","Statws"', 'Łucja']) expect(narrowed.body).toContain(part)
    expect(narrowed.body).not.toContain('HYPERLINK')
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/casework/referrals/export',
          headers: (await server.person('user')).headers,
          payload: {},
        })
      ).statusCode,
    ).toBe(403)
  })

  it('has saved views, each with the number of people that it then lists', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const returned = (await refer(agent, { firstName: 'Returned' })).json.id
    await delivery(returned, 'email', 'failed')
    await delivery(returned, 'sms', 'failed')
    const before = (await refer(agent, { firstName: 'Before' })).json.id
    await owner`update casework.referrals set created_at = '2026-11-15T23:59:00Z' where id = ${before}`
    await refer(agent, { firstName: 'Fresh' })
    expect((await list(agent)).views).toEqual({ returned: 1, expired: 0, week: 2 })
    expect(await list(agent, { view: 'returned' })).toMatchObject({ total: 1, items: [{ firstName: 'Returned' }] })
    expect(names(await list(agent, { view: 'week' })).sort()).toEqual(['Fresh', 'Returned'])
    expect((await list(agent, { view: 'expired' })).total).toBe(0)
  })

  it('is searched by name, number and location, in any case and without accents', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    await refer(agent, { firstName: 'Zoë', lastName: "O'Brien", location: 'Aberystwyth', niNumber: 'HJ775533D' })
    await refer(agent, { firstName: 'Per%', lastName: 'Cent_', location: 'Leeds', niNumber: 'HJ111133A' })
    const finds = async (search: string) => names(await list(agent, { search }))
    for (const search of [
      'zoe',
      'ZOË O',
      'o’brien',
      'brien zo',
      'ABERYST',
      'HJ775',
      'J77',
      'hj 77 55 33 d',
      'hj775****d',
      '75****',
      '***D',
    ]) {
      expect([search, await finds(search)]).toEqual([search, ['Zoë']])
    }
    expect(await finds('%')).toEqual(['Per%'])
    expect(await finds('t_')).toEqual(['Per%'])
    for (const search of ['brienaber', 'HJ775****A', '5533', 'zoe leeds', '\\'])
      expect([search, await finds(search)]).toEqual([search, []])
  })

  it('is narrowed by status, benefit and disability support together', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    await refer(agent, { firstName: 'A', benefitsStatus: 'esa', disability: 'hearing' })
    await refer(agent, { firstName: 'B', benefitsStatus: 'esa' })
    await refer(agent, { firstName: 'C', disability: 'other' })
    expect(names(await list(agent, { benefits: 'esa', disabilitySupport: true }))).toEqual(['A'])
    expect(names(await list(agent, { disabilitySupport: false }))).toEqual(['B'])
    expect(await list(agent, { status: 'active' })).toMatchObject({ total: 0, items: [], counts: { total: 3, pending: 3 } })
    expect((await list(agent, { status: 'pending' })).total).toBe(3)
    const lists = [
      { benefits: 'esa', disabilitySupport: true },
      { disabilitySupport: false },
      { status: 'active' },
      { mine: true },
    ]
    expect((await send(agent, 'POST', '/referrals/counts', { lists })).json).toEqual({ counts: [1, 1, 0, 3] })
    const stranger = (await testOffice(server)).agents[0] as TestPerson
    expect((await send(stranger, 'POST', '/referrals/counts', { lists: [{}] })).json).toEqual({ counts: [0] })
  })

  it('is an office’s own: nobody else reads, changes or finds it', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const [stranger] = (await testOffice(server)).agents as [TestPerson]
    const { id } = (await refer(agent)).json
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { ...form(), version: 1 }],
      ['POST', '/invitations', {}],
      ['POST', '/withdrawal', { reason: 'health' }],
    ] as const) {
      expect((await send(stranger, method, `/referrals/${id}${path}`, body)).status).toBe(404)
    }
    expect((await list(stranger)).total).toBe(0)
    for (const role of ['user', 'employer'] as const) {
      expect((await send(await server.person(role), 'POST', '/referrals/search', {})).status).toBe(403)
    }
    const newcomer = await server.person('agent')
    expect((await send(newcomer, 'POST', '/referrals/search', {})).json.detail).toMatch(/does not belong to a jobcentre office/)
    await server.kit('casework').db.withSession(stranger.sessionId, async (tx) => {
      for (const table of ['referrals', 'referral_steps', 'cases', 'break_glass', 'looks', 'claimants']) {
        expect([table, [...(await tx.execute(`select 1 from casework.${table}`))]]).toEqual([table, []])
      }
    })
  })
})

describe('delivery', () => {
  it('is unknown until something was sent, and separate for both channels', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const { id } = (await refer(agent)).json
    const ends = new Date(now.getTime() + 7 * 86_400_000)
    await delivery(id, 'email', 'sent', 1, ends)
    expect(await read(agent, id)).toMatchObject({ state: 'invited', email: 'sent', sms: null, linkEndsAt: ends.toISOString() })
    await delivery(id, 'sms', 'failed')
    expect(await read(agent, id)).toMatchObject({ state: 'invited', email: 'sent', sms: 'failed' })
    expect(await eventsOf('referral.bounced', id)).toEqual([])
  })

  it('bounces when no email arrives, informs the agent, and is corrected and sent again; earlier rounds do not count', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const { id } = (await refer(agent)).json
    await delivery(id, 'sms', 'failed')
    await delivery(id, 'email', 'failed')
    const bounced = await read(agent, id)
    expect(bounced).toMatchObject({ state: 'bounced', email: 'failed', sms: 'failed' })
    expect(await eventsOf('referral.bounced', id)).toMatchObject([{ agentAccountId: agent.accountId, round: 1 }])
    const { firstName, lastName, location, phone } = form()
    const corrected = { firstName, lastName, location, phone, email: 'right@test.example', version: bounced.version }
    expect((await send(agent, 'PUT', `/referrals/${id}`, corrected)).status).toBe(200)
    expect((await send(agent, 'PUT', `/referrals/${id}`, corrected)).status).toBe(409)
    expect(await read(agent, id)).toMatchObject({
      state: 'invited',
      email: null,
      sms: null,
      round: 2,
      emailAddress: 'right@test.example',
    })
    expect((await eventsOf('referral.invited', id)).map(({ round, email }) => [round, email])[1]).toEqual([
      2,
      'right@test.example',
    ])
    await delivery(id, 'email', 'failed', 1)
    expect(await read(agent, id)).toMatchObject({ state: 'invited', email: null })
    const kinds = (await read(agent, id)).steps.map(({ kind, detail }: { kind: string; detail: string }) =>
      `${kind} ${detail}`.trim(),
    )
    expect(kinds).toEqual(['created', 'sms-failed', 'email-failed', 'bounced', 'corrected email'])
  })

  it('expires with its link and is sent again', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const { id } = (await refer(agent)).json
    await delivery(id, 'email', 'sent', 1, new Date(now.getTime() + 1000))
    const { db } = server.kit('casework')
    expect(await db.withSystem((tx) => expireLinks(tx, now, 10))).toBe(0)
    expect(await db.withSystem((tx) => expireLinks(tx, new Date(now.getTime() + 2000), 10))).toBe(1)
    expect((await read(agent, id)).state).toBe('expired')
    expect((await send(agent, 'POST', `/referrals/${id}/invitations`, {})).status).toBe(200)
    expect(await read(agent, id)).toMatchObject({ state: 'invited', round: 2, linkEndsAt: null })
  })
})

describe('activation', () => {
  it('makes it active, keeps the number for the person, opens one case and announces who works with whom', async () => {
    const { agents, name } = await testOffice(server)
    const [agent] = agents as [TestPerson]
    const { id } = (await refer(agent, { niNumber: 'HK112233B' })).json
    const person = await server.person('user')
    await activate(id, person.accountId)
    await activate(id, person.accountId)
    const details = await read(agent, id)
    expect(details).toMatchObject({ state: 'active', accountId: person.accountId, caseId: expect.any(String) })
    expect(await eventsOf('case.assigned', id)).toEqual([
      {
        caseId: details.caseId,
        referralId: id,
        accountId: person.accountId,
        officeId: expect.any(String),
        officeName: name,
        agentAccountId: agent.accountId,
        agentName: 'Sian Coach0',
        open: true,
        handedOn: false,
      },
    ])
    expect((await send(person, 'GET', '/ni-number')).json.mask).toBe('HK****B')
    expect((await send(agent, 'POST', `/referrals/${id}/invitations`, {})).status).toBe(409)
    await send(agent, 'POST', `/referrals/${id}/withdrawal`, { reason: 'no-longer-claiming' })
    expect(await read(agent, id)).toMatchObject({ state: 'withdrawn', withdrawnReason: 'no-longer-claiming' })
    expect((await eventsOf('case.assigned', id)).map(({ open }) => open)).toEqual([true, false])
    expect((await send(agent, 'POST', `/referrals/${id}/withdrawal`, { reason: 'health' })).status).toBe(409)
  })

  it('keeps a number that another account has recorded, and says so in the history', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const niNumber = freshNiNumber()
    await send(await server.person('user'), 'POST', '/ni-number', { niNumber })
    const { id } = (await refer(agent, { niNumber })).json
    const person = await server.person('user')
    await activate(id, person.accountId)
    expect((await read(agent, id)).steps.map(({ kind }: { kind: string }) => kind)).toEqual([
      'created',
      'activated',
      'number-held-elsewhere',
    ])
    expect((await send(person, 'GET', '/ni-number')).json.mask).toBeNull()
  })

  it('changes nothing in a withdrawn referral', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const { id } = (await refer(agent)).json
    await send(agent, 'POST', `/referrals/${id}/withdrawal`, { reason: 'made-by-mistake' })
    expect(await eventsOf('referral.withdrawn', id)).toHaveLength(1)
    await activate(id, randomUUID())
    await delivery(id, 'email', 'sent')
    expect(await read(agent, id)).toMatchObject({ state: 'withdrawn', email: null, caseId: null })
  })
})

describe('another office’s referral', () => {
  it('opens for an hour to an agent with a reason, which the person and the office see', async () => {
    const here = await testOffice(server)
    const [agent] = here.agents as [TestPerson]
    const there = await testOffice(server)
    const [stranger] = there.agents as [TestPerson]
    const { id } = (await refer(agent)).json
    const person = await server.person('user')
    await activate(id, person.accountId)
    expect((await send(stranger, 'POST', `/referrals/${id}/open`, { reason: 'why' })).status).toBe(422)
    const reason = 'They came to our office today with a letter'
    // Row security asks the database's own clock.
    now = new Date()
    const opened = await send(stranger, 'POST', `/referrals/${id}/open`, { reason })
    expect(opened.status).toBe(200)
    expect(await read(stranger, id)).toMatchObject({ state: 'active', mine: false, agentName: '', openUntil: opened.json.until })
    expect((await read(agent, id)).steps.at(-1)).toMatchObject({ kind: 'opened-elsewhere', by: '' })
    expect((await send(person, 'GET', '/looks')).json.items).toMatchObject([
      { agentName: 'Sian Coach0', officeName: there.name, what: 'other-office', purpose: reason },
    ])
    await owner`update casework.break_glass set until = now() - interval '1 second'`
    expect((await send(stranger, 'GET', `/referrals/${id}`)).status).toBe(404)
    expect((await send(agent, 'POST', `/referrals/${id}/open`, { reason })).status).toBe(409)
    expect((await send(stranger, 'POST', `/referrals/${randomUUID()}/open`, { reason })).status).toBe(404)
  })
})

describe('an unsent form', () => {
  it('is stored for its agent, sealed, until it is sent', async () => {
    const { agents } = await testOffice(server, 2)
    const [agent, colleague] = agents as [TestPerson, TestPerson]
    const typed = { firstName: 'Am', email: 'not yet', language: 'cy' }
    await send(agent, 'PUT', '/referral-draft', typed)
    expect((await send(agent, 'GET', '/referral-draft')).json.draft).toMatchObject(typed)
    expect((await send(colleague, 'GET', '/referral-draft')).json.draft).toBeNull()
    const [row] =
      await owner`select row_to_json(d)::text as stored from casework.referral_drafts d where account_id = ${agent.accountId}`
    expect(row?.stored).not.toMatch(/not yet/)
    await refer(agent)
    expect((await send(agent, 'GET', '/referral-draft')).json.draft).toBeNull()
    await send(agent, 'PUT', '/referral-draft', typed)
    await send(agent, 'DELETE', '/referral-draft')
    expect((await send(agent, 'GET', '/referral-draft')).json).toEqual({ draft: null, updatedAt: null })
  })

  it('never gives the number back: it is masked, changed, removed, and sent as stored', async () => {
    const { agents } = await testOffice(server, 2)
    const [agent, colleague] = agents as [TestPerson, TestPerson]
    const niNumber = freshNiNumber()
    const { niNumber: _, ...rest } = form()
    const save = (change: object) => send(agent, 'PUT', '/referral-draft', { firstName: 'Am', ...change })
    const mask = async () => {
      const { json } = await send(agent, 'GET', '/referral-draft')
      expect(JSON.stringify(json)).not.toMatch(/\d{5}/)
      expect(json.draft).not.toHaveProperty('niNumber')
      return json.draft.niMask
    }
    await save({ niNumber: niNumber.toLowerCase() })
    expect(await mask()).toBe(`${niNumber.slice(0, 5)}****C`)
    const [row] = await owner<{ ni_number: string; stored: string }[]>`
      select ni_number, row_to_json(d)::text as stored from casework.referral_drafts d where account_id = ${agent.accountId}`
    expect(row?.stored).not.toContain(niNumber)
    expect(openField(server.keys, row?.ni_number ?? '', `referral_drafts/${agent.accountId}/ni_number`)).toBe(niNumber)
    expect(() => openField(server.keys, row?.ni_number ?? '', `referral_drafts/${colleague.accountId}/ni_number`)).toThrow()
    // Left out, it stays; anything but a whole number forgets it.
    await save({ lastName: 'O' })
    expect(await mask()).toBe(`${niNumber.slice(0, 5)}****C`)
    await save({ niNumber: 'AB 12' })
    expect(await mask()).toBeNull()
    const without = await send(agent, 'POST', '/referrals', rest)
    expect(without).toMatchObject({ status: 422, json: { errors: [{ field: 'niNumber', message: NI_NUMBER_INVALID }] } })
    expect((await send(agent, 'POST', '/referrals/same-person', {})).status).toBe(422)
    await save({ niNumber })
    expect((await send(agent, 'POST', '/referrals/same-person', {})).json.found).toBe('nobody')
    const { status, json } = await send(agent, 'POST', '/referrals', rest)
    expect(status).toBe(200)
    expect((await read(agent, json.id)).niMask).toBe(`${niNumber.slice(0, 5)}****C`)
    expect((await send(colleague, 'POST', '/referrals', form({ niNumber }))).status).toBe(409)
  })

  it('of an earlier version gets its number sealed separately when the service starts', async () => {
    const { agents } = await testOffice(server, 3)
    const [agent, halfway, locked] = agents as [TestPerson, TestPerson, TestPerson]
    const niNumber = freshNiNumber()
    const earlier = (of: TestPerson, typed: string) =>
      sealField(server.keys, JSON.stringify({ firstName: 'Am', niNumber: typed }), `referral_drafts/${of.accountId}`)
    await owner`insert into casework.referral_drafts (account_id, sealed, updated_at) values
      (${agent.accountId}, ${earlier(agent, niNumber)}, ${now}),
      (${halfway.accountId}, ${earlier(halfway, 'AB 12 34')}, ${now}),
      (${locked.accountId}, ${`gone.${earlier(locked, niNumber).split('.').slice(1).join('.')}`}, ${now})`
    const again = await createTestServer({ database, services: [service], clock: () => now, keys: server.keys })
    await again.close()
    expect((await send(agent, 'GET', '/referral-draft')).json.draft).toMatchObject({
      firstName: 'Am',
      niMask: `${niNumber.slice(0, 5)}****C`,
    })
    expect((await send(halfway, 'GET', '/referral-draft')).json.draft).toMatchObject({ firstName: 'Am', niMask: null })
    for (const { accountId } of [agent, halfway]) {
      const [row] = await owner`select sealed from casework.referral_drafts where account_id = ${accountId}`
      expect(openField(server.keys, row?.sealed, `referral_drafts/${accountId}`)).not.toMatch(/niNumber|12/)
    }
  })
})

describe('the dashboard', () => {
  it('counts the office’s referrals of this week and the one before, and the agent’s own cases', async () => {
    const { agents } = await testOffice(server, 2)
    const [agent, colleague] = agents as [TestPerson, TestPerson]
    // Sunday evening and Monday morning in London, two clock changes apart from UTC's own days.
    now = new Date('2026-10-25T23:59:00.000Z')
    await refer(agent)
    now = new Date('2026-10-26T00:01:00.000Z')
    const { id } = (await refer(agent, { firstName: 'Newest' })).json
    await refer(colleague)
    await activate(id, randomUUID())
    now = new Date('2026-10-26T00:02:00.000Z')
    const { day } = (await send(agent, 'GET', '/dashboard')).json
    // Beside the first two minutes of the Monday before, in which there was none.
    expect(day).toMatchObject({
      referralsThisWeek: 2,
      referralsWeekBefore: 0,
      activeCases: 1,
      pendingReferrals: 1,
      total: 3,
    })
    expect(day.referralWeeks.slice(-3)).toEqual([0, 1, 2])
    expect(day.clients[0]).toMatchObject({ firstName: 'Newest', state: 'active' })
  })
})
