import { DEMO_ACCOUNTS } from '@onward/contracts'
import { csvOf, IMPORT_MAX_ROWS, type ImportPreview, type ImportRow } from '@onward/contracts/jobs/job-import'
import type { TestPerson } from '@onward/service-kit/testing'
import { rowsUpTo } from '@onward/testing/row-limits'
import { servicesUnderTest } from '@onward/testing/services'
import { and, eq } from 'drizzle-orm'
import { saveEmployer } from '../account-store'
import { service } from '../app'
import { jobs, members, organisations } from '../db/schema'
import { establish, numberInWords } from '../testing/establish'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const clock = NOW
let gareth: TestPerson
let other: TestPerson

const { server } = servicesUnderTest({ services: [service], clock: () => clock, config: { rateFactor: 1000 } })
beforeAll(async () => {
  gareth = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
  other = await server.person('employer')
})

const db = () => server.kit('jobs').db

/** An employer of an organisation of their own; `established` has had a job approved before. */
async function employer({ verified = true, established = true } = {}): Promise<TestPerson> {
  const person = await server.person('employer')
  await db().withSystem(async (tx) => {
    const facts = { accountId: person.accountId, role: 'employer' as const, firstName: 'Ola', lastName: 'Bright' }
    await saveEmployer(tx, { ...facts, organisationName: `Bright ${person.accountId}` }, clock)
    const [member] = await tx.select().from(members).where(eq(members.accountId, person.accountId))
    const organisationId = member?.organisationId ?? ''
    if (verified) await tx.update(organisations).set({ verifiedAt: clock }).where(eq(organisations.id, organisationId))
    if (!established) return
    await tx.insert(jobs).values({
      id: crypto.randomUUID(),
      organisationId,
      state: 'closed',
      title: 'Earlier',
      company: 'Bright',
      location: 'Leeds',
      type: 'full-time',
      description: 'Done',
      postedAt: clock,
    })
  })
  return person
}

/** A distinct text for each reference: adverts that differ in digits alone count as copies. */
const textOfReference = (reference: string) =>
  numberInWords([...reference].reduce((sum, sign) => sum * 131 + sign.charCodeAt(0), 7) % 1e9)
const organisationOf = async (who: TestPerson): Promise<string> => {
  const [member] = await db().withSystem((tx) => tx.select().from(members).where(eq(members.accountId, who.accountId)))
  return member?.organisationId ?? ''
}

const HEADINGS = [
  'Reference',
  'Job title',
  'Department',
  'Location',
  'Postcode',
  'Job type',
  'Salary',
  'Job description',
  'Closing date',
  'Contact email',
]
const row = (reference: string, change: Partial<Record<string, string>> = {}): string[] => {
  const facts: Record<string, string> = {
    Reference: reference,
    'Job title': `Cleaner ${reference}`,
    Department: 'Nights',
    Location: 'Leeds',
    'Job type': 'Part time',
    Salary: '£13 an hour',
    'Job description': `You will clean offices: ${textOfReference(reference)}. This is job ${reference} of a careful team.`,
    'Closing date': '21/12/2026',
    'Contact email': 'jobs@bright.example',
    ...change,
  }
  return HEADINGS.map((heading) => facts[heading] ?? '')
}
const csv = (...rows: string[][]) => csvOf([HEADINGS, ...rows])

