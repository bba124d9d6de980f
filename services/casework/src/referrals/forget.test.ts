import { randomUUID } from 'node:crypto'
import { type EventInput, type EventType, londonTime } from '@onward/contracts'
import { RETENTION_DAYS } from '@onward/contracts/identity/retention'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { londonDay } from '../figures/weeks'
import { form, freshNiNumber, testOffice } from '../testing/office'

const DAY_MS = 86_400_000
// What is told is dated by the database: before anything that happens here.
const START = new Date(Date.now() + 3_600_000)
let now = START
const at = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })
const later = (days: number) => {
  now = new Date(START.getTime() + days * DAY_MS)
}
beforeEach(() => later(0))

async function send(who: TestPerson, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const { token } = at.server.tokens.issue(who, now)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await at.server.app.inject({ method, url: `/api/casework${path}`, headers, ...(payload && { payload }) })
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json()
}
async function emit<T extends EventType>(type: T, subject: string, payload: EventInput<T>): Promise<void> {
  await at.server.asOwner((tx) => emitEvent(tx, type, subject, 1, payload))
  await at.server.runJobs()
}
const run = (task: string) => at.server.background.tasks[`casework.${task}`]?.({})

interface Client {
  agent: TestPerson
  person: TestPerson
  referralId: string
  caseId: string
  niNumber: string
}
async function client(agent: TestPerson, again?: Client): Promise<Client> {
  const niNumber = again?.niNumber ?? freshNiNumber()
  const { id: referralId } = await send(agent, 'POST', '/referrals', form({ niNumber, firstName: 'Zofia', lastName: 'Wrzos' }))
  const person = again?.person ?? (await at.server.person('user'))
  await emit('account.activated', referralId, { referralId, accountId: person.accountId })
  const { caseId } = await send(agent, 'GET', `/referrals/${referralId}`)
  return { agent, person, referralId, caseId, niNumber }
}
const job = { applicationId: randomUUID(), jobTitle: 'Baker', company: 'Bread & Co' }
const applies = ({ accountId }: TestPerson) =>
  emit('application.submitted', job.applicationId, { ...job, accountId, jobId: randomUUID(), employerAccountIds: [] })
const withdraw = ({ agent, referralId }: Client) =>
  send(agent, 'POST', `/referrals/${referralId}/withdrawal`, { reason: 'moved-away' })
const isThere = async ({ referralId }: Pick<Client, 'referralId'>) =>
  (await at.owner`select from casework.referrals where id = ${referralId}`).length === 1

/** Tables of the service with a row that has one of these words in it. Acts are kept, and hold no values. */
async function tablesWith(values: readonly string[]): Promise<string[]> {
  const tables = await at.owner<{ name: string }[]>`select table_name as name from information_schema.tables
    where table_schema = 'casework' and table_type = 'BASE TABLE' and table_name <> 'acts' order by table_name`
  const holding: string[] = []
  for (const { name } of tables) {
    const found = await at.owner`select from ${at.owner(`casework.${name}`)} t
      where exists (select from unnest(${[...values]}::text[]) w where to_jsonb(t)::text like '%' || w || '%') limit 1`
    if (found.length > 0) holding.push(name)
  }
  return holding
}
const traceOf = ({ person, referralId, caseId }: Client) => [person.accountId, referralId, caseId, 'Zofia', 'Wrzos']

