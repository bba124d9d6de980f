import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { form, freshNiNumber, testOffice } from '../testing/office'

const { server, owner } = servicesUnderTest({ services: [service], config: { rateFactor: 1000 } })

async function send(who: TestPerson, method: 'GET' | 'POST', path: string, payload?: object) {
  const url = `/api/casework${path}`
  const answer = await server.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
const ask = (who: TestPerson, niNumber: string) => send(who, 'POST', '/admin/referral-erasures', { niNumber, code: 'letter' })
const decide = (who: TestPerson, id: string, decision: 'erase' | 'decline') =>
  send(who, 'POST', `/admin/referral-erasures/${id}/decision`, { decision })
const waiting = async (who: TestPerson): Promise<{ id: string; mine: boolean; personName: string }[]> =>
  (await send(who, 'GET', '/admin/referral-erasures')).json.items

it('erases somebody who was referred and has no account, by two administrators, with all their referrals', async () => {
  const [coach] = (await testOffice(server)).agents as [TestPerson]
  const [first, second] = [await server.person('admin'), await server.person('admin')]
  const niNumber = freshNiNumber()
  const old = (await send(coach, 'POST', '/referrals', form({ niNumber, lastName: 'Erased' }))).json.id
  await send(coach, 'POST', `/referrals/${old}/withdrawal`, { reason: 'asked-to-stop' })
  const again = (await send(coach, 'POST', '/referrals', form({ niNumber, lastName: 'Erased' }))).json.id
  expect((await ask(coach, niNumber)).status).toBe(403)
  expect((await ask(first, freshNiNumber())).status).toBe(404)
  const { id } = (await ask(first, niNumber)).json
  expect((await ask(second, niNumber)).json.code).toBe('already-exists')
  expect((await waiting(first)).find((one) => one.id === id)).toMatchObject({ mine: true })

  // Whoever asked may take it back, and not decide.
  expect((await decide(first, id, 'erase')).status).toBe(403)
  expect((await waiting(second)).find((one) => one.id === id)).toMatchObject({ mine: false })
  // The other services have heard of them.
  await owner`insert into events.handled (event, subscriber)
    select l.id, s.service from events.log l join events.subscribers s on s.type = l.type where l.subject in (${old}, ${again})
    on conflict do nothing`
  expect((await decide(second, id, 'erase')).status).toBe(200)
  expect(await owner`select from casework.referrals where id in (${old}, ${again})`).toHaveLength(0)
  expect(await owner`select from casework.referral_erasures where id = ${id}`).toHaveLength(0)
  expect(await owner`select from events.log where payload::text like '%Erased%'`).toHaveLength(0)
  expect(await owner`select payload from events.log where type = 'referral.withdrawn' and subject = ${again}`).toHaveLength(1)
  expect((await decide(second, id, 'erase')).status).toBe(404)
})

it('leaves people with an account to the erasure of accounts, also when they open it after it was asked', async () => {
  const [coach] = (await testOffice(server)).agents as [TestPerson]
  const [first, second] = [await server.person('admin'), await server.person('admin')]
  const niNumber = freshNiNumber()
  const referralId = (await send(coach, 'POST', '/referrals', form({ niNumber }))).json.id
  const { id } = (await ask(first, niNumber)).json
  const { accountId } = await server.person('user')
  await server.asOwner((tx) => emitEvent(tx, 'account.activated', referralId, 1, { referralId, accountId }))
  await server.runJobs()
  expect((await decide(second, id, 'erase')).json.code).toBe('state-conflict')
  expect((await decide(second, id, 'decline')).status).toBe(200)
  expect((await ask(first, niNumber)).json.code).toBe('state-conflict')
  expect(await owner`select from casework.referrals where id = ${referralId}`).toHaveLength(1)
})
