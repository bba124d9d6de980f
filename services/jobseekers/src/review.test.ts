import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { CvFacts, Letter } from '@onward/contracts'
import {
  badgeEvidence,
  badgeHolder,
  CONSENTS,
  curriculum,
  curriculumOf,
  cvFacts,
  EMPTY_CURRICULUM,
  letter,
} from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { verifyHandover } from '@onward/service-kit'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import mammoth from 'mammoth'
import * as v from 'valibot'
import { service } from './app'

let ticks = 0

const { server, owner } = servicesUnderTest({
  services: [service],
  clock: () => new Date(Date.UTC(2026, 10, 21, 23, 30, 0, ++ticks)),
  config: { rateFactor: 100 },
})

const fixture = (name: string) => readFile(fileURLToPath(new URL(`../../../libs/cv-engine/fixtures/${name}`, import.meta.url)))
const ask = (who: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, payload?: object, headers = {}) =>
  server.app.inject({ method, url: `/api/jobseekers${at}`, headers: { ...who.headers, ...headers }, ...(payload && { payload }) })

async function jobseeker(): Promise<TestPerson> {
  const person = await server.person('user')
  const { accountId } = person
  await server.asOwner(async (tx) => {
    await emitEvent(tx, 'account.email', accountId, 1, { accountId, email: 'zoe@example.org' })
    const names = { firstName: 'Zoë', lastName: 'Łukasiewicz-Şahin', organisationName: '' }
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'user', ...names })
  })
  await server.runJobs()
  return person
}
async function upload(person: TestPerson, name = 'zoe.docx'): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([await fixture(name)]), name)
  const request = new Request('http://x', { method: 'POST', body })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/jobseekers/cvs/review',
    headers: { ...person.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  await server.runJobs()
  return answer.json().id
}
const choices = { tone: 'warm', length: 'standard', language: 'en' } as const
async function written(person: TestPerson, cvId: string, more: object = {}): Promise<Letter> {
  const { id } = (await ask(person, 'POST', '/letters', { cvId, advert: null, choices, ...more })).json()
  return (await ask(person, 'GET', `/letters/${id}`)).json()
}
const events = async (type: string, accountId: string) =>
  (
    await owner<
      { payload: unknown }[]
    >`select payload from events.log where type = ${type} and subject = ${accountId} order by version`
  ).map((row) => row.payload)

