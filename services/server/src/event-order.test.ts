import { createHash } from 'node:crypto'
import { EVENT_TYPES, EVENTS, type EventInput, type EventType, type ServiceName } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { form, testOffice } from '@onward/service-casework/testing/office'
import { servicesUnderTest } from '@onward/testing/services'
import { ALL_SERVICES } from './services'

/** A history of events, shuffled, failing and repeated, leaves every service as the same history in order does. */

const NOW = new Date('2026-11-23T12:00:00Z')
const { server, owner } = servicesUnderTest({ services: ALL_SERVICES, clock: () => NOW, config: { rateFactor: 1_000 } })

/** Random numbers from 0 to 1 that a seed decides (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The same people and things for each run, with ids of its own. */
class Run {
  readonly names = new Map<string, string>()
  constructor(readonly key: string) {}
  id(name: string): string {
    const hex = createHash('sha256').update(`${this.key} ${name}`).digest('hex')
    const id = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
    this.names.set(id, name)
    return id
  }
  know(name: string, id: string): string {
    this.names.set(id, name)
    return id
  }
}

const emit = <T extends EventType>(type: T, subject: string, version: number, payload: EventInput<T>) =>
  server.asOwner((tx) => emitEvent(tx, type, subject, version, payload))

interface Setup {
  run: Run
  caseId: string
  referralId: string
  officeId: string
  coach: string
  otherCoach: string
}
/** An office with two coaches, and a client with an open case. */
async function setUp(key: string): Promise<Setup> {
  const run = new Run(key)
  const office = await testOffice(server, 2)
  const [coach, otherCoach] = office.agents.map(({ accountId }, n) => run.know(`coach ${n}`, accountId)) as [string, string]
  const zoe = run.id('zoe')
  const names = { firstName: 'Zoe', lastName: 'Li', organisationName: '' }
  await emit('account.registered', zoe, 1, { accountId: zoe, role: 'user', ...names })
  const [agent] = office.agents
  const sent = await server.app.inject({
    ...{ method: 'POST', url: '/api/casework/referrals', headers: agent?.headers ?? {} },
    payload: form({ email: `${zoe}@test.example` }),
  })
  const referralId = run.know('referral', sent.json().id)
  await emit('account.activated', referralId, 1, { referralId, accountId: zoe })
  await server.runJobs()
  const [row] = await owner<{ id: string }[]>`select id from casework.cases where referral_id = ${referralId}`
  return { run, caseId: run.know('case', row?.id ?? ''), referralId, officeId: run.know('office', office.id), coach, otherCoach }
}

const calendar = (startsAt: string, sequence: number) => ({
  ...{ startsAt, minutes: 30, place: 'Leeds', sequence },
  changedAt: '2026-11-20T09:00:00.000Z',
})

