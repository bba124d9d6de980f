import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS, type OwnOrganisation } from '@onward/contracts'
import { service as identity } from '@onward/service-identity/app'
import { adminCommands } from '@onward/service-jobs/admin'
import { service as jobs } from '@onward/service-jobs/app'
import { loadDemo } from '@onward/service-jobs/demo/load'
import { numberInWords } from '@onward/service-jobs/testing/establish'
import { OWN_ORIGIN, type TestPerson } from '@onward/service-kit/testing'
import { service as messaging } from '@onward/service-messaging/app'
import { servicesUnderTest } from '@onward/testing/services'

const START = new Date()
const DAY_MS = 24 * 3_600_000
const password = 'three quiet otters'
let now = START

const { server, owner } = servicesUnderTest({
  services: [identity, jobs, messaging],
  clock: () => now,
  config: { rateFactor: 1000 },
})
beforeEach(() => {
  now = START
  server.mails.length = 0
})

type Who = Pick<TestPerson, 'accountId' | 'sessionId' | 'role'> | null
const headers = (who: Who) => (who ? { authorization: `Bearer ${server.tokens.issue(who, now).token}` } : { ...OWN_ORIGIN })
async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: Who, body?: object, cookie?: string) {
  const answer = await server.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...headers(who), ...(cookie && { cookie }) },
    ...(method !== 'GET' && { payload: body ?? {} }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const mine = async (who: Who): Promise<OwnOrganisation> => {
  const { json } = await ask('GET', '/jobs/employer/organisation', who)
  return json.organisation
}
const admin = (name: string, ...args: string[]) =>
  adminCommands[name]?.run(args, { db: server.kit('jobs').db, clock: () => now, log: { info: () => undefined } })

const lastTo = (address: string) => server.mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase()).at(-1)

