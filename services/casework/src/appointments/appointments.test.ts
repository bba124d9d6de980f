import { randomUUID } from 'node:crypto'
import { APPOINTMENT_STATES, mayMoveAppointment } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { service } from '../app'
import { form, testOffice } from '../testing/office'
import { remindOfAppointments } from './events'

const NOW = new Date('2027-03-22T10:00:00.000Z')
let now = NOW

const { server, owner, database } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })
beforeEach(() => {
  now = NOW
})

async function send(
  who: TestPerson,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  { key, language }: { key?: string; language?: string } = {},
) {
  const { token } = server.tokens.issue(who, now)
  const headers = {
    authorization: `Bearer ${token}`,
    ...(key && { 'idempotency-key': key }),
    ...(language && { 'accept-language': language }),
  }
  const answer = await server.app.inject({ method, url: `/api/casework${path}`, headers, ...(payload && { payload }) })
  const isJson = answer.headers['content-type']?.toString().includes('json')
  return { status: answer.statusCode, json: isJson ? answer.json() : null, body: answer.body }
}

interface World {
  agent: TestPerson
  colleague: TestPerson
  client: TestPerson
  caseId: string
  referralId: string
}
/** An office of two, and a client of the first one's who has opened their account. */
async function world(office?: TestPerson[]): Promise<World> {
  const [agent, colleague] = (office ?? (await testOffice(server, 2)).agents) as [TestPerson, TestPerson]
  const client = await server.person('user')
  const referralId = (await send(agent, 'POST', '/referrals', form())).json.id
  await server.asOwner((tx) => emitEvent(tx, 'account.activated', referralId, 1, { referralId, accountId: client.accountId }))
  await server.runJobs()
  const { caseId } = (await send(agent, 'GET', `/referrals/${referralId}`)).json
  return { agent, colleague, client, caseId, referralId }
}
const typed = (change: object = {}) => ({
  startsAt: '2027-03-24T10:00',
  minutes: 30,
  way: 'phone',
  place: '07700 900123',
  about: 'Your CV',
  ...change,
})
const make = (w: World, change: object = {}) => send(w.agent, 'POST', `/cases/${w.caseId}/appointments`, typed(change))
async function made(change: object = {}) {
  const w = await world()
  const answer = await make(w, change)
  expect(answer.status).toBe(200)
  return { ...w, id: answer.json.id as string }
}
const mine = async (client: TestPerson) => (await send(client, 'GET', '/my-appointments')).json.items
const list = async (who: TestPerson, query = '') => (await send(who, 'GET', `/appointments${query}`)).json
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)
const events = async (id: string) =>
  (
    await owner<{ payload: { about: string; calendar: { sequence: number; startsAt: string } } }[]>`
    select payload from events.log where type = 'appointment.changed' and subject = ${id} order by id`
  ).map(({ payload }) => payload)
const history = async (caseId: string) =>
  (
    await owner<
      { kind: string }[]
    >`select kind from casework.case_entries where case_id = ${caseId} and kind like 'appointment%' order by id`
  ).map(({ kind }) => kind)

