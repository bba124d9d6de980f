import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type EventInput, type EventType, londonDay } from '@onward/contracts'
import { addDays } from '@onward/contracts/calendar-days'
import { emitEvent } from '@onward/database'
import { addOffice } from '@onward/service-casework/staff/office-store'
import { form } from '@onward/service-casework/testing/office'
import { adminCommands } from '@onward/service-identity/admin'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { whereIs } from '@onward/testing/where-is'
import { ALL_SERVICES } from './services'

const at = servicesUnderTest({ services: ALL_SERVICES, config: { rateFactor: 1_000 } })
let admin: TestPerson
beforeAll(async () => {
  admin = await at.server.person('admin', { firstName: 'Morwenna', lastName: 'Adeyemi' })
})

async function ask(
  who: TestPerson,
  method: 'GET' | 'POST',
  url: string,
  payload: object = {},
  more: Record<string, string> = {},
) {
  const headers = { ...who.headers, ...more }
  const answer = await at.server.app.inject({ method, url: `/api/${url}`, headers, ...(method === 'POST' && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
async function emit<T extends EventType>(type: T, subject: string, payload: EventInput<T>): Promise<void> {
  await at.server.asOwner((tx) => emitEvent(tx, type, subject, 1, payload))
}

/** A member of staff at an office, with the invitation that they used. */
async function agentAt(officeId: string, firstName: string, lastName: string): Promise<TestPerson> {
  const email = `${firstName}.${lastName}@jobcentre.example`.toLowerCase()
  const person = await at.server.person('agent', { firstName, lastName, email })
  const staffId = `JC-${person.accountId.slice(0, 8)}`
  await at.owner`update identity.accounts set staff_id = ${staffId}, office_id = ${officeId} where id = ${person.accountId}`
  await at.owner`insert into identity.staff_invitations (id, email, first_name, last_name, staff_id, office_id, role, language, invited_at,
    expires_at, used_at) values (${randomUUID()}, ${email}, ${firstName}, ${lastName}, ${staffId}, ${officeId}, 'agent', 'en', now(), now(),
    now())`
  await at.owner`insert into identity.second_factors (account_id, secret, started_at, confirmed_at)
    values (${person.accountId}, 'sealed', now(), now())`
  const facts = { accountId: person.accountId, role: 'agent' as const, officeId, staffId, firstName, lastName }
  await emit('staff.joined', person.accountId, facts)
  const contact = { accountId: person.accountId, email, firstName, language: 'en' as const, active: true }
  await emit('account.contact', person.accountId, contact)
  return person
}
interface Client {
  person: TestPerson
  referralId: string
  caseId: string
}
async function client(agent: TestPerson): Promise<Client> {
  const sent = await ask(agent, 'POST', 'casework/referrals', form())
  expect(sent.status).toBe(200)
  const person = await at.server.person('user')
  const names = { firstName: 'Amina', lastName: 'Okafor', organisationName: '' }
  await emit('account.registered', person.accountId, { accountId: person.accountId, role: 'user', ...names })
  const contact = { email: `${person.accountId}@people.example`, firstName: 'Amina', language: 'en' as const, active: true }
  await emit('account.contact', person.accountId, { accountId: person.accountId, ...contact })
  await emit('account.activated', sent.json.id, { referralId: sent.json.id, accountId: person.accountId })
  await at.server.runJobs()
  const [row] = await at.owner`select id from casework.cases where referral_id = ${sent.json.id}`
  return { person, referralId: sent.json.id, caseId: row?.id }
}
/** A time in so many days, as a form writes it. */
const inDays = (days: number, hour: string) => `${addDays(londonDay(new Date()), days)}T${hour}`
async function appointment(agent: TestPerson, { caseId }: Client, startsAt: string): Promise<string> {
  const details = { startsAt, minutes: 30, way: 'phone', place: '07700 900123', about: 'Your CV' }
  const made = await ask(agent, 'POST', `casework/cases/${caseId}/appointments`, details)
  expect([made.status, made.json.errors]).toEqual([200, undefined])
  return made.json.id
}
async function office(): Promise<string> {
  const id = await at.server.kit('casework').db.withSystem((tx) => addOffice(tx, `Office ${randomUUID()}`, new Date()))
  if (!id) throw new Error('The name is taken')
  return id
}
const handOn = (who: TestPerson, to: TestPerson) =>
  ask(admin, 'POST', `casework/admin/staff/${who.accountId}/hand-on`, { to: to.accountId })
const workOf = async (who: TestPerson) => (await ask(admin, 'GET', `casework/admin/staff/${who.accountId}/work`)).json
const handoverOf = async (who: TestPerson): Promise<string> => (await workOf(who)).handover
const remove = (who: TestPerson, handover: string, by = admin, more: Record<string, string> = {}) =>
  ask(by, 'POST', `identity/admin/staff/${who.accountId}/removal`, { code: 'left', handover }, more)

it('hands a colleague’s work on, tells the clients, and keeps what they wrote as by a former member of staff', async () => {
  const officeId = await office()
  const leaver = await agentAt(officeId, 'Gwenllian', 'Qxleaver')
  const heir = await agentAt(officeId, 'Joe', 'Baines')
  await at.server.runJobs()
  const amina = await client(leaver)
  const other = await client(heir)
  expect((await ask(leaver, 'POST', 'casework/referrals', form())).status).toBe(200)
  await ask(leaver, 'POST', `casework/clients/${amina.referralId}/notes`, { text: 'She likes baking.', shared: true })
  const todo = { title: 'Ring the bakery', dueOn: inDays(3, '').slice(0, 10), ownerId: leaver.accountId }
  expect((await ask(leaver, 'POST', `casework/clients/${amina.referralId}/todos`, todo)).status).toBe(200)
  const meeting = await appointment(leaver, amina, inDays(4, '10:00'))
  await appointment(heir, other, inDays(4, '10:15'))
  const reveal = { what: 'ni-number', purpose: 'other', words: 'To check the form' }
  await ask(leaver, 'POST', `casework/clients/${amina.referralId}/reveals`, reveal)
  await ask(leaver, 'POST', `jobseekers/clients/${amina.referralId}/questions`)
  await at.server.runJobs()
  const cvId = randomUUID()
  const about = { person: amina.person.accountId, referral: amina.referralId, coach: leaver.accountId }
  await at.owner`insert into jobseekers.cvs (id, account_id, filename, file_path, file_type, file_size, is_active, employer_visible,
    uploaded_at, state, added_by) values (${cvId}, ${about.person}, 'a.pdf', ${randomUUID()}, 'pdf', 1, true, false, now(), 'analysed',
    'Gwenllian Qxleaver')`
  await at.owner`insert into jobseekers.proposed_cvs (id, account_id, referral_id, agent_id, agent_name, office_name, filename, file_type,
    file_size, state, added_at, answered_at, cv_id) values (${randomUUID()}, ${about.person}, ${about.referral}, ${about.coach},
    'Gwenllian Qxleaver', 'Leeds', 'a.pdf', 'pdf', 1, 'used', now(), now(), ${cvId})`
  await at.owner`insert into jobs.job_suggestions (id, account_id, referral_id, agent_id, agent_name, office_name, job_id, job_title,
    company, words, suggested_at) values (${randomUUID()}, ${about.person}, ${about.referral}, ${about.coach}, 'Gwenllian Qxleaver',
    'Leeds', ${randomUUID()}, 'Baker', 'Bread', '', now())`
  await at.owner`insert into jobs.match_runs (id, agent_id, agent_name, state, started_at, touched_at)
    values (${randomUUID()}, ${about.coach}, 'Gwenllian Qxleaver', 'done', now(), now())`
  expect((await whereIs(at.owner, ['Qxleaver'])).length).toBeGreaterThan(8)

  const work = { openCases: 1, referrals: 1, todos: 1, appointments: 1 }
  expect(await workOf(leaver)).toEqual({ ...work, handover: null })
  const elsewhere = await agentAt(await office(), 'Far', 'Away')
  await at.server.runJobs()
  for (const wrong of [elsewhere, leaver, admin]) expect((await handOn(leaver, wrong)).status).toBe(422)
  const handed = await handOn(leaver, heir)
  expect([handed.status, handed.json]).toEqual([200, expect.objectContaining({ ...work, clashes: 1 })])
  await at.server.runJobs()

  const coach = (await ask(amina.person, 'GET', 'jobseekers/profile')).json.workCoachName
  expect(coach).toBe('Joe Baines')
  const mine = (await ask(amina.person, 'GET', 'casework/my-appointments')).json.items
  expect(mine).toMatchObject([{ id: meeting, agentName: 'Joe Baines', state: 'planned' }])
  const bell = (await ask(amina.person, 'GET', 'messaging/notices')).json.items as { kind: string; facts: object }[]
  expect(bell.find(({ kind }) => kind === 'coach-changed')).toMatchObject({ facts: { agentName: 'Joe Baines' } })
  expect(bell.map(({ kind }) => kind)).toContain('appointment-changed')
  const heard = (await ask(heir, 'GET', 'messaging/notices')).json.items as { kind: string; facts: object }[]
  expect(heard.find(({ kind }) => kind === 'cases-handed-on')).toMatchObject({ facts: { clients: '2' } })
  const question = (await ask(amina.person, 'GET', 'jobseekers/work-coach')).json.question
  expect(question).toMatchObject({ agentName: 'Joe Baines' })
  const one = (await ask(heir, 'GET', `casework/clients/${amina.referralId}/case`)).json
  expect(one).toMatchObject({ mine: true, todos: [{ mine: true, owner: 'Joe Baines' }] })

  const gone = await remove(leaver, await handoverOf(leaver))
  expect([gone.status, gone.json]).toEqual([200, expect.objectContaining({ why: 'left' })])
  expect((await ask(leaver, 'GET', 'identity/second-factor')).status).toBe(401)
  await at.server.runJobs()
  expect(await whereIs(at.owner, ['Qxleaver', 'Gwenllian', `JC-${leaver.accountId.slice(0, 8)}`])).toEqual([])
  const secrets = await at.owner`select account_id from identity.second_factors where account_id = ${leaver.accountId}`
  const sessions = await at.owner`select id from identity.sessions where account_id = ${leaver.accountId}`
  expect([secrets.length, sessions.length]).toEqual([0, 0])

  const cy = { 'accept-language': 'cy' }
  const shared = await ask(amina.person, 'GET', 'casework/my-case', {}, cy)
  expect(shared.json.items).toMatchObject([{ text: 'She likes baking.', by: 'Cyn-aelod o staff' }])
  const accesses = (await ask(amina.person, 'GET', 'casework/looks')).json.items as { agentName: string }[]
  expect(accesses.map(({ agentName }) => agentName)).toContain('Former member of staff')
  const history = (await ask(heir, 'GET', `casework/clients/${amina.referralId}/history`)).json.items
  const by = Object.fromEntries(history.map((entry: { kind: string; by: string }) => [entry.kind, entry.by]))
  expect(by).toMatchObject({ 'note-added': 'Former member of staff', 'taken-over': 'Joe Baines' })
  const cv = (await ask(amina.person, 'GET', 'jobseekers/cvs', {}, cy)).json.items[0]
  const suggested = (await ask(amina.person, 'GET', 'jobs/suggestions', {}, cy)).json.items[0]
  expect([cv.addedBy, suggested.agentName]).toEqual(['Cyn-aelod o staff', 'Cyn-aelod o staff'])
  const notices = (await ask(amina.person, 'GET', 'messaging/notices', {}, cy)).json.items as { kind: string; facts: object }[]
  expect(notices.find(({ kind }) => kind === 'coach-note-shared')).toMatchObject({ facts: { agentName: 'Cyn-aelod o staff' } })

  for (const service of ['identity', 'casework', 'messaging']) {
    await at.owner`select acts.seal(${service})`
    expect((await at.owner`select broken_at from acts.verify(${service})`)[0]).toEqual({ broken_at: null })
  }
  expect(await at.owner`select account from events.erased where account = ${leaver.accountId}`).toHaveLength(1)
})

it('removes nobody without casework’s word, no jobseeker, and never oneself', async () => {
  const officeId = await office()
  const [nia, joe] = [await agentAt(officeId, 'Nia', 'Hughes'), await agentAt(officeId, 'Joe', 'Parry')]
  await at.server.runJobs()
  const handover = await handoverOf(joe)
  expect((await remove(nia, handover)).status).toBe(400)
  expect((await remove(nia, 'made up')).status).toBe(400)
  expect((await remove(admin, await handoverOf(admin))).status).toBe(409)
  const zoe = await at.server.person('user')
  expect((await remove(zoe, await handoverOf(zoe))).status).toBe(404)
  expect((await remove(joe, handover, nia)).status).toBe(403)
  expect((await handOn(zoe, joe)).status).toBe(404)
  await client(nia)
  expect(await workOf(nia)).toMatchObject({ openCases: 1, handover: null })
  const key = { 'idempotency-key': randomUUID() }
  const first = await remove(joe, handover, admin, key)
  expect([first.status, (await remove(joe, handover, admin, key)).json]).toEqual([200, first.json])
  expect((await remove(joe, handover)).status).toBe(404)
})

it('of two administrators who remove each other at one moment one stays', async () => {
  const [ann, bob] = [await at.server.person('admin'), await at.server.person('admin')]
  const [forAnn, forBob] = [await handoverOf(ann), await handoverOf(bob)]
  const answers = await Promise.all([remove(ann, forAnn, bob), remove(bob, forBob, ann)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  const left = await at.owner`select id from identity.accounts where id in ${at.owner([ann.accountId, bob.accountId])}`
  expect(left).toHaveLength(1)
})

it('after a restore the list removes the colleague again, and what came back with them goes to whoever has the least to do', async () => {
  const officeId = await office()
  const [nia, joe] = [await agentAt(officeId, 'Nia', 'Qxrestored'), await agentAt(officeId, 'Joe', 'Evans')]
  await at.server.runJobs()
  const amina = await client(nia)
  const folder = await mkdtemp(path.join(tmpdir(), 'onward-erasures-'))
  try {
    const list = path.join(folder, 'list.txt')
    await writeFile(list, `${nia.accountId}\n`)
    const context = { db: at.server.kit('identity').db, clock: () => new Date(), log: { info: () => undefined } }
    for (let i = 0; i < 2; i += 1) {
      await adminCommands['erase-again']?.run([list], context)
      await at.server.runJobs()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
  expect(await whereIs(at.owner, ['Qxrestored'])).toEqual([])
  const [row] = await at.owner`select agent_id from casework.cases where id = ${amina.caseId}`
  expect(row?.agent_id).toBe(joe.accountId)
  expect((await ask(amina.person, 'GET', 'jobseekers/profile')).json.workCoachName).toBe('Joe Evans')
})
