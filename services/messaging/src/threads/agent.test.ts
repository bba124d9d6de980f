import { randomUUID } from 'node:crypto'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import postgres from 'postgres'
import { service } from '../app'

const { server, database } = servicesUnderTest({ services: [service], config: { rateFactor: 1000 } })

const caseId = randomUUID()
async function assign(person: TestPerson, agent: TestPerson, version: number, open = true): Promise<void> {
  await server.asOwner((tx) =>
    emitEvent(tx, 'case.assigned', caseId, version, {
      caseId,
      referralId: randomUUID(),
      accountId: person.accountId,
      officeId: randomUUID(),
      officeName: 'Leeds Jobcentre',
      agentAccountId: agent.accountId,
      agentName: `Coach ${agent.accountId}`,
      open,
    }),
  )
  await server.runJobs()
}
/** Somebody whose address messaging knows. */
async function known(role: 'user' | 'agent'): Promise<TestPerson> {
  const person = await server.person(role)
  const { accountId } = person
  const contact = { accountId, email: `${accountId}@test.example`, firstName: 'Amina', language: 'en' as const, active: true }
  await server.asOwner((tx) => emitEvent(tx, 'account.contact', accountId, 1, contact))
  return person
}
const threadsOf = async (who: TestPerson) =>
  (await server.app.inject({ url: '/api/messaging/threads', headers: who.headers })).json().items as {
    id: string
    type: string
    names: string[]
    unread: number
  }[]
const write = (who: TestPerson, thread: string, text: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/messaging/threads/${thread}/messages`,
    headers: who.headers,
    payload: { id: randomUUID(), text },
  })

it('opens a conversation with the work coach, transfers it with the case, and closes it when the case closes', async () => {
  const [person, first, second] = [await known('user'), await known('agent'), await known('agent')]
  await assign(person, first, 1)
  await assign(person, first, 1)
  const [thread] = await threadsOf(person)
  expect(await threadsOf(person)).toMatchObject([{ type: 'agent', names: [`Coach ${first.accountId}`], unread: 0 }])
  expect((await write(first, thread?.id ?? '', 'How did it go?')).statusCode).toBe(200)
  expect((await threadsOf(person))[0]?.unread).toBe(1)
  await assign(person, second, 2)
  expect(await threadsOf(first)).toEqual([])
  expect((await threadsOf(second)).map(({ id }) => id)).toEqual([thread?.id])
  expect((await write(person, thread?.id ?? '', 'Well')).statusCode).toBe(200)
  const bell = await server.app.inject({ url: '/api/messaging/notices', headers: second.headers })
  expect(bell.json().items).toMatchObject([{ kind: 'message-received', href: `/agent/messages?thread=${thread?.id}` }])
  await assign(person, second, 3, false)
  expect(await threadsOf(second)).toEqual([])
  expect((await write(second, thread?.id ?? '', 'Hello?')).statusCode).toBe(404)
  expect(await threadsOf(person)).toHaveLength(1)
})

it('lets the client suggest times for a call; the time chosen by the work coach is confirmed', async () => {
  const [person, agent] = [await known('user'), await known('agent')]
  const assigned = randomUUID()
  await server.asOwner((tx) =>
    emitEvent(tx, 'case.assigned', assigned, 1, {
      caseId: assigned,
      referralId: randomUUID(),
      accountId: person.accountId,
      officeId: randomUUID(),
      officeName: 'Leeds Jobcentre',
      agentAccountId: agent.accountId,
      agentName: 'Sian Coach',
      open: true,
    }),
  )
  await server.runJobs()
  const thread = (await threadsOf(person))[0]?.id ?? ''
  const time = new Date(Date.now() + 86_400_000).toISOString()
  const suggest = (who: TestPerson, id: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/messaging/threads/${thread}/calls`,
      headers: who.headers,
      payload: { id, times: [time], text: 'My CV' },
    })
  const id = randomUUID()
  expect((await suggest(person, id)).statusCode).toBe(200)
  // The work coach makes an appointment instead.
  expect((await suggest(agent, randomUUID())).statusCode).toBe(403)
  const chosen = await server.app.inject({
    method: 'POST',
    url: `/api/messaging/messages/${id}/call`,
    headers: agent.headers,
    payload: { time },
  })
  expect(chosen.statusCode).toBe(200)
  const owner = postgres(database.ownerUrl, { max: 1, onnotice: () => undefined })
  const [event] = await owner`select payload from events.log where type = 'call.agreed' and subject = ${chosen.json().id}`
  await owner.end()
  expect(event?.payload).toEqual({
    messageId: chosen.json().id,
    caseId: assigned,
    agentAccountId: agent.accountId,
    startsAt: time,
  })
})
