import { type Endpoint, pathOf } from '@onward/contracts'
import { hashPassword } from '@onward/service-identity/accounts/passwords'
import { createLog } from '@onward/service-kit'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { CONTRACT_ENDPOINTS, keyOf } from './contract-endpoints'
import { ALL_SERVICES } from './services'

const PASSWORD = 'three quiet otters'
const { server, owner } = servicesUnderTest({
  services: ALL_SERVICES,
  config: { rateFactor: 10_000, confirmMinutes: 5, staffSecondFactor: 'off' },
  log: createLog('error'),
})
const giving = CONTRACT_ENDPOINTS.filter(({ fresh }) => fresh)

let admin: TestPerson
beforeEach(async () => {
  admin = await server.person('admin')
})
const longAgo = ({ sessionId }: TestPerson) =>
  owner`update identity.sessions set started_at = now() - interval '6 minutes', password_at = null, second_factor_at = null
    where id = ${sessionId}`
async function ask({ method, ...endpoint }: Pick<Endpoint, 'method' | 'service' | 'path'>, payload: object = {}, by = admin) {
  const url = pathOf(endpoint).replace(/:\w+/g, 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa')
  const answer = await server.app.inject({ method, url, headers: by.headers, payload })
  return { status: answer.statusCode, code: answer.json().code as string | undefined, json: answer.json() }
}
const post = (path: `/${string}`, payload: object, by = admin) => ask({ method: 'POST', service: 'identity', path }, payload, by)

it('is asked for whatever gives somebody rights, opens what is sealed, or changes what everybody runs', () => {
  expect(giving.map(keyOf).sort()).toEqual([
    'POST /api/casework/admin/seal-requests/:id/answer',
    'POST /api/casework/admin/sealed-records/:id/coach',
    'POST /api/gateway/admin/previews',
    'POST /api/gateway/admin/registrations/:name/tokens',
    'POST /api/gateway/admin/remotes/:name/requests/:id/decision',
    'POST /api/gateway/admin/remotes/:name/rollout',
    'POST /api/gateway/admin/remotes/:name/versions/:build/clearance',
    'POST /api/gateway/admin/sets',
    'POST /api/identity/admin/accounts/:id/second-factor-reset',
    'POST /api/identity/admin/staff-invitations',
    'POST /api/identity/admin/staff-invitations/:id/renewal',
    'PUT /api/gateway/admin/registrations/:name',
  ])
})

it.each(giving.map((one) => [keyOf(one), one] as const))(
  '%s does nothing for a session that proved itself long ago',
  async (_key, one) => {
    expect((await ask(one)).code).not.toBe('confirmation-needed')
    await longAgo(admin)
    expect(await ask(one)).toMatchObject({ status: 403, code: 'confirmation-needed' })
    // Whoever may not do it at all is told so, and nobody learns more without a session.
    expect((await ask(one, {}, await server.person('agent'))).code).toBe('not-allowed')
    await owner`update identity.sessions set ended_at = now() where id = ${admin.sessionId}`
    expect((await ask(one)).code).toBe('sign-in-required')
  },
)

describe('is given', () => {
  const invite = () => post('/admin/staff-invitations', {})
  const isNeeded = async () => (await invite()).code === 'confirmation-needed'

  it('by the password, where the account has no second factor', async () => {
    await owner`update identity.accounts set password_hash = ${await hashPassword(PASSWORD)} where id = ${admin.accountId}`
    await longAgo(admin)
    expect(await isNeeded()).toBe(true)
    expect((await post('/password/check', { currentPassword: 'wrong one' })).status).toBe(422)
    expect(await isNeeded()).toBe(true)
    expect((await post('/password/check', { currentPassword: PASSWORD })).status).toBe(200)
    expect(await isNeeded()).toBe(false)
  })

  it('by a code alone, where it has one: the password is not enough', async () => {
    await owner`insert into identity.second_factors (account_id, secret, started_at, confirmed_at)
      values (${admin.accountId}, 'sealed', now(), now())`
    await owner`update identity.sessions set password_at = now(), second_factor_at = null where id = ${admin.sessionId}`
    expect(await isNeeded()).toBe(true)
    await owner`update identity.sessions set second_factor_at = now() - interval '6 minutes' where id = ${admin.sessionId}`
    expect(await isNeeded()).toBe(true)
    await owner`update identity.sessions set second_factor_at = now() where id = ${admin.sessionId}`
    expect(await isNeeded()).toBe(false)
  })
})