/** Told as the services tell it, and handled by nobody yet. */
async function tell({ run, caseId, referralId, officeId, coach, otherCoach }: Setup): Promise<void> {
  const id = (name: string) => run.id(name)
  const zoe = id('zoe')
  let version = 10
  const next = () => {
    version += 1
    return version
  }
  const account = async (name: string, role: 'user' | 'employer') => {
    const accountId = id(name)
    const names = { firstName: name, lastName: 'X', organisationName: '', ...(role === 'employer' && { invited: true }) }
    await emit('account.registered', accountId, next(), { accountId, role, ...names })
    await emit('account.email', accountId, next(), { accountId, email: `${name}@one.example` })
    await emit('account.contact', accountId, next(), {
      ...{ accountId, email: `${name}@one.example`, firstName: name, language: 'en', active: false },
    })
  }
  for (const name of ['ming', 'gone']) await account(name, 'user')
  for (const name of ['rhian', 'owen', 'bea', 'cai', 'dai']) await account(name, 'employer')

  for (const [n, firstName] of ['Zoe', 'Zoey', 'Zoë'].entries()) {
    await emit('account.contact', zoe, next(), {
      ...{ accountId: zoe, email: `zoe${n}@one.example`, firstName, language: n === 1 ? 'cy' : 'en', active: n === 1 },
    })
    await emit('account.email', zoe, next(), { accountId: zoe, email: `zoe${n}@one.example` })
    await emit('contact.preferences', zoe, next(), {
      ...{ accountId: zoe, phone: `0770090012${n}`, email: n !== 1, sms: n === 2, jobAlerts: n === 0 },
    })
    await emit('jobseeker.named', zoe, next(), { accountId: zoe, firstName, lastName: `Li ${n}` })
    await emit('jobseeker.match-profile', zoe, next(), {
      ...{ accountId: zoe, skills: [{ skillId: n === 2 ? 'cleaning' : 'driving', level: n + 1 }], titles: [`Title ${n}`] },
      ...{ experienceYears: n, position: null, place: 'Leeds', travelMiles: 10 + n, contracts: [] },
      ...{ remoteOnly: n === 1, wantedFeatures: [] },
    })
    await emit('jobseeker.visibility', zoe, next(), { accountId: zoe, cvId: n === 1 ? null : id(`cv ${n}`) })
    await emit('coach.sharing', zoe, next(), { accountId: zoe, matches: n !== 1 })
    await emit('record.sealed', zoe, next(), {
      ...{ accountId: zoe, sealed: n !== 1, readers: n === 2 ? [{ accountId: otherCoach, until: null }] : [] },
    })
    await emit('case.assigned', caseId, 100 + next(), {
      ...{ caseId, referralId, accountId: zoe, officeId, officeName: 'Office' },
      agentAccountId: n === 1 ? otherCoach : coach,
      ...{ agentName: `Coach ${n}`, open: true, handedOn: n === 1 },
    })
    await emit('cv.analysed', id(`cv ${n}`), 1, { accountId: zoe, cvId: id(`cv ${n}`), score: 50 + n, refusal: null })
  }

  const [a, b] = [id('organisation A'), id('organisation B')]
  const [rhian, owen, bea, cai, dai] = ['rhian', 'owen', 'bea', 'cai', 'dai'].map(id) as [string, string, string, string, string]
  const job = { jobId: id('job'), jobTitle: 'Cook', company: 'Bright & Co' }
  const submitted = (name: string, accountId: string, organisationId: string, staff: string[]) =>
    emit('application.submitted', id(name), 1, {
      ...{ applicationId: id(name), accountId, organisationId, ...job, disclosureId: id(`disclosure ${name}`) },
      ...{ employerAccountIds: staff, anonymous: true },
    })
  const moved = (
    name: string,
    from: EventInput<'application.moved'>['state'],
    state: EventInput<'application.moved'>['state'],
    interview: EventInput<'application.moved'>['interview'] = null,
  ) =>
    emit('application.moved', id(name), next(), {
      ...{ applicationId: id(name), accountId: zoe, jobTitle: job.jobTitle, company: job.company, from, state },
      by: state === 'interview_scheduled' || state === 'accepted' ? 'jobseeker' : 'employer',
      ...{ interview, employerAccountIds: [rhian, owen], anonymous: state === 'under_review' },
    })
  const changed = (about: EventInput<'interview.changed'>['about'], startsAt: string, sequence: number) =>
    emit('interview.changed', id('interview'), next(), {
      ...{ interviewId: id('interview'), applicationId: id('first'), accountId: zoe, jobTitle: job.jobTitle },
      ...{ company: job.company, about, calendar: calendar(startsAt, sequence), employerAccountIds: [rhian, owen] },
    })
  const member = (accountId: string, organisationId: string, change: 'joined' | 'left' | 'removed', colleagues: string[]) =>
    emit('organisation.member', accountId, next(), {
      ...{ organisationId, name: 'Bright & Co', accountId, change, ownerAccountIds: [rhian], colleagueAccountIds: colleagues },
    })
  const decided = (organisationId: string, decision: 'suspended' | 'restored', staff: string[]) =>
    emit('organisation.decided', organisationId, next(), {
      ...{ organisationId, name: 'Bright & Co', decision, employerAccountIds: staff },
    })
  const jobState = (state: string) =>
    emit('job.state', job.jobId, next(), { jobId: job.jobId, title: job.jobTitle, state, employerAccountIds: [rhian] })

  await jobState('active')
  await submitted('first', zoe, a, [rhian, owen])
  await moved('first', 'submitted', 'under_review')
  await member(cai, a, 'joined', [rhian, owen])
  await submitted('second', zoe, a, [rhian, owen, cai])
  await moved('first', 'under_review', 'shortlisted')
  await member(owen, a, 'left', [rhian, cai])
  await submitted('third', id('ming'), b, [bea])
  await moved('first', 'shortlisted', 'interview_invited', { id: id('interview'), state: 'proposed', calendar: null })
  const agreed = { id: id('interview'), state: 'confirmed' as const, calendar: calendar('2026-11-30T09:30:00.000Z', 0) }
  await moved('first', 'interview_invited', 'interview_scheduled', agreed)
  await jobState('closed')
  await member(owen, b, 'joined', [bea])
  await changed('changed', '2026-12-01T09:30:00.000Z', 1)
  await decided(a, 'suspended', [rhian, cai])
  await member(cai, a, 'removed', [rhian])
  await changed('cancelled', '2026-12-01T09:30:00.000Z', 2)
  await moved('first', 'interview_scheduled', 'rejected')
  await decided(a, 'restored', [rhian])
  await member(dai, a, 'joined', [rhian])
  await moved('second', 'submitted', 'offered')
  await emit('offer.changed', id('second'), next(), {
    ...{ applicationId: id('second'), accountId: zoe, jobTitle: job.jobTitle, company: job.company },
    ...{ about: 'corrected', startsOn: '2026-12-07' },
  })
  await moved('second', 'offered', 'accepted')
  await emit('placement.started', id('second'), next(), {
    ...{ applicationId: id('second'), accountId: zoe, ...job, jobType: 'full-time', startedOn: '2026-11-20' },
    ...{ employerAccountIds: [rhian, dai], organisationId: a },
  })
  await member(dai, a, 'left', [rhian])
  await decided(b, 'suspended', [bea, owen])
  await jobState('active')

  for (const [name, badge] of [
    ['badge 1', 'workplace-readiness'],
    ['badge 2', 'cv-cover-letter-basics'],
  ] as const) {
    const award = { accountId: zoe, credentialId: id(name), badge }
    await emit('badge.awarded', id(name), 1, { ...award, cvId: null })
    if (name === 'badge 1') await emit('badge.revoked', id(name), 2, award)
  }
  for (const [n, about] of (['made', 'moved', 'cancelled'] as const).entries())
    await emit('appointment.changed', id('appointment'), n + 1, {
      ...{ appointmentId: id('appointment'), accountId: zoe, agentAccountId: coach, agentName: 'Coach', about },
      calendar: calendar('2026-12-02T10:00:00.000Z', n),
    })
  for (const act of ['cv-looked', 'matches-found', 'cv-looked'] as const)
    await emit('coach.act', id('cv 1'), next(), {
      ...{ act, accountId: zoe, caseId, referralId, agentAccountId: coach, agentName: 'Coach', officeName: 'Office' },
    })
  await emit('case.shared', id('note'), 1, { accountId: zoe, about: 'note', agentName: 'Coach', officeName: 'Office' })
  await emit('pool.invited', id('invitation'), 1, { invitationId: id('invitation'), accountId: zoe, ...job })
  await emit('pool.accepted', id('invitation'), 2, {
    ...{ invitationId: id('invitation'), accountId: zoe, jobId: job.jobId, jobTitle: job.jobTitle, employerAccountIds: [rhian] },
  })
  await emit('alert.matched', id('alert'), 1, { accountId: zoe, alertId: id('alert'), count: 2, ...job })

  const invited = (round: number, email: string) =>
    emit('referral.invited', id('referral 2'), round, {
      ...{ referralId: id('referral 2'), accountId: id('invited'), firstName: 'Ann', lastName: 'Lo', email, phone: '' },
      ...{ jobcentre: 'Leeds', language: 'en', round },
    })
  await invited(1, 'ann@one.example')
  await invited(2, 'ann@two.example')
  await emit('referral.withdrawn', id('referral 2'), 3, { referralId: id('referral 2'), accountId: id('invited') })

  const ming = { accountId: id('ming') }
  const eraseAt = '2026-12-07T12:00:00.000Z'
  await emit('account.closing', ming.accountId, next(), { ...ming, eraseAt })
  await emit('account.kept', ming.accountId, next(), ming)
  await submitted('fourth', id('gone'), a, [rhian])
  await emit('account.erased', id('gone'), next(), { accountId: id('gone') })
}

