import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type {
  DisclosureHandover,
  EventInput,
  EventPayload,
  EventType,
  listCvs,
  Profile,
  ResponseOf,
  Role,
  readCv,
} from '@onward/contracts'
import { cvAnalysis, DEMO_ACCOUNTS, disclosureHandover } from '@onward/contracts'
import { readDocument } from '@onward/cv-engine'
import { openDatabase } from '@onward/database'
import { signHandover, verifyHandover } from '@onward/service-kit'
import { createTestServer, OWN_ORIGIN } from '@onward/service-kit/testing'
import { aProfile } from '@onward/testing/builders'
import { servicesUnderTest } from '@onward/testing/services'
import * as v from 'valibot'
import { service } from './app'
import { loadDemo } from './demo/load'

const now = new Date()
let ticks = 0
/** A clock that advances at each reading, so that uploads have an order. */
const tick = () => new Date(now.getTime() + ++ticks)
const fixture = (name: string) => readFile(fileURLToPath(new URL(`../../../libs/cv-engine/fixtures/${name}`, import.meta.url)))

const { database, server, owner } = servicesUnderTest({ services: [service], clock: tick, config: { rateFactor: 100 } })

interface Person {
  accountId: string
  sessionId: string
  headers: Record<string, string>
}
async function signIn(role: Role, accountId: string = randomUUID()): Promise<Person> {
  const sessionId = randomUUID()
  await owner`insert into identity.accounts (id, email, password_hash, role, created_at, confirmed_at)
    values (${accountId}, ${`${accountId}@example.org`}, '', ${role}, now(), now()) on conflict do nothing`
  await owner`insert into identity.sessions (id, account_id, started_at, expires_at)
    values (${sessionId}, ${accountId}, now(), now() + interval '1 day')`
  const { token } = server.tokens.issue({ accountId, role, sessionId }, now)
  return { accountId, sessionId, headers: { cookie: `onward_access=${token}`, ...OWN_ORIGIN } }
}
async function emit<T extends EventType>(type: T, subject: string, payload: EventInput<T>, version = 1): Promise<void> {
  const [row] = await owner<{ emit: string }[]>`
    select events.emit(${type}, ${subject}::uuid, ${version}, ${owner.json(payload as never)}) as emit`
  await server.background.tasks['jobseekers.event']?.({ event: String(row?.emit) })
}
async function jobseeker(): Promise<Person> {
  const person = await signIn('user')
  const { accountId } = person
  await emit('account.email', accountId, { accountId, email: 'zoe@example.org' })
  await emit('account.registered', accountId, {
    accountId,
    role: 'user',
    firstName: 'Zoë',
    lastName: 'Łukasiewicz-Şahin',
    organisationName: '',
  })
  return person
}

const url = (at: string) => `/api/jobseekers${at}`
const get = (person: Person, at: string) => server.app.inject({ url: url(at), headers: person.headers })
const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', person: Person, at: string, payload?: object, headers = {}) =>
  server.app.inject({ method, url: url(at), headers: { ...person.headers, ...headers }, ...(payload ? { payload } : {}) })