describe('making an appointment', () => {
  it('shows it to both sides, informs the client, and is in the history of the case', async () => {
    const { id, agent, client, caseId, referralId } = await made()
    expect(await mine(client)).toMatchObject([
      {
        id,
        state: 'planned',
        startsAt: '2027-03-24T10:00:00.000Z',
        way: 'phone',
        place: '07700 900123',
        agentName: 'Sian Coach0',
      },
    ])
    expect(await list(agent)).toMatchObject({
      items: [{ id, caseId, referralId, clientName: 'Amina Okafor', mine: true, steps: [{ kind: 'made', by: 'Sian Coach0' }] }],
      total: 1,
      counts: { upcoming: 1, attendance: 0, wishes: 0 },
    })
    expect((await send(agent, 'GET', `/cases/${caseId}/appointments`)).json).toMatchObject({
      client: { name: 'Amina Okafor', phone: '07700 900123', open: true },
      items: [{ id }],
    })
    expect(await events(id)).toMatchObject([
      {
        about: 'made',
        agentAccountId: agent.accountId,
        accountId: client.accountId,
        calendar: { sequence: 0, place: '07700 900123' },
      },
    ])
    expect(await history(caseId)).toEqual(['appointment-made'])
  })

  it.each([
    [{ startsAt: '2027-03-20T10:00' }, 'startsAt', 'Choose a time that is still to come.'],
    [{ startsAt: 'soon' }, 'startsAt', 'Enter a day and a time'],
    [{ startsAt: '2027-02-30T10:00' }, 'startsAt', expect.stringContaining('does not have that day')],
    [{ startsAt: '2027-03-28T01:30' }, 'startsAt', expect.stringContaining('The nearest times are 00:59 and 02:00')],
    [{ startsAt: '2027-10-31T01:30' }, 'startsAt', expect.stringContaining('comes twice')],
    [{ startsAt: '2027-10-30T01:30+00:00' }, 'startsAt', expect.stringContaining('comes only once')],
    [{ way: 'pigeon' }, 'way', 'Choose how you will meet'],
    [{ place: ' ' }, 'place', 'Say where, or how to join'],
    [{ minutes: 5 }, 'minutes', expect.any(String)],
  ])('refuses %j', async (change, field, message) => {
    const answer = await make(await world(), change)
    expect([answer.status, answer.json.errors]).toEqual([422, [{ field, message }]])
  })

  it('accepts either hour of the night in which the clocks go back', async () => {
    const w = await world()
    await make(w, { startsAt: '2027-10-31T01:30+01:00' })
    await make(w, { startsAt: '2027-10-31T01:30+00:00' })
    expect((await mine(w.client)).map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
      '2027-10-31T00:30:00.000Z',
      '2027-10-31T01:30:00.000Z',
    ])
  })

  it('makes one appointment of a repeated form', async () => {
    const w = await world()
    const twice = () => send(w.agent, 'POST', `/cases/${w.caseId}/appointments`, typed(), { key: 'once' })
    const [first, second] = await Promise.all([twice(), twice()])
    expect(second.json).toEqual(first.json)
    expect(await mine(w.client)).toHaveLength(1)
  })

  it('is not possible in a case that is closed', async () => {
    const w = await world()
    await send(w.agent, 'POST', `/referrals/${w.referralId}/withdrawal`, { reason: 'moved-away' })
    expect((await make(w)).status).toBe(409)
  })
})

