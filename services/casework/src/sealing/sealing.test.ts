import { randomUUID } from 'node:crypto'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { sql } from 'drizzle-orm'
import { service } from '../app'
import { londonDay } from '../figures/weeks'
import { form, freshNiNumber, testOffice } from '../testing/office'
import { remindOfSealRequests } from './routes'
import { keepSeals } from './store'

const NOW = new Date()
const { server, owner } = servicesUnderTest({ services: [service], clock: () => NOW, config: { rateFactor: 1000 } })

async function send(who: TestPerson, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const url = `/api/casework${path}`
  const answer = await server.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })
  const isJson = answer.headers['content-type']?.toString().includes('json')
  return { status: answer.statusCode, body: answer.body, json: isJson ? answer.json() : null }
}
interface Client {
  id: string
  caseId: string
  person: TestPerson
  niNumber: string
  name: string
}
/** Somebody with an open case and something in every table. */
async function client(coach: TestPerson): Promise<Client> {
  const niNumber = freshNiNumber()
  const lastName = `Sealed${niNumber.slice(2, 8)}`
  const { id } = (await send(coach, 'POST', '/referrals', form({ niNumber, lastName }))).json
  const person = await server.person('user')
  await server.asOwner((tx) => emitEvent(tx, 'account.activated', id, 1, { referralId: id, accountId: person.accountId }))
  await server.runJobs()
  const { json } = await send(coach, 'GET', `/clients/${id}/case`)
  const caseId: string = json.id
  await send(coach, 'POST', `/clients/${id}/notes`, { text: 'A note', shared: true })
  await send(coach, 'POST', `/clients/${id}/todos`, { title: 'Ring', dueOn: londonDay(NOW), ownerId: null })
  await send(coach, 'POST', `/clients/${id}/reveals`, { what: 'ni-number', purpose: 'other', words: `Who rings for ${id}` })
  const [one] = await owner`select office_id from casework.referrals where id = ${id}`
  const placementId = randomUUID()
  await owner`insert into casework.appointments (id, case_id, referral_id, account_id, office_id, agent_id, agent_name, office_name, state, way,
    place, starts_at, minutes, set_at, created_at, changed_at) values (${caseId}, ${caseId}, ${id}, ${person.accountId}, ${one?.office_id},
    ${coach.accountId}, 'T', 'T', 'planned', 'phone', 'x', now(), 30, now(), now(), now())`
  await owner`insert into casework.appointment_steps (appointment_id, kind, at) values (${caseId}, 'made', now())`
  await owner`insert into casework.placements (id, case_id, referral_id, account_id, office_id, job_title, company, started_on, state, created_at)
    values (${placementId}, ${caseId}, ${id}, ${person.accountId}, ${one?.office_id}, 'Cook', 'Cafe', '2026-01-05', 'weeks-4', now())`
  return { id, caseId, person, niNumber, name: lastName }
}
const seal = (admin: TestPerson, niNumber: string) =>
  send(admin, 'POST', '/admin/sealed-records', { niNumber, reason: 'safety', words: 'Somebody looks for them' })
const ask = (agent: TestPerson, id: string) => send(agent, 'POST', `/seals/${id}/requests`, { words: 'They are at my desk' })
const answer = (admin: TestPerson, id: string, yes: boolean) =>
  send(admin, 'POST', `/admin/seal-requests/${id}/answer`, { yes, hours: 24 })

