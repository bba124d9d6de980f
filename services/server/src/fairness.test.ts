import { APPLICATION_LABELS, DEMO_ACCOUNTS, type Endpoint, mayAccess, pathOf, VISITOR } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { saveEmployer } from '@onward/service-jobs/account-store'
import { loadDemo as loadJobs } from '@onward/service-jobs/demo/load'
import { loadDemo as loadJobseekers } from '@onward/service-jobseekers/demo/load'
import type { TestPerson } from '@onward/service-kit/testing'
import { loadDemo as loadMessaging } from '@onward/service-messaging/demo/load'
import { aProfile } from '@onward/testing/builders'
import { servicesUnderTest } from '@onward/testing/services'
import { CONTRACT_ENDPOINTS, keyOf } from './contract-endpoints'
import { ALL_SERVICES } from './services'

/**
 * Fairness, seen from outside: applicants have every protected fact on record, and every question that anybody else can ask, about
 * every object there is, is asked. Source: the data rules of specification section 7; product behaviour sections 1 and 7.
 */
const NI_NUMBER = 'AB123456C'
const PROTECTED = {
  dateOfBirth: '1987-03-14',
  currentBenefits: ['Disability Living Allowance (DLA)'],
  disabilityStatus: 'mental-health',
  accessibilityNeeds: 'Zqneeds of mine',
} as const
/** As kept, as people write them, and as masked for others. */
const NEVER = [
  NI_NUMBER,
  'AB****C',
  '1987-03-14',
  '14/03/1987',
  '14/**/****',
  PROTECTED.currentBenefits[0],
  '"mental-health"',
  'Zqneeds',
]
/** Enough of each table: objects of one kind are answered by the same code. */
const OBJECTS_OF_A_TABLE = 2

let applicants: { person: TestPerson; adjustments: boolean; benefitsTransition: boolean }[]
let objects: string[]
const askers: Record<string, TestPerson | undefined> = {}

const { server, owner } = servicesUnderTest({ services: ALL_SERVICES, config: { rateFactor: 100_000 } })
beforeAll(async () => {
  const clock = () => new Date()
  const { db, files } = server.kit('jobseekers')
  await loadJobs({ db: server.kit('jobs').db, clock })
  await loadJobseekers({ db, clock, files })
  await loadMessaging({ db: server.kit('messaging').db, clock })
  await server.runJobs()

  // What they said of themselves comes with their name.
  const sent = await owner`select d.account_id as id, d.snapshot, a.anonymous from jobseekers.disclosures d
    join jobs.applications a on a.disclosure_id = d.id`
  applicants = await Promise.all(
    sent.map(async ({ id, anonymous, snapshot: { adjustments, benefitsTransition } }) => ({
      person: await server.person('user', { accountId: id }),
      adjustments: !anonymous && Boolean(adjustments),
      benefitsTransition: !anonymous && Boolean(benefitsTransition),
    })),
  )
  const passerBy = await server.person('user')
  await server.kit('identity').db.withSystem(async (tx) => {
    const facts = { role: 'user', firstName: 'Zoë', lastName: 'Łukasiewicz-Şahin', organisationName: '' } as const
    for (const { accountId } of [passerBy, ...applicants.map(({ person }) => person)]) {
      await emitEvent(tx, 'account.registered', accountId, 1, { accountId, ...facts })
      await emitEvent(tx, 'account.email', accountId, 1, { accountId, email: `${accountId}@people.example` })
    }
  })
  await server.runJobs()
  for (const { person } of applicants) await keepProtectedFacts(person)
  await server.runJobs()

  askers['their employer'] = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
  const stranger = await server.person('employer')
  const names = { firstName: 'Eve', lastName: 'Other', organisationName: 'Other House' }
  await server
    .kit('jobs')
    .db.withSystem((tx) => saveEmployer(tx, { accountId: stranger.accountId, role: 'employer', ...names }, new Date()))
  askers['another employer'] = stranger
  askers['another jobseeker'] = passerBy
  askers['an agent of nobody here'] = await server.person('agent')
  askers['an administrator'] = await server.person('admin')
  objects = await everyObject()
})

async function keepProtectedFacts({ headers }: TestPerson): Promise<void> {
  const { version } = (await server.app.inject({ url: '/api/jobseekers/profile', headers })).json()
  const facts = aProfile({ ...PROTECTED, firstName: 'Zoë', lastName: 'Łukasiewicz-Şahin', skills: ['Till work'], version })
  const saved = await server.app.inject({ method: 'PUT', url: '/api/jobseekers/profile', headers, payload: facts })
  expect([saved.statusCode, saved.body.slice(0, 300)]).toEqual([200, expect.any(String)])
}

