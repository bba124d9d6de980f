import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS, DEMO_ORGANISATION, type DisclosureHandover } from '@onward/contracts'
import { type JobTravel, tooFar } from '@onward/contracts/jobs/travel'
import { emitEvent } from '@onward/database'
import { signHandover } from '@onward/service-kit'
import { createTestServer, type TestPerson, type TestServer } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import postgres from 'postgres'
import { saveEmployer, saveMatchProfile } from './account-store'
import { adminCommands } from './admin'
import { service } from './app'
import { applications, jobs, members } from './db/schema'
import { loadDemo } from './demo/load'
import { demoId } from './demo/random'
import { expireJobs } from './vacancies/expiry'

const NOW = new Date('2026-11-21T10:00:00.000Z')
let clock = NOW
let amina: TestPerson
let gareth: TestPerson
let other: TestPerson

const careJob = demoId('calder care-leeds')

const { server, database } = servicesUnderTest({ services: [service], clock: () => clock })
beforeAll(async () => {
  await loadDemo({ db: server.kit('jobs').db, clock: () => clock })
  amina = await server.person('user', { accountId: DEMO_ACCOUNTS.jobseeker.id })
  gareth = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
  other = await server.person('employer')
  await register(other, 'Quiet Street Cleaning')
  await profile(amina, 1)
})
beforeEach(() => {
  clock = NOW
})

const db = () => server.kit('jobs').db

async function register(person: TestPerson, organisationName: string): Promise<void> {
  await db().withSystem((tx) =>
    saveEmployer(
      tx,
      { accountId: person.accountId, role: 'employer', firstName: 'Ola', lastName: 'Bright', organisationName },
      clock,
    ),
  )
}

