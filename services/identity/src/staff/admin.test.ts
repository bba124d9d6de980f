import { randomUUID } from 'node:crypto'
import { OWN_ORIGIN, type TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

const now = new Date()
let admin: TestPerson
let other: TestPerson
const OFFICE = randomUUID()

const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })
beforeAll(async () => {
  admin = await server.person('admin', { firstName: 'Morwenna', lastName: 'Adeyemi' })
  other = await server.person('admin', { firstName: 'Joe', lastName: 'Baines' })
})
beforeEach(() => {
  server.mails.length = 0
})

type Who = Pick<TestPerson, 'accountId' | 'sessionId' | 'role'>
async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}, who: Who = admin) {
  const answer = await server.app.inject({
    method,
    url: `/api/identity/admin/${path}`,
    headers: { authorization: `Bearer ${server.tokens.issue(who, now).token}` },
    ...(method !== 'GET' && { payload: body }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const colleague = {
  email: 'sian@jobcentre.example',
  firstName: 'Siân',
  lastName: 'Parry',
  staffId: 'JC-77',
  officeId: OFFICE,
  role: 'agent',
  language: 'cy',
}
const register = (code: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/identity/staff/register',
    headers: { ...OWN_ORIGIN },
    payload: { code, password: 'correct horse battery', confirmPassword: 'correct horse battery', language: 'cy' },
  })
const codeIn = (text = '') => /invitation=([\w-]{43})/.exec(text)?.[1] ?? ''

it('invites a colleague by email, again if it is lost, and withdraws the invitation', async () => {
  const invited = await ask('POST', 'staff-invitations', colleague)
  expect(invited.status).toBe(200)
  await server.runJobs()
  expect(server.mails[0]).toMatchObject({ to: colleague.email })
  const first = codeIn(server.mails[0]?.text)
  expect((await ask('GET', 'staff-invitations')).json.items).toMatchObject([
    { name: 'Siân Parry', staffId: 'JC-77', officeId: OFFICE, role: 'agent', expired: false },
  ])
  expect((await ask('POST', `staff-invitations/${invited.json.id}/renewal`)).json.id).toBe(invited.json.id)
  await server.runJobs()
  const second = codeIn(server.mails[1]?.text)
  expect((await register(first)).statusCode).toBe(410)
  expect((await ask('DELETE', `staff-invitations/${invited.json.id}`)).status).toBe(200)
  expect((await register(second)).statusCode).toBe(410)
  expect((await ask('GET', 'staff-invitations')).json.items).toEqual([])
  expect((await ask('DELETE', `staff-invitations/${invited.json.id}`)).status).toBe(409)
  expect((await ask('DELETE', `staff-invitations/${randomUUID()}`)).status).toBe(404)
})

it('names the field at fault when an invitation is refused', async () => {
  const faults = async (body: object) => {
    const { status, json } = await ask('POST', 'staff-invitations', { ...colleague, ...body })
    return [status, (json.errors ?? []).map(({ field }: { field: string }) => field)]
  }
  expect(await faults({ email: 'x', staffId: '!', firstName: ' ' })).toEqual([422, ['email', 'firstName', 'staffId']])
  expect(await faults({ officeId: null })).toEqual([422, ['officeId']])
  expect(await faults({ role: 'user' })).toEqual([422, ['role']])
  await owner`update identity.accounts set staff_id = 'JC-78' where id = ${other.accountId}`
  expect(await faults({ staffId: 'jc-78' })).toEqual([409, ['staffId']])
  const [known] = await owner`select email from identity.accounts where id = ${other.accountId}`
  expect(await faults({ email: known?.email })).toEqual([409, ['email']])
  expect(server.mails).toEqual([])
})

it('suspends from the next request, and reinstates; each act records who and why', async () => {
  await ask('POST', 'staff-invitations', { ...colleague, email: 'ann@jobcentre.example', staffId: 'JC-80' })
  await server.runJobs()
  expect((await register(codeIn(server.mails[0]?.text))).statusCode).toBe(200)
  const found = (await ask('POST', 'accounts/search', { name: 'jc-80' })).json.account
  expect(found).toMatchObject({ role: 'agent', confirmed: true, suspendedAt: null })
  const ann = await server.person('agent', { accountId: found.id })
  const me = () =>
    server.app.inject({
      url: '/api/identity/second-factor',
      headers: { authorization: `Bearer ${server.tokens.issue(ann, now).token}` },
    })
  expect((await me()).statusCode).toBe(200)
  const suspended = await ask('POST', `accounts/${ann.accountId}/suspension`, { code: 'left' })
  expect((await me()).json().code).toBe('sign-in-required')
  const [act] = await owner`select actor, role, answer from identity.acts where reference = ${suspended.json.receipt.reference}`
  expect(act).toMatchObject({ actor: admin.accountId, role: 'admin', answer: { why: 'left' } })
  expect((await ask('POST', `accounts/${ann.accountId}/suspension`, { code: 'left' }, other)).status).toBe(409)
  expect((await ask('GET', 'staff?q=JC-80')).json.items).toMatchObject([{ suspendedAt: expect.any(String) }])
  expect((await ask('POST', `accounts/${ann.accountId}/reinstatement`, { code: 'returned' })).status).toBe(200)
  expect((await ask('POST', `accounts/${ann.accountId}/reinstatement`, { code: 'returned' })).status).toBe(409)
})

it('resets a second factor, so that the next sign-in sets up a new app', async () => {
  const sian = await server.person('agent')
  expect((await ask('POST', `accounts/${sian.accountId}/second-factor-reset`, { code: 'phone-lost' })).status).toBe(409)
  await owner`insert into identity.second_factors (account_id, secret, started_at, confirmed_at)
    values (${sian.accountId}, 'sealed', now(), now())`
  expect((await ask('POST', `accounts/${sian.accountId}/second-factor-reset`, { code: 'phone-lost' })).status).toBe(200)
  const left = await owner`select from identity.second_factors where account_id = ${sian.accountId}`
  expect(left).toHaveLength(0)
  const zoe = await server.person('user')
  expect((await ask('POST', `accounts/${zoe.accountId}/second-factor-reset`, { code: 'other' })).status).toBe(404)
})

it('closes any account but one’s own, and shows nothing of its person', async () => {
  const zoe = await server.person('user', { firstName: 'Zebedee', lastName: 'Quillfeather' })
  const { json } = await ask('POST', 'accounts/search', { name: `${zoe.accountId}@TEST.example` })
  expect(json.account).toMatchObject({ id: zoe.accountId, role: 'user' })
  expect(JSON.stringify(json)).not.toMatch(/Zebedee|Quillfeather|@/)
  expect((await ask('POST', 'accounts/search', { name: 'nobody@people.example' })).json.account).toBeNull()
  expect((await ask('POST', `accounts/${zoe.accountId}/suspension`, { code: 'misuse' })).status).toBe(200)
  expect((await ask('POST', `accounts/${admin.accountId}/suspension`, { code: 'other' })).status).toBe(409)
  expect((await ask('GET', 'staff')).json.items.filter(({ you }: { you: boolean }) => you)).toHaveLength(1)
})

it('lists staff by name, page by page, and refuses everybody else', async () => {
  const all = (await ask('GET', 'staff?limit=100')).json
  const names = all.items.map(({ name }: { name: string }) => name)
  expect(names.length).toBe(all.total)
  expect(names.indexOf('Morwenna Adeyemi')).toBeLessThan(names.indexOf('Joe Baines'))
  const ofOffice = (await ask('GET', `staff?office=${OFFICE}`)).json.items.map(({ officeId }: { officeId: string }) => officeId)
  expect([...new Set(ofOffice)]).toEqual([OFFICE])
  expect((await ask('GET', `staff?office=${randomUUID()}`)).json.total).toBe(0)
  const first = (await ask('GET', 'staff?limit=1')).json
  const second = (await ask('GET', `staff?limit=1&cursor=${first.nextCursor}`)).json
  expect([first.items[0].name, second.items[0].name]).toEqual(names.slice(0, 2))
  for (const role of ['user', 'employer', 'agent'] as const) {
    const who = await server.person(role)
    expect((await ask('GET', 'staff', {}, who)).status).toBe(403)
    expect((await ask('POST', `accounts/${other.accountId}/suspension`, { code: 'other' }, who)).status).toBe(403)
  }
})

it('sorts staff by name, role and last visit, shows a part of them, and folds what is searched for', async () => {
  const office = randomUUID()
  const people = [
    await server.person('agent', { firstName: 'Łukasz', lastName: 'Ødegård' }),
    await server.person('agent', { firstName: 'Siân', lastName: 'Ŵyn' }),
    await server.person('admin', { firstName: 'Beth', lastName: 'Abbott' }),
  ]
  const [lukasz, sian, beth] = people.map(({ accountId }) => accountId)
  for (const { accountId } of people) await owner`update identity.accounts set office_id = ${office} where id = ${accountId}`
  await owner`update identity.sessions set seen_at = seen_at - interval '3 days' where account_id = ${sian ?? ''}`
  await owner`update identity.sessions set seen_at = seen_at - interval '1 day' where account_id = ${lukasz ?? ''}`
  await owner`update identity.accounts set suspended_at = now() where id = ${sian ?? ''}`
  const listed = async (query: string) => (await ask('GET', `staff?office=${office}&limit=100&${query}`)).json.items
  const ids = async (query: string) => (await listed(query)).map(({ id }: { id: string }) => id)
  expect((await ids('sort=name'))[0]).toBe(beth)
  expect((await ids('sort=name&order=down')).at(-1)).toBe(beth)
  expect((await ids('sort=role'))[0]).toBe(beth)
  expect(await ids('sort=seen')).toEqual([sian, lukasz, beth])
  for (const query of ['sort=seen', 'sort=seen&order=down', 'sort=role', 'sort=name&order=down']) {
    const paged: string[] = []
    for (let cursor = ''; ; ) {
      const { items, nextCursor } = (await ask('GET', `staff?office=${office}&limit=1&${query}${cursor}`)).json
      paged.push(...items.map(({ id }: { id: string }) => id))
      if (!nextCursor) break
      cursor = `&cursor=${nextCursor}`
    }
    expect([query, paged]).toEqual([query, await ids(query)])
  }
  expect(await ids(`account=${beth}`)).toEqual([beth])
  expect(await ids('view=suspended')).toEqual([sian])
  expect(await ids('view=administrators')).toEqual([beth])
  expect(await ids('q=lukasz%20odeg')).toEqual([lukasz])
  expect(await ids('q=sian%20wyn')).toEqual([sian])
  const counts = (await ask('GET', 'staff-counts')).json
  const total = async (query: string) => (await ask('GET', `staff?limit=1&${query}`)).json.total
  expect(counts).toEqual({
    all: await total(''),
    views: {
      agents: await total('view=agents'),
      administrators: await total('view=administrators'),
      suspended: await total('view=suspended'),
      'without-app': await total('view=without-app'),
    },
  })
})
