import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { EventInput, EventType } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { form, testOffice } from '../testing/office'
import { recordOnCase } from './history'
import { openCase } from './lifecycle'

const now = new Date('2026-11-21T10:00:00.000Z')

const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })

async function emit<T extends EventType>(type: T, subject: string, payload: EventInput<T>): Promise<void> {
  await server.asOwner((tx) => emitEvent(tx, type, subject, 1, payload))
}
/** A referral that its person has activated, with its case. */
async function opened(agent: TestPerson, accountId: string = randomUUID()): Promise<{ caseId: string; accountId: string }> {
  const { token } = server.tokens.issue(agent, now)
  const headers = { authorization: `Bearer ${token}` }
  const sent = await server.app.inject({ method: 'POST', url: '/api/casework/referrals', headers, payload: form() })
  const referralId: string = sent.json().id
  await emit('account.activated', referralId, { referralId, accountId })
  await server.runJobs()
  const [row] = await owner`select id from casework.cases where referral_id = ${referralId}`
  return { caseId: row?.id, accountId }
}
const summaryOf = async (caseId: string) => {
  const [row] = await owner`select stage, stage_because as because, applications, interviews, interview_times as times,
    last_activity as activity from casework.cases where id = ${caseId}`
  return row
}
const ids = { cvId: randomUUID(), credentialId: randomUUID(), applicationId: randomUUID(), interviewId: randomUUID() }
const startsAt = '2026-11-24T09:30:00.000Z'
const calendar = { startsAt, minutes: 30, place: 'Leeds', sequence: 0, changedAt: '2026-11-20T09:00:00.000Z' }
async function gets(accountId: string, what: 'cv' | 'badge' | 'application' | 'interview' | 'placement'): Promise<void> {
  const job = { applicationId: ids.applicationId, accountId, jobTitle: 'Baker', company: 'Bread & Co', employerAccountIds: [] }
  if (what === 'cv') await emit('cv.analysed', ids.cvId, { accountId, cvId: ids.cvId, score: 61, refusal: null })
  if (what === 'badge')
    await emit('badge.awarded', ids.credentialId, {
      accountId,
      credentialId: ids.credentialId,
      badge: 'workplace-readiness',
      cvId: null,
    })
  if (what === 'application') await emit('application.submitted', ids.applicationId, { ...job, jobId: randomUUID() })
  if (what === 'interview')
    await emit('application.moved', ids.applicationId, {
      ...job,
      state: 'interview_scheduled',
      by: 'jobseeker',
      interview: { id: ids.interviewId, state: 'confirmed', calendar },
    })
  if (what === 'placement') {
    const { jobTitle, company, applicationId } = job
    const started = {
      applicationId,
      accountId,
      jobId: randomUUID(),
      jobTitle,
      company,
      jobType: 'full-time',
      startedOn: '2026-11-20',
    }
    await emit('placement.started', ids.applicationId, { ...started, employerAccountIds: [] })
  }
  await server.runJobs()
}

it('brings stage and figures up to date with what the person does elsewhere', async () => {
  const [agent] = (await testOffice(server)).agents as [TestPerson]
  const { caseId, accountId } = await opened(agent)
  expect(await summaryOf(caseId)).toMatchObject({ stage: 'cv-upload-required', because: 'no-cv', activity: null })
  await gets(accountId, 'cv')
  expect(await summaryOf(caseId)).toMatchObject({ stage: 'profile-setup', activity: 'cv-analysed' })
  await gets(accountId, 'application')
  expect(await summaryOf(caseId)).toMatchObject({ stage: 'job-matching', because: 'applied', applications: 1 })
  await gets(accountId, 'interview')
  expect(await summaryOf(caseId)).toMatchObject({ stage: 'interview-stage', interviews: 1, times: [new Date(startsAt)] })
  await gets(accountId, 'placement')
  expect(await summaryOf(caseId)).toMatchObject({ stage: 'placed', because: 'started' })
})

it('counts what somebody did before they were referred', async () => {
  const [agent] = (await testOffice(server)).agents as [TestPerson]
  const accountId = randomUUID()
  await gets(accountId, 'cv')
  const { caseId } = await opened(agent, accountId)
  expect(await summaryOf(caseId)).toMatchObject({ stage: 'profile-setup', activity: null })
})

