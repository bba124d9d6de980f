import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  askForErasure,
  CONSENTS,
  EXPORT_BY,
  keepAccount,
  PERSONAL_SERVICES,
  pathOf,
  register,
  signIn,
  verifyEmail,
} from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { adminCommands } from '@onward/service-identity/admin'
import { OWN_ORIGIN } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { whereIs } from '@onward/testing/where-is'
import { ALL_SERVICES } from './services'

const DAY_MS = 24 * 3_600_000
const PASSWORD = 'sentinel-pass-9X'

/** The clock of every service, ahead of the machine by this offset. */
let ahead = 0

const { server, owner } = servicesUnderTest({
  services: ALL_SERVICES,
  clock: () => new Date(Date.now() + ahead),
  config: { rateFactor: 1_000 },
})
beforeEach(() => {
  ahead = 0
})

interface Jobseeker {
  accountId: string
  email: string
  headers: { authorization: string }
  /** Values that must not be found after erasure, beside the account's id. */
  sentinels: string[]
}
const post = (path: string, payload: object, headers: object = {}) =>
  server.app.inject({ method: 'POST', url: path, payload, headers: { ...OWN_ORIGIN, ...headers } })
const enter = (email: string, password = PASSWORD) => post(`${pathOf(signIn)}?session=token`, { email, password })
const work = (task: string) => server.background.tasks[task]?.({})

/** Registers by the public forms. */
async function registered(mark: string): Promise<Jobseeker> {
  const email = `${mark}@sentinel.example`.toLowerCase()
  const names = { firstName: `${mark}First`, lastName: `${mark}Last`, organisationName: '' }
  const answer = await post(pathOf(register), {
    userType: 'user',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...names,
    language: 'en',
  })
  expect(answer.statusCode).toBe(202)
  await server.runJobs()
  const token = /token=([\w-]+)/.exec(server.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1]
  expect((await post(pathOf(verifyEmail), { token })).statusCode).toBe(200)
  await server.runJobs()
  const session = (await enter(email)).json()
  const headers = { authorization: `Bearer ${session.access_token}` }
  return { accountId: session.user.id, email, headers, sentinels: [mark] }
}

/**
 * Inserts a row with the mark in every text and json column into every table that names the person, as far as its constraints
 * allow.
 */
