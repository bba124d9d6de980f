import { randomUUID } from 'node:crypto'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { findSkills } from '@onward/taxonomy'
import { servicesUnderTest } from '@onward/testing/services'
import { sql } from 'drizzle-orm'
import { service } from '../app'
import { loadDemo } from '../demo/load'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const officeId = randomUUID()

const { server, owner } = servicesUnderTest({ services: [service], clock: () => NOW, config: { rateFactor: 100 } })
beforeAll(async () => {
  await loadDemo({ db: server.kit('jobs').db, clock: () => NOW })
})

const ask = (who: TestPerson, method: 'GET' | 'POST' | 'DELETE', at: string, payload: object = {}) =>
  server.app.inject({ method, url: `/api/jobs${at}`, headers: who.headers, ...(method !== 'GET' && { payload }) })

async function agent(office = officeId): Promise<TestPerson> {
  const person = await server.person('agent')
  const facts = { accountId: person.accountId, role: 'agent' as const, officeId: office, staffId: 'S1' }
  await server.asOwner((tx) =>
    emitEvent(tx, 'staff.joined', person.accountId, 1, { ...facts, firstName: 'Siân', lastName: 'Hughes' }),
  )
  return person
}
interface Client {
  caseId: string
  referralId: string
  person: TestPerson
}
const assigned = (to: TestPerson, { caseId, referralId, person }: Client, version: number, open: boolean, office = officeId) =>
  server.asOwner((tx) =>
    emitEvent(tx, 'case.assigned', caseId, version, {
      caseId,
      referralId,
      accountId: person.accountId,
      officeId: office,
      officeName: 'Leeds',
      agentAccountId: to.accountId,
      agentName: 'Siân Hughes',
      open,
    }),
  )
const shares = ({ person }: Client, matches: boolean, version: number) =>
  server.asOwner((tx) => emitEvent(tx, 'coach.sharing', person.accountId, version, { accountId: person.accountId, matches }))
/** A person in Leeds with retail and care skills, and with private preferences. */
const profile = ({ person: { accountId } }: Client) =>
  server.asOwner((tx) =>
    emitEvent(tx, 'jobseeker.match-profile', accountId, 1, {
      accountId,
      skills: ['Customer service', 'Till work', 'Personal care', 'Dementia care', 'Food hygiene'].flatMap((name) =>
        findSkills(name).map(({ skillId }) => ({ skillId, level: 3 })),
      ),
      titles: ['Care Assistant', 'Sales Assistant'],
      experienceYears: 4,
      position: { lat: 53.82, lon: -1.5 },
      place: 'Leeds',
      travelMiles: 10,
      contracts: [],
      remoteOnly: false,
      wantedFeatures: ['Quiet workspace'],
    }),
  )
async function client(to: TestPerson, does: { shares?: boolean; profile?: boolean } = {}): Promise<Client> {
  const one = { caseId: randomUUID(), referralId: randomUUID(), person: await server.person('user') }
  await assigned(to, one, 1, true)
  if (does.shares) await shares(one, true, 1)
  if (does.profile) await profile(one)
  await server.runJobs()
  return one
}
async function ran(who: TestPerson) {
  const { id } = (await ask(who, 'POST', '/match-runs')).json()
  await server.runJobs()
  const { run } = (await ask(who, 'GET', '/match-runs/latest')).json()
  const { items } = (await ask(who, 'GET', `/match-runs/${id}/clients`)).json()
  return { id, run, items }
}
const actsOf = async ({ person }: Client) =>
  owner<{ act: string; count: number }[]>`select payload->>'act' as act, (payload->>'count')::int as count from events.log
    where type = 'coach.act' and payload->>'accountId' = ${person.accountId} order by id`

