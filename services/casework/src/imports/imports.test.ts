import { REFERRAL_IMPORT_MAX_ROWS, type ReferralImportPreview } from '@onward/contracts/casework/referral-import'
import { csvOf } from '@onward/contracts/jobs/job-import'
import type { TestPerson } from '@onward/service-kit/testing'
import { rowsUpTo } from '@onward/testing/row-limits'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { form, freshNiNumber, testOffice } from '../testing/office'

const { server, owner } = servicesUnderTest({ services: [service], config: { rateFactor: 1000 } })

const HEADINGS = [
  'First Name',
  'Surname',
  'NI number',
  'Town',
  'E-mail',
  'Mobile',
  'Benefits',
  'Weekly amount',
  'Disability',
  'Jobcentre Office',
]
const row = (change: Partial<Record<(typeof HEADINGS)[number], string>> = {}): string[] => {
  const facts: Record<string, string> = {
    'First Name': 'Siân',
    Surname: 'Parry',
    'NI number': freshNiNumber(),
    Town: 'Leeds',
    'E-mail': 'sian@test.example',
    Mobile: '07700 900123',
    Benefits: 'Universal Credit',
    'Weekly amount': '92.05',
    Disability: 'Mental health',
    ...change,
  }
  return HEADINGS.map((heading) => facts[heading] ?? '')
}
const csv = (...rows: string[][]) => csvOf([HEADINGS, ...rows])