/** Ids of rows of every table of every service, the newest first where the table says when. */
async function everyObject(): Promise<string[]> {
  const tables = await owner<{ schema: string; table: string }[]>`
    select c.table_schema as schema, c.table_name as table from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.column_name = 'id' and c.udt_name = 'uuid' and c.table_schema in
      ('identity', 'jobseekers', 'learning', 'jobs', 'casework', 'messaging')`
  expect(tables.length).toBeGreaterThan(15)
  const ids = [...applicants.map(({ person }) => person.accountId)]
  for (const { schema, table } of tables) {
    const rows = await owner`select id from ${owner(schema)}.${owner(table)} order by random() limit ${OBJECTS_OF_A_TABLE}`
    ids.push(...rows.map((row) => String(row.id)))
  }
  const mine = await owner`select a.id from jobs.applications a join jobs.members m using (organisation_id)
    where m.account_id = ${DEMO_ACCOUNTS.employer.id}`
  return [...new Set([...ids, ...mine.map((row) => String(row.id))])]
}

async function answersTo(one: Endpoint, who: TestPerson | undefined): Promise<string[]> {
  const addresses = pathOf(one).includes(':') ? objects.map((id) => pathOf(one).replace(/:\w+/g, id)) : [pathOf(one)]
  // Side by side: questions change nothing, and mostly wait for the database.
  const answers = await Promise.all(addresses.map((url) => server.app.inject({ url, headers: { ...who?.headers } })))
  expect(addresses.filter((_, nth) => (answers[nth]?.statusCode ?? 500) >= 500)).toEqual([])
  return answers.filter(({ statusCode }) => statusCode < 400).map(({ headers, body }) => `${JSON.stringify(headers)} ${body}`)
}

it('the facts are stored, and their owner can read them all, so that the searches below could find them', async () => {
  const { person } = applicants[0] ?? {}
  const number = {
    method: 'POST',
    url: '/api/casework/ni-number',
    headers: person?.headers,
    payload: { niNumber: NI_NUMBER },
  } as const
  expect((await server.app.inject(number)).statusCode).toBe(200)
  const own = await Promise.all(
    ['/api/jobseekers/profile', '/api/jobseekers/my-data/export', '/api/casework/my-data/export', '/api/casework/ni-number'].map(
      async (url) => (await server.app.inject({ url, headers: person?.headers })).body,
    ),
  )
  expect(NEVER.filter((fact) => !own.join('').includes(fact))).toEqual(['14/03/1987'])
})

describe.each([
  ['their employer', 'employer'],
  ['another employer', 'employer'],
  ['another jobseeker', 'user'],
  ['an agent of nobody here', 'agent'],
  ['an administrator', 'admin'],
  ['a visitor', VISITOR],
] as const)('%s is never told an NI number, birth date, benefit or disability', (asker, viewer) => {
  const questions = CONTRACT_ENDPOINTS.filter(
    // A shape lists the words that a form offers to everybody, and tells of nobody.
    ({ method, access, path }) => method === 'GET' && path !== '/shapes' && mayAccess(access, viewer),
  )
  it.each(questions.map((one) => [keyOf(one), one] as const))('by %s', async (_, one) => {
    const answers = await answersTo(one, askers[asker])
    expect(answers.flatMap((answer) => NEVER.filter((fact) => answer.includes(fact)))).toEqual([])
  })
})

it('an employer reads the two flags of exactly those who opted in and are named, and asks about everyone who applied', async () => {
  const headers = askers['their employer']?.headers
  const list = (await server.app.inject({ url: '/api/jobs/employer/applications?limit=100', headers })).json()
  expect(list.items.length).toBeGreaterThan(5)
  const flags = (yes: boolean, other: boolean) => `${yes} ${other}`
  const listed = list.items.map((one: Record<string, boolean>) => flags(!!one.disabilitySupport, !!one.benefitsTransition)).sort()
  const meant = applicants.map((one) => flags(one.adjustments, one.benefitsTransition)).sort()
  expect(listed).toEqual(meant)
  expect(new Set(listed).size).toBeGreaterThan(2)
  expect(Object.keys(APPLICATION_LABELS)).toContain(list.items[0].state)
})
