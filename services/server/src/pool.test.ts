import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  type BadgeId,
  CONSENTS,
  INVITATIONS_PER_DAY,
  listCandidates,
  listMyInvitations,
  listSentInvitations,
} from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { aProfile } from '@onward/testing/builders'
import { servicesUnderTest } from '@onward/testing/services'
import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ALL_SERVICES } from './services'

const DAY_MS = 24 * 3_600_000
let now = new Date('2027-03-20T10:00:00.000Z')

const { server, owner } = servicesUnderTest({ services: ALL_SERVICES, clock: () => now, config: { rateFactor: 1_000 } })

const ask = (who: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  server.app.inject({ method, url: `/api${url}`, headers: who.headers, ...(payload && { payload }) })

/** What an administrator does. */
const decide = (what: SQL) => server.kit('jobs').db.withSystem((tx) => tx.execute(what))

interface Employer extends TestPerson {
  organisationId: string
  jobId: string
}
/** Somebody of a verified organisation with one live job for carers in Leeds. */
async function employer(name = 'Calder Care', verified = true): Promise<Employer> {
  const person = await server.person('employer')
  const names = { firstName: 'Gareth', lastName: 'Vaughan', organisationName: name }
  const { accountId } = person
  await server
    .kit('identity')
    .db.withSystem((tx) => emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'employer', ...names }))
  await server.runJobs()
  const [row] = await owner`select organisation_id as id from jobs.members where account_id = ${accountId}`
  const organisationId = String(row?.id)
  if (verified) await decide(sql`update jobs.organisations set verified_at = now() where id = ${organisationId}::uuid`)
  return { ...person, organisationId, jobId: await liveJob(organisationId, name) }
}
async function liveJob(organisationId: string, company: string): Promise<string> {
  const jobId = randomUUID()
  await owner`insert into jobs.jobs (id, organisation_id, state, title, company, location, lat, lon, type, description,
      required_skill_ids, occupation_ids, posted_at)
    values (${jobId}, ${organisationId}, 'active', 'Care assistant', ${company}, 'Leeds', 53.8, -1.55, 'part-time', 'Care',
      ${['personal-care', 'communication']}, '{}', now())`
  return jobId
}

interface Person extends TestPerson {
  cvId: string
}
/** Somebody with a profile, a CV that was read, a badge, and skills that fit; not in the pool yet. */
async function jobseeker(
  facts: { postcode?: string; skills?: string[]; badges?: BadgeId[]; lastName?: string } = {},
): Promise<Person> {
  const { postcode = 'LS8 4HT', skills = ['Personal care', 'Communication'], badges = ['interview-preparation'] } = facts
  const email = `${randomUUID()}@people.example`
  const person = await server.person('user', { email })
  const { accountId } = person
  await server.kit('identity').db.withSystem(async (tx) => {
    const names = { firstName: 'Zoë', lastName: facts.lastName ?? 'Łukasiewicz', organisationName: '' }
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'user', ...names })
    await emitEvent(tx, 'account.email', accountId, 1, { accountId, email })
  })
  await server.runJobs()
  const { version } = (await ask(person, 'GET', '/jobseekers/profile')).json()
  const saved = await ask(person, 'PUT', '/jobseekers/profile', {
    ...PROFILE,
    lastName: facts.lastName ?? 'Łukasiewicz',
    postcode,
    skills,
    version,
  })
  expect(saved.statusCode).toBe(200)
  const body = new FormData()
  const file = fileURLToPath(new URL('../../../libs/cv-engine/fixtures/zoe.docx', import.meta.url))
  body.append('file', new Blob([await readFile(file)]), 'zoe.docx')
  const request = new Request('http://x', { method: 'POST', body })
  const uploaded = await server.app.inject({
    method: 'POST',
    url: '/api/jobseekers/cvs/review',
    headers: { ...person.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  await server.runJobs()
  for (const badge of badges) {
    const credentialId = randomUUID()
    await server
      .kit('learning')
      .db.withSystem((tx) => emitEvent(tx, 'badge.awarded', credentialId, 1, { accountId, credentialId, badge, cvId: null }))
  }
  await server.runJobs()
  return { ...person, cvId: uploaded.json().id }
}
const PROFILE = aProfile({
  firstName: 'Zoë',
  address: '4 Sentinel Row',
  availability: 'weekends',
  travelMiles: 30,
  dateOfBirth: '1961-02-03',
  disabilityStatus: 'physical',
  currentBenefits: ['Universal Credit'],
})

const turn = (person: Person, visible: boolean) =>
  ask(person, 'PUT', `/jobseekers/cvs/${person.cvId}/visibility`, {
    visible,
    consentVersion: CONSENTS.pool.version,
    language: 'en',
  })
async function consenting(facts?: Parameters<typeof jobseeker>[0]): Promise<Person> {
  const person = await jobseeker(facts)
  expect((await turn(person, true)).statusCode).toBe(200)
  await server.runJobs()
  return person
}
async function pool(by: Employer, query = ''): Promise<v.InferOutput<typeof listCandidates.response>> {
  const answer = await ask(by, 'GET', `/jobs/employer/candidates?jobId=${by.jobId}${query}`)
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)])
  return v.parse(listCandidates.response, answer.json())
}
const invite = (by: Employer, candidateId: string, message = 'We would like to meet you.', jobId = by.jobId) =>
  ask(by, 'POST', `/jobs/employer/candidates/${candidateId}/invitations`, { jobId, message })
