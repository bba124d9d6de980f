import { randomUUID } from 'node:crypto'
import * as contracts from '@onward/contracts'
import {
  answerInterview,
  DEMO_ACCOUNTS,
  DEMO_ORGANISATION,
  type DisclosureHandover,
  type Endpoint,
  pathOf,
} from '@onward/contracts'
import { signHandover } from '@onward/service-kit'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { eq } from 'drizzle-orm'
import { service } from '../app'
import { interviews, jobs, organisations } from '../db/schema'
import { loadDemo } from '../demo/load'
import { demoId } from '../demo/random'
import { employerAway, employerBack } from '../erasure/employer'
import { saveSuspended } from '../erasure/store'
import { interviewsToRemindOf } from '../interviews/reminder-store'
import { restore, suspend } from '../organisation/decide'
import { freezeApplications, thawApplications } from './freezes'
import { remindOfOffers } from './reminders'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const DAY_MS = 86_400_000
let clock = NOW
let gareth: TestPerson
const job = demoId('calder care-leeds')

const { server, owner } = servicesUnderTest({ services: [service], clock: () => clock })
const db = () => server.kit('jobs').db
beforeAll(async () => {
  await loadDemo({ db: db(), clock: () => clock })
  gareth = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
})
beforeEach(() => {
  clock = NOW
})