async function send(path: string, who: TestPerson, file: string | Buffer, fields: Record<string, string> = {}, key?: string) {
  const form = [
    ...Object.entries(fields).map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    `--b\r\nContent-Disposition: form-data; name="file"; filename="jobs.csv"\r\nContent-Type: text/csv\r\n\r\n`,
  ].join('')
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/jobs/employer/jobs/import${path}`,
    headers: {
      authorization: `Bearer ${server.tokens.issue(who, clock).token}`,
      'content-type': 'multipart/form-data; boundary=b',
      ...(key && { 'idempotency-key': key }),
    },
    payload: Buffer.concat([Buffer.from(form), Buffer.from(file), Buffer.from('\r\n--b--\r\n')]),
  })
  return { status: answer.statusCode, json: answer.json() }
}
async function preview(who: TestPerson, file: string | Buffer, choices: object = {}): Promise<ImportPreview> {
  const { status, json } = await send('/preview', who, file, { choices: JSON.stringify(choices) })
  expect(json).toMatchObject({ plan: expect.any(String) })
  expect(status).toBe(200)
  return json
}
async function bring(who: TestPerson, file: string | Buffer, { closeGone = 'false', choices = {} } = {}) {
  const { plan } = await preview(who, file, choices)
  return (await send('', who, file, { plan, closeGone, choices: JSON.stringify(choices) })).json
}
async function jobsOf(who: TestPerson) {
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/jobs/employer/jobs?limit=100',
    headers: { authorization: `Bearer ${server.tokens.issue(who, clock).token}` },
  })
  return answer.json() as {
    total: number
    items: { id: string; title: string; state: string; closesOn: string; checks: string[] }[]
  }
}
const kinds = ({ rows }: { rows: readonly ImportRow[] }) => rows.map(({ kind }) => kind)
const faultsOf = (one: ImportRow | undefined) => one?.faults.map(({ field, fault }) => `${field ?? 'row'} ${fault}`)

test('good rows become jobs like posted ones, and the same file again changes nothing', async () => {
  const who = await employer()
  const file = csv(row('A1'), row('A2', { 'Job title': 'Cook', Salary: '£5 an hour' }))
  const seen = await preview(who, file)
  expect(kinds(seen)).toEqual(['new', 'new'])
  expect(seen.rows.map(({ checks }) => checks)).toEqual([[], ['below-minimum-wage']])
  expect((await jobsOf(who)).total).toBe(1)
  expect(await bring(who, file)).toMatchObject({ created: 2, changed: 0, faulty: 0, live: 1, waiting: 1 })
  const listed = await jobsOf(who)
  expect(listed.items.map(({ title, state }) => `${title} ${state}`).sort()).toEqual([
    'Cleaner A1 active',
    'Cook pending_check',
    'Earlier closed',
  ])
  expect(listed.items.find(({ title }) => title === 'Cook')?.checks).toEqual(['below-minimum-wage'])
  const again = await preview(who, file)
  expect(kinds(again)).toEqual(['unchanged', 'unchanged'])
  expect(await bring(who, file)).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
  expect(await jobsOf(who)).toEqual(listed)
})

test('jobs wait while the first one was never checked, and are drafts while the organisation is unverified', async () => {
  const fresh = await employer({ established: false })
  expect(await bring(fresh, csv(row('1'), row('2')))).toMatchObject({ created: 2, live: 0, waiting: 2 })
  expect((await jobsOf(fresh)).items.map(({ state, checks }) => [state, checks])).toEqual([
    ['pending_check', ['first-job']],
    ['pending_check', ['first-job']],
  ])
  const unverified = await employer({ verified: false, established: false })
  await bring(unverified, csv(row('1')))
  expect((await jobsOf(unverified)).items[0]).toMatchObject({ state: 'draft' })
})

test('a row with a known reference changes its job; text that must be checked takes it off the board', async () => {
  const who = await employer()
  await bring(who, csv(row('B1'), row('B2')))
  const [first] = (await jobsOf(who)).items.filter(({ title }) => title === 'Cleaner B1')
  const changed = csv(
    row('B1', { Salary: '£14 an hour', 'Closing date': '2026-12-31' }),
    row('B2', { 'Job description': 'Pay a deposit of £50.' }),
  )
  const seen = await preview(who, changed)
  expect(kinds(seen)).toEqual(['changed', 'changed'])
  expect(seen.rows[0]?.changes).toEqual(['salary', 'applicationDeadline'])
  expect(await bring(who, changed)).toMatchObject({ created: 0, changed: 2, live: 1, waiting: 1 })
  const after = (await jobsOf(who)).items
  expect(after.find(({ id }) => id === first?.id)).toMatchObject({
    state: 'active',
    closesOn: '2026-12-31',
    salary: '£14 an hour',
  })
  // Held changes wait beside the job, which stays as it is.
  expect(after.find(({ title }) => title === 'Cleaner B2')).toMatchObject({ state: 'active', checks: [], editWaits: 'check' })
})

test('faults have the posting form’s sentences, and good rows are imported without the faulty ones', async () => {
  const who = await employer()
  const file = csv(
    row('1', { 'Job title': '', Location: '' }),
    row('2', { 'Contact email': 'nobody', 'Closing date': '31/02/2027' }),
    row('3', { 'Closing date': '20/11/2026', 'Job type': 'whenever' }),
    row('4', { 'Job description': 'x'.repeat(8001) }),
    row('5'),
    row('6', { Salary: 'loads' }),
    row('7', { Salary: '-5' }),
    row('8', { Salary: '£24,000 an hour' }),
    row('9', { 'Job type': 'Permanent', Postcode: 'next to the pub' }),
  )
  const seen = await preview(who, file)
  expect(kinds(seen)).toEqual(['faulty', 'faulty', 'faulty', 'faulty', 'new', 'faulty', 'faulty', 'faulty', 'faulty'])
  expect(seen.rows.map(faultsOf)).toEqual([
    ['title missing', 'location missing'],
    ['applicationDeadline date', 'contactEmail email'],
    ['jobType type', 'applicationDeadline past'],
    ['description tooLong'],
    [],
    ['salary pay'],
    ['salary pay'],
    ['salary tooMuch'],
    ['postcode postcode', 'jobType type'],
  ])
  expect(seen.rows[3]?.faults[0]).toMatchObject({ number: 8000 })
  expect(seen.rows[1]?.cells?.[0]).toBe('2')
  expect(seen.rows[4]?.cells).toBeUndefined()
  expect(await bring(who, file)).toMatchObject({ created: 1, faulty: 8 })
})

test('two rows with one reference are both refused, each naming the other', async () => {
  const who = await employer()
  const { rows } = await preview(who, csv(row('1'), row('1', { 'Job title': 'Cook' }), row('2')))
  expect(rows.map(({ faults }) => faults)).toEqual([
    [{ field: 'reference', fault: 'same', number: 3 }],
    [{ field: 'reference', fault: 'same', number: 2 }],
    [],
  ])
})

test('rows without a reference are recognised by title, department and place', async () => {
  const who = await employer()
  const file = csv(row('', { 'Job title': 'Cook' }), row('', { 'Job title': 'Porter' }))
  await bring(who, file)
  expect(kinds(await preview(who, file))).toEqual(['unchanged', 'unchanged'])
  expect(kinds(await preview(who, csv(row('', { 'Job title': 'Cook', Salary: '£15 an hour' }))))).toEqual(['changed'])
})

test('jobs missing from a file are closed only when asked, and come back as new ones', async () => {
  const who = await employer()
  await bring(who, csv(row('1'), row('2')))
  const less = csv(row('1'))
  const seen = await preview(who, less)
  expect(seen.gone.map(({ reference }) => reference)).toEqual(['2'])
  expect(await bring(who, less)).toMatchObject({ closed: 0 })
  expect(await bring(who, less, { closeGone: 'true' })).toMatchObject({ closed: 1 })
  expect((await jobsOf(who)).items.find(({ title }) => title === 'Cleaner 2')?.state).toBe('closed')
  expect((await preview(who, less)).gone).toEqual([])
  expect(kinds(await preview(who, csv(row('1'), row('2'))))).toEqual(['unchanged', 'new'])
})

test('a faulty row still counts as the presence of its job', async () => {
  const who = await employer()
  await bring(who, csv(row('1'), row('2')))
  expect((await preview(who, csv(row('1'), row('2', { 'Job title': '' })))).gone).toEqual([])
})

test('a job that was closed on Onward stays closed', async () => {
  const who = await employer()
  const file = csv(row('1'))
  await bring(who, file)
  const [job] = (await jobsOf(who)).items.filter(({ title }) => title === 'Cleaner 1')
  await db().withSystem((tx) =>
    tx
      .update(jobs)
      .set({ state: 'closed' })
      .where(and(eq(jobs.id, job?.id ?? ''))),
  )
  expect(kinds(await preview(who, file))).toEqual(['stays-closed'])
  expect(kinds(await preview(who, csv(row('1', { Salary: '£20 an hour' }))))).toEqual(['stays-closed'])
  expect(await bring(who, file)).toMatchObject({ created: 0, unchanged: 1 })
})

test('importing does what was previewed or nothing: a colleague’s import in between is refused', async () => {
  const who = await employer()
  const file = csv(row('1'))
  const { plan } = await preview(who, file)
  const both = await Promise.all([send('', who, file, { plan }), send('', who, file, { plan })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await jobsOf(who)).total).toBe(2)
  expect((await send('', who, csv(row('9')), { plan })).json).toMatchObject({ code: 'state-conflict' })
})

test('a repeated request gets its first answer', async () => {
  const who = await employer()
  const file = csv(row('1'))
  const { plan } = await preview(who, file)
  const first = await send('', who, file, { plan }, 'once')
  expect(first.json).toMatchObject({ created: 1, receipt: { reference: expect.stringMatching(/^ONW-/) } })
  expect((await send('', who, file, { plan }, 'once')).json).toEqual(first.json)
})

test('another organisation’s references do not collide', async () => {
  const [a, b] = [await employer(), await employer()]
  await bring(a, csv(row('1')))
  const seen = await preview(b, csv(row('1', { Salary: '£15 an hour' })))
  expect(kinds(seen)).toEqual(['new'])
  expect(seen.gone).toEqual([])
})

test('columns can be chosen by hand, and missing values can be set once for all rows', async () => {
  const who = await employer()
  const file = 'code;what;where;more\n7;Cook;Leeds;Cook lunch.\n'
  expect((await preview(who, file)).mapping.title).toBeNull()
  const mapping = { reference: 'code', title: 'what', location: 'where', description: 'more' }
  const defaults = { department: 'Kitchen', jobType: 'part-time', contactEmail: 'jobs@bright.example' }
  const seen = await preview(who, file, { mapping, defaults })
  expect(seen.rows).toMatchObject([{ kind: 'new', title: 'Cook', reference: '7', faults: [] }])
  const wrong = await send('/preview', who, file, { choices: JSON.stringify({ mapping: { title: 'gone' } }) })
  expect(wrong.json).toMatchObject({ code: 'invalid-input', errors: [{ field: 'file' }] })
})

test('as many rows as a file may have are read, previewed and imported; one more is refused', async () => {
  const most = rowsUpTo(IMPORT_MAX_ROWS)
  const who = await employer()
  const organisationId = await organisationOf(who)
  await db().withSystem((tx) => establish(tx, organisationId, clock))
  const many = Array.from({ length: most }, (_, i) =>
    row(`N${i}`, { 'Job description': `Clean ${numberInWords(i)}. `.repeat(3) }),
  )
  const file = csv(...many)
  const seen = await preview(who, file)
  expect(seen.rows).toHaveLength(most)
  const { json } = await send('', who, file, { plan: seen.plan })
  expect(json).toMatchObject({ created: most, faulty: 0 })
  expect(kinds(await preview(who, file)).filter((kind) => kind === 'unchanged')).toHaveLength(most)
  const { status, json: refused } = await send('/preview', who, csv(...Array(IMPORT_MAX_ROWS + 1).fill(row('1'))))
  expect(status).toBe(422)
  expect(refused.errors[0].message).toBe(
    'This file has more than 5,000 jobs. Split it into smaller files and import them one by one.',
  )
})

test('an unreadable file is refused with a sentence', async () => {
  for (const file of ['', '   ', 'PK\u0003\u0004', '{', '<a', '[]', 'only headings\n', '<html><body>Hi</body></html>']) {
    const { status, json } = await send('/preview', gareth, file)
    expect([409, 422]).toContain(status)
    expect(json.detail ?? json.errors?.[0]?.message).toMatch(/^[A-Z].*\.$/)
  }
})

test('only employers import', async () => {
  const jobseeker = await server.person('user')
  expect((await send('/preview', jobseeker, csv(row('1')))).status).toBe(403)
  expect((await send('/preview', other, csv(row('1')))).status).toBe(409)
})
