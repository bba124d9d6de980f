import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { identityEndpoints } from '@onward/contracts'
import { createLog, signHandover } from '@onward/service-kit'
import { createTestServer } from '@onward/service-kit/testing'
import { CONTRACT_ENDPOINTS, keyOf } from './contract-endpoints'
import { ENDPOINT_TABLE, endpointsUnderTest } from './every-endpoint/endpoints-under-test'
import { fitBody } from './every-endpoint/fit-bodies'
import { partOf } from './every-endpoint/odd-input'
import { ALL_SERVICES } from './services'

const { server, owner, database, registered } = endpointsUnderTest()

/** A socket: it has no contract of one question and one answer. Who may open it is tested beside it. */
const LIVE_UPDATES = 'GET /api/messaging/live'

/** What Fastify itself would answer, read from its own tree of routes. */
function servedRoutes(): string[] {
  const above: string[] = []
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = /^(.*?)[├└]── (.*?) \((.*)\)/.exec(line) ?? []
      if (indent === undefined) return []
      const depth = indent.length / 4
      above.splice(depth, above.length, part ?? '')
      const route = above.join('')
      return (methods ?? '').split(', ').map((method) => `${method} ${route}`)
    })
    .filter((route) => /^(GET|POST|PUT|PATCH|DELETE) \/api\/(?!openapi\.json|docs)[\w-]+\//.test(route))
    .sort()
}

it('serves every endpoint of the contracts, and no other', () => {
  expect(server.endpoints.map(keyOf).sort()).toEqual(ENDPOINT_TABLE.map(([key]) => key).sort())
})

it('serves nothing below /api/<service> that no contract has', () => {
  expect(servedRoutes()).toEqual([...ENDPOINT_TABLE.map(([key]) => key), LIVE_UPDATES].sort())
})

it('asks every endpoint with odd input in some file', () => {
  const files = readdirSync(new URL('every-endpoint', import.meta.url)).filter((name) => name.startsWith('odd-input-'))
  const parts = new Set(CONTRACT_ENDPOINTS.map(partOf))
  expect(files.sort()).toEqual([...parts].map((part) => `odd-input-${part}.test.ts`).sort())
})

it('stores nothing of an interrupted upload, and keeps running', async () => {
  const person = await server.person('user')
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /api/jobseekers/cvs HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${person.headers.authorization}\r\n` +
          'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n' +
          '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
        () => socket.destroy(),
      )
    })
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })
  const cvs = await server.app.inject({ url: '/api/jobseekers/cvs', headers: person.headers })
  expect([cvs.statusCode, cvs.json().items]).toEqual([200, []])
})

it('refuses a download of a disclosure that does not exist as not found, though its link is signed', async () => {
  const employer = await registered('employer')
  const disclosureId = randomUUID()
  const say = { grantId: randomUUID(), disclosureId, accountId: employer.accountId, organisation: 'Other House' }
  const grant = await signHandover(server.keys, { from: 'jobs', to: 'jobseekers' }, say, new Date())
  const url = `/api/jobseekers/disclosures/${disclosureId}/cv?grant=${grant}`
  const answer = await server.app.inject({ url, headers: employer.headers })
  expect(answer.json()).toMatchObject({ status: 404, code: 'not-found' })
})

it('has no endpoint that could tell an employer benefits, disability, birth date or NI number, except the two opted-in flags', () => {
  const names = (schema: unknown): string[] => {
    if (!schema || typeof schema !== 'object') return []
    const entries =
      'entries' in schema && schema.entries && typeof schema.entries === 'object' ? Object.entries(schema.entries) : []
    const inner = [
      ...('item' in schema ? [schema.item] : []),
      ...('wrapped' in schema ? [schema.wrapped] : []),
      ...('value' in schema ? [schema.value] : []),
      ...('options' in schema && Array.isArray(schema.options) ? schema.options : []),
      ...('pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe.filter((one) => one !== schema) : []),
    ]
    return [...entries.flatMap(([name, one]) => [name, ...names(one)]), ...inner.flatMap(names)]
  }
  const forEmployers = CONTRACT_ENDPOINTS.filter((one) => Array.isArray(one.access) && one.access.includes('employer'))
  const found = new Set(
    forEmployers
      .flatMap((one) => names(one.response))
      .filter((name) => /benefit|disab|birth|dob|\bni|nino|insurance|health/i.test(name)),
  )
  // The flags of a vacancy say what the employer offers; the other two what this applicant opted in to tell.
  expect([...found].sort()).toEqual([
    'benefitsTransition',
    'benefitsTransitionSupport',
    'disabilitySupport',
    'isDisabilityFriendly',
  ])
})

it('writes no personal data into events of work, queued jobs, acts or the log', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line: string) => void lines.push(line) })
  const second = await createTestServer({
    database,
    services: ALL_SERVICES,
    keys: server.keys,
    log,
    config: { rateFactor: 10_000 },
  })
  const email = 'marigold.teasdale@test.example'
  const send = (url: string, payload: object) => second.app.inject({ method: 'POST', url, payload })
  const registration = { ...fitBody(identityEndpoints.register), email, firstName: 'Marigold', lastName: 'Teasdale' }
  expect((await send('/api/identity/register', registration)).statusCode).toBeLessThan(300)
  await send('/api/identity/sign-in', { email, password: 'Secret-word-of-mine' })
  await send('/api/identity/password-reset/request', { email })
  await send('/api/messaging/contact', { name: 'Marigold Teasdale', email, subject: 'Marigold', message: 'Teasdale' })
  await second.app.inject({ url: `/api/identity/none?email=${email}` })
  const jobs = await owner`select payload::text as text from graphile_worker._private_jobs`
  expect(jobs.length).toBeGreaterThan(0)
  const acts = await owner`select answer::text || coalesce(resource, '') || method_path as text from identity.acts
    union all select answer::text || coalesce(resource, '') || method_path from messaging.acts`
  expect(acts.length).toBeGreaterThan(0)
  expect(lines.length).toBeGreaterThan(0)
  for (const text of [...jobs, ...acts].map((row) => String(row.text)).concat(lines)) {
    expect(text).not.toMatch(/marigold|teasdale|secret-word/i)
  }
  await second.close()
})