interface Waiting {
  task: string
  event: string
}
const waiting = () =>
  owner<Waiting[]>`select t.identifier as task, j.payload->>'event' as event from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier like '%.event' order by (j.payload->>'event')::bigint, 1`
const finish = ({ task, event }: Waiting) =>
  owner`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = ${task} and j.payload->>'event' = ${event}
      and j.id = (select min(k.id) from graphile_worker._private_jobs k where k.task_id = t.id and k.payload->>'event' = ${event})`
const doTask = ({ task, event }: Waiting) => server.background.tasks[task]?.({ event })

async function handleInOrder(): Promise<void> {
  for (let [first] = await waiting(); first; [first] = await waiting()) {
    await doTask(first)
    await finish(first)
  }
  await server.runJobs()
}

/** Any waiting event next; some fail at their end and wait, some are done twice. */
async function handleShuffled(random: () => number): Promise<{ failed: number; repeated: number }> {
  const counts = { failed: 0, repeated: 0 }
  for (let left = await waiting(); left.length > 0; left = await waiting()) {
    const one = left[Math.floor(random() * left.length)] as Waiting
    if (random() < 0.2) {
      await owner`insert into public.faults values (${one.task.replace('.event', '')}, ${one.event})`
      // Before its turn nothing is handled, so nothing fails.
      await doTask(one)?.then(
        () => finish(one),
        () => {
          counts.failed += 1
        },
      )
      await owner`delete from public.faults`
      continue
    }
    await doTask(one)
    if (random() < 0.2) {
      counts.repeated += 1
      await doTask(one)
    }
    await finish(one)
  }
  await server.runJobs()
  return counts
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const SERVICES = ['identity', 'jobseekers', 'learning', 'jobs', 'casework', 'messaging']
/** Numbers by which tables order what happened to everybody, and what each run has of its own. */
const PASSING = new Set([
  ...['seq', 'event', 'event_id', 'version', 'last_seq', 'read_seq', 'delivered_seq'],
  ...['staff_id', 'ni_parts'],
])

const isNumber = (key: string, value: unknown) => key === 'id' && typeof value === 'number'

/** All rows of all services that name somebody or something of a run, with names for ids; without times, other ids and running numbers. */
async function stateOf({ names }: Run): Promise<Record<string, string[]>> {
  const tables = await owner<{ schema: string; name: string }[]>`select table_schema as schema, table_name as name
    from information_schema.tables where table_schema in ${owner(SERVICES)} and table_type = 'BASE TABLE' and table_name <> 'acts' order by 1, 2`
  const state: Record<string, string[]> = {}
  for (const { schema, name } of tables) {
    const rows = await owner<{ row: Record<string, unknown> }[]>`select to_jsonb(t) as row from ${owner(schema)}.${owner(name)} t`
    const mine = rows
      .map(({ row }) => JSON.stringify(Object.entries(row).filter(([key, value]) => !PASSING.has(key) && !isNumber(key, value))))
      .filter((text) => [...text.matchAll(UUID)].some(([id]) => names.has(id)))
      .map((text) =>
        text
          .replace(UUID, (id) => names.get(id) ?? '(id)')
          .replace(/\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)/g, '(time)')
          .replace(/\\\\x[0-9a-f]+/g, '(bytes)')
          .replace(/"\d+\.[\w-]{16}\.[\w-]+\.[\w-]+"/g, '"(sealed)"'),
      )
    if (mine.length > 0) state[`${schema}.${name}`] = mine.sort()
  }
  return state
}
/** A person's bell, in its order. */
const bellOf = async (run: Run) =>
  (
    await owner<
      { line: string }[]
    >`select concat_ws(' ', kind, facts->>'state', facts->>'sequence') as line from messaging.notices
      where account_id = ${run.id('zoe')} order by seq`
  ).map(({ line }) => line)

