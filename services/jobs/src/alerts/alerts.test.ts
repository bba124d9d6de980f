import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS, unsubscribeSubject } from '@onward/contracts'
import { keyedHash } from '@onward/service-kit/keys'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { saveMatchProfile } from '../account-store'
import { adminCommands } from '../admin'
import { service } from '../app'
import { createBoardIndex } from '../board/board-index'
import { loadDemo } from '../demo/load'
import { runAlerts } from './run'

const START = new Date('2026-11-21T10:00:00Z')
const MINUTE = 60_000
let now = START

const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 100 } })
beforeAll(async () => {
  await loadDemo({ db: server.kit('jobs').db, clock: () => START })
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (who: TestPerson | null, method: Method, at: string, payload?: object) =>
  server.app.inject({ method, url: `/api/jobs${at}`, headers: { ...who?.headers }, ...(payload && { payload }) })
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE)
}
const run = () => runAlerts(server.kit('jobs').db, createBoardIndex(server.kit('jobs').db), now)
/** Runs of one alert each, more than there are alerts. */
async function runOneByOne(): Promise<void> {
  const { db } = server.kit('jobs')
  const index = createBoardIndex(db)
  for (let n = 0; n < 40; n += 1) await runAlerts(db, index, now, 1)
}
/** Words that no other advert has: without enough of them it is taken for a copy, and figures do not count. */
const ownWords = () =>
  randomUUID()
    .replace(/\d/g, (figure) => 'ghijklmnop'.charAt(Number(figure)))
    .replaceAll('-', ' ')
async function post(title: string): Promise<string> {
  // A fresh token: the clock moves on by more than an access token lasts.
  const employer = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
  const answer = await ask(employer, 'POST', '/employer/jobs', {
    title,
    description: `${title}: you will look after people at home, with a team that listens. ${ownWords()}`,
    location: 'Leeds',
    jobType: 'part-time',
    requirements: 'Personal care',
    contactEmail: 'a@calder.example',
  })
  return answer.json().id
}
/** A person of whom only the place is known. */
async function personOf(position: { lat: number; lon: number }): Promise<TestPerson> {
  const person = await server.person('user')
  const facts = { skills: [], titles: [], experienceYears: null, contracts: [], remoteOnly: false, wantedFeatures: [] }
  await server
    .kit('jobs')
    .db.withSystem((tx) =>
      saveMatchProfile(
        tx,
        { accountId: person.accountId, ...facts, position, place: null, travelMiles: 10 },
        { version: 1, at: now },
      ),
    )
  return person
}
const LEEDS = { lat: 53.8, lon: -1.55 }
const CARDIFF = { lat: 51.48, lon: -3.16 }
const eventsOf = async (accountId: string) =>
  (
    await owner<{ payload: { count: number; jobTitle: string } }[]>`
      select payload from events.log where type = 'alert.matched' and payload->>'accountId' = ${accountId} order by id`
  ).map(({ payload }) => [payload.count, payload.jobTitle])
const setUp = async (who: TestPerson, search: object, frequency = 'instant') =>
  (await ask(who, 'POST', '/alerts', { search, frequency })).json().id as string

