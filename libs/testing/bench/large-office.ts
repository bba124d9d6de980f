import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import {
  CASE_SORTS,
  CASE_VIEWS,
  DEMO_ACCOUNTS,
  DEMO_OFFICE,
  DEMO_PASSWORD,
  REFERRAL_SORTS,
  REFERRAL_VIEWS,
  SORT_ORDERS,
} from '@onward/contracts'
import { addDays } from '@onward/contracts/calendar-days'
import { londonDay } from '@onward/contracts/london-time'
import { runningEmbedded } from '@onward/database'
import { type Keys, loadKeys, sealField } from '@onward/service-kit/keys'
import fastify from 'fastify'
import postgres from 'postgres'
import type { Portal } from '../src/portal'
import { percentiles, printRow, signedIn, timed } from './timing'

const REFERRALS = 50_000
const CASELOAD = 500
const BATCH = 2_500

/**
 * What an agent with a caseload of 500 waits for in an office of 50,000 referrals, one question after the other, against a bare Fastify
 * route that reads twenty of the same rows through their index.
 */
export async function measureLargeOffice({ origin, dataDir }: Portal): Promise<void> {
  const ownerUrl = runningEmbedded(dataDir)
  if (!ownerUrl) throw new Error('The portal has no embedded database.')
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  const bare = fastify()
  try {
    await grow(sql, await loadKeys(path.join(dataDir, 'keys'), { create: false }))
    bare.get(
      '/',
      () =>
        sql`select * from casework.referrals where office_id = ${DEMO_OFFICE.id} order by rank, created_at desc, id desc limit 20`,
    )
    const baseline = percentiles(await timed({ url: `${await bare.listen({ host: '127.0.0.1', port: 0 })}/` }))
    const [counted] = await sql`select (select count(*) from casework.referrals where office_id = ${DEMO_OFFICE.id}) as referrals,
      (select count(*) from casework.cases where agent_id = ${DEMO_ACCOUNTS.agent.id} and closed_at is null) as own,
      (select count(*) from casework.case_entries) as entries`
    console.log(
      `${counted?.referrals} referrals, ${counted?.own} open cases of the agent, ${counted?.entries} entries of histories`,
    )
    printRow('bare', baseline)
    const api = `${origin}/api/casework`
    const headersOf = async () => ({
      authorization: `Bearer ${await signedIn(origin, DEMO_ACCOUNTS.agent.email, DEMO_PASSWORD)}`,
    })
    const questions: Questions = {
      dashboard: { url: `${api}/dashboard` },
      'a week of the office': { url: `${api}/diary?from=${londonDay(new Date())}&whose=office` },
      referrals: { url: `${api}/referrals/search`, body: {} },
      'referrals, a name': { url: `${api}/referrals/search`, body: { search: 'Wiśniewska' } },
      'referrals, a part of a number': { url: `${api}/referrals/search`, body: { search: 'ZZ39' } },
      'referrals, a name of nobody': { url: `${api}/referrals/search`, body: { search: 'Nobody Atall' } },
      'active cases, own': { url: `${api}/cases/search`, body: {} },
      'active cases, own, a name': { url: `${api}/cases/search`, body: { search: 'Nowak' } },
      'active cases, the office’s': { url: `${api}/cases/search`, body: { mine: false } },
      ...(await lists(api, headersOf)),
      'weekly report': { url: `${api}/weekly-report` },
      'weekly report, own caseload': { url: `${api}/weekly-report?scope=mine` },
      'weekly report, a year ago': { url: `${api}/weekly-report?week=${yearAgo()}` },
      'weekly report, who applied': { url: `${api}/weekly-report/people?figure=applications` },
      'weekly report, spreadsheet': { url: `${api}/weekly-report/file?format=csv`, times: 40 },
      'weekly report, PDF': { url: `${api}/weekly-report/file?format=pdf`, times: 40 },
    }
    for (const [name, question] of Object.entries(questions)) {
      // Anew each time: on a slow machine all of them take longer than a token lives.
      const headers = await headersOf()
      printRow(name, percentiles(await timed({ ...question, headers })), baseline)
    }
  } finally {
    await bare.close()
    await sql.end()
  }
}

type Questions = Record<string, { url: string; body?: object; times?: number }>

