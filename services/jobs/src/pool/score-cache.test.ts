import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { loadDemo } from '../demo/load'
import { demoId } from '../demo/random'
import { createScoreCache } from './score-cache'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const JOB = demoId('calder care-leeds')
let gareth: TestPerson

const { server, owner } = servicesUnderTest({ services: [service], clock: () => NOW, config: { rateFactor: 100 } })
beforeAll(async () => {
  await loadDemo({ db: server.kit('jobs').db, clock: () => NOW })
  gareth = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
})

const ALL = ['care-work', 'personal-care', 'communication', 'teamwork', 'dementia-care', 'moving-handling-people']
let people = 0
/** In a rare district, so that the town alone is shown. */
async function person(town: string): Promise<string> {
  const id = randomUUID()
  people += 1
  await owner`insert into jobs.pool_people (account_id, version, cv_id, town, outcode, availability)
    values (${id}, 1, ${randomUUID()}, ${town}, ${`LS${people}`}, 'full-time')`
  await owner`insert into jobs.badge_holders (credential_id, account_id, badge) values (${randomUUID()}, ${id}, 'workplace-readiness')`
  await owner`insert into jobs.match_people (account_id, version, skill_ids, titles, occupation_ids, experience_years, lat, lon, place,
    travel_miles, contracts, updated_at) values (${id}, 1, ${ALL}, array['Care Assistant'], '{}', 3, 53.8, -1.55, 'Leeds', 20,
    array['full-time'], now())`
  return id
}
/** The candidates, recognised by their towns. */
const candidates = async (): Promise<Map<string, { score: number; id: string }>> => {
  const url = `/api/jobs/employer/candidates?jobId=${JOB}&limit=100`
  const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${server.tokens.issue(gareth, NOW).token}` } })
  expect(answer.statusCode).toBe(200)
  const { items } = answer.json() as { items: { area: string; score: number; id: string }[] }
  return new Map(items.map(({ area, score, id }) => [area, { score, id }]))
}

test('a score is computed again for newer facts only, and equals the fresh score', async () => {
  const [ada, ben] = [await person('Ilkley'), await person('Otley')]
  const before = await candidates()
  // Facts with an unchanged version are not read again, which shows that the cache was used.
  await owner`update jobs.match_people set skill_ids = array['care-work'] where account_id in (${ada}, ${ben})`
  expect(await candidates()).toEqual(before)
  await owner`update jobs.match_people set skill_ids = array['care-work', 'personal-care', 'communication', 'teamwork'], version = 2
    where account_id = ${ada}`
  const after = await candidates()
  expect(after.get('Otley')).toEqual(before.get('Otley'))
  expect(after.get('Ilkley')?.id).toBe(before.get('Ilkley')?.id)
  expect(after.get('Ilkley')?.score).toBeLessThan(before.get('Ilkley')?.score ?? 0)
  // A changed job is scored again for everybody.
  await owner`update jobs.jobs set department = 'Nights' where id = ${JOB}`
  expect((await candidates()).get('Otley')?.score ?? 0).toBeLessThan(before.get('Otley')?.score ?? 0)
})

test('only the score is cached: consent, refusal, badge and application count at once', async () => {
  const ways: [string, (id: string) => Promise<unknown>][] = [
    [
      'Shipley',
      (id) =>
        owner`update jobs.pool_people set cv_id = null, town = null, outcode = null, availability = null where account_id = ${id}`,
    ],
    ['Bingley', (id) => owner`update jobs.badge_holders set revoked = true where account_id = ${id}`],
    ['Keighley', (id) => owner`insert into jobs.closing_accounts (account_id, closing, version) values (${id}, true, 1)`],
    [
      'Skipton',
      (id) => owner`insert into jobs.pool_refusals (account_id, organisation_id, refused_at)
        select ${id}, organisation_id, now() from jobs.jobs where id = ${JOB}`,
    ],
  ]
  for (const [town, leave] of ways) {
    const id = await person(town)
    expect([town, (await candidates()).has(town)]).toEqual([town, true])
    await leave(id)
    expect([town, (await candidates()).has(town)]).toEqual([town, false])
  }
})

test('scores of earlier versions of a job, and of jobs long unused, are dropped', () => {
  const scores = createScoreCache()
  const match = { title: 'Cook' } as Parameters<typeof scores.of>[0]['match']
  const first = scores.of({ id: 'a', change: 1, match })
  expect(scores.of({ id: 'a', change: 1, match })).toBe(first)
  expect(scores.of({ id: 'a', change: 2, match })).not.toBe(first)
  const second = scores.of({ id: 'a', change: 2, match })
  for (let n = 0; n < 100; n += 1) scores.of({ id: `other ${n}`, change: 1, match })
  expect(scores.of({ id: 'a', change: 2, match })).not.toBe(second)
})
