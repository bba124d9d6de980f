import { randomUUID } from 'node:crypto'
import { DRAFT_KEPT_DAYS, MAX_APPLICATION_DRAFTS } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

const DAY_MS = 24 * 60 * 60 * 1000
let now = new Date()

const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 100 } })
beforeEach(() => {
  now = new Date()
})

const content = {
  cvId: null as string | null,
  coverLetter: 'I like to help.',
  shareAdjustments: true,
  adjustmentsWords: 'A quiet room',
  shareBenefitsTransition: false,
}
const body = (version: number, change: Partial<typeof content> = {}) => ({
  jobTitle: 'Care Assistant',
  company: 'Calder Community Care',
  closesOn: '2099-12-31',
  words: { ...content, ...change },
  version,
})
const ask = (who: TestPerson, method: 'GET' | 'PUT' | 'DELETE', at = '', payload?: object, language = 'en') =>
  server.app.inject({
    method,
    url: `/api/jobseekers/application-drafts${at}`,
    headers: { ...who.headers, 'accept-language': language },
    ...(payload && { payload }),
  })
const draftOf = async (who: TestPerson, job: string) => (await ask(who, 'GET', `/${job}`)).json().draft

async function emitState(jobId: string, state: string, version: number): Promise<void> {
  await server.asOwner((tx) =>
    emitEvent(tx, 'job.state', jobId, version, { jobId, title: 'Care Assistant', state, employerAccountIds: [] }),
  )
  await server.runJobs()
}
async function submit(who: TestPerson, jobId: string): Promise<void> {
  const applicationId = randomUUID()
  await server.asOwner((tx) =>
    emitEvent(tx, 'application.submitted', applicationId, 1, {
      applicationId,
      accountId: who.accountId,
      jobId,
      jobTitle: 'Care Assistant',
      company: 'Calder Community Care',
      employerAccountIds: [],
    }),
  )
  await server.runJobs()
}

it('a draft is available on every device of its person and to nobody else', async () => {
  const [person, stranger] = [await server.person('user'), await server.person('user')]
  const job = randomUUID()
  expect(await draftOf(person, job)).toBeNull()
  expect((await ask(person, 'PUT', `/${job}`, body(0))).json()).toMatchObject({ version: 1 })
  expect(await draftOf(person, job)).toMatchObject({
    jobId: job,
    jobTitle: 'Care Assistant',
    words: content,
    version: 1,
    closed: null,
  })
  expect((await ask(person, 'GET')).json().items).toHaveLength(1)
  expect((await ask(stranger, 'GET')).json().items).toEqual([])
  expect(await draftOf(stranger, job)).toBeNull()
  expect((await ask(stranger, 'PUT', `/${job}`, body(1))).statusCode).toBe(409)
  expect((await ask(stranger, 'DELETE', `/${job}`)).statusCode).toBe(404)
})