describe('what a CV contains', () => {
  it('sends a new postcode to the candidate pool, where the person is in it', async () => {
    const person = await jobseeker()
    const cvId = await upload(person)
    const consent = { visible: true, consentVersion: CONSENTS.pool.version, language: 'en' }
    await ask(person, 'PUT', `/cvs/${cvId}/visibility`, consent)
    const { version } = (await ask(person, 'GET', '/profile')).json()
    const { facts } = (await ask(person, 'GET', `/cvs/${cvId}/facts`)).json() as { facts: CvFacts }
    const profile = { firstName: '', lastName: '', phone: '', postcode: 'BD1 1HU', skills: [], version }
    await ask(person, 'POST', `/cvs/${cvId}/fill-profile`, { profile, curriculum: curriculumOf(facts), curriculumVersion: 0 })
    const areas = await owner`select payload->'area'->>'outcode' as outcode from events.log
      where type = 'jobseeker.visibility' and subject = ${person.accountId} order by id`
    expect(areas.at(-1)?.outcode).toBe('BD1')
    expect(areas.length).toBeGreaterThan(1)
  })

  it('is stored with the text that each field came from', async () => {
    const person = await jobseeker()
    const cvId = await upload(person)
    const { facts } = (await ask(person, 'GET', `/cvs/${cvId}/facts`)).json() as { facts: CvFacts }
    expect(v.is(cvFacts, facts)).toBe(true)
    expect(facts.name?.value).toBe('Zoë Łukasiewicz-Şahin')
    expect(facts.work.length).toBeGreaterThan(0)
  })

  it('fills profile and CV builder in one step, and leaves other fields unchanged', async () => {
    const person = await jobseeker()
    const cvId = await upload(person)
    const { facts } = (await ask(person, 'GET', `/cvs/${cvId}/facts`)).json() as { facts: CvFacts }
    const before = (await ask(person, 'GET', '/profile')).json()
    const profile = {
      firstName: '',
      lastName: '',
      phone: '07700 900123',
      postcode: 'ls8 4ht',
      skills: ['Till work'],
      version: before.version,
    }
    const body = { profile, curriculum: curriculumOf(facts), curriculumVersion: 0 }
    expect((await ask(person, 'POST', `/cvs/${cvId}/fill-profile`, body)).json()).toMatchObject({ curriculumVersion: 1 })
    expect((await ask(person, 'GET', '/profile')).json()).toMatchObject({
      firstName: 'Zoë',
      phone: '07700 900123',
      postcode: 'LS8 4HT',
      skills: ['Till work'],
    })
    expect((await ask(person, 'GET', '/curriculum')).json()).toEqual({ curriculum: curriculumOf(facts), version: 1 })
    // Messaging, which sends text messages, has the number.
    const [event] = await owner`select payload->>'phone' as phone from events.log
      where type = 'contact.preferences' and subject = ${person.accountId} order by id desc limit 1`
    expect(event?.phone).toBe('07700 900123')
    // A save of an older version changes neither.
    expect((await ask(person, 'POST', `/cvs/${cvId}/fill-profile`, body)).statusCode).toBe(409)
    const half = { ...body, profile: { ...profile, phone: '07700 900999', version: before.version + 1 } }
    expect((await ask(person, 'POST', `/cvs/${cvId}/fill-profile`, half)).statusCode).toBe(409)
    expect((await ask(person, 'GET', '/profile')).json().phone).toBe('07700 900123')
  })

  it('is read again when a review comes from an older engine', async () => {
    const person = await jobseeker()
    const cvId = await upload(person)
    await owner`update jobseekers.cv_reviews set engine_version = '0.9', facts = null, ai_score = 1 where cv_id = ${cvId}`
    expect((await ask(person, 'GET', `/cvs/${cvId}/facts`)).statusCode).toBe(409)
    await server.background.tasks['jobseekers.reanalyse']?.({ cvId })
    expect((await ask(person, 'GET', `/cvs/${cvId}/facts`)).statusCode).toBe(200)
    expect((await ask(person, 'GET', `/cvs/${cvId}`)).json().cv.score).toBeGreaterThan(1)
  })
})

describe('the curriculum', () => {
  const full = {
    ...EMPTY_CURRICULUM,
    summary: 'Shop worker from Wrocław, now in Leeds.',
    work: [
      {
        title: 'Cook',
        employer: "O'Brien's",
        place: 'Leeds',
        from: '2019-03',
        until: null,
        current: true,
        bullets: ['Cooked for 80 guests'],
      },
    ],
  }

  it('is saved only over the version that was read', async () => {
    const person = await jobseeker()
    expect((await ask(person, 'GET', '/curriculum')).json()).toEqual({ curriculum: EMPTY_CURRICULUM, version: 0 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(person, 'PUT', '/curriculum', { curriculum: full, version: 0 })))
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409, 409])
    expect(v.is(curriculum, (await ask(person, 'GET', '/curriculum')).json().curriculum)).toBe(true)
  })

  it('names the entry with an error', async () => {
    const person = await jobseeker()
    const work = [{ ...full.work[0], from: '2021-05', until: '2020-01', current: false }]
    const answer = await ask(person, 'PUT', '/curriculum', { curriculum: { ...full, work }, version: 0 })
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ field: 'curriculum.work.0', message: 'The end is before the start' }],
    })
  })

  it('is exported as Word and PDF, and as a CV that is analysed', async () => {
    const person = await jobseeker()
    await ask(person, 'PUT', '/curriculum', { curriculum: full, version: 0 })
    const docx = await ask(person, 'GET', '/curriculum/file?format=docx&language=en')
    expect(docx.headers['content-disposition']).toContain(encodeURIComponent('CV Zoë Łukasiewicz-Şahin.docx'))
    const { value } = await mammoth.extractRawText({ buffer: docx.rawPayload })
    expect(value).toContain("O'Brien's")
    const pdf = await ask(person, 'GET', '/curriculum/file?format=pdf&language=cy')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const { id } = (await ask(person, 'POST', '/curriculum/cv', { format: 'pdf', language: 'en' })).json()
    await server.runJobs()
    expect((await ask(person, 'GET', `/cvs/${id}`)).json()).toMatchObject({
      cv: { state: 'analysed', isActive: true, filename: 'CV Zoë Łukasiewicz-Şahin.pdf' },
    })
    const { facts } = (await ask(person, 'GET', `/cvs/${id}/facts`)).json() as { facts: CvFacts }
    expect([facts.name?.value, facts.work[0]?.title?.value, facts.work[0]?.employer?.value]).toEqual([
      'Zoë Łukasiewicz-Şahin',
      'Cook',
      "O'Brien's",
    ])
  })
})

