import { service as identity } from '@onward/service-identity/app'
import { saveEmployer } from '@onward/service-jobs/account-store'
import { service as jobs } from '@onward/service-jobs/app'
import type { TestPerson } from '@onward/service-kit/testing'
import { service as messaging } from '@onward/service-messaging/app'
import { servicesUnderTest } from '@onward/testing/services'

/** Held adverts and reports: what an administrator reads and decides, and who is informed. */
let now = new Date()
let admin: TestPerson
let ola: TestPerson

const { server, owner } = servicesUnderTest({
  services: [identity, jobs, messaging],
  clock: () => now,
  config: { rateFactor: 1000 },
})
beforeAll(async () => {
  admin = await server.person('admin')
  ola = await personWithContact('employer')
  const facts = { accountId: ola.accountId, firstName: 'Ola', lastName: 'Bright', organisationName: 'Oak House' }
  await server.kit('jobs').db.withSystem(async (tx) => {
    await saveEmployer(tx, { ...facts, role: 'employer' }, now)
    await tx.execute('update jobs.organisations set verified_at = now()')
  })
})

/** A person whose email address messaging knows. */
async function personWithContact(role: 'user' | 'employer'): Promise<TestPerson> {
  const person = await server.person(role)
  await owner`insert into messaging.contacts (account_id, email, first_name, language, active, version)
    values (${person.accountId}, ${`${person.accountId}@people.example`}, 'Zoë', 'en', true, 1)`
  return person
}
async function ask(method: 'GET' | 'POST' | 'PUT', url: string, who: TestPerson, body: object = {}) {
  const headers = { authorization: `Bearer ${server.tokens.issue(who, now).token}` }
  const answer = await server.app.inject({
    method,
    url: `/api/jobs/${url}`,
    headers,
    ...(method !== 'GET' && { payload: body }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const JOB = {
  title: 'Cook',
  description: 'You will cook lunch for forty people each day.',
  location: 'Leeds',
  salary: '£14 an hour',
}
let n = 0
const post = async (more: object = {}) =>
  (await ask('POST', 'employer/jobs', ola, { ...JOB, title: `Cook ${++n}`, ...more })).json
const read = async (id: string) => (await ask('GET', `admin/adverts/${id}`, admin)).json
const decide = async (id: string, what: string, more: object = {}, who = admin) =>
  ask('POST', `admin/adverts/${id}/${what}`, who, { version: (await read(id)).version, ...more })
/** A public advert; gives its id. */
async function postPublic(): Promise<string> {
  const { id } = await post()
  if ((await read(id)).state === 'pending_check') await decide(id, 'approval')
  return id
}
const noticesOf = async (who: TestPerson) =>
  (await owner`select kind from messaging.notices where account_id = ${who.accountId} order by seq desc`).map(({ kind }) => kind)

it('shows why a first job waits, and approves it once', async () => {
  const { id } = await post()
  const list = (await ask('GET', 'admin/adverts', admin)).json
  expect(list.items).toMatchObject([{ id, company: 'Oak House', isEdit: false, checks: ['first-job'] }])
  expect((await ask('GET', 'admin/advert-work', admin)).json.adverts).toEqual({
    count: 1,
    oldest: list.items[0].heldAt,
    next: { id, name: list.items[0].title },
  })
  const { version } = await read(id)
  const approve = () => ask('POST', `admin/adverts/${id}/approval`, admin, { version })
  const answers = await Promise.all([approve(), approve()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await server.runJobs()
  expect((await noticesOf(ola))[0]).toBe('job-approved')
})

it('shows the text that the checks found, and returns it with a reason that the employer reads', async () => {
  await postPublic()
  const { id, state } = await post({ description: 'Send a registration fee of £20 first. Write to us on WhatsApp.' })
  expect(state).toBe('pending_check')
  expect((await read(id)).flags).toMatchObject([
    { check: 'fee-asked', found: expect.stringContaining('registration fee') },
    { check: 'messaging-app', found: 'WhatsApp' },
  ])
  const explanation = 'Nobody may be asked to pay for applying.'
  const back = await decide(id, 'return', { code: 'fee-asked', words: explanation })
  const [act] = await owner`select answer from jobs.acts where reference = ${back.json.receipt.reference}`
  expect(act?.answer).toEqual({ why: 'fee-asked', applicants: 0, since: expect.stringMatching(/^\d{4}-/) })
  expect((await ask('GET', `employer/jobs/${id}`, ola)).json).toMatchObject({ state: 'draft', checkNote: explanation })
  expect((await decide(id, 'return', { code: 'other', words: 'Again' })).status).toBe(409)
})

it('names the advert of another organisation that one copies, with the sentences that both have', async () => {
  const description = 'You will cook fresh lunches for forty people each day. We bake our own bread at six every morning.'
  const { id: original } = await post({ description })
  if ((await read(original)).state === 'pending_check') await decide(original, 'approval')
  const thief = await personWithContact('employer')
  const facts = { accountId: thief.accountId, firstName: 'Al', lastName: 'Copy', organisationName: 'Quick Hire' }
  await server.kit('jobs').db.withSystem(async (tx) => {
    await saveEmployer(tx, { ...facts, role: 'employer' }, now)
    await tx.execute('update jobs.organisations set verified_at = now()')
  })
  const copy = await ask('POST', 'employer/jobs', thief, { ...JOB, title: `Cook ${n}`, description: `${description} Own phone.` })
  const flag = (await read(copy.json.id)).flags.find(({ check }: { check: string }) => check === 'copied-advert')
  expect(flag).toEqual({
    check: 'copied-advert',
    severity: 'hold',
    found: 'You will cook fresh lunches for forty people each day.',
    passages: [
      { field: 'description', line: null, start: 0, end: 54 },
      { field: 'description', line: null, start: 55, end: 98 },
    ],
    resembles: { id: original, title: `Cook ${n}`, location: 'Leeds', company: 'Oak House' },
  })
  await decide(copy.json.id, 'return', { code: 'near-duplicate', words: 'Please write your own advert.' })
})

it('lets an employer answer a return once, and another administrator decide about it', async () => {
  await postPublic()
  const colleague = await server.person('admin')
  const { id } = await post({ description: 'A registration fee of £20 is refunded.' })
  expect((await ask('POST', `employer/jobs/${id}/appeal`, ola, { words: 'Too early', version: 1 })).status).toBe(409)
  // The colleague is at work here too.
  const { id: second } = await post({ description: 'A joining fee of £25 is due before you start in the kitchen.' })
  expect((await decide(second, 'return', { code: 'fee-asked', words: 'Take it out.' }, colleague)).status).toBe(200)
  await decide(id, 'return', { code: 'fee-asked', words: 'Please take the fee out.' })
  const { version } = (await ask('GET', `employer/jobs/${id}`, ola)).json
  const answer = () => ask('POST', `employer/jobs/${id}/appeal`, ola, { words: 'We pay it back with the wages.', version })
  expect((await Promise.all([answer(), answer()])).map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await ask('GET', `employer/jobs/${id}`, ola)).json).toMatchObject({
    state: 'pending_check',
    appeal: { decided: false },
  })
  expect((await read(id)).appeal).toMatchObject({ note: 'Please take the fee out.', forAnother: true })
  expect((await decide(id, 'approval')).json.code).toBe('state-conflict')
  const asColleague = (await ask('GET', `admin/adverts/${id}`, colleague)).json
  expect(asColleague.appeal).toMatchObject({ words: 'We pay it back with the wages.', forAnother: false })
  const again = await decide(id, 'return', { code: 'fee-asked', words: 'It stays so.' }, colleague)
  expect(again.status).toBe(200)
  expect((await ask('GET', 'admin/decided-work', admin)).json.week.appeals).toEqual({ approved: 0, returned: 1 })
  const after = (await ask('GET', `employer/jobs/${id}`, ola)).json
  expect(after).toMatchObject({ state: 'draft', checkNote: 'It stays so.', appeal: { decided: true } })
  expect((await ask('POST', `employer/jobs/${id}/appeal`, ola, { words: 'Again', version: after.version })).status).toBe(409)
})

it('shows the changes of an edit while the advert stays as it was', async () => {
  const id = await postPublic()
  const before = (await ask('GET', `employer/jobs/${id}`, ola)).json
  const changed = { ...JOB, title: before.title, version: before.version }
  await ask('PUT', `employer/jobs/${id}`, ola, { ...changed, description: 'Pay us a joining fee of £30 and cook lunch.' })
  const edit = await read(id)
  expect(edit).toMatchObject({
    state: 'active',
    flags: [{ check: 'fee-asked' }],
    edit: { by: expect.any(String), changes: [{ field: 'description', before: JOB.description }] },
  })
  expect((await ask('GET', 'admin/adverts', admin)).json.items).toMatchObject([{ id, isEdit: true }])
  // Saved again while the administrator reads, so the version that they read is outdated.
  await ask('PUT', `employer/jobs/${id}`, ola, { ...changed, version: edit.version, description: 'A joining fee of £40 first.' })
  const stale = await ask('POST', `admin/adverts/${id}/approval`, admin, { version: edit.version })
  expect(stale.json.code).toBe('state-conflict')
  expect((await decide(id, 'return', { code: 'fee-asked', words: 'No fees.' })).status).toBe(200)
  expect((await ask('GET', 'admin/adverts', admin)).json.items).toEqual([])
})

it('the most dangerous advert is first, and reasons and employers filter the list', async () => {
  const scam = (await post({ description: 'Install AnyDesk and read out the number. Pay £40 for the training first.' })).id
  const app = (await post({ description: 'Message our manager Dean on Signal for a start date.' })).id
  const list = async (query = '') => (await ask('GET', `admin/adverts${query}`, admin)).json
  const danger = await list()
  expect(danger.items.map(({ id }: { id: string }) => id)).toEqual([scam, app])
  expect((await list('?sort=oldest')).total).toBe(2)
  const page = await list('?limit=1')
  expect((await list(`?limit=1&cursor=${page.nextCursor}`)).items).toMatchObject([{ id: app, version: expect.any(Number) }])
  expect((await list('?check=messaging-app')).items).toMatchObject([{ id: app }])
  expect(danger.reasons).toContainEqual({ check: 'remote-control', count: 1 })
  const [{ id: employer }] = danger.employers
  expect((await list(`?employer=${employer}`)).total).toBe(2)
  expect((await list('?employer=00000000-0000-4000-8000-000000000000')).items).toEqual([])
  for (const id of [scam, app]) expect((await decide(id, 'return', { code: 'fee-asked', words: 'No.' })).status).toBe(200)
})

describe('reports', () => {
  const report = async (id: string, reason: string, text = '') => {
    const who = await personWithContact('user')
    expect((await ask('POST', `jobs/${id}/report`, who, { reason, text })).status).toBe(200)
    return who
  }
  const first = async () => (await ask('GET', 'admin/reports', admin)).json.items[0]

  it('come together for one advert, without who reported', async () => {
    const id = await postPublic()
    const zoe = await report(id, 'asks-for-money', 'They wanted £20.')
    now = new Date(now.getTime() + 60_000)
    await report(id, 'not-a-real-job')
    const listed = await first()
    expect(listed).toMatchObject({ jobId: id, reports: 2, reasons: ['asks-for-money', 'not-a-real-job'] })
    const { json } = await ask('GET', `admin/reports/${listed.id}`, admin)
    expect(json).toMatchObject({ decision: null, reports: [{ text: 'They wanted £20.' }, { reason: 'not-a-real-job' }] })
    expect(JSON.stringify(json)).not.toContain(zoe.accountId)
    expect((await ask('GET', `jobs/${id}`, zoe)).status).toBe(200)
    // Another report came while the administrator was reading; unread reports are not decided.
    await report(id, 'offensive')
    // Three people hide an advert until it is read; an edit does not bring it back.
    expect((await ask('GET', `jobs/${id}`, zoe)).status).toBe(404)
    const own = (await ask('GET', `employer/jobs/${id}`, ola)).json
    expect(own).toMatchObject({ state: 'pending_check', checks: ['reported'] })
    const again = { ...JOB, title: own.title, description: 'You will cook lunch for fifty people.', version: own.version }
    expect((await ask('PUT', `employer/jobs/${id}`, ola, again)).json.state).toBe('pending_check')
    const keep = (reports: number) => ask('POST', `admin/reports/${listed.id}/keeping`, admin, { reports, code: 'within-rules' })
    expect((await keep(2)).json.code).toBe('state-conflict')
    const answers = await Promise.all([keep(3), keep(3)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await ask('GET', `jobs/${id}`, zoe)).status).toBe(200)
    await server.runJobs()
    expect(await noticesOf(zoe)).toEqual(['report-decided'])
    expect(await first()).toBeUndefined()
  })

  it('are answered when the advert is approved among those to check', async () => {
    const id = await postPublic()
    const [zoe] = [await report(id, 'asks-for-money'), await report(id, 'offensive'), await report(id, 'other', 'Look.')]
    expect((await read(id)).checks).toEqual(['reported'])
    expect((await decide(id, 'approval')).status).toBe(200)
    await server.runJobs()
    expect(await noticesOf(zoe as TestPerson)).toEqual(['report-decided'])
    expect(await first()).toBeUndefined()
    expect((await ask('GET', `jobs/${id}`, zoe as TestPerson)).status).toBe(200)
  })

  it('remove an advert: its employer reads why, and everybody who reported it is informed', async () => {
    const id = await postPublic()
    const zoe = await report(id, 'asks-for-money')
    const { id: reportId } = await first()
    const explanation = 'Jobseekers told us that they were asked for money.'
    const removed = await ask('POST', `admin/reports/${reportId}/removal`, admin, {
      reports: 1,
      code: 'asks-for-money',
      words: explanation,
    })
    expect(removed.json).toMatchObject({ told: 1, why: 'asks-for-money' })
    expect((await ask('GET', `employer/jobs/${id}`, ola)).json).toMatchObject({ state: 'removed', checkNote: explanation })
    expect((await ask('GET', `jobs/${id}`, zoe)).status).toBe(404)
    await server.runJobs()
    expect([(await noticesOf(ola))[0], (await noticesOf(zoe))[0]]).toEqual(['job-removed', 'report-decided'])
    expect((await ask('GET', `admin/reports/${reportId}`, admin)).json.decision).toBe('removed')
  })

  it('are for administrators alone', async () => {
    for (const role of ['user', 'employer', 'agent'] as const) {
      const who = await server.person(role)
      for (const url of ['admin/reports', 'admin/adverts', 'admin/advert-work']) {
        expect((await ask('GET', url, who)).status).toBe(403)
      }
    }
  })
})

it('counts what was decided this week by outcome and median wait, and the week before until the same hour', async () => {
  const start = now
  const figures = async () => (await ask('GET', 'admin/decided-work', admin)).json
  try {
    // Wednesday noon, far from every other decision of these tests.
    now = new Date('2031-03-05T12:00:00.000Z')
    expect((await figures()).week).toEqual({
      adverts: { approved: 0, returned: 0 },
      organisations: { verified: 0, asked: 0, refused: 0 },
      appeals: { approved: 0, returned: 0 },
      medianHours: null,
    })
    const held = { description: 'Send a registration fee of £20 first.' }
    const [first, second] = [await post(held), await post(held)]
    now = new Date('2031-03-05T15:00:00.000Z')
    await decide(first.id, 'return', { code: 'fee-asked', words: 'No fees, please.' })
    now = new Date('2031-03-05T17:00:00.000Z')
    await decide(second.id, 'return', { code: 'fee-asked', words: 'No fees, please.' })
    const { week, since } = await figures()
    expect(since).toBe('2031-03-03T00:00:00.000Z')
    expect(week).toMatchObject({ adverts: { approved: 0, returned: 2 }, medianHours: 4 })
    now = new Date('2031-03-12T16:00:00.000Z')
    expect(await figures()).toMatchObject({
      week: { adverts: { returned: 0 }, medianHours: null },
      before: { adverts: { returned: 1 }, medianHours: 3 },
    })
    expect((await ask('GET', 'admin/decided-work', ola)).status).toBe(403)
  } finally {
    now = start
  }
})
