import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { emitEvent } from '@onward/database'
import { service as jobs } from '@onward/service-jobs/app'
import { service as jobseekers } from '@onward/service-jobseekers/app'
import { createTestServer, type TestPerson, type TestServer } from '@onward/service-kit/testing'
import { service as messaging } from '@onward/service-messaging/app'
import { type LosingWay, losingWay } from '@onward/testing/lost-answer'
import { servicesUnderTest } from '@onward/testing/services'

// Files are stored before the row that names them. What becomes of one whose transaction ended badly.

const DAY_MS = 24 * 3_600_000
const START = new Date()
let now = START
const services = [jobs, jobseekers, messaging]
const config = { rateFactor: 1000 }
const tested = servicesUnderTest({ services, config, clock: () => now })
/** The same services, whose database is reached by a way on which answers are lost. */
let portal: TestServer
let way: LosingWay
let zoe: TestPerson
let coach: TestPerson
let employer: TestPerson
let pdf: Buffer
let png: Buffer
let cvId: string
let threadId: string
const referralId = randomUUID()

const fixture = (file: string) => readFile(fileURLToPath(new URL(`../../../libs/${file}`, import.meta.url)))
async function send(who: TestPerson, url: string, sent: { body?: object; file?: readonly [string, Buffer] }, key: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries(sent.body ?? {})) form.append(name, String(value))
  if (sent.file) form.append('file', new Blob([new Uint8Array(sent.file[1])]), sent.file[0])
  const request = new Request('http://x', { method: 'POST', body: form })
  const upload = sent.file && { 'content-type': request.headers.get('content-type') ?? '' }
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { ...who.headers, ...upload, 'idempotency-key': key },
    payload: sent.file ? Buffer.from(await request.arrayBuffer()) : (sent.body ?? {}),
  })
  return { status: answer.statusCode, json: answer.json() }
}
async function stored(): Promise<string[]> {
  const root = path.join(portal.config.dataDir, 'files')
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}
/** What the request stored and left. */
async function left<T>(request: () => Promise<T>): Promise<{ answer: T; files: string[] }> {
  const before = new Set(await stored())
  const answer = await request()
  return { answer, files: (await stored()).filter((key) => !before.has(key)) }
}
/** The tidying of two days later, when nothing is uploaded any more. */
async function tidyOrphans(): Promise<void> {
  now = new Date(START.getTime() + 4 * DAY_MS)
  for (const { name } of services) await portal.background.tasks[`${name}.retention`]?.({})
  now = START
}

beforeAll(async () => {
  pdf = await fixture('cv-engine/fixtures/zoe.pdf')
  png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  const { ownerUrl, urls } = tested.database
  way = await losingWay(ownerUrl)
  const through = Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, way.through(url)]))
  const { keys } = tested.server
  portal = await createTestServer({ database: { ownerUrl, urls: through }, services, config, keys, clock: () => now })

  ;[zoe, coach, employer] = [
    await tested.server.person('user'),
    await tested.server.person('agent'),
    await tested.server.person('employer'),
  ]
  const { accountId } = zoe
  await tested.server.asOwner(async (tx) => {
    const names = { firstName: 'Zoë', lastName: 'L', organisationName: '' }
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'user', ...names })
    await emitEvent(tx, 'account.email', accountId, 1, { accountId, email: 'zoe@test.example' })
  })
  await tested.server.runJobs()
  const officeId = randomUUID()
  await tested.owner`insert into jobseekers.staff (account_id, office_id, name, told_at) values (${coach.accountId}, ${officeId}, 'Sian', now())`
  await tested.owner`insert into jobseekers.access_grants (case_id, referral_id, account_id, agent_id, office_id, office_name, open, version)
    values (${referralId}, ${referralId}, ${accountId}, ${coach.accountId}, ${officeId}, 'Leeds', true, 1)`
  const organisationId = randomUUID()
  await tested.owner`insert into jobs.organisations (id, name) values (${organisationId}, 'Calder Care')`
  await tested.owner`insert into jobs.members (account_id, organisation_id, joined_at, role)
    values (${employer.accountId}, ${organisationId}, now(), 'owner')`
  cvId = (await send(zoe, '/jobseekers/cvs', { file: ['cv.pdf', pdf] }, 'before')).json.id
  // A scan, which may be sent as it is.
  await tested.owner`update jobseekers.cvs set state = 'refused', refusal = 'scan-without-text' where id = ${cvId}`
  threadId = (await send(zoe, '/messaging/threads/support', {}, 'before')).json.id

  await tested.owner.unsafe(`
    create function acts.refuse() returns trigger language plpgsql as $$ begin raise exception 'refused' using errcode = '40001'; end $$;
    create function acts.kill() returns trigger language plpgsql security definer as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`)
  for (const { name } of services)
    for (const end of ['refuse', 'kill'])
      await tested.owner.unsafe(`create constraint trigger ${end} after insert on ${name}.acts deferrable initially deferred
        for each row when (new.idempotency_key = '${end}') execute function acts.${end}()`)
})
afterAll(async () => {
  await portal?.close()
  await way?.close()
})

const uploads: readonly (readonly [string, (key: string) => ReturnType<typeof send>])[] = [
  ['a CV', (key) => send(zoe, '/jobseekers/cvs', { file: ['cv.pdf', pdf] }, key)],
  ['a CV of the review', (key) => send(zoe, '/jobseekers/cvs/review', { file: ['cv.pdf', pdf] }, key)],
  [
    'a CV that a work coach proposes',
    (key) => send(coach, `/jobseekers/clients/${referralId}/cvs`, { file: ['cv.pdf', pdf] }, key),
  ],
  ['a picture', (key) => send(zoe, '/jobseekers/profile/picture', { file: ['me.png', png] }, key)],
  ['a CV that an employer gets', (key) => send(zoe, '/jobseekers/disclosures', { body: { jobId: cvId, cvId } }, key)],
  ['an organisation’s evidence', (key) => send(employer, '/jobs/employer/organisation/documents', { file: ['a.png', png] }, key)],
  [
    'a file in a conversation',
    (key) => send(zoe, `/messaging/threads/${threadId}/files`, { body: { id: cvId }, file: ['a.png', png] }, key),
  ],
]

describe.each(uploads)('%s', (_name, upload) => {
  it('goes at once when PostgreSQL refuses the commit', async () => {
    const { answer, files } = await left(() => upload('refuse'))
    expect([answer.status, answer.json.code, files]).toEqual([409, 'state-conflict', []])
  })

  it('waits for the tidying when nobody knows whether the commit was made, and none was', async () => {
    const { answer, files } = await left(() => upload('kill'))
    expect([answer.status, answer.json.code, files]).toEqual([503, 'not-ready', [expect.any(String)]])
    await tidyOrphans()
    expect(await stored()).not.toContain(files[0])
  })

  it('is there when the answer to its commit was lost, and a retry with the same key gets the first answer', async () => {
    const first = await left(() => {
      way.loseCommitAfter('answer-lost')
      return upload('answer-lost')
    })
    expect([first.answer.status, first.answer.json.code]).toEqual([503, 'not-ready'])
    const again = await left(() => upload('answer-lost'))
    expect([again.answer.status, again.answer.json.receipt]).toEqual([200, expect.anything()])
    expect([first.files, again.files]).toEqual([[expect.any(String)], []])
    // A row names it: the tidying leaves it.
    await tidyOrphans()
    expect(await stored()).toContain(first.files[0])
  })
})