it('is deleted some days after it ended, with everything that names the person, and keeps weekly counts', async () => {
  const [agent] = (await testOffice(at.server)).agents as [TestPerson]
  const one = await client(agent)
  const { referralId, caseId, person } = one
  await applies(person)
  const note = await send(agent, 'POST', `/clients/${referralId}/notes`, { text: 'Zofia likes mornings', shared: true })
  const dueOn = londonDay(now)
  await send(agent, 'POST', `/clients/${referralId}/todos`, { title: 'Ring Zofia', dueOn, ownerId: null })
  const startsAt = londonTime(new Date(now.getTime() + 3 * DAY_MS)).slice(0, 16)
  const appointment = await send(agent, 'POST', `/cases/${caseId}/appointments`, {
    startsAt,
    minutes: 30,
    way: 'phone',
    place: '07700 900123',
    about: 'Work for Zofia',
  })
  const placement = await send(agent, 'POST', `/cases/${caseId}/placements`, {
    ...job,
    applicationId: undefined,
    startedOn: dueOn,
    note: 'Zofia rang',
  })
  await send(agent, 'POST', `/clients/${referralId}/reveals`, {
    what: 'ni-number',
    purpose: 'confirm-identity',
    words: 'To check who is on the phone',
  })
  const ended = { endedOn: dueOn, reason: 'left', note: '' }
  await send(agent, 'POST', `/placements/${placement.id}/end`, ended)
  later(1)
  await withdraw(one)
  // A job that has ended goes with the referral, and nobody is asked about it.
  later(30)
  await run('ask-at-milestones')
  const traces = [...traceOf(one), note.id, appointment.id, placement.id]
  const holding = [
    'appointment_steps',
    'appointments',
    'case_entries',
    'case_notes',
    'case_todos',
    'cases',
    'claimants',
    'looks',
    'placement_steps',
    'placements',
    'referral_steps',
    'referrals',
  ]
  expect(await tablesWith(traces)).toEqual(holding)
  const inLog = () => at.owner`select distinct type from events.log l
    where exists (select from unnest(${traces.slice(1)}::text[]) w where to_jsonb(l)::text like '%' || w || '%') order by type`
  const types = (await inLog()).map(({ type }) => type)
  expect(types).toEqual([
    'account.activated',
    'appointment.changed',
    'case.assigned',
    'case.shared',
    'referral.invited',
    'referral.withdrawn',
  ])
  // Others have heard it by then; what somebody is still to be told stays.
  await at.owner`insert into events.handled (event, subscriber) select l.id, s.service from events.log l
    join events.subscribers s on s.type = l.type where l.type <> 'case.shared' on conflict do nothing`

  later(RETENTION_DAYS.ENDED_REFERRALS)
  await run('retention')
  expect(await isThere(one)).toBe(true)
  later(RETENTION_DAYS.ENDED_REFERRALS + 2)
  await run('retention')
  // Their number is their account's own by now, as if they had recorded it themselves.
  expect(await tablesWith(traces)).toEqual(['claimants'])
  expect((await inLog()).map(({ type }) => type)).toEqual(['case.shared'])
  // Who looked is told once more, late: there is nobody to say it of.
  const coach = { agentAccountId: agent.accountId, agentName: 'Sian', officeName: 'Leeds' }
  await emit('coach.act', randomUUID(), { act: 'cv-looked', accountId: person.accountId, caseId, referralId, ...coach })
  expect(await tablesWith(traces)).toEqual(['claimants'])
  const counts = await at.owner`select what, detail, n from casework.week_counts where agent_id = ${agent.accountId}
    and what not in ('activations', 'quiet') order by what, detail`
  expect(counts.map(({ what, detail, n }) => [what, detail, n])).toEqual([
    ['applications', '', 1],
    ['funnel', '6', 1],
    ['referrals', '', 1],
    ['starts', '', 1],
    ['states', 'placed', 1],
    ['states', 'submitted', 1],
  ])
  await run('retention')
  expect(await at.owner`select what from casework.week_counts where agent_id = ${agent.accountId} and n > 1`).toHaveLength(0)

  // They come again, and start where they are.
  const again = await client(agent, one)
  const [opened] = await at.owner`select stage, applications from casework.cases where id = ${again.caseId}`
  expect(opened).toEqual({ stage: 'job-matching', applications: 1 })
  await emit('account.erased', person.accountId, { accountId: person.accountId })
  expect(await tablesWith(traceOf(again))).toEqual([])
})

