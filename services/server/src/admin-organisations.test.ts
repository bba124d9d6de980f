import type { OwnOrganisation } from '@onward/contracts'
import { service as identity } from '@onward/service-identity/app'
import { service as jobs } from '@onward/service-jobs/app'
import { closeSome } from '@onward/service-jobs/organisation/close-adverts'
import { OWN_ORIGIN, type TestPerson } from '@onward/service-kit/testing'
import { service as messaging } from '@onward/service-messaging/app'
import { servicesUnderTest } from '@onward/testing/services'

/** What an administrator decides about organisations in their room: seen from both sides, the employer's too. */
let now = new Date()
let admin: TestPerson
let other: TestPerson

const { server, owner } = servicesUnderTest({
  services: [identity, jobs, messaging],
  clock: () => now,
  config: { rateFactor: 1000 },
})
beforeAll(async () => {
  admin = await server.person('admin', { firstName: 'Morwenna' })
  other = await server.person('admin')
})

type Who = Pick<TestPerson, 'accountId' | 'sessionId' | 'role'> | null
async function ask(method: 'GET' | 'POST', url: string, who: Who, body: object = {}) {
  const headers = who ? { authorization: `Bearer ${server.tokens.issue(who, now).token}` } : { ...OWN_ORIGIN }
  const answer = await server.app.inject({ method, url: `/api${url}`, headers, ...(method === 'POST' && { payload: body }) })
  return { status: answer.statusCode, headers: answer.headers, json: answer.body.startsWith('{') ? answer.json() : null }
}
const mine = async (who: Who): Promise<OwnOrganisation> =>
  (await ask('GET', '/jobs/employer/organisation', who)).json.organisation

let n = 0
/** An employer with an organisation of their own whose evidence waits for a decision. */
async function waiting(name: string, evidence: object = { companyNumber: '01234567' }) {
  const email = `ola${++n}@house${n}.example`
  const password = 'three quiet otters'
  const form = { userType: 'employer', email, password, confirmPassword: password, firstName: 'Ola', lastName: 'Bright' }
  await ask('POST', '/identity/register', null, { ...form, organisationName: name })
  await server.runJobs()
  const token = /verify-email\?token=([\w-]+)/.exec(server.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1]
  await ask('POST', '/identity/verify-email', null, { token })
  await server.runJobs()
  const [account] = await owner`select id from identity.accounts where email = ${email}`
  const ola = await server.person('employer', { accountId: account?.id })
  await submit(ola, evidence)
  return { ola, email, id: (await mine(ola)).id }
}
async function submit(who: Who, evidence: object) {
  const { json } = await ask('GET', '/identity/work-email', who)
  return ask('POST', '/jobs/employer/organisation/verification', who, { ...evidence, workEmail: json.handover })
}
const read = async (id: string, who: Who = admin) => (await ask('GET', `/jobs/admin/organisations/${id}`, who)).json
const seen = async (id: string) => {
  const { version, submissions } = await read(id)
  return { version, submission: submissions[0]?.id ?? null }
}
const decide = (id: string, what: string, body: object, who: Who = admin) =>
  ask('POST', `/jobs/admin/organisations/${id}/${what}`, who, body)
const listed = async (show: string, q = '') =>
  (await ask('GET', `/jobs/admin/organisations?show=${show}&q=${encodeURIComponent(q)}&limit=100`, admin)).json.items.map(
    ({ name }: { name: string }) => name,
  )
/** Names and what waits, page by page of one entry; there are as many as the counts of work say. */
async function everythingThatWaits(): Promise<string[][]> {
  const found: string[][] = []
  let cursor = ''
  do {
    const { json } = await ask('GET', `/jobs/admin/organisations?limit=1&q=Yew&cursor=${cursor}`, admin)
    for (const { name, waits, waitingSince } of json.items) found.push([name, waits, waitingSince])
    cursor = json.nextCursor
  } while (cursor)
  const work = (await ask('GET', '/jobs/admin/organisation-work', admin)).json
  const all = (await ask('GET', '/jobs/admin/organisations', admin)).json
  expect(all.total).toBe(work.organisations.count + work.appeals.count + work.levels.count + work.logos.count)
  return found
}
const actOf = async (reference: string) =>
  (await owner`select actor, role, method_path, resource, answer from jobs.acts where reference = ${reference}`)[0]

