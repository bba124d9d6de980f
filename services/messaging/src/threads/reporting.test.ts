import { randomUUID } from 'node:crypto'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

const now = new Date('2026-11-21T12:00:00.000Z')
const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })

async function call(who: TestPerson, method: 'GET' | 'POST', path: string, payload?: object, language = 'en') {
  const answer = await server.app.inject({
    method,
    url: `/api/messaging${path}`,
    headers: { authorization: `Bearer ${server.tokens.issue(who, now).token}`, 'accept-language': language },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
async function person(role: 'user' | 'employer' | 'agent' | 'admin', firstName: string): Promise<TestPerson> {
  const found = await server.person(role, { firstName })
  const { accountId } = found
  const contact = { accountId, email: `${accountId}@test.example`, firstName, language: 'en', active: true } as const
  await server.asOwner((tx) => emitEvent(tx, 'account.contact', accountId, 1, contact).then(() => undefined))
  await server.runJobs()
  return found
}
async function applied(jobseeker: TestPerson, employer: TestPerson): Promise<string> {
  const applicationId = randomUUID()
  await server.asOwner((tx) =>
    emitEvent(tx, 'application.submitted', applicationId, 1, {
      applicationId,
      accountId: jobseeker.accountId,
      jobId: randomUUID(),
      jobTitle: 'Cook',
      organisationId: randomUUID(),
      employerAccountIds: [employer.accountId],
      quiet: true,
    }).then(() => undefined),
  )
  await server.runJobs()
  const [row] = await owner`select id from messaging.threads where application_id = ${applicationId}`
  return String(row?.id)
}
async function say(who: TestPerson, thread: string, text: string): Promise<string> {
  const id = randomUUID()
  expect((await call(who, 'POST', `/threads/${thread}/messages`, { id, text })).status).toBe(200)
  return id
}
const openTickets = async (admin: TestPerson, subject = 'Cook') =>
  (await call(admin, 'GET', '/admin/tickets?limit=100')).json.items.filter((one: { subject: string }) => one.subject === subject)

it('a report is a ticket with a receipt; whoever has it reads the conversation while it is open, and that is recorded', async () => {
  const [zoe, eve, rhian, joe] = [
    await person('user', 'Zoë'),
    await person('employer', 'Eve'),
    await person('admin', 'Rhian'),
    await person('admin', 'Joe'),
  ]
  const [thread, other] = [await applied(zoe, eve), await applied(await person('user', 'Ada'), eve)]
  const said = await say(eve, thread, 'Smile more, darling.')
  await say(eve, other, 'What I say to Ada')
  await server.runJobs()
  server.mails.length = 0
  const body = { reason: 'hurtful', text: 'He writes at night.', message: said }
  const sent = await call(zoe, 'POST', `/threads/${thread}/reports`, body)
  expect([sent.status, sent.json.receipt.reference]).toEqual([200, expect.stringMatching(/^ONW-/)])
  await server.runJobs()
  expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [`${zoe.accountId}@test.example`, `We have your message (${sent.json.receipt.reference})`],
  ])
  // The same while it is open is no second ticket, and nobody reports a stranger's conversation.
  expect((await call(zoe, 'POST', `/threads/${thread}/reports`, body)).json.code).toBe('already-exists')
  expect((await call(zoe, 'POST', `/threads/${other}/reports`, body)).status).toBe(404)

  const [ticket] = await openTickets(rhian)
  expect(ticket).toMatchObject({ about: 'report', name: 'Zoë', reference: sent.json.receipt.reference })
  const path = `/admin/tickets/${ticket.id}`
  expect((await call(rhian, 'GET', path)).json).toMatchObject({ reason: 'hurtful', message: 'He writes at night.' })
  const read = async (who: TestPerson) => await call(who, 'GET', `${path}/conversation`)
  expect([(await read(rhian)).status, (await read(zoe)).status]).toEqual([409, 403])
  await call(rhian, 'POST', `${path}/taking`, { version: 1 })
  expect((await read(joe)).status).toBe(409)
  const { items } = (await read(rhian)).json
  expect(
    items.map((one: { from: string; name: string; text: string; reported: boolean }) => [one.from, one.name, one.reported]),
  ).toEqual([
    ['onward', '', false],
    ['employer', 'Eve', true],
  ])
  expect(JSON.stringify(items)).not.toContain('Ada')
  const looks = await owner`select actor, method_path as path from messaging.acts
    where resource = ${`contact-tickets/${ticket.id}`} and method_path like 'GET %'`
  expect(looks).toEqual([{ actor: rhian.accountId, path: 'GET /api/messaging/admin/tickets/:id/conversation' }])
  await call(rhian, 'POST', `${path}/closing`, { version: 2, code: 'other' })
  expect((await read(rhian)).status).toBe(409)
  // The other side sees nothing of it, in its pages and in its own data.
  expect(JSON.stringify((await call(eve, 'GET', `/threads/${thread}/messages`)).json)).not.toMatch(/report/i)
  for (const who of [zoe, eve, rhian]) {
    const rows = await server
      .kit('messaging')
      .db.withSession(who.sessionId, async (tx) => [...(await tx.execute('select * from messaging.message_reports'))])
    expect(rows).toEqual([])
  }
  // A contact message has no conversation, and a report goes with the person whom it is about.
  await server.asOwner((tx) =>
    emitEvent(tx, 'account.erased', zoe.accountId, 9, { accountId: zoe.accountId }).then(() => undefined),
  )
  await server.runJobs()
  expect(await owner`select id from messaging.contact_tickets where id = ${ticket.id}`).toEqual([])
})

it('an employer reports an applicant, and what they wrote about them goes when the applicant is erased', async () => {
  const [zoe, eve] = [await person('user', 'Zoë'), await person('employer', 'Eve')]
  const thread = await applied(zoe, eve)
  await say(zoe, thread, 'Get lost')
  const sent = await call(eve, 'POST', `/threads/${thread}/reports`, { reason: 'hurtful', text: '' })
  expect(sent.status).toBe(200)
  await server.asOwner((tx) =>
    emitEvent(tx, 'account.erased', zoe.accountId, 9, { accountId: zoe.accountId }).then(() => undefined),
  )
  await server.runJobs()
  const left = await owner`select t.id from messaging.contact_tickets t where t.id = ${sent.json.id}
    union all select ticket_id from messaging.message_reports where ticket_id = ${sent.json.id}`
  expect(left).toEqual([])
})

it('a work coach’s message is reported by the client alone, and the support team’s is not', async () => {
  const [zoe, coach, admin] = [await person('user', 'Zoë'), await person('agent', 'Sian'), await person('admin', 'Rhian')]
  const caseId = randomUUID()
  await server.asOwner(async (tx) => {
    const names = { firstName: 'Zoë', lastName: 'X', organisationName: '' }
    await emitEvent(tx, 'account.registered', zoe.accountId, 2, { accountId: zoe.accountId, role: 'user', ...names })
    await emitEvent(tx, 'case.assigned', caseId, 1, {
      caseId,
      accountId: zoe.accountId,
      referralId: randomUUID(),
      officeId: randomUUID(),
      officeName: 'Leeds Jobcentre',
      agentAccountId: coach.accountId,
      agentName: 'Sian Coach',
      open: true,
    })
  })
  await server.runJobs()
  const [coaching] = await owner`select id from messaging.threads where case_id = ${caseId}`
  const [support] = await owner`select id from messaging.threads where owner_id = ${zoe.accountId} and type = 'support'`
  const report = (who: TestPerson, id: unknown, language = 'en') =>
    call(who, 'POST', `/threads/${id}/reports`, { reason: 'unfair', text: '' }, language)
  expect((await report(coach, coaching?.id)).status).toBe(403)
  expect((await report(zoe, coaching?.id)).status).toBe(200)
  expect(await openTickets(admin, 'Sian Coach')).toMatchObject([{ about: 'report', name: 'Zoë' }])
  const refused = await report(zoe, support?.id, 'cy')
  expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('anogwr gwaith')])
})

