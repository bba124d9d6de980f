import { randomUUID } from 'node:crypto'
import { type CaseEntry, type WeeklyReport, withoutFormulaMark } from '@onward/contracts'
import { readCsv } from '@onward/documents/csv'
import { readPdf } from '@onward/documents/read-pdf.test-data'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { recordOnCase } from '../cases/history'
import { newReferral } from '../referrals/new-referral'
import { freshNiNumber, testOffice } from '../testing/office'

// A Saturday; the clocks go back in the night to come, so that this week has 169 hours.
const NOW = new Date('2026-10-24T14:20:00.000Z')
let now = NOW

const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 100 } })
beforeEach(() => {
  now = NOW
})

type Office = Awaited<ReturnType<typeof testOffice>>
interface Client {
  referralId: string
  caseId: string
  accountId: string
}
/** Somebody whom an agent referred then; with a case that opened and closed then, where they came. */
async function client(
  office: Office,
  agent: TestPerson,
  { referred, opened, closed, name = 'Zofia' }: { referred: string; opened?: string; closed?: string; name?: string },
): Promise<Client> {
  const form = { firstName: name, lastName: 'Nowak', location: 'Leeds', email: 'z@people.example', phone: '07700 900123' }
  const to = { officeId: office.id, officeName: office.name, agentId: agent.accountId }
  const facts = {
    niNumber: freshNiNumber(),
    disability: 'mental',
    benefitsStatus: 'esa',
    benefitsAmount: null,
    language: 'en',
  } as const
  const whole = { ...form, ...facts, jobcentreOffice: null }
  const row = newReferral(server.keys, whole, { agent, to, at: new Date(referred) })
  const caseId = randomUUID()
  await owner`insert into casework.referrals (id, account_id, office_id, agent_id, referred_by, state, first_name, last_name, email, phone,
      location, search_text, ni_number, ni_hash, ni_parts, disability, benefits_status, created_at, activated_at)
    values (${row.id}, ${row.accountId}, ${row.officeId}, ${row.agentId}, ${row.referredBy}, ${opened ? 'active' : 'invited'},
      ${row.firstName}, ${row.lastName}, ${row.email}, ${row.phone}, ${row.location}, ${row.searchText}, ${row.niNumber}, ${row.niHash},
      ${row.niParts.map(String)}, ${row.disability}, ${row.benefitsStatus}, ${row.createdAt}, ${opened ?? null})`
  if (opened)
    await owner`insert into casework.cases (id, referral_id, account_id, office_id, agent_id, opened_at, closed_at)
      values (${caseId}, ${row.id}, ${row.accountId}, ${office.id}, ${agent.accountId}, ${opened}, ${closed ?? null})`
  return { referralId: row.id, caseId, accountId: row.accountId }
}
const happens = ({ accountId }: Client, at: string, entry: CaseEntry) =>
  server.kit('casework').db.withSystem((tx) => recordOnCase(tx, { accountId }, { ...entry, at: new Date(at) }))

const job = () => ({ applicationId: randomUUID(), jobTitle: 'Care Assistant', company: 'Kirkstall House' })
const cv = { kind: 'cv-analysed', facts: { cvId: randomUUID(), readable: true } } as const
const badge = { kind: 'badge-awarded', facts: { credentialId: randomUUID(), badge: 'workplace-readiness' } } as const

const ask = (who: TestPerson, query = '', headers = {}) =>
  server.app.inject({ url: `/api/casework/weekly-report${query}`, headers: { ...who.headers, ...headers } })
const reportOf = async (who: TestPerson, query = ''): Promise<WeeklyReport> => {
  const answer = await ask(who, query)
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)])
  return answer.json().report
}
const counts = ({ figures }: WeeklyReport) =>
  Object.fromEntries(figures.map(({ figure, week, before }) => [figure, [week, before]]))

it('counts a week from Monday to Sunday in London, through the change of the clocks, beside the week before', async () => {
  now = new Date('2026-10-26T09:00:00Z')
  const office = await testOffice(server)
  const [nia] = office.agents as [TestPerson]
  // Summer time: Monday begins at eleven in the evening, UTC. The week ends at midnight, UTC, for the clocks have gone back.
  for (const referred of [
    '2026-10-18T22:59:59Z',
    '2026-10-18T23:00:00Z',
    '2026-10-25T23:30:00Z',
    '2026-10-25T23:59:59Z',
    '2026-10-26T00:00:00Z',
  ])
    await client(office, nia, { referred })
  const report = await reportOf(nia, '?week=2026-10-21')
  expect([report.monday, report.sunday, report.untilNow]).toEqual(['2026-10-19', '2026-10-25', null])
  expect(counts(report).referrals).toEqual([3, 1])
  expect(counts(await reportOf(nia)).referrals).toEqual([1, 1])
})