it('lists waiting organisations, the longest wait first, with evidence and the check of the domain', async () => {
  const birch = await waiting('Birch House')
  now = new Date(now.getTime() + 60_000)
  const elm = await waiting('Elm House', { companyNumber: 'sc12345' })
  expect(await listed('submitted')).toEqual(['Birch House', 'Elm House'])
  expect(await listed('all', 'ELM')).toEqual(['Elm House'])
  expect(await listed('verified')).toEqual([])
  const { json } = await ask('GET', '/jobs/admin/organisation-work', admin)
  expect(json.organisations).toMatchObject({ count: 2, oldest: expect.any(String) })
  expect(await read(elm.id)).toMatchObject({
    state: 'submitted',
    people: [{ name: 'Ola Bright', role: 'owner' }],
    submissions: [{ by: 'Ola Bright', company: { number: 'SC012345', country: 'scotland' }, domainCheck: 'no-website' }],
    sameNumber: [],
  })
  now = new Date(now.getTime() + 60_000)
  await waiting('Birch House Again')
  expect((await read(birch.id)).sameNumber).toMatchObject([{ name: 'Birch House Again' }])
  const page = (await ask('GET', '/jobs/admin/organisations?limit=1', admin)).json
  const next = (await ask('GET', `/jobs/admin/organisations?limit=1&cursor=${page.nextCursor}`, admin)).json
  expect([page.items[0].name, next.items[0].name, next.total]).toEqual(['Birch House', 'Elm House', 3])
})

