import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { loadDemo } from '../demo/load'
import { demoId } from '../demo/random'

const careJob = demoId('calder care-leeds')
let person: TestPerson
let gareth: TestPerson

const { server } = servicesUnderTest({ services: [service], config: { rateFactor: 100 } })
beforeAll(async () => {
  await loadDemo({ db: server.kit('jobs').db, clock: () => new Date('2026-03-10T10:00:00.000Z') })
  person = await server.person('user')
  gareth = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
})

const ask = async (who: TestPerson, method: 'GET' | 'POST' | 'PUT', path: string) => {
  const answer = await server.app.inject({
    method,
    url: `/api/jobs${path}`,
    headers: who.headers,
    ...(method !== 'GET' && { payload: {} }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const similar = async () => (await ask(person, 'GET', `/jobs/${careJob}/similar`)).json.items as { id: string; title: string }[]

it('open jobs with the same requirements replace a closed one, except dismissed ones', async () => {
  const before = await similar()
  expect(before.length).toBeGreaterThan(0)
  expect(before.length).toBeLessThanOrEqual(3)
  expect((await ask(gareth, 'POST', `/employer/jobs/${careJob}/close`)).status).toBe(200)
  expect((await ask(person, 'GET', `/jobs/${careJob}`)).status).toBe(404)
  const after = await similar()
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after.map(({ title }) => title).join()).toMatch(/care|support/i)
  const [first] = after
  await ask(person, 'PUT', `/dismissed/${first?.id}`)
  expect((await similar()).map(({ id }) => id)).not.toContain(first?.id)
})

it('an unknown job has none', async () => {
  expect((await ask(person, 'GET', `/jobs/${randomUUID()}/similar`)).status).toBe(404)
})
