import { DEMO_ACCOUNTS, type ResponseOf, type readBoard } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { saveMatchProfile } from '../account-store'
import { service } from '../app'
import { loadDemo } from '../demo/load'

const NOW = new Date('2026-11-21T10:00:00.000Z')
/** Lives in Leeds, has worked in care. */
let amina: TestPerson
/** A person without any facts. */
let newcomer: TestPerson

const { server } = servicesUnderTest({ services: [service], clock: () => NOW, config: { rateFactor: 100 } })
beforeAll(async () => {
  await loadDemo({ db: server.kit('jobs').db, clock: () => NOW })
  amina = await server.person('user', { accountId: DEMO_ACCOUNTS.jobseeker.id })
  newcomer = await server.person('user')
  const facts = {
    accountId: amina.accountId,
    skills: ['care-work', 'personal-care', 'cleaning', 'customer-service'].map((skillId) => ({ skillId, level: 2 as const })),
    titles: ['Care Assistant'],
    experienceYears: 2,
    position: { lat: 53.8, lon: -1.55 },
    place: 'Leeds',
    travelMiles: 12,
    contracts: ['full-time' as const],
    remoteOnly: false,
    wantedFeatures: [],
  }
  await server.kit('jobs').db.withSystem((tx) => saveMatchProfile(tx, facts, { version: 1, at: NOW }))
})

type Board = ResponseOf<typeof readBoard>
async function board(query: Record<string, string>, person = amina): Promise<Board> {
  const answer = await server.app.inject({ url: `/api/jobs/board?${new URLSearchParams(query)}`, headers: person.headers })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const titles = ({ items }: Board) => items.map(({ title }) => title)
const inOrder = (numbers: readonly number[]) => [...numbers].sort((a, b) => b - a)

test('an everyday name finds the occupation, and matching titles come before jobs with higher scores', async () => {
  const found = await board({ q: 'cleaner', limit: '100' })
  const firstOther = titles(found).findIndex((title) => !/clean/i.test(title))
  expect(firstOther).toBeGreaterThan(3)
  expect(
    titles(found)
      .slice(firstOther)
      .filter((title) => /^(?:school |office )?cleaner$/i.test(title)),
  ).toEqual([])
  expect(found.grouped).toBe(false)
  for (const title of titles(await board({ q: 'bin man' }))) expect(title).toMatch(/refuse|recycling|street/i)
})

test('the understood parts are listed, each with the search without it', async () => {
  expect((await board({ q: 'part time cleaner nights' })).understood).toEqual([
    { kind: 'type', text: 'part time', without: 'cleaner nights' },
    { kind: 'occupation', text: 'cleaner', without: 'part time, nights' },
    { kind: 'pattern', text: 'nights', without: 'part time cleaner' },
  ])
  expect(await board({})).toMatchObject({ understood: [], didYouMean: null, dropped: [], foundBy: '', grouped: true })
})

test('a typing error is corrected, and the correction is shown', async () => {
  const found = await board({ q: 'warehuose' })
  expect(found.didYouMean).toBe('warehouse')
  expect(titles(found)[0]).toMatch(/warehouse/i)
  expect(found.understood.map(({ text }) => text)).toEqual(['warehouse'])
})

test('a misspelt town that is a word of its own is suggested, and its dropped part is named', async () => {
  expect(await board({ q: 'leads cleaner' })).toMatchObject({
    dropped: ['leads'],
    didYouMean: 'Leeds cleaner',
    foundBy: 'cleaner',
  })
  expect((await board({ q: 'Leeds cleaner' })).places[0]).toContain('Leeds')
})

test('distances count from the place in the search, unless the location field names one', async () => {
  const cardiff = await board({ q: 'jobs in Cardiff', limit: '100' })
  expect(cardiff.places[0]).toContain('Cardiff')
  expect(cardiff.total).toBeGreaterThan(0)
  for (const job of cardiff.items) expect(job.isRemoteAvailable || (job.miles ?? 99) <= 20).toBe(true)
  expect((await board({ q: 'jobs in Cardiff', location: 'Leeds' })).places[0]).toContain('Leeds')
})

test('employers are found by the names people call them', async () => {
  const found = await board({ q: 'rowan house', within: 'any' })
  expect(found.total).toBeGreaterThan(0)
  for (const { company } of found.items) expect(company).toBe('Rowan House Care Homes')
})

test('when no job fits everything, the dropped parts are named and the nearest jobs are shown', async () => {
  const found = await board({ q: 'teaching assistant nights', within: 'any' })
  expect(found).toMatchObject({ dropped: ['nights'], foundBy: 'teaching assistant' })
  expect(titles(found)[0]).toMatch(/teaching assistant/i)
  const nothing = await board({ q: 'astronaut', within: 'any' })
  expect(nothing).toMatchObject({ total: 0, dropped: [], further: 0 })
})

test('matching jobs beyond the distance are counted, and not replaced by other work nearby', async () => {
  const found = await board({ q: 'medical receptionist', location: 'Inverness', within: '5' })
  expect(found).toMatchObject({ total: 0, dropped: [] })
  expect(found.further).toBeGreaterThan(0)
})

test.each(['most-recent', 'salary'])(
  'sorted by %s the whole list is in that order, across pages, for any search',
  async (sort) => {
    const keys: number[] = []
    const groups = new Set<boolean>()
    let cursor: string | null = null
    do {
      const page: Board = await board({ q: 'assistant', within: 'any', sort, limit: '7', ...(cursor && { cursor }) })
      groups.add(page.grouped)
      for (const { pay, postedAt } of page.items) {
        const yearly = pay && { hour: 1950, day: 260, week: 52, month: 12, year: 1 }[pay.period]
        keys.push(sort === 'salary' ? Math.round((pay?.minimum ?? pay?.maximum ?? 0) * (yearly ?? 0)) : Date.parse(postedAt))
      }
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(keys.length).toBeGreaterThan(50)
    if (sort === 'salary') expect(keys.at(-1)).toBe(0)
    expect(keys).toEqual(inOrder(keys))
    expect([...groups]).toEqual([false])
  },
)

test('somebody without a score sees the nearest first, and remote jobs by the place of their office', async () => {
  const { items } = await board({ location: 'CF24', limit: '100' }, newcomer)
  const miles = items.map((one) => one.miles ?? 0)
  expect(new Set(miles).size).toBeGreaterThan(5)
  expect(miles).toEqual([...miles].sort((a, b) => a - b))
})

test('somebody without any facts learns which distance applies to them', async () => {
  const answer = await server.app.inject({ url: '/api/jobs/match-summary', headers: newcomer.headers })
  expect(answer.json()).toMatchObject({ travelMiles: 20, place: null, hasProfile: false })
})

test('somebody without a score pages through everything as well', async () => {
  const first = await board({ within: 'any', limit: '30' }, newcomer)
  const second = await board({ within: 'any', limit: '30', cursor: first.nextCursor ?? '' }, newcomer)
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect(new Set(ids).size).toBe(60)
})

test('skills are named in the language of the page', async () => {
  const welsh = { ...amina, headers: { ...amina.headers, 'accept-language': 'cy' } }
  const [english] = (await board({ q: 'cleaner' })).items
  const same = (await board({ q: 'cleaner' }, welsh)).items.find(({ id }) => id === english?.id)
  expect(english?.match?.matchingSkills).toContain('Cleaning')
  expect(same?.match?.matchingSkills).toContain('Glanhau')
  expect(same?.match).toMatchObject({ score: english?.match?.score })
})