async function send(path: string, who: TestPerson, file: string | Buffer, fields: Record<string, string> = {}) {
  const head = [
    ...Object.entries(fields).map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    '--b\r\nContent-Disposition: form-data; name="file"; filename="people.csv"\r\nContent-Type: text/csv\r\n\r\n',
  ].join('')
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/casework/referral-imports${path}`,
    headers: { ...who.headers, 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from('\r\n--b--\r\n')]),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const preview = async (who: TestPerson, file: string | Buffer): Promise<ReferralImportPreview> =>
  (await send('/preview', who, file)).json
const kinds = ({ rows }: ReferralImportPreview) => rows.map(({ kind }) => kind)
const countOf = async (agent: TestPerson): Promise<number> => {
  const [found] = await owner`select count(*)::int as n from casework.referrals where referred_by = ${agent.accountId}`
  return found?.n
}
const agentOf = async () => (await testOffice(server)).agents[0] as TestPerson

it('refers everybody whose row is right, and names the faults of the others in the form’s sentences', async () => {
  const agent = await agentOf()
  const twin = freshNiNumber()
  const file = csv(
    row(),
    row({ 'NI number': 'QQ123456C', Mobile: '123' }),
    row({ 'NI number': twin }),
    row({ 'NI number': ` ${twin.toLowerCase()} ` }),
    row({ Benefits: 'Lottery', 'Jobcentre Office': 'Nowhere' }),
  )
  const seen = await preview(agent, file)
  expect(kinds(seen)).toEqual(['new', 'faulty', 'faulty', 'faulty', 'faulty'])
  expect(seen.rows.map(({ faults }) => faults.map(({ field, message }) => `${field}: ${message}`))).toEqual([
    [],
    [
      'niNumber: Please enter a valid National Insurance Number (e.g., QQ 12 34 56 C).',
      'phone: Phone number must be at least 10 digits',
    ],
    ['niNumber: Another row of this file has the same National Insurance number'],
    ['niNumber: Another row of this file has the same National Insurance number'],
    ['benefitsStatus: Choose the benefits status', 'jobcentreOffice: Choose an office from the list'],
  ])
  expect(JSON.stringify(seen)).not.toContain(twin)
  expect(await countOf(agent)).toBe(0)
  const { json } = await send('', agent, file, { plan: seen.plan })
  expect(json).toMatchObject({ created: 1, left: 4, receipt: { reference: expect.stringMatching(/^ONW-/) } })
  const [made] = await owner`select first_name, benefits_amount::float8, disability, benefits_status from casework.referrals
    where referred_by = ${agent.accountId}`
  expect({ ...made }).toEqual({
    first_name: 'Siân',
    benefits_amount: 92.05,
    disability: 'mental',
    benefits_status: 'universal-credit',
  })
  const events =
    await owner`select payload from events.log where type = 'referral.invited' and payload->>'email' = 'sian@test.example'`
  expect(events.map(({ payload }) => [payload.firstName, payload.round])).toEqual([['Siân', 1]])
})

it('links known people to their referrals, and does what was previewed or nothing', async () => {
  const [here, there] = [await testOffice(server), await testOffice(server)]
  const [agent, stranger] = [here.agents[0] as TestPerson, there.agents[0] as TestPerson]
  const [own, elsewhere] = [form(), form()]
  for (const [who, payload] of [
    [agent, own],
    [stranger, elsewhere],
  ] as const)
    await server.app.inject({ method: 'POST', url: '/api/casework/referrals', headers: who.headers, payload })
  const free = freshNiNumber()
  const file = csv(row({ 'NI number': own.niNumber }), row({ 'NI number': elsewhere.niNumber }), row({ 'NI number': free }))
  const seen = await preview(agent, file)
  expect(kinds(seen)).toEqual(['own-office', 'other-office', 'new'])
  expect(seen.rows.map(({ officeName }) => officeName)).toEqual([here.name, there.name, ''])
  await server.app.inject({
    method: 'POST',
    url: '/api/casework/referrals',
    headers: stranger.headers,
    payload: form({ niNumber: free }),
  })
  expect((await send('', agent, file, { plan: seen.plan })).status).toBe(409)
  expect(await countOf(agent)).toBe(1)
})

it('runs once when it is sent twice at one moment', async () => {
  const agent = await agentOf()
  const file = csv(row(), row())
  const { plan } = await preview(agent, file)
  const both = await Promise.all([send('', agent, file, { plan }), send('', agent, file, { plan })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await countOf(agent)).toBe(2)
})

it('reads as many rows as a file may have, with broken ones in the middle, and keeps the good ones, in old encodings too', async () => {
  const most = rowsUpTo(REFERRAL_IMPORT_MAX_ROWS)
  const agent = await agentOf()
  const good = Array.from({ length: most - 1 }, () => row())
  const lines = csv(...good).split('\r\n')
  lines.splice(most / 2, 0, 'only,three,cells', 'a "quote in the middle,b,c')
  lines.splice(1000, 1)
  const file = Buffer.from(lines.join('\r\n').replace('\uFEFF', ''), 'latin1')
  const seen = await preview(agent, file)
  expect(kinds(seen).filter((kind) => kind === 'new')).toHaveLength(most - 2)
  expect(kinds(seen).filter((kind) => kind === 'faulty')).toHaveLength(2)
  expect(seen.rows[0]?.name).toBe('Siân Parry')
  const { json } = await send('', agent, file, { plan: seen.plan })
  expect(json).toMatchObject({ created: most - 2, left: 2 })
  expect(await countOf(agent)).toBe(most - 2)
})

it('refuses an unreadable file with a sentence', async () => {
  const agent = await agentOf()
  for (const file of [
    '',
    ' ',
    'PK\u0003\u0004',
    'only,headings\n',
    'a,b\n1,2\n',
    csv(...Array(REFERRAL_IMPORT_MAX_ROWS + 1).fill(row())),
  ]) {
    const { status, json } = await send('/preview', agent, file)
    expect([status, json.errors?.[0]?.field]).toEqual([422, 'file'])
    expect(json.errors[0].message).toMatch(/^[A-Z].*\.$/)
  }
  expect((await send('/preview', await server.person('user'), csv(row()))).status).toBe(403)
})

it('takes a person with one name where the file says so, and asks for a last name elsewhere', async () => {
  const agent = await agentOf()
  const one = [...row({ 'First Name': '王小明', Surname: '' }), 'Yes']
  const missing = [...row({ Surname: '' }), '']
  const found = await preview(agent, csvOf([[...HEADINGS, 'One name only'], one, missing]))
  expect(kinds(found)).toEqual(['new', 'faulty'])
  expect(found.rows.map(({ name }) => name)).toEqual(['王小明', 'Siân'])
  expect(found.rows[1]?.faults).toMatchObject([{ field: 'lastName' }])
})