it('an employer’s message that looks like a scam opens one ticket for its conversation, which nobody is answered on', async () => {
  const [zoe, eve, admin] = [await person('user', 'Zoë'), await person('employer', 'Eve'), await person('admin', 'Rhian')]
  const thread = await applied(zoe, eve)
  const dangers = async () =>
    await owner`select t.subject, t.message, t.email, r.reason, r.ticket_id as id, r.message_id as message_id
      from messaging.message_reports r join messaging.contact_tickets t on t.id = r.ticket_id where r.conversation_id = ${thread}`
  await say(eve, thread, 'Could you start on Monday?')
  // The applicant's own words are no employer's demand.
  await say(zoe, thread, 'Should I pay £50 to sort code 20-45-77 for the DBS?')
  expect(await dangers()).toEqual([])
  const scam = await say(eve, thread, 'Please pay £50 for your DBS to sort code 20-45-77.')
  await say(eve, thread, 'Send the £50 today by bank transfer or you lose the job.')
  const [found, ...more] = await dangers()
  expect([found?.reason, found?.message_id, more]).toEqual(['money', scam, []])
  expect(found).toMatchObject({ subject: 'Cook', message: '', email: '' })
  const [ticket] = (await openTickets(admin)).filter(({ about }: { about: string }) => about === 'danger')
  expect(ticket).toMatchObject({ id: found?.id, name: '', reference: '' })
  const answered = await call(admin, 'POST', `/admin/tickets/${ticket.id}/answers`, { version: 1, text: 'Hello' })
  expect([answered.status, answered.json.detail]).toEqual([409, expect.stringContaining('Nobody wrote this')])
  await call(admin, 'POST', `/admin/tickets/${ticket.id}/taking`, { version: 1 })
  const { items } = (await call(admin, 'GET', `/admin/tickets/${ticket.id}/conversation`)).json
  expect(items.filter(({ reported }: { reported: boolean }) => reported).map(({ id }: { id: string }) => id)).toEqual([scam])
})
