import { randomUUID } from 'node:crypto'
import { askForErasure, keepAccount, pathOf, register, signIn, verifyEmail } from '@onward/contracts'
import { OWN_ORIGIN } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { ALL_SERVICES } from './services'

const DAY_MS = 24 * 3_600_000
const PASSWORD = 'three quiet otters'
/** The clock of every service, ahead of the machine by this offset. */
let ahead = 0
const at = servicesUnderTest({
  services: ALL_SERVICES,
  clock: () => new Date(Date.now() + ahead),
  config: { rateFactor: 1_000 },
})
beforeEach(() => {
  ahead = 0
})

const post = (url: string, payload: object, headers: object = {}) =>
  at.server.app.inject({ method: 'POST', url, payload, headers: { ...OWN_ORIGIN, ...headers } })

interface Employer {
  accountId: string
  email: string
  headers: { authorization: string }
  organisationId: string
}
/** An owner who registered by the forms, with a verified organisation and an open job. */
async function employer(name: string): Promise<Employer & { jobId: string }> {
  const email = `${name.toLowerCase()}@house.example`
  const facts = { firstName: name, lastName: `${name}son`, organisationName: `${name} Ltd`, language: 'en' }
  await post(pathOf(register), { userType: 'employer', email, password: PASSWORD, confirmPassword: PASSWORD, ...facts })
  await at.server.runJobs()
  const token = /token=([\w-]+)/.exec(at.server.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1]
  await post(pathOf(verifyEmail), { token })
  await at.server.runJobs()
  const session = (await post(`${pathOf(signIn)}?session=token`, { email, password: PASSWORD })).json()
  const accountId = session.user.id
  const [member] = await at.owner`select organisation_id from jobs.members where account_id = ${accountId}`
  const organisationId = member?.organisation_id
  await at.owner.begin(async (tx) => {
    await tx`select auth.act_as_system('')`
    await tx`update jobs.organisations set verified_at = now(), what_we_do = 'We care', contact_name = ${name} where id = ${organisationId}`
  })
  const jobId = randomUUID()
  await at.owner`insert into jobs.jobs (id, organisation_id, state, title, company, location, type, description, posted_at, posted_by)
    values (${jobId}, ${organisationId}, 'active', 'Carer', ${`${name} Ltd`}, 'Leeds', 'full-time', 'Care', now(), ${accountId})`
  return { accountId, email, headers: { authorization: `Bearer ${session.access_token}` }, organisationId, jobId }
}
async function colleague({ organisationId }: Employer, role: 'owner' | 'member', joinedAt: string): Promise<string> {
  const { accountId } = await at.server.person('employer')
  await at.owner`insert into jobs.members (account_id, organisation_id, role, first_name, joined_at)
    values (${accountId}, ${organisationId}, ${role}, 'Nia', ${joinedAt})`
  return accountId
}
async function applied({ organisationId, jobId }: Employer & { jobId: string }, state: string): Promise<string> {
  const id = randomUUID()
  await at.owner`insert into jobs.applications (id, job_id, organisation_id, account_id, disclosure_id, job_title, company, location,
    state, live, first_name, last_name, email, phone, area, cover_letter, cv_filename, cv_file_type, applied_at)
    values (${id}, ${jobId}, ${organisationId}, ${randomUUID()}, ${randomUUID()}, 'Carer', 'X', 'Leeds', ${state}, ${state !== 'placed'},
    'Zoe', 'Z', 'z@x.example', '', '', '', 'cv.pdf', 'pdf', now())`
  return id
}
const stateOf = async (jobId: string) => (await at.owner`select state from jobs.jobs where id = ${jobId}`)[0]?.state
const close = (who: Employer) => post(pathOf(askForErasure), { currentPassword: PASSWORD }, who.headers)
async function eraseNow(): Promise<void> {
  ahead = 14 * DAY_MS + 60_000
  await at.server.background.tasks['identity.erase']?.({})
  await at.server.runJobs()
}

