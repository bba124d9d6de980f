import { randomUUID } from 'node:crypto'
import type { EventInput } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

const { server, owner } = servicesUnderTest({ services: [service] })

async function call(who: TestPerson, method: 'GET' | 'POST', path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/messaging${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const startsAt = '2099-12-05T10:00:00.000Z'
const calendar = { startsAt, minutes: 30, place: 'Leeds', sequence: 1, changedAt: startsAt }

it('a conversation rests with its application: neither side writes, both read why, the coach is warned, and the calendar follows', async () => {
  const [person, employer, coach] = [await server.person('user'), await server.person('employer'), await server.person('agent')]
  const [applicationId, organisationId] = [randomUUID(), randomUUID()]
  const about = { applicationId, accountId: person.accountId, jobTitle: 'Cook', company: 'Bright & Co' }
  const frozen = (version: number, change: Partial<EventInput<'application.frozen'>>) =>
    server.asOwner((tx) =>
      emitEvent(tx, 'application.frozen', applicationId, version, {
        ...about,
        frozen: null,
        interview: null,
        answerBy: null,
        ...change,
      }),
    )
  // Their account is suspended: nobody is emailed.
  const contact = { email: 'zoe@test.example', firstName: 'Zoe', language: 'en', active: false } as const
  for (const { accountId } of [person, employer, coach])
    await server.asOwner((tx) => emitEvent(tx, 'account.contact', accountId, 1, { accountId, ...contact }))
  const caseId = randomUUID()
  await server.asOwner((tx) =>
    emitEvent(tx, 'case.assigned', caseId, 1, {
      caseId,
      accountId: person.accountId,
      referralId: randomUUID(),
      officeId: randomUUID(),
      officeName: 'Leeds Jobcentre',
      agentAccountId: coach.accountId,
      agentName: 'Sian Coach',
      open: true,
    }),
  )
  await server.asOwner((tx) =>
    emitEvent(tx, 'application.submitted', applicationId, 1, {
      ...about,
      organisationId,
      jobId: randomUUID(),
      employerAccountIds: [employer.accountId],
      quiet: true,
    }),
  )
  await server.runJobs()
  const [thread] = await owner<{ id: string }[]>`select id from messaging.threads where application_id = ${applicationId}`
  const write = (who: TestPerson) => call(who, 'POST', `/threads/${thread?.id}/messages`, { id: randomUUID(), text: 'Hello' })
  expect((await write(employer)).status).toBe(200)
  await frozen(2, { frozen: 'advert-removed', interview: { id: randomUUID(), calendar } })
  await server.runJobs()
  for (const who of [person, employer]) {
    expect((await write(who)).status).toBe(409)
    const { json } = await call(who, 'GET', `/threads/${thread?.id}/messages`)
    expect(json.items[0].text).toContain('Do not pay anyone')
  }
  const many = { applicationIds: [applicationId], text: 'Hello' }
  expect((await call(employer, 'POST', '/application-messages', many)).status).toBe(409)
  await frozen(3, { answerBy: '2099-12-01' })
  await server.runJobs()
  expect((await write(person)).status).toBe(200)
  const told = await owner`select kind, facts->>'startsAt' as at from messaging.notices
    where account_id = ${person.accountId} and kind like 'application-%' order by seq`
  expect(told.filter(({ kind }) => kind !== 'application-state').map(({ kind, at }) => [kind, at])).toEqual([
    ['application-frozen', startsAt],
    ['application-thawed', null],
  ])
  const warned = await owner`select kind, href, facts from messaging.notices where account_id = ${coach.accountId}`
  expect(warned).toEqual([
    { kind: 'client-warned', href: `/agent/messages?case=${caseId}`, facts: { jobTitle: 'Cook', company: 'Bright & Co' } },
  ])
})

it('a conversation closes at once when the applicant withdraws, and two weeks after any other end', async () => {
  const [person, employer] = [await server.person('user'), await server.person('employer')]
  const contact = { email: 'ada@test.example', firstName: 'Ada', language: 'en', active: false } as const
  for (const { accountId } of [person, employer])
    await server.asOwner((tx) => emitEvent(tx, 'account.contact', accountId, 1, { accountId, ...contact }))
  const threadAfter = async (state: 'rejected' | 'withdrawn' | 'under_review', version = 2, id: string = randomUUID()) => {
    const about = { applicationId: id, accountId: person.accountId, jobTitle: 'Cook', company: 'Bright & Co' }
    const employerAccountIds = [employer.accountId]
    await server.asOwner(async (tx) => {
      if (version === 2)
        await emitEvent(tx, 'application.submitted', id, 1, {
          ...about,
          organisationId: randomUUID(),
          jobId: randomUUID(),
          employerAccountIds,
          quiet: true,
        })
      const by = state === 'withdrawn' ? 'jobseeker' : 'employer'
      await emitEvent(tx, 'application.moved', id, version, { ...about, state, by, employerAccountIds })
    })
    await server.runJobs()
    const [thread] = await owner<{ id: string }[]>`select id from messaging.threads where application_id = ${id}`
    return thread?.id ?? ''
  }
  const write = async (who: TestPerson, thread: string) =>
    (await call(who, 'POST', `/threads/${thread}/messages`, { id: randomUUID(), text: 'Hello' })).status
  const withdrawn = await threadAfter('withdrawn')
  expect([await write(employer, withdrawn), await write(person, withdrawn)]).toEqual([409, 409])
  expect((await call(person, 'GET', `/threads/${withdrawn}/messages`)).json.closed).toBe('over')

  const application = randomUUID()
  const rejected = await threadAfter('rejected', 2, application)
  expect([await write(employer, rejected), await write(person, rejected)]).toEqual([200, 200])
  await owner`update messaging.threads set closes_at = closes_at - interval '15 days' where id = ${rejected}`
  expect([await write(employer, rejected), await write(person, rejected)]).toEqual([409, 409])
  await threadAfter('under_review', 3, application)
  expect(await write(employer, rejected)).toBe(200)
})