it('is the same when the events come again, in any order', async () => {
  const [agent] = (await testOffice(server)).agents as [TestPerson]
  const { caseId, accountId } = await opened(agent)
  for (const what of ['cv', 'badge', 'application', 'interview'] as const) await gets(accountId, what)
  const before = await summaryOf(caseId)
  await owner`delete from casework.case_entries where account_id = ${accountId}`
  const events = await owner`delete from events.handled h using events.log l
    where l.id = h.event and h.subscriber = 'casework' and l.payload->>'accountId' = ${accountId} returning l.id`
  for (const { id } of events.sort((a, b) => b.id - a.id))
    await server.background.tasks['casework.event']?.({ event: String(id) })
  expect(await summaryOf(caseId)).toEqual(before)
  const [{ n }] =
    (await owner`select count(*)::int as n from casework.case_entries where account_id = ${accountId}`) as unknown as [
      { n: number },
    ]
  expect(n).toBe(4)
})

/** Somebody with a profile and a CV, as other services tell it. */
async function setsUp(accountId: string): Promise<void> {
  await emit('jobseeker.match-profile', accountId, {
    accountId,
    skills: [{ skillId: 'driving', level: 2 }],
    titles: ['Driver'],
    experienceYears: 3,
    position: { lat: 53.8, lon: -1.55 },
    place: 'Leeds',
    travelMiles: 10,
    contracts: [],
    remoteOnly: false,
    wantedFeatures: ['quiet-workspace'],
  })
  await gets(accountId, 'cv')
}
const entriesOf = (accountId: string) =>
  owner`select kind, facts, at, event_id from casework.case_entries where account_id = ${accountId} order by event_id`

it('stores nothing of people without a referral, and no score, need or place of others', async () => {
  const accountId = randomUUID()
  await setsUp(accountId)
  await gets(accountId, 'application')
  expect([...(await entriesOf(accountId))]).toEqual([])
  const [agent] = (await testOffice(server)).agents as [TestPerson]
  await opened(agent, accountId)
  // As they happened, and from the same events: telling them again changes nothing.
  const log = await owner`select id, at from events.log where payload->>'accountId' = ${accountId}
    and type in ('jobseeker.match-profile', 'cv.analysed', 'application.submitted') order by id`
  const job = { applicationId: ids.applicationId, jobTitle: 'Baker', company: 'Bread & Co' }
  expect((await entriesOf(accountId)).map((one) => [one.kind, one.facts, one.at, one.event_id])).toEqual([
    ['profile-changed', { complete: true }, log[0]?.at, log[0]?.id],
    ['cv-analysed', { cvId: ids.cvId, readable: true }, log[1]?.at, log[1]?.id],
    ['application-sent', job, log[2]?.at, log[2]?.id],
  ])
})

it('starts with everything that happened before the case opened', async () => {
  const [agent] = (await testOffice(server)).agents as [TestPerson]
  const whole = ['cv', 'badge', 'application', 'interview', 'placement'] as const
  const before = randomUUID()
  for (const what of whole) await gets(before, what)
  const late = await opened(agent, before)
  const early = await opened(agent)
  for (const what of whole) await gets(early.accountId, what)
  expect(await summaryOf(late.caseId)).toEqual({ ...(await summaryOf(early.caseId)), activity: null })
  const kinds = async (accountId: string) => (await entriesOf(accountId)).map(({ kind, facts }) => [kind, facts])
  expect(await kinds(before)).toEqual(await kinds(early.accountId))
})

it('misses no event that arrives while the case opens', async () => {
  const [agent] = (await testOffice(server)).agents as [TestPerson]
  // The queue learns the names of its tasks from the first that are added, and has others wait for that.
  await gets((await opened(agent)).accountId, 'cv')
  const sent = { headers: agent.headers, payload: form() }
  const { id: referralId } = (await server.app.inject({ method: 'POST', url: '/api/casework/referrals', ...sent })).json()
  const accountId = randomUUID()
  const [referral] = await owner`select id, office_id, agent_id from casework.referrals where id = ${referralId}`
  if (!referral) throw new Error('no referral')
  const waiting = async () => (await owner`select from pg_locks where locktype = 'advisory' and not granted`).length > 0
  let reading: Promise<void> | undefined
  let done = false
  await server.kit('casework').db.withSystem(async (tx) => {
    const { id, office_id: officeId, agent_id: agentId } = referral
    await openCase(tx, { id, accountId, officeId, agentId }, now)
    // The log has been read; the case is not there for others yet.
    reading = gets(accountId, 'cv').finally(() => {
      done = true
    })
    while (!done && !(await waiting())) await setImmediate()
  })
  await reading
  expect((await entriesOf(accountId)).map(({ kind }) => kind)).toEqual(['cv-analysed'])
})