describe('a cover letter', () => {
  it('uses only facts of the CV, lists them, and lists what else the advert asks for', async () => {
    const person = await jobseeker()
    const cvId = await upload(person)
    const advert = {
      jobId: randomUUID(),
      title: 'Warehouse operative',
      company: 'Bright & Co',
      requirements: ['Welding experience', 'Forklift licence', 'Order picking'],
    }
    const one = await written(person, cvId, { advert })
    expect(v.is(letter, one)).toBe(true)
    expect(one).toMatchObject({
      cvId,
      jobId: advert.jobId,
      jobTitle: 'Warehouse operative',
      writtenBy: 'rules',
      missing: ['Welding experience'],
    })
    expect(one.facts.length).toBeGreaterThan(0)
    for (const fact of one.facts) expect(one.body).toContain(fact.text)
    expect(one.body).not.toMatch(/weld/i)
  })

  it('is titled General Position without a job, and is saved, listed, changed and deleted', async () => {
    const person = await jobseeker()
    const cvId = await upload(person)
    const one = await written(person, cvId)
    expect(one.jobTitle).toBe('General Position')
    expect((await ask(person, 'PUT', `/letters/${one.id}`, { body: 'Dear Ms Ŵyn', version: one.version })).json().version).toBe(2)
    expect((await ask(person, 'PUT', `/letters/${one.id}`, { body: 'late', version: one.version })).statusCode).toBe(409)
    expect((await ask(person, 'GET', `/letters?cvId=${cvId}`)).json().items.map((each: Letter) => each.body)).toEqual([
      'Dear Ms Ŵyn',
    ])
    const docx = await ask(person, 'GET', `/letters/${one.id}/file?format=docx`)
    const { value } = await mammoth.extractRawText({ buffer: docx.rawPayload })
    expect(value).toContain('Dear Ms Ŵyn')
    expect(value).toContain('Zoë Łukasiewicz-Şahin')
    // Half past eleven at night in London.
    expect(value).toContain('21 November 2026')
    expect((await ask(person, 'GET', `/letters/${one.id}/file?format=pdf`)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await ask(person, 'DELETE', `/letters/${one.id}`)).statusCode).toBe(200)
    expect((await ask(person, 'GET', `/letters/${one.id}`)).statusCode).toBe(404)
  })

  it('outlives the CV it was written from', async () => {
    const person = await jobseeker()
    const cvId = await upload(person)
    const one = await written(person, cvId)
    await ask(person, 'DELETE', `/cvs/${cvId}`)
    expect((await ask(person, 'GET', `/letters/${one.id}`)).json()).toMatchObject({ cvId: null, body: one.body })
  })

  it('is written once for repeated requests', async () => {
    const person = await jobseeker()
    const cvId = await upload(person)
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => ask(person, 'POST', '/letters', { cvId, advert: null, choices }, key)))
    expect(new Set(answers.map((one) => one.json().id)).size).toBe(1)
    expect((await ask(person, 'GET', '/letters')).json().items).toHaveLength(1)
  })

  it('is not written when too few facts fit the job; the answer says what to add', async () => {
    const person = await jobseeker()
    const cvId = await upload(person)
    const advert = { jobId: randomUUID(), title: 'Deep sea welder', company: 'X', requirements: ['MIG welding', 'Gas Safe'] }
    const answer = await ask(person, 'POST', '/letters', { cvId, advert, choices })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ shortfall: { missing: ['MIG welding', 'Gas Safe'] } })
    expect(answer.json().shortfall.facts).toBeLessThan(3)
    expect((await ask(person, 'GET', '/letters')).json().items).toEqual([])
    // Writing a letter oneself is always possible.
    const { id } = (await ask(person, 'POST', '/letters/own', { cvId, advert, language: 'cy' })).json()
    expect((await ask(person, 'GET', `/letters/${id}`)).json()).toMatchObject({
      cvId,
      jobId: advert.jobId,
      body: '',
      facts: [],
      missing: ['MIG welding', 'Gas Safe'],
      writtenBy: 'person',
      choices: { language: 'cy' },
    })
    const another = await jobseeker()
    expect((await ask(another, 'POST', '/letters/own', { cvId, advert: null, language: 'en' })).statusCode).toBe(404)
  })

  it('cannot be written from a CV that could not be read', async () => {
    const person = await jobseeker()
    const cvId = await upload(person, 'encrypted.pdf')
    const answer = await ask(person, 'POST', '/letters', { cvId, advert: null, choices })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'state-conflict'])
  })
})

