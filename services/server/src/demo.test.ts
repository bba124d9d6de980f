import { DEMO_ACCOUNTS } from '@onward/contracts'
import { loadDemo as loadJobs } from '@onward/service-jobs/demo/load'
import { loadDemo as loadJobseekers } from '@onward/service-jobseekers/demo/load'
import { createTestServer, type TestServer } from '@onward/service-kit/testing'
import { loadDemo as loadLearning } from '@onward/service-learning/demo/load'
import { createTestDatabase, type TestDatabase } from '@onward/testing/database'
import { ALL_SERVICES } from './services'

// Product behaviour: the specification's sample figures come out of the real queries.
const NOW = new Date()
let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await createTestDatabase()
  server = await createTestServer({ database, services: ALL_SERVICES, clock: () => NOW })
  const clock = () => NOW
  await loadJobs({ db: server.kit('jobs').db, clock })
  const { db, files } = server.kit('jobseekers')
  await loadJobseekers({ db, clock, files })
  const { keys, config } = server
  await loadLearning({ db: server.kit('learning').db, clock, keys, config })
  await server.runJobs()
}, 120_000)
afterAll(async () => {
  await server?.close()
  await database?.drop()
})

it('shows the demo jobseeker 12 matches, 85% on average, 3 of them posted today', async () => {
  const { id: accountId } = DEMO_ACCOUNTS.jobseeker
  const amina = await server.person('user', { accountId })
  const summary = (await server.app.inject({ url: '/api/jobs/match-summary', headers: amina.headers })).json()
  expect([summary.matches, summary.averageScore, summary.postedToday]).toEqual([12, 85, 3])
})