it('compares a running week with the same hours of the week before, and a week that is over with the whole of it', async () => {
  const office = await testOffice(server)
  const [nia] = office.agents as [TestPerson]
  // Saturday 14:20 in London: summer time then and now.
  for (const referred of ['2026-10-13T09:00:00Z', '2026-10-17T14:19:59Z', '2026-10-17T14:20:01Z', '2026-10-18T20:00:00Z'])
    await client(office, nia, { referred })
  await client(office, nia, { referred: '2026-10-20T09:00:00Z' })
  const running = await reportOf(nia)
  expect([running.beforeUntil, counts(running).referrals]).toEqual(['2026-10-17T14:20:00.000Z', [1, 2]])
  expect(running.trend.at(-2)).toMatchObject({ referrals: 4 })
  expect((await server.app.inject({ url: '/api/casework/dashboard', headers: nia.headers })).json().day).toMatchObject({
    referralsThisWeek: 1,
    referralsWeekBefore: 2,
  })
})

it('compares three o’clock with three o’clock, whatever the clocks did in between', async () => {
  now = new Date('2026-10-31T15:20:00Z')
  const office = await testOffice(server)
  const [nia] = office.agents as [TestPerson]
  for (const referred of ['2026-10-24T14:19:00Z', '2026-10-24T14:21:00Z', '2026-10-15T09:00:00Z'])
    await client(office, nia, { referred })
  const running = await reportOf(nia)
  expect([running.beforeUntil, counts(running).referrals]).toEqual(['2026-10-24T14:20:00.000Z', [0, 1]])
  const over = await reportOf(nia, '?week=2026-10-19')
  expect([over.beforeUntil, counts(over).referrals]).toEqual([null, [2, 1]])
})

it('counts a week that is an hour shorter', async () => {
  now = new Date('2027-04-01T09:00:00Z')
  const office = await testOffice(server)
  const [nia] = office.agents as [TestPerson]
  for (const referred of ['2027-03-21T23:59:59Z', '2027-03-22T00:00:00Z', '2027-03-28T22:59:59Z', '2027-03-28T23:00:00Z'])
    await client(office, nia, { referred })
  expect(counts(await reportOf(nia)).referrals).toEqual([1, 1])
  expect(counts(await reportOf(nia, '?week=2027-03-28')).referrals).toEqual([2, 1])
})

