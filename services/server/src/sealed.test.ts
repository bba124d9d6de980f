import { emitEvent } from '@onward/database'
import { form, freshNiNumber, testOffice } from '@onward/service-casework/testing/office'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { ALL_SERVICES } from './services'

/** A seal of casework closes what jobseekers and jobs let the office read. */
const { server } = servicesUnderTest({ services: ALL_SERVICES, config: { rateFactor: 1_000 } })

const ask = async (who: TestPerson, method: 'GET' | 'POST', url: string, payload: object = {}) => {
  const answer = await server.app.inject({
    method,
    url: `/api${url}`,
    headers: who.headers,
    ...(method !== 'GET' && { payload }),
  })
  return { status: answer.statusCode, json: answer.json() }
}

it('closes the CV and the matches of a sealed client at once, to all but those who may', async () => {
  const [coach, colleague] = (await testOffice(server, 2)).agents as [TestPerson, TestPerson]
  const admin = await server.person('admin')
  const person = await server.person('user')
  const { accountId } = person
  const names = { firstName: 'Amina', lastName: 'Okafor', organisationName: '' }
  await server
    .kit('identity')
    .db.withSystem((tx) => emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'user', ...names }))
  // Requests and answers are emailed.
  for (const { accountId: staff } of [coach, colleague, admin])
    await server.kit('identity').db.withSystem((tx) =>
      emitEvent(tx, 'account.contact', staff, 1, {
        accountId: staff,
        email: `${staff}@example.org`,
        firstName: 'Sam',
        language: 'en',
        active: true,
      }),
    )
  const niNumber = freshNiNumber()
  const referralId = (await ask(coach, 'POST', '/casework/referrals', form({ niNumber }))).json.id
  await server.kit('identity').db.withSystem((tx) => emitEvent(tx, 'account.activated', referralId, 1, { referralId, accountId }))
  await server.runJobs()
  const grants = async (who: TestPerson) => {
    const { status } = await ask(who, 'GET', `/jobseekers/clients/${referralId}/cv`)
    const [row] = await server
      .kit('jobs')
      .db.withSession(who.sessionId, (tx) => tx.execute<{ n: number }>('select count(*)::int as n from jobs.access_grants'))
    return [status, row?.n]
  }
  expect([await grants(coach), await grants(colleague)]).toEqual([
    [200, 1],
    [200, 1],
  ])

  await ask(admin, 'POST', '/casework/admin/sealed-records', { niNumber, reason: 'safety', words: 'Somebody looks for them' })
  // Before the services have heard of it.
  expect(await grants(colleague)).toEqual([404, 0])
  await server.runJobs()
  expect([await grants(coach), await grants(colleague)]).toEqual([
    [200, 1],
    [404, 0],
  ])

  const { id } = (await ask(colleague, 'POST', `/casework/seals/${referralId}/requests`, { words: 'They are at my desk' })).json
  await ask(admin, 'POST', `/casework/admin/seal-requests/${id}/answer`, { yes: true, hours: 4 })
  await server.runJobs()
  expect(await grants(colleague)).toEqual([200, 1])

  const [seal] = (await ask(admin, 'GET', '/casework/admin/sealed-records')).json.items
  await ask(admin, 'POST', `/casework/admin/sealed-records/${seal.id}/unsealing`, { words: 'It is over' })
  await server.runJobs()
  const [third] = [await grants(coach)]
  expect(third).toEqual([200, 1])
})
