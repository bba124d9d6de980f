import { DEMO_ACCOUNTS } from '@onward/contracts'
import { PORTAL_SERVICES, type PortalService } from '@onward/database'
import { loadDemo as loadCasework } from '@onward/service-casework/demo/load'
import { loadDemo as loadIdentity } from '@onward/service-identity/demo/load'
import { loadDemo as loadJobs } from '@onward/service-jobs/demo/load'
import { loadDemo as loadJobseekers } from '@onward/service-jobseekers/demo/load'
import { loadDemo as loadLearning } from '@onward/service-learning/demo/load'
import { loadDemo as loadMessaging } from '@onward/service-messaging/demo/load'
import { servicesUnderTest } from '@onward/testing/services'
import postgres from 'postgres'
import { ALL_SERVICES } from './services'

// What one SQL injection in a service could do: any statement, in the role of that service, without the secret of its process.

const NOW = new Date()
const clock = () => NOW
const { server, owner, database } = servicesUnderTest({ services: ALL_SERVICES, clock })
const roles = new Map<PortalService, postgres.Sql>()
beforeAll(async () => {
  const { keys, config } = server
  await loadIdentity({ db: server.kit('identity').db, clock })
  await loadJobs({ db: server.kit('jobs').db, clock })
  await loadJobseekers({ db: server.kit('jobseekers').db, clock, files: server.kit('jobseekers').files })
  await loadLearning({ db: server.kit('learning').db, clock, keys, config })
  await loadMessaging({ db: server.kit('messaging').db, clock })
  await loadCasework({ db: server.kit('casework').db, clock, keys })
  await server.runJobs()
  for (const name of PORTAL_SERVICES) roles.set(name, postgres(database.urls[name], { max: 1, onnotice: () => undefined }))
})
afterAll(() => Promise.all([...roles.values()].map((role) => role.end())))

const as = (service: PortalService): postgres.Sql => roles.get(service) as postgres.Sql

/** Rows that nobody has to prove anything for: what everybody may see anyway, and what is about no person. */
const OPEN = [
  // Adverts that are live, and who made them.
  ...['jobs.jobs', 'jobs.board_change'],
  // Up to where instant alerts are done: times, and the id of an alert.
  'jobs.alert_run',
  // The registry of front ends.
  ...['gateway.remotes', 'gateway.versions', 'gateway.revisions', 'gateway.rollouts', 'gateway.slots', 'gateway.load_counts'],
  // Keyed hashes; the names of services and migrations.
  ...['identity.guesses', 'onward.services', 'onward.migrations'],
]

const TRICKS: [string, (tx: postgres.TransactionSql) => Promise<unknown>][] = [
  ['nothing at all', async () => undefined],
  ['app.system', (tx) => tx`select set_config('app.system', 'on', true)`],
  [
    'an administrator’s id and role',
    (tx) => tx`select set_config('app.user_id', ${DEMO_ACCOUNTS.admin.id}, true), set_config('app.role', 'admin', true),
      set_config('app.support', 'on', true), set_config('app.proof', 'on', true)`,
  ],
  [
    'a work coach’s id',
    (tx) => tx`select set_config('app.user_id', ${DEMO_ACCOUNTS.agent.id}, true), set_config('app.role', 'agent', true)`,
  ],
  ['the role of all services', (tx) => tx`set local role onward_services`],
  ['no role', (tx) => tx`reset all`],
  [
    'its own query path',
    (tx) => tx`select set_config('search_path', 'public, pg_catalog, pg_temp', true), set_config('app.system', 'on', true)`,
  ],
]

/** Rows of each table that the role can count, by the name of the table. */
async function seen(tx: postgres.TransactionSql): Promise<Record<string, number>> {
  const tables = await tx<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'v', 'm', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')`
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await tx.unsafe(`select count(*)::int as n from ${name}`)
    if (row?.n > 0) counts[name] = row?.n
  }
  return counts
}

/** In a transaction that leaves nothing behind. */
async function tried<T>(service: PortalService, work: (tx: postgres.TransactionSql) => Promise<T>): Promise<T> {
  let result: { done: T } | undefined
  await as(service)
    .begin(async (tx) => {
      result = { done: await work(tx) }
      throw new Error('nothing stays')
    })
    .catch((error: Error) => {
      if (error.message !== 'nothing stays') throw error
    })
  if (!result) throw new Error('not done')
  return result.done
}

it('there is something to read', async () => {
  const [found] = await owner`select (select count(*) from casework.referrals)::int as referrals,
    (select count(*) from jobseekers.profiles)::int as profiles, (select count(*) from messaging.messages)::int as messages`
  expect(Math.min(...Object.values(found ?? { none: 0 }).map(Number))).toBeGreaterThan(0)
})

