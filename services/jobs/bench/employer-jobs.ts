import { randomUUID } from 'node:crypto'
import { createLog } from '@onward/service-kit'
import { createTestServer } from '@onward/service-kit/testing'
import { createTestDatabase } from '@onward/testing/database'
import { CLUSTER_FOLDER, endCluster, makeClusterFolder } from '@onward/testing/database-cluster'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { saveEmployer } from '../src/account-store'
import { service } from '../src/app'

/**
 * Job Management of an organisation with 200 jobs and 50,000 applications: each order and filter, one request after the other and 10 at
 * once: `node --import tsx services/jobs/bench/employer-jobs.ts`.
 */
const JOBS = 200
const APPLICATIONS = 50_000
const ROUNDS = 40
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
const person = await server.person('employer')
await db.withSystem(async (tx) => {
  const { accountId } = person
  const names = { firstName: 'Ola', lastName: 'Bright', organisationName: 'Large' }
  await saveEmployer(tx, { accountId, role: 'employer', ...names }, new Date())
  await tx.execute(sql`update jobs.organisations set verified_at = now()`)
  await tx.execute(sql`insert into jobs.jobs
      (id, organisation_id, state, title, company, department, location, type, description, posted_at, closes_on)
    select gen_random_uuid(), o.id, case when n % 4 = 0 then 'closed' else 'active' end, 'Job ' || n, 'Large', 'Department ' || n % 7,
      'Town ' || n % 30, case when n % 3 = 0 then 'part-time' else 'full-time' end, repeat('Words of an advert. ', 60),
      now() - n * interval '1 hour', current_date + n % 90
    from jobs.organisations o, generate_series(1, ${JOBS}) n`)
  await tx.execute(sql`insert into jobs.applications (id, job_id, organisation_id, account_id, disclosure_id, job_title, company, location,
      state, live, first_name, last_name, email, phone, area, cover_letter, cv_filename, cv_file_type, applied_at)
    select gen_random_uuid(), j.id, j.organisation_id, gen_random_uuid(), gen_random_uuid(), j.title, j.company, j.location,
      'submitted', true, 'A', 'B', 'a@b.example', '', 'Leeds', 'Dear team', 'cv.pdf', 'pdf', now()
    from (select *, row_number() over (order by id) as n from jobs.jobs) j,
      generate_series(1, ${(2 * APPLICATIONS) / JOBS}) k where k <= ${(2 * APPLICATIONS) / JOBS} * j.n / ${JOBS + 1}`)
  await tx.execute(sql`insert into jobs.application_steps (application_id, version, state, by_role, at)
    select id, 1, 'submitted', 'jobseeker', now() from jobs.applications`)
})
const owner = postgres(database.ownerUrl, { max: 1 })
await owner`analyze`

const ask = async (path: string): Promise<number> => {
  const started = performance.now()
  const answer = await server.app.inject({ url: `/api/jobs/employer/${path}`, headers: person.headers })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return performance.now() - started
}
const [counted] = await owner<{ n: number }[]>`select count(*)::int as n from jobs.applications`
console.log(`${JOBS} jobs, ${counted?.n} applications, 20 jobs a page`)
const [job] = await owner<{ id: string }[]>`select id from jobs.jobs where state = 'active' limit 1`
const paths = [
  'jobs',
  'jobs?sort=closing',
  'jobs?sort=applications',
  'jobs?sort=title',
  'jobs?q=town 7',
  'jobs?state=Active&type=part-time&location=Town 3',
  `jobs/${job?.id ?? randomUUID()}`,
]
for (const path of paths) {
  await ask(encodeURI(path))
  const alone: number[] = []
  for (let i = 0; i < ROUNDS; i += 1) alone.push(await ask(encodeURI(path)))
  const together: number[] = []
  for (let i = 0; i < ROUNDS / AT_ONCE; i += 1) {
    together.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => ask(encodeURI(path))))))
  }
  const label = path.replace(/[0-9a-f-]{36}/, ':id').padEnd(52)
  console.log(
    `${label} p50 ${percentile(alone, 0.5)}, p95 ${percentile(alone, 0.95)}; ${AT_ONCE} at once p95 ${percentile(together, 0.95)}`,
  )
}
await owner.end()
await server.close()
await database.drop()
await endCluster(cluster)
