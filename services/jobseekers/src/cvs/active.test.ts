import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Cv, EventPayload } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { createTestServer, type TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { pdfOf } from '../../../../libs/cv-engine/fixtures/hostile'
import { service } from '../app'
import { keepReading } from './analysis'

let now = Date.UTC(2026, 10, 21, 10)
const clock = () => {
  now += 1_000
  return new Date(now)
}

const { server, owner, database } = servicesUnderTest({ services: [service], clock, config: { rateFactor: 100 } })

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
const ask = (who: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, payload?: object, headers = {}) =>
  server.app.inject({ method, url: `/api/jobseekers${at}`, headers: { ...who.headers, ...headers }, ...(payload && { payload }) })

const fixture = (name: string) => readFile(fileURLToPath(new URL(`../../../../libs/cv-engine/fixtures/${name}`, import.meta.url)))
/** Uploaded and not read yet. */
async function sent(who: TestPerson, bytes: Buffer, name: string, at = '/cvs'): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://x', { method: 'POST', body })
  const headers = { ...who.headers, 'content-type': request.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await request.arrayBuffer())
  const answer = await server.app.inject({ method: 'POST', url: `/api/jobseekers${at}`, headers, payload })
  expect(answer.statusCode).toBe(200)
  return answer.json().id
}
async function read(who: TestPerson, name: string, at?: string): Promise<string> {
  const id = await sent(who, await fixture(name), name, at)
  await server.runJobs()
  return id
}
const cvsOf = async (who: TestPerson): Promise<Cv[]> => (await ask(who, 'GET', '/cvs')).json().items
const activeOf = async (who: TestPerson) => (await cvsOf(who)).filter(({ isActive }) => isActive).map(({ id }) => id)
/** The skills in the last event for matching. */
async function matchedSkills(who: TestPerson): Promise<string[]> {
  const rows = await owner<{ payload: EventPayload<'jobseeker.match-profile'> }[]>`
    select payload from events.log where type = 'jobseeker.match-profile' and subject = ${who.accountId} order by version`
  return rows.at(-1)?.payload.skills.map(({ skillId }) => skillId) ?? []
}

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(400, 7)])
const RECIPE = [
  'Apple cake',
  'Ingredients',
  '200 g flour, 3 eggs and two apples from the garden',
  'Heat the oven to 180 degrees.',
]
const recipe = pdfOf([RECIPE.map((text, i) => ({ text, x: 60, y: 780 - i * 20 }))])
const INVOICE = [
  'INVOICE',
  'Sam Hill, plumber',
  'sam@hill.example 07700 900123',
  'Invoice number 88, January 2026',
  'Fitted three radiators, 12 hours at £30',
  'Amount due £360.00, VAT £72.00',
]
const invoice = pdfOf([INVOICE.map((text, i) => ({ text, x: 60, y: 780 - i * 20 }))])
const UNREADABLE: readonly [string, string, () => Promise<Buffer>, string][] = [
  ['an empty file', 'cv.docx', async () => Buffer.alloc(0), 'empty'],
  ['a picture renamed', 'cv.pdf', async () => PNG, 'disguised'],
  ['a scan', 'scan.pdf', async () => pdfOf([[]]), 'scan-without-text'],
  ['a damaged file', 'cv.pdf', async () => (await fixture('zoe.pdf')).subarray(0, 900), 'corrupt'],
  ['a locked file', 'cv.pdf', () => fixture('encrypted.pdf'), 'encrypted'],
  ['a recipe', 'cv.pdf', async () => recipe, 'not-a-cv'],
  ['an invoice', 'cv.pdf', async () => invoice, 'not-a-cv'],
]

