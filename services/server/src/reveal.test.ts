import { emitEvent } from '@onward/database'
import { service as casework } from '@onward/service-casework/app'
import { form, testOffice } from '@onward/service-casework/testing/office'
import { service as jobseekers } from '@onward/service-jobseekers/app'
import type { TestPerson } from '@onward/service-kit/testing'
import { aProfile } from '@onward/testing/builders'
import { servicesUnderTest } from '@onward/testing/services'

/** One service stores a birth date and another grants the look at it: the signed statement between them works once. */
const BORN = '1990-02-28'
let now = new Date('2026-11-21T10:00:00.000Z')

const { server, owner } = servicesUnderTest({ services: [casework, jobseekers], clock: () => now, config: { rateFactor: 1000 } })

async function post(who: TestPerson, url: string, payload: object, key?: string) {
  const { token } = server.tokens.issue(who, now)
  const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) }
  const answer = await server.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
  return { status: answer.statusCode, json: answer.json() }
}
/** A client who has said when they were born, or has not. */
async function clientOf(agent: TestPerson, dateOfBirth: string | null): Promise<string> {
  const person = await server.person('user')
  const { json } = await post(agent, '/casework/referrals', form())
  await server.asOwner((tx) =>
    emitEvent(tx, 'account.activated', json.id, 1, { referralId: json.id, accountId: person.accountId }),
  )
  const { accountId } = person
  const names = { firstName: 'Amina', lastName: 'Okafor', organisationName: '' }
  await server.asOwner((tx) => emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'user', ...names }))
  await server.runJobs()
  const { token } = server.tokens.issue(person, now)
  const headers = { authorization: `Bearer ${token}` }
  const { version } = (await server.app.inject({ url: '/api/jobseekers/profile', headers })).json()
  if (dateOfBirth) {
    const saved = await server.app.inject({
      method: 'PUT',
      url: '/api/jobseekers/profile',
      headers,
      payload: aProfile({ dateOfBirth, version }),
    })
    expect([saved.statusCode, saved.json().errors]).toEqual([200, undefined])
  }
  return json.id
}
const ask = async (agent: TestPerson, referralId: string) =>
  (
    await post(agent, `/casework/clients/${referralId}/reveals`, {
      what: 'birth-date',
      purpose: 'benefit-question',
      words: 'To answer a question about their claim',
    })
  ).json
const open = (agent: TestPerson, handover: string, key?: string) =>
  post(agent, '/jobseekers/birth-date-reveals', { handover }, key)

it('opens once, for the agent who asked and within the minute', async () => {
  const office = await testOffice(server, 2)
  const [agent, colleague] = office.agents as [TestPerson, TestPerson]
  const referralId = await clientOf(agent, BORN)
  const { value, handover } = await ask(agent, referralId)
  expect(value).toBeNull()
  expect((await open(colleague, handover)).status).toBe(400)
  const opened = await open(agent, handover, 'one-key')
  expect([opened.status, opened.json.value]).toEqual([200, BORN])
  // Neither the same request nor the same hand-over gives it again.
  expect((await open(agent, handover, 'one-key')).json.value).toBeNull()
  expect((await open(agent, handover)).json.code).toBe('link-expired')
  const late = (await ask(agent, referralId)).handover
  now = new Date(now.getTime() + 61_000)
  expect((await open(agent, late)).json.code).toBe('link-expired')
  expect((await open(agent, `${late}x`)).status).toBe(400)
  const rows = await owner`select row_to_json(a)::text as said from jobseekers.acts a
    union all select row_to_json(a)::text from casework.acts a union all select row_to_json(l)::text from casework.looks l
    union all select row_to_json(b)::text from jobseekers.birth_date_reveals b union all select row_to_json(g)::text from events.log g`
  for (const { said } of rows) expect(said).not.toContain(BORN)
})

it('says that there is none where none is on record', async () => {
  const [agent] = (await testOffice(server)).agents as [TestPerson]
  const { handover } = await ask(agent, await clientOf(agent, null))
  expect((await open(agent, handover)).json.value).toBeNull()
})
