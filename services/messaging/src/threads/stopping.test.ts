import { randomUUID } from 'node:crypto'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

let now = new Date('2026-11-21T12:00:00.000Z')
const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })

async function call(who: TestPerson, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, language = 'en') {
  const answer = await server.app.inject({
    method,
    url: `/api/messaging${path}`,
    headers: { authorization: `Bearer ${server.tokens.issue(who, now).token}`, 'accept-language': language },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
async function person(role: 'user' | 'employer' | 'agent', firstName: string): Promise<TestPerson> {
  const found = await server.person(role, { firstName })
  const { accountId } = found
  const contact = { accountId, email: `${accountId}@test.example`, firstName, language: 'en', active: true } as const
  await server.asOwner((tx) => emitEvent(tx, 'account.contact', accountId, 1, contact).then(() => undefined))
  await server.runJobs()
  return found
}
async function applied(jobseeker: TestPerson, employer: TestPerson, organisationId: string): Promise<string> {
  const applicationId = randomUUID()
  await server.asOwner((tx) =>
    emitEvent(tx, 'application.submitted', applicationId, 1, {
      applicationId,
      accountId: jobseeker.accountId,
      jobId: randomUUID(),
      jobTitle: 'Cook',
      organisationId,
      employerAccountIds: [employer.accountId],
      quiet: true,
    }).then(() => undefined),
  )
  await server.runJobs()
  const [row] = await owner`select id from messaging.threads where application_id = ${applicationId}`
  return String(row?.id)
}
const write = (who: TestPerson, thread: string) =>
  call(who, 'POST', `/threads/${thread}/messages`, { id: randomUUID(), text: 'Hello' })
const told = async (who: TestPerson) =>
  (await owner`select id from messaging.notices where account_id = ${who.accountId} and kind = 'message-received'`).length
const closedTo = async (who: TestPerson, thread: string) => (await call(who, 'GET', `/threads/${thread}/messages`)).json.closed

it('the side that stops gets no message, notice or email from the other, in each of their conversations, until it allows them', async () => {
  const [zoe, eve, other] = [await person('user', 'Zoë'), await person('employer', 'Eve'), await person('employer', 'Ed')]
  const organisation = randomUUID()
  const [cook, waiter] = [await applied(zoe, eve, organisation), await applied(zoe, eve, organisation)]
  const elsewhere = await applied(zoe, other, randomUUID())
  // She was reading when the last message came: its email waits for five minutes.
  await call(zoe, 'POST', `/threads/${cook}/read`, { upTo: 1 })
  expect((await write(eve, cook)).status).toBe(200)
  expect((await call(zoe, 'POST', `/threads/${cook}/stop`)).status).toBe(200)
  const before = await told(zoe)
  const refused = await write(eve, cook)
  expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('Messages are switched off')])
  expect(JSON.stringify(refused.json)).not.toMatch(/Zoë|block|report/i)
  expect((await write(eve, waiter)).status).toBe(409)
  expect((await write(zoe, cook)).json.detail).toContain('You stopped')
  expect((await write(other, elsewhere)).status).toBe(200)
  expect([await closedTo(zoe, cook), await closedTo(eve, cook), await closedTo(zoe, elsewhere)]).toEqual([
    'stopped-here',
    'stopped',
    undefined,
  ])
  const call2 = { id: randomUUID(), times: ['2026-12-01T10:00:00.000Z'], text: '' }
  expect((await call(eve, 'POST', `/threads/${cook}/calls`, call2)).status).toBe(409)
  const [row] = await owner`select application_id from messaging.threads where id = ${cook}`
  const many = { applicationIds: [row?.application_id], text: 'Hello all' }
  expect((await call(eve, 'POST', '/application-messages', many)).status).toBe(409)
  now = new Date(now.getTime() + 10 * 60_000)
  await server.runJobs()
  expect(await told(zoe)).toBe(before + 1)
  const emails = await owner`select href from messaging.emails where account_id = ${zoe.accountId} and kind = 'message-received'`
  expect(emails.map(({ href }) => href)).toEqual([`/messages?thread=${elsewhere}`])
  // Nobody else lifts it.
  expect((await call(eve, 'DELETE', `/threads/${cook}/stop`)).status).toBe(200)
  expect((await write(eve, cook)).status).toBe(409)
  expect((await call(other, 'DELETE', `/threads/${cook}/stop`)).status).toBe(404)
  expect((await call(zoe, 'DELETE', `/threads/${waiter}/stop`)).status).toBe(200)
  expect((await write(eve, cook)).status).toBe(200)
})

it('an employer stops an applicant likewise; nobody stops a work coach or Onward', async () => {
  const [zoe, eve] = [await person('user', 'Zoë'), await person('employer', 'Eve')]
  const thread = await applied(zoe, eve, randomUUID())
  expect((await call(eve, 'POST', `/threads/${thread}/stop`)).status).toBe(200)
  expect((await write(zoe, thread)).status).toBe(409)
  expect([await closedTo(zoe, thread), await closedTo(eve, thread)]).toEqual(['stopped', 'stopped-here'])
  // Row security: each side sees it, others do not.
  const seen = (who: TestPerson) =>
    server
      .kit('messaging')
      .db.withSession(who.sessionId, async (tx) => [...(await tx.execute('select side from messaging.stops'))])
  expect([await seen(zoe), await seen(await person('user', 'Ada'))]).toEqual([[{ side: 'employer' }], []])

  const coach = await person('agent', 'Sian')
  const caseId = randomUUID()
  await server.asOwner((tx) =>
    emitEvent(tx, 'case.assigned', caseId, 1, {
      caseId,
      accountId: zoe.accountId,
      referralId: randomUUID(),
      officeId: randomUUID(),
      officeName: 'Leeds Jobcentre',
      agentAccountId: coach.accountId,
      agentName: 'Sian Coach',
      open: true,
    }).then(() => undefined),
  )
  await server.runJobs()
  const [coaching] = await owner`select id from messaging.threads where case_id = ${caseId}`
  const refused = await call(zoe, 'POST', `/threads/${coaching?.id}/stop`, undefined, 'cy')
  expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('anogwr gwaith')])
  expect((await call(coach, 'POST', `/threads/${coaching?.id}/stop`)).status).toBe(403)
})
