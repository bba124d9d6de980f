import { randomUUID } from 'node:crypto'
import { type Endpoint, mayAccess, pathOf, type Role } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { createLog } from '@onward/service-kit'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { CONTRACT_ENDPOINTS, keyOf } from '../contract-endpoints'
import { ALL_SERVICES } from '../services'

/** Every endpoint by its key, for `it.each`. */
export const ENDPOINT_TABLE = CONTRACT_ENDPOINTS.map((one) => [keyOf(one), one] as const)

/** All services with a person of each role, whom every service knows; at the top of a file. */
export function endpointsUnderTest() {
  const services = servicesUnderTest({ services: ALL_SERVICES, config: { rateFactor: 10_000 }, log: createLog('error') })
  const { server, owner } = services
  const people: Partial<Record<Role, TestPerson>> = {}

  beforeAll(async () => {
    for (const role of ['user', 'employer', 'agent', 'admin'] as const) people[role] = await registered(role)
    const officeId = randomUUID()
    await owner`insert into casework.offices (id, name, created_at) values (${officeId}, 'Our office', now())`
    await owner`insert into casework.agents (account_id, office_id, staff_id, first_name, last_name, joined_at)
      values (${people.agent?.accountId ?? ''}, ${officeId}, 'S1', 'Sian', 'Coach', now())`
  })

  /** A person whose registration every service has heard of. */
  async function registered(role: Role): Promise<TestPerson> {
    const person = await server.person(role)
    const { accountId } = person
    const names = { firstName: 'Zebedee', lastName: 'Quillfeather', organisationName: 'Other House' }
    await server.kit('identity').db.withSystem(async (tx) => {
      await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role, ...names })
      await emitEvent(tx, 'account.email', accountId, 1, { accountId, email: `${accountId}@test.example` })
    })
    await server.runJobs()
    return person
  }

  /** The person of that role; calls before may have signed them out. */
  async function signedInAnew(role: Role): Promise<TestPerson> {
    const accountId = people[role]?.accountId
    if (!accountId) throw new Error(`Nobody is ${role}`)
    return server.person(role, { accountId })
  }
  /** Someone who may call it, so that the odd value and not the door answers. */
  async function headersFor(one: Endpoint): Promise<Record<string, string>> {
    const role = (['user', 'employer', 'agent', 'admin'] as const).find((each) => mayAccess(one.access, each))
    return role ? { ...(await signedInAnew(role)).headers } : {}
  }

  return { ...services, registered, signedInAnew, headersFor }
}

/** The address with `value` for each parameter. */
export const fill = (one: Endpoint, value: string) => pathOf(one).replace(/:\w+/g, () => value)
/** What an endpoint cannot answer without. */
const FIT_QUERIES: Readonly<Record<string, string>> = {
  'GET /api/casework/cases/:id/call-clash': '?startsAt=2099-03-24T10:00:00.000Z',
  'GET /api/jobseekers/letters/:id/file': '?format=docx',
  'GET /api/casework/weekly-report/file': '?format=pdf',
  'GET /api/casework/weekly-report/people': '?figure=starts',
  'GET /api/casework/diary': '?from=2026-11-23',
  'GET /api/jobseekers/curriculum/file': '?format=docx&language=en',
  'GET /api/jobseekers/practice/answers/file': '?format=docx',
  'GET /api/jobs/work-meanwhile': '?work=nurse',
}
export const fitQuery = (one: Endpoint): string => FIT_QUERIES[keyOf(one)] ?? ''
