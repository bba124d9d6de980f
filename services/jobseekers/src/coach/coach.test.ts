import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { CONSENTS, type Cv } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

let now = Date.UTC(2026, 10, 21, 10)

const { server, owner } = servicesUnderTest({
  services: [service],
  clock: () => {
    now += 1_000
    return new Date(now)
  },
  config: { rateFactor: 100 },
})

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
  return person
}
async function agentAt(officeId: string): Promise<TestPerson> {
  const agent = await server.person('agent')
  const facts = { accountId: agent.accountId, role: 'agent' as const, officeId, staffId: 'S1' }
  await server.asOwner((tx) =>
    emitEvent(tx, 'staff.joined', agent.accountId, 1, { ...facts, firstName: 'Siân', lastName: 'Hughes' }),
  )
  return agent
}
interface Case {
  caseId: string
  referralId: string
  officeId: string
  agent: TestPerson
  person: TestPerson
}
const emitCase = (one: Case, version: number, open: boolean) =>
  server.asOwner((tx) =>
    emitEvent(tx, 'case.assigned', one.caseId, version, {
      caseId: one.caseId,
      referralId: one.referralId,
      accountId: one.person.accountId,
      officeId: one.officeId,
      officeName: 'Leeds Southern House',
      agentAccountId: one.agent.accountId,
      agentName: 'Siân Hughes',
      open,
    }),
  )
/** A person with an open case at an office. */
async function work(): Promise<Case> {
  const officeId = randomUUID()
  const one = {
    caseId: randomUUID(),
    referralId: randomUUID(),
    officeId,
    agent: await agentAt(officeId),
    person: await jobseeker(),
  }
  await emitCase(one, 1, true)
  await server.runJobs()
  return one
}
const fixture = (name: string) => readFile(fileURLToPath(new URL(`../../../../libs/cv-engine/fixtures/${name}`, import.meta.url)))
async function multipart(file: Blob, name: string) {
  const body = new FormData()
  body.append('file', file, name)
  const request = new Request('http://x', { method: 'POST', body })
  return { type: request.headers.get('content-type') ?? '', payload: Buffer.from(await request.arrayBuffer()) }
}
async function send(who: TestPerson, at: string, file: Blob, name: string) {
  const { type, payload } = await multipart(file, name)
  const headers = { ...who.headers, 'content-type': type }
  const answer = await server.app.inject({ method: 'POST', url: `/api/jobseekers${at}`, headers, payload })
  await server.runJobs()
  return answer
}
const proposed = async ({ agent, referralId }: Case, name = 'zoe.docx') =>
  send(agent, `/clients/${referralId}/cvs`, new Blob([await fixture(name)]), name)
const agree = (person: TestPerson, cv: boolean, matches: boolean) =>
  ask(person, 'PUT', '/work-coach/sharing', {
    cv,
    matches,
    versions: { cv: CONSENTS['coach-cv'].version, matches: CONSENTS['coach-matches'].version },
    language: 'en',
  })
const acts = async (accountId: string) =>
  (
    await owner<{ act: string }[]>`select payload->>'act' as act from events.log
      where type = 'coach.act' and payload->>'accountId' = ${accountId} order by id`
  ).map(({ act }) => act)

describe('access to a client', () => {
  it('is open only to staff of the office with the open case', async () => {
    const one = await work()
    const stranger = await agentAt(randomUUID())
    const colleague = await agentAt(one.officeId)
    const unplaced = await server.person('admin')
    await server.runJobs()
    const at = `/clients/${one.referralId}/cv`
    const codes = await Promise.all(
      [one.agent, colleague, stranger, unplaced].map(async (who) => (await ask(who, 'GET', at)).statusCode),
    )
    expect(codes).toEqual([200, 200, 404, 404])
    for (const [method, path] of [
      ['POST', `/clients/${one.referralId}/cv-looks`],
      ['POST', `/clients/${one.referralId}/questions`],
    ] as const)
      expect((await ask(stranger, method, path, {})).statusCode).toBe(404)
    expect((await send(stranger, `/clients/${one.referralId}/cvs`, new Blob(['x']), 'x.pdf')).statusCode).toBe(404)
  })

  it('ends when the case is closed, even before the event is handled', async () => {
    const one = await work()
    await agree(one.person, true, true)
    await emitCase(one, 2, false)
    expect((await ask(one.agent, 'GET', `/clients/${one.referralId}/cv`)).statusCode).toBe(404)
    await server.runJobs()
    expect((await ask(one.agent, 'GET', `/clients/${one.referralId}/cv`)).statusCode).toBe(404)
    // The consent was for this case.
    const mine = (await ask(one.person, 'GET', '/work-coach')).json()
    expect(mine).toMatchObject({ coach: null, sharing: { cv: false, matches: false } })
  })
})