async function call(who: TestPerson, method: Endpoint['method'], url: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${server.tokens.issue(who, clock).token}`, 'idempotency-key': randomUUID() },
    ...(payload && { payload }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, json: isJson ? answer.json() : null }
}
async function applied() {
  const person = await server.person('user')
  const say: DisclosureHandover = {
    disclosureId: randomUUID(),
    accountId: person.accountId,
    jobId: job,
    firstName: 'Zuzanna',
    lastName: 'Quill',
    email: 'zuzanna.q@test.example',
    phone: '07700 900456',
    area: 'Leeds LS6',
    availability: 'full-time',
    experienceYears: 2,
    skillIds: [],
    coverLetter: 'Dear team, write to zuzanna.q@test.example or ring 07700 900456.',
    cvFilename: 'cv.pdf',
    cvFileType: 'pdf',
    adjustments: false,
    adjustmentsWords: '',
    benefitsTransition: false,
  }
  const handover = await signHandover(server.keys, { from: 'jobseekers', to: 'jobs' }, say, clock)
  return { person, id: (await call(person, 'POST', '/api/jobs/applications', { handover })).json.id as string }
}
const freeze = (at = clock) => db().withSystem((tx) => freezeApplications(tx, { jobId: job }, 'advert-removed', at))
const thaw = (at = clock) => db().withSystem((tx) => thawApplications(tx, { jobId: job }, 'advert-removed', at))
const frozenEvents = (id: string) =>
  owner`select payload from events.log where type = 'application.frozen' and subject = ${id} order by id`.then((rows) =>
    rows.map(({ payload }) => payload),
  )

const slot = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString()
const details = { minutes: 30, way: 'in-person', place: '1 High Street', meet: '', bring: '', adjustments: '', note: '' }
const offer = (startsOn: string, answerBy: string) => ({
  startsOn,
  pay: '£12.90',
  hours: '37',
  place: 'Leeds',
  answerBy,
  note: '',
})

async function invited() {
  const { person, id } = await applied()
  const made = await call(gareth, 'POST', `/api/jobs/employer/applications/${id}/interviews`, {
    ...details,
    slots: [slot(3).slice(0, 16)],
    version: null,
  })
  return { person, id, interview: made.json.id as string, status: made.status }
}

it('gives nobody at the employer the ways to reach a person who was warned, until it is lifted', async () => {
  const { id } = await applied()
  const page = () => call(gareth, 'GET', `/api/jobs/employer/applications/${id}`)
  const row = async () => {
    const { json } = await call(gareth, 'GET', `/api/jobs/employer/applications?jobId=${job}&q=Quill&limit=100`)
    return json.items.find((one: { id: string }) => one.id === id)
  }
  const given = { email: 'zuzanna.q@test.example', phone: '07700 900456', cvFilename: 'cv.pdf' }
  expect((await page()).json).toMatchObject({ ...given, coverLetter: expect.stringContaining('zuzanna.q@test.example') })
  await freeze()
  for (const { json } of [await page(), { json: await row() }])
    expect(json).toMatchObject({ name: 'Zuzanna Quill', email: '', phone: '', cvFilename: '' })
  expect((await page()).json.coverLetter).not.toMatch(/zuzanna\.q@|900456/)
  await thaw()
  expect((await page()).json).toMatchObject(given)
  expect(await row()).toMatchObject(given)
})

const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'service' in one && 'method' in one && 'path' in one

describe('every route of an application', () => {
  /** Reads, and what a person may always do. */
  const OPEN = new Set(['POST /applications', 'POST /applications/:id/withdraw', 'POST /employer/applications/counts'])
  const routes = (Object.values(contracts) as unknown[]).filter(
    (one): one is Endpoint =>
      isEndpoint(one) && one.service === 'jobs' && one.method !== 'GET' && /\/(applications|interviews)(\/|$)/.test(one.path),
  )

  it('answers 409 in plain words while it is frozen, but for withdrawing and reporting', async () => {
    const { person, id, interview, status } = await invited()
    expect(status).toBe(200)
    await freeze()
    const bodies: Record<string, object> = {
      [answerInterview.path]: { answer: 'confirm', slot: slot(3), version: 1 },
      '/applications/:id/offer': { accept: true, offerVersion: 1 },
      '/employer/applications/:id/state': { to: 'under_review', version: 1 },
      '/employer/applications/moves': { to: 'shortlisted', applications: [{ id, version: 1 }] },
      '/employer/applications/rejections': { applications: [{ id, version: 1 }], code: 'others' },
      '/employer/applications/rejections/settlement': { ids: [id], to: 'undone' },
      '/employer/applications/:id/offer': { ...offer('2026-12-10', '2026-12-01'), version: 1, offerVersion: 1 },
      '/employer/applications/:id/start': { startsOn: '2026-12-10', startVersion: 0, startedOn: '2026-11-21', version: 1 },
      '/employer/applications/:id/notes': { text: 'A note' },
      '/employer/applications/:id/interviews': { ...details, slots: [slot(4).slice(0, 16)], version: 1 },
      '/employer/applications/invitations': { ...details, applications: [{ id, version: 1, slots: [slot(4).slice(0, 16)] }] },
      '/employer/interviews/:id/details': {
        version: 1,
        way: 'in-person',
        place: 'There',
        meet: '',
        bring: '',
        adjustments: '',
        note: '',
      },
      '/employer/interviews/:id/state': { to: 'cancelled', version: 1, words: '' },
      '/employer/interviews/:id/notes': { words: 'A note' },
    }
    const answers: string[] = []
    for (const one of routes) {
      if (OPEN.has(`${one.method} ${one.path}`)) continue
      const who = one.path.startsWith('/employer') ? gareth : person
      const of = one.path.includes('/interviews/:id') ? interview : id
      const { status: code, json } = await call(who, one.method, pathOf(one).replace(':id', of), bodies[one.path])
      answers.push(`${code} ${one.method} ${one.path} ${code === 409 ? '' : JSON.stringify(json)}`.trim())
    }
    expect(answers.filter((answer) => !answer.startsWith('409'))).toEqual([])
    expect(answers.length).toBeGreaterThan(12)
    for (const [who, side] of [
      [person, `/api/jobs/interviews/${interview}/calendar`],
      [gareth, `/api/jobs/employer/interviews/${interview}/calendar`],
    ] as const)
      expect((await call(who, 'GET', side)).status).not.toBe(200)
    expect((await call(person, 'POST', `/api/jobs/jobs/${job}/report`, { reason: 'scam', text: '' })).status).not.toBe(409)
    expect((await call(person, 'POST', `/api/jobs/applications/${id}/withdraw`, { reason: null })).status).toBe(200)
    await thaw()
  })
})

describe('a frozen application', () => {
  it('is told once, goes on in its state, and a last day that passed gets new days', async () => {
    const { person, id } = await applied()
    await call(gareth, 'POST', `/api/jobs/employer/applications/${id}/state`, { to: 'shortlisted', version: 1 })
    const made = await call(gareth, 'POST', `/api/jobs/employer/applications/${id}/offer`, {
      ...offer('2026-11-25', '2026-11-23'),
      version: 2,
    })
    expect(made.status).toBe(200)
    await freeze()
    expect((await call(person, 'GET', `/api/jobs/applications/${id}`)).json).toMatchObject({
      frozen: 'advert-removed',
      state: 'offered',
    })
    expect((await call(gareth, 'GET', `/api/jobs/employer/applications/${id}`)).json).toMatchObject({
      frozen: 'advert-removed',
      next: [],
    })
    clock = new Date(NOW.getTime() + 5 * DAY_MS)
    await remindOfOffers(db(), clock)
    expect(await owner`select 1 from events.log where type = 'offer.waiting' and subject = ${id}`).toHaveLength(0)
    await thaw()
    const after = (await call(person, 'GET', `/api/jobs/applications/${id}`)).json
    expect(after).toMatchObject({ frozen: null, state: 'offered', offer: { answerBy: '2026-11-29', startsOn: '2026-11-29' } })
    expect((await frozenEvents(id)).map(({ frozen, answerBy }) => [frozen, answerBy])).toEqual([
      ['advert-removed', null],
      [null, '2026-11-29'],
    ])
  })

  it('leaves the calendar with its interview, without reminders; one whose time passed needs other times', async () => {
    const { person, id, interview } = await invited()
    const chosen = { answer: 'confirm', slot: slot(3), version: 1 }
    expect((await call(person, 'POST', `/api/jobs/interviews/${interview}/answer`, chosen)).status).toBe(200)
    await freeze()
    const at = new Date(NOW.getTime() + 2.5 * DAY_MS)
    expect(await db().withSystem((tx) => interviewsToRemindOf(tx, at, { hours: 24, limit: 9 }))).toEqual([])
    clock = new Date(NOW.getTime() + 4 * DAY_MS)
    await thaw()
    const [row] = await db().withSystem((tx) => tx.select().from(interviews).where(eq(interviews.id, interview)))
    expect(row?.state).toBe('alternative_requested')
    expect((await call(person, 'GET', `/api/jobs/applications/${id}`)).json.state).toBe('interview_invited')
    expect((await frozenEvents(id)).map((one) => one.interview?.calendar.startsAt ?? null)).toEqual([slot(3), null])
  })

  it('rests for each cause by itself, and nobody is told twice of the same', async () => {
    const { id } = await applied()
    const [organisation] = await db().withSystem((tx) =>
      tx.select().from(organisations).where(eq(organisations.id, DEMO_ORGANISATION.id)),
    )
    if (!organisation) throw new Error('no organisation')
    await freeze()
    await db().withSystem((tx) => suspend(tx, organisation, 'Fees', clock))
    await thaw()
    expect(await frozenEvents(id)).toHaveLength(1)
    await db().withSystem((tx) => restore(tx, { ...organisation, suspendedAt: clock }, clock))
    expect((await frozenEvents(id)).at(-1)?.frozen).toBeNull()
  })

  it('rests without an accusation while the only member is away', async () => {
    const { person, id } = await applied()
    await db().withSystem(async (tx) => {
      await saveSuspended(tx, gareth.accountId, true)
      await employerAway(tx, gareth.accountId, clock)
    })
    const own = (await call(person, 'GET', `/api/jobs/applications/${id}`)).json
    expect(own.frozen).toBe('employer-leaving')
    await db().withSystem(async (tx) => {
      await saveSuspended(tx, gareth.accountId, false)
      await employerBack(tx, gareth.accountId, clock)
    })
    expect((await call(person, 'GET', `/api/jobs/applications/${id}`)).json.frozen).toBeNull()
  })
})

it('a person who withdrew takes the ways to reach them along', async () => {
  const { person, id } = await applied()
  await call(person, 'POST', `/api/jobs/applications/${id}/withdraw`, { reason: null })
  const seen = (await call(gareth, 'GET', `/api/jobs/employer/applications/${id}`)).json
  expect([seen.email, seen.phone, seen.cvFilename]).toEqual(['', '', ''])
})

it('the words of an advert that was taken down are known to everybody who posts', async () => {
  await db().withSystem(async (tx) => {
    const [row] = await tx.update(jobs).set({ state: 'removed', closedAt: clock }).where(eq(jobs.id, job)).returning()
    const { surroundingsOf } = await import('../vetting/store')
    const [around] = row ? await surroundingsOf(tx, { id: randomUUID() }, [row], clock) : []
    expect(around?.removed?.id).toBe(job)
    await tx.update(jobs).set({ state: 'active', closedAt: null }).where(eq(jobs.id, job))
  })
})