describe('an alert', () => {
  it('announces jobs posted after it was set up, once, whichever alert finds them', async () => {
    const person = await personOf(LEEDS)
    await post('Xanthic carer before')
    later(1)
    await setUp(person, { q: 'xanthic' })
    await setUp(person, { q: 'xanthic carer', type: 'part-time' })
    later(1)
    expect([await run(), await eventsOf(person.accountId)]).toEqual([0, []])
    await post('Xanthic carer one')
    await post('Xanthic carer two')
    later(1)
    await run()
    later(1)
    await run()
    const all = await eventsOf(person.accountId)
    expect(all.reduce((sum, [count]) => sum + Number(count), 0)).toBe(2)
    expect(
      (await ask(person, 'GET', '/alerts'))
        .json()
        .items.map((one: { sent: number }) => one.sent)
        .sort(),
    ).toEqual([0, 2])
  })

  it('reads its search as the board does, and drops no part of it', async () => {
    const person = await personOf(LEEDS)
    await setUp(person, { q: 'brickie nights' })
    await setUp(person, { q: 'lollypop lady' })
    later(1)
    await post('Bricklayer')
    await post('Bricklayer, nights')
    await post('School Crossing Patrol')
    later(1)
    await run()
    expect((await eventsOf(person.accountId)).sort()).toEqual([
      [1, 'Bricklayer, nights'],
      [1, 'School Crossing Patrol'],
    ])
  })

  it('is sent once when two instances check at the same moment', async () => {
    const person = await personOf(LEEDS)
    await setUp(person, { q: 'yellowhammer' })
    later(1)
    await post('Yellowhammer carer')
    later(1)
    await Promise.all([run(), run(), run()])
    expect(await eventsOf(person.accountId)).toEqual([[1, 'Yellowhammer carer']])
  })

  it('finds what the board finds: within the distance of the person, or of the place searched for', async () => {
    const [near, far, nowhere] = [await personOf(LEEDS), await personOf(CARDIFF), await server.person('user')]
    const searches: Record<string, string>[] = [
      { q: 'medlar' },
      { q: 'medlar', location: 'Leeds' },
      { q: 'medlar', within: 'any' },
    ]
    for (const person of [near, far, nowhere]) for (const search of searches) await setUp(person, search)
    later(1)
    await post('Medlar carer')
    for (const person of [near, far, nowhere]) {
      const totals: number[] = []
      for (const search of searches) {
        totals.push((await ask(person, 'GET', `/board?${new URLSearchParams(search)}`)).json().total)
      }
      expect(totals).toEqual([person === near ? 1 : 0, 1, 1])
    }
    later(1)
    await run()
    // Three alerts match one job: it is announced once. The first alert finds nothing near the person.
    for (const person of [near, far, nowhere]) {
      expect(await eventsOf(person.accountId)).toEqual([[1, 'Medlar carer']])
      const { items } = (await ask(person, 'GET', '/alerts')).json()
      const own = items.find(
        ({ search }: { search: { location: string; within?: string } }) => !search.location && !search.within,
      )
      if (person !== near) expect(own.sent).toBe(0)
    }
  })

  it('leaves out dismissed jobs and jobs that do not match the search', async () => {
    const person = await personOf(LEEDS)
    await setUp(person, { q: 'zephyr', location: 'Leeds', within: '5' })
    await setUp(person, { q: 'zephyr', type: 'contract' })
    later(1)
    const id = await post('Zephyr carer')
    await ask(person, 'PUT', `/dismissed/${id}`, {})
    later(1)
    await run()
    expect(await eventsOf(person.accountId)).toEqual([])
  })

  it('waits for the morning when it is daily', async () => {
    const person = await personOf(LEEDS)
    await setUp(person, { q: 'quince' }, 'daily')
    later(5)
    await post('Quince carer')
    later(60)
    await run()
    expect(await eventsOf(person.accountId)).toEqual([])
    now = new Date('2026-11-22T08:01:00Z')
    await run()
    expect(await eventsOf(person.accountId)).toEqual([[1, 'Quince carer']])
  })

  it('is checked by the next run where a run has reached its limit', async () => {
    const people = [await personOf(LEEDS), await personOf(LEEDS), await personOf(LEEDS)]
    for (const person of people) await setUp(person, { q: 'feverfew' })
    later(1)
    await post('Feverfew carer')
    later(1)
    await runOneByOne()
    for (const person of people) expect(await eventsOf(person.accountId)).toEqual([[1, 'Feverfew carer']])
  })

  it('is not hidden by others that are not due', async () => {
    const weekly = await personOf(LEEDS)
    for (const q of ['tamarind', 'tamarind carer', 'tamarind part time']) await setUp(weekly, { q }, 'weekly')
    later(1)
    const person = await personOf(LEEDS)
    await setUp(person, { q: 'tamarind' }, 'daily')
    later(1)
    await post('Tamarind carer')
    // A Tuesday.
    now = new Date('2026-11-24T08:01:00Z')
    await runOneByOne()
    expect(await eventsOf(person.accountId)).toEqual([[1, 'Tamarind carer']])
    expect(await eventsOf(weekly.accountId)).toEqual([])
  })

  it('that becomes instant announces what was posted since it was checked, and misses nothing when it is daily again', async () => {
    const person = await personOf(LEEDS)
    // An access token lasts for a few minutes.
    const anew = ({ accountId }: TestPerson) => server.person('user', { accountId })
    const id = await setUp(person, { q: 'verbena' }, 'daily')
    later(5)
    await post('Verbena carer one')
    later(30)
    await run()
    await ask(await anew(person), 'PUT', `/alerts/${id}`, { frequency: 'instant', active: true })
    later(1)
    await run()
    expect(await eventsOf(person.accountId)).toEqual([[1, 'Verbena carer one']])
    later(30)
    await run()
    await ask(await anew(person), 'PUT', `/alerts/${id}`, { frequency: 'daily', active: true })
    later(1)
    await post('Verbena carer two')
    now = new Date('2026-11-25T08:01:00Z')
    await run()
    expect(await eventsOf(person.accountId)).toEqual([
      [1, 'Verbena carer one'],
      [1, 'Verbena carer two'],
    ])
  })

  it('with the same search exists once, and belongs to its owner only', async () => {
    const person = await server.person('user')
    const id = await setUp(person, { q: 'care', remote: true })
    expect(await setUp(person, { remote: true, q: 'care' }, 'weekly')).toBe(id)
    expect((await ask(person, 'GET', '/alerts')).json().items).toMatchObject([{ id, frequency: 'weekly' }])
    const stranger = await server.person('user')
    expect((await ask(stranger, 'DELETE', `/alerts/${id}`)).statusCode).toBe(404)
    expect((await ask(person, 'DELETE', `/alerts/${id}`)).statusCode).toBe(200)
  })

  it('is stopped by the link of its email, signed out, and by no other token', async () => {
    const person = await server.person('user')
    const id = await setUp(person, { q: 'plum' })
    const other = await setUp(person, { q: 'pear' })
    const token = keyedHash(server.keys, ...unsubscribeSubject(id)).toString('base64url')
    expect((await ask(null, 'POST', `/alerts/${other}/unsubscribe`, { token })).statusCode).toBe(410)
    expect((await ask(null, 'POST', `/alerts/${id}/unsubscribe`, { token })).statusCode).toBe(200)
    expect((await ask(null, 'POST', `/alerts/${id}/unsubscribe`, { token })).statusCode).toBe(200)
    const items = async () => (await ask(person, 'GET', '/alerts')).json().items as { id: string; active: boolean }[]
    const active = async () => (await items()).filter((one) => one.active).map((one) => one.id)
    expect(await active()).toEqual([other])

    // Opening the link stops nothing; confirming it in the same browser stops this alert only.
    const opened = await ask(null, 'POST', '/alerts/link', { alertId: other, token })
    expect([opened.json(), opened.cookies]).toEqual([{ open: false, alertId: null }, []])
    const ofOther = keyedHash(server.keys, ...unsubscribeSubject(other)).toString('base64url')
    const [cookie] = (await ask(null, 'POST', '/alerts/link', { alertId: other, token: ofOther })).cookies
    expect(cookie).toMatchObject({ name: 'onward_link_alert', path: '/api/jobs/alerts', httpOnly: true, sameSite: 'Lax' })
    expect(await active()).toEqual([other])
    const browser = { cookie: `${cookie?.name}=${cookie?.value}`, 'sec-fetch-site': 'same-origin' }
    const found = await server.app.inject({ url: '/api/jobs/alerts/link', headers: browser })
    expect(found.json()).toEqual({ open: true, alertId: other })
    const stop = (id: string, headers: Record<string, string>) =>
      server.app.inject({ method: 'POST', url: `/api/jobs/alerts/${id}/unsubscribe`, payload: {}, headers })
    expect((await stop(other, {})).statusCode).toBe(410)
    expect((await stop(id, browser)).statusCode).toBe(410)
    expect((await stop(other, browser)).statusCode).toBe(200)
    expect(await active()).toEqual([])
  })
})