/** Every sort both ways, every saved view, and a page far into the list, of the whole office. */
async function lists(api: string, headersOf: () => Promise<Record<string, string>>): Promise<Questions> {
  const asked: [name: string, path: string, body: object][] = [
    ...REFERRAL_SORTS.map((sort) => ['referrals', 'referrals', { sort }] as const),
    ...CASE_SORTS.map((sort) => ['office’s cases', 'cases', { sort, mine: false }] as const),
  ].flatMap(([what, of, body]) =>
    SORT_ORDERS.map((order): [string, string, object] => [
      `${what} by ${body.sort}, ${order}`,
      `${api}/${of}/search`,
      { ...body, order },
    ]),
  )
  for (const view of REFERRAL_VIEWS)
    asked.push([`referrals, ${view}, by name`, `${api}/referrals/search`, { view, sort: 'name' }])
  for (const view of CASE_VIEWS)
    asked.push([`office’s cases, ${view}, by name`, `${api}/cases/search`, { view, sort: 'name', mine: false }])
  const found: Questions = Object.fromEntries(asked.map(([name, url, body]) => [name, { url, body, times: 40 }]))
  const headers = { ...(await headersOf()), 'content-type': 'application/json' }
  for (const [name, url, body] of asked.filter(([name]) => name.endsWith(', up'))) {
    let cursor = ''
    for (let page = 0; page < 30; page += 1) {
      const answer = await fetch(`${url}?limit=100${cursor && `&cursor=${cursor}`}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      cursor = ((await answer.json()) as { nextCursor: string | null }).nextCursor ?? ''
      if (cursor === '') throw new Error(`${name} ends before row 3,000.`)
    }
    found[`${name}, after row 3,000`] = { url: `${url}?cursor=${cursor}`, body, times: 40 }
  }
  return found
}

const yearAgo = (): string => addDays(londonDay(new Date()), -364)

/**
 * Copies the demo office's people, with their cases and histories, until there are as many as wanted: other ids, earlier times, and numbers
 * sealed for the new rows. So many of those whose case is open become the demo agent's.
 */
async function grow(sql: postgres.Sql, keys: Keys): Promise<void> {
  const office = DEMO_OFFICE.id
  const columns = async (table: string) =>
    (
      await sql`select column_name as name from information_schema.columns where table_schema = 'casework' and table_name = ${table}
        and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`
    ).map(({ name }) => String(name))
  const models = await sql<{ id: string }[]>`select id from casework.referrals where office_id = ${office} order by id`
  await sql`create temp table copies (id uuid primary key, model uuid, person uuid, number text, hash bytea, n int)`
  for (let from = models.length; from < REFERRALS; from += BATCH) {
    const many = Array.from({ length: Math.min(BATCH, REFERRALS - from) }, (_, i) => {
      const id = randomUUID()
      const number = `ZZ${String((from + i) % 1_000_000).padStart(6, '0')}A`
      const model = models[(from + i) % models.length]?.id
      const sealed = sealField(keys, number, `referrals/${id}/ni_number`)
      return { id, model, person: randomUUID(), number: sealed, hash: `\\x${randomBytes(32).toString('hex')}`, n: from + i }
    })
    await sql`insert into copies select * from jsonb_to_recordset(${sql.json(many)})
      as c(id uuid, model uuid, person uuid, number text, hash bytea, n int)`
  }
  const copy = async (table: string, from: string, changes: string) => {
    const all = await columns(table)
    const list = (of: string) => all.map((name) => `${of}"${name}"`).join(', ')
    await sql.unsafe(`insert into casework.${table} (${list('')}) select ${list('made.')} from ${from}
      cross join lateral jsonb_populate_record(null::casework.${table}, to_jsonb(o) || ${changes}) made`)
  }
  await copy(
    'referrals',
    'pg_temp.copies c join casework.referrals o on o.id = c.model',
    `jsonb_build_object('id', c.id, 'account_id', c.person, 'ni_number', c.number, 'ni_hash', c.hash::text,
       'created_at', o.created_at - (c.n % 13) * interval '1 minute')`,
  )
  await copy(
    'cases',
    'pg_temp.copies c join casework.cases o on o.referral_id = c.model',
    `jsonb_build_object('id', gen_random_uuid(), 'referral_id', c.id, 'account_id', c.person)`,
  )
  await copy(
    'case_entries',
    `pg_temp.copies c join casework.referrals r on r.id = c.model
       join (select account_id, case_id, kind, facts, at, actor, null::bigint as event_id from casework.case_entries
         where case_id is null) o on o.account_id = r.account_id`,
    `jsonb_build_object('account_id', c.person)`,
  )
  await sql`with chosen as (select c.id, c.referral_id from casework.cases c join copies on copies.id = c.referral_id
      where c.closed_at is null and c.agent_id <> ${DEMO_ACCOUNTS.agent.id} order by c.id
      limit (select ${CASELOAD} - count(*) from casework.cases where agent_id = ${DEMO_ACCOUNTS.agent.id} and closed_at is null)),
    moved as (update casework.cases set agent_id = ${DEMO_ACCOUNTS.agent.id} where id in (select id from chosen))
    update casework.referrals set agent_id = ${DEMO_ACCOUNTS.agent.id} where id in (select referral_id from chosen)`
  await sql.unsafe('vacuum analyze casework.referrals, casework.cases, casework.case_entries')
}
