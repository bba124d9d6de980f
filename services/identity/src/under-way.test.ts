import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { ACTIVATION_CONSENTS } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { OWN_ORIGIN } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { sql } from 'drizzle-orm'
import type postgres from 'postgres'
import { adminCommands } from './admin'
import { service } from './app'

const password = 'correct horse battery'
const passwords = { password, confirmPassword: password }
const { server, owner } = servicesUnderTest({ services: [service], config: { rateFactor: 1000 } })

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api/identity${path}`, payload, headers: { ...OWN_ORIGIN, ...headers } })
const sent = async (pattern: RegExp): Promise<string> => {
  await server.runJobs()
  return pattern.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
}
const WAITS = sql`select count(*) > 0 as waits from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/** Sends a request while somebody else has locked what it needs, and changes it once the request waits, or has ended without; gives its answer. */
async function meanwhile(
  lock: (held: postgres.TransactionSql) => Promise<unknown>,
  ask: () => ReturnType<typeof post>,
  change: (held: postgres.TransactionSql) => Promise<unknown>,
) {
  const { asked } = await owner.begin(async (held) => {
    await lock(held)
    let hasEnded = false
    const asked = Promise.resolve(ask()).finally(() => {
      hasEnded = true
    })
    while (!hasEnded) {
      const [row] = await server.asOwner((tx) => tx.execute<{ waits: boolean }>(WAITS))
      if (row?.waits) break
    }
    await change(held)
    return { asked }
  })
  return (await asked).json()
}
const accountOf = async (email: string) =>
  (
    await owner`select id, role, credential, password_hash, confirmed_at from identity.accounts where lower(email) = lower(${email})`
  )[0]

async function invited() {
  const [id, token, email] = [randomUUID(), randomBytes(32).toString('base64url'), `${randomUUID()}@example.org`]
  await owner`insert into identity.invitations (id, email, organisation, language, round, expires_at)
    values (${id}, ${email}, 'Calder Care', 'en', 1, now() + interval '7 days')`
  await owner`insert into identity.invitation_tokens (hash, invitation_id, round)
    values (${createHash('sha256').update(token).digest()}, ${id}, 1)`
  const form = { token, ...passwords, firstName: 'Rhian', lastName: 'Bevan', language: 'en' }
  return { id, email, join: () => post('/invitations/register', form) }
}

it('an invitation that is withdrawn meanwhile opens no account', async () => {
  const { id, email, join } = await invited()
  const answer = await meanwhile(
    (held) => held`select 1 from identity.invitations where id = ${id} for update`,
    join,
    (held) => held`delete from identity.invitations where id = ${id}`,
  )
  expect(answer.code).toBe('link-expired')
  expect(await accountOf(email)).toBeUndefined()
})

it('an account whose address is confirmed meanwhile keeps its password and its role', async () => {
  const { email, join } = await invited()
  await post('/register', { email, ...passwords, firstName: 'Rhian', userType: 'user' })
  await server.runJobs()
  const before = await accountOf(email)
  const answer = await meanwhile(
    (held) => held`select 1 from identity.accounts where id = ${before?.id} for update`,
    join,
    (held) => held`update identity.accounts set confirmed_at = now() where id = ${before?.id}`,
  )
  expect(answer.code).toBe('already-exists')
  const { confirmed_at: _, ...stands } = before ?? {}
  expect(await accountOf(email)).toMatchObject(stands)
})

it('the link of a reset ends with the password that it was sent for, also while it is used', async () => {
  const { accountId } = await server.person('user', { email: `${randomUUID()}@example.org` })
  const [account] = await owner`select email from identity.accounts where id = ${accountId}`
  await post('/password-reset/request', { email: account?.email })
  const token = await sent(/token=([\w-]{43})/)
  const answer = await meanwhile(
    (held) => held`select 1 from identity.accounts where id = ${accountId} for update`,
    () => post('/password-reset', { token, ...passwords }),
    (held) => held`update identity.accounts set credential = credential + 1, password_hash = 'newer' where id = ${accountId}`,
  )
  expect(answer.code).toBe('link-expired')
  expect(await accountOf(account?.email)).toMatchObject({ password_hash: 'newer' })
})

it('the code of an invitation to staff that is sent anew meanwhile opens no account', async () => {
  const email = `${randomUUID()}@jobcentre.example`
  const context = { db: server.kit('identity').db, clock: () => new Date(), log: { info: () => undefined } }
  await adminCommands['invite-agent']?.run([email, 'Siân', 'Parry', 'JC-4242', randomUUID()], context)
  const code = await sent(/invitation=([\w-]{43})/)
  const answer = await meanwhile(
    (held) => held`select 1 from identity.staff_invitations where email = ${email} for update`,
    () => post('/staff/register', { code, ...passwords, language: 'en' }),
    (held) =>
      held`update identity.staff_invitations set round = round + 1, role = 'admin', office_id = null where email = ${email}`,
  )
  expect(answer.code).toBe('link-expired')
  expect(await accountOf(email)).toBeUndefined()
})

it.each([
  ['was suspended', 'suspended_at = now()'],
  ['was closed', "erase_at = now() + interval '14 days', erase_asked_at = now()"],
  ['got another address', "email = 'another.' || email"],
])('a referral is not joined to an account that meanwhile %s', async (_what, change) => {
  const mine = await server.person('user', { email: `${randomUUID()}@example.org` })
  const [account] = await owner<{ email: string }[]>`select email from identity.accounts where id = ${mine.accountId}`
  const referralId = randomUUID()
  await server.asOwner((tx) =>
    emitEvent(tx, 'referral.invited', referralId, 1, {
      ...{ referralId, accountId: randomUUID(), firstName: 'Siân', lastName: 'Parry', email: account?.email ?? '', phone: '' },
      ...{ jobcentre: 'Leeds', language: 'en', round: 1 },
    }),
  )
  const token = await sent(/token=([\w-]{43})/)
  const opened = await post('/activation/open', { token })
  const cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const consents = {
    ...{ termsAccepted: true, dataProcessingConsent: true, marketingConsent: false, language: 'en' },
    versions: Object.fromEntries(Object.entries(ACTIVATION_CONSENTS).map(([kind, { version }]) => [kind, version])),
  }
  const answer = await meanwhile(
    (held) => held`select 1 from identity.accounts where id = ${mine.accountId} for update`,
    () => post('/activation/complete', consents, { ...mine.headers, cookie }),
    (held) => held.unsafe(`update identity.accounts set ${change} where id = '${mine.accountId}'`),
  )
  expect(answer.code).toBe('state-conflict')
  const [referral] = await owner`select activated_at from identity.activations where referral_id = ${referralId}`
  expect(referral?.activated_at).toBeNull()
})