let revealed = 0
/** Statuses of everything that opens one person. */
async function opened(who: TestPerson, { id, caseId }: Client): Promise<number[]> {
  const reads = [`/referrals/${id}`, `/clients/${id}/case`, `/clients/${id}/history`, `/clients/${id}/notes`]
  reads.push(`/cases/${caseId}/appointments`, `/cases/${caseId}/placements`)
  const statuses: number[] = []
  for (const path of reads) statuses.push((await send(who, 'GET', path)).status)
  revealed += 1
  const words = `To answer them, question ${revealed}`
  statuses.push((await send(who, 'POST', `/clients/${id}/reveals`, { what: 'ni-number', purpose: 'other', words })).status)
  statuses.push((await send(who, 'POST', `/clients/${id}/notes`, { text: 'Mine', shared: false })).status)
  return statuses
}
/** Where lists, searches and files name the person. */
async function named(who: TestPerson, { name }: Client): Promise<string[]> {
  const found: string[] = []
  const lists: [string, object | undefined][] = [
    ['/referrals/search?limit=100', {}],
    ['/referrals/search', { search: name }],
    ['/cases/search?limit=100', { mine: false }],
    ['/cases/search', { search: name, mine: false }],
    ['/placements/search', { search: name, show: null, whose: 'office' }],
    ['/referrals/export', { search: '' }],
    ['/dashboard', undefined],
    ['/weekly-report', undefined],
    ['/weekly-report/people?figure=referrals', undefined],
  ]
  for (const [path, body] of lists) {
    const got = await send(who, body ? 'POST' : 'GET', path, body)
    expect([path, got.status]).toEqual([path, 200])
    if (got.body.includes(name)) found.push(path)
  }
  return found
}
/** Rows of the person in every table, by a plain statement in the session of somebody. */
async function rowsSeen(who: TestPerson, { id, caseId, person }: Client): Promise<string[]> {
  const columns = await owner<{ table: string; column: string }[]>`
    select c.table_name as table, c.column_name as column from information_schema.columns c join information_schema.tables t
      using (table_schema, table_name)
    where c.table_schema = 'casework' and t.table_type = 'BASE TABLE' and (c.column_name in ('account_id', 'referral_id', 'case_id',
      'appointment_id', 'placement_id') or (c.table_name, c.column_name) = ('referrals', 'id'))`
  const ids = `{${[id, caseId, person.accountId].join(',')}}`
  return server.kit('casework').db.withSession(who.sessionId, async (tx) => {
    const seen = new Set<string>()
    for (const { table, column } of columns) {
      const [row] = await tx.execute<{ n: string }>(sql`select count(*) as n from casework.${sql.identifier(table)}
        where ${sql.identifier(column)} = any (${ids}::uuid[])`)
      if (Number(row?.n) > 0) seen.add(table)
    }
    return [...seen].sort()
  })
}

it('is closed to the whole office but the named coach, in every read, list, file and table, until an administrator says yes', async () => {
  const [coach, colleague] = (await testOffice(server, 2)).agents as [TestPerson, TestPerson]
  const admin = await server.person('admin')
  const one = await client(coach)
  const open = [...Array(8)].map(() => 200)
  expect(await opened(colleague, one)).toEqual(open)
  expect((await named(colleague, one)).length).toBeGreaterThan(4)
  expect(await rowsSeen(colleague, one)).toEqual(
    expect.arrayContaining([
      'appointments',
      'case_entries',
      'case_notes',
      'case_todos',
      'cases',
      'looks',
      'placements',
      'referrals',
    ]),
  )
  expect((await seal(admin, one.niNumber)).status).toBe(200)

  expect(await opened(colleague, one)).toEqual(open.map(() => 404))
  expect(await named(colleague, one)).toEqual([])
  expect(await rowsSeen(colleague, one)).toEqual([])
  expect((await send(colleague, 'POST', '/referrals/search', { search: one.name })).json).toMatchObject({
    items: [],
    sealed: [one.id],
  })
  // Who works with them, and the person themselves, read as before.
  expect(await opened(coach, one)).toEqual(open)
  expect((await send(coach, 'POST', '/referrals/search', { search: one.name })).json).toMatchObject({ sealed: [], total: 1 })
  expect((await send(one.person, 'GET', '/my-case')).json.items).toHaveLength(1)

  expect((await send(colleague, 'GET', `/seals/${one.id}`)).json).toEqual({ sealed: true, asked: null, askedAt: null })
  const { id } = (await ask(colleague, one.id)).json
  expect((await ask(colleague, one.id)).json.code).toBe('state-conflict')
  expect(await rowsSeen(colleague, one)).toEqual([])
  const listed = (await send(admin, 'GET', '/admin/sealed-records')).json
  expect(listed.requests).toContainEqual(expect.objectContaining({ id, words: 'They are at my desk', until: null }))
  expect((await answer(admin, id, true)).status).toBe(200)
  expect(await opened(colleague, one)).toEqual(open)
  expect((await send(one.person, 'GET', '/looks')).json.items.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining(['sealed', 'sealed-open']),
  )

  await owner`update casework.seal_requests set until = now() - interval '1 second' where id = ${id}`
  expect(await opened(colleague, one)).toEqual(open.map(() => 404))
  const sealId = listed.items.find(({ referralId }: { referralId: string }) => referralId === one.id).id
  expect((await send(admin, 'POST', `/admin/sealed-records/${sealId}/unsealing`, { words: 'It is over' })).status).toBe(200)
  expect(await opened(colleague, one)).toEqual(open)
})