async function profile(
  person: TestPerson,
  version: number,
  skills = ['care-work', 'personal-care', 'communication', 'teamwork'],
  position: { lat: number; lon: number } | null = { lat: 53.8, lon: -1.55 },
): Promise<void> {
  await db().withSystem((tx) =>
    saveMatchProfile(
      tx,
      {
        accountId: person.accountId,
        skills: skills.map((skillId) => ({ skillId, level: 2 })),
        titles: ['Care Assistant', 'Sales Assistant'],
        experienceYears: 2,
        position,
        place: 'Leeds',
        travelMiles: 12,
        contracts: ['full-time'],
        remoteOnly: false,
        wantedFeatures: ['Flexible working hours'],
      },
      { version, at: clock },
    ),
  )
}

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  who: TestPerson | null,
  body?: object,
  headers: Record<string, string> = {},
) {
  const answer = await server.app.inject({
    method,
    url: `/api/jobs${path}`,
    // Tokens last ten minutes, and tests move the clock.
    headers: { ...(who && { authorization: `Bearer ${server.tokens.issue(who, clock).token}` }), ...headers },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, json: answer.body ? answer.json() : null }
}

async function handover(person: TestPerson, jobId: string, change: Partial<DisclosureHandover> = {}): Promise<string> {
  const say: DisclosureHandover = {
    disclosureId: randomUUID(),
    accountId: person.accountId,
    jobId,
    firstName: 'Amina',
    lastName: 'Okafor-Reed',
    email: 'amina@test.example',
    phone: '07700 900123',
    area: 'Leeds LS6',
    availability: 'full-time',
    experienceYears: 2,
    skillIds: ['care-work'],
    coverLetter: 'Dear team',
    cvFilename: 'cv.pdf',
    cvFileType: 'pdf',
    adjustments: false,
    benefitsTransition: true,
    ...change,
  }
  return signHandover(server.keys, { from: 'jobseekers', to: 'jobs' }, say, clock)
}

const applyFor = async (person: TestPerson, jobId: string, headers: Record<string, string> = {}) =>
  call('POST', '/applications', person, { handover: await handover(person, jobId) }, headers)

const form = (change: object = {}) => ({
  title: 'Night Cleaner',
  description: 'You will clean two floors of an office and lock up. Full training is given.',
  location: 'Leeds',
  salary: '£13 an hour',
  requirements: 'Cleaning\nWorking alone\nDesirable: COSHH',
  ...change,
})

describe('the board', () => {
  test('shows jobs within the travel distance, scored, in the documented groups, and counts the rest', async () => {
    const { status, json } = await call('GET', '/board?limit=100', amina)
    expect(status).toBe(200)
    expect(json.total).toBeGreaterThanOrEqual(40)
    expect(json.total + json.further).toBeGreaterThanOrEqual(400)
    expect(json.needsPlace).toBe(false)
    for (const job of json.items) {
      expect(job.isRemoteAvailable || job.miles <= 12).toBe(true)
      expect(job.travel).toMatchObject({ within: true, wishedMiles: 12 })
    }
    expect(json.groups.perfect + json.groups.strong + json.groups.growth).toBe(json.total)
    const scores = json.items.map((job: { match: { score: number } }) => job.match.score)
    expect([...scores].sort((a, b) => b - a)).toEqual(scores)
    for (const job of json.items) {
      expect(job.match.parts.reduce((sum: number, part: { points: number }) => sum + part.points, 0)).toBe(job.match.score)
    }
    const [count] = await db().withSystem((tx) =>
      tx.execute<{ n: string }>(sql`select count(distinct organisation_id) as n from jobs.jobs`),
    )
    expect(Number(count?.n)).toBeGreaterThanOrEqual(60)
  })

  test('finds by title, place with distance, type and the three checkboxes', async () => {
    const search = async (query: string) => (await call('GET', `/board?limit=100&${query}`, amina)).json
    const cleaners = (await search('q=CLEANER')).items
    for (const job of cleaners.slice(0, 5)) expect(job.title).toMatch(/clean/i)
    const near = await search('location=Leeds&within=10')
    expect(near.places[0]).toBe('Leeds, West Yorkshire')
    expect(near.items.length).toBeGreaterThan(20)
    for (const job of near.items) expect(job.isRemoteAvailable || job.miles <= 10).toBe(true)
    for (const job of (await search('location=CF10 1AA')).items) expect(job.isRemoteAvailable || job.miles <= 20).toBe(true)
    for (const job of (await search('type=apprenticeship')).items) expect(job.type).toBe('apprenticeship')
    for (const [box, feature] of [
      ['remote', 'remote'],
      ['screenReader', 'screen-reader-friendly'],
      ['equipment', 'adaptive-equipment'],
    ]) {
      const found = await search(`${box}=true`)
      expect(found.total).toBeGreaterThan(5)
      for (const job of found.items) expect(job.workplaceFeatures).toContain(feature)
    }
    expect((await search('location=Atlantis')).total).toBe(0)
    expect((await search('location=Newport')).places.length).toBeGreaterThan(1)
  })

  test('lists jobs beyond the distance, nearest first, each job once', async () => {
    const { further, total, groups } = (await call('GET', '/board', amina)).json
    const near = new Set((await call('GET', '/board?limit=100', amina)).json.items.map(({ id }: { id: string }) => id))
    const seen: { id: string; miles: number | null; travel: JobTravel }[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { json } = await call('GET', `/board?further=true&limit=100${cursor ? `&cursor=${cursor}` : ''}`, amina)
      expect(json).toMatchObject({ further, total, groups })
      seen.push(...json.items)
      cursor = json.nextCursor
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(further)
    const miles = seen.map((job) => job.miles ?? Number.POSITIVE_INFINITY)
    expect(miles).toEqual([...miles].sort((a, b) => a - b))
    for (const { id, miles: away, travel } of seen) {
      expect(near.has(id)).toBe(false)
      expect(tooFar(travel)).toEqual(away === null ? { kind: 'unknown' } : { kind: 'miles', miles: away, wished: 12 })
    }
  })

  test('asks people for their place while it is unknown, and shows remote jobs; a place in the search counts as one', async () => {
    const nobody = await server.person('user')
    const { json } = await call('GET', '/board?limit=100', nobody)
    expect(json).toMatchObject({ needsPlace: true, further: 0 })
    expect(json.items.every((job: { isRemoteAvailable: boolean }) => job.isRemoteAvailable)).toBe(true)
    for (const query of ['location=Leeds', 'near=53.8123456,-1.5498', 'within=any'])
      expect((await call('GET', `/board?${query}`, nobody)).json).toMatchObject({ needsPlace: false })
    const here = (await call('GET', '/board?near=53.8123456,-1.5498&limit=100', nobody)).json
    for (const job of here.items) expect(job.isRemoteAvailable || job.miles <= 20).toBe(true)
    expect(here.further).toBeGreaterThan(100)
    for (const bad of ['53.8', '1e9,0', '91,0', 'a,b', ','])
      expect((await call('GET', `/board?near=${bad}`, nobody)).status).toBe(422)
  })

  test('searches a county, region or nation as an area, and marks jobs outside it', async () => {
    const search = async (query: string) => (await call('GET', `/board?limit=100&${query}`, amina)).json
    const wales = await search('location=Cymru&within=5')
    expect(wales.places).toEqual(['Wales'])
    expect(wales.items.length).toBeGreaterThan(3)
    for (const job of wales.items) {
      expect(job.isRemoteAvailable || job.miles > 45).toBe(true)
      expect(job.travel).toMatchObject({ within: true, wishedMiles: null })
    }
    const yorkshire = await search('location=Yorkshire')
    expect(yorkshire.items.map(({ location }: { location: string }) => location)).toEqual(
      expect.arrayContaining(['Leeds', 'Halifax']),
    )
    expect(yorkshire.total).toBeGreaterThan(wales.total)
    const [outside] = (await search('location=Cymru&further=true')).items
    expect(tooFar(outside.travel)).toEqual({ kind: 'outside', miles: outside.miles })
  })

  test('suggests similar names for an unknown place; adverts that name it are found', async () => {
    const { json } = await call('GET', '/board?location=Wolvrehamptun', amina)
    expect(json).toMatchObject({ total: 0, places: [], needsPlace: false })
    expect(json.suggestedPlaces).toContain('Wolverhampton, West Midlands')
  })

  test('shows the travel time: by bicycle where it is near, by car for drivers', async () => {
    const walker = await server.person('user')
    const driver = await server.person('user')
    await profile(walker, 1)
    await profile(driver, 1, ['care-work', 'driving-licence'])
    const byOf = async (who: TestPerson) => {
      const { items } = (await call('GET', '/board?limit=100&within=20', who)).json
      return new Set(
        items.flatMap(({ travel, isRemoteAvailable }: { travel: JobTravel; isRemoteAvailable: boolean }) =>
          isRemoteAvailable ? [travel.minutes] : [`${(travel.miles ?? 0) > 8 ? 'far' : 'near'} ${travel.minutes?.by}`],
        ),
      )
    }
    expect([...(await byOf(walker))].sort()).toEqual(['far car', 'near bicycle', null].sort())
    expect([...(await byOf(driver))].sort()).toEqual(['far car', 'near car', null].sort())
  })

  test('lists a saved job at any distance, and counts it in a group only within the distance', async () => {
    const [far] = (await call('GET', '/board?further=true&limit=100', amina)).json.items.slice(-1)
    await call('PUT', `/saved/${far.id}`, amina)
    const { items, groups } = (await call('GET', '/board?saved=true', amina)).json
    expect(items).toMatchObject([{ id: far.id, travel: { within: false } }])
    expect(groups).toEqual({ perfect: 0, strong: 0, growth: 0 })
    await call('DELETE', `/saved/${far.id}`, amina)
  })

  test.each(['best-match', 'most-recent', 'salary'])('pages through everything once, sorted by %s', async (sort) => {
    const ids: string[] = []
    const keys: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { json } = await call('GET', `/board?within=any&limit=100&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`, amina)
      for (const job of json.items) {
        ids.push(job.id)
        const yearly = { hour: 1950, day: 260, week: 52, month: 12, year: 1 }[job.pay?.period as 'hour']
        const amount = job.pay?.minimum ?? job.pay?.maximum ?? null
        keys.push(
          sort === 'salary'
            ? amount === null
              ? -1
              : Math.round(amount * yearly)
            : sort === 'best-match'
              ? job.match.score
              : Date.parse(job.postedAt),
        )
      }
      cursor = json.nextCursor
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(keys).toEqual([...keys].sort((a, b) => b - a))
  })

  test('keeps a cursor valid while jobs are added and closed', async () => {
    const first = (await call('GET', '/board?within=any&limit=30&sort=most-recent', amina)).json
    const all = (await call('GET', '/board?within=any&limit=100&sort=most-recent', amina)).json
    const added = randomUUID()
    await db().withSystem(async (tx) => {
      const [row] = await tx.select().from(jobs).where(eq(jobs.id, careJob))
      if (row) await tx.insert(jobs).values({ ...row, id: added, postedAt: clock })
    })
    const second = (await call('GET', `/board?within=any&limit=30&sort=most-recent&cursor=${first.nextCursor}`, amina)).json
    const idsOf = (page: { items: { id: string }[] }) => page.items.map((job) => job.id)
    expect([...idsOf(first), ...idsOf(second)]).toEqual(idsOf(all).slice(0, 60))
    expect(idsOf((await call('GET', '/board?within=any&limit=100&sort=most-recent', amina)).json)).toContain(added)
    await db().withSystem((tx) => tx.update(jobs).set({ state: 'removed' }).where(eq(jobs.id, added)))
    expect(idsOf((await call('GET', '/board?within=any&limit=100&sort=most-recent', amina)).json)).not.toContain(added)
  })

  test('shows a second instance at once what the first one wrote', async () => {
    const second = await createTestServer({ database, services: [service], clock: () => clock, keys: server.keys })
    const total = async (on: TestServer) => (await on.app.inject({ url: '/api/jobs/board', headers: amina.headers })).json().total
    expect(await total(second)).toBe(await total(server))
    const before = await total(server)
    await db().withSystem((tx) => tx.update(jobs).set({ state: 'pending_check' }).where(eq(jobs.id, careJob)))
    expect(await total(second)).toBe(before - 1)
    await second.kit('jobs').db.withSystem((tx) => tx.update(jobs).set({ state: 'active' }).where(eq(jobs.id, careJob)))
    expect(await total(server)).toBe(before)
    await second.close()
  })

  test('marks saved jobs, filters by them, and unsaving twice is fine', async () => {
    expect((await call('PUT', `/saved/${careJob}`, amina)).json.receipt.reference).toMatch(/^ONW-/)
    const saved = (await call('GET', '/board?saved=true', amina)).json
    expect(saved.items.map((job: { id: string; saved: boolean }) => [job.id, job.saved])).toEqual([[careJob, true]])
    for (let i = 0; i < 2; i += 1) expect((await call('DELETE', `/saved/${careJob}`, amina)).status).toBe(200)
    expect((await call('PUT', `/saved/${randomUUID()}`, amina)).status).toBe(404)
  })

  test('counts matches from 75 within the distance in the summary, and averages them', async () => {
    const { json } = await call('GET', '/match-summary', amina)
    expect(json.matches).toBeGreaterThan(0)
    expect(json.averageScore).toBeGreaterThanOrEqual(75)
    expect(json.postedToday).toBeLessThanOrEqual(json.matches)
    expect(json.hasProfile).toBe(true)
    const page = (await call('GET', `/jobs/${json.top[0].id}`, amina)).json
    expect(page.match.score).toBe(json.top[0].match.score)
  })

  test('gives no scores to a person without skills', async () => {
    const nobody = await server.person('user')
    const { json } = await call('GET', '/board', nobody)
    expect(json.items[0]).toMatchObject({ match: null, isRemoteAvailable: true })
    expect((await call('GET', '/match-summary', nobody)).json).toMatchObject({
      matches: 0,
      averageScore: null,
      hasProfile: false,
    })
    await profile(nobody, 5, ['cleaning'])
    expect((await call('GET', '/match-summary', nobody)).json.skills).toEqual(['Cleaning'])
  })

  test('shows visitors public jobs and no drafts', async () => {
    const { status, json } = await call('GET', `/jobs/${careJob}`, null)
    expect(status).toBe(200)
    expect(json).toMatchObject({ title: 'Care Assistant', open: true, match: null })
    expect((await call('GET', `/jobs/${demoId('calder night-wakefield')}`, null)).status).toBe(404)
    expect((await call('GET', '/board', null)).status).toBe(401)
    expect((await call('GET', '/board', gareth)).status).toBe(403)
  })

  test('answers bad input without a server error', async () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('\u0000', "'", '%', '1e999', 'null', '[]', 'A'.repeat(3000)))
    await fc.assert(
      fc.asyncProperty(texts, texts, texts, async (cursor, location, limit) => {
        const query = new URLSearchParams({ cursor, location, limit: limit.slice(0, 20) })
        const board = await call('GET', `/board?${query}`, amina)
        expect(board.status).toBeLessThan(500)
        expect((await call('POST', '/applications', amina, { handover: cursor })).status).toBeLessThan(500)
        expect((await call('GET', `/employer/jobs?${new URLSearchParams({ cursor, q: location })}`, gareth)).status).toBeLessThan(
          500,
        )
        expect(
          (
            await call('POST', '/employer/jobs', gareth, {
              title: cursor,
              description: location,
              location: limit,
              salary: cursor.slice(0, 99),
              requirements: 7,
            })
          ).status,
        ).toBe(422)
      }),
      { numRuns: 40 },
    )
  })
})

