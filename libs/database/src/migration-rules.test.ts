import fs from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '@onward/testing/database-cluster'
import { faultsOfMigration, MIGRATION_RULES, type MigrationRule } from './migration-rules'
import { isOutsideTransaction, OUTSIDE, statementsOf } from './migration-text'

/** The last file of each folder that was written before there were rules; it may have run anywhere, so it stays as it is. */
const BEFORE: Readonly<Record<string, string>> = {
  'libs/database/migrations': '0020',
  'services/casework/src/db/migrations': '0019',
  'services/gateway/src/db/migrations': '0013',
  'services/identity/src/db/migrations': '0018',
  'services/jobs/src/db/migrations': '0037',
  'services/jobseekers/src/db/migrations': '0020',
  'services/learning/src/db/migrations': '0004',
  'services/messaging/src/db/migrations': '0010',
}
const folders = [
  'libs/database/migrations',
  ...fs.readdirSync(path.join(repositoryRoot, 'services')).map((name) => `services/${name}/src/db/migrations`),
]

it.each(folders)('new migrations in %s keep nobody waiting and break no version that still runs', (folder) => {
  const place = path.join(repositoryRoot, folder)
  const files = fs.existsSync(place) ? fs.readdirSync(place).filter((name) => name.endsWith('.sql')) : []
  const faults = files
    .filter((name) => name.slice(0, 4) > (BEFORE[folder] ?? ''))
    .flatMap((name) =>
      faultsOfMigration(fs.readFileSync(path.join(place, name), 'utf8')).map(
        ({ line, text, rule }) => `${folder}/${name}:${line} ${text} (${rule})`,
      ),
    )
  expect(faults).toEqual([])
})

const broken: [MigrationRule, string][] = [
  ['index-locks-writes', 'create index jobs_by_town on jobs.jobs (town)'],
  ['index-locks-writes', 'create unique index on only jobs.jobs (town)'],
  ['index-locks-writes', 'alter table jobs.jobs add constraint one unique (town)'],
  ['index-locks-writes', 'alter table jobs.jobs add column number integer unique'],
  ['outside-is-for-indexes', `${OUTSIDE}\ncreate table jobs.more (id uuid)`],
  ['outside-is-for-indexes', `${OUTSIDE}\ncreate index concurrently jobs_by_town on jobs.jobs (town)`],
  ['outside-is-for-indexes', `${OUTSIDE}\ncreate index concurrently if not exists jobs_by_town on jobs (town)`],
  ['concurrently-needs-outside', 'create index concurrently if not exists jobs_by_town on jobs.jobs (town)'],
  ['rewrites-table', 'alter table jobs.jobs alter column pay type bigint'],
  ['rewrites-table', 'alter table jobs.jobs alter pay set data type bigint using pay::bigint'],
  ['rewrites-table', 'alter table jobs.jobs add column mark uuid not null default gen_random_uuid()'],
  [
    'rewrites-table',
    `alter table jobs.jobs add note text, add column found tsvector generated always as (to_tsvector('english', title)) stored`,
  ],
  ['rewrites-table', 'vacuum full jobs.jobs'],
  ['scans-under-lock', 'alter table jobs.jobs alter column town set not null'],
  ['scans-under-lock', 'alter table jobs.jobs add column town text not null'],
  ['scans-under-lock', 'alter table jobs.jobs add constraint paid check (pay in (1, 2))'],
  ['scans-under-lock', 'alter table jobs.jobs add constraint ours foreign key (owner) references jobs.organisations'],
  [
    'validates-under-lock',
    'alter table jobs.jobs add constraint paid check (pay > 0) not valid; alter table jobs.jobs validate constraint paid',
  ],
  ['updates-every-row', `update jobs.jobs set town = 'Leeds'`],
  ['breaks-running-version', 'alter table jobs.jobs rename column town to place'],
  ['breaks-running-version', 'alter table jobs.jobs rename to adverts'],
  ['breaks-running-version', 'alter table jobs.jobs drop column town'],
  ['breaks-running-version', 'alter table jobs.jobs drop town'],
  ['breaks-running-version', 'drop table if exists jobs.jobs'],
  ['breaks-running-version', 'drop function jobs.score(uuid)'],
]
it.each(broken)('%s: %s', (rule, sql) => {
  expect(faultsOfMigration(sql).map((fault) => fault.rule)).toEqual([rule])
  // The rule's own text says what to do instead; a reason allows it.
  expect(faultsOfMigration(sql)[0]?.text).toBe(MIGRATION_RULES[rule])
  expect(faultsOfMigration(`${sql};\n-- allow ${rule}:`)).toHaveLength(1)
  expect(faultsOfMigration(`${sql};\n-- allow ${rule}: the table has a row for each service`)).toEqual([])
})

it('every rule is broken here once', () => {
  expect(new Set(broken.map(([rule]) => rule))).toEqual(new Set(Object.keys(MIGRATION_RULES)))
})

it.each([
  'create table jobs.more (id uuid primary key default gen_random_uuid()); create index on jobs.more (id); update jobs.more set id = id',
  `${OUTSIDE}\n\ncreate unique index concurrently if not exists jobs_by_town on jobs.jobs (town) where town <> ';';\ndrop index concurrently if exists jobs.old;`,
  `alter table jobs.jobs add column town text not null default '', add column at timestamptz default now()`,
  'alter table jobs.jobs add constraint paid check (pay > 0) not valid',
  'alter table jobs.jobs validate constraint paid',
  'alter table jobs.jobs drop constraint paid, alter column town drop not null, alter town drop default',
  `-- alter table jobs.jobs drop column town\ncomment on table jobs.jobs is 'drop table jobs.jobs; update jobs.jobs set a = 1'`,
  'drop function jobs.score(uuid); create function jobs.score(one uuid) returns bigint language sql as $$ update jobs.jobs set a = 1; select 1 $$',
  `update jobs.jobs set town = '' where town is null`,
])('keeps nobody waiting: %s', (sql) => {
  expect(faultsOfMigration(sql)).toEqual([])
})

it('statements end where PostgreSQL ends them', () => {
  const text = `-- one; two\nselect ';' as ";", $a$ ; $$ ; $a$ /* ; */;\n\nselect 2 - 1; `
  expect(statementsOf(text).map(({ text: one, line }) => [one.split('\n').at(-1), line])).toEqual([
    [`select ';' as ";", $a$ ; $$ ; $a$ /* ; */`, 1],
    ['select 2 - 1', 4],
  ])
  expect(isOutsideTransaction(`-- why\n${OUTSIDE}\nselect 1`)).toBe(true)
  expect(isOutsideTransaction(`select 1;\n${OUTSIDE}`)).toBe(false)
})
