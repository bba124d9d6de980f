import { randomUUID } from 'node:crypto'
import { openDatabase } from '@onward/database'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { type BoardIndex, createBoardIndex } from './board-index'
import { readAdverts } from './read-adverts'

const { database, server, owner } = servicesUnderTest({ services: [service] })
const organisationId = randomUUID()
/** More than a request reads by itself. */
const MANY = 1_200

beforeAll(() => owner`insert into jobs.organisations (id, name) values (${organisationId}, 'Calder Care')`)
/** In one statement, as a night's import. */
const post = async (title: string, count: number): Promise<string[]> =>
  (
    await owner`insert into jobs.jobs (id, organisation_id, state, title, company, location, type, description, posted_at)
      select gen_random_uuid(), ${organisationId}, 'active', ${title}, 'Calder Care', 'Leeds', 'full-time', 'Zinnias grow here', now()
      from generate_series(1, ${count}) returning id`
  ).map(({ id }) => id)
const db = () => server.kit('jobs').db
const current = (index: BoardIndex) => db().withSystem((tx) => index.current(tx))
const stemsOf = async (index: BoardIndex, id: string) => (await current(index)).get(id)?.searchable.stems ?? ''

describe('the copy of the board', () => {
  it('has a change of few adverts at once, and is what it was while very many are read', async () => {
    const index = createBoardIndex(db())
    await index.load()
    const [first = ''] = await post('Carer', 1)
    expect((await current(index)).has(first)).toBe(true)
    const many = await post('Baker', MANY)
    const known = await current(index)
    expect(known.has(first)).toBe(true)
    // The reading that was begun; a second one finds nothing left.
    await index.load()
    expect(many.filter((id) => !known.has(id))).toEqual([])
  })

  it('is read a page at a time: a pool of one connection serves others meanwhile', async () => {
    await post('Cook', MANY)
    const one = openDatabase({ url: database.urls.jobs, max: 1, applicationName: 'test board' })
    try {
      let isRead = false
      const reading = createBoardIndex(one)
        .load()
        .then(() => {
          isRead = true
        })
      await one.withSystem((tx) => tx.execute('select 1'))
      expect(isRead).toBe(false)
      await reading
    } finally {
      await one.close()
    }
  })

  it('is made of stored readings: a start analyses no advert again', async () => {
    const [id = ''] = await post('Gardener', 1)
    await createBoardIndex(db()).load()
    await owner`update jobs.readings set reading = jsonb_set(reading::jsonb, '{stems}', '" fromstore "')::json where job_id = ${id}`
    const index = createBoardIndex(db())
    await index.load()
    expect(await stemsOf(index, id)).toBe(' fromstore ')
    // Other texts are read anew.
    await owner`update jobs.jobs set description = 'Begonias' where id = ${id}`
    expect(await stemsOf(index, id)).toContain('begonia')
    await index.load()
  })

  it('has adverts anew that were read by other rules', async () => {
    const [id = ''] = await post('Porter', 1)
    const index = createBoardIndex(db())
    await index.load()
    await owner`update jobs.readings set made_by = 'older', reading = jsonb_set(reading::jsonb, '{stems}', '" old "')::json where job_id = ${id}`
    expect(await readAdverts(db(), 10_000)).toBe(1)
    expect(await readAdverts(db(), 10_000)).toBe(0)
    expect(await stemsOf(index, id)).toContain('zinnia')
  })

  it('forgets adverts that are closed', async () => {
    const index = createBoardIndex(db())
    const ids = await post('Painter', 3)
    await index.load()
    await owner`update jobs.jobs set state = 'closed', closed_at = now() where id = any(${ids})`
    const known = await current(index)
    expect(ids.filter((id) => known.has(id))).toEqual([])
  })
})
