import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS } from '@onward/contracts'
import { createLog } from '@onward/service-kit'
import { createTestServer } from '@onward/service-kit/testing'
import { createTestDatabase } from '@onward/testing/database'
import { CLUSTER_FOLDER, endCluster, makeClusterFolder } from '@onward/testing/database-cluster'
import postgres from 'postgres'
import { saveMatchProfile } from '../src/account-store'
import { service } from '../src/app'
import { jobs } from '../src/db/schema'
import { loadDemo } from '../src/demo/load'

/**
 * The board with 5,000 jobs, one request after the other and 10 at once, and the plans of its three queries:
 * `node --import tsx services/jobs/bench/board.ts`.
 */
const JOBS = 5_000
const ROUNDS = 300
const AT_ONCE = 10

const percentile = (times: readonly number[], share: number): string => {
  const sorted = [...times].sort((a, b) => a - b)
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`
}

const cluster = makeClusterFolder()
process.env[CLUSTER_FOLDER] = cluster
const database = await createTestDatabase()
const server = await createTestServer({ database, services: [service], config: { rateFactor: 1_000 }, log: createLog('error') })
const { db } = server.kit('jobs')
await loadDemo({ db, clock: () => new Date() })
await db.withSystem(async (tx) => {
  const rows = await tx.select().from(jobs)
  for (let n = rows.length; n < JOBS; n += rows.length) {
    await tx.insert(jobs).values(rows.slice(0, JOBS - n).map((row) => ({ ...row, id: randomUUID() })))
  }
  await saveMatchProfile(
    tx,
    {
      accountId: DEMO_ACCOUNTS.jobseeker.id,
      skills: ['customer-service', 'till-work', 'care-work', 'personal-care', 'teamwork'].map((skillId) => ({
        skillId,
        level: 2,
      })),
      titles: ['Retail Assistant', 'Home Carer'],
      experienceYears: 8,
      position: { lat: 53.8, lon: -1.55 },
      place: 'Leeds',
      travelMiles: 10,
      contracts: ['full-time'],
      remoteOnly: false,
      wantedFeatures: [],
    },
    { version: 1, at: new Date() },
  )
})
const person = await server.person('user', { accountId: DEMO_ACCOUNTS.jobseeker.id })
const board = async (query: string): Promise<number> => {
  const started = performance.now()
  const answer = await server.app.inject({ url: `/api/jobs/board?${query}`, headers: person.headers })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return performance.now() - started
}

console.log(`first request, which fills the copy of ${JOBS} jobs: ${(await board('')).toFixed(0)} ms`)
for (const query of ['', 'sort=salary&type=full-time', 'location=Leeds&within=20&sort=most-recent', 'q=care&remote=true']) {
  const alone: number[] = []
  for (let i = 0; i < ROUNDS; i += 1) alone.push(await board(query))
  const together: number[] = []
  for (let i = 0; i < ROUNDS / AT_ONCE; i += 1)
    together.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => board(query)))))
  console.log(
    `"${query}": p50 ${percentile(alone, 0.5)}, p95 ${percentile(alone, 0.95)}; ${AT_ONCE} at once: p50 ${percentile(together, 0.5)}, p95 ${percentile(together, 0.95)}`,
  )
}

const owner = postgres(database.ownerUrl, { max: 1, onnotice: () => undefined })
await owner`analyze`
await owner.end()
const plain = postgres(database.urls.jobs, { max: 1 })
await plain.begin(async (tx) => {
  await tx`select auth.begin(${person.sessionId})`
  const [{ ids } = { ids: [] }] = await tx<
    { ids: string[] }[]
  >`select array_agg(id) as ids from (select id from jobs.jobs where state = 'active' limit 20) few`
  for (const [name, rows] of [
    ['number of the last change', await tx`explain (analyze, costs off) select version from jobs.board_change`],
    ['texts of one page', await tx`explain (analyze, costs off) select * from jobs.jobs where id = any(${ids})`],
    [
      'saved among them',
      await tx`explain (analyze, costs off) select job_id from jobs.saved_jobs where account_id = ${person.accountId} and job_id = any(${ids})`,
    ],
  ] as const) {
    console.log(`\n${name}:\n${rows.map((row) => `  ${Object.values(row)[0]}`).join('\n')}`)
  }
})
await plain.end()
await server.close()
await database.drop()
await endCluster(cluster)