describe('applying', () => {
  test('stores the snapshot, gives a receipt, and both sides see it', async () => {
    const person = await server.person('user')
    await profile(person, 1)
    const sent = await applyFor(person, careJob)
    expect(sent.status).toBe(200)
    const mine = (await call('GET', `/applications/${sent.json.id}`, person)).json
    expect(mine).toMatchObject({
      state: 'submitted',
      shown: 'Application Received',
      cvFilename: 'cv.pdf',
      coverLetter: 'Dear team',
    })
    expect(mine.receipt.reference).toBe(sent.json.receipt.reference)
    const theirs = (await call('GET', `/employer/applications/${sent.json.id}`, gareth)).json
    expect(theirs).toMatchObject({
      shown: 'New',
      name: 'Amina Okafor-Reed',
      disabilitySupport: false,
      benefitsTransition: true,
      version: 1,
    })
    expect(theirs.match.flags).toEqual([])
    expect(theirs.matchScore).toBe((await call('GET', `/jobs/${careJob}`, person)).json.match.score)
    expect((await call('GET', `/jobs/${careJob}`, person)).json.applicationId).toBe(sent.json.id)
  })

  test('gives a repeat with the same key the first answer, and refuses a used hand-over', async () => {
    const person = await server.person('user')
    const body = { handover: await handover(person, careJob) }
    const key = { 'idempotency-key': randomUUID() }
    const first = await call('POST', '/applications', person, body, key)
    clock = new Date(NOW.getTime() + 20 * 60_000)
    const again = await call('POST', '/applications', person, body, key)
    expect(again).toEqual(first)
    clock = NOW
    expect((await call('POST', '/applications', person, body)).status).toBe(410)
  })

  test('accepts one of many simultaneous requests', async () => {
    const person = await server.person('user')
    const answers = await Promise.all(Array.from({ length: 6 }, () => applyFor(person, careJob)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await call('GET', '/applications', person)).json.total).toBe(1)
  })

  test('is possible again after withdrawing, and withdrawing twice is not', async () => {
    const person = await server.person('user')
    const { id } = (await applyFor(person, careJob)).json
    expect((await call('POST', `/applications/${id}/withdraw`, person)).json.state).toBe('withdrawn')
    expect((await call('POST', `/applications/${id}/withdraw`, person)).status).toBe(409)
    clock = new Date(NOW.getTime() + 1000)
    expect((await applyFor(person, careJob)).status).toBe(200)
    expect((await call('GET', '/applications?limit=1', person)).json).toMatchObject({ total: 2, items: [{ state: 'submitted' }] })
    expect((await call('POST', `/employer/applications/${id}/cv-link`, gareth)).status).toBe(404)
  })

  test('is refused for closed jobs, drafts, old hand-overs, and those of other people', async () => {
    const person = await server.person('user')
    const closed = await applyFor(person, demoId('calder housekeeping-leeds'))
    expect([closed.status, closed.json.detail]).toEqual([
      409,
      'This job has closed, so you can no longer apply. Nothing was sent.',
    ])
    expect((await applyFor(person, demoId('calder night-wakefield'))).status).toBe(404)
    expect((await call('POST', '/applications', person, { handover: await handover(amina, careJob) })).status).toBe(403)
    const old = await handover(person, careJob)
    clock = new Date(NOW.getTime() + 6 * 60_000)
    expect((await call('POST', '/applications', person, { handover: old })).status).toBe(410)
    expect((await call('GET', '/applications', person)).json.total).toBe(0)
  })

  test('during the closing of a job either comes first or is refused', async () => {
    for (let i = 0; i < 4; i += 1) {
      const { id } = (
        await call(
          'POST',
          '/employer/jobs',
          gareth,
          form({ title: `Cleaner ${i}`, description: `Work of its own kind number ${i} in a small office.` }),
        )
      ).json
      const people = await Promise.all([server.person('user'), server.person('user')])
      const [one, closing, two] = await Promise.all([
        applyFor(people[0] as TestPerson, id),
        call('POST', `/employer/jobs/${id}/close`, gareth),
        applyFor(people[1] as TestPerson, id),
      ])
      expect(closing.json.state).toBe('closed')
      for (const answer of [one, two]) expect([200, 409]).toContain(answer.status)
      const late = await applyFor(people[0] as TestPerson, id)
      expect(late.status).toBe(409)
    }
  })
})