it('stays closed after a no, and to whoever answers themselves, and to another office with a reason', async () => {
  const [coach, colleague] = (await testOffice(server, 2)).agents as [TestPerson, TestPerson]
  const [stranger] = (await testOffice(server)).agents as [TestPerson]
  const admin = await server.person('admin')
  const one = await client(coach)
  expect((await seal(colleague, one.niNumber)).status).toBe(403)
  expect((await seal(admin, freshNiNumber())).status).toBe(404)
  await send(stranger, 'POST', `/referrals/${one.id}/open`, { reason: 'They came to our office' })
  await seal(admin, one.niNumber)
  expect((await seal(admin, one.niNumber)).json.code).toBe('already-exists')
  // Opened with a reason before, and not again.
  expect((await send(stranger, 'GET', `/referrals/${one.id}`)).status).toBe(404)
  expect((await send(stranger, 'POST', `/referrals/${one.id}/open`, { reason: 'They came to our office' })).status).toBe(404)
  const { id } = (await ask(colleague, one.id)).json
  expect((await answer(colleague, id, true)).status).toBe(403)
  const both = await server.person('admin', { accountId: colleague.accountId })
  expect((await answer(both, id, true)).status).toBe(403)
  expect((await answer(admin, id, false)).json.until).toBeNull()
  expect((await answer(admin, id, true)).status).toBe(404)
  expect(await rowsSeen(colleague, one)).toEqual([])
  expect((await send(colleague, 'GET', `/seals/${one.id}`)).json).toEqual({
    sealed: true,
    asked: 'declined',
    askedAt: NOW.toISOString(),
  })
  expect((await send(coach, 'GET', `/seals/${one.id}`)).json).toEqual({ sealed: false, asked: null, askedAt: null })
})

it('goes with the person to another referral of theirs, and to no other coach before an administrator names one', async () => {
  const [coach, colleague, third] = (await testOffice(server, 3)).agents as [TestPerson, TestPerson, TestPerson]
  const admin = await server.person('admin')
  const one = await client(coach)
  await seal(admin, one.niNumber)
  await send(coach, 'POST', `/referrals/${one.id}/withdrawal`, { reason: 'asked-to-stop' })
  const again = (await send(coach, 'POST', '/referrals', form({ niNumber: one.niNumber }))).json.id
  expect((await send(third, 'GET', `/referrals/${again}`)).status).toBe(404)
  // Only the older one, on which it was set, is forgotten.
  await server.kit('casework').db.withSystem((tx) => keepSeals(tx, [one.id]))
  expect((await send(admin, 'GET', '/admin/sealed-records')).json.items).toContainEqual(
    expect.objectContaining({ referralId: again }),
  )
  expect((await send(third, 'GET', `/referrals/${one.id}`)).status).toBe(404)

  expect((await send(colleague, 'GET', `/referrals/${again}`)).status).toBe(404)
  // Their other work goes to the colleague; this does not.
  expect((await send(admin, 'POST', `/admin/staff/${coach.accountId}/hand-on`, { to: colleague.accountId })).status).toBe(200)
  expect((await send(admin, 'GET', `/admin/staff/${coach.accountId}/work`)).json).toMatchObject({ openCases: 0, referrals: 0 })
  for (const who of [coach, colleague, third]) expect((await send(who, 'GET', `/referrals/${again}`)).status).toBe(404)
  const listed = async () => (await send(admin, 'GET', '/admin/sealed-records')).json.items
  const row = (await listed()).find(({ referralId }: { referralId: string }) => referralId === again)
  expect(row).toMatchObject({ keeperName: null })
  expect(row.candidates.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining([colleague.accountId, third.accountId]),
  )
  expect(await toldOf('seal.without-coach', row.id)).toEqual([expect.objectContaining({ administrators: expect.any(Array) })])
  expect((await send(admin, 'POST', `/admin/sealed-records/${row.id}/unsealing`, { words: 'Over' })).json.code).toBe(
    'state-conflict',
  )
  const name = (agentId: string) => send(admin, 'POST', `/admin/sealed-records/${row.id}/coach`, { agentId })
  const [stranger] = (await testOffice(server)).agents as [TestPerson]
  expect((await name(stranger.accountId)).status).toBe(422)
  expect((await name(third.accountId)).status).toBe(200)
  expect((await name(third.accountId)).status).toBe(404)
  expect((await send(third, 'GET', `/referrals/${again}`)).status).toBe(200)
  expect((await send(colleague, 'GET', `/referrals/${again}`)).status).toBe(404)
  expect((await owner`select agent_id from casework.referrals where id = ${again}`)[0]?.agent_id).toBe(third.accountId)
})