it('the only member takes the organisation off the board at once, and may bring it back', async () => {
  const rhian = await employer('Rhian')
  const wrong = await post(pathOf(askForErasure), { currentPassword: 'not it' }, rhian.headers)
  expect([wrong.statusCode, await stateOf(rhian.jobId)]).toEqual([422, 'active'])
  expect((await close(rhian)).statusCode).toBe(200)
  await at.server.runJobs()
  expect(await stateOf(rhian.jobId)).toBe('closed')
  expect((await post(pathOf(askForErasure), { currentPassword: PASSWORD }, rhian.headers)).statusCode).toBe(401)
  const mail = at.server.mails.findLast(({ to }) => to === rhian.email)
  expect(mail?.text).toContain('its jobs are off the board')
  expect(mail?.text).toContain('/employer/login')
  expect((await post(pathOf(keepAccount), { email: rhian.email, password: PASSWORD })).statusCode).toBe(200)
  await at.server.runJobs()
  expect(await stateOf(rhian.jobId)).toBe('active')
})

it('after 14 days the account and the organisation’s profile are deleted, and waiting applicants are informed', async () => {
  const megan = await employer('Megan')
  const waiting = await applied(megan, 'under_review')
  const started = await applied(megan, 'placed')
  await at.owner`insert into jobs.invitations (id, organisation_id, email, role, invited_by, invited_at, expires_at)
    values (${randomUUID()}, ${megan.organisationId}, 'new@house.example', 'member', ${megan.accountId}, now(), now() + interval '7 days')`
  const document = `organisations/${randomUUID()}.pdf`
  await at.server.kit('jobs').files.put(document, Buffer.from('proof'))
  await at.owner`insert into jobs.organisation_documents (id, organisation_id, filename, file_type, bytes, file_key, uploaded_at)
    values (${randomUUID()}, ${megan.organisationId}, 'proof.pdf', 'pdf', 5, ${document}, now())`
  // The applicant is told that the application rests; nobody is emailed.
  await at.owner`insert into messaging.contacts (account_id, email, first_name, language, active)
    select account_id, account_id || '@test.example', 'Zoe', 'en', false from jobs.applications where id = ${waiting}`
  await close(megan)
  await at.server.runJobs()
  await eraseNow()
  const [organisation] =
    await at.owner`select name, what_we_do, contact_name, verified_at from jobs.organisations where id = ${megan.organisationId}`
  expect(organisation).toEqual({ name: 'Megan Ltd', what_we_do: '', contact_name: '', verified_at: null })
  const applications =
    await at.owner`select id, state, reason, reason_cy from jobs.applications where id in ${at.owner([waiting, started])}`
  expect(applications.find(({ id }) => id === waiting)).toMatchObject({
    state: 'position_closed',
    reason: expect.stringContaining('Thank you for applying'),
    reason_cy: expect.stringContaining('Diolch'),
  })
  expect(applications.find(({ id }) => id === started)?.state).toBe('placed')
  expect(await at.server.kit('jobs').files.has(document)).toBe(false)
  for (const [table, column] of [
    ['identity.accounts', 'id'],
    ['identity.sessions', 'account_id'],
    ['jobs.members', 'account_id'],
    ['jobs.jobs', 'posted_by'],
    ['jobs.invitations', 'invited_by'],
    ['messaging.contacts', 'account_id'],
    ['messaging.notices', 'account_id'],
  ] as const) {
    const [row] = await at.owner`select count(*)::int as n from ${at.owner(table)} where ${at.owner(column)} = ${megan.accountId}`
    expect([table, row?.n]).toEqual([table, 0])
  }
})

it('with other members the organisation continues, and the longest-standing one becomes owner', async () => {
  const ola = await employer('Ola')
  const newer = await colleague(ola, 'member', '2026-03-01')
  const longest = await colleague(ola, 'member', '2026-02-01')
  await close(ola)
  await at.server.runJobs()
  expect(await stateOf(ola.jobId)).toBe('active')
  const roles = async () =>
    Object.fromEntries(
      (await at.owner`select account_id, role from jobs.members where organisation_id = ${ola.organisationId}`).map((row) => [
        row.account_id,
        row.role,
      ]),
    )
  expect(await roles()).toEqual({ [ola.accountId]: 'owner', [longest]: 'owner', [newer]: 'member' })
  await eraseNow()
  expect(await roles()).toEqual({ [longest]: 'owner', [newer]: 'member' })
  expect(await stateOf(ola.jobId)).toBe('active')
})

it('a work coach is refused until their cases are handed over', async () => {
  const agent = await at.server.person('agent')
  expect((await post(pathOf(askForErasure), { currentPassword: PASSWORD }, agent.headers)).statusCode).toBe(403)
})
