import type { ResponseOf, searchPublicJobs, suggestSearches } from '@onward/contracts'
import { servicesUnderTest } from '@onward/testing/services'
import { eq } from 'drizzle-orm'
import { service } from '../app'
import { jobs } from '../db/schema'
import { loadDemo } from '../demo/load'

const NOW = new Date('2026-11-21T10:00:00.000Z')

const { server } = servicesUnderTest({ services: [service], clock: () => NOW, config: { rateFactor: 100 } })
beforeAll(async () => {
  await loadDemo({ db: server.kit('jobs').db, clock: () => NOW })
})

async function get(path: string, query: Record<string, string>) {
  const answer = await server.app.inject({ url: `/api/jobs${path}?${new URLSearchParams(query)}` })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const search = (query: Record<string, string>): Promise<ResponseOf<typeof searchPublicJobs>> => get('/public/search', query)
const suggestions = async (q: string, language = 'en') =>
  ((await get('/search-suggestions', { q, language })) as ResponseOf<typeof suggestSearches>).items
const texts = async (q: string, language = 'en') => (await suggestions(q, language)).map(({ text }) => text)

describe('the public search', () => {
  test('understands a query as the board does, without an account', async () => {
    const found = await search({ q: 'clener leeds' })
    expect(found).toMatchObject({ didYouMean: 'cleaner leeds', dropped: [] })
    expect(found.places[0]).toContain('Leeds')
    expect(found.total).toBeGreaterThan(3)
    for (const { title, miles } of found.items.slice(0, 3)) {
      expect(title).toMatch(/clean/i)
      expect(miles).toBeLessThanOrEqual(20)
    }
  })

  test('keeps to the chosen distance, and counts jobs beyond it', async () => {
    const [near, usual, any] = await Promise.all(
      ['5', '20', 'any'].map((within) => search({ q: 'cleaner', where: 'Leeds', within })),
    )
    expect(near?.total).toBeLessThan(usual?.total ?? 0)
    expect(near?.further).toBeGreaterThan(usual?.further ?? 0)
    expect(any?.further).toBe(0)
    expect(await search({ q: 'cleaner', where: 'Leeds' })).toEqual(usual)
  })

  test('lists every open job once without a query, the newest first', async () => {
    const ids: string[] = []
    const posted: string[] = []
    let next: number | null = 0
    let total = 0
    while (next !== null) {
      const page: ResponseOf<typeof searchPublicJobs> = await search({ limit: '100', from: String(next) })
      total = page.total
      for (const { id, postedAt } of page.items) {
        ids.push(id)
        posted.push(postedAt)
      }
      next = page.next
    }
    expect(new Set(ids).size).toBe(total)
    expect(total).toBeGreaterThan(400)
    expect(posted).toEqual([...posted].sort().reverse())
  })
})

describe('suggestions', () => {
  test('complete a name by its beginning, by a word of it and by its everyday name', async () => {
    expect(await texts('recep')).toEqual(expect.arrayContaining(['Receptionist']))
    expect((await suggestions('rowan'))[0]).toEqual({ kind: 'employer', text: 'Rowan House Care Homes' })
    expect(await texts('spark')).toEqual(expect.arrayContaining(['Electrician']))
    expect((await suggestions('forkl')).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['occupation', 'skill']))
    expect(await suggestions('wakef')).toEqual(expect.arrayContaining([{ kind: 'place', text: 'Wakefield' }]))
  })

  test('put what has open jobs first, eight at most, each once', async () => {
    const [first] = await suggestions('ca')
    expect(first?.text).toMatch(/care/i)
    const all = await suggestions('co')
    expect(all.length).toBe(8)
    expect(new Set(all.map(({ text }) => text.toLowerCase())).size).toBe(8)
  })

  test('complete the place after a job', async () => {
    expect(await texts('cleaner hali')).toContain('cleaner Halifax')
  })

  test('come in Welsh', async () => {
    expect(await texts('glanha', 'cy')).toContain('Glanhawr')
  })

  test('one letter and nonsense suggest nothing', async () => {
    expect(await texts('c')).toEqual([])
    expect(await texts('zzqxv')).toEqual([])
    expect(await texts('%00 \u{1f600}')).toEqual([])
  })

  test('no longer name an employer whose last job has closed', async () => {
    expect(await texts('seacrest')).toContain('Seacrest Hotels')
    await server
      .kit('jobs')
      .db.withSystem((tx) => tx.update(jobs).set({ state: 'closed' }).where(eq(jobs.company, 'Seacrest Hotels')))
    expect(await texts('seacrest')).toEqual([])
  })
})