function upload(person: Person, filename: string, bytes: Buffer, at = '/cvs', headers = {}) {
  const boundary = 'onward-test'
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: x/y\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return server.app.inject({
    method: 'POST',
    url: url(at),
    headers: { ...person.headers, 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    payload,
  })
}
async function queued(): Promise<string[]> {
  const rows = await owner<
    { id: string }[]
  >`select id from jobseekers.cvs where state in ('waiting', 'reading') order by uploaded_at`
  return rows.map((row) => row.id)
}
async function runAnalyses(): Promise<void> {
  for (const cvId of await queued()) await server.background.tasks['jobseekers.analyse']?.({ cvId })
}
async function analysedCv(person: Person, name = 'zoe.pdf'): Promise<string> {
  const { id } = (await upload(person, name, await fixture(name))).json()
  await runAnalyses()
  return id
}
const cvsOf = async (person: Person) => ((await get(person, '/cvs')).json() as ResponseOf<typeof listCvs>).items
const matchProfiles = async (accountId: string) =>
  (
    await owner<{ payload: EventPayload<'jobseeker.match-profile'> }[]>`
      select payload from events.log where type = 'jobseeker.match-profile' and subject = ${accountId} order by version`
  ).map((row) => row.payload)
const filesIn = async (part: string) => readdir(path.join(server.config.dataDir, 'files', part)).catch(() => [] as string[])
const edit = ({ firstName, lastName, version }: Profile, change: object = {}) => {
  const wishes = { preferredJobTypes: ['Retail'], workLocationPreference: 'remote', skills: ['Till work', 'juggling'] }
  return aProfile({ firstName, lastName, postcode: 'ls8 4ht', ...wishes, version, ...change })
}

describe('the profile', () => {
  it('is created at registration, in whatever order the events arrive', async () => {
    const person = await jobseeker()
    expect((await get(person, '/profile')).json()).toMatchObject({
      firstName: 'Zoë',
      email: 'zoe@example.org',
      progress: { percent: 33, missing: ['phone', 'location', 'profilePicture', 'dateOfBirth', 'niNumber'] },
    })
    const early = await signIn('user')
    expect((await get(early, '/profile')).statusCode).toBe(503)
  })

  it('is saved, and sends matching only the permitted fields, and only when they changed', async () => {
    const person = await jobseeker()
    const before = (await get(person, '/profile')).json() as Profile
    const saved = await send('PUT', person, '/profile', edit(before))
    expect(saved.json()).toMatchObject({ version: 2, receipt: { reference: expect.stringMatching(/^ONW-/) } })
    const after = (await get(person, '/profile')).json() as Profile
    expect(after).toMatchObject({ location: '1 High Street, Leeds, LS8 4HT', place: 'Leeds', progress: { percent: 56 } })
    expect((await send('PUT', person, '/profile', edit(after, { phone: '07700 900999' }))).statusCode).toBe(200)
    expect(await matchProfiles(person.accountId)).toEqual([
      {
        accountId: person.accountId,
        skills: [{ skillId: 'till-work', level: 2 }],
        titles: ['Checkout operator'],
        experienceYears: null,
        position: { lat: 53.82, lon: -1.51 },
        place: 'Leeds',
        travelMiles: 15,
        contracts: ['part-time'],
        remoteOnly: true,
        wantedFeatures: [],
      },
    ])
    expect((await send('PUT', person, '/profile', edit(after))).json()).toMatchObject({ code: 'state-conflict', status: 409 })
  })

  it('saves one part and leaves the rest unchanged, even required fields', async () => {
    const person = await jobseeker()
    const { version } = (await get(person, '/profile')).json() as Profile
    const saved = await send('PATCH', person, '/profile', { postcode: 'm14 5rl', travelMiles: 20, version })
    expect(saved.json()).toMatchObject({ version: version + 1, receipt: { reference: expect.any(String) } })
    expect((await get(person, '/profile')).json()).toMatchObject({
      firstName: 'Zoë',
      postcode: 'M14 5RL',
      travelMiles: 20,
      address: '',
      phone: '',
      availability: null,
      skills: [],
    })
    const part = { workLocationPreference: 'hybrid', availability: 'part-time', skills: ['Till work'], version: version + 1 }
    expect((await send('PATCH', person, '/profile', part)).statusCode).toBe(200)
    expect((await get(person, '/profile')).json()).toMatchObject({
      ...part,
      postcode: 'M14 5RL',
      travelMiles: 20,
      version: version + 2,
    })
    expect((await send('PATCH', person, '/profile', { ...part, version })).json()).toMatchObject({ code: 'state-conflict' })
    const refused = await send('PATCH', person, '/profile', { phone: '12', version: version + 2 })
    expect(refused.json()).toMatchObject({ code: 'invalid-input', errors: [{ field: 'phone' }] })
    expect(await matchProfiles(person.accountId)).toHaveLength(2)
  })

  it('gets field errors in the documented texts', async () => {
    const person = await jobseeker()
    const profile = (await get(person, '/profile')).json() as Profile
    const answer = await send('PUT', person, '/profile', edit(profile, { firstName: ' ', phone: '123', postcode: '' }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([
      { field: 'firstName', message: 'First name is required' },
      { field: 'phone', message: 'Phone number must be at least 10 digits' },
      { field: 'postcode', message: 'Postcode is required' },
    ])
  })
})

describe('CVs', () => {
  it('are stored, read in a background job and explained; the first one read is active', async () => {
    const person = await jobseeker()
    const first = await upload(person, "Zoë O'Brien CV.pdf", await fixture('zoe.pdf'))
    expect(first.statusCode).toBe(200)
    const { id } = first.json()
    expect(await filesIn(`cvs/${person.accountId}`)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}-Zoë O_Brien CV\.pdf$/)])
    expect((await get(person, `/cvs/${id}`)).json()).toMatchObject({
      cv: { state: 'waiting', score: null, isActive: false },
      position: 0,
    })
    const second = (await upload(person, 'cv.doc', await fixture('obrien.doc'), '/cvs/review')).json()
    expect((await filesIn(`cvs/${person.accountId}`)).some((name) => /^\d{13}\.doc$/.test(name))).toBe(true)
    await runAnalyses()
    const { cv, analysis, position } = (await get(person, `/cvs/${id}`)).json() as ResponseOf<typeof readCv>
    expect(cv).toMatchObject({ state: 'analysed', score: expect.any(Number), filename: "Zoë O'Brien CV.pdf" })
    expect(position).toBeNull()
    expect(v.safeParse(cvAnalysis, analysis).success).toBe(true)
    expect((await cvsOf(person)).map((c) => [c.id, c.isActive])).toEqual([
      [second.id, false],
      [id, true],
    ])
    const [profile] = await matchProfiles(person.accountId)
    expect(profile?.skills).toContainEqual({ skillId: 'forklift-licence', level: 2 })
    expect(profile?.titles).toEqual(['Warehouse Operative', 'Kitchen Porter'])
    const events = await owner`select payload from events.log where type = 'cv.analysed' and subject in (${id}, ${second.id})`
    expect(events).toHaveLength(2)
  })

  it('are read once, however often the job runs', async () => {
    const person = await jobseeker()
    const id = await analysedCv(person, 'obrien.docx')
    await server.background.tasks['jobseekers.analyse']?.({ cvId: id })
    // As after kill -9 while reading: the state says so, and the job runs again.
    const again = await analysedCv(person, 'wang.docx')
    await owner`delete from jobseekers.cv_reviews where cv_id = ${again}`
    await owner`update jobseekers.cvs set state = 'reading' where id = ${again}`
    await server.background.tasks['jobseekers.analyse']?.({ cvId: again })
    expect((await cvsOf(person)).map((cv) => cv.state)).toEqual(['analysed', 'analysed'])
    expect(await owner`select from events.log where type = 'cv.analysed' and subject = ${id}`).toHaveLength(1)
  })

  it('get their job in the same transaction', async () => {
    const person = await jobseeker()
    const { id } = (await upload(person, 'cv.doc', await fixture('obrien.doc'))).json()
    const jobs = await owner`select task_identifier from graphile_worker.jobs where task_identifier = 'jobseekers.analyse'`
    expect(jobs.length).toBeGreaterThan(0)
    await server.background.tasks['jobseekers.analyse']?.({ cvId: id })
  })

  it('that cannot be analysed say why and have no score', async () => {
    const person = await jobseeker()
    await upload(person, 'cv.pdf', Buffer.from('MZ this is a program'))
    await runAnalyses()
    const [cv] = await cvsOf(person)
    expect(cv).toMatchObject({ state: 'refused', refusal: 'disguised', score: null })
    expect((await upload(person, 'cv.odt', Buffer.from('x'))).json()).toMatchObject({
      code: 'file-type',
      detail: 'Please upload a PDF or Word document.',
    })
    expect((await upload(person, 'cv.pdf', Buffer.alloc(5 * 1024 * 1024 + 1))).json()).toMatchObject({ code: 'file-too-large' })
    expect(await filesIn(`cvs/${person.accountId}`)).toHaveLength(1)
  })

  it('answers a repeated upload with the first, and keeps one file', async () => {
    const person = await jobseeker()
    const bytes = await fixture('obrien.doc')
    const key = { 'idempotency-key': 'the-same' }
    const first = await upload(person, 'cv.doc', bytes, '/cvs', key)
    const second = await upload(person, 'cv.doc', bytes, '/cvs', key)
    expect(second.json()).toEqual(first.json())
    expect(await filesIn(`cvs/${person.accountId}`)).toHaveLength(1)
    expect((await upload(person, 'other.doc', await fixture('amina.doc'), '/cvs', key)).json()).toMatchObject({
      code: 'idempotency-mismatch',
    })
    await runAnalyses()
  })

  it('have one active at a time, also when two are chosen at once', async () => {
    const person = await jobseeker()
    const one = await analysedCv(person, 'obrien.doc')
    const two = await analysedCv(person, 'amina.docx')
    expect((await send('POST', person, `/cvs/${two}/activate`)).statusCode).toBe(200)
    expect((await cvsOf(person)).filter((cv) => cv.isActive).map((cv) => cv.id)).toEqual([two])
    const answers = await Promise.all([one, two, one, two].map((id) => send('POST', person, `/cvs/${id}/activate`)))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200])
    expect((await cvsOf(person)).filter((cv) => cv.isActive)).toHaveLength(1)
  })

  it('are deleted with their file, and matching forgets their skills', async () => {
    const person = await jobseeker()
    const id = await analysedCv(person)
    expect((await send('DELETE', person, `/cvs/${id}`)).json()).toMatchObject({ receipt: { reference: expect.any(String) } })
    expect(await cvsOf(person)).toEqual([])
    expect(await filesIn(`cvs/${person.accountId}`)).toEqual([])
    expect((await matchProfiles(person.accountId)).at(-1)).toMatchObject({ skills: [], titles: [], experienceYears: null })
  })

  it('of another person are not found', async () => {
    const id = await analysedCv(await jobseeker(), 'obrien.doc')
    const stranger = await jobseeker()
    for (const answer of [
      await get(stranger, `/cvs/${id}`),
      await get(stranger, `/cvs/${id}/file`),
      await send('DELETE', stranger, `/cvs/${id}`),
      await send('POST', stranger, `/cvs/${id}/activate`),
      await send('POST', stranger, '/disclosures', { jobId: randomUUID(), cvId: id }),
    ])
      expect(answer.json()).toMatchObject({ code: 'not-found', status: 404 })
    const employer = await signIn('employer')
    expect((await get(employer, '/cvs')).statusCode).toBe(403)
    expect((await server.app.inject({ url: url('/cvs') })).statusCode).toBe(401)
  })

  it('are downloaded unchanged, as attachments that no browser runs', async () => {
    const person = await jobseeker()
    const id = await analysedCv(person)
    const answer = await get(person, `/cvs/${id}/file`)
    expect(answer.rawPayload.equals(await fixture('zoe.pdf'))).toBe(true)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="zoe.pdf"; filename*=UTF-8''zoe.pdf`)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  })
})

describe('with its job runner', () => {
  it('reads an upload without a request and updates open pages when done', async () => {
    const { dataDir } = server.config
    const working = await createTestServer({ database, services: [service], clock: tick, config: { dataDir }, runJobs: true })
    const ears = openDatabase({ url: database.ownerUrl, max: 1, applicationName: 'jobseekers ears' })
    try {
      const person = await jobseeker()
      const heard: string[][] = []
      const done = new Promise<void>((resolve) => {
        void ears.sql.listen('live', (text) => {
          const message = JSON.parse(text)
          // The upload itself is announced as well.
          if (!message.accountIds.includes(person.accountId) || !message.changed.includes('profile')) return
          heard.push(message.changed)
          // Once when reading starts, once when it ends.
          if (heard.length === 2) resolve()
        })
      })
      await upload(person, 'cv.doc', await fixture('obrien.doc'))
      await done
      expect(heard).toEqual([
        ['cv', 'profile'],
        ['cv', 'profile'],
      ])
      expect(await cvsOf(person)).toMatchObject([{ state: 'analysed' }])
    } finally {
      await working.close()
      await ears.close()
    }
  })
})

describe('a disclosure', () => {
  const disclose = (person: Person, cvId: string, headers = {}) =>
    send('POST', person, '/disclosures', { jobId: randomUUID(), cvId, coverLetter: 'Dear team', shareAdjustments: true }, headers)
  const grantFor = (disclosureId: string, accountId: string, at = now, more = {}) =>
    signHandover(
      server.kits.get('jobseekers')?.keys ?? (undefined as never),
      { from: 'jobs', to: 'jobseekers' },
      { grantId: randomUUID(), disclosureId, accountId, organisation: 'Łódź Bakery', ...more },
      at,
      60,
    )

  it('is a signed snapshot, valid for five minutes; its receipt has no personal data', async () => {
    const person = await jobseeker()
    const profile = (await get(person, '/profile')).json() as Profile
    await send('PUT', person, '/profile', edit(profile))
    const cvId = await analysedCv(person)
    const preview = (await get(person, `/cvs/${cvId}/preview`)).json()
    const made = (await disclose(person, cvId)).json()
    const keys = server.kits.get('jobseekers')?.keys
    if (!keys) throw new Error('no keys')
    const { payload, expiresAt } = await verifyHandover(
      keys,
      { from: 'jobseekers', to: 'jobs' },
      disclosureHandover,
      made.handover,
      now,
    )
    expect(payload).toMatchObject({
      disclosureId: made.id,
      firstName: 'Zoë',
      area: 'Leeds, LS8',
      coverLetter: 'Dear team',
      cvFilename: 'zoe.pdf',
      adjustments: true,
      benefitsTransition: false,
      skillIds: expect.arrayContaining(['forklift-licence']),
    })
    // People confirm what is sent, so it must be what they were shown.
    expect(payload).toMatchObject(preview)
    expect(JSON.stringify([payload, preview])).not.toContain('High Street')
    expect(expiresAt.getTime() - now.getTime()).toBeLessThanOrEqual(310_000)
    const [act] = await owner`select answer::text as answer from jobseekers.acts where resource = ${`disclosures/${made.id}`}`
    expect(act?.answer).toBe(JSON.stringify({ id: made.id }).replace(':', ': '))
  })

  it('without an application is deleted with its file after a while; a used one stays', async () => {
    const person = await jobseeker()
    const cvId = await analysedCv(person)
    const [unsent, sent] = [(await disclose(person, cvId)).json().id, (await disclose(person, cvId)).json().id]
    await emit('application.submitted', randomUUID(), {
      applicationId: randomUUID(),
      accountId: person.accountId,
      jobId: randomUUID(),
      jobTitle: 'Cook',
      disclosureId: sent,
      employerAccountIds: [],
    })
    const left = async () =>
      (await owner`select id, file_path from jobseekers.disclosures where account_id = ${person.accountId}`).map(({ id }) => id)
    await server.background.tasks['jobseekers.unsent']?.({})
    expect((await left()).sort()).toEqual([unsent, sent].sort())
    const [file] = await owner`select file_path from jobseekers.disclosures where id = ${unsent}`
    await owner`update jobseekers.disclosures set made_at = made_at - interval '8 days' where account_id = ${person.accountId}`
    await server.background.tasks['jobseekers.unsent']?.({})
    expect(await left()).toEqual([sent])
    await expect(readFile(path.join(server.config.dataDir, 'files', String(file?.file_path)))).rejects.toThrow()
  })

  it('answers a repeat with the same disclosure', async () => {
    const person = await jobseeker()
    const cvId = await analysedCv(person, 'obrien.doc')
    const body = { jobId: randomUUID(), cvId }
    const key = { 'idempotency-key': 'again' }
    const first = (await send('POST', person, '/disclosures', body, key)).json()
    const second = (await send('POST', person, '/disclosures', body, key)).json()
    expect([second.id, second.receipt]).toEqual([first.id, first.receipt])
    expect(second.handover).toEqual(expect.any(String))
  })

  it('outlives the CV; its file is downloaded once, by the granted account, in time, and the access is recorded', async () => {
    const person = await jobseeker()
    const cvId = await analysedCv(person)
    const { id } = (await disclose(person, cvId)).json()
    await send('DELETE', person, `/cvs/${cvId}`)
    const employer = await signIn('employer')
    const other = await signIn('employer')
    const grant = await grantFor(id, employer.accountId)
    const at = `/disclosures/${id}/cv?grant=${grant}`
    expect((await get(other, at)).statusCode).toBe(404)
    const answer = await get(employer, at)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain('attachment; filename="zoe.pdf"')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    const received = await readDocument(answer.rawPayload, 'zoe.pdf')
    expect(received.ok && received.text).toMatch(/Received by Lodz Bakery through Onward on \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
    expect((await get(employer, at)).json()).toMatchObject({ code: 'link-expired' })
    const old = await grantFor(id, employer.accountId, new Date(now.getTime() - 61_000))
    expect((await get(employer, `/disclosures/${id}/cv?grant=${old}`)).json()).toMatchObject({ code: 'link-expired' })
    expect((await get(employer, `/disclosures/${id}/cv?grant=nonsense`)).statusCode).toBe(400)
    const acts =
      await owner`select from jobseekers.acts where resource = ${`disclosures/${id}/cv`} and actor = ${employer.accountId}`
    expect(acts).toHaveLength(1)
  })

  it('is read without names by a grant that opens no file; the applicant sees who read it', async () => {
    const person = await jobseeker()
    const { id } = (await disclose(person, await analysedCv(person))).json()
    const employer = await signIn('employer')
    const textGrant = (accountId = employer.accountId) => grantFor(id, accountId, now, { withoutNames: true })
    const other = await signIn('employer')
    expect((await get(other, `/disclosures/${id}/without-names?grant=${await textGrant()}`)).statusCode).toBe(404)
    const fileGrant = await grantFor(id, employer.accountId)
    expect((await get(employer, `/disclosures/${id}/without-names?grant=${fileGrant}`)).statusCode).toBe(404)
    const grant = await textGrant()
    expect((await get(employer, `/disclosures/${id}/cv?grant=${grant}`)).statusCode).toBe(404)
    const answer = await get(employer, `/disclosures/${id}/without-names?grant=${grant}`)
    expect(answer.statusCode).toBe(200)
    const { sections } = answer.json() as { sections: { heading: string; lines: { text: string }[] }[] }
    expect(sections.length).toBeGreaterThan(1)
    expect(answer.body).not.toMatch(/Zo[eë]|[ŁL]ukasiewicz|@|07700/i)
    expect((await get(employer, `/disclosures/${id}/without-names?grant=${grant}`)).json()).toMatchObject({
      code: 'link-expired',
    })
    // Reading the text does not give access to the file.
    const db = openDatabase({ url: database.urls.jobseekers, max: 1, applicationName: 'row security' })
    const seen = await db.sql.begin(async (sql) => {
      await sql`select auth.begin(${employer.sessionId})`
      return sql`select from jobseekers.disclosures where id = ${id}`
    })
    await db.close()
    expect(seen).toHaveLength(0)
    const { items } = (await get(person, '/my-data/who-looked')).json()
    expect(items).toMatchObject([{ organisation: 'Łódź Bakery', withoutNames: true }])
  })

  it('works once even with simultaneous downloads', async () => {
    const person = await jobseeker()
    const { id } = (await disclose(person, await analysedCv(person, 'obrien.doc'))).json()
    const employer = await signIn('employer')
    const grant = await grantFor(id, employer.accountId)
    const answers = await Promise.all([1, 2, 3, 4].map(() => get(employer, `/disclosures/${id}/cv?grant=${grant}`)))
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 410, 410, 410])
  })

  it('waits until the CV is read, and refuses unsafe files', async () => {
    const person = await jobseeker()
    const { id } = (await upload(person, 'cv.doc', await fixture('obrien.doc'))).json()
    expect((await disclose(person, id)).json()).toMatchObject({ code: 'state-conflict' })
    await runAnalyses()
    const unsafe = (await upload(person, 'cv.pdf', Buffer.from('MZ a program'))).json()
    await runAnalyses()
    expect((await disclose(person, unsafe.id)).json()).toMatchObject({ code: 'state-conflict' })
  })
})

describe('row security', () => {
  it('shows a session only its own rows', async () => {
    const person = await jobseeker()
    await analysedCv(person, 'obrien.doc')
    const db = openDatabase({ url: database.urls.jobseekers, max: 1, applicationName: 'row security' })
    for (const table of ['profiles', 'cvs', 'cv_reviews', 'disclosures', 'redeemed_grants'])
      expect([table, await db.sql`select from ${db.sql(`jobseekers.${table}`)}`.then((rows) => rows.length)]).toEqual([table, 0])
    await db.close()
  })
})

describe('the demo jobseeker', () => {
  it('has a profile and a CV that the engine has read; loading again changes nothing', async () => {
    const kit = server.kits.get('jobseekers')
    if (!kit) throw new Error('no kit')
    await loadDemo(kit)
    await loadDemo(kit)
    const amina = await signIn('user', DEMO_ACCOUNTS.jobseeker.id)
    const profile = (await get(amina, '/profile')).json() as Profile
    expect(profile).toMatchObject({ firstName: 'Amina', place: 'Leeds', progress: { percent: 61 } })
    const cvs = await cvsOf(amina)
    expect(cvs).toMatchObject([{ state: 'analysed', isActive: true, fileType: 'docx' }])
    expect(cvs[0]?.score).toBeGreaterThanOrEqual(80)
    const profiles = await matchProfiles(amina.accountId)
    expect(profiles).toHaveLength(1)
    expect(profiles[0]?.experienceYears).toBeGreaterThan(6)
    expect(profiles[0]?.titles).toEqual(expect.arrayContaining(['Retail Assistant', 'Home Carer']))
  })
})

describe('the demo applicants', () => {
  it('have one disclosure per application; each CV names its owner, and its link works once', async () => {
    const kit = server.kits.get('jobseekers')
    if (!kit) throw new Error('no kit')
    await loadDemo(kit)
    await loadDemo(kit)
    const rows = await owner<{ snapshot: DisclosureHandover }[]>`
      select snapshot from jobseekers.disclosures where snapshot->>'email' like '%@people.example'`
    expect(rows).toHaveLength(12)
    const employer = await signIn('employer', DEMO_ACCOUNTS.employer.id)
    for (const { snapshot } of rows) {
      const { disclosureId, firstName, lastName, cvFilename } = snapshot
      const facts = { grantId: randomUUID(), disclosureId, accountId: employer.accountId, organisation: 'Calder Community Care' }
      const grant = await signHandover(kit.keys, { from: 'jobs', to: 'jobseekers' }, facts, now, 60)
      const at = `/disclosures/${disclosureId}/cv?grant=${grant}`
      const answer = await get(employer, at)
      expect([cvFilename, answer.statusCode]).toEqual([cvFilename, 200])
      expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(cvFilename)}`)
      const received = await readDocument(answer.rawPayload, cvFilename)
      expect(received.ok && received.text.normalize('NFC')).toContain(`${firstName} ${lastName}`)
      expect((await get(employer, at)).statusCode).toBe(410)
      const statement = { ...facts, grantId: randomUUID(), withoutNames: true }
      const textGrant = await signHandover(kit.keys, { from: 'jobs', to: 'jobseekers' }, statement, now, 60)
      const read = (await get(employer, `/disclosures/${disclosureId}/without-names?grant=${textGrant}`)).body.normalize('NFC')
      const named = [snapshot.email, ...`${firstName} ${lastName}`.split(/[ -]/)].filter((part) => part.length > 3)
      expect([cvFilename, named.filter((part) => read.includes(part)), read.length > 400]).toEqual([cvFilename, [], true])
    }
  })
})
