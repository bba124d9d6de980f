import { PROTECTED_WORK } from '@onward/contracts/jobseekers/from-abroad'
import type { TestPerson } from '@onward/service-kit/testing'
import { occupations } from '@onward/taxonomy'
import { servicesUnderTest } from '@onward/testing/services'
import { saveMatchProfile } from '../account-store'
import { service } from '../app'
import { loadDemo } from '../demo/load'
import { MEANWHILE } from './rules'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const { server } = servicesUnderTest({ services: [service], clock: () => NOW })
let person: TestPerson
beforeAll(async () => {
  await loadDemo({ db: server.kit('jobs').db, clock: () => NOW })
  person = await server.person('user')
  const facts = {
    accountId: person.accountId,
    skills: [],
    titles: [],
    experienceYears: null,
    position: { lat: 53.8, lon: -1.55 },
    place: 'Leeds',
    travelMiles: 12,
    contracts: [],
    remoteOnly: false,
    wantedFeatures: [],
  }
  await server.kit('jobs').db.withSystem((tx) => saveMatchProfile(tx, facts, { version: 1, at: NOW }))
})
const ask = async (path: string, method: 'GET' | 'PUT' = 'GET') => {
  const answer = await server.app.inject({
    method,
    url: `/api/jobs${path}`,
    headers: person.headers,
    ...(method === 'PUT' && { payload: {} }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const jobsFor = async (work: string) =>
  (await ask(`/work-meanwhile?work=${work}`)).json.items as { id: string; title: string; miles: number | null }[]

test('a nurse is shown care work near her that needs no registration', async () => {
  const jobs = await jobsFor('nurse')
  expect(jobs.length).toBeGreaterThan(0)
  expect(jobs.length).toBeLessThanOrEqual(3)
  for (const { title, miles } of jobs) {
    expect(title).toMatch(/care|support|health|carer/i)
    expect(title).not.toMatch(/\bnurse\b/i)
    expect(miles ?? 0).toBeLessThanOrEqual(12)
  }
})

test('a job that was dismissed is not shown again', async () => {
  const [first] = await jobsFor('nurse')
  await ask(`/dismissed/${first?.id}`, 'PUT')
  expect((await jobsFor('nurse')).map(({ id }) => id)).not.toContain(first?.id)
})

test('unknown work is refused with a sentence', async () => {
  expect((await ask('/work-meanwhile?work=astronaut')).status).toBe(422)
  expect((await ask('/work-meanwhile')).status).toBe(422)
})

test('every profession has occupations that the taxonomy knows', () => {
  const known = new Set(occupations.map(({ id }) => id))
  for (const work of PROTECTED_WORK) {
    expect(MEANWHILE[work].length).toBeGreaterThan(0)
    expect(MEANWHILE[work].filter((id) => !known.has(id))).toEqual([])
  }
})
