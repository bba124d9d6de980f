import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { CONSENTS } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { letterDocx } from '@onward/documents'
import { form, testOffice } from '@onward/service-casework/testing/office'
import { createTestServer, type TestPerson } from '@onward/service-kit/testing'
import { PRIVATE_SENTENCES } from '@onward/taxonomy/circumstances/private-sentences'
import { aProfile } from '@onward/testing/builders'
import { servicesUnderTest } from '@onward/testing/services'
import { sql } from 'drizzle-orm'
import { ALL_SERVICES } from './services'

/** Two people with the same CV and profile, except that one mentions every private circumstance in both. Nothing may differ. */
let agent: TestPerson
let employer: TestPerson
let now = Date.UTC(2027, 2, 20, 10)

const ask = (who: TestPerson, method: 'GET' | 'POST' | 'PUT', url: string, payload: object = {}) =>
  server.app.inject({ method, url: `/api${url}`, headers: who.headers, ...(method !== 'GET' && { payload }) })
async function answer(who: TestPerson, method: 'GET' | 'POST' | 'PUT', url: string, payload: object = {}) {
  const answered = await ask(who, method, url, payload)
  expect([url, answered.statusCode, answered.statusCode < 300 ? '' : answered.body]).toEqual([url, 200, ''])
  return answered.json()
}

const PRIVATE_TEXTS = Object.values(PRIVATE_SENTENCES).flat()
/** Short texts also stand alone in lists of skills. */
const BARE = PRIVATE_TEXTS.filter((sentence) => sentence.split(' ').length <= 3 && !/[.:]/.test(sentence))
const sentences = PRIVATE_TEXTS.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
const SKILLS = ['Stock control', 'Communication']

/** Sentences per paragraph, as people write them. */
const PARAGRAPH = 12
const paragraphs = (list: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(list.length / PARAGRAPH) }, (_, at) =>
    list.slice(at * PARAGRAPH, (at + 1) * PARAGRAPH).join(' '),
  )
const cvOf = (withPrivate: boolean) =>
  letterDocx({
    language: 'en',
    sender: { name: 'Ann Hill', lines: ['Leeds LS1 4AP', '07700 900123'] },
    recipient: { company: '' },
    date: '2027-03-20',
    subject: '',
    body: [
      'Profile',
      'Kind and reliable support worker with six years in care homes.',
      ...(withPrivate ? paragraphs(sentences) : []),
      'I want to work with older people and I am never late.',
      'Skills',
      ...SKILLS,
      ...(withPrivate ? BARE : []),
      'Work',
      'Support worker, Calder Care, Leeds, March 2018 - May 2024',
      'Supported residents with their meals and medication',
      'Trained four new starters',
      ...(withPrivate ? ['Health', 'I have epilepsy.', 'Personal circumstances', 'Single mum of three'] : []),
      'Interests',
      'Chess, swimming',
    ].join('\n\n'),
  })