describe('the badge', () => {
  it('counts a letter that the person writes, once it has text', async () => {
    const person = await jobseeker()
    const cvId = await upload(person)
    const { id } = (await ask(person, 'POST', '/letters/own', { cvId, advert: null, language: 'en' })).json()
    expect((await ask(person, 'GET', `/cvs/${cvId}/badge-evidence`)).statusCode).toBe(409)
    await ask(person, 'PUT', `/letters/${id}`, { body: '  \n ', version: 1 })
    expect((await ask(person, 'GET', `/cvs/${cvId}/badge-evidence`)).statusCode).toBe(409)
    const { version } = (await ask(person, 'GET', `/letters/${id}`)).json()
    await ask(person, 'PUT', `/letters/${id}`, { body: 'Dear all, I can cook.', version })
    expect((await ask(person, 'GET', `/cvs/${cvId}/badge-evidence`)).json().handover).toBeTruthy()
  })

  it('is provable once there is an analysis and a saved letter, and records the review that earned it', async () => {
    const person = await jobseeker()
    const { accountId } = person
    const cvId = await upload(person)
    expect((await ask(person, 'GET', `/cvs/${cvId}/badge-evidence`)).json()).toMatchObject({
      status: 409,
      detail: 'Save a cover letter for this CV first.',
    })
    const one = await written(person, cvId)
    const { handover } = (await ask(person, 'GET', `/cvs/${cvId}/badge-evidence`)).json()
    const route = { from: 'jobseekers', to: 'learning' } as const
    const { payload } = await verifyHandover(
      server.keys,
      route,
      badgeEvidence,
      handover,
      new Date(Date.UTC(2026, 10, 21, 23, 30)),
    )
    expect(payload).toEqual({ accountId, email: 'zoe@example.org', cvId, letterId: one.id })

    const badge = 'cv-cover-letter-basics' as const
    const credentialId = randomUUID()
    await server.asOwner((tx) => emitEvent(tx, 'badge.awarded', credentialId, 1, { accountId, credentialId, badge, cvId }))
    await server.runJobs()
    expect((await ask(person, 'GET', `/cvs/${cvId}`)).json().badgeCompleted).toBe(true)
    await server.asOwner((tx) => emitEvent(tx, 'badge.revoked', credentialId, 2, { accountId, credentialId, badge }))
    await server.runJobs()
    expect((await ask(person, 'GET', `/cvs/${cvId}`)).json().badgeCompleted).toBe(false)
  })
})

