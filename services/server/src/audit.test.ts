import { randomUUID } from 'node:crypto'
import { ACTS_OF, type AuditedAct, CHAIN_OF, pathOf, readAccountNames, SERVICES } from '@onward/contracts'
import { checkActs, sealActs } from '@onward/database'
import { form, testOffice } from '@onward/service-casework/testing/office'
import { adminCommands } from '@onward/service-jobs/admin'
import { OWN_ORIGIN, type TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { ALL_SERVICES } from './services'

let now = new Date('2026-10-25T00:30:00.000Z')
let worker: postgres.Sql
let admin: TestPerson

const { database, server, owner } = servicesUnderTest({
  services: ALL_SERVICES,
  clock: () => now,
  config: { rateFactor: 1000 },
})
beforeAll(async () => {
  worker = postgres(database.urls.worker ?? '', { max: 1, onnotice: () => undefined })
  admin = await server.person('admin')
})
afterAll(async () => {
  await worker?.end()
})

async function ask(url: string, who: TestPerson = admin) {
  const answer = await server.app.inject({
    url,
    headers: { authorization: `Bearer ${server.tokens.issue(who, now).token}` },
  })
  return { status: answer.statusCode, json: answer.json() }
}
const trail = async (query = ''): Promise<AuditedAct[]> =>
  (await ask(`${pathOf(ACTS_OF.messaging)}?limit=100${query}`)).json.items
const chain = async () => (await ask(pathOf(CHAIN_OF.messaging))).json
const checkedChain = async () => {
  await checkActs(worker)
  return chain()
}
async function write(subject: string): Promise<{ id: string; reference: string }> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/messaging/contact',
    headers: { ...OWN_ORIGIN },
    payload: { name: 'Marigold Teasdale', email: 'marigold@people.example', subject, message: 'Teasdale' },
  })
  const { id, receipt } = answer.json()
  return { id, reference: receipt.reference }
}

it('shows who did what, when and why, newest first, and no value of it', async () => {
  const { id, reference } = await write('Marigold')
  now = new Date(now.getTime() + 60_000)
  const closed = await server.app.inject({
    method: 'POST',
    url: `/api/messaging/admin/tickets/${id}/closing`,
    headers: admin.headers,
    payload: { version: 1, code: 'unwanted' },
  })
  expect(closed.statusCode).toBe(200)
  const acts = await trail()
  expect(acts).toMatchObject([
    { actor: admin.accountId, role: 'admin', resource: `contact-tickets/${id}`, why: 'unwanted', sealed: false },
    { actor: null, role: null, action: 'POST /api/messaging/contact', reference, why: null },
  ])
  // Who wrote is looked up for the administrator's act; no act holds it.
  expect(acts.map(({ about }) => about?.person?.name)).toEqual(['Marigold Teasdale', undefined])
  const [stored] = await owner`select jsonb_agg(to_jsonb(a))::text as rows from messaging.acts a`
  expect(stored?.rows).not.toMatch(/marigold|teasdale/i)
  expect((await trail('&kind=administrators')).map(({ why }) => why)).toEqual(['unwanted'])
  expect((await trail('&kind=visitors')).map((act) => act.reference)).toEqual([reference])
  expect(await trail(`&reference=${reference.toLowerCase()}`)).toHaveLength(1)
  expect(await trail('&reference=ONW-0000-0000')).toEqual([])
})

it('uses the days of the United Kingdom, page by page', async () => {
  // Half past midnight in summer time is still the day before in UTC.
  now = new Date('2026-10-24T23:30:00.000Z')
  const { reference } = await write('night')
  expect((await trail('&from=2026-10-25&to=2026-10-25')).map((act) => act.reference)).toContain(reference)
  expect(await trail('&from=2026-10-24&to=2026-10-24')).toEqual([])
  const first = (await ask(`${pathOf(ACTS_OF.messaging)}?limit=1`)).json
  const second = (await ask(`${pathOf(ACTS_OF.messaging)}?limit=1&cursor=${first.nextCursor}`)).json
  expect([first.items[0].seq, second.items[0].seq]).toEqual((await trail()).slice(0, 2).map(({ seq }) => seq))
})

