import { randomUUID } from 'node:crypto'
import { PLACEMENT_STATES } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import postgres from 'postgres'
import { service } from '../app'
import { sustainedIn } from '../figures/store'
import { londonWeek } from '../figures/weeks'
import { form, testOffice } from '../testing/office'
import { askAtMilestones, remindOfChecks } from './milestones'

const NOW = new Date('2027-01-04T10:00:00.000Z')
let now = NOW

const { server, owner, database } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })
beforeEach(() => {
  now = NOW
})

async function send(who: TestPerson, method: 'GET' | 'POST', path: string, payload?: object) {
  const { token } = server.tokens.issue(who, now)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await server.app.inject({ method, url: `/api/casework${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
const db = () => server.kit('casework').db
const DAY_MS = 86_400_000
const passes = async (weeks: number, days = 0) => {
  now = new Date(NOW.getTime() + (weeks * 7 + days) * DAY_MS)
  await askAtMilestones(db(), now)
}

/** A client with an open case, an agent and a colleague. */
async function clientOf(office?: TestPerson[]) {
  const [agent, colleague] = (office ?? (await testOffice(server, 2)).agents) as [TestPerson, TestPerson]
  const client = await server.person('user')
  const referralId = (await send(agent, 'POST', '/referrals', form())).json.id as string
  await server.asOwner((tx) => emitEvent(tx, 'account.activated', referralId, 1, { referralId, accountId: client.accountId }))
  await server.runJobs()
  const { caseId } = (await send(agent, 'GET', `/referrals/${referralId}`)).json as { caseId: string }
  return { agent, colleague, client, referralId, caseId }
}
/** The same, after they started on the first day of the test at an employer here. */
async function placed(office?: TestPerson[]) {
  const people = await clientOf(office)
  const employer = await server.person('employer')
  const applicationId = randomUUID()
  const organisationId = randomUUID()
  const started = {
    applicationId,
    accountId: people.client.accountId,
    jobId: randomUUID(),
    jobTitle: 'Warehouse operative',
    company: 'Calder Foods',
    jobType: 'full-time',
    startedOn: '2027-01-04',
    employerAccountIds: [employer.accountId],
    organisationId,
  }
  await server.asOwner((tx) => emitEvent(tx, 'placement.started', applicationId, 3, started))
  await server.runJobs()
  return { ...people, employer, applicationId, organisationId }
}
type Placed = Awaited<ReturnType<typeof placed>>
const list = (who: TestPerson, asked: object = {}) => send(who, 'POST', '/placements/search', asked)
const ofCase = async ({ agent, caseId }: Pick<Placed, 'agent' | 'caseId'>) =>
  (await send(agent, 'GET', `/cases/${caseId}/placements`)).json.items[0]
const mine = async ({ client }: Pick<Placed, 'client'>) => (await send(client, 'GET', '/my-placements')).json.items[0]
const asked = async ({ employer }: Pick<Placed, 'employer'>, query = '') =>
  (await send(employer, 'GET', `/employer/placement-checks${query}`)).json.items
async function answerCheck(who: Placed, side: 'client' | 'employer', answer: 'working' | 'ended', more: object = {}) {
  const id = side === 'client' ? (await mine(who)).check?.id : (await asked(who))[0]?.id
  const path = side === 'client' ? `/my-placement-checks/${id}/answer` : `/employer/placement-checks/${id}/answer`
  return send(who[side], 'POST', path, { answer, ...more })
}
const eventsOf = async (type: string, field: string, value: string) =>
  (
    await owner<{ payload: Record<string, unknown> }[]>`
    select payload from events.log where type = ${type} and payload->>${field} = ${value} order by id`
  ).map(({ payload }) => payload)
const history = async (caseId: string) =>
  (
    await owner<
      { kind: string }[]
    >`select e.kind from casework.case_entries e join casework.cases c on c.account_id = e.account_id
      where c.id = ${caseId} and e.kind like 'placement%' order by e.id`
  ).map(({ kind }) => kind)

describe('a placement', () => {
  it('opens when a client starts work, once, and for people without a case by itself', async () => {
    const who = await placed()
    expect(await ofCase(who)).toMatchObject({
      jobTitle: 'Warehouse operative',
      source: 'onward',
      state: 'started',
      clientName: 'Amina Okafor',
      mine: true,
      milestones: [
        { weeks: 4, dueOn: '2027-02-01', outcome: 'to-come' },
        { weeks: 13, dueOn: '2027-04-05', outcome: 'to-come' },
        { weeks: 26, dueOn: '2027-07-05', outcome: 'to-come' },
      ],
      steps: [{ kind: 'opened', by: '' }],
    })
    expect(await mine(who)).toMatchObject({ state: 'started', check: null })
    const stranger = await server.person('user')
    const started = {
      applicationId: randomUUID(),
      accountId: stranger.accountId,
      jobId: randomUUID(),
      jobTitle: 'x',
      company: 'x',
      jobType: '',
      startedOn: '2027-01-04',
      employerAccountIds: [],
    }
    await server.asOwner((tx) => emitEvent(tx, 'placement.started', started.applicationId, 3, started))
    await server.runJobs()
    expect(await mine({ client: stranger })).toMatchObject({ jobTitle: 'x', state: 'started' })
    expect(
      (await list(who.agent, { whose: 'office' })).json.items.map((one: { jobTitle: string }) => one.jobTitle),
    ).not.toContain('x')
    // Asked like everybody else; later they are referred, and the start joins the case.
    await passes(4)
    const { check } = await mine({ client: stranger })
    expect(check).toMatchObject({ weeks: 4, answer: null, coached: false })
    expect((await send(stranger, 'POST', `/my-placement-checks/${check.id}/answer`, { answer: 'working' })).status).toBe(200)
    const referralId = (await send(who.agent, 'POST', '/referrals', form())).json.id as string
    await server.asOwner((tx) => emitEvent(tx, 'account.activated', referralId, 1, { referralId, accountId: stranger.accountId }))
    await server.runJobs()
    const { caseId } = (await send(who.agent, 'GET', `/referrals/${referralId}`)).json as { caseId: string }
    expect(await ofCase({ agent: who.agent, caseId })).toMatchObject({ jobTitle: 'x', state: 'weeks-4' })
    expect(await history(caseId)).toEqual(['placement-started'])
  })

  it('is checked at 4, 13 and 26 weeks, once each from any instance, and is sustained when one side confirms at the end', async () => {
    const who = await placed()
    await passes(3, 6)
    expect((await mine(who)).check).toBeNull()
    now = new Date('2027-02-01T10:00:00.000Z')
    await Promise.all([askAtMilestones(db(), now), askAtMilestones(db(), now), askAtMilestones(db(), now)])
    const { id } = await ofCase(who)
    expect(await eventsOf('placement.check', 'placementId', id)).toMatchObject([
      {
        weeks: 4,
        jobTitle: 'Warehouse operative',
        applicationId: who.applicationId,
        employerAccountIds: [who.employer.accountId],
      },
    ])
    expect(await asked(who)).toEqual([
      {
        id: (await mine(who)).check.id,
        applicationId: who.applicationId,
        jobTitle: 'Warehouse operative',
        startedOn: '2027-01-04',
        weeks: 4,
        answer: null,
      },
    ])
    expect((await answerCheck(who, 'client', 'working')).status).toBe(200)
    expect(await ofCase(who)).toMatchObject({
      state: 'weeks-4',
      milestones: [{ outcome: 'working', jobseeker: 'working', employer: null }, {}, {}],
    })
    await passes(13)
    await answerCheck(who, 'employer', 'working')
    expect(await asked(who, '?waiting=true')).toEqual([])
    expect(await asked(who, `?application=${who.applicationId}`)).toMatchObject([{ answer: 'working' }])
    await passes(26)
    expect(await ofCase(who)).toMatchObject({ state: 'weeks-26' })
    await answerCheck(who, 'client', 'working')
    expect(await ofCase(who)).toMatchObject({ state: 'sustained', milestones: [{}, {}, { outcome: 'working' }] })
    expect(await history(who.caseId)).toEqual([
      'placement-started',
      'placement-checked',
      'placement-checked',
      'placement-checked',
    ])
    const counted = await owner`select office_id from casework.cases where id = ${who.caseId}`
    const scope = { officeId: counted[0]?.office_id as string }
    expect(await db().withSystem((tx) => sustainedIn(tx, scope, [londonWeek(now), londonWeek(now, 1)]))).toEqual([1, 0])
  })

  it('without an answer at 26 weeks is not sustained', async () => {
    const who = await placed()
    await passes(4)
    await answerCheck(who, 'client', 'working')
    await passes(13)
    await passes(26)
    await passes(26, 29)
    expect(await ofCase(who)).toMatchObject({
      state: 'weeks-26',
      milestones: [{ outcome: 'working' }, { outcome: 'unknown' }, { outcome: 'unknown' }],
    })
    const { counts } = (await list(who.agent)).json
    expect(counts).toEqual({ open: 1, conflicts: 0, sustained: 0, ended: 0 })
  })

  it('ends by one answer, with the jobseeker’s reason, and nobody is asked again', async () => {
    const who = await placed()
    await passes(4)
    expect((await answerCheck(who, 'client', 'ended', { reason: 'new-job' })).status).toBe(200)
    expect(await ofCase(who)).toMatchObject({ state: 'ended', endedReason: 'new-job', endedOn: null })
    await passes(13)
    expect(await eventsOf('placement.check', 'accountId', who.client.accountId)).toHaveLength(1)
    expect(await history(who.caseId)).toEqual(['placement-started', 'placement-ended'])
  })
})

describe('the list', () => {
  it('is searched by name, in either order and without accents, or by NI number; never beyond the office or by place', async () => {
    const { agents } = await testOffice(server, 2)
    const who = await placed(agents)
    const other = await placed(agents)
    await owner`update casework.referrals set first_name = 'Zoë', last_name = 'Rees',
      search_text = E'zoe rees\\nrees zoe\\nokafor lane' where id = ${other.referralId}`
    const found = async (search: string, more: object = {}, by = who.agent) => {
      const { items, total, counts } = (await list(by, { search, ...more })).json
      expect(total).toBe(items.length)
      expect(counts.open).toBe(by === who.agent ? 2 : 0)
      return items.map(({ clientName }: { clientName: string }) => clientName)
    }
    expect(await found('okafor')).toEqual(['Amina Okafor'])
    expect(await found('  REES ZOË ')).toEqual(['Zoë Rees'])
    expect(await found('zoe', { show: 'conflicts' })).toEqual([])
    expect(await found('%')).toEqual([])
    expect(await found('zoe', {}, who.colleague)).toEqual([])
    const { niMask } = (await send(who.agent, 'GET', `/referrals/${who.referralId}`)).json
    expect(await found(niMask)).toContain('Amina Okafor')
    expect(await found('QQ999999D')).toEqual([])
    const [stranger] = (await testOffice(server)).agents as [TestPerson]
    expect(await found('zoe', { whose: 'office' }, stranger)).toEqual([])
  })
})

describe('a reminder', () => {
  const remind = () => remindOfChecks(db(), now)
  const asks = async (who: Placed) =>
    (await eventsOf('placement.check', 'accountId', who.client.accountId)).map(({ weeks, sides }) => [weeks, sides])
  const BOTH = ['jobseeker', 'employer']

  it('is sent a week later, once from any instance, at each milestone', async () => {
    const who = await placed()
    await passes(4)
    now = new Date(now.getTime() + 7 * DAY_MS - 1)
    await remind()
    expect(await asks(who)).toEqual([[4, BOTH]])
    now = new Date(now.getTime() + 1)
    await Promise.all([remind(), remind(), remind()])
    expect(await asks(who)).toEqual([
      [4, BOTH],
      [4, BOTH],
    ])
    expect((await ofCase(who)).steps.map(({ kind }: { kind: string }) => kind)).toEqual(['opened', 'asked', 'reminded'])
    await passes(6)
    await remind()
    await passes(13)
    await remind()
    expect(await asks(who)).toHaveLength(3)
    await passes(14)
    await remind()
    expect((await asks(who)).slice(2)).toEqual([
      [13, BOTH],
      [13, BOTH],
    ])
  })

  it.each([
    ['client', ['employer']],
    ['employer', ['jobseeker']],
  ] as const)('is sent to one side only, where the %s has answered', async (side, rest) => {
    const who = await placed()
    await passes(4)
    await answerCheck(who, side, 'working')
    await passes(5)
    await remind()
    expect(await asks(who)).toEqual([
      [4, BOTH],
      [4, rest],
    ])
  })

  it('is not sent where both have answered, the job is over or the agent knows', async () => {
    const [both, over, known] = [await placed(), await placed(), await placed()]
    await passes(4)
    await answerCheck(both, 'client', 'working')
    await answerCheck(both, 'employer', 'working')
    await answerCheck(over, 'client', 'ended')
    const check = (await mine(known)).check.id
    await send(known.agent, 'POST', `/placement-checks/${check}/settlement`, { outcome: 'working', reason: 'Payslip seen' })
    await passes(5)
    await remind()
    for (const who of [both, over, known]) expect(await asks(who)).toEqual([[4, BOTH]])
  })

  it('is not sent for questions that are over, nor for a milestone before the last', async () => {
    const late = await placed()
    await passes(4)
    await passes(8)
    await remind()
    expect(await asks(late)).toEqual([[4, BOTH]])
    const passed = await placed()
    await passes(12, 4)
    await passes(13)
    await passes(13, 4)
    await remind()
    expect(await asks(passed)).toEqual([
      [4, BOTH],
      [13, BOTH],
    ])
  })
})

describe('questions have an end', () => {
  it('an answer leaves the dashboard after a week, and a question after eight', async () => {
    const who = await placed()
    await passes(26)
    await passes(34)
    expect((await mine(who)).check).toMatchObject({ weeks: 26, answer: null })
    expect(await asked(who)).toHaveLength(1)
    await passes(34, 1)
    expect((await mine(who)).check).toBeNull()
    expect(await asked(who)).toEqual([])
    const other = await placed()
    await passes(4)
    await answerCheck(other, 'client', 'working')
    await passes(5)
    expect((await mine(other)).check).toMatchObject({ answer: 'working' })
    await passes(5, 1)
    expect((await mine(other)).check).toBeNull()
    expect(await asked(other)).toHaveLength(1)
  })

  it('goes on after the referral was withdrawn, out of the sight of the office', async () => {
    const who = await placed()
    const move = (applicationId: string, state: 'offered' | 'declined') =>
      server.asOwner((tx) =>
        emitEvent(tx, 'application.moved', applicationId, state === 'offered' ? 1 : 2, {
          applicationId,
          accountId: who.client.accountId,
          jobTitle: 'x',
          company: 'x',
          state,
          by: 'employer',
          employerAccountIds: [],
        }),
      )
    const [open, over] = [randomUUID(), randomUUID()]
    await move(open, 'offered')
    await move(over, 'offered')
    await move(over, 'declined')
    await server.runJobs()
    // Said before it is withdrawn.
    expect((await send(who.agent, 'GET', `/referrals/${who.referralId}`)).json.underWay).toEqual({ offers: 1, starts: 1 })
    await send(who.agent, 'POST', `/referrals/${who.referralId}/withdrawal`, { reason: 'asked-to-stop' })
    await passes(13)
    expect(await eventsOf('placement.check', 'accountId', who.client.accountId)).toMatchObject([{ weeks: 13 }])
    await answerCheck(who, 'employer', 'ended')
    await answerCheck(who, 'client', 'working')
    expect(await mine(who)).toMatchObject({ state: 'weeks-13', check: { answer: 'working' } })
    // No work coach is there to settle what both sides say differently.
    expect(await eventsOf('placement.conflict', 'referralId', who.referralId)).toEqual([])
    expect(await ofCase(who)).toBeUndefined()
    await passes(26)
    await answerCheck(who, 'client', 'working')
    expect((await mine(who)).state).toBe('sustained')
  })
})

describe('a conflict', () => {
  async function inConflict() {
    const who = await placed()
    await passes(13)
    await answerCheck(who, 'employer', 'ended')
    await answerCheck(who, 'client', 'working')
    return who
  }

  it('is announced to the agent once, comes first in the list, and neither side learns the other’s answer', async () => {
    const who = await inConflict()
    expect(await ofCase(who)).toMatchObject({ state: 'weeks-13', conflict: true })
    expect(await eventsOf('placement.conflict', 'agentAccountId', who.agent.accountId)).toEqual([
      { placementId: (await ofCase(who)).id, referralId: who.referralId, agentAccountId: who.agent.accountId },
    ])
    expect(await mine(who)).toMatchObject({ check: { answer: 'working' } })
    expect(JSON.stringify(await mine(who))).not.toContain('"ended"')
    expect(JSON.stringify(await asked(who))).not.toContain('working')
    // The job goes on after all, as the case sees it.
    expect(await history(who.caseId)).toEqual(['placement-started', 'placement-ended', 'placement-started'])
    const other = await clientOf([who.agent, who.colleague])
    await send(who.agent, 'POST', `/cases/${other.caseId}/placements`, {
      jobTitle: 'Cook',
      company: 'Cafe',
      startedOn: '2027-01-05',
    })
    const { items, counts } = (await list(who.agent)).json
    expect(items.map(({ conflict }: { conflict: boolean }) => conflict)).toEqual([true, false])
    expect(counts).toEqual({ open: 2, conflicts: 1, sustained: 0, ended: 0 })
    expect((await list(who.agent, { show: 'conflicts' })).json).toMatchObject({
      total: 1,
      items: [{ conflict: true }],
    })
    expect((await list(who.colleague)).json.items).toEqual([])
    expect((await list(who.colleague, { whose: 'office' })).json.total).toBe(2)
  })

  it.each([
    ['working', 'weeks-13'],
    ['unknown', 'weeks-13'],
    ['ended', 'ended'],
  ] as const)('is settled as %s with a reason that only the office reads', async (outcome, state) => {
    const who = await inConflict()
    const { id } = (await mine(who)).check
    const path = `/placement-checks/${id}/settlement`
    expect((await send(who.agent, 'POST', path, { outcome })).status).toBe(422)
    const settled = await send(who.colleague, 'POST', path, { outcome, reason: 'Payslip of March seen', endReason: 'let-go' })
    expect(settled).toMatchObject({ status: 200, json: { state } })
    expect(await ofCase(who)).toMatchObject({ state, conflict: false, ...(state === 'ended' && { endedReason: 'let-go' }) })
    expect((await ofCase(who)).steps.at(-1)).toMatchObject({
      kind: `settled-${outcome}`,
      by: 'Sian Coach1',
      note: 'Payslip of March seen',
    })
    expect(JSON.stringify([await mine(who), await asked(who)])).not.toContain('Payslip')
    // What is settled takes no more answers.
    expect((await send(who.client, 'POST', `/my-placement-checks/${id}/answer`, { answer: 'ended' })).status).toBe(409)
  })

  it('is over when somebody changes their answer', async () => {
    const who = await inConflict()
    await answerCheck(who, 'employer', 'working')
    expect(await ofCase(who)).toMatchObject({ conflict: false, state: 'weeks-13' })
  })
})

describe('a placement from elsewhere', () => {
  const job = { jobTitle: 'Cook', company: 'Cafe Nord', startedOn: '2027-01-04', note: 'Told me by phone' }

  it('is recorded by an agent, followed like the others, and asks the jobseeker only', async () => {
    const who = await clientOf()
    expect((await send(who.agent, 'POST', `/cases/${who.caseId}/placements`, job)).status).toBe(200)
    expect(await ofCase(who)).toMatchObject({
      source: 'elsewhere',
      steps: [{ kind: 'recorded', by: 'Sian Coach0', note: job.note }],
    })
    await passes(4)
    expect(await eventsOf('placement.check', 'accountId', who.client.accountId)).toMatchObject([
      { applicationId: null, employerAccountIds: [] },
    ])
    expect(JSON.stringify(await mine(who))).not.toContain('phone')
    expect(await history(who.caseId)).toEqual(['placement-started'])
  })

  it('that began long ago is asked about the latest milestone only', async () => {
    const who = await clientOf()
    now = new Date('2027-05-04T10:00:00.000Z')
    await send(who.agent, 'POST', `/cases/${who.caseId}/placements`, job)
    await askAtMilestones(db(), now)
    expect(await ofCase(who)).toMatchObject({
      state: 'weeks-13',
      milestones: [{ outcome: 'not-asked', checkId: null }, { outcome: 'waiting' }, { outcome: 'to-come' }],
    })
  })

  it.each([
    [{ ...job, startedOn: '2027-01-05' }, 'startedOn', 'This day is still to come. Record the job once it has started.'],
    [{ ...job, startedOn: '2025-01-05' }, 'startedOn', 'Enter a first day within the last year'],
    [{ ...job, startedOn: '2027-02-30' }, 'startedOn', 'Enter a real date'],
    [{ ...job, jobTitle: '' }, 'jobTitle', 'Enter the job title'],
    [{ ...job, company: ' ' }, 'company', 'Enter the employer'],
  ])('refuses %j', async (body, field, message) => {
    const who = await clientOf()
    const answer = await send(who.agent, 'POST', `/cases/${who.caseId}/placements`, body)
    expect([answer.status, answer.json.errors]).toEqual([422, [{ field, message }]])
  })

  it('ends with a coded reason and a day between the first one and today', async () => {
    const who = await clientOf()
    const { id } = (await send(who.agent, 'POST', `/cases/${who.caseId}/placements`, job)).json
    now = new Date('2027-01-20T10:00:00.000Z')
    const end = (endedOn: string, reason = 'fixed-term-over') =>
      send(who.agent, 'POST', `/placements/${id}/end`, { endedOn, reason })
    expect((await end('2027-01-03')).json.errors[0].message).toBe('The last day cannot be before the first day')
    expect((await end('2027-01-21')).status).toBe(422)
    expect((await end('2027-01-15', 'bored')).status).toBe(422)
    expect((await end('2027-01-15')).json).toMatchObject({ state: 'ended' })
    expect(await ofCase(who)).toMatchObject({ endedOn: '2027-01-15', endedReason: 'fixed-term-over', state: 'ended' })
    expect((await end('2027-01-15')).status).toBe(409)
    await passes(4)
    expect(await mine(who)).toMatchObject({ state: 'ended', check: null })
  })
})

describe('the funnel', () => {
  it('counts people who got at least that far, of the office only', async () => {
    const { agents } = await testOffice(server, 2)
    await send(agents[0] as TestPerson, 'POST', '/referrals', form())
    await clientOf(agents)
    const who = await placed(agents)
    await passes(13)
    await answerCheck(who, 'client', 'working')
    const funnel = async (query = '') =>
      (await send(who.agent, 'GET', `/placements/funnel${query}`)).json.steps.map(({ count }: { count: number }) => count)
    expect(await funnel()).toEqual([3, 2, 1, 1, 1, 1, 1, 1, 0])
    expect(await funnel('?whose=mine&period=all')).toEqual([3, 2, 1, 1, 1, 1, 1, 1, 0])
    const [stranger] = (await testOffice(server)).agents as [TestPerson]
    expect(
      (await send(stranger, 'GET', '/placements/funnel')).json.steps.every(({ count }: { count: number }) => count === 0),
    ).toBe(true)
    await passes(14)
    expect(await funnel('?period=weeks-13')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
  })
})

describe('access', () => {
  it('another office, another person and another employer find nothing', async () => {
    const who = await placed()
    await passes(4)
    const { id } = await ofCase(who)
    const check = (await mine(who)).check.id
    const [stranger] = (await testOffice(server)).agents as [TestPerson]
    const [person, employer] = [await server.person('user'), await server.person('employer')]
    const end = { endedOn: '2027-01-20', reason: 'left' }
    expect((await send(stranger, 'POST', `/placements/${id}/end`, end)).status).toBe(404)
    expect(
      (await send(stranger, 'POST', `/placement-checks/${check}/settlement`, { outcome: 'ended', reason: 'x' })).status,
    ).toBe(404)
    expect((await send(stranger, 'GET', `/cases/${who.caseId}/placements`)).status).toBe(404)
    expect((await send(person, 'POST', `/my-placement-checks/${check}/answer`, { answer: 'ended' })).status).toBe(404)
    expect((await send(employer, 'POST', `/employer/placement-checks/${check}/answer`, { answer: 'ended' })).status).toBe(404)
    expect((await send(employer, 'GET', '/employer/placement-checks')).json.items).toEqual([])
  })

  it('is given to people who join the employer, and taken from those who leave', async () => {
    const who = await placed()
    await passes(4)
    const colleague = await server.person('employer')
    const changes = (accountId: string, change: 'joined' | 'left', version: number) =>
      server.asOwner((tx) =>
        emitEvent(tx, 'organisation.member', accountId, version, {
          organisationId: who.organisationId,
          name: 'Calder Foods',
          accountId,
          change,
          ownerAccountIds: [],
          colleagueAccountIds: [],
        }),
      )
    await changes(colleague.accountId, 'joined', 1)
    await changes(who.employer.accountId, 'left', 1)
    await server.runJobs()
    expect(await asked(who)).toEqual([])
    expect(await asked({ employer: colleague })).toHaveLength(1)
  })

  it('is limited: an employer’s session sees no row, and the jobseeker’s no reasons of the office', async () => {
    const who = await placed()
    await passes(4)
    const role = postgres(database.urls.casework, { max: 1, onnotice: () => undefined })
    const seen = ({ sessionId }: { sessionId: string }) =>
      role.begin(async (tx) => {
        await tx`select auth.begin(${sessionId})`
        return {
          placements: (await tx`select id from casework.placements`).length,
          checks: (await tx`select id from casework.placement_checks`).length,
          steps: (await tx`select id from casework.placement_steps`).length,
          changed: (await tx`update casework.placements set state = 'sustained' returning id`).length,
        }
      })
    try {
      expect(await seen(who.employer)).toEqual({ placements: 0, checks: 0, steps: 0, changed: 0 })
      expect(await seen(who.client)).toEqual({ placements: 1, checks: 1, steps: 0, changed: 0 })
      expect(await seen(who.agent)).toMatchObject({ placements: 1, checks: 1, steps: 2, changed: 0 })
      expect(await seen(await server.person('user'))).toMatchObject({ placements: 0, checks: 0 })
    } finally {
      await role.end()
    }
  })

  it('placements are deleted with the person', async () => {
    const who = await placed()
    await passes(4)
    const { accountId } = who.client
    await server.asOwner((tx) => emitEvent(tx, 'account.erased', accountId, 1, { accountId }))
    await server.runJobs()
    expect(await owner`select id from casework.placements where account_id = ${accountId}`).toEqual([])
  })
})

it('the database holds to the states of the table', async () => {
  const [known] = await owner`select pg_get_constraintdef(oid) as def from pg_constraint where conname = 'placements_state_check'`
  for (const state of PLACEMENT_STATES) expect(known?.def).toContain(`'${state}'`)
})