let expected: { state: Record<string, string[]>; bell: string[] }
beforeAll(async () => {
  await owner`create table public.faults (service text, event bigint)`
  await owner.unsafe(`create function public.fail_at_the_end() returns trigger language plpgsql security definer as $$ begin
    if exists (select from public.faults f where f.service = new.subscriber and f.event = new.event) then raise exception 'a fault'; end if;
    return null; end $$`)
  // At the end of the handler's transaction, after all that it wrote.
  await owner`create constraint trigger fault after insert on events.handled deferrable initially deferred
    for each row execute function public.fail_at_the_end()`
  const setup = await setUp('in order')
  await tell(setup)
  await handleInOrder()
  expected = { state: await stateOf(setup.run), bell: await bellOf(setup.run) }
})

it('is a history that reaches every service', () => {
  const services = new Set(Object.keys(expected.state).map((name) => name.split('.')[0]))
  expect([...services].sort()).toEqual(['casework', 'identity', 'jobs', 'jobseekers', 'messaging'])
  expect(expected.bell.length).toBeGreaterThan(10)
})

it.each([1, 20_261_129, 77])('ends the same, shuffled with seed %i', async (seed) => {
  const setup = await setUp(`seed ${seed}`)
  await tell(setup)
  const counts = await handleShuffled(randomOf(seed))
  expect(counts.failed).toBeGreaterThan(0)
  expect(counts.repeated).toBeGreaterThan(0)
  expect(await bellOf(setup.run)).toEqual(expected.bell)
  expect(await stateOf(setup.run)).toEqual(expected.state)
  expect(await owner`select * from events.turns`).toHaveLength(0)

  // All of it once more, to everybody.
  const told = await owner<{ id: string; type: EventType }[]>`select id, type from events.log order by id desc`
  for (const { id, type } of told.filter((one) => EVENT_TYPES.includes(one.type)))
    for (const service of EVENTS[type].subscribers as readonly ServiceName[])
      await doTask({ task: `${service}.event`, event: String(id) })
  expect(await stateOf(setup.run)).toEqual(expected.state)
})

it('ends otherwise where events do not wait for their turn, so the history can tell', async () => {
  await owner.unsafe(
    `create or replace function events.must_wait(subscriber text, event_id bigint) returns boolean language sql as 'select false'`,
  )
  const setup = await setUp('without turns')
  await tell(setup)
  await handleShuffled(randomOf(1))
  expect(await bellOf(setup.run)).not.toEqual(expected.bell)
  const state = await stateOf(setup.run)
  const differing = Object.keys(expected.state).filter((name) => state[name]?.join() !== expected.state[name]?.join())
  expect(differing).toEqual(expect.arrayContaining(['casework.placements', 'jobs.access_grants', 'jobseekers.profiles']))
})
