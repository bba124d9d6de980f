import { randomUUID } from 'node:crypto'
import { postingEndpoints } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { ENDPOINT_TABLE, endpointsUnderTest, fill, fitQuery } from './endpoints-under-test'
import { fitBody } from './fit-bodies'

const { server, owner, registered, headersFor } = endpointsUnderTest()
const newJob = () => fitBody(postingEndpoints.postJob)

const post = (who: TestPerson, key: string, body: object = newJob()) =>
  server.app.inject({
    method: 'POST',
    url: '/api/jobs/employer/jobs',
    headers: { ...who.headers, 'idempotency-key': key },
    payload: body,
  })

it('a repeated request is done once, also when it comes many times at the same moment', async () => {
  const employer = await registered('employer')
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(employer, 'one-key')))
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(200))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  const other = await post(employer, 'one-key', { ...newJob(), title: 'Day Cleaner' })
  expect(other.json()).toMatchObject({ status: 409, code: 'idempotency-mismatch' })
})

const actsOf = async (service: string): Promise<number> => {
  const [row] = await owner`select count(*)::int as acts from ${owner(`${service}.acts`)}`
  return row?.acts ?? 0
}
/** After these nobody is signed in any more, or has another session: what comes second is somebody else's. */
const ENDS_SESSIONS = /\/identity\/(?:sign-in|sign-out|sessions|refresh|erasure|password|activation|second-factor|staff)/
const WRITES = ENDPOINT_TABLE.filter(([key, one]) => one.method !== 'GET' && !one.upload && !ENDS_SESSIONS.test(key))

it.each(WRITES)('%s: sent twice, it is done once and gets the same answer', async (_key, one) => {
  const headers = { ...(await headersFor(one)), 'idempotency-key': randomUUID() }
  const url = fill(one, randomUUID()) + fitQuery(one)
  const payload = fitBody(one)
  const send = () => server.app.inject({ method: one.method, url, headers, payload })
  const before = await actsOf(one.service)
  const answers = [...(await Promise.all([send(), send()])), await send()]
  const [first] = answers
  // The order of its fields means nothing.
  const parsed = (body: string) => (one.raw ? body : body && JSON.parse(body))
  const alike = (body: string) => (first && first.statusCode < 300 ? parsed(body) : JSON.parse(body).code)
  expect(answers.map((answer) => [answer.statusCode, alike(answer.body)])).toEqual(
    answers.map(() => [first?.statusCode, alike(first?.body ?? '')]),
  )
  expect((await actsOf(one.service)) - before).toBeLessThanOrEqual(1)
})

it("a repeated request never gives one person another's answer, whatever key they send", async () => {
  const [first, second] = [await registered('employer'), await registered('employer')]
  const answers = [await post(first, 'shared-key'), await post(second, 'shared-key')].map((answer) => answer.json())
  expect(answers[0].id).not.toBe(answers[1].id)
  expect(answers[0].receipt.reference).not.toBe(answers[1].receipt.reference)
})