it('counts events of the office’s people while their cases were open, and nobody else’s', async () => {
  const office = await testOffice(server, 2)
  const [nia, gethin] = office.agents as [TestPerson, TestPerson]
  const elsewhere = await testOffice(server)
  const [stranger] = elsewhere.agents as [TestPerson]
  const zofia = await client(office, nia, { referred: '2026-10-19T09:00:00Z', opened: '2026-10-20T09:00:00Z' })
  const amina = await client(office, gethin, { referred: '2026-10-12T09:00:00Z', opened: '2026-10-15T09:00:00Z' })
  const gone = await client(office, nia, {
    referred: '2026-10-01T09:00:00Z',
    opened: '2026-10-02T09:00:00Z',
    closed: '2026-10-16T09:00:00Z',
  })
  const other = await client(elsewhere, stranger, { referred: '2026-10-12T09:00:00Z', opened: '2026-10-13T09:00:00Z' })
  const [first, second] = [job(), job()]
  const moved = (of: typeof first, state: 'under_review' | 'offered' | 'rejected') =>
    ({ kind: 'application-moved', facts: { ...of, state, by: 'employer', interview: null } }) as const
  await happens(zofia, '2026-10-19T12:00:00Z', cv)
  await happens(zofia, '2026-10-21T12:00:00Z', cv)
  await happens(zofia, '2026-10-21T12:05:00Z', { kind: 'cv-analysed', facts: { cvId: randomUUID(), readable: false } })
  await happens(zofia, '2026-10-22T12:00:00Z', badge)
  await happens(zofia, '2026-10-22T13:00:00Z', { kind: 'application-sent', facts: first })
  await happens(zofia, '2026-10-23T13:00:00Z', moved(first, 'under_review'))
  await happens(amina, '2026-10-16T13:00:00Z', { kind: 'application-sent', facts: second })
  const interview = { id: randomUUID(), startsAt: '2026-10-25T10:00:00.000Z' }
  await happens(amina, '2026-10-17T13:00:00Z', {
    kind: 'application-moved',
    facts: { ...second, state: 'interview_scheduled', by: 'jobseeker', interview },
  })
  await happens(amina, '2026-10-20T13:00:00Z', moved(second, 'offered'))
  await happens(amina, '2026-10-23T13:00:00Z', { kind: 'placement-started', facts: { ...second, startedOn: '2026-10-23' } })
  await happens(gone, '2026-10-17T13:00:00Z', cv)
  await happens(other, '2026-10-20T13:00:00Z', cv)

  const report = await reportOf(nia)
  expect(counts(report)).toMatchObject({
    referrals: [1, 1],
    activations: [1, 1],
    cvs: [1, 0],
    badges: [1, 0],
    applications: [1, 1],
    // Of Sunday, which is still to come.
    interviews: [0, 0],
    offers: [1, 0],
    starts: [1, 0],
  })
  expect(report.activationDays).toEqual({ week: 1, before: 3 })
  expect(report.applications).toEqual([
    { state: 'under_review', week: 1, before: 0 },
    { state: 'interview_scheduled', week: 0, before: 1 },
    { state: 'placed', week: 1, before: 0 },
  ])
  expect([report.untilNow, report.trend.at(-1)]).toEqual([
    NOW.toISOString(),
    { monday: '2026-10-19', referrals: 1, activations: 1, starts: 1 },
  ])
  const own = await reportOf(nia, '?scope=mine')
  expect(counts(own)).toMatchObject({ referrals: [1, 0], cvs: [1, 0], applications: [1, 0], offers: [0, 0], starts: [0, 0] })
  // The dashboard and the report are one query.
  const dayOf = async (who: TestPerson) =>
    (await server.app.inject({ url: '/api/casework/dashboard', headers: who.headers })).json().day
  const { stages, figures } = await dayOf(gethin)
  expect(stages.filter(({ count }: { count: number }) => count > 0)).toEqual([{ stage: 'placed', count: 1 }])
  expect(figures).toContainEqual({ figure: 'starts', week: 1, before: 0 })
  const tiles = await dayOf(nia)
  expect([tiles.referralsThisWeek, tiles.referralsWeekBefore]).toEqual(counts(report).referrals)

  // Behind each figure are as many as it counts, and nobody else.
  const behind = async (query: string) => {
    const found = []
    for (const { figure } of report.figures) {
      const answer = await server.app.inject({
        url: `/api/casework/weekly-report/people?figure=${figure}${query}`,
        headers: nia.headers,
      })
      found.push([figure, answer.json().items.reduce((sum: number, { times }: { times: number }) => sum + times, 0)])
    }
    return Object.fromEntries(found)
  }
  const counted = (one: WeeklyReport) => Object.fromEntries(one.figures.map(({ figure, week }) => [figure, week]))
  expect(await behind('')).toEqual(counted(report))
  expect(await behind('&scope=mine')).toEqual(counted(own))
  expect(await behind('&week=2026-10-12')).toEqual(counted(await reportOf(nia, '?week=2026-10-12')))

  // No step of the cohort exceeds the one before it, and its first is the sum of the line above.
  const steps = report.cohort.map(({ count }) => count)
  expect([...steps].sort((a, b) => b - a)).toEqual(steps)
  expect(steps[0]).toBe(report.trend.reduce((sum, { referrals }) => sum + referrals, 0))
})

it('shows days with one decimal, so that their difference is the difference of what is shown', async () => {
  const office = await testOffice(server)
  const [nia] = office.agents as [TestPerson]
  // 1.54 and 1.25 days: 1.5 and 1.3, and so 0.2 more; not the 0.3 of the exact times.
  await client(office, nia, { referred: '2026-10-19T09:00:00Z', opened: '2026-10-20T21:57:36Z' })
  await client(office, nia, { referred: '2026-10-12T09:00:00Z', opened: '2026-10-13T15:00:00Z' })
  expect((await reportOf(nia)).activationDays).toEqual({ week: 1.5, before: 1.3 })
  const pdf = await ask(nia, '/file?format=pdf')
  expect(readPdf(pdf.rawPayload).text.replace(/\s+/g, ' ')).toContain('1.5 1.3 +0.2')
})