const sent = async (by: Employer) =>
  v.parse(listSentInvitations.response, (await ask(by, 'GET', '/jobs/employer/candidate-invitations')).json())
const invitations = async (person: Person) =>
  v.parse(listMyInvitations.response, (await ask(person, 'GET', '/jobs/invitations')).json())
async function accept(person: Person, invitationId: string) {
  const { handover } = (await ask(person, 'GET', `/jobseekers/introductions/${invitationId}`)).json()
  return ask(person, 'POST', `/jobs/invitations/${invitationId}/answer`, { answer: 'accept', introduction: handover })
}
/** Empties the pool, so that each test has its own. */
beforeEach(async () => {
  await owner`update jobs.pool_people set cv_id = null, town = null, outcode = null, availability = null`
})

it('shows a verified employer who agreed and has a badge: a made-up name, skills, area, badges, availability and reasons, and no more', async () => {
  const by = await employer()
  const zoe = await consenting({ lastName: 'Quillfeather' })
  const hidden = await jobseeker()
  const [one, ...others] = (await pool(by)).items
  expect(others).toEqual([])
  expect(one).toMatchObject({
    code: expect.stringMatching(/^[A-Z]\d[A-Z]\d[A-Z]$/),
    area: 'Leeds',
    availability: 'weekends',
    badges: ['interview-preparation'],
    matchingSkills: ['Personal care', 'Communication'],
    invitation: null,
  })
  expect(one?.reasons).toContainEqual({ kind: 'skills', have: 2, of: 2 })
  const text = JSON.stringify(await pool(by))
  for (const secret of [
    'Zoë',
    'Quillfeather',
    'Sentinel',
    'LS8',
    '07700',
    '1961',
    'Universal',
    zoe.accountId,
    zoe.cvId,
    hidden.accountId,
  ])
    expect(text).not.toContain(secret)
})

it('searches people by skills, licences and the jobs they have held, and by nothing that tells who they are or where they live', async () => {
  const by = await employer()
  await consenting({ lastName: 'Quillfeather', skills: ['Personal care', 'Communication', 'Welding'] })
  await consenting()
  const total = async (q: string) => (await pool(by, `&q=${encodeURIComponent(q)}`)).total
  expect(await total('welding')).toBe(1)
  expect(await total('weldng')).toBe(1)
  expect(await total('personal care')).toBe(2)
  expect(await total('roofer')).toBe(0)
  expect(await total('Quillfeather')).toBe(0)
  const named = await pool(by, '&q=welding%20LS8%20weekends')
  expect(named).toMatchObject({ total: 1, searchedFor: ['welding'] })
})