describe("an employer's side", () => {
  test('ranks no applicant by distance: near and far ones have the same score, which they see themselves', async () => {
    const [near, far, nowhere] = [await server.person('user'), await server.person('user'), await server.person('user')]
    await profile(near, 1)
    await profile(far, 1, undefined, { lat: 50.37, lon: -4.15 })
    await profile(nowhere, 1, undefined, null)
    const before = (await call('GET', `/jobs/${careJob}`, far)).json
    expect(before.travel).toMatchObject({ within: false, wishedMiles: 12 })
    for (const person of [near, far, nowhere]) expect((await applyFor(person, careJob)).status).toBe(200)
    const { items } = (await call('GET', `/employer/applications?limit=100&jobId=${careJob}&sort=best-match`, gareth)).json
    const seen: number[] = []
    for (const person of [near, far, nowhere]) {
      const { match: own, applicationId } = (await call('GET', `/jobs/${careJob}`, person)).json
      expect(items.find(({ id }: { id: string }) => id === applicationId).matchScore).toBe(own.score)
      const { match } = (await call('GET', `/employer/applications/${applicationId}`, gareth)).json
      expect(match.score).toBe(own.score)
      expect(JSON.stringify(match.parts.find(({ part }: { part: string }) => part === 'travel').facts)).not.toMatch(/\d/)
      const board = (await call('GET', '/board?within=any&limit=100&q=care%20assistant', person)).json.items
      const onBoard = board.find(({ id }: { id: string }) => id === careJob)
      if (onBoard) expect(onBoard.match.score).toBe(own.score)
      seen.push(own.score)
    }
    expect(new Set(seen).size).toBe(1)
  })

  test('finds nothing of another organisation: 404, never 403', async () => {
    const id = demoId('application 0')
    for (const [method, path, body] of [
      ['GET', `/employer/applications/${id}`, undefined],
      ['POST', `/employer/applications/${id}/state`, { to: 'under_review', version: 1 }],
      ['POST', `/employer/applications/${id}/cv-link`, undefined],
      ['POST', `/employer/jobs/${careJob}/close`, undefined],
    ] as const) {
      expect([path, (await call(method, path, other, body)).status]).toEqual([path, 404])
    }
    expect((await call('GET', '/employer/applications', other)).json.total).toBe(0)
    expect((await call('GET', `/applications/${id}`, amina)).status).toBe(404)
  })

  test('reads no rows of other services in the database itself', async () => {
    const counts = await db().withSession(other.sessionId, async (tx) => ({
      applications: await tx.$count(applications),
      drafts: await tx.$count(jobs, sql`state <> 'active'`),
      people: await tx.execute(sql`select from jobs.match_people`).then((rows) => rows.length),
      wishes: await tx.execute(sql`select from jobs.match_wishes`).then((rows) => rows.length),
      colleagues: await tx.$count(members),
    }))
    expect(counts).toEqual({ applications: 0, drafts: 0, people: 0, wishes: 0, colleagues: 1 })
    const own = await db().withSession(gareth.sessionId, async (tx) =>
      tx.execute(sql`select from jobs.match_wishes`).then((rows) => rows.length),
    )
    expect(own).toBe(0)
  })

  test('lists, filters and counts', async () => {
    const list = async (query: string) => (await call('GET', `/employer/applications?limit=100&${query}`, gareth)).json
    expect((await list('')).total).toBeGreaterThanOrEqual(12)
    for (const one of (await list('status=interview-scheduled')).items) expect(one.shown).toBe('Interview Scheduled')
    for (const one of (await list('status=under-review')).items) expect(one.shown).toBe('Under Review')
    for (const one of (await list('badges=high')).items) expect(one.badges.length).toBeGreaterThanOrEqual(3)
    for (const one of (await list('badges=medium')).items) expect(one.badges.length).toBe(2)
    expect((await list('q=nandakumar')).items.map((one: { name: string }) => one.name)).toEqual(['Priya Nandakumar'])
    expect((await list('q=%25')).total).toBe(0)
    const summary = (await call('GET', '/employer/summary', gareth)).json
    expect(summary).toMatchObject({ organisation: { name: DEMO_ORGANISATION.name, verified: true }, interviewsScheduled: 1 })
    const own = (await call('GET', '/employer/jobs?state=Active&limit=100', gareth)).json
    expect(summary.activeJobs).toBe(own.total)
    expect((await call('GET', '/employer/jobs?q=heaton', gareth)).json.total).toBe(1)
  })

  test('moves along the table and says who was faster', async () => {
    const colleague = await server.person('employer')
    await db().withSystem((tx) =>
      tx
        .insert(members)
        .values({ accountId: colleague.accountId, organisationId: DEMO_ORGANISATION.id, firstName: 'Nia', lastName: 'Bevan' }),
    )
    const person = await server.person('user')
    const { id } = (await applyFor(person, careJob)).json
    const move = (who: TestPerson, to: string, version: number, reason = '') =>
      call('POST', `/employer/applications/${id}/state`, who, { to, version, reason })
    expect((await move(colleague, 'under_review', 1)).json).toMatchObject({ state: 'under_review', version: 2 })
    const late = await move(gareth, 'shortlisted', 1)
    expect([late.status, late.json.detail]).toEqual([
      409,
      'Nia Bevan has just moved this application to "Under Review". Look at it again before you decide.',
    ])
    expect((await move(gareth, 'placed', 2)).status).toBe(409)
    expect((await move(gareth, 'rejected', 2)).status).toBe(422)
    const both = await Promise.all([
      move(gareth, 'shortlisted', 2),
      move(colleague, 'rejected', 2, 'Thank you; we chose someone nearer.'),
    ])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
    const mine = (await call('GET', `/applications/${id}`, person)).json
    expect(mine.history.map((step: { by: string }) => step.by)).toEqual(['jobseeker', 'employer', 'employer'])
  })

  test('never changes the history, not even as the service', async () => {
    const attempt = db().withSystem((tx) => tx.execute(sql`update jobs.application_steps set state = 'placed'`))
    await expect(attempt).rejects.toThrow()
  })

  test('gets a CV link for this account and this disclosure that ends in 60 seconds', async () => {
    const { status, json } = await call('POST', `/employer/applications/${demoId('application 0')}/cv-link`, gareth)
    expect(status).toBe(200)
    expect(json.url).toContain(`/api/jobseekers/disclosures/${demoId('disclosure 0')}/cv?grant=`)
    expect(Date.parse(json.expiresAt) - NOW.getTime()).toBe(60_000)
  })
})