async function fillEveryTable({ accountId }: Jobseeker, mark: string): Promise<string[]> {
  const columns = await owner<{ schema: string; table: string; column: string; type: string; needed: boolean }[]>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.udt_name as type,
      c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' as needed
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = any(${[...PERSONAL_SERVICES]}) and t.table_type = 'BASE TABLE' and c.table_name <> 'acts'
      and c.is_generated = 'NEVER'
    order by 1, 2, c.ordinal_position`
  const tables = new Map<string, (typeof columns)[number][]>()
  for (const one of columns) {
    const name = `${one.schema}.${one.table}`
    tables.set(name, [...(tables.get(name) ?? []), one])
  }
  const filled: string[] = []
  for (const [name, all] of tables) {
    if (!all.some(({ column }) => column === 'account_id')) continue
    const [schema = '', table = ''] = name.split('.')
    const values = Object.fromEntries(
      all.flatMap(({ column, type, needed }): [string, unknown][] => {
        if (column === 'account_id') return [[column, accountId]]
        if (type === 'text') return needed ? [[column, `${mark}/${column}`]] : []
        if (!needed) return []
        const plain: Record<string, unknown> = {
          uuid: randomUUID(),
          jsonb: owner.json({ said: mark }),
          timestamptz: new Date(),
          int4: 1,
          int8: 1,
          bool: false,
          bytea: Buffer.from(mark),
          _text: [mark],
          _int8: owner.array([1], 1016),
          _timestamptz: owner.array([new Date()], 1185),
          float4: 1,
          date: '2026-11-21',
        }
        return type in plain ? [[column, plain[type]]] : []
      }),
    )
    // Foreign keys and lists of allowed values are not part of this test.
    const done = await owner
      .begin(async (tx) => {
        await tx`set local session_replication_role = replica`
        const checks = await tx<{ name: string }[]>`select conname as name from pg_constraint
          where conrelid = ${name}::regclass and contype = 'c'`
        for (const check of checks) await tx.unsafe(`alter table ${name} drop constraint "${check.name}"`)
        await tx`insert into ${tx(schema)}.${tx(table)} ${tx(values as Record<string, never>)}`
        return true
      })
      .catch((error: unknown) => {
        // When the person already has their one row.
        if (error instanceof Error && /duplicate key/.test(error.message)) return true
        throw new Error(`${name}: ${error}`)
      })
    if (done) filled.push(name)
  }
  return filled
}

/** Columns with allowed values, in rows that stay without their person; only this test puts a mark there. */
const KINDS = ['jobs.reports.reason', 'learning.credentials.badge', 'learning.credentials.way']

/** `schema.table.column` of everything that holds one of the words, in any schema, also in bytes and in the queue. */
it('after erasure no row of any table, no file and no job holds anything of the person', async () => {
  const mark = 'Qxsentinel'
  const person = await registered(mark)
  const send = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const answer = await server.app.inject({ method, url, payload, headers: person.headers })
    expect([url, answer.statusCode, answer.body.slice(0, 300)]).toEqual([url, 200, expect.any(String)])
    return answer.json()
  }
  await send('POST', '/api/casework/ni-number', { niNumber: 'AB123456C' })
  const threadId = (await send('POST', '/api/messaging/threads/support', {})).id
  await send('POST', `/api/messaging/threads/${threadId}/messages`, { id: randomUUID(), text: `${mark} asks` })
  await send('POST', '/api/messaging/contact', {
    name: mark,
    email: person.email,
    subject: 'Question',
    message: `${mark} wonders`,
    language: 'en',
  })
  const files = server.kit('jobseekers').files
  const keys = [
    `cvs/${person.accountId}/1-${mark}.pdf`,
    `pictures/${person.accountId}/1.jpg`,
    `disclosures/${randomUUID()}/${mark}.pdf`,
  ]
  for (const key of keys) await files.put(key, Buffer.from(mark))
  const attachment = `messages/${threadId}/${randomUUID()}.pdf`
  await files.put(attachment, Buffer.from(mark))
  await owner`insert into jobseekers.disclosures (id, account_id, job_id, snapshot, file_path, made_at)
    values (${randomUUID()}, ${person.accountId}, ${randomUUID()}, ${owner.json({ lastName: mark })}, ${keys[2] ?? ''}, now())`
  // For a referral joined with an existing account, whose invitation named another account.
  const referralId = randomUUID()
  const insertEvent = (type: string, payload: Record<string, string>) =>
    owner`insert into events.log (type, subject, version, payload, source)
      values (${type}, ${referralId}, 1, ${owner.json({ referralId, ...payload })}, 'casework')`
  await insertEvent('referral.invited', { accountId: randomUUID(), firstName: mark, email: person.email })
  await insertEvent('account.activated', { accountId: person.accountId })
  const filled = await fillEveryTable(person, mark)
  expect(filled.length).toBeGreaterThan(30)
  await server.runJobs()
  expect((await whereIs(owner, [mark])).length).toBeGreaterThan(30)

  expect((await post(pathOf(askForErasure), { currentPassword: PASSWORD }, person.headers)).statusCode).toBe(200)
  await server.runJobs()
  ahead = 14 * DAY_MS + 60_000
  await work('identity.erase')
  await server.runJobs()

  expect(await whereIs(owner, [mark], (column) => KINDS.includes(column))).toEqual([])
  // Only the id stays: in sealed receipts, in the ledger, and in the event of the erasure.
  const acts = PERSONAL_SERVICES.flatMap((service) =>
    ['actor', 'resource', 'answer'].map((column) => `${service}.acts.${column}`),
  )
  const stays = ['events.erased.account', 'events.log.subject', 'events.log.payload']
  const holding = await whereIs(owner, [person.accountId])
  expect(holding.filter((one) => !acts.includes(one) && !stays.includes(one))).toEqual([])
  expect(await owner`select type from events.log where payload->>'accountId' = ${person.accountId}`).toEqual([
    { type: 'account.erased' },
  ])
  for (const key of [...keys, attachment]) expect([key, await files.has(key)]).toEqual([key, false])
  for (const service of PERSONAL_SERVICES) {
    await owner`select acts.seal(${service})`
    expect((await owner`select broken_at from acts.verify(${service})`)[0]).toEqual({ broken_at: null })
  }
})

it('a request signs out everywhere, hides the person, and emails how to undo it; keeping opens the account again', async () => {
  const person = await registered('Keeper')
  const other = (await enter(person.email)).json()
  await owner`insert into jobseekers.cvs (id, account_id, filename, file_path, file_type, file_size, is_active, employer_visible,
    uploaded_at, state) values (${randomUUID()}, ${person.accountId}, 'a.pdf', ${randomUUID()}, 'pdf', 1, true, true, now(), 'analysed')`
  await owner`insert into jobseekers.consents (id, account_id, kind, version, language, text_hash, given_at)
    values (${randomUUID()}, ${person.accountId}, 'pool', ${CONSENTS.pool.version}, 'en', 'x', now() - interval '1 day')`

  const wrong = await post(pathOf(askForErasure), { currentPassword: 'not it' }, person.headers)
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    422,
    [{ field: 'currentPassword', message: 'This is not your password' }],
  ])
  const asked = await post(pathOf(askForErasure), { currentPassword: PASSWORD }, person.headers)
  expect(asked.statusCode).toBe(200)
  await server.runJobs()
  for (const headers of [person.headers, { authorization: `Bearer ${other.access_token}` }]) {
    const answer = await server.app.inject({ url: pathOf(EXPORT_BY.identity), headers })
    expect(answer.statusCode).toBe(401)
  }
  expect(await owner`select employer_visible from jobseekers.cvs where account_id = ${person.accountId}`).toEqual([
    { employer_visible: false },
  ])
  expect(
    await owner`select count(*)::int as n from jobseekers.consents where account_id = ${person.accountId} and withdrawn_at is null`,
  ).toEqual([{ n: 0 }])
  expect(await owner`select active from messaging.contacts where account_id = ${person.accountId}`).toEqual([{ active: false }])
  const mail = server.mails.findLast(({ to }) => to === person.email)
  expect(mail?.subject).toBe('We will erase your Onward account')
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'full' }).format(
    new Date(asked.json().eraseAt),
  )
  expect(mail?.text).toContain(day)
  expect(mail?.text).toContain('Keep my account')

  const entering = await enter(person.email)
  expect([entering.statusCode, entering.json().code, entering.json().errors]).toEqual([
    403,
    'account-closing',
    [{ field: 'eraseAt', message: asked.json().eraseAt }],
  ])
  expect((await enter(person.email, 'not it')).json().code).toBe('invalid-credentials')
  expect((await post(pathOf(keepAccount), { email: person.email, password: 'not it' })).json().code).toBe('invalid-credentials')
  expect((await post(pathOf(keepAccount), { email: person.email, password: PASSWORD })).statusCode).toBe(200)
  expect((await post(pathOf(keepAccount), { email: person.email, password: PASSWORD })).statusCode).toBe(409)
  await server.runJobs()
  expect((await enter(person.email)).statusCode).toBe(200)
  expect(await owner`select active from messaging.contacts where account_id = ${person.accountId}`).toEqual([{ active: true }])
  expect(await owner`select closing from jobs.closing_accounts where account_id = ${person.accountId}`).toEqual([
    { closing: false },
  ])
  expect(server.mails.findLast(({ to }) => to === person.email)?.subject).toBe('Your Onward account stays')
  ahead = 30 * DAY_MS
  await work('identity.erase')
  expect(await owner`select id from identity.accounts where id = ${person.accountId}`).toHaveLength(1)
})

it('waiting applications are withdrawn; an accepted job stays with the two sides', async () => {
  const person = await registered('Waiter')
  const organisation = randomUUID()
  await owner`insert into jobs.organisations (id, name) values (${organisation}, 'Calder Care')`
  const boss = await server.person('employer')
  await owner`insert into jobs.members (account_id, organisation_id) values (${boss.accountId}, ${organisation})`
  await owner`insert into messaging.contacts (account_id, email, first_name, language, active, version)
    values (${boss.accountId}, 'boss@test.example', 'Boss', 'en', true, 1)`
  const apply = async (state: string) => {
    const [job, application] = [randomUUID(), randomUUID()]
    await owner`insert into jobs.jobs (id, organisation_id, state, title, company, location, type, description, posted_at)
      values (${job}, ${organisation}, 'active', 'Carer', 'Calder Care', 'Leeds', 'full-time', 'Care', now())`
    await owner`insert into jobs.applications (id, job_id, organisation_id, account_id, disclosure_id, job_title, company, location,
      state, live, first_name, last_name, email, phone, area, cover_letter, cv_filename, cv_file_type, applied_at)
      values (${application}, ${job}, ${organisation}, ${person.accountId}, ${randomUUID()}, 'Carer', 'Calder Care', 'Leeds',
      ${state}, true, 'Waiter', 'W', 'w@x.example', '', '', '', 'cv.pdf', 'pdf', now())`
    return application
  }
  const [waiting, offered, accepted] = [await apply('submitted'), await apply('offered'), await apply('accepted')]
  await post(pathOf(askForErasure), { currentPassword: PASSWORD }, person.headers)
  await server.runJobs()
  const states = await owner<{ id: string; state: string; withdrawal: string | null }[]>`
    select id, state, withdrawal from jobs.applications where account_id = ${person.accountId}`
  const left = { state: 'withdrawn', withdrawal: 'account-closed' }
  expect(Object.fromEntries(states.map(({ id, ...rest }) => [id, rest]))).toEqual({
    [waiting]: left,
    [offered]: left,
    [accepted]: { state: 'accepted', withdrawal: null },
  })
  const notices = await owner`select kind from messaging.notices where account_id = ${boss.accountId}`
  expect(notices).toHaveLength(2)
  const seen = await server.app.inject({ url: `/api/jobs/employer/applications/${waiting}`, headers: boss.headers })
  expect([seen.statusCode, seen.json().withdrawal]).toEqual([200, 'account-closed'])
})

it('a crashed erasure is finished by its next try, and a repeated event changes nothing', async () => {
  const person = await registered('Midway')
  const kit = server.kit('jobseekers')
  const sent = `disclosures/${randomUUID()}/cv.pdf`
  await kit.files.put(sent, Buffer.from('cv'))
  await kit.files.put(`cvs/${person.accountId}/1-a.pdf`, Buffer.from('cv'))
  await owner`insert into jobseekers.disclosures (id, account_id, job_id, snapshot, file_path, made_at)
    values (${randomUUID()}, ${person.accountId}, ${randomUUID()}, ${owner.json({})}, ${sent}, now())`
  await post(pathOf(askForErasure), { currentPassword: PASSWORD }, person.headers)
  await server.runJobs()
  ahead = 14 * DAY_MS + 60_000
  await work('identity.erase')
  const [event] = await owner<
    { id: string }[]
  >`select id from events.log where type = 'account.erased' and subject = ${person.accountId}`
  const handle = () => server.background.tasks['jobseekers.event']?.({ event: event?.id })

  const removeFolder = kit.files.removeFolder
  kit.files.removeFolder = () => Promise.reject(new Error('the disk went away'))
  await expect(handle()).rejects.toThrow()
  kit.files.removeFolder = removeFolder
  expect(await kit.files.has(sent)).toBe(false)
  expect(await owner`select id from jobseekers.disclosures where account_id = ${person.accountId}`).toHaveLength(1)
  await handle()
  expect(await kit.files.has(`cvs/${person.accountId}/1-a.pdf`)).toBe(false)
  expect(await owner`select id from jobseekers.disclosures where account_id = ${person.accountId}`).toEqual([])
  await handle()
  await server.runJobs()
  await work('identity.erase')
  expect(await owner`select id from events.log where type = 'account.erased' and subject = ${person.accountId}`).toHaveLength(1)
})

it('events of an erased person are neither sent again nor restored, and their address may register again', async () => {
  const person = await registered('Returner')
  await post(pathOf(askForErasure), { currentPassword: PASSWORD }, person.headers)
  await server.runJobs()
  ahead = 14 * DAY_MS + 60_000
  await work('identity.erase')
  await server.runJobs()
  const { accountId } = person
  const names = { role: 'user', firstName: 'Returner', lastName: 'R', organisationName: '' } as const
  await server.kit('identity').db.withSystem((tx) => emitEvent(tx, 'account.registered', accountId, 9, { accountId, ...names }))
  expect(await owner`select id from events.log where type = 'account.registered' and subject = ${accountId}`).toEqual([])
  const [restored] = await owner<{ id: string }[]>`insert into events.log (type, subject, version, payload)
    values ('account.registered', ${accountId}, 1, ${owner.json({ accountId, ...names })}) returning id`
  await server.background.tasks['jobseekers.event']?.({ event: restored?.id })
  expect(await owner`select account_id from jobseekers.profiles where account_id = ${accountId}`).toEqual([])

  ahead = 0
  const again = await registered('Returner')
  expect(again.accountId).not.toBe(accountId)
})

it('after a restore, everybody in the saved ledger is erased again', async () => {
  const person = await registered('Restored')
  const context = { db: server.kit('identity').db, clock: () => new Date(), log: { info: () => undefined } }
  const folder = await mkdtemp(path.join(tmpdir(), 'onward-erasures-'))
  try {
    const list = path.join(folder, 'list.txt')
    await writeFile(list, `# kept beside the backup\n${person.accountId}\n`)
    expect(await adminCommands['erase-again']?.run([list], context)).toBe('1 person is erased again.')
    expect(await adminCommands['erase-again']?.run([list], context)).toBe('1 person is erased again.')
    expect((await enter(person.email)).json().code).toBe('invalid-credentials')
    await server.runJobs()
    expect(await whereIs(owner, person.sentinels)).toEqual([])
    expect(await adminCommands.erasures?.run([], context)).toContain(person.accountId)
    await writeFile(list, 'nobody in particular')
    await expect(adminCommands['erase-again']?.run([list], context)).rejects.toThrow('Nobody was erased.')
  } finally {
    await rm(folder, { recursive: true })
  }
})