it('leaves out whoever has no badge, is out of reach, does not match, or has applied already', async () => {
  const by = await employer()
  await consenting({ badges: [] })
  await consenting({ postcode: 'PL1 1AA' })
  const applied = await consenting()
  expect((await pool(by)).total).toBe(1)
  await owner`insert into jobs.applications (id, job_id, organisation_id, account_id, disclosure_id, job_title, company, location, state,
      live, first_name, last_name, email, phone, area, cover_letter, cv_filename, cv_file_type, applied_at)
    values (${randomUUID()}, ${by.jobId}, ${by.organisationId}, ${applied.accountId}, ${randomUUID()}, 'x', 'x', 'x', 'submitted', true, 'Z',
      'L', 'z@x.example', '', '', '', 'cv.pdf', 'pdf', now())`
  expect((await pool(by)).total).toBe(0)
  await owner`update jobs.jobs set required_skill_ids = ${['welding']} where id = ${by.jobId}`
  await consenting()
  expect((await pool(by)).total).toBe(0)
})

it('knows a person by one name for each employer, so that two employers cannot put together what they know', async () => {
  const [calder, moor] = [await employer('Calder Care'), await employer('Moor House')]
  await consenting()
  const [first] = (await pool(calder)).items
  const [second] = (await pool(moor)).items
  expect((await pool(calder)).items[0]).toMatchObject({ id: first?.id, code: first?.code })
  expect(second?.id).not.toBe(first?.id)
  expect((await invite(moor, String(first?.id))).statusCode).toBe(404)
})

it('shows the first half of a postcode only where enough of the pool share it', async () => {
  const by = await employer()
  for (let n = 0; n < 4; n += 1) await consenting({ postcode: 'LS6 2AA' })
  expect(new Set((await pool(by)).items.map(({ area }) => area))).toEqual(new Set(['Leeds']))
  await consenting({ postcode: 'LS6 3BB' })
  const { items, areas } = await pool(by)
  expect([items.length, new Set(items.map(({ area }) => area)), areas]).toEqual([5, new Set(['Leeds, LS6']), ['Leeds']])
})

it('filters, and pages so that nobody is seen twice or missed, best match first', async () => {
  const by = await employer()
  await owner`update jobs.jobs set required_skill_ids = ${['personal-care', 'care-work', 'medication']},
    desirable_skill_ids = ${['dementia-care']} where id = ${by.jobId}`
  const skills = ['Personal care', 'Care work', 'Giving medication']
  await consenting({ postcode: 'S1 1AA', skills: [...skills, 'Dementia care'] })
  await consenting({ badges: ['workplace-readiness'], skills })
  await consenting({ postcode: 'BD1 1AA', skills })
  const all = (await pool(by)).items
  expect(new Set(all.map(({ score }) => score)).size).toBe(2)
  expect(all.map(({ score }) => score)).toEqual([...all.map(({ score }) => score)].sort((a, b) => b - a))
  // The furthest has the one skill more; of the other two, in Leeds and Bradford, distance puts none first.
  expect(all[0]?.area).toBe('Sheffield')
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await pool(by, `&limit=1${cursor && `&cursor=${cursor}`}`)
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect(seen).toEqual(all.map(({ id }) => id))
  expect((await pool(by, '&badge=workplace-readiness')).total).toBe(1)
  expect((await pool(by, '&area=Bradford')).total).toBe(1)
  expect((await pool(by, '&availability=full-time')).total).toBe(0)
  expect((await pool(by, '&availability=weekends')).total).toBe(3)
})