it('stays while anything of it is open, or was until lately', async () => {
  const [agent] = (await testOffice(at.server)).agents as [TestPerson]
  const one = await client(agent)
  const startedOn = londonDay(now)
  const made = await send(agent, 'POST', `/cases/${one.caseId}/placements`, {
    ...job,
    applicationId: undefined,
    startedOn,
    note: '',
  })
  await send(agent, 'POST', `/placements/${made.id}/end`, { endedOn: startedOn, reason: 'left', note: '' })
  await withdraw(one)
  later(RETENTION_DAYS.ENDED_REFERRALS + 2)
  const over = 'next_on = null, conflict = false, sustained_at = null, ended_at = null'
  const yesterday = new Date(now.getTime() - DAY_MS)
  const [placement] = await at.owner`update casework.placements set next_on = null where case_id = ${one.caseId} returning id`
  const stays = async (what: string, arrange: string, undo: string) => {
    await at.owner.unsafe(arrange)
    await run('retention')
    expect([what, await isThere(one)]).toEqual([what, true])
    await at.owner.unsafe(undo)
  }
  const [caseId, undone] = [one.caseId, `update casework.placements set ${over} where case_id = '${one.caseId}'`]
  const placed = (change: string) => `update casework.placements set ${change} where case_id = '${caseId}'`
  await stays('a question to come', placed(`next_on = '${londonDay(now)}'`), undone)
  await stays('two words that differ', placed('conflict = true'), undone)
  await stays('a job that was sustained lately', placed(`sustained_at = '${yesterday.toISOString()}'`), undone)
  await stays('a job that ended lately', placed(`ended_at = '${yesterday.toISOString()}'`), undone)
  await stays(
    'an answer that came lately',
    `insert into casework.placement_steps (placement_id, kind, at) values ('${placement?.id}', 'jobseeker-working', '${yesterday.toISOString()}')`,
    `delete from casework.placement_steps where kind = 'jobseeker-working' and placement_id = '${placement?.id}'`,
  )
  await stays(
    'an appointment ahead',
    `insert into casework.appointments (id, case_id, referral_id, account_id, office_id, agent_id, agent_name, office_name, state, way, place,
      starts_at, minutes, set_at, created_at, changed_at)
      select gen_random_uuid(), id, referral_id, account_id, office_id, agent_id, '', '', 'planned', 'phone', '', '${now.toISOString()}', 30,
        opened_at, opened_at, opened_at from casework.cases where id = '${caseId}'`,
    `update casework.appointments set state = 'attended' where case_id = '${caseId}'`,
  )
  await stays(
    'an open case',
    `update casework.cases set closed_at = null where id = '${caseId}'`,
    `update casework.cases set closed_at = opened_at where id = '${caseId}'`,
  )
  await run('retention')
  expect(await isThere(one)).toBe(false)
})

it('is deleted where nobody ever came, some days after the last email, with its link', async () => {
  const [agent] = (await testOffice(at.server)).agents as [TestPerson]
  const refer = async () => ({ referralId: (await send(agent, 'POST', '/referrals', form())).id as string })
  const [never, again, waiting] = [await refer(), await refer(), await refer()]
  for (const { referralId } of [never, again])
    await at.owner`update casework.referrals set state = 'expired', link_ends_at = ${now} where id = ${referralId}`
  later(20)
  await send(agent, 'POST', `/referrals/${again.referralId}/invitations`, {})
  await at.owner`update casework.referrals set state = 'expired', link_ends_at = ${now} where id = ${again.referralId}`
  later(RETENTION_DAYS.ENDED_REFERRALS + 1)
  await run('retention')
  expect([await isThere(never), await isThere(again), await isThere(waiting)]).toEqual([false, true, true])
  const withdrawn = await at.owner`select subject from events.log where type = 'referral.withdrawn'
    and subject = any (${[never.referralId, again.referralId]})`
  expect(withdrawn.map(({ subject }) => subject)).toEqual([never.referralId])
  later(RETENTION_DAYS.ENDED_REFERRALS + 21)
  await run('retention')
  expect([await isThere(again), await isThere(waiting)]).toEqual([false, true])
})

it('leaves a later case of the same person as it is', async () => {
  const [agent] = (await testOffice(at.server)).agents as [TestPerson]
  const first = await client(agent)
  await applies(first.person)
  await send(agent, 'POST', `/clients/${first.referralId}/notes`, { text: 'Then', shared: false })
  await withdraw(first)
  later(RETENTION_DAYS.ENDED_REFERRALS - 100)
  const second = await client(agent, first)
  await send(agent, 'POST', `/clients/${second.referralId}/notes`, { text: 'Now', shared: false })
  const summary = async () =>
    (await at.owner`select stage, applications, last_activity from casework.cases where id = ${second.caseId}`)[0]
  const before = await summary()
  expect(before).toMatchObject({ stage: 'job-matching', applications: 1 })
  later(RETENTION_DAYS.ENDED_REFERRALS + 2)
  await run('retention')
  expect([await isThere(first), await isThere(second)]).toEqual([false, true])
  expect(await tablesWith([first.referralId, first.caseId])).toEqual([])
  await send(agent, 'POST', `/clients/${second.referralId}/notes`, { text: 'Later', shared: false })
  expect(await summary()).toEqual(before)
})

it('an abandoned form is deleted too', async () => {
  const { agents } = await testOffice(at.server, 2)
  const drafts = async () =>
    (await at.owner`select account_id as id from casework.referral_drafts order by updated_at`).map(({ id }) => id)
  for (const agent of agents) {
    await send(agent, 'PUT', '/referral-draft', { firstName: 'Am', niNumber: 'HL 11 22' })
    later(1)
  }
  const [first, second] = agents.map(({ accountId }) => accountId)
  expect(await drafts()).toEqual([first, second])
  later(RETENTION_DAYS.REFERRAL_DRAFTS + 0.5)
  await run('retention')
  expect(await drafts()).toEqual([second])
})
