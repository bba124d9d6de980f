import { DEMO_ACCOUNTS } from '@onward/contracts'
import { createLog } from '@onward/service-kit'
import { createTestServer } from '@onward/service-kit/testing'
import { createTestDatabase } from '@onward/testing/database'
import { CLUSTER_FOLDER, endCluster, makeClusterFolder } from '@onward/testing/database-cluster'
import postgres from 'postgres'
import { service } from '../src/app'
import { loadDemo } from '../src/demo/load'
import { demoId } from '../src/demo/random'

/** The candidate pool of 2,000 people, one request after the other: `node --import tsx services/jobs/bench/pool.ts`. */
const PEOPLE = Number(process.argv[2] ?? 2_000)
const ROUNDS = 20

const percentile = (times: readonly number[], share: number): string => {
  const sorted = [...times].sort((a, b) => a - b)
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`
}

const cluster = makeClusterFolder()
process.env[CLUSTER_FOLDER] = cluster
const database = await createTestDatabase()
const server = await createTestServer({ database, services: [service], config: { rateFactor: 1_000 }, log: createLog('error') })
await loadDemo({ db: server.kit('jobs').db, clock: () => new Date() })
const owner = postgres(database.ownerUrl, { max: 1, onnotice: () => undefined })
const skills = [
  'care-work',
  'personal-care',
  'communication',
  'teamwork',
  'driving-licence',
  'record-keeping',
  'cleaning',
  'till-work',
]
await owner`
  with people as (select gen_random_uuid() as id, n from generate_series(1, ${PEOPLE}) n),
  pool as (
    insert into jobs.pool_people (account_id, version, cv_id, town, outcode, availability)
    select id, 1, gen_random_uuid(), 'Leeds', 'LS' || n % 28, 'full-time' from people
  ), badges as (
    insert into jobs.badge_holders (credential_id, account_id, badge) select gen_random_uuid(), id, 'workplace-readiness' from people
  )
  insert into jobs.match_people (account_id, version, skill_ids, titles, occupation_ids, experience_years, lat, lon, place, travel_miles, contracts,
    updated_at)
  select id, 1, array(select s from unnest(${skills}::text[]) with ordinality as x (s, i) where (n / i) % 2 = 0 or i < 3), array['carer'], '{}', n % 12,
    53.8, -1.55, 'Leeds', 10 + n % 20, array['full-time'], now() from people`
await owner`analyze`
const employer = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
const ask = async (query: string): Promise<{ ms: number; total: number }> => {
  const started = performance.now()
  const url = `/api/jobs/employer/candidates?jobId=${demoId('calder care-leeds')}${query}`
  const answer = await server.app.inject({ url, headers: employer.headers })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { ms: performance.now() - started, total: answer.json().total }
}
for (const query of ['', '&badge=workplace-readiness&availability=full-time', '&area=Leeds&limit=100']) {
  await ask(query)
  const times: number[] = []
  let total = 0
  for (let n = 0; n < ROUNDS; n += 1) {
    const answer = await ask(query)
    times.push(answer.ms)
    total = answer.total
  }
  console.log(
    `${query || 'first page'}: ${total} of ${PEOPLE} matched, p50 ${percentile(times, 0.5)}, p95 ${percentile(times, 0.95)}`,
  )
}
await owner.end()
await server.close()
await database.drop()
await endCluster(cluster)