it('reads no events of erased people, nor events meant for others', async () => {
  const accountId = randomUUID()
  await gets(accountId, 'cv')
  const { db } = server.kit('casework')
  const eventsOf = () => db.withSystem((tx) => tx.execute(`select type from events.told_of('${accountId}')`))
  await emit('account.email', accountId, { accountId, email: 'a@test.example' })
  expect((await eventsOf()).map(({ type }) => type)).toEqual(['cv.analysed'])
  await owner`insert into events.erased (account, at) values (${accountId}, now())`
  expect(await eventsOf()).toHaveLength(0)
  await expect(owner`select events.told_of(${accountId})`).rejects.toMatchObject({ code: '42501' })
})

it('is written once by simultaneous writers, and never changes', async () => {
  const [agent] = (await testOffice(server)).agents as [TestPerson]
  const { caseId } = await opened(agent)
  const { db } = server.kit('casework')
  const noteOf = () => ({
    kind: 'note-added' as const,
    facts: { noteId: randomUUID(), shared: false },
    at: now,
    actor: agent.accountId,
  })
  await Promise.all(
    Array.from({ length: 6 }, () => db.withSession(agent.sessionId, (tx) => recordOnCase(tx, { caseId }, noteOf()))),
  )
  const [row] = await owner`select count(*)::int as n from casework.case_entries where case_id = ${caseId}`
  expect(row?.n).toBe(6)
  for (const change of [`update casework.case_entries set kind = 'x'`, 'delete from casework.case_entries'])
    await expect(db.withSystem((tx) => tx.execute(change))).rejects.toMatchObject({ cause: { code: '42501' } })
})

it('is visible to the office of the case, and to nobody else: row security holds without a where', async () => {
  const [here, there] = await Promise.all([testOffice(server), testOffice(server)])
  const [agent] = here.agents as [TestPerson]
  const [stranger] = there.agents as [TestPerson]
  const person = await server.person('user')
  const { caseId } = await opened(agent, person.accountId)
  const { db } = server.kit('casework')
  await gets(person.accountId, 'cv')
  await db.withSystem((tx) =>
    tx.execute(`insert into casework.case_notes (id, case_id, account_id, author_id, author_name, body, shared, at)
      select gen_random_uuid(), '${caseId}', '${person.accountId}', '${agent.accountId}', 'Sian', shared::text, shared, now()
      from (values (true), (false)) as notes (shared)`),
  )
  const seen = (who: TestPerson) =>
    db.withSession(who.sessionId, async (tx) => ({
      entries: (await tx.execute(`select 1 from casework.case_entries where account_id = '${person.accountId}'`)).length,
      notes: (await tx.execute(`select 1 from casework.case_notes where account_id = '${person.accountId}'`)).length,
    }))
  expect(await seen(agent)).toEqual({ entries: 1, notes: 2 })
  expect(await seen(stranger)).toEqual({ entries: 0, notes: 0 })
  expect(await seen(person)).toEqual({ entries: 0, notes: 1 })
  expect(await seen(await server.person('user'))).toEqual({ entries: 0, notes: 0 })
  const forged = (author: string) =>
    db.withSession(stranger.sessionId, (tx) =>
      tx.execute(`insert into casework.case_notes (id, case_id, account_id, author_id, author_name, body, shared, at)
        values (gen_random_uuid(), '${caseId}', '${person.accountId}', '${author}', 'S', 'b', true, now())`),
    )
  await expect(forged(stranger.accountId)).rejects.toMatchObject({ cause: { code: '42501' } })
  await expect(forged(agent.accountId)).rejects.toMatchObject({ cause: { code: '42501' } })
})