let n = 0
/** Somebody who registered an organisation of their own, whose address is confirmed. */
async function employer(
  organisationName: string,
  email = `person${++n}@house${n}.example`,
): Promise<TestPerson & { email: string }> {
  const sent = {
    userType: 'employer',
    email,
    password,
    confirmPassword: password,
    firstName: 'Ola',
    lastName: 'Bright',
    organisationName,
  }
  expect((await ask('POST', '/identity/register', null, sent)).status).toBe(202)
  await server.runJobs()
  const token = /verify-email\?token=([\w-]+)/.exec(lastTo(email)?.text ?? '')?.[1]
  expect((await ask('POST', '/identity/verify-email', null, { token })).status).toBe(200)
  await server.runJobs()
  server.mails.length = 0
  return signedIn(email)
}
async function signedIn(email: string): Promise<TestPerson & { email: string }> {
  const [account] = await owner`select id, role from identity.accounts where lower(email) = ${email.toLowerCase()}`
  const person = await server.person(account?.role, { accountId: account?.id })
  return { ...person, email }
}
async function invite(who: Who, email: string, role = 'member'): Promise<{ id: string; token: string }> {
  // Other jobs first, so that the invitation is the last email sent.
  await server.runJobs()
  const invited = await ask('POST', '/jobs/employer/organisation/invitations', who, { email, role })
  expect(invited.status).toBe(200)
  return { id: invited.json.id, token: await invitationMail(who, invited.json.id) }
}
/** Requests the email as the page does, and gives the token in it. */
async function invitationMail(who: Who, id: string): Promise<string> {
  const order = await ask('GET', `/jobs/employer/organisation/invitations/${id}/letter`, who)
  expect((await ask('POST', '/identity/invitations/letter', who, order.json)).status).toBe(200)
  await server.runJobs()
  return /join\?token=([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
}
async function join(who: Who, token: string) {
  const opened = await server.app.inject({ method: 'POST', url: '/api/identity/links/invitation', payload: { token } })
  const cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const accepted = await ask('POST', '/identity/invitations/accept', who, {}, cookie)
  return accepted.status === 200 ? ask('POST', '/jobs/employer/join', who, accepted.json) : accepted
}
async function submit(who: Who, evidence: object) {
  const { json } = await ask('GET', '/identity/work-email', who)
  return ask('POST', '/jobs/employer/organisation/verification', who, { ...evidence, workEmail: json.handover })
}
const profileOf = ({ id: _, confident, verification, role, members, invitations, ...profile }: OwnOrganisation) => profile
const upload = (who: Who, filename: string, bytes: Buffer) => {
  const boundary = 'frontier'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: application/pdf\r\n\r\n`
  return server.app.inject({
    method: 'POST',
    url: '/api/jobs/employer/organisation/documents',
    headers: { ...headers(who), 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}
const pdf = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`)
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const JOB = {
  title: 'Cook',
  description: 'You will cook lunch for forty people each day.',
  location: 'Leeds',
  salary: '£14 an hour',
}

/** With an applicant. */
async function conversation(...employers: readonly TestPerson[]): Promise<string> {
  const thread = randomUUID()
  await owner`insert into messaging.threads (id, type, application_id, subject, opened_at, last_at)
    values (${thread}, 'employer', ${randomUUID()}, 'Cook', now() - interval '1 hour', now())`
  for (const { accountId } of employers)
    await owner`insert into messaging.participants (thread_id, account_id, role) values (${thread}, ${accountId}, 'employer')`
  return thread
}

describe('the profile', () => {
  it('is saved by an owner, and a colleague who saves an older one is told', async () => {
    const ola = await employer('Rowan House')
    const before = await mine(ola)
    expect(before).toMatchObject({ name: 'Rowan House', role: 'owner', verification: { state: 'not_started' } })
    const changed = { ...profileOf(before), website: 'www.rowan.example', sector: 'care-health', size: '10-49', town: 'Leeds' }
    const saved = await ask('PUT', '/jobs/employer/organisation/profile', ola, changed)
    expect(saved).toMatchObject({ status: 200, json: { version: 2, receipt: {} } })
    expect(await mine(ola)).toMatchObject({ website: 'https://www.rowan.example', sector: 'care-health', version: 2 })
    expect(await ask('PUT', '/jobs/employer/organisation/profile', ola, changed)).toMatchObject({
      status: 409,
      json: { code: 'state-conflict' },
    })
  })

  it('is renamed and given another website by an administrator, once it is settled', async () => {
    const ola = await employer('Aspen Hosue')
    const { id } = await mine(ola)
    await admin('verify-organisation', id)
    await admin('rename-organisation', id, 'Aspen', 'House')
    await expect(admin('set-organisation-website', id, 'localhost')).rejects.toThrow('address')
    await admin('set-organisation-website', id, 'aspen.example')
    expect(await mine(ola)).toMatchObject({ name: 'Aspen House', website: 'https://aspen.example', version: 3 })
  })

  it('keeps a Disability Confident level as claimed until it is confirmed, and a changed claim is a claim again', async () => {
    const ola = await employer('Hazel House')
    const say = (change: object) =>
      ask('PUT', '/jobs/employer/organisation/disability-confident', ola, { level: 'employer', ...change })
    expect((await say({ version: 1, expiresOn: '2001-01-01' })).json.errors).toEqual([
      { field: 'expiresOn', message: 'Enter a date that is today or later' },
    ])
    expect((await say({ version: 1, reference: 'dcs012345', expiresOn: '2099-01-01' })).status).toBe(200)
    expect((await mine(ola)).confident).toEqual({
      level: 'employer',
      reference: 'DCS012345',
      expiresOn: '2099-01-01',
      confirmedAt: null,
    })
    const { id } = await mine(ola)
    expect(await admin('confirm-disability-confident', id)).toContain('is confirmed')
    expect((await mine(ola)).confident.confirmedAt).not.toBeNull()
    expect((await say({ version: 2, reference: 'DCS012345', expiresOn: '2099-01-01' })).status).toBe(200)
    expect((await mine(ola)).confident.confirmedAt).not.toBeNull()
    expect((await say({ version: 3, level: 'leader', reference: 'DCS012345', expiresOn: '2099-01-01' })).status).toBe(200)
    expect((await mine(ola)).confident).toMatchObject({ level: 'leader', confirmedAt: null })
    expect(await admin('refuse-disability-confident', id)).toContain('no level')
    expect((await mine(ola)).confident).toMatchObject({ level: 'none', reference: '' })
    await server.runJobs()
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Your Disability Confident level is confirmed',
      'Your Disability Confident level could not be confirmed',
    ])
  })

  it('shows the public part beside an advert, and nothing else of it', async () => {
    await loadDemo({ db: server.kit('jobs').db, clock: () => now })
    const [job] = await owner`select j.id from jobs.jobs j join jobs.members m on m.organisation_id = j.organisation_id
      where m.account_id = ${DEMO_ACCOUNTS.employer.id} and j.state = 'active' limit 1`
    const { status, json } = await ask('GET', `/jobs/jobs/${job?.id}/organisation`, null)
    expect([status, json.name]).toEqual([200, 'Calder Community Care'])
    expect(Object.keys(json)).not.toEqual(expect.arrayContaining(['address']))
    expect((await ask('GET', `/jobs/jobs/${randomUUID()}/organisation`, null)).status).toBe(404)
  })
})

