import { randomUUID } from 'node:crypto'
import { pseudonymNumber } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

const { server } = servicesUnderTest({ services: [service] })

async function person(role: 'user' | 'employer', firstName: string): Promise<TestPerson> {
  const found = await server.person(role, { firstName })
  const { accountId } = found
  const contact = { accountId, email: `${accountId}@test.example`, firstName, language: 'en', active: true } as const
  await server.asOwner((tx) => emitEvent(tx, 'account.contact', accountId, 1, contact).then(() => undefined))
  await server.runJobs()
  return found
}
const get = async (who: TestPerson, path: string, language = 'en') =>
  (await server.app.inject({ url: `/api/messaging${path}`, headers: { ...who.headers, 'accept-language': language } })).body

it('an applicant who is read without a name has a pseudonym in every message, until they are shortlisted', async () => {
  const [zuzanna, eve] = [await person('user', 'Zuzanna'), await person('employer', 'Eve')]
  const applicationId = randomUUID()
  const about = {
    applicationId,
    accountId: zuzanna.accountId,
    jobTitle: 'Cook',
    company: 'Calder',
    employerAccountIds: [eve.accountId],
  }
  const emit = async (type: 'application.submitted' | 'application.moved', anonymous: boolean, version: number) => {
    await server.asOwner(async (tx) => {
      if (type === 'application.submitted')
        await emitEvent(tx, type, applicationId, version, { ...about, jobId: randomUUID(), anonymous })
      else await emitEvent(tx, type, applicationId, version, { ...about, state: 'under_review', by: 'employer', anonymous })
    })
    await server.runJobs()
  }
  await emit('application.submitted', true, 1)
  const { items } = JSON.parse(await get(eve, `/threads?application=${applicationId}`))
  const thread = items[0].id
  const send = { id: randomUUID(), text: 'May I ask something?' }
  await server.app.inject({
    method: 'POST',
    url: `/api/messaging/threads/${thread}/messages`,
    headers: zuzanna.headers,
    payload: send,
  })
  const read = async (language = 'en') =>
    (await get(eve, '/threads', language)) + (await get(eve, `/threads/${thread}/messages`, language))
  expect(await read()).not.toContain('Zuzanna')
  expect(await read()).toContain(`Applicant ${pseudonymNumber(applicationId)}`)
  expect(await read('cy')).toContain(`Ymgeisydd ${pseudonymNumber(applicationId)}`)
  await emit('application.moved', true, 2)
  expect(await read()).not.toContain('Zuzanna')
  await emit('application.moved', false, 3)
  expect(await read()).toContain('Zuzanna')
})