it('is signed for the person who asks, by their account’s email address', async () => {
  const person = await jobseeker()
  const { handover } = (await ask(person, 'GET', '/badge-holder')).json()
  const route = { from: 'jobseekers', to: 'learning' } as const
  const { payload } = await verifyHandover(server.keys, route, badgeHolder, handover, new Date(Date.UTC(2026, 10, 21, 23, 30)))
  expect(payload).toEqual({ accountId: person.accountId, email: 'zoe@example.org' })
  expect((await ask(await server.person('user'), 'GET', '/badge-holder')).json()).toMatchObject({
    status: 503,
    code: 'not-ready',
  })
})

describe('visibility', () => {
  const consent = { consentVersion: CONSENTS.pool.version, language: 'en' }

  it('is off until the person agrees, is one switch for all CVs, and publishes each change at once', async () => {
    const person = await jobseeker()
    const { accountId } = person
    const first = await upload(person)
    const second = await upload(person, 'amina.docx')
    const visible = async () =>
      (await ask(person, 'GET', '/cvs'))
        .json()
        .items.flatMap((cv: { id: string; employerVisible: boolean }) => (cv.employerVisible ? [cv.id] : []))
    expect(await visible()).toEqual([])
    await ask(person, 'PUT', `/cvs/${first}/visibility`, { visible: true, ...consent })
    expect(await visible()).toEqual([first])
    await ask(person, 'PUT', `/cvs/${second}/visibility`, { visible: true, ...consent })
    expect(await visible()).toEqual([second])
    // Hiding a CV that is not visible changes nothing.
    await ask(person, 'PUT', `/cvs/${first}/visibility`, { visible: false, ...consent })
    expect(await visible()).toEqual([second])
    await ask(person, 'DELETE', `/cvs/${second}`)
    const nothingMore = { area: null, availability: null }
    expect(await events('jobseeker.visibility', accountId)).toEqual([
      { accountId, cvId: first, ...nothingMore },
      { accountId, cvId: second, ...nothingMore },
      { accountId, cvId: null, ...nothingMore },
    ])
    const consents = await owner`
      select kind, version, language, length(text_hash) as hash, withdrawn_at is not null as withdrawn
      from jobseekers.consents where account_id = ${accountId}`
    expect([...consents]).toEqual([{ kind: 'pool', version: 1, language: 'en', hash: 32, withdrawn: true }])
  })

  it('is refused for an outdated consent text, and for an unreadable CV', async () => {
    const person = await jobseeker()
    const cvId = await upload(person)
    const older = await ask(person, 'PUT', `/cvs/${cvId}/visibility`, { visible: true, ...consent, consentVersion: 0 })
    expect(older.statusCode).toBe(409)
    const unread = await upload(person, 'encrypted.pdf')
    expect((await ask(person, 'PUT', `/cvs/${unread}/visibility`, { visible: true, ...consent })).statusCode).toBe(409)
    expect(await events('jobseeker.visibility', person.accountId)).toEqual([])
  })

  it('leaves one CV visible when two are unlocked at once', async () => {
    const person = await jobseeker()
    const ids = [await upload(person), await upload(person, 'amina.docx')]
    const answers = await Promise.all(ids.map((id) => ask(person, 'PUT', `/cvs/${id}/visibility`, { visible: true, ...consent })))
    expect(answers.map((one) => one.statusCode)).toEqual([200, 200])
    const [open] =
      await owner`select count(*)::int as n from jobseekers.cvs where account_id = ${person.accountId} and employer_visible`
    expect(open?.n).toBe(1)
  })
})

describe('help with writing by a language model', () => {
  it('is not offered when none is configured, and keeps the person’s consent', async () => {
    const person = await jobseeker()
    expect((await ask(person, 'GET', '/writing-help')).json()).toEqual({ available: false, consented: false })
    const body = { consent: true, consentVersion: CONSENTS['writing-help'].version, language: 'cy' }
    await ask(person, 'PUT', '/writing-help', body)
    expect((await ask(person, 'GET', '/writing-help')).json().consented).toBe(true)
    await ask(person, 'PUT', '/writing-help', { ...body, consent: false })
    expect((await ask(person, 'GET', '/writing-help')).json().consented).toBe(false)
    const cvId = await upload(person)
    expect((await written(person, cvId, { reword: true })).writtenBy).toBe('rules')
  })
})