describe('a run of the job match', () => {
  it('finds what each sharing client finds themselves, with the same scores and without needs at work', async () => {
    const coach = await agent()
    const [open, shut, blank] = [
      await client(coach, { shares: true, profile: true }),
      await client(coach, { profile: true }),
      await client(coach, { shares: true }),
    ]
    const { run, items } = await ran(coach)
    expect(run).toMatchObject({ state: 'done', total: 3, done: 3, counts: { found: 1, nothing: 0, noSkills: 1, notShared: 1 } })
    expect(items.map(({ referralId, state }: { referralId: string; state: string }) => [referralId, state])).toEqual([
      [open.referralId, 'found'],
      [blank.referralId, 'no-skills'],
      [shut.referralId, 'not-shared'],
    ])
    const own = (await ask(open.person, 'GET', '/match-summary')).json()
    const [first] = items
    expect(first.matches).toBe(own.matches)
    expect(first.jobs.length).toBeGreaterThan(0)
    for (const job of first.jobs) {
      const theirs = (await ask(open.person, 'GET', `/jobs/${job.id}`)).json()
      expect([job.match.score, job.match.parts]).toEqual([theirs.match.score, theirs.match.parts])
      expect(theirs.match.flags.map(({ feature }: { feature: string }) => feature)).toContain('Quiet workspace')
      expect(job.match.flags).toEqual([])
    }
    expect(await actsOf(open)).toEqual([{ act: 'matches-found', count: own.matches }])
    expect(await actsOf(shut)).toEqual([])
  })

  it('is one at a time, in however many windows it is started', async () => {
    const coach = await agent()
    await client(coach, { shares: true, profile: true })
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(coach, 'POST', '/match-runs')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    await server.runJobs()
    expect((await ask(coach, 'POST', '/match-runs')).statusCode).toBe(200)
  })

  it('stops when it is cancelled; a cancelled or finished run cannot be cancelled again', async () => {
    const coach = await agent()
    await client(coach, { shares: true, profile: true })
    const { id } = (await ask(coach, 'POST', '/match-runs')).json()
    expect((await ask(coach, 'POST', `/match-runs/${id}/cancel`)).statusCode).toBe(200)
    await server.runJobs()
    expect((await ask(coach, 'GET', '/match-runs/latest')).json().run).toMatchObject({ state: 'cancelled', done: 0 })
    expect((await ask(coach, 'POST', `/match-runs/${id}/cancel`)).statusCode).toBe(409)
    expect((await ask(await agent(), 'POST', `/match-runs/${id}/cancel`)).statusCode).toBe(404)
  })

  it('continues after a crash with the remaining clients, and handles nobody twice', async () => {
    const coach = await agent()
    const people = []
    for (let i = 0; i < 7; i += 1) people.push(await client(coach, { shares: true, profile: true }))
    const { id } = (await ask(coach, 'POST', '/match-runs')).json()
    // The state after a killed process: some clients are done, and the job runs again.
    await owner`update jobs.match_run_clients set state = 'nothing' where run_id = ${id} and referral_id in
      ${owner(people.slice(0, 3).map(({ referralId }) => referralId))}`
    await server.background.tasks['jobs.match-run']?.({ runId: id })
    await server.background.tasks['jobs.match-run']?.({ runId: id })
    expect((await ask(coach, 'GET', '/match-runs/latest')).json().run).toMatchObject({
      state: 'done',
      done: 7,
      counts: { found: 4 },
    })
    expect((await Promise.all(people.map(actsOf))).map((acts) => acts.length)).toEqual([0, 0, 0, 1, 1, 1, 1])
  })

  it('without progress is shown as failed, and another one may start', async () => {
    const coach = await agent()
    await client(coach, { shares: true })
    const { id } = (await ask(coach, 'POST', '/match-runs')).json()
    await owner`update jobs.match_runs set touched_at = touched_at - interval '16 minutes' where id = ${id}`
    await server.background.tasks['jobs.match-runs']?.({})
    expect((await ask(coach, 'GET', '/match-runs/latest')).json().run.state).toBe('failed')
    expect((await ask(coach, 'POST', '/match-runs')).statusCode).toBe(200)
  })

  it('pages through a caseload without repeating or losing anybody', async () => {
    const coach = await agent()
    const people = []
    for (let i = 0; i < 5; i += 1) people.push(await client(coach, { shares: i % 2 === 0, profile: i < 3 }))
    const { id } = await ran(coach)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { items: { referralId: string }[]; nextCursor: string | null } = (
        await ask(coach, 'GET', `/match-runs/${id}/clients?limit=2&cursor=${cursor}`)
      ).json()
      seen.push(...page.items.map(({ referralId }) => referralId))
      cursor = page.nextCursor
    }
    expect([...seen].sort()).toEqual(people.map(({ referralId }) => referralId).sort())
    const [, second] = people as [Client, Client]
    const alone = (await ask(coach, 'GET', `/match-runs/${id}/clients?client=${second.referralId}`)).json()
    expect(alone).toMatchObject({ items: [{ referralId: second.referralId }], nextCursor: null })
  })

  it('shows nothing more of a client who withdraws, from the next request on', async () => {
    const coach = await agent()
    const one = await client(coach, { shares: true, profile: true })
    const { id, items } = await ran(coach)
    const jobId = items[0].jobs[0].id
    // The event is emitted but not handled yet.
    await shares(one, false, 2)
    const now = (await ask(coach, 'GET', `/match-runs/${id}/clients`)).json().items[0]
    expect(now).toMatchObject({ state: 'not-shared', matches: 0, jobs: [] })
    expect((await ask(coach, 'POST', `/clients/${one.referralId}/suggestions`, { jobId, words: '' })).statusCode).toBe(409)
    await server.runJobs()
    const rows = await server.kit('jobs').db.withSession(coach.sessionId, (tx) =>
      tx.execute(sql`select account_id from jobs.match_people where account_id = ${one.person.accountId}::uuid
          union all select account_id from jobs.match_wishes`),
    )
    expect(rows).toHaveLength(0)
  })

  it('is for staff of an office, and shows nothing of a case that moved to another one', async () => {
    const coach = await agent()
    const one = await client(coach, { shares: true, profile: true })
    const { id } = await ran(coach)
    await assigned(await agent(randomUUID()), one, 2, true, randomUUID())
    await server.runJobs()
    expect((await ask(coach, 'GET', `/match-runs/${id}/clients`)).json().items).toEqual([])
    expect((await ask(await server.person('admin'), 'POST', '/match-runs')).statusCode).toBe(409)
  })
})

