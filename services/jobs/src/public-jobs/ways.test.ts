import type { PublicJobs } from '@onward/contracts'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { loadDemo } from '../demo/load'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const { server } = servicesUnderTest({ services: [service], clock: () => NOW, config: { rateFactor: 100 } })
beforeAll(() => loadDemo({ db: server.kit('jobs').db, clock: () => NOW }))

async function search(q: string, where = '', lang = 'en'): Promise<PublicJobs> {
  const answer = await server.app.inject({
    url: `/api/jobs/public/search?${new URLSearchParams({ q, where, lang, limit: '100' })}`,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const linksOf = ({ ways }: PublicJobs, kind: string) => ways.find((way) => way.kind === kind)?.links ?? []

// What people found to be dead ends: each says what is near, and leads on.
test.each([
  ['steel work', 'Redcar'],
  ['nurse', 'Swansea'],
  ['gofalwr', 'Bangor'],
  ['gofalwr Bangor', ''],
  ['school hours', 'Croydon'],
  ['cleaner', 'Penzance'],
  ['driver', 'Ashford'],
  ['night shift', 'Grimsby'],
  ['plumber', 'Cornwall'],
  ['fish processing', 'Fraserburgh'],
])('"%s" in "%s" counts jobs near alone, and leads on', async (q, where) => {
  const found = await search(q, where)
  expect(found.near).toBe(0)
  expect(found.heading).toMatch(/^No jobs for “/)
  expect(found.total).toBe(found.home)
  expect(linksOf(found, 'towns').length).toBeGreaterThan(0)
  if (found.further > 0) expect(found.nearest).not.toEqual([])
  for (const job of found.nearest) expect(job.miles).toBeGreaterThan(0)
  const miles = found.nearest.map((job) => job.miles ?? 0)
  expect(miles).toEqual([...miles].sort((a, b) => a - b))
})

test('a town of the ways on has such a job', async () => {
  for (const { q, where } of linksOf(await search('security', 'Luton'), 'towns')) {
    expect(q).toBe('security')
    expect((await search(q, where)).near).toBeGreaterThan(0)
  }
})

test('jobs from home are counted apart from those near, and come after them', async () => {
  const { near, home, total, heading, homeHeading, items } = await search('', 'Cardiff')
  expect(near + home).toBe(total)
  expect([heading, homeHeading]).toEqual([`${near} jobs near Cardiff today`, `${home} jobs that you can do from home`])
  expect(items.slice(0, near).every(({ miles }) => miles !== null && miles <= 20)).toBe(true)
  expect(items.slice(near).every(({ place }) => place.endsWith('or from home'))).toBe(true)
})

test('a place of the search text is asked about as well, in the language of the page', async () => {
  expect(linksOf(await search('gofalwr Bangor'), 'place')).toEqual([
    { text: 'Bangor, County Down', q: 'gofalwr', where: 'Bangor, County Down' },
  ])
  expect((await search('gofalwr', 'Bangor', 'cy')).heading).toBe('Dim swyddi ar gyfer “gofalwr” ger Bangor heddiw')
})

test('a word of an advert’s text is no job of that name while another job fits it better', async () => {
  const found = await search('teaching assistant', 'Newport')
  expect(found.items).toEqual([])
  expect(found.nearest.map(({ title }) => title)).toEqual(['Teaching Assistant'])
})

test.each([
  ['criminal record', 'record'],
  ['no DBS', 'check'],
  ['universal credit', 'benefits'],
  ['no experience', 'experience'],
  ['food bank', 'urgent'],
])('"%s" is answered, and not looked for', async (q, topic) => {
  const found = await search(q)
  expect(found.cards.map((card) => card.topic)).toEqual([topic])
  expect(found.plain).toBe(topic === 'experience' ? 'no experience' : '')
  expect(found.understood.filter(({ kind }) => kind !== 'pattern')).toEqual([])
  expect(found.total).toBeGreaterThan(20)
})

test('words of danger lead to the page with help', async () => {
  const { cards, understood } = await search('i want to die')
  expect(cards[0]).toMatchObject({ topic: 'crisis', links: [{ href: '/help/crisis' }] })
  expect(understood).toEqual([])
})

test('jobs that need no check are shown to somebody who asks for them, of the work that they name', async () => {
  const all = await search('cleaner')
  const unchecked = await search('cleaner no dbs')
  expect(unchecked.total).toBeGreaterThan(0)
  expect(unchecked.total).toBeLessThan(all.total)
  const ids = new Set(all.items.map(({ id }) => id))
  expect(unchecked.items.every(({ id }) => ids.has(id))).toBe(true)
  expect((await search('carer no dbs')).items.filter(({ title }) => /^care assistant/i.test(title))).toEqual([])
})