describe('a clash', () => {
  it('of the work coach is refused with the time, in the reader’s language; one may follow another', async () => {
    const { agents } = await testOffice(server, 2)
    const one = await world(agents)
    const other = await world(agents)
    expect((await make(one)).status).toBe(200)
    const refused = await send(
      other.agent,
      'POST',
      `/cases/${other.caseId}/appointments`,
      typed({ startsAt: '2027-03-24T10:29' }),
      {
        language: 'cy',
      },
    )
    expect(refused.json.errors).toEqual([
      { field: 'startsAt', message: 'Mae gennych apwyntiad arall bryd hynny: 24/03/2027, 10:00 i 10:30. Dewiswch amser arall.' },
    ])
    expect((await make(other, { startsAt: '2027-03-24T10:30' })).status).toBe(200)
    expect((await make(other, { startsAt: '2027-03-24T09:45', minutes: 20 })).status).toBe(422)
  })

  it('of the client is refused too, and names the colleague', async () => {
    const w = await made()
    const other = { ...w, agent: w.colleague }
    expect((await make(other)).json.errors[0].message).toBe(
      'Your client sees Sian Coach0 then: 24/03/2027, 10:00 to 10:30. Choose another time.',
    )
  })

  it('of a call is reported before its time is chosen in a conversation; another office learns nothing', async () => {
    const w = await made()
    const ask = async (who: TestPerson, startsAt: string, language = 'en') => {
      const path = `/cases/${w.caseId}/call-clash?startsAt=${startsAt}`
      const { status, json } = await send(who, 'GET', path, undefined, { language })
      return status === 200 ? json.clash : status
    }
    const during = '2027-03-24T10:29:00.000Z'
    expect(await ask(w.agent, during)).toBe('You have another appointment then: 24/03/2027, 10:00 to 10:30. Choose another time.')
    expect(await ask(w.colleague, '2027-03-24T09:31:00.000Z', 'cy')).toBe(
      'Mae eich cleient yn gweld Sian Coach0 bryd hynny: 24/03/2027, 10:00 i 10:30. Dewiswch amser arall.',
    )
    expect(await ask(w.agent, '2027-03-24T10:30:00.000Z')).toBeNull()
    expect(await ask(w.agent, '2027-03-24T09:30:00.000Z')).toBeNull()
    const [stranger] = (await testOffice(server)).agents as [TestPerson]
    expect([await ask(stranger, during), await ask(w.client, during), await ask(w.agent, 'soon')]).toEqual([404, 403, 422])
    // Times by their form: over, on no clock, and later than PostgreSQL reads.
    expect(await ask(w.agent, '2027-03-22T10:00:00Z')).toBe(422)
    expect(await ask(w.agent, '2027-03-24T10:00:00%2B05')).toBe(422)
    expect(await ask(w.agent, '9999-12-31T23:59:59-12:00')).toBeNull()
  })

  it('is found when two are made at one moment', async () => {
    const { agents } = await testOffice(server, 2)
    const one = await world(agents)
    const other = await world(agents)
    const answers = await Promise.all([make(one), make(other), make(one), make(other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  })
})

describe('changing', () => {
  it('the time informs the client, with the next sequence of one calendar entry', async () => {
    const { id, agent, client, caseId } = await made()
    const change = typed({ startsAt: '2027-03-25T14:00', version: 1 })
    expect((await send(agent, 'PUT', `/appointments/${id}`, change)).json.version).toBe(2)
    expect(await events(id)).toMatchObject([{ about: 'made' }, { about: 'moved', calendar: { sequence: 1 } }])
    expect(await history(caseId)).toEqual(['appointment-made', 'appointment-changed'])
    const file = (await send(client, 'GET', `/my-appointments/${id}/calendar`)).body
    expect(file).toMatch(new RegExp(`UID:${id}@[\\s\\S]*SEQUENCE:1[\\s\\S]*TZID=Europe/London:20270325T140000`))
    expect(file.replace(/\r\n /g, '')).toContain('SUMMARY;LANGUAGE=en:Appointment with Sian Coach0')
    expect(
      (await send(agent, 'GET', `/appointments/${id}/calendar`, undefined, { language: 'cy' })).body.replace(/\r\n /g, ''),
    ).toContain('SUMMARY;LANGUAGE=cy:Apwyntiad: Amina Okafor')
  })

  it('the place alone is announced, and a save without a change is not', async () => {
    const { id, agent } = await made()
    expect((await send(agent, 'PUT', `/appointments/${id}`, typed({ version: 1 }))).json.version).toBe(1)
    await send(agent, 'PUT', `/appointments/${id}`, typed({ place: 'Room 2', way: 'in-person', version: 1 }))
    expect((await events(id)).map(({ about }) => about)).toEqual(['made', 'changed'])
  })

  it('an outdated version is refused', async () => {
    const { id, agent, colleague } = await made()
    await send(colleague, 'PUT', `/appointments/${id}`, typed({ about: 'Interview practice', version: 1 }))
    expect((await send(agent, 'PUT', `/appointments/${id}`, typed({ version: 1 }))).status).toBe(409)
  })

  it('its own time is no clash', async () => {
    const { id, agent } = await made()
    const longer = typed({ minutes: 60, version: 1 })
    expect((await send(agent, 'PUT', `/appointments/${id}`, longer)).status).toBe(200)
  })
})

describe('cancelling', () => {
  it('needs a reason, informs the client, and removes it from their calendar', async () => {
    const { id, agent, client } = await made()
    expect((await send(agent, 'POST', `/appointments/${id}/cancellation`, { version: 1 })).status).toBe(422)
    const off = { reason: 'coach-away', words: 'I am ill today. I will call you.', version: 1 }
    expect((await send(agent, 'POST', `/appointments/${id}/cancellation`, off)).status).toBe(200)
    expect(await mine(client)).toMatchObject([{ state: 'cancelled', cancelReason: 'coach-away', closingWords: off.words }])
    expect((await events(id)).at(-1)).toMatchObject({ about: 'cancelled', calendar: { sequence: 1 } })
    expect((await send(client, 'GET', `/my-appointments/${id}/calendar`)).body).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/)
  })

  it('comes with the end of the case', async () => {
    const { id, agent, client, referralId } = await made()
    await send(agent, 'POST', `/referrals/${referralId}/withdrawal`, { reason: 'no-longer-claiming' })
    expect(await mine(client)).toMatchObject([{ id, state: 'cancelled', cancelReason: 'not-needed' }])
    expect((await events(id)).at(-1)).toMatchObject({ about: 'cancelled' })
  })
})

describe('asking to move one', () => {
  const wish = { words: 'I work that morning.', times: ['2027-03-25T15:00'], version: 1 }

  it('keeps the time, informs the work coach, and is answered by another time', async () => {
    const { id, agent, client } = await made()
    expect((await send(client, 'POST', `/my-appointments/${id}/wish`, wish)).status).toBe(200)
    expect(await list(agent, '?list=wishes')).toMatchObject({
      items: [
        { id, wish: wish.words, wishedTimes: ['2027-03-25T15:00:00.000Z'], steps: [{}, { kind: 'asked-to-move', by: '' }] },
      ],
      counts: { wishes: 1, upcoming: 1 },
    })
    expect((await events(id)).at(-1)).toMatchObject({ about: 'asked' })
    await send(agent, 'PUT', `/appointments/${id}`, typed({ startsAt: '2027-03-25T15:00', version: 2 }))
    expect(await mine(client)).toMatchObject([{ wish: '', wishedTimes: [], startsAt: '2027-03-25T15:00:00.000Z' }])
    expect((await list(agent, '?list=wishes')).items).toEqual([])
  })

  it('is answered by keeping the time, and the client is informed', async () => {
    const { id, agent, client } = await made()
    await send(client, 'POST', `/my-appointments/${id}/wish`, wish)
    expect((await send(agent, 'POST', `/appointments/${id}/wish`, { version: 2 })).status).toBe(200)
    expect((await events(id)).at(-1)).toMatchObject({ about: 'kept' })
    expect((await send(agent, 'POST', `/appointments/${id}/wish`, { version: 3 })).status).toBe(409)
  })

  it('is refused once it has begun, and needs a text', async () => {
    const { id, client } = await made()
    expect((await send(client, 'POST', `/my-appointments/${id}/wish`, { ...wish, words: '' })).status).toBe(422)
    now = new Date('2027-03-24T10:00:00.000Z')
    expect((await send(client, 'POST', `/my-appointments/${id}/wish`, { ...wish, times: [] })).status).toBe(409)
  })
})

describe('attendance', () => {
  const record = (who: TestPerson, id: string, attendance: string, version = 1, note = '') =>
    send(who, 'POST', `/appointments/${id}/attendance`, { attendance, note, version })

  it('is due once the time is over, and is recorded with a note for the office', async () => {
    const { id, agent, colleague, client, caseId } = await made()
    expect((await record(agent, id, 'attended')).status).toBe(409)
    now = new Date('2027-03-24T10:30:00.000Z')
    expect(await list(agent, '?list=attendance')).toMatchObject({ items: [{ id }], counts: { attendance: 1, upcoming: 0 } })
    expect(ids(await list(colleague, '?list=attendance&whose=office'))).toEqual([id])
    expect((await record(colleague, id, 'attended', 1, 'Came early, in good spirits.')).status).toBe(200)
    expect((await list(agent, '?list=attendance')).items).toEqual([])
    expect((await list(agent, '?list=past')).items[0].steps.at(-1)).toMatchObject({
      kind: 'attended',
      by: 'Sian Coach1',
      note: 'Came early, in good spirits.',
    })
    expect(JSON.stringify(await mine(client))).not.toContain('spirits')
    expect((await events(id)).map(({ about }) => about)).toEqual(['made'])
    expect(await history(caseId)).toEqual(['appointment-made', 'appointment-attended'])
  })

  it('missed is announced to the client, raises the priority, and can be corrected', async () => {
    const { id, agent, client, caseId } = await made()
    now = new Date('2027-03-24T11:00:00.000Z')
    await record(agent, id, 'missed')
    expect((await events(id)).at(-1)).toMatchObject({ about: 'missed', accountId: client.accountId })
    const missed = async () =>
      (await owner`select missed_appointment_at from casework.cases where id = ${caseId}`)[0]?.missed_appointment_at
    expect(await missed()).toEqual(now)
    expect((await record(agent, id, 'missed', 2)).status).toBe(409)
    expect((await record(agent, id, 'attended', 2)).status).toBe(200)
    expect(await missed()).toBeNull()
  })
})

describe('a call that was agreed in a conversation', () => {
  it('becomes an appointment once, with the number of the referral', async () => {
    const { agent, client, caseId } = await world()
    const messageId = randomUUID()
    const startsAt = '2027-03-23T09:00:00.000Z'
    for (const version of [1, 2])
      await server.asOwner((tx) =>
        emitEvent(tx, 'call.agreed', messageId, version, { messageId, caseId, agentAccountId: agent.accountId, startsAt }),
      )
    await server.runJobs()
    expect(await mine(client)).toMatchObject([{ id: messageId, startsAt, way: 'phone', place: '07700 900123', minutes: 30 }])
    expect((await list(agent)).items[0].steps).toMatchObject([{ kind: 'agreed-in-messages', by: 'Sian Coach0' }])
  })
})

describe('reminders', () => {
  const remind = () => remindOfAppointments(server.kit('casework').db, now)
  const reminders = async (id: string) => (await events(id)).filter(({ about }) => about === 'reminder').length

  it('go out the day before, once for each time, from any instance', async () => {
    const { id, agent } = await made()
    const at = async (time: string) => {
      now = new Date(time)
      await Promise.all([remind(), remind(), remind()])
      return reminders(id)
    }
    expect(await at('2027-03-23T09:59:00.000Z')).toBe(0)
    expect(await at('2027-03-23T10:00:00.000Z')).toBe(1)
    expect(await at('2027-03-23T20:00:00.000Z')).toBe(1)
    await send(agent, 'PUT', `/appointments/${id}`, typed({ startsAt: '2027-03-26T10:00', version: 1 }))
    expect(await at('2027-03-25T10:00:00.000Z')).toBe(2)
    expect(await at('2027-03-26T10:00:00.000Z')).toBe(2)
  })

  it('are not sent for a time set within the last day, or for a cancelled one', async () => {
    now = new Date('2027-03-23T11:00:00.000Z')
    const { id } = await made()
    await remind()
    expect(await reminders(id)).toBe(0)
    now = NOW
    const other = await made({ startsAt: '2027-03-24T12:00' })
    await send(other.agent, 'POST', `/appointments/${other.id}/cancellation`, { reason: 'client-asked', version: 1 })
    now = new Date('2027-03-23T12:00:00.000Z')
    await remind()
    expect(await reminders(other.id)).toBe(0)
  })
})

describe('the lists', () => {
  it('come in pages, the next first; another agent’s are the office’s', async () => {
    const { agents } = await testOffice(server, 2)
    const w = await world(agents)
    for (const startsAt of ['2027-04-03T12:00', '2027-04-03T09:00', '2027-04-02T09:00']) await make(w, { startsAt })
    const walked: string[] = []
    for (let cursor = ''; ; ) {
      const page = await list(w.agent, `?limit=2${cursor && `&cursor=${cursor}`}`)
      expect(page.total).toBe(3)
      walked.push(...page.items.map(({ startsAt }: { startsAt: string }) => startsAt))
      if (!page.nextCursor) break
      cursor = page.nextCursor
    }
    expect(walked).toEqual([...walked].sort())
    expect(walked).toHaveLength(3)
    expect((await list(w.colleague)).items).toEqual([])
    expect((await list(w.colleague, '?whose=office')).items).toHaveLength(3)
    expect((await send(w.agent, 'GET', '/appointments?cursor=nonsense')).status).toBe(400)
  })
})

describe('access', () => {
  it('is refused to another office and another person; opened with a reason, the office may read it', async () => {
    const { id, client, caseId, referralId } = await made()
    const [stranger] = (await testOffice(server)).agents as [TestPerson]
    const other = await server.person('user')
    for (const [method, path, payload] of [
      ['GET', `/cases/${caseId}/appointments`, undefined],
      ['POST', `/cases/${caseId}/appointments`, typed()],
      ['PUT', `/appointments/${id}`, typed({ version: 1 })],
      ['POST', `/appointments/${id}/cancellation`, { reason: 'not-needed', version: 1 }],
      ['GET', `/appointments/${id}/calendar`, undefined],
    ] as const)
      expect([path, (await send(stranger, method, path, payload)).status]).toEqual([path, 404])
    expect((await send(other, 'GET', `/my-appointments/${id}/calendar`)).status).toBe(404)
    const wish = { words: 'Please', version: 1 }
    expect((await send(other, 'POST', `/my-appointments/${id}/wish`, wish)).status).toBe(404)
    expect((await send(client, 'GET', '/appointments')).status).toBe(403)
    // Break-glass runs on the database's clock.
    now = new Date()
    await send(stranger, 'POST', `/referrals/${referralId}/open`, { reason: 'They came to our office' })
    expect((await send(stranger, 'GET', `/cases/${caseId}/appointments`)).json.items).toMatchObject([{ id }])
  })

  it('is closed to the service’s own role without a session, and notes to the client’s session', async () => {
    const { id, agent, client } = await made()
    now = new Date('2027-03-24T11:00:00.000Z')
    await send(agent, 'POST', `/appointments/${id}/attendance`, { attendance: 'attended', note: 'secret', version: 1 })
    const role = postgres(database.urls.casework, { max: 1, onnotice: () => undefined })
    try {
      expect(await role`select id from casework.appointments`).toEqual([])
      expect(await role`select id from casework.appointment_steps`).toEqual([])
      const seen = await role.begin(async (tx) => {
        await tx`select auth.begin(${client.sessionId})`
        return {
          own: await tx`select id from casework.appointments`,
          steps: await tx`select note from casework.appointment_steps`,
          changed: await tx`update casework.appointments set state = 'planned' where id = ${id} returning id`,
        }
      })
      expect(seen).toMatchObject({ own: [{ id }], steps: [], changed: [] })
    } finally {
      await role.end()
    }
  })

  it('appointments are deleted with the person', async () => {
    const { id, client } = await made()
    await server.asOwner((tx) => emitEvent(tx, 'account.erased', client.accountId, 1, { accountId: client.accountId }))
    await server.runJobs()
    expect(await owner`select id from casework.appointments where id = ${id}`).toEqual([])
    expect(await owner`select id from casework.appointment_steps where appointment_id = ${id}`).toEqual([])
  })
})

it('the database holds to the states of the table', async () => {
  const known = await server
    .kit('casework')
    .db.withSystem((tx) =>
      tx.execute<{ def: string }>(
        sql`select pg_get_constraintdef(oid) as def from pg_constraint where conname = 'appointments_state_check'`,
      ),
    )
  for (const state of APPOINTMENT_STATES) expect(known[0]?.def).toContain(`'${state}'`)
  expect(APPOINTMENT_STATES.filter((to) => mayMoveAppointment('cancelled', to))).toEqual([])
})
