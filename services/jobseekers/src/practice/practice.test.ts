import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { EMPTY_PARTS, MAX_PRACTICE_ANSWERS, type PracticeQuestion } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import mammoth from 'mammoth'
import { service } from '../app'

let ticks = 0

const { server, owner } = servicesUnderTest({
  services: [service],
  clock: () => new Date(Date.UTC(2026, 10, 21, 9, 0, 0, ++ticks)),
  config: { rateFactor: 100 },
})

const ask = (who: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, payload?: object) =>
  server.app.inject({ method, url: `/api/jobseekers/practice${at}`, headers: who.headers, ...(payload && { payload }) })
async function jobseeker(): Promise<TestPerson> {
  const person = await server.person('user')
  const { accountId } = person
  await server.asOwner(async (tx) => {
    const names = { firstName: 'Zoë', lastName: 'Łukasiewicz-Şahin', organisationName: '' }
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'user', ...names })
  })
  await server.runJobs()
  return person
}
async function upload(person: TestPerson): Promise<void> {
  const file = fileURLToPath(new URL('../../../../libs/cv-engine/fixtures/zoe.docx', import.meta.url))
  const body = new FormData()
  body.append('file', new Blob([await readFile(file)]), 'zoe.docx')
  const request = new Request('http://x', { method: 'POST', body })
  await server.app.inject({
    method: 'POST',
    url: '/api/jobseekers/cvs/review',
    headers: { ...person.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  await server.runJobs()
}

const job = { id: '11111111-1111-4111-8111-111111111111', title: 'Care Assistant', company: 'Calder' }
const advert = {
  jobId: job.id,
  title: job.title,
  company: job.company,
  requirements: ['Personal care', 'Driving licence'],
  description: '',
}
async function questions(person: TestPerson, body: object = { advert }): Promise<PracticeQuestion[]> {
  return (await ask(person, 'POST', '/questions', body)).json().questions
}
const parts = { ...EMPTY_PARTS, situation: 'A busy day.', action: 'I asked for help.' }
const save = (person: TestPerson, question: PracticeQuestion, more: object = {}) =>
  ask(person, 'PUT', '/answers', { job, question, parts, version: 0, ...more })
const list = async (person: TestPerson) => (await ask(person, 'GET', '/answers')).json().items
async function first(person: TestPerson): Promise<PracticeQuestion> {
  const [question] = await questions(person)
  if (!question) throw new Error('there is always a question')
  return question
}

test('questions are made from the advert and the read CV, and nothing is stored', async () => {
  const person = await jobseeker()
  const before = (await ask(person, 'POST', '/questions', { advert })).json()
  expect(before.cvRead).toBe(false)
  expect(before.questions.map(({ key }: PracticeQuestion) => key)).toEqual(
    expect.arrayContaining(['skill-new.personal-care', 'paper-missing.driving-licence']),
  )
  await upload(person)
  const after = (await ask(person, 'POST', '/questions', { advert })).json()
  expect(after.cvRead).toBe(true)
  expect(after.questions.some(({ template }: PracticeQuestion) => template === 'cv-line')).toBe(true)
  const [acts] = await owner`select count(*)::int as n from jobseekers.acts where method_path like '%practice%'`
  expect(acts?.n).toBe(0)
  expect((await questions(person, { advert: null })).length).toBeGreaterThan(4)
})

test('an answer is saved, updated, listed and deleted', async () => {
  const person = await jobseeker()
  const question = await first(person)
  const saved = (await save(person, question)).json()
  expect(saved).toMatchObject({ version: 1, receipt: { reference: expect.stringMatching(/^ONW-/) } })
  const again = await save(person, question, { parts: { ...parts, result: 'All 12 were served.' }, version: 1 })
  expect(again.json()).toMatchObject({ id: saved.id, version: 2 })
  expect(await list(person)).toEqual([
    {
      id: saved.id,
      job,
      question,
      parts: { ...parts, result: 'All 12 were served.' },
      updatedAt: expect.any(String),
      version: 2,
    },
  ])
  expect((await ask(person, 'DELETE', `/answers/${saved.id}`)).statusCode).toBe(200)
  expect((await ask(person, 'DELETE', `/answers/${saved.id}`)).statusCode).toBe(404)
  expect(await list(person)).toEqual([])
})

test('an older version never overwrites a newer one, from any window', async () => {
  const person = await jobseeker()
  const question = await first(person)
  const both = await Promise.all([save(person, question), save(person, question)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await save(person, question, { version: 1 })).json().version).toBe(2)
  expect((await save(person, question, { version: 1 })).json()).toMatchObject({ code: 'state-conflict' })
  expect((await save(person, question, { version: 0 })).statusCode).toBe(409)
})

test('a question has one answer per job, and one without a job', async () => {
  const person = await jobseeker()
  const question = await first(person)
  const other = { ...job, id: '22222222-2222-4222-8222-222222222222' }
  for (const about of [job, other, null]) expect((await save(person, question, { job: about })).statusCode).toBe(200)
  expect(await list(person)).toHaveLength(3)
  expect((await save(person, question, { job: null })).statusCode).toBe(409)
})

test('another person’s answers are neither found nor overwritten', async () => {
  const mine = await jobseeker()
  const theirs = await jobseeker()
  const question = await first(mine)
  const { id } = (await save(mine, question)).json()
  expect(await list(theirs)).toEqual([])
  expect((await ask(theirs, 'DELETE', `/answers/${id}`)).statusCode).toBe(404)
  expect((await save(theirs, question, { version: 1 })).statusCode).toBe(409)
  expect((await list(mine))[0].version).toBe(1)
})

test('answers are downloaded as Word and PDF, those for one job with those for any job', async () => {
  const person = await jobseeker()
  const [question, second] = await questions(person)
  if (!question || !second) throw new Error('there is always a question')
  await save(person, question, { job: null })
  await save(person, second, { parts: { ...EMPTY_PARTS, whole: 'Because of the people.' } })
  const word = await ask(person, 'GET', `/answers/file?format=docx&language=en&job=${job.id}`)
  const { value } = await mammoth.extractRawText({ buffer: word.rawPayload })
  expect(value).toContain('Because of the people.')
  expect(value).toContain('I asked for help.')
  expect(value.indexOf('Care Assistant, Calder')).toBeLessThan(value.indexOf('For any job'))
  expect(word.headers['content-disposition']).toContain('Interview%20answers%20Zo%C3%AB')
  const pdf = await ask(person, 'GET', '/answers/file?format=pdf&language=cy')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('answers are in the data download, and saving them is listed as sent', async () => {
  const person = await jobseeker()
  const question = await first(person)
  await save(person, question)
  const get = async (at: string) =>
    (await server.app.inject({ url: `/api/jobseekers/my-data${at}`, headers: person.headers })).json()
  // This test's clock differs from the database's.
  await owner`update identity.sessions set password_at = now() where account_id = ${person.accountId}`
  const { tables, files } = await get('/export')
  expect(tables.practice_answers).toEqual([
    expect.objectContaining({ question_key: question.key, parts: expect.objectContaining({ action: 'I asked for help.' }) }),
  ])
  const { address } = files.find(({ name }: { name: string }) => name === 'Interview answers.docx')
  expect((await server.app.inject({ url: address, headers: person.headers })).statusCode).toBe(200)
  expect((await get('/sent')).items[0].route).toBe('PUT /api/jobseekers/practice/answers')
})

test('the number of saved answers is limited, with a friendly message', async () => {
  const person = await jobseeker()
  const question = await first(person)
  await owner`insert into jobseekers.practice_answers (id, account_id, job_title, company, question_key, question, parts, created_at, updated_at)
    select gen_random_uuid(), ${person.accountId}, '', '', 'q.' || n, ${owner.json(question as never)}, '{}', now(), now()
    from generate_series(1, ${MAX_PRACTICE_ANSWERS}) n`
  const refused = await save(person, question)
  expect(refused.json()).toMatchObject({ code: 'state-conflict', detail: expect.stringMatching(/^You have 200 answers/) })
})
