import { DEMO_ACCOUNTS, DEMO_ORGANISATION, DEMO_PASSWORD } from '@onward/contracts'
import { runningEmbedded } from '@onward/database'
import fastify from 'fastify'
import postgres from 'postgres'
import type { Portal } from '../src/portal'
import { percentiles, printRow, signedIn, timed } from './timing'

const JOBS = 500
const APPLICATIONS = 50_000

/**
 * What an employer with 500 jobs and 50,000 applications waits for, list by list, one question after the other, against a bare Fastify route
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
    const baseline = percentiles(await timed({ url: `${await bare.listen({ host: '127.0.0.1', port: 0 })}/` }))
    const headers = { authorization: `Bearer ${await signedIn(origin, DEMO_ACCOUNTS.employer.email, DEMO_PASSWORD)}` }
    const read = async (address: string) =>
      (await (await fetch(`${origin}/api/jobs/employer${address}`, { headers })).json()) as Page
    const { items: jobs } = await read('/jobs?limit=100')
    const { items: applications, total } = await read('/applications?limit=100')
    const busiest = jobs[0]?.id ?? ''
    const middle = await cursorAfter(read, 30)
    console.log(`${JOBS} jobs, ${total} applications; one list after the other`)
    printRow('bare', baseline)
    const lists = {
      applications: '/applications',
      'applications, page 30': `/applications?cursor=${middle}`,
      'applications, a name': '/applications?q=Priya',
      'applications, a name of nobody': '/applications?q=Nobody%20Atall',
      'applications, one status': '/applications?status=under-review',
      'applications, badges high': '/applications?badges=high',
      'applications, oldest first': '/applications?sort=oldest',
      'applications by name': '/applications?sort=name',
      'applications, waiting over 7 days': '/applications?view=waiting',
      'applications, needs an answer': '/applications?view=answer',
      'applications, shortlist': '/applications?shortlist=true',
      'applications as a board': '/application-board',
      'applications of a job': `/applications?jobId=${busiest}`,
      'applications of a job, best match': `/applications?jobId=${busiest}&sort=best-match`,
      'jobs to filter by': '/application-jobs',
      'before and after one': `/applications/${applications.at(-1)?.id}/neighbours`,
      jobs: '/jobs',
      'jobs, most applications first': '/jobs?sort=applications',
      'jobs, a word': '/jobs?q=care',
      'candidates for a job': `/candidates?jobId=${busiest}`,
      dashboard: '/summary',
    }
    for (const [name, address] of Object.entries(lists)) {
      const times = await timed({ url: `${origin}/api/jobs/employer${address}`, headers })
      printRow(name, percentiles(times), baseline)
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