it('is closed to organisations that are not verified or are suspended, and for jobs that are not theirs or not live', async () => {
  await consenting()
  const waiting = await employer('New House', false)
  const refused = await ask(waiting, 'GET', `/jobs/employer/candidates?jobId=${waiting.jobId}`)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'organisation-not-verified'])
  const by = await employer()
  const [one] = (await pool(by)).items
  const others = await ask(by, 'GET', `/jobs/employer/candidates?jobId=${waiting.jobId}`)
  expect(others.statusCode).toBe(404)
  await decide(
    sql`update jobs.organisations set suspended_at = now(), suspended_reason = 'x' where id = ${by.organisationId}::uuid`,
  )
  const stopped = await invite(by, String(one?.id))
  expect([stopped.statusCode, stopped.json().code]).toEqual([403, 'organisation-suspended'])
})

describe('an invitation', () => {
  it('reaches the person, who accepts; the employer then sees name and contact, and both sides keep a receipt', async () => {
    const by = await employer()
    const zoe = await consenting({ lastName: 'Quillfeather' })
    const [one] = (await pool(by)).items
    const answer = await invite(by, String(one?.id))
    expect(answer.json()).toMatchObject({ receipt: { reference: expect.any(String) } })
    const again = await invite(by, String(one?.id))
    expect([again.statusCode, again.json().code]).toEqual([409, 'already-exists'])
    expect((await pool(by)).items[0]?.invitation?.state).toBe('sent')
    expect((await sent(by)).items[0]).toMatchObject({ state: 'sent', person: null, sentBy: 'Gareth Vaughan' })
    await server.runJobs()
    const notices = (await ask(zoe, 'GET', '/messaging/notices')).json()
    expect(notices.items[0]).toMatchObject({ kind: 'pool-invited', href: '/invitations', facts: { company: 'Calder Care' } })
    const [got] = (await invitations(zoe)).items
    expect(got).toMatchObject({ message: 'We would like to meet you.', state: 'sent', isJobOpen: true, company: 'Calder Care' })
    const accepted = await accept(zoe, String(got?.id))
    expect([accepted.statusCode, accepted.json()]).toEqual([200, expect.objectContaining({ state: 'accepted' })])
    expect((await sent(by)).items[0]?.person).toEqual({
      name: 'Zoë Quillfeather',
      email: expect.stringContaining('@people.example'),
      phone: '07700 900123',
    })
    await server.runJobs()
    expect((await ask(by, 'GET', '/messaging/notices')).json().items[0]).toMatchObject({ kind: 'pool-accepted' })
    const sentData = await ask(zoe, 'GET', '/jobs/my-data/sent')
    expect(sentData.json().items[0].route).toBe('POST /api/jobs/invitations/:id/answer')
    const twice = await accept(zoe, String(got?.id))
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'state-conflict'])
    const application = randomUUID()
    await owner`insert into jobs.applications (id, job_id, organisation_id, account_id, disclosure_id, job_title, company, location, state,
        live, first_name, last_name, email, phone, area, cover_letter, cv_filename, cv_file_type, applied_at, anonymous)
      values (${application}, ${by.jobId}, ${by.organisationId}, ${zoe.accountId}, ${randomUUID()}, 'x', 'x', 'x', 'submitted', true, 'Z', 'Q',
        'z@x.example', '', '', '', 'cv.pdf', 'pdf', now(), true)`
    // The application is anonymous until the shortlist: nothing here says whose it is.
    expect((await sent(by)).items[0]?.applicationId).toBeNull()
    await owner`update jobs.applications set anonymous = false where id = ${application}`
    expect((await sent(by)).items[0]?.applicationId).toBe(application)
    expect((await invitations(zoe)).items[0]?.applicationId).toBe(application)
    // Who withdrew, or was warned of the advert, can no longer be reached.
    const reach = async () => (await sent(by)).items[0]?.person
    const nobody = { name: 'Zoë Quillfeather', email: '', phone: '' }
    const rests = (frozen: string[]) =>
      owner`update jobs.applications set frozen = ${frozen}, frozen_since = ${frozen.length > 0 ? now : null} where id = ${application}`
    await rests(['advert-removed'])
    expect(await reach()).toEqual(nobody)
    await rests([])
    expect(await reach()).toMatchObject({ phone: '07700 900123' })
    await owner`update jobs.applications set state = 'withdrawn', live = false where id = ${application}`
    expect(await reach()).toEqual(nobody)
  })

  it('can be declined, which tells the employer no more than that; and never again keeps the person out of their pool until they allow it', async () => {
    const by = await employer()
    const zoe = await consenting()
    const [one] = (await pool(by)).items
    await invite(by, String(one?.id))
    const [got] = (await invitations(zoe)).items
    const stranger = await jobseeker()
    const others = await ask(stranger, 'POST', `/jobs/invitations/${got?.id}/answer`, { answer: 'decline' })
    expect(others.statusCode).toBe(404)
    expect((await ask(zoe, 'POST', `/jobs/invitations/${got?.id}/answer`, { answer: 'never' })).json()).toMatchObject({
      state: 'declined',
    })
    expect((await sent(by)).items[0]).toMatchObject({ state: 'declined', person: null })
    expect((await pool(by)).total).toBe(0)
    const { refused } = await invitations(zoe)
    expect(refused).toEqual([expect.objectContaining({ name: 'Calder Care', organisationId: by.organisationId })])
    expect((await ask(zoe, 'DELETE', `/jobs/invitations/refused/${by.organisationId}`)).statusCode).toBe(200)
    expect((await pool(by)).total).toBe(1)
  })

  it('ends after 14 days, and with its job', async () => {
    const by = await employer()
    const [zoe, zed] = [await consenting(), await consenting()]
    for (const one of (await pool(by)).items) await invite(by, one.id)
    const [late] = (await invitations(zoe)).items
    const [closed] = (await invitations(zed)).items
    await owner`update jobs.jobs set state = 'closed' where id = ${by.jobId}`
    const afterClosing = await accept(zed, String(closed?.id))
    expect([afterClosing.statusCode, afterClosing.json().code]).toEqual([409, 'state-conflict'])
    now = new Date(now.getTime() + 14 * DAY_MS)
    try {
      // Access tokens are over as well.
      const zoeLater = { ...zoe, ...(await server.person('user', zoe)) }
      expect((await invitations(zoeLater)).items[0]?.state).toBe('expired')
      expect((await accept(zoeLater, String(late?.id))).statusCode).toBe(409)
      await server.background.tasks['jobs.pool-expiry']?.({})
      const later = { ...by, ...(await server.person('employer', by)) }
      expect((await sent(later)).items.map(({ state }) => state)).toEqual(['expired', 'expired'])
    } finally {
      now = new Date(now.getTime() - 14 * DAY_MS)
    }
  })

  it('is refused beyond the number of a day, and where its words would be in an advert', async () => {
    const by = await employer()
    await consenting()
    const [one] = (await pool(by)).items
    const unfit = await invite(by, String(one?.id), 'Message me on WhatsApp and pay us a registration fee.')
    expect([unfit.statusCode, unfit.json().errors?.[0]?.field]).toEqual([422, 'message'])
    for (let n = 0; n < INVITATIONS_PER_DAY; n += 1) {
      await owner`insert into jobs.pool_invitations (id, account_id, organisation_id, job_id, job_title, company, score, matching_skills,
          message, sent_by, sent_at, expires_at)
        values (${randomUUID()}, ${randomUUID()}, ${by.organisationId}, ${by.jobId}, 'x', 'x', 80, '{}', 'x', ${by.accountId}, ${now}, ${now})`
    }
    expect((await pool(by)).invitationsLeft).toBe(0)
    const more = await invite(by, String(one?.id))
    expect([more.statusCode, more.json().code]).toEqual([409, 'state-conflict'])
  })
})

