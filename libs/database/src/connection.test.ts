import { createTestDatabase, type TestDatabase } from '@onward/testing/database'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { connectionFor, type Database, databaseError, openDatabase } from './connection'
import { PORTAL_SERVICES, type PortalService } from './migrate'

const SESSION = '11111111-1111-4111-8111-111111111111'
const ACCOUNT = '22222222-2222-4222-8222-222222222222'
let test: TestDatabase
let database: Database
let owner: postgres.Sql

beforeAll(async () => {
  test = await createTestDatabase()
  owner = postgres(test.ownerUrl, { max: 1, onnotice: () => {} })
  // Identity's migration has the real one; this one knows a single session.
  await owner.unsafe(`
    drop function if exists auth.begin(uuid);
    create function auth.begin(session uuid) returns table (account_id uuid, role text) language plpgsql security definer as $$
    begin
      if session <> '${SESSION}' then raise exception 'no session' using errcode = 'OW401'; end if;
      perform set_config('app.user_id', '${ACCOUNT}', true), set_config('app.role', 'user', true);
      return query select '${ACCOUNT}'::uuid, 'user';
    end $$;
    create table messaging.scratch (id integer primary key, at timestamptz, day date, facts jsonb);
  `)
  database = openDatabase({ url: test.urls.messaging, max: 2, applicationName: 'test' })
})
afterAll(async () => {
  await database?.close()
  await owner?.end()
  await test?.drop()
})

describe('a transaction of a person', () => {
  it('knows the account behind a live session', async () => {
    const [who, seen] = await database.withSession(SESSION, async (tx, principal) => {
      const [row] = await tx.execute<{ id: string }>(sql`select current_setting('app.user_id') as id`)
      return [principal, row?.id]
    })
    expect(who).toEqual({ accountId: ACCOUNT, role: 'user', sessionId: SESSION })
    expect(seen).toBe(ACCOUNT)
  })

  it.each(['33333333-3333-4333-8333-333333333333', 'no uuid'])('is refused for the session %s', async (session) => {
    await expect(database.withSession(session, async () => 1)).rejects.toMatchObject({ code: 'sign-in-required' })
  })

  it('leaves no trace of the person on the connection', async () => {
    await database.withSession(SESSION, async () => undefined)
    const rows = await Promise.all([1, 2, 3].map(() => database.sql`select current_setting('app.user_id', true) as id`))
    expect(rows.map(([row]) => row?.id ?? '')).toEqual(['', '', ''])
  })
})