it('leaves the case of a sealed person out of every conversation until a coach is named', async () => {
  const [coach, colleague] = (await testOffice(server, 2)).agents as [TestPerson, TestPerson]
  const admin = await server.person('admin')
  const one = await client(coach)
  const other = await client(coach)
  await seal(admin, one.niNumber)
  const coaches = async ({ caseId }: Client) =>
    (await toldOf('case.assigned', caseId)).map(({ agentAccountId }) => agentAccountId)
  await send(admin, 'POST', `/admin/staff/${coach.accountId}/hand-on`, { to: colleague.accountId })
  expect(await coaches(other)).toEqual([coach.accountId, colleague.accountId])
  expect(await coaches(one)).toEqual([coach.accountId])
  const row = (await send(admin, 'GET', '/admin/sealed-records')).json.items.find(
    ({ referralId }: { referralId: string }) => referralId === one.id,
  )
  await send(admin, 'POST', `/admin/sealed-records/${row.id}/coach`, { agentId: colleague.accountId })
  expect(await coaches(one)).toEqual([coach.accountId, colleague.accountId])
  expect(await opened(colleague, one)).toEqual([...Array(8)].map(() => 200))
  // What the client does themselves stays theirs.
  const owners = await owner`select owner_id from casework.case_todos where case_id = ${one.caseId}`
  expect(owners.map(({ owner_id }) => owner_id)).toEqual([one.person.accountId])
})

it('tells the administrators at once, and once more after a day, who asks to open a record; and the agent what was said', async () => {
  const [coach, colleague] = (await testOffice(server, 2)).agents as [TestPerson, TestPerson]
  const [admin, second] = [await server.person('admin'), await server.person('admin')]
  const one = await client(coach)
  await seal(admin, one.niNumber)
  const { id } = (await ask(colleague, one.id)).json
  const [at] = await toldOf('seal.requested', id)
  expect(at).toMatchObject({ again: false })
  expect(at?.administrators).toEqual(expect.arrayContaining([admin.accountId, second.accountId]))
  const { db } = server.kit('casework')
  const later = (hours: number) => remindOfSealRequests(db, new Date(NOW.getTime() + hours * 3_600_000), 200)
  await later(23)
  expect(await toldOf('seal.requested', id)).toHaveLength(1)
  await later(25)
  await later(60)
  expect((await toldOf('seal.requested', id)).map(({ again }) => again)).toEqual([false, true])
  await answer(second, id, false)
  expect(await toldOf('seal.answered', id)).toEqual([{ agentAccountId: colleague.accountId, referralId: one.id, yes: false }])
})

/** What other services were told of a subject, the oldest first. */
async function toldOf(name: string, subject: string): Promise<Record<string, unknown>[]> {
  const rows = await owner`select payload from events.log where type = ${name} and subject = ${subject} order by version`
  return rows.map(({ payload }) => payload as Record<string, unknown>)
}
