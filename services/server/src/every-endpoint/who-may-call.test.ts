import { randomUUID } from 'node:crypto'
import { type Endpoint, mayAccess, pathOf, VISITOR } from '@onward/contracts'
import { saveEmployer } from '@onward/service-jobs/account-store'
import { loadDemo } from '@onward/service-jobs/demo/load'
import type { TestPerson } from '@onward/service-kit/testing'
import { ENDPOINT_TABLE, endpointsUnderTest, fitQuery } from './endpoints-under-test'
import { fitBody } from './fit-bodies'
import { NAMED_OBJECTS, namedObject, needsNamedObject } from './named-objects'
import { addOtherPeoplesObjects } from './other-peoples-objects'

const { server, owner, signedInAnew } = endpointsUnderTest()
let objects: Awaited<ReturnType<typeof addOtherPeoplesObjects>>
let jobseekerB: TestPerson
let employerB: TestPerson
let suspended: TestPerson

beforeAll(async () => {
  const jobs = server.kit('jobs').db
  await loadDemo({ db: jobs, clock: () => new Date() })
  jobseekerB = await server.person('user')
  employerB = await server.person('employer')
  await jobs.withSystem((tx) =>
    saveEmployer(
      tx,
      {
        accountId: employerB.accountId,
        role: 'employer',
        firstName: 'Eve',
        lastName: 'Other',
        organisationName: 'Other House',
      },
      new Date(),
    ),
  )
  suspended = await server.person('user')
  objects = await addOtherPeoplesObjects(owner, suspended)
  await owner`update identity.accounts set suspended_at = now() where id = ${suspended.accountId}`
})

/** Names that are the same for everybody: where a person is judged, the name is a good one. */
const KNOWN_NAMES: Readonly<Record<string, string>> = {
  ':course': 'cv-cover-letter-basics',
  ':badge': 'digital-skills',
  ':page': '1',
}
const fillKnown = (one: Endpoint, id: string) => pathOf(one).replace(/:\w+/g, (name) => KNOWN_NAMES[name] ?? id)

it('knows whose object each id names', () => {
  const expected = ENDPOINT_TABLE.filter(([, one]) => needsNamedObject(one)).map(([key]) => key)
  expect(Object.keys(NAMED_OBJECTS).sort()).toEqual(expected.sort())
})

it.each(ENDPOINT_TABLE)('%s', async (key, one) => {
  const named = namedObject(one)
  const id = named ? objects[named] : randomUUID()
  const ask = (who: TestPerson | undefined, body: object = {}) =>
    server.app.inject({
      method: one.method,
      url: fillKnown(one, id) + fitQuery(one),
      headers: { ...who?.headers },
      ...(one.method !== 'GET' && { payload: body }),
    })
  const visitor = await ask(undefined)
  if (!mayAccess(one.access, VISITOR))
    expect([key, visitor.statusCode, visitor.json().code]).toEqual([key, 401, 'sign-in-required'])
  for (const role of ['user', 'employer', 'agent', 'admin'] as const) {
    const answer = await ask(await signedInAnew(role))
    if (mayAccess(one.access, role)) {
      expect([key, role, answer.statusCode < 500, answer.statusCode]).not.toContain(403)
      if (one.access !== 'public')
        expect([key, role, answer.body]).toEqual([key, role, expect.not.stringContaining('"sign-in-required"')])
    } else expect([key, role, answer.statusCode, answer.json().code]).toEqual([key, role, 403, 'not-allowed'])
  }
  if (named && named !== 'disclosure') {
    const stranger = mayAccess(one.access, 'user')
      ? jobseekerB
      : mayAccess(one.access, 'employer')
        ? employerB
        : await signedInAnew('agent')
    expect([key, (await ask(stranger, one.method === 'GET' ? {} : fitBody(one))).statusCode]).toEqual([key, 404])
  }
  if (mayAccess(one.access, 'user') && one.access !== 'public' && !one.upload) {
    const answer = await ask(suspended)
    expect([key, [401, 403, 422, 400].includes(answer.statusCode)]).toEqual([key, true])
    if (one.method === 'GET') expect([key, answer.json().code]).toEqual([key, 'sign-in-required'])
  }
})
