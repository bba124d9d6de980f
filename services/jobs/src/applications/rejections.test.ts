import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS, DEMO_ORGANISATION, type DisclosureHandover, KIND_TEXTS, UNDO_MINUTES } from '@onward/contracts'
import { signHandover } from '@onward/service-kit'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { saveEmployer, saveMatchProfile } from '../account-store'
import { service } from '../app'
import { members } from '../db/schema'
import { loadDemo } from '../demo/load'
import { demoId } from '../demo/random'
import { sendDueRejections } from './rejections'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const DUE = new Date(NOW.getTime() + UNDO_MINUTES * 60_000)
let clock = NOW
let gareth: TestPerson
let nia: TestPerson
let stranger: TestPerson
const careJob = demoId('calder care-leeds')

const { server, owner } = servicesUnderTest({ services: [service], clock: () => clock })
const db = () => server.kit('jobs').db
beforeAll(async () => {
  await loadDemo({ db: db(), clock: () => clock })
  gareth = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
  nia = await server.person('employer')
  stranger = await server.person('employer')
  await db().withSystem(async (tx) => {
    await tx
      .insert(members)
      .values({ accountId: nia.accountId, organisationId: DEMO_ORGANISATION.id, firstName: 'Nia', lastName: 'Bevan' })
    const names = { firstName: 'Eve', lastName: 'Other', organisationName: 'Other House' }
    await saveEmployer(tx, { accountId: stranger.accountId, role: 'employer', ...names }, clock)
  })
})
beforeEach(() => {
  clock = NOW
})