describe('marks of a person', () => {
  it('hide a dismissed job on board and matches until it is restored', async () => {
    const person = await personOf(LEEDS)
    const id = await post('Tangerine carer')
    const total = async () => (await ask(person, 'GET', '/board?q=tangerine')).json().total
    expect(await total()).toBe(1)
    await ask(person, 'PUT', `/dismissed/${id}`, {})
    expect([await total(), (await ask(person, 'GET', '/dismissed')).json().items[0].title]).toEqual([0, 'Tangerine carer'])
    await ask(person, 'DELETE', `/dismissed/${id}`)
    expect(await total()).toBe(1)
  })

  it('keep the ten jobs viewed last', async () => {
    const person = await server.person('user')
    const ids: string[] = []
    for (const { id } of (await ask(person, 'GET', '/board?limit=12')).json().items) {
      now = new Date(now.getTime() + 1)
      ids.push(id)
      await ask(person, 'PUT', `/viewed/${id}`, {})
    }
    const items = (await ask(person, 'GET', '/viewed')).json().items as { id: string }[]
    expect(items.map((one) => one.id)).toEqual(ids.slice(2).reverse())
  })

  it('report a job once, and its reporter hears the decision', async () => {
    const [first, second] = [await server.person('user'), await server.person('user')]
    const id = await post('Ugli carer')
    const report = { reason: 'asks-for-money', text: 'They asked for £50' }
    const reportId = (await ask(first, 'POST', `/jobs/${id}/report`, report)).json().id
    expect((await ask(first, 'POST', `/jobs/${id}/report`, report)).statusCode).toBe(409)
    await ask(second, 'POST', `/jobs/${id}/report`, { reason: 'other' })
    const context = { db: server.kit('jobs').db, clock: () => now }
    expect(await adminCommands['list-pending']?.run([], context as never)).toContain('Ugli carer')
    await adminCommands['decide-report']?.run([reportId, 'removed'], context as never)
    await expect(adminCommands['decide-report']?.run([reportId, 'kept'], context as never)).rejects.toThrow('decided already')
    expect((await ask(first, 'GET', `/jobs/${id}`)).statusCode).toBe(404)
    const heard = await owner`select payload->>'accountId' as who from events.log where type = 'report.decided'`
    expect(heard.map(({ who }) => who).sort()).toEqual([first.accountId, second.accountId].sort())
  })

  it('answer 404 for an unknown job', async () => {
    const person = await server.person('user')
    for (const at of ['/dismissed/', '/viewed/']) {
      expect((await ask(person, 'PUT', `${at}${randomUUID()}`, {})).statusCode).toBe(404)
    }
  })
})