describe('events', () => {
  test('bring an account and a match profile once, and inform messaging of moves', async () => {
    const employer = await server.person('employer')
    const jobseeker = await server.person('user')
    await server.asOwner(async (tx) => {
      await emitEvent(tx, 'account.registered', employer.accountId, 1, {
        accountId: employer.accountId,
        role: 'employer',
        firstName: 'Ewa',
        lastName: 'Nowak',
        organisationName: 'Nowak & Daughters',
      })
      await emitEvent(tx, 'jobseeker.match-profile', jobseeker.accountId, 1, {
        accountId: jobseeker.accountId,
        skills: [{ skillId: 'cleaning', level: 3 }],
        titles: ['Cleaner'],
        experienceYears: null,
        position: null,
        place: null,
        travelMiles: 10,
        contracts: [],
        remoteOnly: true,
        wantedFeatures: ['Quiet workspace'],
      })
    })
    await server.runJobs()
    expect((await call('GET', '/employer/summary', employer)).json.organisation).toEqual({
      name: 'Nowak & Daughters',
      verified: false,
    })
    const job = (await call('GET', `/jobs/${careJob}`, jobseeker)).json
    expect(job.match.flags.map((flag: { feature: string }) => flag.feature)).toEqual(['remote', 'Quiet workspace'])
    const { id } = (await applyFor(jobseeker, careJob)).json
    await call('POST', `/employer/applications/${id}/state`, gareth, { to: 'under_review', version: 1 })
    const owner = postgres(database.ownerUrl, { max: 1 })
    const events = await owner<
      { type: string; version: string }[]
    >`select type, version from events.log where subject = ${id} order by id`
    await owner.end()
    expect(events.map((row) => [row.type, Number(row.version)])).toEqual([
      ['application.submitted', 1],
      ['application.moved', 2],
    ])
  })
})

