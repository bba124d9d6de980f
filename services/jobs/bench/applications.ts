import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS, DEMO_ORGANISATION } from '@onward/contracts'
import { createLog } from '@onward/service-kit'
import { createTestServer } from '@onward/service-kit/testing'
import { createTestDatabase } from '@onward/testing/database'
import { CLUSTER_FOLDER, endCluster, makeClusterFolder } from '@onward/testing/database-cluster'
import { eq } from 'drizzle-orm'
import postgres from 'postgres'
import { service } from '../src/app'
import { jobs } from '../src/db/schema'
import { loadDemo } from '../src/demo/load'

/**
 * The applications of an organisation with 500 jobs and 50,000 of them, by 20,000 people, one request after the other; and the plans of
 * the statements of each list: `node --import tsx services/jobs/bench/applications.ts [explain]`.
 */
const JOBS = 500
const APPLICATIONS = 50_000
const PEOPLE = 20_000
const ROUNDS = 60
const isExplaining = process.argv.includes('explain')

const percentile = (times: readonly number[], share: number): string => {
  const sorted = [...times].sort((a, b) => a - b)
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`.padStart(9)
}

const cluster = makeClusterFolder()
process.env[CLUSTER_FOLDER] = cluster
const database = await createTestDatabase()
const server = await createTestServer({ database, services: [service], config: { rateFactor: 1_000 }, log: createLog('error') })
const { db } = server.kit('jobs')
await loadDemo({ db, clock: () => new Date() })
await db.withSystem(async (tx) => {
  const own = await tx.select().from(jobs).where(eq(jobs.organisationId, DEMO_ORGANISATION.id))
  for (let n = own.length; n < JOBS; n += own.length) {
    await tx.insert(jobs).values(own.slice(0, JOBS - n).map((row) => ({ ...row, id: randomUUID() })))
  }
})
const owner = postgres(database.ownerUrl, { max: 1, onnotice: () => undefined })
await owner`insert into jobs.match_people (account_id, version, skill_ids, titles, occupation_ids, experience_years, travel_miles, contracts,
    updated_at)
  select gen_random_uuid(), 1, (array['care-work', 'personal-care', 'teamwork', 'cleaning', 'cooking'])[1 + n % 3 : 3 + n % 3], '{}', '{}',
    n % 12, 10, '{full-time}', now() from generate_series(1, ${PEOPLE}) n`
await owner`insert into jobs.applications (id, job_id, organisation_id, account_id, disclosure_id, job_title, company, location, state, live,
    first_name, last_name, email, phone, area, availability, experience_years, badges, cover_letter, cv_filename, cv_file_type, applied_at)
  select gen_random_uuid(), j.id, ${DEMO_ORGANISATION.id}, p.account_id, gen_random_uuid(), j.title, j.company, j.location, s.state, false,
    'First' || n % 997, 'Last' || n % 4999, 'person' || n || '@people.example', '07700 900123', 'Leeds LS6', 'full-time', n % 12,
    (array['a', 'b', 'c'])[1 : n % 4], repeat('I would like this work very much. ', 45), 'cv.pdf', 'pdf',
    date_trunc('milliseconds', now()) - n * interval '11 minutes'
  from generate_series(1, ${APPLICATIONS}) n
  join (select *, row_number() over (order by id) - 1 as nth from jobs.jobs where organisation_id = ${DEMO_ORGANISATION.id}) j
    on j.nth = n % ${JOBS}
  join (select account_id, row_number() over () - 1 as nth from jobs.match_people) p on p.nth = n % ${PEOPLE}
  join (select state, row_number() over () - 1 as nth from unnest(array['submitted', 'submitted', 'under_review', 'rejected', 'rejected',
    'rejected', 'withdrawn', 'shortlisted', 'interview_scheduled', 'position_closed']) state) s on s.nth = (n / 7) % 10`
// A commit that is not on the disk yet leaves its rows unmarked for scans of an index alone.
await owner`checkpoint`
await owner`vacuum analyze jobs.applications`
await owner`analyze`
const [{ id: jobId } = { id: '' }] = await owner`select id from jobs.jobs where organisation_id = ${DEMO_ORGANISATION.id} limit 1`
const person = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
const ask = async (path: string) => {
  const started = performance.now()
  const answer = await server.app.inject({ url: `/api/jobs${path}`, headers: person.headers })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  const isFile = String(answer.headers['content-type']).includes('csv')
  return { ms: performance.now() - started, json: isFile ? null : answer.json() }
}
const list = (query: string) => `/employer/applications?${query}`
let middle = (await ask(list('limit=100'))).json
for (let i = 0; i < 20; i += 1) middle = (await ask(list(`limit=100&cursor=${middle.nextCursor}`))).json
const one = middle.items[50].id
let byName = (await ask(list('sort=name&limit=100'))).json
for (let i = 0; i < 20; i += 1) byName = (await ask(list(`sort=name&limit=100&cursor=${byName.nextCursor}`))).json
const PATHS: Readonly<Record<string, string>> = {
  everything: list(''),
  'page 21': list(`cursor=${middle.nextCursor}`),
  oldest: list('sort=oldest'),
  'by name': list('sort=name'),
  'by name, backwards': list('sort=name-last'),
  'by name, page 21': list(`sort=name&cursor=${byName.nextCursor}`),
  'status: new': list('status=new'),
  'status: under review': list('status=under-review'),
  'badges: high': list('badges=high'),
  'one job': list(`jobId=${jobId}`),
  'one job, new': list(`jobId=${jobId}&status=new`),
  'one job, best match': list(`jobId=${jobId}&sort=best-match`),
  shortlist: list('shortlist=true'),
  'view: waiting': list('view=waiting'),
  'view: needs an answer': list('view=answer'),
  board: '/employer/application-board',
  'board, best match': `/employer/application-board?jobId=${jobId}&sort=best-match`,
  'file of 5,000 rows': '/employer/applications-file',
  'interviews of a week': '/employer/interview-week?day=2026-11-27',
  'jobs: newest': '/employer/jobs?limit=20',
  'jobs: most applications': '/employer/jobs?limit=20&sort=applications',
  'jobs: by title, searched': '/employer/jobs?limit=20&sort=title&q=care',
  'what waits today': '/employer/today',
  'search: a rare name': list('q=Last4242'),
  'search: an email': list('q=person31415'),
  'search: nobody': list('q=nobody-has-this'),
  'search: in most': list('q=people'),
  'jobs of the filter': '/employer/application-jobs',
  'one application': `/employer/applications/${one}`,
  neighbours: `/employer/applications/${one}/neighbours`,
  'neighbours by name': `/employer/applications/${one}/neighbours?sort=name`,
  'neighbours, new': `/employer/applications/${one}/neighbours?status=new`,
  dashboard: '/employer/summary',
}
process.stdout.write(`${APPLICATIONS} applications, ${JOBS} jobs; ${ROUNDS} times each\n${''.padEnd(24)}      p50       p95\n`)
for (const [name, path] of Object.entries(PATHS)) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push((await ask(path)).ms)
  process.stdout.write(`${name.padEnd(24)}${percentile(times, 0.5)} ${percentile(times, 0.95)}\n`)
}

if (isExplaining) {
  const own = `organisation_id = '${DEMO_ORGANISATION.id}'`
  const named = `not anonymous and strpos(found_by, 'last4242') > 0`
  const STATEMENTS = [
    `select * from jobs.applications where ${own} order by applied_at desc, id desc limit 21`,
    `select state, count(*) from jobs.applications where ${own} group by state`,
    `select * from jobs.applications where ${own} and state in ('submitted') order by applied_at desc, id desc limit 21`,
    `select * from jobs.applications where ${own} and ${named} order by applied_at desc, id desc limit 21`,
    `select state, count(*) from jobs.applications where ${own} and ${named} group by state`,
    `select job_id, count(*) from jobs.applications where ${own} group by job_id`,
  ]
  await db.withSession(person.sessionId, async (tx) => {
    for (const statement of STATEMENTS) {
      const plan = await tx.execute<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${statement}`)
      process.stdout.write(`\n${statement}\n${plan.map((row) => row['QUERY PLAN']).join('\n')}\n`)
    }
  })
}
await owner.end()
await server.close()
await database.drop()
await endCluster(cluster)