interface Twin extends TestPerson {
  cvId: string
  referralId: string
}
async function twin(withPrivate: boolean): Promise<Twin> {
  const email = `${randomUUID()}@people.example`
  const person = await server.person('user', { email })
  const { accountId } = person
  const names = { firstName: 'Ann', lastName: 'Hill', organisationName: '' }
  await server.kit('identity').db.withSystem(async (tx) => {
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'user', ...names })
    await emitEvent(tx, 'account.email', accountId, 1, { accountId, email })
  })
  const referralId = (await answer(agent, 'POST', '/casework/referrals', form({ email }))).id
  await server.kit('identity').db.withSystem((tx) => emitEvent(tx, 'account.activated', referralId, 1, { referralId, accountId }))
  await server.runJobs()
  const { version } = await answer(person, 'GET', '/jobseekers/profile')
  const free = withPrivate ? sentences.join(' ').slice(0, 900) : 'Ten years in care homes.'
  const answers = { education: free, previousExperience: free, qualifications: free }
  const skills = [...SKILLS, ...(withPrivate ? BARE.slice(0, 40) : [])]
  await answer(
    person,
    'PUT',
    '/jobseekers/profile',
    aProfile({ ...answers, firstName: 'Ann', lastName: 'Hill', availability: 'full-time', travelMiles: 30, skills, version }),
  )
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await cvOf(withPrivate))]), 'cv.docx')
  const request = new Request('http://x', { method: 'POST', body })
  const uploaded = await server.app.inject({
    method: 'POST',
    url: '/api/jobseekers/cvs/review',
    headers: { ...person.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect(uploaded.statusCode).toBe(200)
  await server.runJobs()
  const credentialId = randomUUID()
  await server
    .kit('learning')
    .db.withSystem((tx) =>
      emitEvent(tx, 'badge.awarded', credentialId, 1, { accountId, credentialId, badge: 'interview-preparation', cvId: null }),
    )
  await server.runJobs()
  return { ...person, cvId: uploaded.json().id, referralId }
}

const JOBS = [
  ['Support worker', ['care-work', 'communication']],
  ['Housing support worker', ['housing-support', 'communication']],
  ['Nursery assistant', ['childcare', 'communication']],
] as const
const jobIds: string[] = []
let twins: readonly [telling: Twin, silent: Twin]

const { server, owner, database } = servicesUnderTest({
  services: ALL_SERVICES,
  clock: () => new Date(now),
  config: { rateFactor: 1_000 },
})
beforeAll(async () => {
  ;[agent] = (await testOffice(server)).agents as [TestPerson]
  employer = await server.person('employer')
  const { accountId } = employer
  const names = { firstName: 'Gareth', lastName: 'Vaughan', organisationName: 'Moor House' }
  await server
    .kit('identity')
    .db.withSystem((tx) => emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'employer', ...names }))
  await server.runJobs()
  const [row] = await owner`select organisation_id as id from jobs.members where account_id = ${accountId}`
  // Runs an administrator's command.
  await server
    .kit('jobs')
    .db.withSystem((tx) => tx.execute(sql`update jobs.organisations set verified_at = now() where id = ${row?.id}::uuid`))
  for (const [title, skillIds] of JOBS) {
    const id = randomUUID()
    jobIds.push(id)
    await owner`insert into jobs.jobs (id, organisation_id, state, title, company, location, lat, lon, type, description,
        required_skill_ids, occupation_ids, posted_at)
      values (${id}, ${row?.id}, 'active', ${title}, 'Moor House', 'Leeds', 53.8, -1.55, 'full-time', 'Care', ${[...skillIds]}, '{}',
        ${new Date(now)})`
  }
  twins = [await twin(true), await twin(false)]
})