it('finds a row changed in the database, and a removed one', async () => {
  const one = await write('one')
  const two = await write('two')
  await sealActs(worker)
  expect(await checkedChain()).toMatchObject({ unsealed: 0, brokenAt: null, broken: null })
  const { sealed, checkedTo, checkedAt } = await chain()
  expect(sealed).toBeGreaterThan(1)
  expect(checkedTo).toBe(sealed)
  expect(checkedAt).not.toBeNull()
  const [row] = await owner`select position, resource from messaging.acts where reference = ${one.reference}`
  await owner`update messaging.acts set resource = 'contact-tickets/other' where reference = ${one.reference}`
  // A request walks no chain: the check does.
  expect((await chain()).brokenAt).toBeNull()
  expect(await checkedChain()).toMatchObject({ brokenAt: Number(row?.position), broken: { reference: one.reference } })
  await owner`update messaging.acts set resource = ${row?.resource} where reference = ${one.reference}`
  expect((await checkedChain()).brokenAt).toBeNull()
  await owner`delete from messaging.acts where reference = ${two.reference}`
  expect(await checkedChain()).toMatchObject({ brokenAt: expect.any(Number) })
})

it('is read by administrators alone; a service walks no chain and seals nothing', async () => {
  for (const service of SERVICES) {
    expect((await ask(pathOf(ACTS_OF[service]))).status).toBe(200)
    expect((await ask(pathOf(CHAIN_OF[service]))).status).toBe(200)
  }
  for (const role of ['user', 'employer', 'agent'] as const) {
    const who = await server.person(role)
    expect((await ask(pathOf(ACTS_OF.identity), who)).status).toBe(403)
    expect((await ask(pathOf(CHAIN_OF.identity), who)).status).toBe(403)
  }
  const jobs = server.kit('jobs').db
  await expect(jobs.withSystem((tx) => tx.execute(`select * from acts.verify('identity')`))).rejects.toThrow()
  await expect(jobs.withSystem((tx) => tx.execute(`select acts.seal('jobs', 1)`))).rejects.toThrow()
  await expect(jobs.withSystem((tx) => tx.execute('select * from acts.heads'))).rejects.toThrow()
})

it('records commands that change something, without their texts, and not those that only read', async () => {
  const organisationId = randomUUID()
  const { db } = server.kit('jobs')
  await db.withSystem((tx) =>
    tx.execute(`insert into jobs.organisations (id, name, created_at) values ('${organisationId}', 'Birch House', now())`),
  )
  const run = (name: string, ...args: string[]) =>
    adminCommands[name]?.run(args, { db, clock: () => now, log: { info: () => undefined } })
  expect(await run('suspend-organisation', organisationId, 'People', 'told', 'us.')).toContain('is suspended')
  await expect(run('suspend-organisation', organisationId, 'Again')).rejects.toThrow('suspended already')
  await run('list-pending')
  const { items } = (await ask(`${pathOf(ACTS_OF.jobs)}?kind=administrators`)).json
  expect(items).toMatchObject([{ action: 'admin suspend-organisation', resource: `commands/${organisationId}`, actor: null }])
  expect(JSON.stringify(items)).not.toContain('told')
})

const actsIn = async (service: 'casework' | 'identity', query: string): Promise<AuditedAct[]> =>
  (await ask(`${pathOf(ACTS_OF[service])}?limit=100${query}`)).json.items