it('the second of two tabs that save the same draft gets a conflict, in its language, and nothing is overwritten', async () => {
  const person = await server.person('user')
  const job = randomUUID()
  await ask(person, 'PUT', `/${job}`, body(0))
  expect((await ask(person, 'PUT', `/${job}`, body(1, { coverLetter: 'First tab' }))).json().version).toBe(2)
  const second = await ask(person, 'PUT', `/${job}`, body(1, { coverLetter: 'Second tab' }), 'cy')
  expect([second.statusCode, second.json().code]).toEqual([409, 'state-conflict'])
  expect(second.json().detail).toMatch(/ffenestr arall/)
  expect((await draftOf(person, job)).words.coverLetter).toBe('First tab')
  const answers = await Promise.all([ask(person, 'PUT', `/${job}`, body(2)), ask(person, 'PUT', `/${job}`, body(2))])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

it('a deleted draft is gone, and a tab that still shows it does not restore it', async () => {
  const person = await server.person('user')
  const job = randomUUID()
  await ask(person, 'PUT', `/${job}`, body(0))
  expect((await ask(person, 'DELETE', `/${job}`)).json().receipt.reference).toMatch(/^ONW-/)
  expect((await ask(person, 'PUT', `/${job}`, body(1))).statusCode).toBe(409)
  expect(await draftOf(person, job)).toBeNull()
})

it('a draft keeps its text when its CV was deleted or belongs to somebody else', async () => {
  const person = await server.person('user')
  const [job, cv, other] = [randomUUID(), randomUUID(), randomUUID()]
  const add = (id: string, account: string) =>
    owner`insert into jobseekers.cvs (id, account_id, filename, file_path, file_type, file_size, is_active, uploaded_at, state)
      values (${id}, ${account}, 'a.pdf', ${`cvs/${id}`}, 'pdf', 3, false, now(), 'waiting')`
  await add(cv, person.accountId)
  await add(other, randomUUID())
  await ask(person, 'PUT', `/${job}`, body(0, { cvId: other }))
  expect((await draftOf(person, job)).words).toEqual({ ...content, phone: null })
  await ask(person, 'PUT', `/${job}`, body(1, { cvId: cv }))
  expect((await draftOf(person, job)).words.cvId).toBe(cv)
  await owner`delete from jobseekers.cvs where id = ${cv}`
  expect((await draftOf(person, job)).words).toEqual({ ...content, phone: null })
})

it('a draft whose job closes is kept for a while, with its deletion date, and then deleted', async () => {
  const person = await server.person('user')
  const [job, open] = [randomUUID(), randomUUID()]
  await ask(person, 'PUT', `/${job}`, body(0))
  await ask(person, 'PUT', `/${open}`, body(0))
  await emitState(job, 'closed', 5)
  const { closed } = await draftOf(person, job)
  expect(Date.parse(closed.keptUntil) - Date.parse(closed.at)).toBe(DRAFT_KEPT_DAYS * DAY_MS)
  expect((await ask(person, 'PUT', `/${job}`, body(1, { coverLetter: 'Still mine' }))).statusCode).toBe(200)
  now = new Date(Date.parse(closed.keptUntil) - 1000)
  await server.background.tasks['jobseekers.drafts']?.({})
  expect(await draftOf(person, job)).not.toBeNull()
  now = new Date(Date.parse(closed.keptUntil))
  await server.background.tasks['jobseekers.drafts']?.({})
  const left = await owner`select job_id from jobseekers.application_drafts where account_id = ${person.accountId}`
  expect(left.map((row) => row.job_id)).toEqual([open])
})

it('sending a draft deletes it; text begun afterwards stays', async () => {
  const person = await server.person('user')
  const [sent, again] = [randomUUID(), randomUUID()]
  now = new Date(Date.now() - 60_000)
  await ask(person, 'PUT', `/${sent}`, body(0))
  await submit(person, sent)
  expect(await draftOf(person, sent)).toBeNull()
  await submit(person, again)
  now = new Date(Date.now() + 60_000)
  await ask(person, 'PUT', `/${again}`, body(0))
  await server.runJobs()
  expect(await draftOf(person, again)).toMatchObject({ version: 1 })
})

it('a draft is in the data download; deleting it is a recorded act, saving it is not', async () => {
  const person = await server.person('user')
  const job = randomUUID()
  await ask(person, 'PUT', `/${job}`, body(0))
  const get = async (at: string) =>
    (await server.app.inject({ url: `/api/jobseekers/my-data/${at}`, headers: person.headers })).json()
  expect((await get('export')).tables.application_drafts).toMatchObject([{ job_id: job, cover_letter: content.coverLetter }])
  expect((await get('sent')).items).toEqual([])
  await ask(person, 'DELETE', `/${job}`)
  expect((await get('sent')).items).toMatchObject([{ route: 'DELETE /api/jobseekers/application-drafts/:id' }])
})

it('refuses more drafts than the limit', async () => {
  const person = await server.person('user')
  await owner`insert into jobseekers.application_drafts (account_id, job_id, job_title, company, version, saved_at)
    select ${person.accountId}, gen_random_uuid(), 'x', '', 1, now() from generate_series(1, ${MAX_APPLICATION_DRAFTS})`
  const answer = await ask(person, 'PUT', `/${randomUUID()}`, body(0))
  expect([answer.statusCode, answer.json().errors[0].message]).toEqual([422, expect.stringMatching(/Delete one/)])
})