it('names people without contact for 14 days when the week ended, the longest first', async () => {
  const office = await testOffice(server)
  const [nia] = office.agents as [TestPerson]
  const open = { referred: '2026-08-31T09:00:00Z', opened: '2026-09-01T09:00:00Z' }
  await client(office, nia, { ...open, name: 'Never' })
  const long = await client(office, nia, { ...open, name: 'Long' })
  await happens(long, '2026-09-20T09:00:00Z', cv)
  const back = await client(office, nia, { ...open, name: 'Back' })
  await happens(back, '2026-09-10T09:00:00Z', cv)
  await happens(back, '2026-10-22T09:00:00Z', badge)
  await client(office, nia, { ...open, name: 'Closed', closed: '2026-10-02T09:00:00Z' })
  await client(office, nia, { referred: '2026-10-19T09:00:00Z', opened: '2026-10-20T09:00:00Z', name: 'New' })
  const names = async (query: string) => {
    const { noContact } = await reportOf(nia, query)
    return [noContact.total, ...noContact.people.map(({ name, since }) => `${name} ${since.slice(0, 10)}`)]
  }
  expect(await names('')).toEqual([2, 'Never Nowak 2026-09-01', 'Long Nowak 2026-09-20'])
  // As it was at the end of a week that is over, whatever happened since.
  expect(await names('?week=2026-10-05')).toEqual([3, 'Never Nowak 2026-09-01', 'Back Nowak 2026-09-10', 'Long Nowak 2026-09-20'])
  expect(new Set(await names('?week=2026-09-14'))).toEqual(new Set([2, 'Closed Nowak 2026-09-01', 'Never Nowak 2026-09-01']))
})

it('refuses a week in the future, one before any data, and invalid days', async () => {
  const [nia] = (await testOffice(server)).agents as [TestPerson]
  expect((await ask(nia, '?week=2026-10-25')).statusCode).toBe(200)
  for (const week of ['2026-10-26', '2019-12-31', '0001-01-01', '9999-12-31', '2026-02-30', 'yesterday', ''])
    expect([week, (await ask(nia, `?week=${week}`)).statusCode]).toEqual([week, 422])
  const later = await ask(nia, '?week=2026-10-26', { 'accept-language': 'cy' })
  expect(later.json().errors).toEqual([{ field: 'week', message: 'Dewiswch wythnos sydd wedi dechrau' }])
})

it('has none for staff of no office, and none for jobseekers', async () => {
  expect((await ask(await server.person('admin'))).json()).toEqual({ report: null })
  expect((await ask(await server.person('admin'), '/file?format=csv')).statusCode).toBe(409)
  expect((await ask(await server.person('user'))).statusCode).toBe(403)
})

it('comes as a table for spreadsheets in which no cell runs, and as a PDF, with neither number nor benefit nor health', async () => {
  const office = await testOffice(server)
  const [nia] = office.agents as [TestPerson]
  await client(office, nia, { referred: '2026-08-31T09:00:00Z', opened: '2026-09-01T09:00:00Z', name: '=HYPERLINK("x")' })
  await client(office, nia, { referred: '2026-08-31T10:00:00Z', opened: '2026-09-01T10:00:00Z', name: 'Łucja 美玲' })
  const csv = await ask(nia, '/file?format=csv')
  expect(csv.headers['content-disposition']).toContain('.csv')
  expect(csv.body).toContain(`"'=HYPERLINK`)
  for (const [, cell = ''] of csv.body.matchAll(/"((?:[^"]|"")*)"/g)) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  const read = readCsv(csv.body, { rows: 200, columns: 10 })
  expect(read.columns[0]).toBe(`Weekly report: ${office.name}`)
  expect(read.rows.map(({ cells }) => cells[0])).toEqual(
    expect.arrayContaining([
      'Referrals submitted',
      'Job offers',
      'Account opened',
      withoutFormulaMark('=HYPERLINK("x") Nowak'),
      'Łucja 美玲 Nowak',
    ]),
  )
  const pdf = await ask(nia, '/file?format=pdf&scope=mine', { 'accept-language': 'cy' })
  const { text } = readPdf(pdf.rawPayload)
  for (const part of ['Adroddiad wythnosol', office.name, 'Llwyth achosion Sian Coach0', 'Atgyfeiriadau a gyflwynwyd', 'Łucja'])
    expect(text.replace(/\s+/g, ' ')).toContain(part)
  for (const body of [csv.body, text, (await ask(nia)).body]) expect(body).not.toMatch(/AB\d{6}|mental|"esa"|people\.example/)
})
