import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { CONSENTS, type DisclosureHandover } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { disclosures, redeemedGrants } from '../db/schema'

let ticks = 0

const { server } = servicesUnderTest({
  services: [service],
  clock: () => new Date(Date.UTC(2026, 10, 21, 23, 30, 0, ++ticks)),
  config: { rateFactor: 100 },
})

const ask = (who: TestPerson, method: 'GET' | 'POST' | 'PUT', at: string, payload?: object) =>
  server.app.inject({ method, url: `/api/jobseekers${at}`, headers: who.headers, ...(payload && { payload }) })

async function jobseeker(): Promise<TestPerson> {
  const person = await server.person('user')
  const { accountId } = person
  const names = { firstName: 'Zoë', lastName: 'Quill', organisationName: '' }
  await server.asOwner(async (tx) => {
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'user', ...names })
  })
  await server.runJobs()
  return person
}
async function upload(person: TestPerson): Promise<string> {
  const body = new FormData()
  const bytes = await readFile(fileURLToPath(new URL('../../../../libs/cv-engine/fixtures/zoe.docx', import.meta.url)))
  body.append('file', new Blob([bytes]), 'zoe.docx')
  const request = new Request('http://x', { method: 'POST', body })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/jobseekers/cvs',
    headers: { ...person.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  await server.runJobs()
  return answer.json().id
}
const agree = async (person: TestPerson, cvId: string) =>
  (
    await ask(person, 'PUT', `/cvs/${cvId}/visibility`, {
      visible: true,
      consentVersion: CONSENTS.pool.version,
      language: 'cy',
    })
  ).json()

describe("what I've sent", () => {
  it('is listed newest first, in pages, with the shown reference, and only to the sender', async () => {
    const person = await jobseeker()
    const stranger = await jobseeker()
    const cvId = await upload(person)
    const { receipt } = await agree(person, cvId)
    const first = (await ask(person, 'GET', '/my-data/sent?limit=1')).json()
    expect(first.items).toEqual([{ ...receipt, route: 'PUT /api/jobseekers/cvs/:id/visibility' }])
    const second = (await ask(person, 'GET', `/my-data/sent?limit=1&cursor=${first.nextCursor}`)).json()
    expect(second.items.map((one: { route: string }) => one.route)).toEqual(['POST /api/jobseekers/cvs'])
    expect(second.nextCursor).toBeNull()
    expect((await ask(stranger, 'GET', '/my-data/sent')).json()).toEqual({ items: [], nextCursor: null })
    expect((await ask(stranger, 'GET', `/my-data/sent?cursor=${first.nextCursor}`)).json().items).toEqual([])
    expect((await ask(person, 'GET', '/my-data/sent?cursor=x')).statusCode).toBe(400)
  })
})

describe('who opened my data', () => {
  it('shows the CV’s owner, and nobody else, the organisation, the CV, the job and the time', async () => {
    const person = await jobseeker()
    const employer = await server.person('employer')
    const disclosureId = randomUUID()
    const [jobId, grantId] = [randomUUID(), randomUUID()]
    const at = new Date(Date.UTC(2026, 10, 20, 9))
    const snapshot = { cvFilename: 'my cv.pdf' } as DisclosureHandover
    await server.kit('jobseekers').db.withSystem(async (tx) => {
      await tx
        .insert(disclosures)
        .values({ id: disclosureId, accountId: person.accountId, jobId, snapshot, filePath: `cvs/${disclosureId}/x`, madeAt: at })
      await tx.insert(redeemedGrants).values({
        grantId,
        disclosureId,
        accountId: employer.accountId,
        organisation: 'Bright Ltd',
        redeemedAt: at,
      })
    })
    expect((await ask(person, 'GET', '/my-data/who-looked')).json()).toEqual({
      items: [
        { id: grantId, organisation: 'Bright Ltd', cvFilename: 'my cv.pdf', jobId, at: at.toISOString(), withoutNames: false },
      ],
      nextCursor: null,
    })
    expect((await ask(await jobseeker(), 'GET', '/my-data/who-looked')).json().items).toEqual([])
    expect((await ask(employer, 'GET', '/my-data/who-looked')).statusCode).toBe(403)
  })
})

describe('what I agreed to', () => {
  it('is listed with version, language and time; withdrawing hides the CV at once and works once', async () => {
    const person = await jobseeker()
    const cvId = await upload(person)
    await agree(person, cvId)
    const { items } = (await ask(person, 'GET', '/my-data/consents')).json()
    expect(items).toMatchObject([{ kind: 'pool', version: CONSENTS.pool.version, language: 'cy', withdrawnAt: null }])
    expect((await ask(person, 'POST', '/my-data/consents/pool/withdraw', {})).statusCode).toBe(200)
    expect((await ask(person, 'GET', '/my-data/consents')).json().items[0].withdrawnAt).not.toBeNull()
    expect((await ask(person, 'GET', `/cvs/${cvId}`)).json().cv.employerVisible).toBe(false)
    expect((await ask(person, 'POST', '/my-data/consents/pool/withdraw', {})).statusCode).toBe(409)
    expect((await ask(person, 'POST', '/my-data/consents/nothing/withdraw', {})).statusCode).toBe(422)
  })
})