describe('a transaction', () => {
  it('stores nothing when the function throws', async () => {
    await expect(
      database.withSystem(async (tx) => {
        await tx.execute(sql`insert into messaging.scratch (id) values (1)`)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await database.sql`select id from messaging.scratch where id = 1`).toHaveLength(0)
  })

  it('keeps the rest when an inner transaction fails', async () => {
    await database.withSystem(async (tx) => {
      await tx.execute(sql`insert into messaging.scratch (id) values (2)`)
      await expect(tx.transaction((inner) => inner.execute(sql`insert into messaging.scratch (id) values (2)`))).rejects.toThrow()
      await tx.execute(sql`insert into messaging.scratch (id) values (3)`)
    })
    expect(await database.sql`select id from messaging.scratch where id in (2, 3)`).toHaveLength(2)
  })

  it('reads and writes times as Date, days as text and objects as JSON, by drizzle and by plain SQL', async () => {
    const at = new Date('2026-10-25T00:59:59.123Z')
    await database.withSystem((tx) =>
      tx.execute(sql`insert into messaging.scratch values (4, ${at}, '2026-10-25', ${JSON.stringify({ a: [1] })}::jsonb)`),
    )
    await database.sql`insert into messaging.scratch values (5, ${at}, '2026-10-25', ${database.sql.json({ a: [1] })})`
    const expected = { at, day: '2026-10-25', facts: { a: [1] } }
    const byDrizzle = await database.withSystem((tx) =>
      tx.execute(sql`select at, day, facts from messaging.scratch where id in (4, 5)`),
    )
    expect([...byDrizzle]).toEqual([expected, expected])
    expect([...(await database.sql`select at, day, facts from messaging.scratch where id in (4, 5)`)]).toEqual([
      expected,
      expected,
    ])
  })

  it('gives PostgreSQL’s code from within drizzle’s error', async () => {
    const error = await database.withSystem((tx) => tx.execute(sql`select 1 / 0`)).catch((caught: unknown) => caught)
    expect(databaseError(error)?.code).toBe('22012')
  })

  it('returns its connection, however it ends', async () => {
    const many = Array.from({ length: 20 }, (_, i) =>
      database.withSystem(async (tx) => {
        if (i % 2) throw new Error('odd')
        await tx.execute(sql`select 1`)
        return i
      }),
    )
    const ends = await Promise.allSettled(many)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })
})

describe('the role of a service', () => {
  it.each([
    ['makes no table', 'create table messaging.mine (id integer)'],
    ['reads no other service', 'select * from gateway.remotes'],
    ['reads no jobs', 'select * from graphile_worker._private_jobs'],
    ['changes no act', `update messaging.acts set resource = ''`],
    ['removes no act', 'delete from messaging.acts'],
    ['seals nothing', `select acts.seal('messaging')`],
    [
      'writes no event but through emit',
      `insert into events.log (type, subject, version, payload) values ('x', gen_random_uuid(), 1, '{}')`,
    ],
    ['changes nobody who tells', `insert into events.emitters (type, service) values ('account.erased', 'messaging')`],
    ['erases nobody', 'select events.erase(gen_random_uuid(), now())'],
    ['makes no temporary table', 'create temporary table t (id integer)'],
  ])('%s', async (_name, statement) => {
    await expect(database.sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('may call only its own functions of the owner, and those that check the caller', async () => {
    const found = await owner<{ role: string; called: string }[]>`
      select r.rolname as role, n.nspname || '.' || p.proname as called
      from pg_roles r cross join pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where r.rolname = any (${PORTAL_SERVICES.map((name) => `onward_${name}`)}) and r.rolname <> 'onward_' || n.nspname
        and p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')
        and has_schema_privilege(r.rolname, n.oid, 'usage') and has_function_privilege(r.rolname, p.oid, 'execute')`
    const shared = [
      ...['onward.erase_rows', 'acts.verify_own', 'acts.checked_own', 'work.enqueue', 'work.has_given_up'],
      ...[
        'events.emit',
        'events.take',
        'events.pass_on',
        'events.free_turns',
        'events.unheard',
        'events.told_of',
        'auth.begin',
        'auth.take',
        'auth.password_given',
        'auth.confirmed_lately',
      ],
      ...['auth.act_as_system', 'auth.is_system', 'auth.user_id', 'auth.role', 'auth.session_id', 'auth.is_known'],
    ]
    const theirs = {
      onward_identity: [
        'events.erase',
        'events.forget_overtaken',
        'events.forget_next',
        'events.forget_invited',
        'onward.set_keep_days',
      ],
      onward_casework: ['events.forget_referrals', 'auth.administrators'],
      onward_messaging: ['auth.live_sessions'],
      onward_gateway: ['work.given_up', 'work.try_again'],
    }
    const may = (role: string): string[] => [...shared, ...((theirs as Record<string, string[]>)[role] ?? [])]
    expect(found.filter(({ role, called }) => !may(role).includes(called))).toEqual([])
  })

  it('is cut short: no statement, wait or forgotten transaction holds others up for long', async () => {
    const limits = async (url: string) => {
      const one = postgres(url, { max: 1, onnotice: () => {} })
      const rows = await one<{ name: string; setting: string }[]>`select name, setting from pg_settings
        where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`
      await one.end()
      return rows.map(({ setting }) => Number(setting) / 1000)
    }
    for (const service of PORTAL_SERVICES)
      expect([service, ...(await limits(test.urls[service]))]).toEqual([service, 120, 10, 30])
    expect(await limits(test.urls.worker)).toEqual([120, 60, 600])
    // Migrations and a person at psql may take their time.
    expect(await limits(test.ownerUrl)).toEqual([0, 0, 0])
  })

  it('counts in buckets of its own', async () => {
    const [one, other] = ['identity', 'gateway'].map((name) =>
      postgres(test.urls[name as PortalService], { max: 1, onnotice: () => {} }),
    )
    await other?.unsafe(`select auth.take('wrong-password of somebody', 1000, 60000)`)
    const [counted] = (await one?.unsafe(`select total from auth.take('wrong-password of somebody', 1, 60000)`)) ?? []
    expect(counted?.total).toBe(1)
    await Promise.all([one?.end(), other?.end()])
  })

  it('is put into an address with its password, signs and all', () => {
    expect(connectionFor('postgresql://o:p@127.0.0.1:5432/db?sslmode=disable', 'onward_jobs', 'a/b@c')).toBe(
      'postgresql://onward_jobs:a%2Fb%40c@127.0.0.1:5432/db?sslmode=disable',
    )
  })
})