describe.each(PORTAL_SERVICES)('as the role of %s, nothing about a person is read', (service) => {
  it.each(TRICKS)('with %s', async (_name, trick) => {
    const counts = await tried(service, async (tx) => {
      await trick(tx)
      return seen(tx)
    })
    expect(Object.keys(counts).filter((name) => !OPEN.includes(name))).toEqual([])
  })

  it('with the proof of another transaction, or by a wrong secret', async () => {
    const person = await server.person('admin', { accountId: DEMO_ACCOUNTS.admin.id })
    const proof = await tried(service, async (tx) => {
      await tx`select auth.begin(${person.sessionId})`
      const [row] = await tx`select current_setting('app.proof') as proof, auth.user_id() as id`
      expect(row?.id).toBe(person.accountId)
      return String(row?.proof)
    })
    const [id, isSystem] = await tried(service, async (tx) => {
      await tx`select set_config('app.user_id', ${person.accountId}, true), set_config('app.role', 'admin', true),
        set_config('app.session_id', ${person.sessionId}, true), set_config('app.proof', ${proof}, true), set_config('app.system', ${proof}, true)`
      const [row] = await tx`select auth.user_id() as id, auth.is_system() as system`
      return [row?.id, row?.system]
    })
    expect([id, isSystem]).toEqual([null, false])
    await expect(tried(service, (tx) => tx`select auth.act_as_system('guessed')`)).rejects.toMatchObject({ code: '42501' })
  })

  it('by becoming another person within a proved transaction', async () => {
    const person = await server.person('user')
    const id = await tried(service, async (tx) => {
      await tx`select auth.begin(${person.sessionId})`
      await tx`select set_config('app.user_id', ${DEMO_ACCOUNTS.admin.id}, true)`
      const [row] = await tx`select auth.user_id() as id`
      return row?.id
    })
    expect(id).toBeNull()
  })

  it.each([
    ['reads the key of proofs', 'select key from auth.proof_key'],
    ['reads the secrets’ hashes', 'select hash from auth.system_secrets'],
    ['signs', `select auth.sign('system')`],
    ['proves itself', `select auth.prove('${DEMO_ACCOUNTS.admin.id}', 'admin', gen_random_uuid())`],
    ['keeps a setting', `do $$ begin execute format('alter role %I set app.system = ''on''', session_user); end $$`],
    [
      'becomes the owner',
      "do $$ begin execute format('set role %I', (select datdba::regrole::text from pg_database where datname = current_database())); end $$",
    ],
    ['becomes another service', `set role onward_${service === 'jobs' ? 'casework' : 'jobs'}`],
    ['takes events', 'select * from events.take(1)'],
    ['hears what was told of somebody', `select * from events.told_of('${DEMO_ACCOUNTS.jobseeker.id}')`],
    ['erases rows', `select onward.erase_rows('${DEMO_ACCOUNTS.jobseeker.id}')`],
    ['makes a large object', `select lo_from_bytea(0, 'kept')`],
    ['lists large objects', 'select * from pg_largeobject_metadata'],
    ['reads a file', `select pg_read_file('PG_VERSION')`],
    ['reads a file into a table', `copy onward.services from '/etc/hostname'`],
    ['runs a program', `copy onward.services to program 'true'`],
    ['runs a query kept as text', `select query_to_xml('select 1', true, true, '')`],
    ['turns row security off', `set session_replication_role = replica`],
    ['makes a function', 'create function public.mine() returns integer language sql as $$ select 1 $$'],
  ])('and it never %s', async (_name, statement) => {
    await expect(tried(service, (tx) => tx.unsafe(`set local app.system = 'on'; ${statement}`))).rejects.toMatchObject({
      code: '42501',
    })
  })
})

it('functions that read for a person read nothing without one', async () => {
  const { id } = DEMO_ACCOUNTS.agent
  const forged = (service: PortalService, statement: string) =>
    tried(service, async (tx) => {
      await tx`select set_config('app.user_id', ${id}, true), set_config('app.role', 'agent', true), set_config('app.system', 'on', true)`
      return [...(await tx.unsafe(statement))]
    })
  expect(await forged('casework', `select casework.search_referrals('%', null)`)).toEqual([])
  expect(await forged('casework', `select casework.search_cases('%', null)`)).toEqual([])
  expect(await forged('casework', 'select * from casework.my_office_counts()')).toEqual([])
  expect(await forged('jobs', 'select * from jobs.pool_without_names()')).toEqual([])
  expect(await forged('jobs', 'select jobs.my_organisation() as mine, jobs.my_clients() as clients')).toEqual([
    { mine: null, clients: [] },
  ])
  const [job] = await owner`select id, organisation_id from jobs.jobs limit 1`
  expect(await forged('jobs', `select jobs.member_accounts('${job?.organisation_id}') as accounts`)).toEqual([{ accounts: [] }])
  expect(await forged('jobs', `select * from jobs.lock_job_for_application('${job?.id}')`)).toEqual([])
  expect(await forged('messaging', 'select messaging.my_threads()')).toEqual([])
})

it('no policy or function of a service trusts a setting', async () => {
  const trusting = await owner`
    select schemaname || '.' || tablename || ' ' || policyname as name from pg_policies
      where concat(qual, with_check) ~ 'app[.](system|user_id|role|session_id)'
    union all select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in (select name from onward.services) and p.prosrc ~ 'app[.](system|user_id|role|session_id)'`
  expect([...trusting]).toEqual([])
})

it('a proof is asked once for a statement, not for each row', async () => {
  const each = await owner`select schemaname || '.' || tablename || ' ' || policyname as name from pg_policies
    where regexp_replace(concat(qual, with_check), 'SELECT [a-z]+[.][a-z_]+[(]', '', 'g') ~ '[a-z]+[.](is_system|user_id|role|me|is_known)[(]'`
  expect([...each]).toEqual([])
})
