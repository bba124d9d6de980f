import { randomUUID } from 'node:crypto'
import {
  APPLICATION_LABELS,
  APPLICATION_SORTS,
  APPLICATION_STATES,
  APPLICATION_STATUSES,
  APPLICATION_TRANSITIONS,
  type ApplicationState,
  DEMO_ACCOUNTS,
  DEMO_ORGANISATION,
  type DisclosureHandover,
  KIND_TEXTS,
  mayMove,
  statusFilterValue,
} from '@onward/contracts'
import { signHandover } from '@onward/service-kit'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import fc from 'fast-check'
import { saveEmployer, saveMatchProfile } from '../account-store'
import { service } from '../app'
import { members } from '../db/schema'
import { loadDemo } from '../demo/load'
import { demoId } from '../demo/random'
import { numberInWords } from '../testing/establish'
import { remindOfOffers } from './reminders'
import { offerReminderDue } from './rules'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000
let clock = NOW
let gareth: TestPerson
let nia: TestPerson
let stranger: TestPerson
const careJob = demoId('calder care-leeds')

const { server, owner } = servicesUnderTest({ services: [service], clock: () => clock })
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
const db = () => server.kit('jobs').db

async function call(
  who: TestPerson,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const answer = await server.app.inject({
    method,
    url: `/api/jobs${path}`,
    headers: { authorization: `Bearer ${server.tokens.issue(who, clock).token}`, ...headers },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, json: answer.json(), body: answer.body }
}

let jobs = 0
async function post(who = gareth): Promise<string> {
  jobs += 1
  const { json } = await call(who, 'POST', '/employer/jobs', {
    title: `Porter ${jobs}`,
    description: `Carry ${numberInWords(jobs)} from one house to another, with a van.`,
    location: 'Leeds',
    salary: '£13 an hour',
    requirements: 'Driving licence\nTeamwork',
  })
  expect(json.state).toBe('active')
  return json.id
}

async function applied(jobId: string, change: Partial<DisclosureHandover> = {}, skills: string[] = []) {
  const person = await server.person('user')
  if (skills.length > 0) {
    await db().withSystem((tx) =>
      saveMatchProfile(
        tx,
        {
          accountId: person.accountId,
          skills: skills.map((skillId) => ({ skillId, level: 2 })),
          titles: [],
          experienceYears: 1,
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
  }
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
    coverLetter:
      'Dear team, my name is ZUZANNA. Ring 07700 900456 or write to zuzanna.q@test.example.\n\nYours, Zuzanna Quill-Feather',
    cvFilename: 'Zuzanna-Quill-Feather-CV.pdf',
    cvFileType: 'pdf',
    adjustments: true,
    adjustmentsWords: 'Please call me Zuzanna and give me a quiet room.',
    benefitsTransition: false,
    ...change,
  }
  const sent = await call(person, 'POST', '/applications', {
    handover: await signHandover(server.keys, { from: 'jobseekers', to: 'jobs' }, say, clock),
  })
  expect([sent.status, sent.body.slice(0, 200)]).toEqual([200, expect.any(String)])
  return { person, id: sent.json.id as string }
}
const read = async (id: string, who = gareth, headers = {}) =>
  (await call(who, 'GET', `/employer/applications/${id}`, undefined, headers)).json
const move = async (id: string, to: string, more: object = {}, who = gareth) =>
  call(who, 'POST', `/employer/applications/${id}/state`, { to, version: (await read(id)).version, ...more })
const OFFER = {
  startsOn: '2026-12-01',
  pay: '£13.20 an hour',
  hours: '30 hours, mornings',
  place: 'Leeds',
  answerBy: '2026-11-28',
}
const offer = async (id: string, more: object = {}) =>
  call(gareth, 'POST', `/employer/applications/${id}/offer`, { ...OFFER, version: (await read(id)).version, ...more })
const list = async (query: string, who = gareth) => (await call(who, 'GET', `/employer/applications?${query}`)).json
const idsOf = (page: { items: { id: string }[] }) => page.items.map((one) => one.id)

describe('the list', () => {
  it('has a filter for each status, by the documented table', () => {
    const statuses = new Set(APPLICATION_STATES.map((state) => statusFilterValue(APPLICATION_LABELS[state].employer)))
    expect([...statuses].sort()).toEqual(APPLICATION_STATUSES.filter((status) => status !== 'all').sort())
  })

  it('filters by status, badges, job and shortlist, and counts each status under the other filters', async () => {
    const job = await post()
    const people = [await applied(job), await applied(job), await applied(job), await applied(job)]
    const [, second, third, fourth] = people.map(({ id }) => id) as [string, string, string, string]
    await move(second, 'under_review')
    await move(third, 'shortlisted')
    await move(fourth, 'rejected', { code: 'skills' })
    const all = await list(`jobId=${job}`)
    expect(all.total).toBe(4)
    expect(all.counts).toEqual({ all: 4, new: 1, 'under-review': 2, rejected: 1 })
    const reviewed = await list(`jobId=${job}&status=under-review`)
    expect([reviewed.total, idsOf(reviewed).sort()]).toEqual([2, [second, third].sort()])
    expect(reviewed.counts).toEqual(all.counts)
    expect(idsOf(await list(`jobId=${job}&shortlist=true`))).toEqual([third])
    expect([all.shortlisted, (await list(`jobId=${job}&badges=high`)).shortlisted]).toEqual([1, 0])
    expect((await list(`jobId=${job}&badges=high`)).total).toBe(0)
    expect((await list(`jobId=${job}&badges=low`)).total).toBe(4)
    const found = await call(gareth, 'GET', '/employer/application-jobs')
    expect(found.json.items.find((one: { id: string }) => one.id === job)).toMatchObject({ applications: 4, shortlisted: 1 })
    expect((await list(`jobId=${job}`, stranger)).total).toBe(0)
    const lists = [
      { jobId: job },
      { jobId: job, status: 'under-review' },
      { jobId: job, shortlist: true },
      { jobId: job, badges: 'high' },
      { jobId: job, view: 'answer' },
    ]
    const countsFor = async (who: TestPerson) => (await call(who, 'POST', '/employer/applications/counts', { lists })).json.counts
    expect([await countsFor(gareth), await countsFor(stranger)]).toEqual([
      [4, 2, 1, 0, 0],
      [0, 0, 0, 0, 0],
    ])
  })

  it.each(APPLICATION_SORTS)('pages through everything once, sorted by %s, while people apply', async (sort) => {
    const job = await post()
    for (let i = 0; i < 7; i += 1) {
      clock = new Date(NOW.getTime() + Math.floor(i / 2) * 1000)
      const lastName = ['Öberg', 'Adeyemi', 'Łukasik', 'Adeyemi', 'Zorn', 'Evans', 'Oakes'][i] as string
      await applied(
        job,
        { firstName: 'Jo', lastName },
        i % 3 === 0 ? ['driving-licence', 'teamwork'] : i % 3 === 1 ? ['teamwork'] : [],
      )
    }
    const whole = await list(`jobId=${job}&sort=${sort}&limit=100`)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await list(`jobId=${job}&sort=${sort}&limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...idsOf(page))
      cursor = page.nextCursor
      if (seen.length === 3) {
        clock = new Date(NOW.getTime() + (sort === 'oldest' ? -1000 : 3_600_000))
        await applied(job, {}, ['driving-licence', 'teamwork'])
      }
    }
    expect(seen.filter((id) => idsOf(whole).includes(id))).toEqual(idsOf(whole))
    expect(new Set(seen).size).toBe(seen.length)
    const whatSorts = whole.items.map((one: { matchScore: number | null; appliedAt: string; name: string }) =>
      sort.startsWith('name') ? one.name : sort.endsWith('match') ? (one.matchScore ?? -1) : Date.parse(one.appliedAt),
    )
    const sorted = [...whatSorts].sort((a, b) => (typeof a === 'string' ? a.localeCompare(b, 'en') : a - b))
    const isAscending = sort === 'oldest' || sort === 'lowest-match' || sort === 'name'
    expect(whatSorts).toEqual(isAscending ? sorted : sorted.reverse())
  })

  it('compares no hidden names: applications without names stand first, in the order of their ids', async () => {
    const job = await post()
    await call(gareth, 'PUT', `/employer/jobs/${job}/anonymous`, { anonymousUntilShortlist: true })
    const hidden = [
      await applied(job, { lastName: 'Adeyemi' }),
      await applied(job, { lastName: 'Zorn' }),
      await applied(job, { lastName: 'Moss' }),
    ]
    const { id: named } = await applied(job, { lastName: 'Abbott' })
    await move(named, 'shortlisted')
    const ids = hidden.map(({ id }) => id).sort()
    expect(idsOf(await list(`jobId=${job}&sort=name`))).toEqual([...ids, named])
    expect(idsOf(await list(`jobId=${job}&sort=name-last`))).toEqual([named, ...ids.reverse()])
  })

  it('compares people for one job at a time, and refuses cursors of another order', async () => {
    expect((await call(gareth, 'GET', '/employer/applications?sort=best-match')).json.errors[0].field).toBe('sort')
    const { nextCursor } = await list('limit=1')
    expect((await call(gareth, 'GET', `/employer/applications?sort=oldest&cursor=${nextCursor}`)).status).toBe(422)
  })

  it.each(APPLICATION_SORTS)('leads from one application to the next, sorted by %s', async (sort) => {
    const job = await post()
    for (let i = 0; i < 4; i += 1) {
      clock = new Date(NOW.getTime() + i * 1000)
      await applied(job, {}, i === 2 ? ['driving-licence', 'teamwork'] : ['teamwork'])
    }
    const ids = idsOf(await list(`jobId=${job}&sort=${sort}`))
    const neighbours = async (id: string) =>
      (await call(gareth, 'GET', `/employer/applications/${id}/neighbours?jobId=${job}&sort=${sort}`)).json
    for (const [i, id] of ids.entries()) {
      expect(await neighbours(id)).toEqual({
        previous: ids[i - 1] ?? null,
        next: ids[i + 1] ?? null,
        position: i + 1,
        total: 4,
      })
    }
    expect((await call(stranger, 'GET', `/employer/applications/${ids[0]}/neighbours`)).status).toBe(404)
  })

  it('still finds the neighbours of an application that has just left the filtered list', async () => {
    const job = await post()
    for (let i = 0; i < 3; i += 1) {
      clock = new Date(NOW.getTime() + i * 1000)
      await applied(job)
    }
    const [newest, middle, oldest] = idsOf(await list(`jobId=${job}&status=new`))
    await move(middle as string, 'under_review')
    const { json } = await call(gareth, 'GET', `/employer/applications/${middle}/neighbours?jobId=${job}&status=new`)
    expect(json).toEqual({ previous: newest, next: oldest, position: 0, total: 2 })
  })

  it('marks applications that have waited for two weeks; the applicant alone reads "no response yet", after four', async () => {
    const { person, id } = await applied(await post())
    const state = async () => [(await read(id)).overdue, (await call(person, 'GET', `/applications/${id}`)).json.noResponseYet]
    clock = new Date(NOW.getTime() + 14 * DAY_MS - 1)
    expect(await state()).toEqual([false, false])
    clock = new Date(NOW.getTime() + 14 * DAY_MS)
    expect(await state()).toEqual([true, false])
    clock = new Date(NOW.getTime() + 28 * DAY_MS)
    expect(await state()).toEqual([true, true])
    expect((await read(id)).state).toBe('submitted')
  })
})

describe('a rejection', () => {
  it('needs a text or a code; each code has a kind text in the reader’s language', async () => {
    const { person, id } = await applied(careJob)
    expect((await move(id, 'rejected')).status).toBe(422)
    expect((await move(id, 'rejected', { code: 'other' })).json.errors[0].field).toBe('reason')
    expect((await move(id, 'rejected', { code: 'not-needed' })).json.errors[0].field).toBe('code')
    expect((await move(id, 'rejected', { code: 'experience' })).status).toBe(200)
    const reason = async (language: string) =>
      (await call(person, 'GET', `/applications/${id}`, undefined, { 'accept-language': language })).json.reason
    expect([await reason('en'), await reason('cy')]).toEqual([KIND_TEXTS.experience.en, KIND_TEXTS.experience.cy])
    expect((await read(id, nia)).history.at(-1)).toMatchObject({
      state: 'rejected',
      by: 'employer',
      reason: KIND_TEXTS.experience.en,
      reasonCode: 'experience',
    })
  })

  it('has the employer’s own text, in both languages if they wrote both', async () => {
    const one = await applied(careJob)
    const two = await applied(careJob)
    await move(one.id, 'rejected', { code: 'skills', reason: 'Our words', reasonCy: 'Ein geiriau' })
    await move(two.id, 'rejected', { code: 'skills', reason: 'Our words' })
    const welsh = async ({ person, id }: typeof one) =>
      (await call(person, 'GET', `/applications/${id}`, undefined, { 'accept-language': 'cy' })).json.reason
    expect([await welsh(one), await welsh(two)]).toEqual(['Ein geiriau', 'Our words'])
  })

  it('has no standard text that blames, and each says thank you or sorry', () => {
    for (const texts of Object.values(KIND_TEXTS)) {
      expect(texts.en).toMatch(/thank you|sorry/i)
      expect(texts.cy).toMatch(/diolch|ddrwg/i)
      expect(texts.en).not.toMatch(/unfortunately|fail|poor|weak|not good|reject/i)
    }
  })
})

describe('moving several at once', () => {
  it('moves each on its own and gives the result of each', async () => {
    const job = await post()
    const people = [await applied(job), await applied(job), await applied(job)]
    const [one, two, three] = people.map(({ id }) => id) as [string, string, string]
    const theirs = await applied(careJob)
    const before = (await list(`jobId=${job}`)).items as { id: string; version: number }[]
    await move(two, 'shortlisted', {}, nia)
    await move(three, 'rejected', { code: 'others' }, nia)
    const chosen = before.map(({ id, version }) => ({ id, version }))
    const { status, json } = await call(gareth, 'POST', '/employer/applications/moves', {
      to: 'under_review',
      applications: [...chosen, { id: randomUUID(), version: 1 }, { id: theirs.id, version: 1 }],
    })
    expect(status).toBe(200)
    const outcomeOf = (id: string) => json.results.find((result: { id: string }) => result.id === id)
    expect(outcomeOf(one)).toMatchObject({ outcome: 'moved', state: 'under_review' })
    expect(outcomeOf(two)).toEqual({ id: two, outcome: 'overtaken', state: 'shortlisted', by: 'employer' })
    expect(outcomeOf(three)).toEqual({ id: three, outcome: 'overtaken', state: 'rejected', by: 'employer' })
    expect(outcomeOf(theirs.id).outcome).toBe('moved')
    expect(json.results.map((result: { outcome: string }) => result.outcome)).toContain('not-found')
    const again = await call(gareth, 'POST', '/employer/applications/moves', {
      to: 'under_review',
      applications: [{ id: one, version: 2 }],
    })
    expect(again.json.results).toEqual([{ id: one, outcome: 'not-allowed', state: 'under_review', by: 'employer' }])
    const others = await call(stranger, 'POST', '/employer/applications/moves', {
      to: 'under_review',
      applications: [{ id: one, version: 2 }],
    })
    expect(others.json.results[0].outcome).toBe('not-found')
  })

  it('moves each person once when two colleagues choose the same people at once', async () => {
    const job = await post()
    const people = await Promise.all(Array.from({ length: 6 }, () => applied(job)))
    const applications = people.map(({ id }) => ({ id, version: 1 }))
    const ask = (who: TestPerson, to: string, chosen: typeof applications) =>
      call(who, 'POST', '/employer/applications/moves', { to, applications: chosen })
    const both = await Promise.all([
      ask(gareth, 'under_review', applications),
      ask(nia, 'shortlisted', [...applications].reverse()),
      ...applications.map(({ id }) => call(nia, 'POST', `/employer/applications/${id}/state`, { to: 'shortlisted', version: 1 })),
    ])
    const wins = new Map<string, number>()
    for (const answer of both.slice(0, 2)) {
      expect(answer.status).toBe(200)
      for (const { id, outcome } of answer.json.results) {
        expect(['moved', 'overtaken']).toContain(outcome)
        if (outcome === 'moved') wins.set(id, (wins.get(id) ?? 0) + 1)
      }
    }
    applications.forEach(({ id }, i) => {
      if (both[i + 2]?.status === 200) wins.set(id, (wins.get(id) ?? 0) + 1)
      else expect(both[i + 2]?.status).toBe(409)
    })
    expect([...wins.values()]).toEqual(applications.map(() => 1))
    for (const { id } of people) expect((await read(id)).history).toHaveLength(2)
  })
})

describe('two colleagues at one application', () => {
  it('one succeeds, whatever they do; the other reads who did what', async () => {
    for (let i = 0; i < 4; i += 1) {
      const { id } = await applied(careJob)
      await move(id, 'under_review')
      const both = await Promise.all([
        call(gareth, 'POST', `/employer/applications/${id}/offer`, { ...OFFER, version: 2 }),
        call(nia, 'POST', `/employer/applications/${id}/state`, { to: 'rejected', version: 2, code: 'filled' }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      const late = both.find(({ status }) => status === 409)
      expect(late?.json.detail).toMatch(/^(Nia Bevan|.*) has just moved this application to "(Offer made|Rejected)"/)
      const { state, offers } = await read(id)
      expect(offers).toHaveLength(state === 'offered' ? 1 : 0)
    }
  })

  it('the history names who moved it', async () => {
    const { id } = await applied(careJob)
    await move(id, 'shortlisted', {}, nia)
    expect((await read(id)).history).toMatchObject([
      { state: 'submitted', by: 'jobseeker', name: '' },
      { state: 'shortlisted', by: 'employer', name: 'Nia Bevan' },
    ])
  })
})

describe('an offer', () => {
  it('states its terms, is accepted in the version that was read, and ends in a start announced to placements', async () => {
    const { person, id } = await applied(careJob)
    await move(id, 'under_review')
    expect((await move(id, 'offered')).json.errors[0].field).toBe('to')
    expect((await offer(id)).json.state).toBe('offered')
    const mine = (await call(person, 'GET', `/applications/${id}`)).json
    expect(mine.offer).toMatchObject({ ...OFFER, note: '', version: 1 })
    expect(JSON.stringify(mine)).not.toContain('byAccount')

    const corrected = await call(nia, 'PUT', `/employer/applications/${id}/offer`, {
      ...OFFER,
      pay: '£13.50 an hour',
      offerVersion: 1,
    })
    expect(corrected.json.offerVersion).toBe(2)
    const late = await call(gareth, 'PUT', `/employer/applications/${id}/offer`, { ...OFFER, offerVersion: 1 })
    expect(late.status).toBe(409)
    const blind = await call(person, 'POST', `/applications/${id}/offer`, { accept: true, offerVersion: 1 })
    expect([blind.status, blind.json.detail]).toEqual([409, expect.stringContaining('changed this offer')])
    expect((await call(person, 'POST', `/applications/${id}/offer`, { accept: true })).status).toBe(409)
    expect((await call(person, 'POST', `/applications/${id}/offer`, { accept: true, offerVersion: 2 })).json.state).toBe(
      'accepted',
    )
    expect((await read(id)).offers).toMatchObject([
      { version: 2, pay: '£13.50 an hour', name: 'Nia Bevan' },
      { version: 1, pay: '£13.20 an hour' },
    ])
    expect((await call(gareth, 'PUT', `/employer/applications/${id}/offer`, { ...OFFER, offerVersion: 2 })).status).toBe(409)

    const confirm = (startVersion: number, startsOn = '2026-12-02') =>
      call(gareth, 'PUT', `/employer/applications/${id}/start`, { startsOn, startVersion })
    expect((await confirm(0)).json.startVersion).toBe(1)
    expect((await confirm(0)).status).toBe(409)
    expect((await confirm(1, '2026-12-03')).json.startVersion).toBe(2)
    expect((await call(person, 'GET', `/applications/${id}`)).json.start).toEqual({
      startsOn: '2026-12-03',
      startedOn: null,
      version: 2,
    })
    expect((await move(id, 'placed')).status).toBe(422)
    const started = async (startedOn: string) =>
      call(gareth, 'POST', `/employer/applications/${id}/start`, { startedOn, version: (await read(id)).version })
    expect((await started('2026-12-03')).json.errors[0].field).toBe('startedOn')
    clock = new Date('2026-12-03T08:00:00.000Z')
    expect((await started('2026-11-01')).json.errors[0].field).toBe('startedOn')
    expect((await started('2026-12-03')).json.state).toBe('placed')
    expect((await started('2026-12-03')).status).toBe(409)
    const events = await owner`select payload from events.log where type = 'placement.started' and subject = ${id}`
    expect(events).toHaveLength(1)
    expect(events[0]?.payload).toMatchObject({
      applicationId: id,
      accountId: person.accountId,
      jobId: careJob,
      startedOn: '2026-12-03',
    })
    expect(JSON.stringify(events[0]?.payload)).not.toMatch(/13\.50|Zuzanna|@|07700|quiet/)
    const news =
      await owner`select payload->>'about' as about from events.log where type = 'offer.changed' and subject = ${id} order by id`
    expect(news.map(({ about }) => about)).toEqual(['corrected', 'start-confirmed', 'start-confirmed'])
  })

  it('is refused with a date that is past, too late, or after the start, and with missing texts', async () => {
    const { id } = await applied(careJob)
    await move(id, 'shortlisted')
    const refused = async (more: object) => (await offer(id, more)).json.errors?.[0]?.field
    expect(await refused({ startsOn: '2026-11-20' })).toBe('startsOn')
    expect(await refused({ startsOn: '2028-11-20' })).toBe('startsOn')
    expect(await refused({ answerBy: '2026-11-20' })).toBe('answerBy')
    expect(await refused({ answerBy: '2026-12-02' })).toBe('answerBy')
    expect(await refused({ pay: ' ' })).toBe('pay')
    expect((await read(id)).state).toBe('shortlisted')
  })

  it('is withdrawn with a text, by the table of states', async () => {
    const { person, id } = await applied(careJob)
    await move(id, 'under_review')
    await offer(id)
    expect((await move(id, 'rejected', { code: 'offer-withdrawn' })).status).toBe(200)
    expect((await call(person, 'POST', `/applications/${id}/offer`, { accept: true, offerVersion: 1 })).status).toBe(409)
    expect((await call(person, 'GET', `/applications/${id}`)).json.reason).toBe(KIND_TEXTS['offer-withdrawn'].en)
  })

  it('that is answered while it is corrected is answered in the version that was read, or not at all', async () => {
    for (let i = 0; i < 5; i += 1) {
      const { person, id } = await applied(careJob)
      await move(id, 'under_review')
      await offer(id)
      const [answer, correction] = await Promise.all([
        call(person, 'POST', `/applications/${id}/offer`, { accept: true, offerVersion: 1 }),
        call(gareth, 'PUT', `/employer/applications/${id}/offer`, { ...OFFER, pay: '£9 an hour', offerVersion: 1 }),
      ])
      expect([answer.status, correction.status].sort()).toEqual([200, 409])
      const { state, offers } = await read(id)
      expect([state, offers.length]).toEqual(answer.status === 200 ? ['accepted', 1] : ['offered', 2])
    }
  })
})

describe('notes among colleagues', () => {
  it('have an author and a time, are for colleagues only, and never change', async () => {
    const { person, id } = await applied(careJob)
    const path = `/employer/applications/${id}/notes`
    expect((await call(nia, 'POST', path, { text: 'Zqfriendly on the phone.' })).status).toBe(200)
    expect((await call(gareth, 'POST', path, { text: ' ' })).status).toBe(422)
    expect((await call(gareth, 'GET', path)).json.items).toMatchObject([
      { text: 'Zqfriendly on the phone.', name: 'Nia Bevan', mine: false, at: NOW.toISOString() },
    ])
    expect((await call(nia, 'GET', path)).json.items[0].mine).toBe(true)
    for (const method of ['GET', 'POST'] as const) expect((await call(stranger, method, path, { text: 'x' })).status).toBe(404)
    for (const own of [`/applications/${id}`, '/applications'])
      expect((await call(person, 'GET', own)).body).not.toContain('Zqfriendly')
    const rows = await db().withSession(person.sessionId, (tx) => tx.execute('select from jobs.application_notes'))
    expect(rows).toHaveLength(0)
    await expect(db().withSystem((tx) => tx.execute("update jobs.application_notes set text = ''"))).rejects.toThrow()
  })
})

describe('the demo', () => {
  it('has a job with anonymous applications, and offers in writing', async () => {
    const admin = demoId('calder admin-leeds')
    const { items } = await list(`jobId=${admin}`)
    expect(items.length).toBeGreaterThanOrEqual(2)
    for (const one of items) expect(one).toMatchObject({ anonymous: true, name: expect.stringMatching(/^Applicant \d+$/) })
    const [offered] = (await list('q=Desmond')).items
    expect(await read(offered.id)).toMatchObject({
      state: 'offered',
      offers: [{ pay: '£13.40 an hour', startsOn: '2026-12-15', answerBy: '2026-11-26' }],
    })
    const [started] = (await list('q=Halima')).items
    expect(await read(started.id)).toMatchObject({ state: 'placed', start: { startedOn: '2026-11-17' } })
  })
})

describe('an offer that waits', () => {
  const remindersOf = async (id: string) =>
    (
      await owner`select payload->>'about' as about from events.log where type = 'offer.waiting' and subject = ${id} order by id`
    ).map(({ about }) => about)
  const at = (day: string) => new Date(`${day}T09:00:00Z`)

  it('reminds the applicant shortly before its deadline and the employer after it, once per version', async () => {
    const { id } = await applied(await post())
    await move(id, 'under_review')
    await offer(id, { startsOn: '2027-01-11', answerBy: '2026-12-01' })
    const db = server.kit('jobs').db
    for (const day of ['2026-11-22', '2026-11-28', '2026-11-29', '2026-12-01', '2026-12-01']) await remindOfOffers(db, at(day))
    expect(await remindersOf(id)).toEqual(['answer-soon'])
    for (const day of ['2026-12-02', '2026-12-09']) await remindOfOffers(db, at(day))
    expect(await remindersOf(id)).toEqual(['answer-soon', 'unanswered'])
    // Nothing ends an application by itself.
    expect((await read(id)).state).toBe('offered')
  })

  it('is reminded of although older ones, of which everybody was reminded, fill a run', async () => {
    const ids: string[] = []
    for (const answerBy of ['2026-12-03', '2026-12-04', '2026-12-05']) {
      const { id } = await applied(await post())
      await move(id, 'under_review')
      await offer(id, { startsOn: '2027-01-11', answerBy })
      ids.push(id)
    }
    const later = at('2027-02-01')
    for (let sent = 1; sent > 0; ) sent = await remindOfOffers(server.kit('jobs').db, later, 1)
    for (const id of ids) expect(await remindersOf(id)).toEqual(['unanswered'])
  })

  it('sends no reminder once it is answered', async () => {
    const { person, id } = await applied(await post())
    await move(id, 'under_review')
    await offer(id, { startsOn: '2027-01-11', answerBy: '2026-12-01' })
    await call(person, 'POST', `/applications/${id}/offer`, { accept: true, offerVersion: 1 })
    await remindOfOffers(server.kit('jobs').db, at('2026-12-02'))
    expect(await remindersOf(id)).toEqual([])
  })

  it.each([
    ['made today for tomorrow', '2026-11-22', '2026-11-21T12:00:00Z', '2026-11-21T23:00:00Z', null],
    ['on its last day', '2026-11-22', '2026-11-21T08:00:00Z', '2026-11-22T09:00:00Z', 'answer-soon'],
    ['three days before', '2026-11-28', '2026-11-20T09:00:00Z', '2026-11-25T09:00:00Z', null],
    ['two days before', '2026-11-28', '2026-11-20T09:00:00Z', '2026-11-26T09:00:00Z', 'answer-soon'],
    ['the day after', '2026-11-28', '2026-11-20T09:00:00Z', '2026-11-29T00:10:00Z', 'unanswered'],
  ])('%s', (_, answerBy, made, now, about) => {
    expect(offerReminderDue({ answerBy, at: new Date(made) }, new Date(now))).toBe(about)
  })
})

describe('anonymous applications', () => {
  const IDENTIFIES = /zuzanna|quill|feather|900456|@test\.example/i
  const anonymous = (job: string, on: boolean, who = gareth) =>
    call(who, 'PUT', `/employer/jobs/${job}/anonymous`, { anonymousUntilShortlist: on })

  it('hide name, contact and CV in every answer until the shortlist, and show them from then on', async () => {
    const job = await post()
    expect((await anonymous(job, true, stranger)).status).toBe(404)
    expect((await anonymous(job, true)).json.anonymousUntilShortlist).toBe(true)
    const { id } = await applied(job)
    const everything = async () =>
      Promise.all(
        [
          `/employer/applications?jobId=${job}`,
          `/employer/applications/${id}`,
          `/employer/applications/${id}/notes`,
          `/employer/applications/${id}/interviews`,
          `/employer/applications/${id}/neighbours`,
          '/employer/application-jobs',
          '/employer/jobs?limit=100',
        ].map(async (path) => [path, (await call(gareth, 'GET', path)).body] as const),
      )
    for (const [path, body] of await everything()) expect([path, IDENTIFIES.test(body)]).toEqual([path, false])
    const application = await read(id)
    expect(application).toMatchObject({
      anonymous: true,
      email: '',
      phone: '',
      cvFilename: '',
      disabilitySupport: false,
      benefitsTransition: false,
    })
    expect(application.name).toMatch(/^Applicant \d+$/)
    expect(application.coverLetter).toContain('my name is […]')
    expect(application.adjustmentsWords).toBe('')
    for (const row of (await list(`jobId=${job}`)).items)
      expect(row).toMatchObject({ disabilitySupport: false, benefitsTransition: false })
    expect((await read(id, gareth, { 'accept-language': 'cy' })).name).toMatch(/^Ymgeisydd \d+$/)
    for (const q of ['Zuzanna', 'quill', 'zuzanna.q']) expect((await list(`jobId=${job}&q=${q}`)).total).toBe(0)
    expect(idsOf(await list(`jobId=${job}&q=${encodeURIComponent(application.name)}`))).toEqual([id])
    const cv = await call(gareth, 'POST', `/employer/applications/${id}/cv-link`)
    expect([cv.status, cv.json.detail]).toEqual([409, expect.stringContaining('without names')])
    const grant = await call(gareth, 'POST', `/employer/applications/${id}/cv-without-names`)
    const payload = JSON.parse(Buffer.from(grant.json.grant.split('.')[1], 'base64url').toString())
    expect([grant.status, JSON.stringify(payload)]).toEqual([200, expect.stringContaining('"withoutNames":true')])
    expect((await call(stranger, 'POST', `/employer/applications/${id}/cv-without-names`)).status).toBe(404)

    await move(id, 'under_review')
    expect((await read(id)).anonymous).toBe(true)
    await move(id, 'shortlisted')
    expect(await read(id)).toMatchObject({
      anonymous: false,
      name: 'Zuzanna Quill-Feather',
      cvFilename: 'Zuzanna-Quill-Feather-CV.pdf',
      disabilitySupport: true,
      adjustmentsWords: expect.stringContaining('quiet room'),
    })
    expect((await call(gareth, 'POST', `/employer/applications/${id}/cv-link`)).status).toBe(200)
    await move(id, 'under_review')
    expect((await read(id)).anonymous).toBe(false)
  })

  it('stay anonymous for everybody who applied so: neither switching it off nor a rejection shows a name', async () => {
    const job = await post()
    const before = await applied(job)
    await anonymous(job, true)
    const during = await applied(job)
    await anonymous(job, false)
    const after = await applied(job)
    const hidden = async () => Promise.all([before, during, after].map(async ({ id }) => (await read(id)).anonymous))
    expect(await hidden()).toEqual([false, true, false])
    await move(during.id, 'rejected', { code: 'others' })
    expect(await hidden()).toEqual([false, true, false])
    const events =
      await owner`select type, payload->>'anonymous' as anonymous from events.log where subject = ${during.id} order by id`
    expect(events.map(({ anonymous: one }) => one)).toEqual(['true', 'true'])
  })

  it('show the name from an invitation or an offer on, also without the shortlist', async () => {
    const job = await post()
    await anonymous(job, true)
    const [invited, offered] = [await applied(job), await applied(job)]
    await move(invited.id, 'interview_invited')
    await move(offered.id, 'under_review')
    await offer(offered.id)
    for (const { id } of [invited, offered]) expect((await read(id)).name).toBe('Zuzanna Quill-Feather')
  })
})

describe('the state machine', () => {
  type Ask = { by: 'employer' | 'jobseeker'; to: ApplicationState }
  const asks = fc.oneof(
    fc.record({ by: fc.constant('employer' as const), to: fc.constantFrom(...APPLICATION_STATES) }),
    fc.record({
      by: fc.constant('jobseeker' as const),
      to: fc.constantFrom('withdrawn' as const, 'accepted' as const, 'declined' as const),
    }),
  )

  /** Requests a step by its endpoint; null where that side has none. */
  async function attempt({ by, to }: Ask, person: TestPerson, id: string) {
    if (by === 'jobseeker') {
      if (to === 'withdrawn') return call(person, 'POST', `/applications/${id}/withdraw`)
      const { offer: made } = (await call(person, 'GET', `/applications/${id}`)).json
      return call(person, 'POST', `/applications/${id}/offer`, { accept: to === 'accepted', offerVersion: made?.version ?? null })
    }
    if (to === 'offered') return offer(id)
    if (to === 'placed') {
      const { version } = await read(id)
      return call(gareth, 'POST', `/employer/applications/${id}/start`, { startedOn: '2026-11-21', version })
    }
    return move(id, to, to === 'rejected' ? { code: 'others' } : {})
  }

  it('no sequence of steps of either side leaves the table, and a refusal changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(asks, { minLength: 1, maxLength: 9 }), async (isAnonymous, sequence) => {
        const job = await post()
        await call(gareth, 'PUT', `/employer/jobs/${job}/anonymous`, { anonymousUntilShortlist: isAnonymous })
        const { person, id } = await applied(job)
        let state: ApplicationState = 'submitted'
        let named = !isAnonymous
        for (const ask of sequence) {
          // Jobseekers answer an offer here; interviews have endpoints of their own.
          const isAnswer = ask.by === 'jobseeker' && ask.to !== 'withdrawn'
          const allowed: boolean = mayMove(state, ask.to, ask.by) && (!isAnswer || state === 'offered')
          const { status, body } = await attempt(ask, person, id)
          expect([ask, state, status, status === 200 ? '' : body.includes('"code":"state-conflict"')]).toEqual([
            ask,
            state,
            allowed ? 200 : 409,
            allowed ? '' : true,
          ])
          if (allowed) {
            state = ask.to
            named ||= !['submitted', 'under_review', 'rejected', 'withdrawn', 'position_closed'].includes(state)
          }
          const now = await read(id)
          expect([now.state, now.anonymous]).toEqual([state, !named])
        }
        const { history } = (await call(person, 'GET', `/applications/${id}`)).json as {
          history: { state: ApplicationState; by: 'employer' }[]
        }
        history.slice(1).forEach(({ state: to, by }, i) => {
          const from = history[i]?.state as ApplicationState
          expect([from, to, APPLICATION_TRANSITIONS[from][to]?.includes(by)]).toEqual([from, to, true])
        })
      }),
      { numRuns: 25 },
    )
  })
})