describe('a CV that a work coach adds', () => {
  it('is not used until the person accepts it, and then is theirs and labelled', async () => {
    const one = await work()
    expect((await proposed(one)).statusCode).toBe(200)
    expect((await ask(one.person, 'GET', '/cvs')).json().items).toEqual([])
    const [waiting] = (await ask(one.person, 'GET', '/work-coach')).json().proposed
    expect(waiting).toMatchObject({ filename: 'zoe.docx', agentName: 'Siân Hughes', officeName: 'Leeds Southern House' })
    expect(waiting.preview.length).toBeGreaterThan(100)
    expect((await ask(one.person, 'GET', `/proposed-cvs/${waiting.id}/file`)).rawPayload).toEqual(await fixture('zoe.docx'))
    const used = await ask(one.person, 'POST', `/proposed-cvs/${waiting.id}/use`, {})
    await server.runJobs()
    const [cv] = (await ask(one.person, 'GET', '/cvs')).json().items
    expect(cv).toMatchObject({ id: used.json().cvId, isActive: true, state: 'analysed', addedBy: 'Siân Hughes' })
    expect((await ask(one.person, 'GET', '/work-coach')).json().proposed).toEqual([])
    expect((await ask(one.person, 'POST', `/proposed-cvs/${waiting.id}/use`, {})).statusCode).toBe(409)
    expect(await acts(one.person.accountId)).toEqual(['cv-added', 'cv-used'])
  })

  it('replaces the active CV only when the person says so and after it was read', async () => {
    const one = await work()
    await send(one.person, '/cvs', new Blob([await fixture('zoe.docx')]), 'mine.docx')
    for (const makeActive of [false, true]) {
      const { id } = (await proposed(one)).json()
      const { cvId } = (await ask(one.person, 'POST', `/proposed-cvs/${id}/use`, { makeActive })).json()
      const active = async () =>
        (await ask(one.person, 'GET', '/cvs')).json().items.flatMap((cv: Cv) => (cv.isActive ? cv.filename : []))
      expect(await active()).toEqual(['mine.docx'])
      await server.runJobs()
      expect(await active()).toEqual([makeActive ? 'zoe.docx' : 'mine.docx'])
      expect((await ask(one.person, 'GET', `/cvs/${cvId}`)).json().cv).toMatchObject({ state: 'analysed', isActive: makeActive })
    }
  })

  it('is deleted with its file when the person declines or the agent withdraws it', async () => {
    const one = await work()
    const path = async (id: string) => (await owner`select file_path from jobseekers.proposed_cvs where id = ${id}`)[0]?.file_path
    const first = (await proposed(one)).json().id
    const firstPath = await path(first)
    expect((await ask(one.person, 'DELETE', `/proposed-cvs/${first}`)).statusCode).toBe(200)
    const second = (await proposed(one)).json().id
    const colleague = await agentAt(one.officeId)
    await server.runJobs()
    expect((await ask(colleague, 'DELETE', `/client-cvs/${second}`)).statusCode).toBe(404)
    expect((await ask(one.agent, 'DELETE', `/client-cvs/${second}`)).statusCode).toBe(200)
    const { files } = server.kit('jobseekers')
    expect([await files.has(firstPath), await path(first), await path(second)]).toEqual([false, null, null])
    expect((await ask(one.person, 'POST', `/proposed-cvs/${second}/use`, {})).statusCode).toBe(409)
    expect((await ask(one.agent, 'GET', `/clients/${one.referralId}/cv`)).json().proposed).toMatchObject([
      { state: 'taken-back', mine: true },
      { state: 'removed' },
    ])
  })

  it('is checked like the person’s own by file name and content, and unreadable files are not offered', async () => {
    const one = await work()
    expect((await send(one.agent, `/clients/${one.referralId}/cvs`, new Blob(['x']), 'cv.exe')).json().code).toBe('file-type')
    const disguised = await send(one.agent, `/clients/${one.referralId}/cvs`, new Blob(['not a pdf']), 'cv.pdf')
    expect(disguised.json()).toMatchObject({
      status: 415,
      code: 'file-type',
      detail: expect.stringContaining('although its name says so'),
    })
    expect((await ask(one.agent, 'GET', `/clients/${one.referralId}/cv`)).json().proposed).toEqual([])
    // Its start is that of a PDF: only reading tells.
    const damaged = await send(one.agent, `/clients/${one.referralId}/cvs`, new Blob(['%PDF-1.7 and no more']), 'cv.pdf')
    expect(damaged.statusCode).toBe(200)
    expect((await ask(one.person, 'GET', '/work-coach')).json().proposed).toEqual([])
    expect((await ask(one.person, 'POST', `/proposed-cvs/${damaged.json().id}/use`, {})).statusCode).toBe(404)
    expect((await ask(one.agent, 'GET', `/clients/${one.referralId}/cv`)).json().proposed).toMatchObject([
      { state: 'refused', refusal: 'corrupt' },
    ])
    expect(await acts(one.person.accountId)).toEqual([])
  })

  it('is one of at most three that wait, for a month', async () => {
    const one = await work()
    for (let i = 0; i < 3; i += 1) expect((await proposed(one)).statusCode).toBe(200)
    expect((await proposed(one)).json()).toMatchObject({ status: 409, code: 'state-conflict' })
    await owner`update jobseekers.proposed_cvs set added_at = added_at - interval '31 days' where referral_id = ${one.referralId}`
    await server.background.tasks['jobseekers.proposals']?.({})
    const { proposed: left } = (await ask(one.agent, 'GET', `/clients/${one.referralId}/cv`)).json()
    expect(left.map(({ state }: { state: string }) => state)).toEqual(['expired', 'expired', 'expired'])
    expect((await ask(one.person, 'GET', '/work-coach')).json().proposed).toEqual([])
  })

  it('answers a repeated upload with the first one’s result', async () => {
    const { agent, referralId } = await work()
    const { type, payload } = await multipart(new Blob([await fixture('zoe.docx')]), 'zoe.docx')
    const headers = { ...agent.headers, 'content-type': type, 'idempotency-key': 'again' }
    const once = () => server.app.inject({ method: 'POST', url: `/api/jobseekers/clients/${referralId}/cvs`, headers, payload })
    const [first, second] = [(await once()).json(), (await once()).json()]
    expect([first.id, first.receipt]).toEqual([second.id, second.receipt])
  })
})