it('names the person of a work coach’s act when it is read, and finds the act by that person and by its kind', async () => {
  const office = await testOffice(server)
  const agent = office.agents[0] as TestPerson
  const sent = await server.app.inject({
    method: 'POST',
    url: '/api/casework/referrals',
    headers: { authorization: `Bearer ${server.tokens.issue(agent, now).token}` },
    payload: form({ firstName: 'Amina', lastName: 'Okafor-Reed' }),
  })
  expect(sent.statusCode).toBe(200)
  const action = 'POST /api/casework/referrals'
  const [referred] = await actsIn('casework', `&kind=agents&action=${encodeURIComponent(action)}`)
  expect(referred).toMatchObject({
    action,
    actor: agent.accountId,
    about: { person: { name: 'Amina Okafor-Reed' }, thing: null },
  })
  const references = (acts: readonly AuditedAct[]) => acts.map(({ reference }) => reference)
  expect(references(await actsIn('casework', `&person=${referred?.about?.person?.id}`))).toEqual([referred?.reference])
  expect(references(await actsIn('casework', `&person=${agent.accountId}`))).toEqual([referred?.reference])
  expect(await actsIn('casework', `&person=${randomUUID()}`)).toEqual([])
})

it('shows only the acts that have a reason, a reveal’s as it was typed; other texts stay with what they are about', async () => {
  const agent = (await testOffice(server)).agents[0] as TestPerson
  const headers = { authorization: `Bearer ${server.tokens.issue(agent, now).token}` }
  const write = async (path: string, payload: object) => {
    const answer = await server.app.inject({ method: 'POST', url: `/api/casework${path}`, headers, payload })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  const { id } = await write('/referrals', form({ firstName: 'Idris', lastName: 'Vaughan' }))
  const looked = { what: 'ni-number', purpose: 'benefit-question', words: 'She asked about her claim' }
  await write(`/clients/${id}/reveals`, looked)
  await write(`/referrals/${id}/withdrawal`, { reason: 'health' })
  const reasons = await actsIn('casework', `&person=${agent.accountId}&reason=given`)
  expect(reasons.map(({ why }) => why)).toEqual(['stated', 'benefit-question'])
  expect(reasons.map(({ said }) => said)).toEqual([null, 'She asked about her claim'])
  expect(JSON.stringify(reasons)).not.toContain('health')
  const [stored] = await owner`select jsonb_agg(to_jsonb(a))::text as rows from casework.acts a`
  expect(stored?.rows).not.toMatch(/her claim|health/)
  expect(await actsIn('casework', `&person=${agent.accountId}`)).toHaveLength(3)
})

it('leaves jobseekers without a name in what they do for themselves, and among the names of accounts', async () => {
  const names = { firstName: 'Zebedee', lastName: 'Quillfeather' }
  const [jobseeker, employer] = [await server.person('user', names), await server.person('employer', names)]
  const said = await server.app.inject({
    method: 'PUT',
    url: '/api/identity/language',
    headers: { authorization: `Bearer ${server.tokens.issue(jobseeker, now).token}` },
    payload: { language: 'cy' },
  })
  expect(said.statusCode).toBe(200)
  const own = await actsIn('identity', `&person=${jobseeker.accountId}`)
  expect(own).toMatchObject([{ actor: jobseeker.accountId, about: { person: null } }])
  expect(JSON.stringify(own)).not.toContain('Quillfeather')
  const ids = [jobseeker, employer, admin].map(({ accountId }) => accountId)
  const { items } = (await ask(`${pathOf(readAccountNames)}?ids=${ids.join(',')}`)).json
  expect(items).toHaveLength(2)
  expect(items).toContainEqual({ id: employer.accountId, name: 'Zebedee Quillfeather', organisation: '' })
  expect((await ask(`${pathOf(readAccountNames)}?ids=not-an-id`)).status).toBe(422)
  expect((await ask(`${pathOf(readAccountNames)}?ids=${ids[0]}`, employer)).status).toBe(403)
})

it('reads the subjects of every kind of act that a service names', async () => {
  for (const { name, actSubjects = {} } of ALL_SERVICES) {
    for (const rows of Object.values(actSubjects)) {
      await server.kit(name).db.withSystem((tx) => tx.execute(sql`select id, account_id, person, thing from (${rows}) s limit 1`))
    }
  }
})