describe('a suggestion', () => {
  it('is sent to the person once, with the score they see, and disappears when they dismiss it', async () => {
    const coach = await agent()
    const one = await client(coach, { shares: true, profile: true })
    const { id: runId, items } = await ran(coach)
    const [job] = items[0].jobs
    const suggest = (who: TestPerson, jobId: string) =>
      ask(who, 'POST', `/clients/${one.referralId}/suggestions`, { jobId, words: '  Near the school.  ' })
    expect((await suggest(await agent(randomUUID()), job.id)).statusCode).toBe(404)
    expect((await suggest(coach, randomUUID())).statusCode).toBe(404)
    expect((await suggest(coach, job.id)).statusCode).toBe(200)
    const colleague = await agent()
    await server.runJobs()
    expect((await suggest(colleague, job.id)).statusCode).toBe(409)
    const [mine] = (await ask(one.person, 'GET', '/suggestions')).json().items
    expect(mine).toMatchObject({
      jobId: job.id,
      score: job.match.score,
      words: 'Near the school.',
      agentName: 'Siân Hughes',
      open: true,
    })
    const matched = (await ask(coach, 'GET', `/match-runs/${runId}/clients`)).json().items[0].jobs
    expect(matched.find(({ id }: { id: string }) => id === job.id).suggested.agentName).toBe('Siân Hughes')
    expect((await ask(await server.person('user'), 'DELETE', `/suggestions/${mine.id}`)).statusCode).toBe(404)
    expect((await ask(one.person, 'DELETE', `/suggestions/${mine.id}`)).statusCode).toBe(200)
    expect((await ask(one.person, 'GET', '/suggestions')).json().items).toEqual([])
    expect((await actsOf(one)).map(({ act }) => act)).toEqual(['matches-found', 'job-suggested'])
  })
})
