import { GAP_JOBS, type ResponseOf, type readSkillsGap } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { saveMatchProfile } from '../account-store'
import { service } from '../app'
import { loadDemo } from '../demo/load'

const NOW = new Date('2026-11-21T10:00:00.000Z')

const { server } = servicesUnderTest({ services: [service], clock: () => NOW })
beforeAll(async () => {
  await loadDemo({ db: server.kit('jobs').db, clock: () => NOW })
})

let version = 0
async function knows(person: TestPerson, skillIds: readonly string[]): Promise<void> {
  const facts = {
    accountId: person.accountId,
    skills: skillIds.map((skillId) => ({ skillId, level: 2 as const })),
    titles: ['Care Assistant'],
    experienceYears: 2,
    position: { lat: 53.8, lon: -1.55 },
    place: 'Leeds',
    travelMiles: 12,
    contracts: ['full-time' as const],
    remoteOnly: false,
    wantedFeatures: [],
  }
  await server.kit('jobs').db.withSystem((tx) => saveMatchProfile(tx, facts, { version: ++version, at: NOW }))
}
async function get(person: TestPerson, path: string) {
  return (await server.app.inject({ url: `/api/jobs${path}`, headers: person.headers })).json()
}
const gapOf = (person: TestPerson): Promise<ResponseOf<typeof readSkillsGap>> => get(person, '/skills-gap')

test('learning a suggested skill raises exactly the jobs named, by exactly the points named', async () => {
  const person = await server.person('user')
  const skills = ['care-work', 'personal-care', 'communication', 'teamwork']
  await knows(person, skills)
  const { jobs, skills: gaps } = await gapOf(person)
  expect(jobs).toBeGreaterThan(0)
  expect(jobs).toBeLessThanOrEqual(GAP_JOBS.most)
  expect(gaps.length).toBeGreaterThan(1)
  for (const gap of gaps) {
    expect(skills).not.toContain(gap.skillId)
    expect(gap.jobs).toBeGreaterThanOrEqual(gap.examples.length)
    expect(gap.best).toBe(gap.examples[0]?.points)
  }
  const [first] = gaps
  if (!first) throw new Error('nothing to learn')
  await knows(person, [...skills, first.skillId])
  for (const { id, score, points } of first.examples) {
    expect((await get(person, `/jobs/${id}`)).match.score).toBe(score + points)
  }
  expect((await gapOf(person)).skills.map(({ skillId }) => skillId)).not.toContain(first.skillId)
})

test('jobs that the person dismissed are not counted', async () => {
  const person = await server.person('user')
  await knows(person, ['care-work', 'personal-care'])
  const before = await gapOf(person)
  const [example] = before.skills[0]?.examples ?? []
  if (!example) throw new Error('nothing to learn')
  await server.app.inject({ method: 'PUT', url: `/api/jobs/dismissed/${example.id}`, headers: person.headers, payload: {} })
  const after = await gapOf(person)
  expect(after.skills.flatMap(({ examples }) => examples.map(({ id }) => id))).not.toContain(example.id)
})

test('people without skills are told so, and only jobseekers may ask', async () => {
  const person = await server.person('user')
  expect(await gapOf(person)).toEqual({ jobs: 0, skills: [], hasSkills: false })
  const employer = await server.person('employer')
  expect((await server.app.inject({ url: '/api/jobs/skills-gap', headers: employer.headers })).statusCode).toBe(403)
})
