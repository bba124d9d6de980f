import { ADVERT_LIMITS } from '@onward/contracts/advert-limits'
import { csvOf, type ImportRow } from '@onward/contracts/jobs/job-import'
import type { TestPerson } from '@onward/service-kit/testing'
import { aJob } from '@onward/testing/builders'
import { servicesUnderTest } from '@onward/testing/services'
import { eq } from 'drizzle-orm'
import { saveEmployer } from '../account-store'
import { adminCommands } from '../admin'
import { service } from '../app'
import { members, organisations } from '../db/schema'
import { establish, numberInWords } from '../testing/establish'

/** One employer tries to fill the board: with the same advert again and again, and with very many adverts. */
const NOW = new Date('2026-11-21T10:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000
let clock = NOW
const db = () => server.kit('jobs').db

const { server } = servicesUnderTest({ services: [service], clock: () => clock, config: { rateFactor: 1000 } })
beforeEach(() => {
  clock = NOW
})

/** An employer whose organisation is verified today and has one approved advert; `established`: with many. */
async function employer({ established = true } = {}): Promise<TestPerson> {
  const person = await server.person('employer')
  const { accountId } = person
  const account = {
    accountId,
    role: 'employer' as const,
    firstName: 'Ola',
    lastName: 'Bright',
    organisationName: `Bright ${accountId}`,
  }
  await db().withSystem(async (tx) => {
    await saveEmployer(tx, account, clock)
    const [member] = await tx.select().from(members).where(eq(members.accountId, accountId))
    const id = member?.organisationId ?? ''
    if (established) await establish(tx, id, clock)
    else await tx.update(organisations).set({ verifiedAt: clock }).where(eq(organisations.id, id))
  })
  if (!established) {
    const { json } = await post(person, { title: 'Night watch', description: numberInWords(9_000_001) })
    await adminCommands['approve-job']?.run([json.id], { db: db(), clock: () => clock, log: { info: () => undefined } })
  }
  return person
}
async function call(method: 'GET' | 'POST' | 'PUT', path: string, who: TestPerson, body?: object, language = 'en') {
  const answer = await server.app.inject({
    method,
    url: `/api/jobs${path}`,
    headers: { authorization: `Bearer ${server.tokens.issue(who, clock).token}`, 'accept-language': language },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const BAKER = 'You will bake bread from ten at night, weigh flour, mind four ovens and load the vans before the shops open.'
const form = (change: object = {}) => aJob({ description: BAKER, ...change })
const post = (who: TestPerson, change: object = {}, language = 'en') =>
  call('POST', '/employer/jobs', who, form(change), language)
const quick = (who: TestPerson, title: string) =>
  call('POST', '/employer/jobs', who, { title, location: 'Leeds', description: BAKER })
const activeCount = async (who: TestPerson) => (await call('GET', '/employer/jobs?state=Active', who)).json.total

test.each([
  ['the form', (who: TestPerson, n: number) => post(who, { title: `Baker ${n}`, description: `${n}. ${BAKER}` })],
  ['quick post', (who: TestPerson, n: number) => quick(who, `Baker ${n}`)],
])('of "Baker 1", "Baker 2" … by %s one is public, a few wait for a check, and the rest are refused', async (_way, send) => {
  const who = await employer()
  const answers = []
  for (let n = 1; n <= 12; n += 1) answers.push(await send(who, n))
  expect(answers.map(({ json }) => json.state ?? json.code)).toEqual([
    'active',
    ...Array.from({ length: ADVERT_LIMITS.alikeWaiting }, () => 'pending_check'),
    ...Array.from({ length: 11 - ADVERT_LIMITS.alikeWaiting }, () => 'state-conflict'),
  ])
  expect(answers[11]?.json.detail).toBe(
    'There are already 5 jobs like this one waiting for a check. Change one of those, and say in it how many people you need.',
  )
  expect(await activeCount(who)).toBe(1)
})

test('the form names the copied advert before anything is sent, and says when it would be refused', async () => {
  const who = await employer()
  const { json } = await post(who, { title: 'Baker 1' })
  const preview = await call('POST', '/employer/jobs/preview', who, form({ title: 'Baker 2' }))
  expect(preview.json).toMatchObject({
    state: 'pending_check',
    refusal: null,
    flags: [{ check: 'near-duplicate', resembles: { id: json.id, title: 'Baker 1', location: 'Leeds' } }],
  })
  for (let n = 2; n < 2 + ADVERT_LIMITS.alikeWaiting; n += 1) await post(who, { title: `Baker ${n}` })
  const refused = await call('POST', '/employer/jobs/preview', who, form({ title: 'Baker 99' }))
  expect(refused.json.refusal).toMatch(/^There are already 5 jobs like this one/)
})

test('another job, the same job in another town, and the same text of another organisation are public at once', async () => {
  const [who, other] = [await employer(), await employer()]
  expect((await post(who)).json.state).toBe('active')
  expect(
    (await post(who, { title: 'Driver', description: 'Drive a van to forty shops each morning and bring the empty trays home.' }))
      .json.state,
  ).toBe('active')
  expect((await post(who, { location: 'York' })).json.state).toBe('active')
  expect((await post(other)).json.state).toBe('active')
})

test('an advert edited into a copy of another waits, and a closed one may be posted again', async () => {
  const who = await employer()
  const first = (await post(who)).json
  const second = (await post(who, { title: 'Driver', description: numberInWords(77) })).json
  const { version } = (await call('GET', `/employer/jobs/${second.id}`, who)).json
  const edited = await call('PUT', `/employer/jobs/${second.id}`, who, { ...form({ title: 'Baker 2' }), version })
  expect(edited.json).toMatchObject({ state: 'active', waits: true })
  expect((await call('GET', `/employer/jobs/${second.id}`, who)).json.waitingEdit.checks).toEqual(['near-duplicate'])
  await call('POST', `/employer/jobs/${first.id}/close`, who)
  expect((await post(who)).json.state).toBe('active')
})

test('a new organisation posts up to its daily limit, is told the number and the day, and may continue the next day', async () => {
  const who = await employer({ established: false })
  for (let n = 1; n < ADVERT_LIMITS.newPerDay; n += 1)
    expect((await post(who, { title: `Job ${n}`, description: numberInWords(n) })).status).toBe(200)
  const more = { title: 'One more', description: numberInWords(500) }
  expect((await post(who, more)).json).toMatchObject({
    code: 'state-conflict',
    detail:
      'Your organisation is new here, so it can post 20 jobs a day, and it has posted that many today. You can post more on Sunday 22 November.',
  })
  expect((await post(who, more, 'cy')).json.detail).toContain('ddydd Sul, 22 Tachwedd')
  expect((await call('POST', '/employer/jobs/preview', who, form(more))).json.refusal).toContain('20 jobs a day')
  clock = new Date(NOW.getTime() + DAY_MS)
  expect((await post(who, more)).json.state).toBe('active')
})

test('30 simultaneous posts do not exceed the limit', async () => {
  const who = await employer({ established: false })
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => post(who, { title: `Job ${n}`, description: numberInWords(1000 + n) })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ADVERT_LIMITS.newPerDay - 1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(31 - ADVERT_LIMITS.newPerDay)
  expect(await activeCount(who)).toBe(ADVERT_LIMITS.newPerDay)
})

const HEADINGS = ['Reference', 'Job title', 'Department', 'Location', 'Job type', 'Salary', 'Job description', 'Contact email']
const fileOf = (descriptions: readonly string[]) =>
  csvOf([
    HEADINGS,
    ...descriptions.map((text, n) => [
      `R${n}`,
      `Baker ${n}`,
      'Nights',
      'Leeds',
      'Full time',
      '£14 an hour',
      text,
      'jobs@bright.example',
    ]),
  ])
async function importFile(who: TestPerson, file: string) {
  const send = async (path: string, fields: Record<string, string>) => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="jobs.csv"\r\nContent-Type: text/csv\r\n\r\n'
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/jobs/employer/jobs/import${path}`,
      headers: {
        authorization: `Bearer ${server.tokens.issue(who, clock).token}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: `${parts.join('')}${head}${file}\r\n--b--\r\n`,
    })
    return answer.json()
  }
  const seen: { rows: ImportRow[]; plan: string } = await send('/preview', {})
  return { seen, done: await send('', { plan: seen.plan }) }
}

test('of 300 copies in a file one is public, a few wait, and every other row says why it is not', async () => {
  const who = await employer()
  const { seen, done } = await importFile(who, fileOf(Array.from({ length: 300 }, (_, n) => `${BAKER} Ref ${n}.`)))
  expect(done).toMatchObject({ created: 1 + ADVERT_LIMITS.alikeWaiting, live: 1, faulty: 299 - ADVERT_LIMITS.alikeWaiting })
  expect(seen.rows[299]).toMatchObject({
    kind: 'faulty',
    faults: [{ field: null, fault: 'tooManyAlike', number: 5, value: 'Baker 0' }],
  })
  expect(await activeCount(who)).toBe(1)
})

test('rows beyond the limit of a new organisation say so, and are accepted the next day', async () => {
  const who = await employer({ established: false })
  const file = fileOf(Array.from({ length: 30 }, (_, n) => numberInWords(n)))
  const { seen, done } = await importFile(who, file)
  expect(done).toMatchObject({ created: ADVERT_LIMITS.newPerDay - 1, faulty: 31 - ADVERT_LIMITS.newPerDay })
  expect(seen.rows[29]?.faults).toEqual([{ field: null, fault: 'dayIsFull', number: 20, value: '2026-11-22' }])
  clock = new Date(NOW.getTime() + DAY_MS)
  expect((await importFile(who, file)).done).toMatchObject({ created: 31 - ADVERT_LIMITS.newPerDay, faulty: 0 })
})