/** The results of a person's CV and profile, without what identifies them. */
const same = (texts: readonly unknown[]) => {
  const [one, other] = texts.map((text) => JSON.parse(anonymous(JSON.stringify(text))))
  expect(one).toEqual(other)
  return one
}
const anonymous = (text: string) =>
  text
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…')
    .replace(/"(fileSize|version|reference|code)":(?:\d+|"[^"]*")/g, '"$1":0')
const ofBoth = async (get: (of: Twin) => Promise<unknown>) => same([await get(twins[0]), await get(twins[1])])

it('gives the same analysis, facts, skills, preview, board, gap and questions', async () => {
  const analysis = await ofBoth(async (of) => (await answer(of, 'GET', `/jobseekers/cvs/${of.cvId}`)).analysis)
  expect(analysis.detailedAnalysis.skills.length).toBeGreaterThan(2)
  const { facts } = await ofBoth((of) => answer(of, 'GET', `/jobseekers/cvs/${of.cvId}/facts`))
  expect(facts.work).toHaveLength(1)
  await ofBoth((of) => answer(of, 'GET', `/jobseekers/cvs/${of.cvId}/preview`))
  const { skills } = await ofBoth((of) => answer(of, 'GET', '/jobs/match-summary'))
  expect(skills).toContain('Stock control')
  const { items } = await ofBoth((of) => answer(of, 'GET', '/jobs/board?within=any'))
  expect(items).toHaveLength(JOBS.length)
  await ofBoth((of) => answer(of, 'GET', '/jobs/skills-gap'))
  const advert = {
    jobId: jobIds[0],
    title: 'Support worker',
    company: 'Moor House',
    description: 'Help residents.',
    requirements: ['Epilepsy'],
  }
  for (const asked of [null, advert])
    await ofBoth((of) => answer(of, 'POST', '/jobseekers/practice/questions', { advert: asked }))
})

it('writes the same letters, for a job and in general, and says the same of one that it cannot write', async () => {
  const letterFor = (advert: object | null) =>
    ofBoth(async (of) => {
      const choices = { tone: 'warm', length: 'long', language: 'en' }
      const made = await answer(of, 'POST', '/jobseekers/letters', { cvId: of.cvId, advert, choices, reword: false })
      if (made.shortfall) return made.shortfall
      const { body, facts, missing } = await answer(of, 'GET', `/jobseekers/letters/${made.id}`)
      return { body, facts, missing }
    })
  const company = 'Moor House'
  expect((await letterFor(null)).body).toContain('Calder Care')
  const care = { jobId: jobIds[0], title: 'Support worker', company, requirements: ['Care work', 'Medication', 'Stock control'] }
  expect((await letterFor(care)).body).toContain('Support worker')
  const housing = {
    jobId: jobIds[1],
    title: 'Housing support worker',
    company,
    requirements: ['Housing support', 'Universal Credit'],
  }
  expect((await letterFor(housing)).missing).toEqual(['Housing support', 'Universal Credit'])
})

it('shows an employer the same candidate and the same applicant', async () => {
  for (const of of twins)
    await answer(of, 'PUT', `/jobseekers/cvs/${of.cvId}/visibility`, {
      visible: true,
      consentVersion: CONSENTS.pool.version,
      language: 'en',
    })
  await server.runJobs()
  const pool = await answer(employer, 'GET', `/jobs/employer/candidates?jobId=${jobIds[0]}`)
  expect(pool.items).toHaveLength(2)
  same(pool.items)
  const views = []
  for (const of of twins) {
    const { handover } = await answer(of, 'POST', '/jobseekers/disclosures', {
      jobId: jobIds[0],
      cvId: of.cvId,
      coverLetter: 'I would like to work here.',
    })
    const { id } = await answer(of, 'POST', '/jobs/applications', { handover })
    await server.runJobs()
    views.push({ ...(await answer(employer, 'GET', `/jobs/employer/applications/${id}`)), email: '', neighbours: null })
  }
  same(views)
})

it('shows a work coach the same review and the same matches', async () => {
  const versions = { cv: CONSENTS['coach-cv'].version, matches: CONSENTS['coach-matches'].version }
  for (const of of twins)
    await answer(of, 'PUT', '/jobseekers/work-coach/sharing', { cv: true, matches: true, versions, language: 'en' })
  await server.runJobs()
  await ofBoth(async (of) => (await answer(agent, 'POST', `/jobseekers/clients/${of.referralId}/cv-looks`)).analysis)
  const { id } = await answer(agent, 'POST', '/jobs/match-runs')
  await server.runJobs()
  const { items } = await answer(agent, 'GET', `/jobs/match-runs/${id}/clients`)
  expect(items).toHaveLength(2)
  same(items)
})

it('tells the same of both in alerts and in every event, and nothing of what one of them said', async () => {
  for (const of of twins) await answer(of, 'POST', '/jobs/alerts', { search: { q: 'support' }, frequency: 'instant' })
  now += 60 * 60_000
  const id = randomUUID()
  await owner`insert into jobs.jobs (id, organisation_id, state, title, company, location, lat, lon, type, description, required_skill_ids,
      occupation_ids, posted_at) select ${id}, organisation_id, 'active', 'Evening support worker', company, location, lat, lon, type,
      description, required_skill_ids, occupation_ids, ${new Date(now)} from jobs.jobs where id = ${jobIds[0] ?? ''}`
  now += 5 * 60_000
  await server.background.tasks['jobs.alerts']?.({})
  await server.runJobs()
  const events = async (of: Twin) =>
    (
      await owner`select type, payload from events.log where payload->>'accountId' = ${of.accountId} and source is distinct from 'identity'
        and type <> 'account.registered' and type <> 'account.email' order by id`
    ).map(({ type, payload }) => ({ type, payload }))
  const emitted = await Promise.all(twins.map(events))
  const kinds = emitted[0]?.map(({ type }) => type)
  expect(kinds).toEqual(
    expect.arrayContaining([
      'jobseeker.match-profile',
      'jobseeker.visibility',
      'application.submitted',
      'alert.matched',
      'coach.act',
    ]),
  )
  // The order of events may differ, so they are compared type by type.
  same(emitted.map((list) => [...list].sort((a, b) => a.type.localeCompare(b.type))))
  const all = JSON.stringify(emitted)
  expect(all).not.toMatch(
    /epilep|diabet|wheelchair|universal.credit|hostel|housing-support|childcare|moving-handling|asylum|prison|muslim|pregnan|autis|disab|benefit|carer/i,
  )
})

it('takes what earlier engines inferred out of readings, events, matching, invitations and what was sent', async () => {
  // An hour later the first session has expired.
  const disclosing = { ...twins[0], ...(await server.person('user', twins[0])) }
  const { accountId, cvId } = disclosing
  const facts = (await answer(disclosing, 'GET', `/jobseekers/cvs/${cvId}/facts`)).facts
  const { skills } = await answer(disclosing, 'GET', '/jobs/match-summary')
  const [read] = facts.skills
  const inferred = { skillId: 'childcare', level: 2 }
  await owner`update jobseekers.cv_reviews set engine_version = '3.3', facts = ${owner.json({ ...facts, skills: [...facts.skills, { ...read, value: { skillId: 'childcare', name: 'Childcare' } }] })},
    analysis = jsonb_set(analysis, '{detailedAnalysis,skills,0,skillId}', '"childcare"') where cv_id = ${cvId}`
  await owner`update jobseekers.profiles set match_profile = jsonb_set(match_profile, '{skills}', ${owner.json([inferred])}) where account_id = ${accountId}`
  await owner`update events.log set payload = jsonb_set(payload, '{skills}', ${owner.json([inferred])})
    where type = 'jobseeker.match-profile' and payload->>'accountId' = ${accountId}`
  await owner`update jobs.match_people set skill_ids = '{childcare}' where account_id = ${accountId}`
  await owner`update jobseekers.disclosures set snapshot = jsonb_set(snapshot, '{skillIds}', '["childcare"]') where account_id = ${accountId}`
  await owner`insert into jobs.pool_invitations (id, account_id, organisation_id, job_id, job_title, company, score, matching_skills, message,
      sent_by, sent_at, expires_at)
    select ${randomUUID()}, ${accountId}, organisation_id, id, title, company, 80, '{Childcare,Communication}', 'x', ${employer.accountId}, now(), now()
    from jobs.jobs where id = ${jobIds[2] ?? ''}`
  for (const file of [
    '../../../libs/database/migrations/0014_without_circumstances.sql',
    '../../jobseekers/src/db/migrations/0015_without_circumstances.sql',
  ])
    await owner.unsafe(await readFile(fileURLToPath(new URL(file, import.meta.url)), 'utf8'))
  // Until the CV has been read again, nothing is derived from it.
  expect((await ask(disclosing, 'GET', `/jobseekers/cvs/${cvId}/facts`)).statusCode).toBe(409)
  const { keys, config } = server
  const started = await createTestServer({ database, services: ALL_SERVICES, clock: () => new Date(now), keys, config })
  try {
    await started.runJobs()
  } finally {
    await started.close()
  }
  expect((await answer(disclosing, 'GET', `/jobseekers/cvs/${cvId}/facts`)).facts).toEqual(facts)
  expect((await answer(disclosing, 'GET', '/jobs/match-summary')).skills).toEqual(skills)
  const left =
    await owner`select r.facts::text as facts, r.analysis::text as analysis, p.match_profile::text as told, d.snapshot::text as sent, m.skill_ids::text as known,
      i.matching_skills::text as invited, (select string_agg(payload::text, '') from events.log where payload->>'accountId' = ${accountId}) as events
    from jobseekers.profiles p join jobseekers.cv_reviews r using (account_id) join jobseekers.disclosures d using (account_id)
      join jobs.match_people m using (account_id) join jobs.pool_invitations i using (account_id) where p.account_id = ${accountId}`
  expect(left).toHaveLength(1)
  expect(JSON.stringify(left)).not.toMatch(/childcare/i)
  expect(left[0]?.invited).toBe('{Communication}')
})