it('verifies, and informs the employer; of two administrators the second is told who was faster', async () => {
  const { ola, id, email } = await waiting('Alder House')
  const what = await seen(id)
  const answers = await Promise.all([decide(id, 'verification', what), decide(id, 'verification', what, other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const won = answers.find(({ status }) => status === 200)?.json
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('state-conflict')
  expect(await actOf(won.receipt.reference)).toMatchObject({
    role: 'admin',
    method_path: 'POST /api/jobs/admin/organisations/:id/verification',
    resource: `organisations/${id}`,
  })
  await server.runJobs()
  expect((await mine(ola)).verification.state).toBe('verified')
  expect(server.mails.findLast(({ to }) => to === email)?.subject).toBe('Alder House is verified')
})

it('asks for more with a text that the employer reads and the audit trail does not store', async () => {
  const { ola, id, email } = await waiting('Oak House')
  expect((await decide(id, 'question', { ...(await seen(id)), code: 'evidence-missing', words: ' ' })).json.errors).toMatchObject(
    [{ field: 'words', message: 'Say why. The employer will read this' }],
  )
  const asked = await decide(id, 'question', { ...(await seen(id)), code: 'evidence-missing', words: 'Send a certificate.' })
  expect(await actOf(asked.json.receipt.reference)).toMatchObject({ answer: { why: 'evidence-missing' } })
  expect(JSON.stringify(await actOf(asked.json.receipt.reference))).not.toContain('certificate')
  expect((await mine(ola)).verification).toMatchObject({ state: 'sent_back', reason: 'Send a certificate.' })
  await server.runJobs()
  expect(server.mails.findLast(({ to }) => to === email)?.subject).toBe('We need more information about Oak House')
  // Evidence was sent again since the administrator read it.
  const stale = await seen(id)
  now = new Date(now.getTime() + 60_000)
  expect((await submit(ola, { charityNumber: '1082947' })).status).toBe(200)
  expect((await decide(id, 'verification', stale)).json.code).toBe('state-conflict')
  expect((await decide(id, 'verification', await seen(id))).status).toBe(200)
})

it('refuses for good: nothing more can be sent until an administrator asks for it', async () => {
  const { ola, id, email } = await waiting('Ash House')
  const explanation = 'The company was dissolved in 2019.'
  expect((await decide(id, 'refusal', { ...(await seen(id)), code: 'cannot-be-confirmed', words: explanation })).status).toBe(200)
  expect((await mine(ola)).verification).toMatchObject({ state: 'refused', reason: explanation })
  await server.runJobs()
  expect(server.mails.findLast(({ to }) => to === email)).toMatchObject({ subject: 'We cannot verify Ash House' })
  expect((await submit(ola, { companyNumber: '07654321' })).json.code).toBe('state-conflict')
  expect(await listed('refused')).toEqual(['Ash House'])
  expect((await decide(id, 'question', { ...(await seen(id)), code: 'other', words: 'Then show us the new one.' })).status).toBe(
    200,
  )
  now = new Date(now.getTime() + 60_000)
  expect((await submit(ola, { companyNumber: '07654321' })).status).toBe(200)
})

it('lets an owner answer a refusal once, and another administrator decide about it', async () => {
  const before = await waiting('Linden House')
  expect((await decide(before.id, 'verification', await seen(before.id), other)).status).toBe(200)
  const { ola, id } = await waiting('Hazel House')
  const answer = (words: string) => ask('POST', '/jobs/employer/organisation/appeal', ola, { words })
  expect((await answer('Too early')).status).toBe(409)
  const refusal = { ...(await seen(id)), code: 'cannot-be-confirmed', words: 'We cannot find the company.' }
  expect((await decide(id, 'refusal', refusal)).status).toBe(200)
  now = new Date(now.getTime() + 60_000)
  expect((await answer(' ')).json.errors).toMatchObject([{ field: 'words' }])
  expect((await answer('It is registered under our old name.')).status).toBe(200)
  expect((await answer('Again')).status).toBe(409)
  expect((await mine(ola)).verification).toMatchObject({
    state: 'refused',
    appeal: { words: 'It is registered under our old name.', decided: false },
  })
  expect(await listed('appeal')).toEqual(['Hazel House'])
  const { appeal } = await read(id)
  expect(appeal).toMatchObject({ about: 'refused', note: 'We cannot find the company.', forAnother: true })
  expect((await read(id, other)).appeal).toMatchObject({ forAnother: false })
  expect((await decide(id, 'verification', await seen(id))).json.detail).toMatch(/^You made this decision/)
  const { version } = await seen(id)
  const kept = { version, code: 'nothing-new', words: 'The old name is not in the register either.' }
  expect((await decide(id, 'upholding', kept)).status).toBe(409)
  const upheld = await decide(id, 'upholding', kept, other)
  expect(await actOf(upheld.json.receipt.reference)).toMatchObject({ answer: { why: 'nothing-new', appeal: true } })
  expect((await mine(ola)).verification).toMatchObject({ state: 'refused', reason: kept.words, appeal: { decided: true } })
  expect((await answer('And again')).status).toBe(409)
  expect(await listed('appeal')).toEqual([])
  expect((await decide(id, 'upholding', { ...kept, version: (await seen(id)).version }, other)).status).toBe(409)
  expect((await ask('GET', '/jobs/admin/decided-work', admin)).json.week.appeals).toEqual({ approved: 0, returned: 1 })
})

it('lets the owner of a suspended organisation answer, and lifts the suspension', async () => {
  const { ola, id } = await waiting('Rowan House')
  expect((await decide(id, 'verification', await seen(id))).status).toBe(200)
  const suspend = async () =>
    decide(id, 'suspension', { version: (await seen(id)).version, code: 'reports', words: 'Two people complained.' })
  expect((await suspend()).status).toBe(200)
  const answer = () => ask('POST', '/jobs/employer/organisation/appeal', ola, { words: 'They meant another Rowan House.' })
  const colleague = await server.person('employer')
  await owner`insert into jobs.members (account_id, organisation_id, role) values (${colleague.accountId}, ${id}, 'member')`
  expect((await ask('POST', '/jobs/employer/organisation/appeal', colleague, { words: 'Me too' })).status).toBe(403)
  await owner`delete from jobs.members where account_id = ${colleague.accountId}`
  expect((await answer()).status).toBe(200)
  expect((await read(id)).appeal).toMatchObject({ about: 'suspended', note: 'Two people complained.' })
  const back = { version: (await seen(id)).version, code: 'mistake' }
  expect((await decide(id, 'reinstatement', back)).status).toBe(409)
  expect((await decide(id, 'reinstatement', back, other)).status).toBe(200)
  expect((await mine(ola)).verification).toMatchObject({ state: 'verified', appeal: null })
  // A new suspension can be answered too.
  now = new Date(now.getTime() + 60_000)
  expect((await suspend()).status).toBe(200)
  expect((await answer()).status).toBe(200)
  expect((await ask('GET', '/jobs/admin/decided-work', admin)).json.week.appeals).toEqual({ approved: 1, returned: 1 })
})

it('suspends from the next request, and restores everything', async () => {
  const { ola, id } = await waiting('Cedar House')
  await decide(id, 'verification', await seen(id))
  expect((await ask('GET', '/jobs/employer/jobs', ola)).status).toBe(200)
  const { version } = await read(id)
  const suspended = await decide(id, 'suspension', { version, code: 'reports', words: 'People told us of fees.' })
  expect(suspended.json).toMatchObject({ why: 'reports', held: 0 })
  expect((await ask('GET', '/jobs/employer/jobs', ola)).json.code).toBe('organisation-suspended')
  expect((await mine(ola)).verification).toMatchObject({ state: 'suspended', reason: 'People told us of fees.' })
  expect((await decide(id, 'suspension', { version, code: 'reports', words: 'Again' }, other)).json.code).toBe('state-conflict')
  expect((await decide(id, 'reinstatement', { version: (await read(id)).version, code: 'settled' })).status).toBe(200)
  expect((await ask('GET', '/jobs/employer/jobs', ola)).status).toBe(200)
})

it('confirms or takes back the level that was claimed, and no other', async () => {
  const { id } = await waiting('Yew House')
  await decide(id, 'verification', await seen(id))
  await owner`update jobs.organisations set confident_level = 'leader', confident_reference = 'DCS7' where id = ${id}`
  expect(await listed('level')).toEqual(['Yew House'])
  // A logo of the same organisation, sent at the same moment as the level was claimed, is a decision of its own.
  await owner`update jobs.organisations set confident_claimed_at = ${now} where id = ${id}`
  await owner`insert into jobs.logos (organisation_id, state, digest, picture, uploaded_at) values (${id}, 'waiting', ${'0'.repeat(64)}, '\\x00', ${now})`
  expect(await everythingThatWaits()).toEqual([
    ['Yew House', 'level', now.toISOString()],
    ['Yew House', 'logo', now.toISOString()],
  ])
  const { version } = await read(id)
  expect((await decide(id, 'disability-confident', { version, level: 'employer', decision: 'confirmed' })).status).toBe(409)
  expect((await decide(id, 'disability-confident', { version, level: 'leader', decision: 'confirmed' })).status).toBe(200)
  expect(await listed('level')).toEqual([])
})

it('gives the evidence to administrators only, as a file that runs nothing', async () => {
  const { ola, id } = await waiting('Rowan House')
  const { organisation_id } = (await owner`select organisation_id from jobs.members where account_id = ${ola.accountId}`)[0] ?? {}
  expect(organisation_id).toBe(id)
  await server.kit('jobs').files.put('organisations/evidence.pdf', Buffer.from('%PDF-1.4 evidence'))
  const [document] = await owner`insert into jobs.organisation_documents
    (id, organisation_id, filename, file_type, bytes, file_key, uploaded_at) values
    (gen_random_uuid(), ${id}, 'Tystysgrif "2026".pdf', 'pdf', 17, 'organisations/evidence.pdf', now()) returning id`
  const url = `/jobs/admin/documents/${document?.id}`
  const file = await ask('GET', url, admin)
  expect([file.status, file.headers['content-disposition'], file.headers['content-security-policy']]).toEqual([
    200,
    "attachment; filename*=UTF-8''Tystysgrif%20%222026%22.pdf",
    'sandbox',
  ])
  for (const who of [ola, await server.person('agent'), await server.person('user')]) {
    expect((await ask('GET', url, who)).status).toBe(403)
    expect((await ask('GET', `/jobs/admin/organisations/${id}`, who)).status).toBe(403)
    expect((await decide(id, 'verification', await seen(id), who)).status).toBe(403)
  }
  // The account's current role counts, whatever an old token says.
  await owner`update identity.accounts set role = 'user' where id = ${other.accountId}`
  expect((await ask('GET', url, other)).status).toBe(403)
})

describe('closing all adverts of an organisation', () => {
  const ADVERTS = 120
  async function flooded(name: string) {
    const { ola, id, email } = await waiting(name)
    expect((await decide(id, 'verification', await seen(id))).status).toBe(200)
    await owner`insert into jobs.jobs (id, organisation_id, state, title, company, location, description, posted_at, created_at)
      select gen_random_uuid(), ${id}, case when n % 10 = 0 then 'pending_check' else 'active' end, 'Baker ' || n, ${name}, 'Leeds', 'Bake', ${now}, ${new Date(now.getTime() - 2 * 24 * 60 * 60_000)}
      from generate_series(1, ${ADVERTS}) n`
    return { ola, id, email }
  }
  const close = async (id: string, who: Who = admin) =>
    decide(id, 'advert-closing', { version: (await read(id)).version, code: 'copies', words: 'All of them say the same.' }, who)
  const states = async (id: string) =>
    Object.fromEntries(
      (await owner`select state, count(*)::int as n from jobs.jobs where organisation_id = ${id} group by state`).map(
        ({ state, n: many }) => [state, many],
      ),
    )

  it('takes them off the board in the background, and informs the employer once, with the reason', async () => {
    const { ola, id, email } = await flooded('Flood House')
    const mailsBefore = server.mails.filter(({ to }) => to === email).length
    const { json } = await close(id)
    expect(json).toMatchObject({ total: ADVERTS })
    expect(await actOf(json.receipt.reference)).toMatchObject({ answer: { why: 'copies', total: ADVERTS } })
    expect((await read(id)).closing).toMatchObject({ state: 'running', total: ADVERTS, closed: 0 })
    await server.runJobs()
    expect(await states(id)).toEqual({ closed: ADVERTS })
    expect((await read(id)).closing).toMatchObject({ state: 'done', total: ADVERTS, closed: ADVERTS })
    const mails = server.mails.filter(({ to }) => to === email).slice(mailsBefore)
    expect(mails.map(({ subject }) => subject)).toEqual(['Flood House is verified', 'We have closed the jobs of Flood House'])
    const [job] = (await ask('GET', '/jobs/employer/jobs?state=Closed&limit=1', ola)).json.items
    expect(job).toMatchObject({ state: 'closed', checkNote: 'All of them say the same.' })
    expect((await close(id)).json).toMatchObject({ code: 'state-conflict', detail: 'Flood House has no open adverts.' })
  })

  it('starts once, and the organisation cannot post until it is done', async () => {
    const { ola, id } = await flooded('Twice House')
    const answers = await Promise.all([close(id), close(id), close(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await close(id)).json.detail).toBe('The adverts of Twice House are being closed already.')
    const form = { title: 'Baker again', location: 'Leeds', description: 'Bake bread at night with others.' }
    expect((await ask('POST', '/jobs/employer/jobs', ola, form)).json).toMatchObject({
      code: 'state-conflict',
      detail:
        'Our team is closing all jobs of your organisation at the moment, so none can be posted or changed. Please try again later.',
    })
    await server.runJobs()
    expect((await ask('POST', '/jobs/employer/jobs', ola, form)).status).toBe(200)
  })

  it('continues after a killed process, and closes nothing twice', async () => {
    const { id } = await flooded('Killed House')
    await close(id)
    const [closing] = await owner`select id from jobs.advert_closings where organisation_id = ${id}`
    expect(await closeSome(server.kit('jobs').db, closing?.id, now)).toBe(true)
    expect((await read(id)).closing).toMatchObject({ state: 'running', closed: 50 })
    // The task's process was killed; while the task may still be running nobody else takes it over.
    await server.background.tasks['jobs.advert-closings']?.({})
    expect((await read(id)).closing).toMatchObject({ state: 'running', closed: 50 })
    now = new Date(now.getTime() + 2 * 60_000)
    await server.background.tasks['jobs.advert-closings']?.({})
    expect((await read(id)).closing).toMatchObject({ state: 'done', total: ADVERTS, closed: ADVERTS })
    await server.runJobs()
    const [counted] = await owner`select count(*)::int as n from events.log where type = 'job.state'
      and subject in (select id from jobs.jobs where organisation_id = ${id})`
    expect(counted?.n).toBe(ADVERTS)
  })

  it('closes held jobs too, so that none comes back', async () => {
    const { id } = await flooded('Held House')
    const { version } = await read(id)
    await decide(id, 'suspension', { version, code: 'reports', words: 'People complained.' })
    expect((await close(id)).json.total).toBe(ADVERTS)
    await server.runJobs()
    await decide(id, 'reinstatement', { version: (await read(id)).version, code: 'settled' })
    expect(await states(id)).toEqual({ closed: ADVERTS })
  })
})
