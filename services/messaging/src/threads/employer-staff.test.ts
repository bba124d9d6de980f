import { randomUUID } from 'node:crypto'
import type { EventInput, EventType } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

const { server, owner } = servicesUnderTest({ services: [service] })

/** The number of the event, which is not handled yet. */
async function emit<T extends EventType>(type: T, subject: string, payload: EventInput<T>): Promise<number> {
  await server.asOwner((tx) => emitEvent(tx, type, subject, 1, payload))
  const [last] = await owner<{ id: number }[]>`select max(id)::int as id from events.log`
  return last?.id ?? 0
}
/** Handles these first, in this order, as a runner with several slots may; then the queue is worked off. */
async function handleFirst(...events: number[]): Promise<void> {
  for (const event of events) await server.background.tasks['messaging.event']?.({ event })
  await server.runJobs()
}
const member = (accountId: string, organisationId: string, change: 'joined' | 'left', colleague: string) =>
  emit('organisation.member', accountId, {
    ...{ organisationId, name: 'Bright & Co', accountId, change },
    ...{ ownerAccountIds: [], colleagueAccountIds: [colleague] },
  })
const submitted = (organisationId: string, staff: string[], applicationId: string = randomUUID()) =>
  emit('application.submitted', applicationId, {
    ...{ applicationId, accountId: randomUUID(), organisationId, jobId: randomUUID() },
    ...{ jobTitle: 'Cook', employerAccountIds: staff, quiet: true },
  })
const decided = (organisationId: string, decision: 'suspended' | 'restored', staff: string[]) =>
  emit('organisation.decided', organisationId, { organisationId, name: 'Bright & Co', decision, employerAccountIds: staff })
/** Employers in whose conversations somebody takes part, one for each conversation. */
const placesOf = async (accountId: string) =>
  (
    await owner<{ at: string }[]>`select t.organisation_id as at from messaging.participants p
      join messaging.threads t on t.id = p.thread_id where p.account_id = ${accountId} order by t.opened_at, t.id`
  ).map(({ at }) => at)
async function known(): Promise<string> {
  const accountId = randomUUID()
  // Their account is suspended: nobody is emailed.
  const contact = { email: `${accountId}@test.example`, firstName: 'Zoe', language: 'en', active: false } as const
  await emit('account.contact', accountId, { accountId, ...contact })
  await server.runJobs()
  return accountId
}
const someone = async () => ({ who: await known(), colleague: await known(), a: randomUUID(), b: randomUUID() })

it('leaves nobody who left an employer in its 13 conversations, whichever event is taken first', async () => {
  const { who, colleague, a } = await someone()
  for (let n = 0; n < 13; n += 1) await submitted(a, [colleague])
  await server.runJobs()
  await member(who, a, 'joined', colleague)
  const left = await member(who, a, 'left', colleague)
  await handleFirst(left)
  expect(await placesOf(who)).toEqual([])
  expect(await placesOf(colleague)).toHaveLength(13)
})

it('keeps the places at an employer whom somebody joined after they left another', async () => {
  const { who, colleague, a, b } = await someone()
  const other = randomUUID()
  await submitted(a, [who, colleague])
  await submitted(b, [other])
  await server.runJobs()
  await member(who, a, 'left', colleague)
  const joined = await member(who, b, 'joined', other)
  await handleFirst(joined)
  expect(await placesOf(who)).toEqual([b])
})

it('takes the places at the first employer alone when their leaving had failed for good and is tried again later', async () => {
  const { who, colleague, a, b } = await someone()
  const other = randomUUID()
  await submitted(a, [who, colleague])
  await submitted(b, [other])
  await server.runJobs()
  const left = await member(who, a, 'left', colleague)
  await owner`update graphile_worker._private_jobs set attempts = max_attempts where (payload->>'event')::int = ${left}`
  await member(who, b, 'joined', other)
  await server.background.tasks['messaging.free-turns']?.({})
  const [{ joined } = { joined: 0 }] = await owner<{ joined: number }[]>`select max(id)::int as joined from events.log`
  await server.background.tasks['messaging.event']?.({ event: joined })
  expect(await placesOf(who)).toEqual([a, b])
  await handleFirst(left)
  expect(await placesOf(who)).toEqual([b])
})

it('counts who joined or left after an application was sent, also when that is heard first', async () => {
  const { who: leaver, colleague, a } = await someone()
  const joiner = randomUUID()
  const sent = await submitted(a, [leaver, colleague])
  const left = await member(leaver, a, 'left', colleague)
  const joined = await member(joiner, a, 'joined', colleague)
  await handleFirst(left, joined, sent)
  expect([await placesOf(leaver), await placesOf(colleague), await placesOf(joiner)]).toEqual([[], [a], [a]])
})

it('closes what is opened or joined while the employer is suspended, and opens it with the rest', async () => {
  const { who, colleague, a } = await someone()
  const sent = await submitted(a, [colleague])
  const suspended = await decided(a, 'suspended', [colleague])
  await handleFirst(suspended, sent)
  await member(who, a, 'joined', colleague)
  await server.runJobs()
  const held = () => owner`select held from messaging.participants where account_id in ${owner([who, colleague])} order by held`
  expect([...(await held())]).toEqual([{ held: true }, { held: true }])
  await decided(a, 'restored', [colleague])
  await server.runJobs()
  expect([...(await held())]).toEqual([{ held: false }, { held: false }])
})

it('ends the bell with the last state of an application, whichever event is taken first', async () => {
  const [applicationId, accountId] = [randomUUID(), await known()]
  const about = {
    applicationId,
    accountId,
    jobTitle: 'Cook',
    company: 'Bright & Co',
    employerAccountIds: [],
    by: 'employer' as const,
  }
  await emit('application.moved', applicationId, { ...about, from: 'submitted', state: 'under_review' })
  const rejected = await emit('application.moved', applicationId, { ...about, from: 'under_review', state: 'rejected' })
  await handleFirst(rejected)
  const bell = await owner<{ state: string }[]>`select facts->>'state' as state from messaging.notices
    where account_id = ${accountId} order by seq`
  expect(bell.map(({ state }) => state)).toEqual(['under_review', 'rejected'])
})