describe('which CV is active', () => {
  it.each(UNREADABLE)('is never %s; a later readable one is', async (_what, name, bytes, refusal) => {
    const person = await jobseeker()
    const bad = await sent(person, await bytes(), name)
    expect(await activeOf(person)).toEqual([])
    await server.runJobs()
    expect(await cvsOf(person)).toMatchObject([{ id: bad, state: 'refused', refusal, isActive: false, score: null }])
    expect(await matchedSkills(person)).toEqual([])
    const choices = { tone: 'warm', length: 'standard', language: 'en' }
    expect((await ask(person, 'POST', '/letters', { cvId: bad, advert: null, choices })).json()).toMatchObject({ status: 409 })
    expect((await ask(person, 'POST', `/cvs/${bad}/activate`, {})).json()).toMatchObject({ status: 409, code: 'state-conflict' })
    expect(
      (await ask(person, 'PUT', `/cvs/${bad}/visibility`, { visible: true, consentVersion: 1, language: 'en' })).statusCode,
    ).toBe(409)

    const good = await read(person, 'zoe.pdf')
    expect(await activeOf(person)).toEqual([good])
    expect(await matchedSkills(person)).toContain('forklift-licence')
    expect((await ask(person, 'POST', `/cvs/${bad}/activate`, {})).statusCode).toBe(409)
    expect(await activeOf(person)).toEqual([good])
  })

  it('is the first CV to be read, wherever it was uploaded; later ones wait to be chosen', async () => {
    const person = await jobseeker()
    const first = await sent(person, await fixture('zoe.pdf'), 'zoe.pdf', '/cvs/review')
    expect((await ask(person, 'POST', `/cvs/${first}/activate`, {})).statusCode).toBe(409)
    expect(await activeOf(person)).toEqual([])
    await server.runJobs()
    expect(await activeOf(person)).toEqual([first])
    const second = await read(person, 'amina.docx', '/cvs/review')
    expect(await activeOf(person)).toEqual([first])
    expect((await ask(person, 'POST', `/cvs/${second}/activate`, {})).statusCode).toBe(200)
    expect(await activeOf(person)).toEqual([second])
  })

  it('is exactly one after many uploads and choices at once', async () => {
    const person = await jobseeker()
    const ids: string[] = []
    for (const name of ['zoe.pdf', 'amina.docx', 'obrien.docx']) ids.push(await sent(person, await fixture(name), name))
    const tasks = server.background.tasks
    await Promise.all([...ids, ...ids].map((cvId) => tasks['jobseekers.analyse']?.({ cvId })))
    expect((await cvsOf(person)).map(({ state }) => state)).toEqual(['analysed', 'analysed', 'analysed'])
    expect(await activeOf(person)).toHaveLength(1)
    const chosen = await Promise.all([...ids, ...ids].map((id) => ask(person, 'POST', `/cvs/${id}/activate`, {})))
    expect(chosen.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect(await activeOf(person)).toHaveLength(1)
    // One tab deletes the CV that another chooses: the second is told so, and the rest still have an active one.
    for (const id of ids.slice(1)) {
      const [, gone] = await Promise.all([ask(person, 'POST', `/cvs/${id}/activate`, {}), ask(person, 'DELETE', `/cvs/${id}`)])
      expect(gone.statusCode).toBe(200)
      expect(await activeOf(person)).toHaveLength(1)
    }
    expect(await activeOf(person)).toEqual([ids[0]])
    await server.runJobs()
  })

  it('passes to the newest readable CV when it is deleted, and the answer says which', async () => {
    const person = await jobseeker()
    const [oldest, older, active] = [
      await read(person, 'obrien.docx'),
      await read(person, 'amina.docx'),
      await read(person, 'zoe.pdf'),
    ]
    await ask(person, 'POST', `/cvs/${active}/activate`, {})
    await sent(person, PNG, 'newest.pdf')
    await server.runJobs()
    expect((await ask(person, 'DELETE', `/cvs/${oldest}`)).json()).toMatchObject({ nowActive: null })
    const key = { 'idempotency-key': randomUUID() }
    const deleted = await ask(person, 'DELETE', `/cvs/${active}`, undefined, key)
    expect(deleted.json()).toMatchObject({ nowActive: older })
    expect(await activeOf(person)).toEqual([older])
    expect(await matchedSkills(person)).not.toContain('forklift-licence')
    // A repeated request gets the same answer and deletes nothing more.
    expect((await ask(person, 'DELETE', `/cvs/${active}`, undefined, key)).json()).toEqual(deleted.json())
    expect(await cvsOf(person)).toHaveLength(2)
    expect((await ask(person, 'DELETE', `/cvs/${older}`)).json()).toMatchObject({ nowActive: null })
    expect(await activeOf(person)).toEqual([])
    expect(await matchedSkills(person)).toEqual([])
  })

  it('does not change when a deleted CV finishes reading', async () => {
    const person = await jobseeker()
    const id = await sent(person, await fixture('zoe.pdf'), 'zoe.pdf')
    await ask(person, 'DELETE', `/cvs/${id}`)
    await server.runJobs()
    const saved = await server
      .kit('jobseekers')
      .db.withSystem((tx) => keepReading(tx, { id, accountId: person.accountId }, { refusal: 'corrupt' }, clock()))
    expect(saved).toBe(false)
    expect(await cvsOf(person)).toEqual([])
  })
})

describe('the CV reading job', () => {
  it('completes once after kill -9 midway: the state shows it began, and the CV then becomes active', async () => {
    const person = await jobseeker()
    const id = await sent(person, await fixture('zoe.pdf'), 'zoe.pdf')
    await owner`update jobseekers.cvs set state = 'reading', tries = 1 where id = ${id}`
    await server.runJobs()
    expect(await activeOf(person)).toEqual([id])
  })

  it('marks a file as unreadable when reading breaks off each time', async () => {
    const person = await jobseeker()
    const id = await sent(person, await fixture('zoe.pdf'), 'zoe.pdf')
    await owner`update jobseekers.cvs set state = 'reading', tries = 8 where id = ${id}`
    await server.runJobs()
    expect(await cvsOf(person)).toMatchObject([{ state: 'refused', refusal: 'timeout', isActive: false }])
  })
})

describe('CVs from before this rule', () => {
  it('that are unreadable lose the active state to the newest readable one, and matching is told', async () => {
    const [stuck, mixed, waits, fine, none] = [
      await jobseeker(),
      await jobseeker(),
      await jobseeker(),
      await jobseeker(),
      await jobseeker(),
    ]
    const [old, unchanged, left] = [await read(mixed, 'zoe.pdf'), await read(fine, 'zoe.pdf'), await read(none, 'zoe.pdf')]
    const [bad, alsoBad] = [await sent(stuck, PNG, 'a.pdf'), await sent(mixed, PNG, 'b.pdf')]
    const unread = await sent(waits, await fixture('amina.docx'), 'c.docx')
    await owner`delete from graphile_worker._private_jobs`
    await owner.begin(async (tx) => {
      await tx`alter table jobseekers.cvs drop constraint cvs_active_was_read`
      await tx`alter table jobseekers.cvs drop column active_when_read, drop column tries`
      await tx`update jobseekers.cvs set state = 'refused', refusal = 'disguised' where id in (${bad}, ${alsoBad})`
      await tx`update jobseekers.cvs set is_active = false where id in (${old}, ${left})`
      await tx`update jobseekers.cvs set is_active = true where id in (${bad}, ${alsoBad}, ${unread})`
      // Matching was not told of an unreadable CV.
      await tx`update jobseekers.profiles set match_profile = '{}' where account_id = ${mixed.accountId}`
      const file = new URL('../db/migrations/0014_active_cvs_were_read.sql', import.meta.url)
      await tx.unsafe(await readFile(file, 'utf8'))
    })
    expect([
      await activeOf(stuck),
      await activeOf(mixed),
      await activeOf(waits),
      await activeOf(fine),
      await activeOf(none),
    ]).toEqual([[], [old], [], [unchanged], [left]])
    await expect(owner`update jobseekers.cvs set is_active = true where id = ${bad}`).rejects.toThrow('cvs_active_was_read')
    const before = await owner`select from events.log where type = 'jobseeker.match-profile' and subject = ${mixed.accountId}`
    const again = await createTestServer({ database, services: [service], clock, keys: server.keys })
    const after = await owner`select from events.log where type = 'jobseeker.match-profile' and subject = ${mixed.accountId}`
    expect(after.length - before.length).toBe(1)
    expect(await matchedSkills(mixed)).toContain('forklift-licence')
    await again.close()
    await server.background.tasks['jobseekers.analyse']?.({ cvId: unread })
    expect(await activeOf(waits)).toEqual([unread])
  })
})
