import { createTestServer, OWN_ORIGIN, type TestServer } from '@onward/service-kit/testing'
import { createTestDatabase, type TestDatabase } from '@onward/testing/database'
import { service } from './app'

let database: TestDatabase
let server: TestServer
const now = new Date('2026-11-21T10:00:00.000Z')
const password = 'correct horse battery'

beforeAll(async () => {
  database = await createTestDatabase()
  server = await createTestServer({ database, services: [service], clock: () => now, config: { rateFactor: 1000 } })
})
afterAll(async () => {
  await server?.close()
  await database?.drop()
})

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api/identity${path}`, payload, headers: { ...OWN_ORIGIN, ...headers } })

describe('registering', () => {
  it('sends a letter whose link confirms the address, and then lets the person sign in', async () => {
    const answer = await post('/register', { email: 'ann@example.com', password, confirmPassword: password, firstName: 'Ann' })
    expect(answer.json()).toEqual({
      receipt: { reference: expect.stringMatching(/^ONW-[0-9A-Z]{4}-[0-9A-Z]{4}$/), at: now.toISOString() },
    })
    expect(answer.statusCode).toBe(202)
    await server.runJobs()
    expect(server.mails).toHaveLength(1)
  })
})
