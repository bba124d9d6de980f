import { randomUUID } from 'node:crypto'
import { MOST_VIEWS } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

const { server } = servicesUnderTest({ services: [service], config: { rateFactor: 1000 } })
const ask = (who: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, payload?: object) =>
  server.app.inject({ method, url: `/api/identity${at}`, headers: who.headers, ...(payload && { payload }) })
const save = (who: TestPerson, name: string, query = 'status=new', list = 'applications') =>
  ask(who, 'POST', '/views', { list, name, query })
const namesOf = async (who: TestPerson, list = 'applications') =>
  (await ask(who, 'GET', `/views?list=${list}`)).json().items.map(({ name }: { name: string }) => name)

describe('views that people save', () => {
  it('are theirs alone, for each list, in the order in which they were saved; renamed and deleted by them alone', async () => {
    const [eve, other] = [await server.person('employer'), await server.person('employer')]
    const first = (await save(eve, '  Zoë Łukasiewicz-Şahin’s people ')).json()
    expect(first.receipt.reference).toMatch(/^ONW-/)
    await save(eve, 'Shortlist of the night shift', 'shortlist=true&sort=name')
    expect(await namesOf(eve)).toEqual(['Zoë Łukasiewicz-Şahin’s people', 'Shortlist of the night shift'])
    expect([await namesOf(eve, 'cases'), await namesOf(other)]).toEqual([[], []])
    for (const answer of [
      await ask(other, 'PUT', `/views/${first.id}`, { name: 'Mine' }),
      await ask(other, 'DELETE', `/views/${first.id}`),
      await ask(eve, 'DELETE', `/views/${randomUUID()}`),
    ])
      expect(answer.statusCode).toBe(404)
    expect((await ask(eve, 'PUT', `/views/${first.id}`, { name: 'Zoë’s people' })).statusCode).toBe(200)
    await ask(eve, 'DELETE', `/views/${first.id}`)
    expect(await namesOf(eve)).toEqual(['Shortlist of the night shift'])
    expect((await save(await server.person('user'), 'x')).statusCode).toBe(403)
  })

  it('have a name of their own, of at most 60 characters, and keep no words that were searched for', async () => {
    const eve = await server.person('employer')
    const { id } = (await save(eve, 'Łódź')).json()
    const twice = await save(eve, 'łódź')
    expect([twice.statusCode, twice.json().errors[0]]).toEqual([
      422,
      { field: 'name', message: 'You have a view with this name. Choose another name' },
    ])
    await save(eve, 'Other')
    expect((await ask(eve, 'PUT', `/views/${id}`, { name: 'OTHER' })).statusCode).toBe(422)
    expect((await ask(eve, 'PUT', `/views/${id}`, { name: 'ŁÓDŹ' })).statusCode).toBe(200)
    expect((await save(eve, 'x'.repeat(200))).json().errors[0]).toEqual({
      field: 'name',
      message: 'Use 60 characters or fewer',
    })
    expect((await save(eve, '   ')).json().errors[0].message).toBe('Give the view a name')
    for (const query of ['q=zoe', 'status=new&q=amina', 'status=two words', '', 'x=1&'.repeat(200)])
      expect([query, (await save(eve, 'Bad', query)).statusCode]).toEqual([query, 422])
  })

  it('are at most twenty for a list, also when saved at once', async () => {
    const eve = await server.person('agent')
    const answers = await Promise.all(
      Array.from({ length: MOST_VIEWS + 4 }, (_, i) => save(eve, `View ${i}`, `sort=v${i}`, 'cases')),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MOST_VIEWS)
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().detail).toContain('20')
    expect(await namesOf(eve, 'cases')).toHaveLength(MOST_VIEWS)
  })
})