describe('the review of a client’s CV', () => {
  it('is open while the person shares it, notifies them each time, and closes at the next request', async () => {
    const one = await work()
    const viewCv = () => ask(one.agent, 'POST', `/clients/${one.referralId}/cv-looks`, {})
    await send(one.person, '/cvs', new Blob([await fixture('zoe.docx')]), 'mine.docx')
    expect((await viewCv()).json()).toMatchObject({ status: 409, code: 'state-conflict' })
    await agree(one.person, true, false)
    const seen = (await viewCv()).json()
    expect(seen).toMatchObject({ cv: { filename: 'mine.docx' }, analysis: { score: expect.any(Number) } })
    await viewCv()
    expect(await acts(one.person.accountId)).toEqual(['cv-looked', 'cv-looked'])
    // The act stores nothing of the CV.
    const [act] = await owner`select answer from jobseekers.acts where actor = ${one.agent.accountId} order by seq desc limit 1`
    expect(act?.answer).toEqual({})
    expect((await ask(one.person, 'POST', '/my-data/consents/coach-cv/withdraw')).statusCode).toBe(200)
    expect((await viewCv()).statusCode).toBe(409)
    expect(await acts(one.person.accountId)).toHaveLength(2)
  })

  it('repeats the same answer for a minute, and counts as another view after that', async () => {
    const one = await work()
    await send(one.person, '/cvs', new Blob([await fixture('zoe.docx')]), 'mine.docx')
    await agree(one.person, true, false)
    const viewCv = () => ask(one.agent, 'POST', `/clients/${one.referralId}/cv-looks`, {}, { 'idempotency-key': 'one' })
    const [first, again] = [(await viewCv()).json(), (await viewCv()).json()]
    expect(again).toEqual(first)
    now += 61_000
    expect((await viewCv()).json().code).toBe('idempotency-mismatch')
    expect(await acts(one.person.accountId)).toEqual(['cv-looked'])
  })

  it('is empty without an active CV', async () => {
    const one = await work()
    await agree(one.person, true, false)
    const seen = await ask(one.agent, 'POST', `/clients/${one.referralId}/cv-looks`, {})
    expect(seen.json()).toMatchObject({ cv: null, analysis: null })
    expect(await acts(one.person.accountId)).toEqual([])
  })

  it('hides CVs, reviews and other consents from agents by row security', async () => {
    const one = await work()
    await send(one.person, '/cvs', new Blob([await fixture('zoe.docx')]), 'mine.docx')
    await send(one.person, '/cvs', new Blob([await fixture('zoe.docx')]), 'other.docx')
    const sees = () =>
      server.kit('jobseekers').db.withSession(one.agent.sessionId, async (tx) => {
        const of = async (table: string) => (await tx.execute(`select * from jobseekers.${table}`)).length
        return [await of('cvs'), await of('cv_reviews'), await of('profiles'), await of('letters'), await of('consents')]
      })
    expect(await sees()).toEqual([0, 0, 0, 0, 0])
    await agree(one.person, true, false)
    // Only the active CV.
    const [cvs, , profiles, letters, consents] = await sees()
    expect([cvs, profiles, letters, consents]).toEqual([1, 0, 0, 1])
  })
})