describe('verification', () => {
  it('goes from evidence to a decision, back with a reason, and again', async () => {
    const ola = await employer('Birch House', 'ola@birch.example')
    const start = await mine(ola)
    await ask('PUT', '/jobs/employer/organisation/profile', ola, { ...profileOf(start), website: 'www.birch.example' })
    expect((await submit(ola, {})).json.errors[0].field).toBe('companyNumber')
    expect((await submit(ola, { companyNumber: 'QQ12' })).json.errors).toEqual([
      { field: 'companyNumber', message: 'This is not a Companies House number' },
    ])
    expect((await submit(ola, { companyNumber: 'sc 12345' })).status).toBe(200)
    const sent = await mine(ola)
    expect(sent.verification).toMatchObject({
      state: 'submitted',
      company: { number: 'SC012345', country: 'scotland' },
      domainCheck: 'match',
    })
    // Evidence under review cannot be changed.
    const renamed = { ...profileOf(sent), name: 'National Health Service' }
    expect((await ask('PUT', '/jobs/employer/organisation/profile', ola, renamed)).json.code).toBe('state-conflict')
    expect((await submit(ola, { companyNumber: 'SC012345' })).json.code).toBe('state-conflict')
    expect(await admin('list-pending')).toMatch(/Organisations to verify: [1-9]\d*[\s\S]*Birch House/)
    const output = await admin('show-organisation', sent.id)
    expect(output).toMatch(/State: submitted[\s\S]*SC012345 \(scotland\)[\s\S]*birch\.example {3}Check: match/)

    await expect(admin('send-back-organisation', sent.id)).rejects.toThrow('Say why')
    await admin('send-back-organisation', sent.id, 'Please', 'send', 'a', 'certificate.')
    await server.runJobs()
    expect(server.mails.at(-1)).toMatchObject({ to: 'ola@birch.example', subject: 'We need more information about Birch House' })
    expect(server.mails.at(-1)?.text).not.toContain('certificate')
    expect((await mine(ola)).verification).toMatchObject({ state: 'sent_back', reason: 'Please send a certificate.' })
    await expect(admin('send-back-organisation', sent.id, 'Again')).rejects.toThrow('needs a decision')

    now = new Date(START.getTime() + 60_000)
    expect((await submit(ola, { charityNumber: '1082947' })).status).toBe(200)
    expect(await admin('verify-organisation', sent.id)).toContain('is verified')
    await server.runJobs()
    expect(server.mails.at(-1)?.subject).toBe('Birch House is verified')
    expect((await mine(ola)).verification).toMatchObject({ state: 'verified', reason: null, charity: { number: '1082947' } })
    expect((await ask('GET', '/jobs/employer/summary', ola)).json.organisation.verified).toBe(true)
  })

  it('takes a document by what its bytes are, stores it privately, and only one waits at a time', async () => {
    const ola = await employer('Alder House')
    for (const [name, bytes] of [
      ['certificate.pdf', png],
      ['certificate.png', pdf],
      ['certificate.exe', pdf],
      ['certificate.pdf', Buffer.from('%PDF-1.4 and no more')],
      ['certificate.pdf', Buffer.alloc(0)],
      ['certificate.jpg', Buffer.from('ffd8ff00', 'hex')],
    ] as const) {
      expect([name, (await upload(ola, name, bytes)).statusCode]).toEqual([name, 415])
    }
    expect((await upload(ola, 'a.pdf', Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413)
    const first = (await upload(ola, 'first.png', png)).json()
    const [stored] = await owner`select file_key from jobs.organisation_documents where id = ${first.id}`
    const second = (await upload(ola, 'certificate.pdf', pdf)).json()
    expect(await server.kit('jobs').files.has(stored?.file_key)).toBe(false)
    expect((await mine(ola)).verification.document).toMatchObject({ id: second.id, filename: 'certificate.pdf' })
    const stranger = await employer('Other House')
    expect((await ask('DELETE', `/jobs/employer/organisation/documents/${second.id}`, stranger)).status).toBe(404)
    expect((await submit(ola, {})).status).toBe(200)
    expect((await ask('DELETE', `/jobs/employer/organisation/documents/${second.id}`, ola)).json.code).toBe('state-conflict')
    expect((await mine(ola)).verification).toMatchObject({ domainCheck: 'no-website', document: { id: second.id } })
    expect((await upload(ola, 'late.pdf', pdf)).statusCode).toBe(409)
    // Sent back, the document goes along again; what an administrator saw is not thrown away for a new one.
    const { id } = await mine(ola)
    await admin('send-back-organisation', id, 'The name on it is another.')
    expect((await mine(ola)).verification.document).toMatchObject({ id: second.id })
    expect((await ask('DELETE', `/jobs/employer/organisation/documents/${second.id}`, ola)).json.code).toBe('state-conflict')
    now = new Date(START.getTime() + 60_000)
    const third = (await upload(ola, 'third.pdf', pdf)).json()
    expect((await submit(ola, {})).status).toBe(200)
    expect((await mine(ola)).verification.document).toMatchObject({ id: third.id })
    const [left] = await owner`select count(*)::int as n from jobs.organisation_documents where organisation_id = ${id}`
    expect(left?.n).toBe(2)
  })

  it('believes an email domain only as identity signed it, for that person', async () => {
    const [ola, eve] = [await employer('Elm House'), await employer('Ash House')]
    const { json } = await ask('GET', '/identity/work-email', ola)
    expect(json.domain).toBe(ola.email.split('@')[1])
    const body = { companyNumber: '01234567', workEmail: json.handover }
    expect((await ask('POST', '/jobs/employer/organisation/verification', eve, body)).status).toBe(400)
    now = new Date(START.getTime() + 6 * 60_000)
    expect((await ask('POST', '/jobs/employer/organisation/verification', ola, body)).json.code).toBe('link-expired')
  })
})

describe('a suspension in the middle of the day', () => {
  it('refuses the next request, takes the jobs off the board at once, and gives everything back when it is lifted', async () => {
    const ola = await employer('Cedar House')
    const { id } = await mine(ola)
    await admin('verify-organisation', id)
    const first = (await ask('POST', '/jobs/employer/jobs', ola, JOB)).json
    await admin('approve-job', first.id)
    const second = (await ask('POST', '/jobs/employer/jobs', ola, { ...JOB, title: 'Driver' })).json
    const closed = (await ask('POST', '/jobs/employer/jobs', ola, { ...JOB, title: 'Porter' })).json
    await ask('POST', `/jobs/employer/jobs/${closed.id}/close`, ola)
    const pending = (
      await ask('POST', '/jobs/employer/jobs', ola, { ...JOB, title: 'Packer', description: 'Write on WhatsApp to us.' })
    ).json
    const board = async () =>
      (await Promise.all([first, second, closed].map((one) => ask('GET', `/jobs/jobs/${one.id}`, null)))).map(
        ({ status }) => status,
      )
    expect(await board()).toEqual([200, 200, 404])

    const thread = await conversation(ola)
    expect(await admin('suspend-organisation', id, 'We', 'had', 'complaints.')).toContain('Jobs taken off the board: 2.')
    expect(await board()).toEqual([404, 404, 404])
    for (const [method, url] of [
      ['GET', '/jobs/employer/jobs'],
      ['GET', '/jobs/employer/summary'],
      ['GET', '/jobs/employer/applications'],
      ['POST', '/jobs/employer/jobs'],
      ['POST', '/jobs/employer/organisation/invitations'],
    ] as const) {
      const { status, json } = await ask(method, url, ola, { ...JOB, email: 'x@cedar.example' })
      expect([url, status, json.code]).toEqual([url, 403, 'organisation-suspended'])
    }
    expect((await mine(ola)).verification).toMatchObject({ state: 'suspended', reason: 'We had complaints.' })
    await expect(admin('approve-job', pending.id)).rejects.toThrow('suspended')

    // Scheduled writes on their behalf, such as an import at night, wait too.
    await owner`update jobs.jobs set state = 'active' where id = ${pending.id}`
    expect((await ask('GET', `/jobs/jobs/${pending.id}`, null)).status).toBe(404)
    await owner`update jobs.jobs set state = 'pending_check', checks = '{messaging-app}' where id = ${pending.id}`
    // Conversations with applicants are closed too, with the same sentence.
    await server.runJobs()
    expect(await ask('GET', `/messaging/threads/${thread}/messages`, ola)).toMatchObject({
      status: 403,
      json: { code: 'organisation-suspended' },
    })
    const message = { id: randomUUID(), text: 'Send money first' }
    expect((await ask('POST', `/messaging/threads/${thread}/messages`, ola, message)).json.code).toBe('organisation-suspended')
    expect((await ask('GET', '/messaging/threads', ola)).json.items).toEqual([])

    expect(await admin('restore-organisation', id)).toContain('Jobs back on the board: 2.')
    await server.runJobs()
    expect((await ask('GET', `/messaging/threads/${thread}/messages`, ola)).status).toBe(200)
    expect(await board()).toEqual([200, 200, 404])
    expect((await ask('POST', '/jobs/employer/jobs', ola, { ...JOB, title: 'Gardener' })).json.state).toBe('active')
    expect((await mine(ola)).verification.state).toBe('verified')
    await server.runJobs()
    expect(
      server.mails.map(({ subject }) => subject).filter((subject) => /Cedar House is (?:suspended|open)/.test(subject)),
    ).toEqual(['Cedar House is suspended', 'Cedar House is open again'])
    // Jobs that came back were not checked again.
    expect(server.mails.filter(({ subject }) => /live: (?:Cook|Driver)/.test(subject))).toHaveLength(1)
  })

  it('never leaves a job on the board that is posted at the same moment', async () => {
    const ola = await employer('Maple House')
    const { id } = await mine(ola)
    await admin('verify-organisation', id)
    await admin('approve-job', (await ask('POST', '/jobs/employer/jobs', ola, JOB)).json.id)
    for (let round = 0; round < 4; round += 1) {
      const posts = Array.from({ length: 4 }, (_, i) =>
        ask('POST', '/jobs/employer/jobs', ola, {
          ...JOB,
          title: `Cook ${round} ${i}`,
          description: numberInWords(round * 10 + i),
        }),
      )
      const all = await Promise.all([...posts, admin('suspend-organisation', id, 'Now')])
      for (const answer of all.slice(0, 4)) expect([200, 403]).toContain((answer as { status: number }).status)
      const [left] = await owner`select count(*)::int as n from jobs.jobs where organisation_id = ${id} and state = 'active'`
      expect(left?.n).toBe(0)
      await admin('restore-organisation', id)
    }
  })
})

describe('people and invitations', () => {
  it('invites by email; the invited person registers with that link alone and works there, and the token rests nowhere', async () => {
    const ola = await employer('Willow House')
    const { id, token } = await invite(ola, 'new@willow.example')
    expect(server.mails.at(-1)).toMatchObject({ to: 'new@willow.example', subject: 'A colleague invites you to Onward' })
    // Nobody has checked the name yet.
    expect(server.mails.at(-1)?.text).not.toContain('Willow')
    const rows = await owner`select to_jsonb(t)::text as row from identity.invitations t union all
      select to_jsonb(t)::text from identity.invitation_tokens t union all select to_jsonb(t)::text from jobs.invitations t union all
      select payload::text from graphile_worker._private_jobs union all select payload::text from events.log`
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
    expect((await mine(ola)).invitations).toMatchObject([{ id, email: 'new@willow.example', role: 'member', expired: false }])

    const read = () => ask('POST', '/identity/invitations/read', null, { token })
    expect((await read()).json).toMatchObject({
      email: 'new@willow.example',
      organisation: '',
      account: 'none',
      viewer: 'visitor',
    })
    const form = { token, firstName: 'Noor', lastName: 'Khan', password, confirmPassword: password, language: 'cy' }
    const both = await Promise.all([form, form].map((one) => ask('POST', '/identity/invitations/register', null, one)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await server.runJobs()
    expect((await ask('POST', '/identity/sign-in', null, { email: 'new@willow.example', password })).status).toBe(200)
    expect((await read()).json).toMatchObject({ account: 'employer' })
    const noor = await signedIn('new@willow.example')
    expect((await ask('GET', '/jobs/employer/organisation', noor)).json.organisation).toBeNull()

    expect((await join(noor, token)).status).toBe(200)
    await server.runJobs()
    expect(await mine(noor)).toMatchObject({ name: 'Willow House', role: 'member', invitations: [] })
    expect((await mine(ola)).members.map(({ name, role }) => [name, role])).toEqual([
      ['Ola Bright', 'owner'],
      ['Noor Khan', 'member'],
    ])
    expect(lastTo(ola.email)?.subject).toBe('Someone has joined Willow House')
    // The address is deleted from the invitation, in both services, and so is the link.
    expect((await read()).json.code).toBe('link-expired')
    const [over] = await owner`select email, state from jobs.invitations where id = ${id}`
    expect(over).toEqual({ email: '', state: 'accepted' })
    // A member reads and does not decide.
    expect((await ask('POST', '/jobs/employer/organisation/invitations', noor, { email: 'x@y.example' })).status).toBe(403)
    expect((await ask('PUT', `/jobs/employer/organisation/members/${noor.accountId}`, noor, { role: 'owner' })).status).toBe(403)
  })

  it('lets one of many parallel answers to a link join, and names a verified organisation in the letter', async () => {
    const ola = await employer('Oak House')
    await admin('verify-organisation', (await mine(ola)).id)
    const bea = await employer('Empty House', 'bea@oak.example')
    const { token } = await invite(ola, 'BEA@oak.example', 'owner')
    expect(server.mails.at(-1)?.subject).toBe('Oak House invites you to Onward')
    const handovers = await Promise.all(
      [1, 2, 3].map(async () => (await ask('POST', '/identity/invitations/accept', bea, { token })).json),
    )
    const answers = await Promise.all(handovers.map((one) => ask('POST', '/jobs/employer/join', bea, one)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    // The organisation that came with her registration was empty, so nothing was lost.
    expect(await mine(bea)).toMatchObject({ name: 'Oak House', role: 'owner' })
    expect((await owner`select from jobs.organisations where name = 'Empty House'`).length).toBe(0)
  })

  it('lets an organisation that nobody has checked invite five people, and nobody leave a suspension behind', async () => {
    const [ola, eve] = [await employer('Thorn House'), await employer('Briar House')]
    for (let i = 0; i < 5; i += 1) {
      const email = `person${i}@thorn.example`
      expect((await ask('POST', '/jobs/employer/organisation/invitations', ola, { email })).status).toBe(200)
    }
    const [first] = (await mine(ola)).invitations
    expect((await ask('POST', '/jobs/employer/organisation/invitations', ola, { email: eve.email })).json.code).toBe(
      'state-conflict',
    )
    expect((await ask('DELETE', `/jobs/employer/organisation/invitations/${first?.id}`, ola)).status).toBe(200)
    const { token } = await invite(ola, eve.email)
    const again = await ask('POST', '/jobs/employer/organisation/invitations', ola, { email: eve.email.toUpperCase() })
    expect(again.status).toBe(409)
    await admin('suspend-organisation', (await mine(eve)).id, 'Why')
    expect((await join(eve, token)).json.code).toBe('organisation-suspended')
  })

  it('tells clearly who cannot join: another account, a member elsewhere, a link taken back, sent anew, or a week old', async () => {
    const [ola, eve] = [await employer('Fir House'), await employer('Pine House')]
    await ask('POST', '/jobs/employer/jobs', eve, JOB)
    const { token } = await invite(ola, 'somebody@fir.example')
    expect((await ask('POST', '/identity/invitations/read', eve, { token })).json.viewer).toBe('someone-else')
    expect((await join(eve, token)).json).toMatchObject({
      code: 'not-allowed',
      detail: expect.stringContaining('another address'),
    })

    const forEve = await invite(ola, eve.email)
    expect((await join(eve, forEve.token)).json).toMatchObject({
      code: 'state-conflict',
      detail: expect.stringContaining('You already work in Pine House'),
    })
    expect((await mine(ola)).invitations).toHaveLength(2)

    expect((await ask('POST', `/jobs/employer/organisation/invitations/${forEve.id}/renew`, ola)).status).toBe(200)
    const again = await invitationMail(ola, forEve.id)
    expect(again).not.toBe('')
    expect((await ask('POST', '/identity/invitations/read', eve, { token: forEve.token })).json.code).toBe('link-expired')
    expect((await ask('POST', '/identity/invitations/read', eve, { token: again })).json.viewer).toBe('invited')
    // The same order a second time sends no second email.
    const mailsBefore = server.mails.length
    const order = await ask('GET', `/jobs/employer/organisation/invitations/${forEve.id}/letter`, ola)
    await ask('POST', '/identity/invitations/letter', ola, order.json)
    await server.runJobs()
    expect(server.mails.length).toBe(mailsBefore)

    const handover = (await ask('POST', '/identity/invitations/accept', eve, { token: again })).json
    expect((await ask('DELETE', `/jobs/employer/organisation/invitations/${forEve.id}`, ola)).status).toBe(200)
    expect((await ask('POST', '/jobs/employer/join', eve, handover)).json.code).toBe('link-expired')
    await server.runJobs()
    expect((await ask('POST', '/identity/invitations/read', eve, { token: again })).json.code).toBe('link-expired')

    now = new Date(START.getTime() + 7 * DAY_MS + 1000)
    expect((await ask('POST', '/identity/invitations/read', null, { token })).json.code).toBe('link-expired')
    expect((await mine(ola)).invitations).toMatchObject([{ email: 'somebody@fir.example', expired: true }])
  })

  it('takes access from a removed colleague with the next request, conversations with applicants included', async () => {
    const ola = await employer('Yew House')
    const bea = await employer('Bea', 'bea@yew.example')
    expect((await join(bea, (await invite(ola, bea.email)).token)).status).toBe(200)
    const thread = await conversation(ola, bea)
    expect((await ask('GET', '/jobs/employer/jobs', bea)).status).toBe(200)
    expect((await ask('DELETE', `/jobs/employer/organisation/members/${bea.accountId}`, ola)).status).toBe(200)
    expect((await ask('GET', '/jobs/employer/organisation', bea)).json.organisation).toBeNull()
    expect((await ask('POST', '/jobs/employer/jobs', bea, JOB)).json.code).toBe('state-conflict')
    await server.runJobs()
    expect(
      (await owner`select account_id from messaging.participants where thread_id = ${thread}`).map((row) => row.account_id),
    ).toEqual([ola.accountId])
    expect(lastTo('bea@yew.example')?.subject).toBe('You no longer have access to Yew House')
    // They may start an organisation of their own, or come back by another invitation.
    expect((await ask('POST', '/jobs/employer/organisation', bea, { name: 'Bea Alone' })).status).toBe(200)
    expect((await join(bea, (await invite(ola, bea.email)).token)).status).toBe(200)
    await server.runJobs()
    expect((await owner`select from messaging.participants where thread_id = ${thread}`).length).toBe(2)
  })

  it('keeps an owner, whatever two owners do at once', async () => {
    const ola = await employer('Box House')
    const bea = await employer('Bea', 'bea@box.example')
    expect((await ask('DELETE', `/jobs/employer/organisation/members/${ola.accountId}`, ola)).json.detail).toContain(
      'the only person',
    )
    await join(bea, (await invite(ola, bea.email, 'owner')).token)
    const demote = (who: Who, whom: TestPerson) =>
      ask('PUT', `/jobs/employer/organisation/members/${whom.accountId}`, who, { role: 'member' })
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await Promise.all([demote(ola, bea), demote(bea, ola)])
      expect([one.status, other.status].sort()).toEqual([200, 403])
      const owners = await owner`select account_id from jobs.members m where role = 'owner' and organisation_id =
        (select organisation_id from jobs.members where account_id = ${ola.accountId})`
      expect(owners).toHaveLength(1)
      await owner`update jobs.members set role = 'owner' where account_id in (${ola.accountId}, ${bea.accountId})`
    }
    const leaving = await Promise.all(
      [ola, bea].map((one) => ask('DELETE', `/jobs/employer/organisation/members/${one.accountId}`, one)),
    )
    expect(leaving.map(({ status }) => status).sort()).toEqual([200, 409])
    // By the database itself, beside the service: a person cannot, and where the system takes an owner the next becomes one.
    const db = server.kit('jobs').db
    const last = leaving[0]?.status === 200 ? bea : ola
    await expect(
      db.withSession(last.sessionId, (tx) => tx.execute(`delete from jobs.members where account_id = '${last.accountId}'`)),
    ).rejects.toThrow()
    const cid = await employer('Cid', 'cid@box.example')
    await join(cid, (await invite(last, cid.email)).token)
    await db.withSystem((tx) => tx.execute(`delete from jobs.members where account_id = '${last.accountId}'`))
    expect((await mine(cid)).role).toBe('owner')
  })
})

it('two organisations never see each other, and nobody decides about themselves: row security', async () => {
  const [ola, eve] = [await employer('Lime House'), await employer('Beech House')]
  await invite(ola, 'x@lime.example')
  await submit(ola, { companyNumber: '01234567' })
  const db = server.kit('jobs').db
  const [own] = await owner`select organisation_id as id from jobs.members where account_id = ${ola.accountId}`
  const counts = (who: TestPerson) =>
    db.withSession(who.sessionId, async (tx) => {
      const seen: Record<string, number> = {}
      for (const [table, column] of [
        ['organisations', 'id'],
        ['members', 'organisation_id'],
        ['invitations', 'organisation_id'],
        ['verifications', 'organisation_id'],
      ]) {
        const [row] = await tx.execute<{ n: number }>(
          `select count(*)::int as n from jobs.${table} where ${column} = '${own?.id}'`,
        )
        seen[table ?? ''] = row?.n ?? -1
      }
      return seen
    })
  expect(await counts(ola)).toEqual({ organisations: 1, members: 1, invitations: 1, verifications: 1 })
  expect(await counts(eve)).toEqual({ organisations: 0, members: 0, invitations: 0, verifications: 0 })
  for (const change of [
    'verified_at = now()',
    "suspended_at = now(), suspended_reason = 'x'",
    'confident_confirmed_at = now()',
  ]) {
    await expect(
      db.withSession(ola.sessionId, (tx) => tx.execute(`update jobs.organisations set ${change} where id = '${own?.id}'`)),
    ).rejects.toThrow()
  }
  await admin('suspend-organisation', own?.id, 'Row security')
  expect(await counts(ola)).toEqual({ organisations: 1, members: 1, invitations: 0, verifications: 1 })
  const jobsSeen = await db.withSession(ola.sessionId, (tx) =>
    tx.execute<{ mine: string | null }>('select jobs.my_organisation()::text as mine'),
  )
  expect(jobsSeen[0]?.mine).toBeNull()
})