it('forgets a person on the very next request after they turn it off, before any event has arrived: pool, invitations, name, CV', async () => {
  const by = await employer()
  const zoe = await consenting()
  const zed = await consenting()
  const all = (await pool(by)).items
  for (const one of all) await invite(by, one.id)
  const [open] = (await invitations(zoe)).items
  const [taken] = (await invitations(zed)).items
  await accept(zed, String(taken?.id))
  const link = async (candidateId: string, file = 'cv') =>
    ask(by, 'POST', `/jobs/employer/candidates/${candidateId}/file-link`, { jobId: by.jobId, file })
  const links = await Promise.all(all.map((one) => link(one.id)))
  // The switch is off; no job has run since.
  for (const person of [zoe, zed]) expect((await turn(person, false)).statusCode).toBe(200)
  expect((await pool(by)).items).toEqual([])
  expect((await sent(by)).items).toEqual([])
  expect((await invite(by, String(all[0]?.id))).statusCode).toBe(404)
  expect((await link(String(all[0]?.id))).statusCode).toBe(404)
  for (const one of links) {
    const file = await server.app.inject({ url: one.json().url, headers: by.headers })
    expect([file.statusCode, file.json().code]).toEqual([410, 'link-expired'])
  }
  expect((await accept(zoe, String(open?.id))).statusCode).toBe(503)
  await server.runJobs()
  expect((await accept(zoe, String(open?.id))).json().code).toBe('state-conflict')
  const [row] = await owner`select state, name, email, phone from jobs.pool_invitations where id = ${String(taken?.id)}`
  expect(row).toEqual({ state: 'withdrawn', name: '', email: '', phone: '' })
  // A returning candidate can be invited again, under the same pseudonym.
  expect((await turn(zoe, true)).statusCode).toBe(200)
  await server.runJobs()
  const [back] = (await pool(by)).items
  expect([all.map(({ id }) => id)]).toEqual([expect.arrayContaining([back?.id])])
  expect((await invite(by, String(back?.id))).statusCode).toBe(200)
})