describe('a question of the work coach', () => {
  it('waits for one answer, and after a refusal the person is not asked for a week', async () => {
    const one = await work()
    const question = () => ask(one.agent, 'POST', `/clients/${one.referralId}/questions`, {})
    expect((await question()).statusCode).toBe(200)
    expect((await question()).statusCode).toBe(409)
    expect((await ask(one.person, 'GET', '/work-coach')).json().question).toMatchObject({ agentName: 'Siân Hughes' })
    await agree(one.person, false, false)
    expect((await ask(one.person, 'GET', '/work-coach')).json().question).toBeNull()
    expect((await question()).statusCode).toBe(409)
    await owner`update jobseekers.coach_questions set answered_at = answered_at - interval '7 days' where referral_id = ${one.referralId}`
    expect((await question()).statusCode).toBe(200)
    await agree(one.person, true, true)
    expect((await question()).statusCode).toBe(409)
    expect(await acts(one.person.accountId)).toEqual(['asked', 'declined', 'asked', 'agreed'])
    expect((await ask(one.agent, 'GET', '/clients')).json().items).toEqual([
      { referralId: one.referralId, sharing: { cv: true, matches: true }, asked: false, askAgainFrom: null },
    ])
  })

  it('refuses an answer to a text that has changed', async () => {
    const one = await work()
    const answer = await ask(one.person, 'PUT', '/work-coach/sharing', {
      cv: true,
      matches: false,
      versions: { cv: 99, matches: 1 },
      language: 'cy',
    })
    expect(answer.json()).toMatchObject({ status: 409, code: 'state-conflict' })
  })
})
