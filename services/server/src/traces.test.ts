import { ACTS_OF, pathOf } from '@onward/contracts'
import { form, testOffice } from '@onward/service-casework/testing/office'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { CONTRACT_ENDPOINTS, keyOf } from './contract-endpoints'
import { ALL_SERVICES } from './services'

/** Whoever looks at people leaves an act: who opened whom, who was searched for, who took a file. */
let now = new Date('2026-11-21T10:00:00.000Z')
const { server, owner } = servicesUnderTest({ services: ALL_SERVICES, clock: () => now, config: { rateFactor: 1000 } })

async function send(who: TestPerson, method: 'GET' | 'POST', url: string, payload?: object) {
  const { token } = server.tokens.issue(who, now)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await server.app.inject({ method, url: `/api/casework${url}`, headers, ...(payload && { payload }) })
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer
}
const looksOf = async ({ accountId }: TestPerson) => {
  const rows = await owner<{ method_path: string; resource: string }[]>`
    select method_path, resource from casework.acts where actor = ${accountId} and method_path ~ 'GET|search|export|same-person' order by seq`
  return rows.map(({ method_path, resource }) => [method_path.replace('/api/casework', ''), resource])
}

it('an opening, a search by name and a file are acts, once for a page that asks for several parts', async () => {
  const [agent, colleague] = (await testOffice(server, 2)).agents as [TestPerson, TestPerson]
  const { id } = (await send(agent, 'POST', '/referrals', form())).json()
  await Promise.all([1, 2, 3].map(() => send(colleague, 'GET', `/referrals/${id}`)))
  await send(colleague, 'POST', '/referrals/search', {})
  await send(colleague, 'POST', '/referrals/search', { search: 'Amina' })
  await send(colleague, 'POST', '/referrals/search?limit=2', { search: 'Amina' })
  await send(colleague, 'POST', '/referrals/search', { search: 'Okafor' })
  await send(colleague, 'POST', '/referrals/export', {})
  await send(colleague, 'POST', '/referrals/export', {})
  expect(await looksOf(colleague)).toEqual([
    ['GET /referrals/:id', `referrals/${id}`],
    ['POST /referrals/search', 'referrals/search'],
    ['POST /referrals/search', 'referrals/search'],
    ['POST /referrals/export', 'referrals/export'],
    ['POST /referrals/export', 'referrals/export'],
  ])
  now = new Date(now.getTime() + 11 * 60_000)
  await send(colleague, 'GET', `/referrals/${id}`)
  expect(await looksOf(colleague)).toHaveLength(6)
  const [kept] = await owner`select string_agg(row_to_json(a)::text, ' ') as text from casework.acts a`
  expect(kept?.text).not.toMatch(/Amina|Okafor/)
})

it('an opening that is refused leaves nothing', async () => {
  const [agent] = (await testOffice(server)).agents as [TestPerson]
  const [stranger] = (await testOffice(server)).agents as [TestPerson]
  const { id } = (await send(agent, 'POST', '/referrals', form())).json()
  const { token } = server.tokens.issue(stranger, now)
  const refused = await server.app.inject({ url: `/api/casework/referrals/${id}`, headers: { authorization: `Bearer ${token}` } })
  expect(refused.statusCode).toBe(404)
  expect(await looksOf(stranger)).toEqual([])
})

it('the trail tells an administrator whom, which detail, and the reason as it was typed', async () => {
  const [agent] = (await testOffice(server)).agents as [TestPerson]
  const admin = await server.person('admin')
  const { id } = (await send(agent, 'POST', '/referrals', form())).json()
  await send(agent, 'POST', `/clients/${id}/reveals`, {
    what: 'ni-number',
    purpose: 'correct-record',
    words: 'Two letters are the wrong way round',
  })
  const { token } = server.tokens.issue(admin, now)
  const url = `${pathOf(ACTS_OF.casework)}?person=${agent.accountId}`
  const { items } = (await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json()
  expect(items[0]).toMatchObject({
    resource: `referrals/${id}/ni-number`,
    about: { person: { name: expect.stringMatching(/\w/) } },
    why: 'correct-record',
    said: 'Two letters are the wrong way round',
  })
})

const searches = (body: object): boolean => 'entries' in body && 'search' in (body.entries as object)
const staffRead = CONTRACT_ENDPOINTS.filter(
  ({ access, changes }) => !changes && Array.isArray(access) && access.includes('agent'),
)

it('every read of staff that opens one person, looks for a name or gives a file says so in its contract', () => {
  /** Times alone, an own appointment, and what people share with their own coach without a name. */
  const EXEMPT = [
    'GET /api/casework/cases/:id/call-clash',
    'GET /api/casework/appointments/:id/calendar',
    'GET /api/jobs/match-runs/:id/clients',
    'POST /api/casework/referral-imports/cells',
  ]
  const looks = staffRead.filter(({ path, body, raw }) => /(clients|cases|referrals)\/:id/.test(path) || searches(body) || raw)
  expect(looks.length).toBeGreaterThan(8)
  expect(looks.filter((one) => !one.trace && !EXEMPT.includes(keyOf(one))).map(keyOf)).toEqual([])
})