describe('posting', () => {
  test('keeps a draft for an unverified organisation; verifying sends it to the check; approving makes it public', async () => {
    const employer = await server.person('employer')
    await register(employer, 'Sunrise Bakery of Otley')
    const posted = await call('POST', '/employer/jobs', employer, form({ title: 'Baker', location: 'Otley' }))
    expect(posted.json.state).toBe('draft')
    expect((await call('GET', '/employer/jobs', employer)).json.items[0]).toMatchObject({
      shown: 'Draft',
      checks: ['organisation-not-verified', 'first-job'],
    })
    const run = (name: string, ...args: string[]) =>
      adminCommands[name]?.run(args, { db: db(), clock: () => clock, log: { info: () => undefined } })
    expect(await run('list-pending')).toContain('Sunrise Bakery of Otley')
    await expect(run('approve-job', posted.json.id)).rejects.toThrow('pending_check')
    expect(await run('verify-organisation', 'sunrise bakery of otley')).toBe(
      'Sunrise Bakery of Otley is verified. Jobs waiting for a check: 1.',
    )
    expect((await call('GET', `/jobs/${posted.json.id}`, null)).status).toBe(404)
    expect(await run('approve-job', posted.json.id)).toBe('"Baker" is active.')
    expect((await call('GET', `/jobs/${posted.json.id}`, null)).status).toBe(200)
    expect((await call('POST', '/employer/jobs', employer, form({ title: 'Shop Assistant' }))).json.state).toBe('active')
    const flagged = await call(
      'POST',
      '/employer/jobs',
      employer,
      form({ title: 'Packer', description: 'Message us on WhatsApp to start.' }),
    )
    expect(flagged.json.state).toBe('pending_check')
    expect(await run('send-back-job', flagged.json.id, 'Please give an email address.')).toContain('draft')
    expect((await call('GET', '/employer/jobs?q=Packer', employer)).json.items[0]).toMatchObject({
      state: 'draft',
      checkNote: 'Please give an email address.',
    })
  })

  test('reads pay, skills and place from the text, and refuses a past closing date', async () => {
    const { json } = await call(
      'POST',
      '/employer/jobs',
      gareth,
      form({ title: 'Evening Cleaner', location: 'Armley, Leeds', salary: '£13.20 - £13.80 per hour' }),
    )
    expect(json.state).toBe('active')
    const page = (await call('GET', `/jobs/${json.id}`, amina)).json
    expect(page.pay).toEqual({ minimum: 13.2, maximum: 13.8, period: 'hour' })
    expect(page.match.skillsToDevelop).toEqual(expect.arrayContaining(['Cleaning', 'Chemicals safety (COSHH)']))
    expect(page.miles).toBeLessThan(10)
    const late = await call('POST', '/employer/jobs', gareth, form({ applicationDeadline: '2026-11-20' }))
    expect([late.status, late.json.errors[0].field]).toEqual([422, 'applicationDeadline'])
  })

  test('holds the same advert posted twice, and posts a repeated request once', async () => {
    const body = form({
      title: 'Window Cleaner',
      description:
        'You will clean the windows of four schools with a pole, in pairs, and report broken panes to the office each day.',
    })
    const key = { 'idempotency-key': randomUUID() }
    const first = await call('POST', '/employer/jobs', gareth, body, key)
    expect(await call('POST', '/employer/jobs', gareth, body, key)).toEqual(first)
    expect((await call('POST', '/employer/jobs', gareth, { ...body, title: 'Other' }, key)).status).toBe(409)
    const again = await call('POST', '/employer/jobs', gareth, body)
    expect(again.json.state).toBe('pending_check')
  })

  test('takes jobs past their closing date off the board that day, and the next run marks them', async () => {
    const { id } = (
      await call(
        'POST',
        '/employer/jobs',
        gareth,
        form({
          title: 'Tent Cleaner',
          description: 'Two days of work after the autumn fair in the park, outdoors.',
          applicationDeadline: '2026-11-21',
        }),
      )
    ).json
    clock = new Date('2026-11-22T00:30:00.000Z')
    const found = (await call('GET', '/board?q=Tent', amina)).json
    expect(found.total).toBe(0)
    expect((await applyFor(await server.person('user'), id)).status).toBe(409)
    expect(await expireJobs(db(), clock, 1_000)).toBeGreaterThan(0)
    expect((await call('GET', '/employer/jobs?q=Tent', gareth)).json.items[0]).toMatchObject({
      state: 'expired',
      shown: 'Closed',
    })
    expect(await expireJobs(db(), clock, 1_000)).toBe(0)
  })
})