async function call(who: TestPerson, method: 'GET' | 'POST', path: string, body?: object, language = 'en') {
  const answer = await server.app.inject({
    method,
    url: `/api/jobs${path}`,
    headers: { authorization: `Bearer ${server.tokens.issue(who, clock).token}`, 'accept-language': language },
    ...(body && { payload: body }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: answer.body, json: isJson ? answer.json() : null }
}
async function applied(jobId = careJob, change: Partial<DisclosureHandover> = {}) {
  const person = await server.person('user')
  const say: DisclosureHandover = {
    disclosureId: randomUUID(),
    accountId: person.accountId,
    jobId,
    firstName: 'Zuzanna',
    lastName: 'Quill-Feather',
    email: 'zuzanna.q@test.example',
    phone: '07700 900456',
    area: 'Leeds LS6',
    availability: 'full-time',
    experienceYears: 2,
    skillIds: [],
    coverLetter: 'Dear team',
    cvFilename: 'cv.pdf',
    cvFileType: 'pdf',
    adjustments: true,
    adjustmentsWords: 'A quiet room',
    benefitsTransition: false,
    ...change,
  }
  const handover = await signHandover(server.keys, { from: 'jobseekers', to: 'jobs' }, say, clock)
  return { person, id: (await call(person, 'POST', '/applications', { handover })).json.id as string }
}
const read = async (id: string, who = gareth) => (await call(who, 'GET', `/employer/applications/${id}`)).json
const reject = (ids: readonly string[], more: object = { code: 'others' }, who = gareth, version = 1) =>
  call(who, 'POST', '/employer/applications/rejections', { applications: ids.map((id) => ({ id, version })), ...more })
const settle = (ids: readonly string[], to: string, who = gareth) =>
  call(who, 'POST', '/employer/applications/rejections/settlement', { ids, to })
const mine = async (person: TestPerson, id: string, language = 'en') =>
  (await call(person, 'GET', `/applications/${id}`, undefined, language)).json
const list = async (query: string, who = gareth) => (await call(who, 'GET', `/employer/applications?${query}`)).json

describe('a rejection', () => {
  it('is told in ten minutes, with one kind text in each reader’s language, and not before', async () => {
    const people = [await applied(), await applied()]
    const ids = people.map(({ id }) => id)
    const { status, json } = await reject(ids)
    expect([status, json.at]).toEqual([200, DUE.toISOString()])
    expect(await read(ids[0] ?? '', nia)).toMatchObject({ state: 'submitted', toldAt: DUE.toISOString(), next: [] })
    clock = new Date(DUE.getTime() - 1)
    expect(await sendDueRejections(db(), clock)).toBe(0)
    for (const { person, id } of people) expect(await mine(person, id)).toMatchObject({ state: 'submitted', reason: null })
    clock = DUE
    expect(await sendDueRejections(db(), clock)).toBe(2)
    expect(await sendDueRejections(db(), clock)).toBe(0)
    for (const { person, id } of people) {
      expect(await mine(person, id)).toMatchObject({ state: 'rejected', reason: KIND_TEXTS.others.en })
      expect((await mine(person, id, 'cy')).reason).toBe(KIND_TEXTS.others.cy)
      expect((await read(id)).history.at(-1)).toMatchObject({ state: 'rejected', by: 'employer', at: DUE.toISOString() })
    }
  })

  it('is not in the applicant’s own data before it is told', async () => {
    const { id } = await applied()
    await reject([id], { code: 'other', reason: 'Nobody but us' })
    const columns = await owner`select column_name from information_schema.columns
      where table_schema = 'jobs' and table_name = 'held_rejections' and column_name in ('account_id', 'application_id')`
    expect(columns).toEqual([])
    await settle([id], 'undone')
  })

  it('is undone by any colleague, and then never told', async () => {
    const { person, id } = await applied()
    await reject([id])
    expect((await settle([id], 'undone', stranger)).json.settled ?? []).toEqual([])
    expect((await settle([id], 'undone', nia)).json.settled).toEqual([id])
    expect((await settle([id], 'undone', nia)).json.settled).toEqual([])
    expect(await read(id)).toMatchObject({ state: 'submitted', toldAt: null })
    clock = DUE
    await sendDueRejections(db(), clock)
    expect((await mine(person, id)).state).toBe('submitted')
  })

  it('can be sent at once', async () => {
    const { person, id } = await applied()
    await reject([id], { code: 'skills', reason: 'Our words', reasonCy: 'Ein geiriau' })
    expect((await settle([id], 'sent')).json.settled).toEqual([id])
    expect(await mine(person, id, 'cy')).toMatchObject({ state: 'rejected', reason: 'Ein geiriau' })
    expect((await settle([id], 'undone')).json.settled).toEqual([])
  })

  it('gives way to whoever moves the application meanwhile', async () => {
    const [withdrawn, moved] = [await applied(), await applied()]
    await reject([withdrawn.id, moved.id])
    await call(withdrawn.person, 'POST', `/applications/${withdrawn.id}/withdraw`, {})
    await call(nia, 'POST', `/employer/applications/${moved.id}/state`, { to: 'shortlisted', version: 1 })
    expect((await read(moved.id)).toldAt).toBeNull()
    clock = DUE
    await sendDueRejections(db(), clock)
    expect((await read(withdrawn.id)).state).toBe('withdrawn')
    expect((await read(moved.id)).state).toBe('shortlisted')
  })

  it('waits while the organisation is suspended', async () => {
    const { person, id } = await applied()
    await reject([id])
    const set = (what: string) =>
      db().withSystem((tx) => tx.execute(`update jobs.organisations set ${what} where id = '${DEMO_ORGANISATION.id}'`))
    await set("suspended_at = now(), suspended_reason = 'x'")
    clock = DUE
    await sendDueRejections(db(), clock)
    await set('suspended_at = null, suspended_reason = null')
    expect((await mine(person, id)).state).toBe('submitted')
    await sendDueRejections(db(), clock)
    expect((await mine(person, id)).state).toBe('rejected')
  })

  it('needs words, is for what was read, and never follows an offer', async () => {
    const { id } = await applied()
    expect((await reject([id], {})).status).toBe(422)
    expect((await reject([id], { code: 'not-needed' })).status).toBe(422)
    expect((await reject([id], { code: 'others' }, stranger)).json.results[0].outcome).toBe('not-found')
    await call(gareth, 'POST', `/employer/applications/${id}/state`, { to: 'shortlisted', version: 1 })
    expect((await reject([id])).json.results).toEqual([{ id, outcome: 'overtaken', state: 'shortlisted', by: 'employer' }])
    const terms = { startsOn: '2026-12-01', pay: '£13', hours: '30', place: 'Leeds', answerBy: '2026-11-28', version: 2 }
    expect((await call(gareth, 'POST', `/employer/applications/${id}/offer`, terms)).status).toBe(200)
    expect((await reject([id], { code: 'others' }, gareth, 3)).json.results[0].outcome).toBe('not-allowed')
  })
})

it('other jobs of the organisation are suggested that match and were not applied for', async () => {
  const { person, id } = await applied()
  const posted = await call(gareth, 'POST', '/employer/jobs', {
    title: 'Porter',
    description: 'Carry furniture from one house to another, with a van.',
    location: 'Leeds',
    salary: '£13 an hour',
    requirements: 'Driving licence\nTeamwork',
  })
  const [job] = await owner<{ skills: string[] }[]>`
    select required_skill_ids || desirable_skill_ids as skills from jobs.jobs where id = ${posted.json.id}`
  await db().withSystem((tx) =>
    saveMatchProfile(
      tx,
      {
        accountId: person.accountId,
        skills: (job?.skills ?? []).map((skillId) => ({ skillId, level: 3 })),
        titles: [],
        experienceYears: 5,
        position: null,
        place: null,
        travelMiles: 10,
        contracts: [],
        remoteOnly: false,
        wantedFeatures: [],
      },
      { version: 1, at: clock },
    ),
  )
  const { items } = (await call(gareth, 'GET', `/employer/applications/${id}/other-jobs`)).json
  expect(items).toContainEqual({ id: posted.json.id, title: 'Porter', location: 'Leeds', score: expect.any(Number) })
  expect(items.length).toBeLessThanOrEqual(3)
  for (const one of items) {
    expect(one.score).toBeGreaterThanOrEqual(60)
    expect(one.id).not.toBe(careJob)
  }
  expect((await call(stranger, 'GET', `/employer/applications/${id}/other-jobs`)).status).toBe(404)
})

describe('the lists', () => {
  it('have views of those who wait, with their number under the other filters', async () => {
    const waits = await applied()
    const asks = await applied()
    clock = new Date(NOW.getTime() + 7 * 24 * 3_600_000)
    const before = (await list(`jobId=${careJob}`)).views
    const { json } = await call(gareth, 'POST', `/employer/applications/${asks.id}/interviews`, {
      slots: ['2026-12-08T10:00'],
      minutes: 30,
      way: 'phone',
      place: '0113 496 0000',
      version: null,
    })
    await call(asks.person, 'POST', `/interviews/${json.id}/answer`, { answer: 'other-times', words: 'Afternoons', version: 1 })
    const found = async (view: string) =>
      (await list(`jobId=${careJob}&view=${view}&limit=100`)).items.map(({ id }: { id: string }) => id)
    expect(await found('waiting')).toContain(waits.id)
    expect(await found('waiting')).not.toContain(asks.id)
    expect(await found('answer')).toContain(asks.id)
    const after = await list(`jobId=${careJob}&view=answer`)
    expect(after.views.answer).toBe(before.answer + 1)
    expect(after.total).toBe(after.views.answer)
    expect((await read(asks.id)).interview).toEqual({ state: 'alternative_requested', startsAt: null, minutes: 30 })
  })

  it('are a board of five stages that counts like the list', async () => {
    clock = new Date(NOW.getTime() + 60_000)
    const { id } = await applied()
    const { stages, ended } = (await call(gareth, 'GET', '/employer/application-board')).json
    const { counts } = await list('limit=1')
    expect(stages.map(({ stage, count }: { stage: string; count: number }) => [stage, count])).toEqual([
      ['new', counts.new],
      ['review', counts['under-review'] ?? 0],
      ['interview', counts['interview-scheduled'] ?? 0],
      ['offer', (counts['offer-made'] ?? 0) + (counts['offer-accepted'] ?? 0)],
      ['started', counts.started ?? 0],
    ])
    expect(stages[0].items[0].id).toBe(id)
    for (const { items, count } of stages) expect(items).toHaveLength(Math.min(count, 20))
    expect(ended).toBe(counts.all - stages.reduce((sum: number, { count }: { count: number }) => sum + count, 0))
    expect((await call(stranger, 'GET', '/employer/application-board')).json.ended).toBe(0)
  })

  it('are a file whose cells run nothing in a spreadsheet, without what applicants shared with their readers alone', async () => {
    await applied(careJob, { firstName: '=HYPERLINK("http://x")', lastName: 'Łoś' })
    const answer = await call(gareth, 'GET', `/employer/applications-file?jobId=${careJob}`)
    expect(answer.status).toBe(200)
    const lines = answer.body.split('\r\n')
    expect(lines[0]?.replaceAll('"', '')).toBe(
      '\uFEFFName,Job,Status,Applied,CV match,Badges,Years of experience,Location,Availability,Email,Phone',
    )
    expect(lines).toContainEqual(expect.stringMatching(/^"'=HYPERLINK\(""http:\/\/x""\) Łoś",.*,"New","21\/11\/2026",/))
    expect(answer.body).not.toContain('A quiet room')
    expect((await call(stranger, 'GET', `/employer/applications-file?jobId=${careJob}`)).body.split('\r\n')).toHaveLength(2)
    expect((await call(gareth, 'GET', '/employer/applications-file', undefined, 'cy')).body).toContain('"Enw","Swydd"')
  })
})