it('gives the CV once, under the made-up name, and tells its owner who looked; a letter that is not there is said so', async () => {
  const by = await employer()
  const zoe = await consenting()
  const [one] = (await pool(by)).items
  const link = async (file: string) =>
    (await ask(by, 'POST', `/jobs/employer/candidates/${one?.id}/file-link`, { jobId: by.jobId, file })).json().url
  const url = await link('cv')
  expect(Buffer.from(url.split('.')[1] ?? '', 'base64url').toString()).not.toContain(zoe.cvId)
  const file = await server.app.inject({ url, headers: by.headers })
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining(`Jobseeker ${one?.code} - CV.docx`),
  ])
  expect((await server.app.inject({ url, headers: by.headers })).json().code).toBe('link-expired')
  const other = await employer('Moor House')
  expect((await server.app.inject({ url: await link('cv'), headers: other.headers })).statusCode).toBe(404)
  expect((await server.app.inject({ url: await link('letter'), headers: by.headers })).statusCode).toBe(410)
  const views = (await ask(zoe, 'GET', '/jobseekers/my-data/pool-views')).json()
  expect(views.items).toEqual([expect.objectContaining({ organisation: 'Calder Care', cvFilename: 'zoe.docx', file: 'cv' })])
})

it('follows what the profile says of area and availability while the switch is on', async () => {
  const by = await employer()
  await owner`update jobs.jobs set type = 'full-time' where id = ${by.jobId}`
  const zoe = await consenting()
  const { version } = (await ask(zoe, 'GET', '/jobseekers/profile')).json()
  const change = {
    ...PROFILE,
    lastName: 'L',
    postcode: 'BD1 1AA',
    skills: ['Personal care', 'Communication'],
    availability: 'full-time',
    version,
  }
  expect((await ask(zoe, 'PUT', '/jobseekers/profile', change)).statusCode).toBe(200)
  await server.runJobs()
  expect((await pool(by)).items[0]).toMatchObject({ area: 'Bradford', availability: 'full-time' })
})
