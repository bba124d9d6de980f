import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from './app'

const { server, owner } = servicesUnderTest({ services: [service], config: { rateFactor: 100 } })

const record = (who: TestPerson, niNumber: string) =>
  server.app.inject({ method: 'POST', url: '/api/casework/ni-number', headers: who.headers, payload: { niNumber } })
const ownNumber = async (who: TestPerson) =>
  (await server.app.inject({ url: '/api/casework/ni-number', headers: who.headers })).json()

it('stores a number once, in any spelling, and shows its mask', async () => {
  const person = await server.person('user')
  expect(await ownNumber(person)).toEqual({ mask: null, recordedAt: null })
  const answer = await record(person, ' ab 12.34-56 c')
  expect([answer.statusCode, answer.json().mask]).toEqual([200, 'AB****C'])
  expect((await ownNumber(person)).mask).toBe('AB****C')
  expect((await record(person, 'CE123456A')).statusCode).toBe(409)
})

it('stores it nowhere in plain text: not in the row, the act, the events or an error', async () => {
  const person = await server.person('user')
  await record(person, 'JK 98 76 54 B')
  const other = await record(await server.person('user'), 'jk987654b')
  expect([other.statusCode, other.json().detail]).toEqual([
    409,
    'We could not record this number. Please check it, or ask your work coach to help you.',
  ])
  const rows = await owner`
    select row_to_json(c)::text as stored from casework.claimants c
    union all select row_to_json(a)::text from casework.acts a
    union all select row_to_json(l)::text from events.log l`
  expect(rows.length).toBeGreaterThan(2)
  for (const { stored } of rows) expect(stored).not.toMatch(/JK\s*98\s*76\s*54/i)
})

it('accepts one of many simultaneous requests with the same number', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => server.person('user')))
  const answers = await Promise.all(people.map((person) => record(person, 'LM111111D')))
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
})

it.each(['', 'QQ 12 34 56 C', 'DA123456A', 'AO123456A', 'AB12345C', 'AB123456E', 'AB1234567', '١٢٣٤٥٦'])(
  'refuses %j in the documented words',
  async (typed) => {
    const answer = await record(await server.person('user'), typed)
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ field: 'niNumber', message: 'Please enter a valid National Insurance Number (e.g., QQ 12 34 56 C).' }],
    ])
  },
)

it('is read by nobody else: row security holds without a where', async () => {
  const person = await server.person('user')
  await record(person, 'PR222222A')
  const stranger = await server.person('user')
  await server.kit('casework').db.withSession(stranger.sessionId, async (tx) => {
    expect([...(await tx.execute('select 1 from casework.claimants'))]).toEqual([])
  })
})
