import { EXPORT_BY, PERSONAL_SERVICES, type PersonalExport, pathOf } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { aProfile } from '@onward/testing/builders'
import { servicesUnderTest } from '@onward/testing/services'
import { ALL_SERVICES } from './services'

const { server, owner } = servicesUnderTest({ services: ALL_SERVICES, config: { rateFactor: 1_000 } })

async function jobseeker(lastName: string): Promise<TestPerson> {
  const person = await server.person('user', { lastName })
  const { accountId } = person
  await server.kit('identity').db.withSystem(async (tx) => {
    const names = { firstName: 'Zebedee', lastName, organisationName: '' }
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'user', ...names })
  })
  await server.runJobs()
  return person
}
async function exported(person: TestPerson): Promise<PersonalExport[]> {
  const answers = await Promise.all(
    PERSONAL_SERVICES.map((service) =>
      server.app.inject({ method: 'GET', url: pathOf(EXPORT_BY[service]), headers: person.headers }),
    ),
  )
  return answers.map((answer) => {
    expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)])
    return answer.json() as PersonalExport
  })
}

/** Values of every account, or of the machine: nothing personal. */
const NO_DATA = ['identity.rate_buckets']

it('a download has every table that names an account, whoever adds one', async () => {
  const person = await jobseeker('Quillfeather')
  const inDownload = (await exported(person)).flatMap(({ service, tables }) =>
    Object.keys(tables).map((table) => `${service}.${table}`),
  )
  const naming = await owner<{ name: string }[]>`
    select distinct table_schema || '.' || table_name as name from information_schema.columns
    where table_schema = any(${[...PERSONAL_SERVICES]}) and column_name in ('account_id', 'owner_id', 'thread_id', 'application_id')`
  expect(naming.length).toBeGreaterThan(20)
  expect(naming.map(({ name }) => name).filter((name) => !inDownload.includes(name) && !NO_DATA.includes(name))).toEqual([])
  expect(inDownload).toEqual(expect.arrayContaining(['identity.accounts', 'jobseekers.profiles', 'jobs.acts']))
})

it('a download opens what is sealed, has no password or hash, and has nothing of anybody else', async () => {
  const person = await jobseeker('Quillfeather')
  const other = await jobseeker('Bellweather')
  const put = (url: string, method: 'POST' | 'PUT', payload: object) =>
    server.app.inject({ method, url, headers: person.headers, payload })
  expect((await put('/api/casework/ni-number', 'POST', { niNumber: 'AB123456C' })).statusCode).toBe(200)
  await owner`update jobseekers.profiles set phone = '07700 900123' where account_id = ${person.accountId}`
  const read = await server.app.inject({ method: 'GET', url: '/api/jobseekers/profile', headers: person.headers })
  const { version } = read.json()
  const facts = { lastName: 'Quillfeather', address: '4 Sentinel Row', skills: ['Till work'], dateOfBirth: '1990-02-03' }
  const saved = await put('/api/jobseekers/profile', 'PUT', aProfile({ ...facts, version }))
  expect(saved.statusCode).toBe(200)
  await server.runJobs()
  const text = JSON.stringify(await exported(person))
  for (const value of ['AB123456C', '1990-02-03', '4 Sentinel Row', 'Quillfeather', 'PUT /api/jobseekers/profile']) {
    expect(text).toContain(value)
  }
  expect(text).not.toMatch(/password_hash|ni_hash|fingerprint|"hash"/)
  expect(text).not.toContain(other.accountId)
  expect(JSON.stringify(await exported(other))).not.toMatch(/Quillfeather|AB123456C/)
})
