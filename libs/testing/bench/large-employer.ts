import { DEMO_ACCOUNTS, DEMO_ORGANISATION, DEMO_PASSWORD } from '@onward/contracts'
import { runningEmbedded } from '@onward/database'
import fastify from 'fastify'
import postgres from 'postgres'
import type { Portal } from '../src/portal'

const JOBS = 200
const APPLICATIONS = 50_000
const TIMES = 100
const WARM_UP = 10

/**
 * What an employer with 200 jobs and 50,000 applications waits for, list by list, one question after the other, against a bare Fastify route
 * that reads twenty of the same rows through their index.
 */
export async function measureLargeEmployer({ origin, dataDir }: Portal): Promise<void> {
  const ownerUrl = runningEmbedded(dataDir)
  if (!ownerUrl) throw new Error('The portal has no embedded database.')
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  const bare = fastify()
  try {
    await grow(sql)
    bare.get(
      '/',
      () =>
        sql`select * from jobs.applications where organisation_id = ${DEMO_ORGANISATION.id} order by applied_at desc, id desc limit 20`,
    )
    const baseline = percentiles(await timed(`${await bare.listen({ host: '127.0.0.1', port: 0 })}/`, {}))
    const headers = { authorization: `Bearer ${await signedIn(origin)}` }
    const read = async (address: string) =>
      (await (await fetch(`${origin}/api/jobs/employer${address}`, { headers })).json()) as Page
    const { items: jobs } = await read('/jobs?limit=100')
    const { items: applications, total } = await read('/applications?limit=100')
    const busiest = jobs[0]?.id ?? ''
    const middle = await cursorAfter(read, 30)
    console.log(`${JOBS} jobs, ${total} applications; each list ${TIMES} times, one after the other`)
    row('bare', baseline)
    const lists = {
      applications: '/applications',
      'applications, page 30': `/applications?cursor=${middle}`,
      'applications, a name': '/applications?q=Priya',
      'applications, a name of nobody': '/applications?q=Nobody%20Atall',
      'applications, one status': '/applications?status=under-review',
      'applications, badges high': '/applications?badges=high',
      'applications of a job': `/applications?jobId=${busiest}`,
      'applications of a job, best match': `/applications?jobId=${busiest}&sort=best-match`,
      'jobs to filter by': '/application-jobs',
      'before and after one': `/applications/${applications.at(-1)?.id}/neighbours`,
      jobs: '/jobs',
      'jobs, most applications first': '/jobs?sort=applications',
      'jobs, a word': '/jobs?q=care',
      dashboard: '/summary',
    }
    for (const [name, address] of Object.entries(lists)) {
      const figures = percentiles(await timed(`${origin}/api/jobs/employer${address}`, headers))
      row(name, figures)
      console.log(`    ratio  ${(figures.p95 / baseline.p95).toFixed(1)} of the bare route’s p95`)
    }
  } finally {
    await bare.close()
    await sql.end()
  }
}

interface Page {
  items: { id: string }[]
  nextCursor: string | null
  total: number
}

async function cursorAfter(read: (address: string) => Promise<Page>, pages: number): Promise<string> {
  let cursor: string | null = null
  for (let page = 0; page < pages; page += 1) {
    const answer: Page = await read(`/applications${cursor ? `?cursor=${cursor}` : ''}`)
    cursor = answer.nextCursor
  }
  return cursor ?? ''
}

async function signedIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/identity/sign-in?session=token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_ACCOUNTS.employer.email, password: DEMO_PASSWORD }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}

/** Milliseconds of each answer, body read. Throws where one is not an answer. */
async function timed(url: string, headers: Record<string, string>): Promise<number[]> {
  const times: number[] = []
  for (let time = -WARM_UP; time < TIMES; time += 1) {
    const asked = performance.now()
    const response = await fetch(url, { headers })
    const body = await response.text()
    if (!response.ok) throw new Error(`${url}: ${response.status} ${body.slice(0, 200)}`)
    if (time >= 0) times.push(performance.now() - asked)
  }
  return times
}

const percentiles = (times: number[]) => {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}
const row = (name: string, { p50, p95 }: { p50: number; p95: number }) =>
  console.log(`    ${name.padEnd(36)} p50 ${p50.toFixed(1).padStart(6)} ms, p95 ${p95.toFixed(1).padStart(6)} ms`)

/**
 * Copies the demo employer's jobs and applications until there are as many as wanted: other ids, times spread over a year, the people
 * themselves made up anew, so that a job has at most one application of each.
 */
async function grow(sql: postgres.Sql): Promise<void> {
  const organisation = DEMO_ORGANISATION.id
  const columns = async (table: string) =>
    (
      await sql`select column_name as name from information_schema.columns
        where table_schema = 'jobs' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`
    ).map(({ name }) => String(name))
  // Copies are made of tables of their own: a table that grows while it is read is read again and again.
  await sql.unsafe(`create temp table job_models as select * from jobs.jobs where organisation_id = '${organisation}' and state = 'active';
    create temp table application_models as select * from jobs.applications where organisation_id = '${organisation}'`)
  const copy = async (table: string, from: string, changes: string) => {
    const all = await columns(table)
    const list = (of: string) => all.map((name) => `${of}"${name}"`).join(', ')
    await sql.unsafe(`insert into jobs.${table} (${list('')})
      select ${list('copy.')} from ${from}
      cross join lateral jsonb_populate_record(null::jobs.${table}, to_jsonb(o) || ${changes}) copy`)
  }
  await copy(
    'jobs',
    `generate_series(1, ${JOBS}) n cross join lateral (select * from pg_temp.job_models order by id offset n % 2 limit 1) o`,
    `jsonb_build_object('id', gen_random_uuid(), 'title', o.title || ' ' || n, 'posted_at', o.posted_at - n * interval '1 hour')`,
  )
  await copy(
    'applications',
    `(select id as job, row_number() over (order by id) as k from jobs.jobs where organisation_id = '${organisation}' order by id limit ${JOBS}) j
       cross join generate_series(1, ${APPLICATIONS / JOBS}) n
       cross join lateral (select * from pg_temp.application_models order by id offset (n + j.k) % 12 limit 1) o`,
    `jsonb_build_object('id', gen_random_uuid(), 'job_id', j.job, 'account_id', gen_random_uuid(), 'disclosure_id', gen_random_uuid(),
       'applied_at', o.applied_at - (n * ${JOBS} + j.k) * interval '10 minutes')`,
  )
  await sql.unsafe('analyze jobs.jobs; analyze jobs.applications')
}
