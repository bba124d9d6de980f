import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { migrate, migrationSourcesIn, startEmbedded } from '@onward/database'
import postgres from 'postgres'
import { removeDataDir, temporaryDataDir } from '../src/portal'

const EVENTS = 1_000_000
const ACTS = 200_000
const SEALED = 20_000
const TIMES = 5

/**
 * A hundred times the data: a log of a million events and 200,000 acts. What erases, forgets, seals and checks is measured beside what it replaced,
 * which is made from its migration and rolled back.
 */
export async function measureScale(): Promise<void> {
  const dataDir = await temporaryDataDir()
  const database = await startEmbedded({ dataDir, log: () => undefined })
  const sql = postgres(database.ownerUrl, { max: 1, onnotice: () => {} })
  try {
    const sources = await migrationSourcesIn(fileURLToPath(new URL('../../..', import.meta.url)))
    await migrate({ ownerUrl: database.ownerUrl, sources, rolePasswords: {}, log: () => undefined })
    await grow(sql)
    console.log(`${EVENTS} events, ${ACTS} acts. Milliseconds of one, the middle of ${TIMES}:`)
    const erase = 'select events.erase(gen_random_uuid(), now())'
    row(
      'one person leaves the log',
      await middle(sql, erase),
      await middle(sql, erase, ['0012_erased_staff.sql'], ['log_by_referral']),
    )
    const forget = `select events.forget_next(now() - interval '12 hours')`
    const before = `select events.forget_overtaken(now() - interval '12 hours')`
    row(
      'the next 5,000 events are looked at; before, all',
      await middle(sql, forget),
      await middle(sql, before, ['0005_erasure.sql'], ['log_by_subject_and_type', 'log_by_time']),
    )
    const seal = `do $$ begin for batch in 1..${SEALED / 1000} loop perform acts.seal('learning', 1000); end loop; end $$`
    row(
      `${SEALED} acts are sealed, in one transaction`,
      await middle(sql, seal, [], [], 1),
      await middle(sql, seal, ['0001_base.sql'], [], 1),
    )
    for (let batch = 0; batch < SEALED / 1000; batch += 1) await sql`select acts.seal('learning', 1000)`
    const check = `select acts.check_next('learning', 1000)`
    row(
      '1,000 acts are checked; before, the whole chain',
      await middle(sql, check),
      await middle(sql, `select * from acts.verify('learning')`, ['0001_base.sql']),
    )
    await whileChecked(sql, database.ownerUrl)
  } finally {
    await sql.end()
    await database.stop()
    await removeDataDir(dataDir)
  }
}

async function grow(sql: postgres.Sql): Promise<void> {
  await sql`insert into events.log (type, subject, version, payload, source, at)
    select 'application.moved', gen_random_uuid(), 1, jsonb_build_object('accountId', gen_random_uuid(), 'applicationId', gen_random_uuid(),
      'jobTitle', 'Care assistant'), 'jobs', now() - interval '1 day' from generate_series(1, ${EVENTS})`
  await sql`insert into learning.acts (at, role, method_path, resource, answer, reference)
    select now(), 'user', 'POST /api/learning/x', 'x/' || gen_random_uuid(), '{}', 'ONW-' || n from generate_series(1, ${ACTS}) n`
  await sql`analyze events.log, learning.acts`
}

/** The functions that a migration made or replaced; `perform auth.refuse_unproved()` asks nothing of the owner. */
async function functionsOf(file: string): Promise<string[]> {
  const text = await readFile(fileURLToPath(new URL(`../../database/migrations/${file}`, import.meta.url)), 'utf8')
  return text
    .split(/^(?=create (?:or replace )?function )/m)
    .filter((made) =>
      /^create (?:or replace )?function (?:events\.(?:erase|forget_overtaken)|acts\.(?:seal|verify))\(/.test(made),
    )
    .map((made) => made.replace(/^create (?:or replace )?/, 'create or replace ').replace(/(\$\$;\n)[\s\S]*$/, '$1'))
}

/** Milliseconds of a statement in a transaction that is rolled back, with the functions of these migrations and without these indexes. */
async function middle(
  sql: postgres.Sql,
  statement: string,
  files: readonly string[] = [],
  without: readonly string[] = [],
  times = TIMES,
): Promise<number> {
  const taken: number[] = []
  const rolledBack = new Error('rolled back')
  await sql
    .begin(async (tx) => {
      for (const index of without) await tx.unsafe(`drop index events.${index}`)
      if (without.includes('log_by_subject_and_type')) await tx.unsafe('create index on events.log (subject)')
      for (const file of files) for (const made of await functionsOf(file)) await tx.unsafe(made)
      for (let time = 0; time < times; time += 1) {
        const began = performance.now()
        await tx.unsafe(statement)
        taken.push(performance.now() - began)
      }
      throw rolledBack
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error
    })
  return taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0
}

/** How long one sealing waits while another connection has an open check. */
async function whileChecked(sql: postgres.Sql, ownerUrl: string): Promise<void> {
  const other = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  try {
    await other.begin(async (tx) => {
      await tx`select acts.check_next('learning', 1000)`
      const began = performance.now()
      await sql`select acts.seal('learning', 1000)`
      console.log(
        `    1,000 acts are sealed while a check is open: ${(performance.now() - began).toFixed(0)} ms; before, never until it ended`,
      )
    })
  } finally {
    await other.end()
  }
}

const row = (name: string, now: number, before: number): void =>
  console.log(
    `    ${name.padEnd(52)} ${now.toFixed(1).padStart(8)}, before ${before.toFixed(1).padStart(9)} (${(before / now).toFixed(1)} times)`,
  )
