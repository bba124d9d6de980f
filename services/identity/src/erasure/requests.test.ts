import { ERASURE_DAYS } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

let now = new Date('2026-11-20T10:00:00.000Z')
const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })

async function send(who: TestPerson, method: 'GET' | 'POST', path: string, payload?: object) {
  const { token } = server.tokens.issue(who, now)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await server.app.inject({ method, url: `/api/identity/admin${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
const ask = (who: TestPerson, { accountId }: TestPerson, code = 'letter') =>
  send(who, 'POST', `/accounts/${accountId}/erasure-request`, { code })
const decide = (who: TestPerson, { accountId }: TestPerson, decision: 'erase' | 'decline') =>
  send(who, 'POST', `/erasure-requests/${accountId}/decision`, { decision })
const waiting = async (who: TestPerson) => (await send(who, 'GET', '/erasure-requests')).json.items
const isLeft = async ({ accountId }: TestPerson) =>
  (await owner`select id from identity.accounts where id = ${accountId}`).length > 0

it('erases whoever asked by letter or has died by two administrators, after the days in which it can be kept', async () => {
  const [one, other] = [await server.person('admin'), await server.person('admin')]
  const person = await server.person('user', { firstName: 'Gwen', lastName: 'Parry' })
  expect((await ask(one, person, 'died')).status).toBe(200)
  expect((await ask(other, person)).json.code).toBe('state-conflict')
  expect(await waiting(one)).toMatchObject([{ accountId: person.accountId, name: 'Gwen Parry', why: 'died', mine: true }])
  expect((await waiting(other))[0]).toMatchObject({ mine: false })
  const alone = await decide(one, person, 'erase')
  expect([alone.status, alone.json.detail]).toEqual([403, expect.stringMatching(/Another administrator/)])
  expect(await waiting(one)).toHaveLength(1)
  const decided = await decide(other, person, 'erase')
  expect([decided.status, decided.json.eraseAt]).toEqual([200, new Date(now.getTime() + ERASURE_DAYS * 86_400_000).toISOString()])
  expect(await waiting(one)).toEqual([])
  await server.background.tasks['identity.erase']?.({})
  expect(await isLeft(person)).toBe(true)
  now = new Date(now.getTime() + (ERASURE_DAYS + 1) * 86_400_000)
  await server.background.tasks['identity.erase']?.({})
  expect(await isLeft(person)).toBe(false)
})

it('is declined by another, taken back by whoever asked, and never for staff or oneself', async () => {
  const [one, other] = [await server.person('admin'), await server.person('admin')]
  const person = await server.person('employer')
  await ask(one, person)
  expect((await decide(other, person, 'decline')).json.eraseAt).toBeNull()
  expect((await decide(other, person, 'erase')).status).toBe(404)
  await ask(one, person)
  expect((await decide(one, person, 'decline')).status).toBe(200)
  expect(await waiting(one)).toEqual([])
  expect((await ask(one, await server.person('agent'))).status).toBe(404)
  expect((await ask(one, one)).status).toBe(409)
  expect((await ask(one, person, 'because')).status).toBe(422)
})
