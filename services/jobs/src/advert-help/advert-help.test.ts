import { randomUUID } from 'node:crypto'
import { countPeopleLeft, readSimilarPay } from '@onward/contracts/jobs/advert-help'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import * as v from 'valibot'
import { service } from '../app'

const NOW = new Date('2027-03-20T10:00:00.000Z')
const { server, owner } = servicesUnderTest({ services: [service], clock: () => NOW, config: { rateFactor: 100 } })

async function employer(verified = true): Promise<TestPerson & { organisationId: string }> {
  const person = await server.person('employer')
  const organisationId = randomUUID()
  await owner`insert into jobs.organisations (id, name, verified_at) values (${organisationId}, 'Calder Care', ${verified ? NOW : null})`
  await owner`insert into jobs.members (account_id, organisation_id) values (${person.accountId}, ${organisationId})`
  return { ...person, organisationId }
}

describe('what similar adverts pay', () => {
  const ask = async (who: TestPerson, query: Record<string, string>) => {
    const answer = await server.app.inject({ url: '/api/jobs/employer/similar-pay', query, headers: who.headers })
    return v.parse(readSimilarPay.response, answer.json())
  }
  async function advert(
    organisationId: string,
    facts: { pay?: number; place?: 'leeds' | 'cardiff'; type?: string; state?: string; period?: string; hours?: number } = {},
  ) {
    const { pay = 12.5, place = 'leeds', type = 'full-time', state = 'active', period = 'hour', hours = null } = facts
    const [lat, lon] = place === 'leeds' ? [53.8, -1.55] : [51.48, -3.18]
    const id = randomUUID()
    await owner`insert into jobs.jobs (id, organisation_id, state, title, company, location, type, description, posted_at, occupation_ids,
        lat, lon, pay_minimum, pay_period, pay_annual, hours_per_week)
      values (${id}, ${organisationId}, ${state}, 'Care assistant', 'Calder Care', 'x', ${type}, 'Care', ${NOW}, '{care-assistant}',
        ${lat ?? null}, ${lon ?? null}, ${pay}, ${period}, 1, ${hours})`
    return id
  }

  it('counts those near where they are enough, else all, and gives nothing below the least number', async () => {
    const by = await employer()
    for (let n = 0; n < 7; n += 1) await advert(by.organisationId, { pay: 12 + n / 10 })
    // None of these is compared with.
    await advert(by.organisationId, { state: 'closed' })
    await advert(by.organisationId, { type: 'apprenticeship' })
    await advert(by.organisationId, { type: 'part-time', period: 'year', pay: 12_000 })
    expect(await ask(by, { title: 'Care assistant', location: 'Leeds' })).toEqual({ count: 7, near: null, hourly: [] })
    const far = await advert(by.organisationId, { place: 'cardiff', period: 'year', pay: 19_500, hours: 30 })
    const all = await ask(by, { title: 'Care assistant', location: 'Leeds' })
    expect(all).toEqual({ count: 8, near: null, hourly: [12, 12.1, 12.2, 12.3, 12.4, 12.5, 12.5, 12.6] })
    const own = await advert(by.organisationId, { pay: 15 })
    expect(await ask(by, { title: 'Care assistant', location: 'Leeds' })).toMatchObject({
      count: 8,
      near: 'Leeds, West Yorkshire',
    })
    expect(await ask(by, { title: 'Care assistant', location: 'Leeds', jobId: own })).toMatchObject({ count: 8, near: null })
    await owner`delete from jobs.jobs where id = ${far}`
    expect(await ask(by, { title: 'Zorbing marshal', location: 'Leeds' })).toEqual({ count: 0, near: null, hourly: [] })
  })
})

describe('how many people each demand leaves', () => {
  const ask = (who: TestPerson, body: object) =>
    server.app.inject({ method: 'POST', url: '/api/jobs/employer/people-left', headers: who.headers, payload: body })
  const lines = async (who: TestPerson, body: object) => {
    const { lines: found, matching } = v.parse(countPeopleLeft.response, (await ask(who, body)).json())
    return { found: found.map(({ kind, what, people }) => `${kind} ${what}: ${people.atLeast}`), matching: matching.atLeast }
  }
  async function people(count: number, facts: { skills?: string[]; miles?: number; contract?: string; badge?: boolean } = {}) {
    const { skills = ['care-work'], miles = 10, contract = 'full-time', badge = true } = facts
    const made: string[] = []
    for (let n = 0; n < count; n += 1) {
      const id = randomUUID()
      made.push(id)
      await owner`insert into jobs.pool_people (account_id, version, cv_id) values (${id}, 1, ${randomUUID()})`
      if (badge)
        await owner`insert into jobs.badge_holders (credential_id, account_id, badge) values (${randomUUID()}, ${id}, 'workplace-readiness')`
      await owner`insert into jobs.match_people (account_id, version, skill_ids, titles, occupation_ids, lat, lon, place, travel_miles, contracts,
          updated_at)
        values (${id}, 1, ${skills}, '{Care assistant}', '{care-assistant}', 53.8, -1.55, 'Leeds', ${miles}, ${[contract]}, ${NOW})`
    }
    return made
  }
  const advert = { title: 'Care assistant', location: 'Leeds', type: 'full-time', requirements: 'Care work\nDriving licence' }

  it('counts who meets each demand and all before it, rounded down to fives and never below ten', async () => {
    await owner`delete from jobs.pool_people`
    const by = await employer()
    await people(12, { skills: ['care-work', 'driving-licence'] })
    await people(8)
    await people(6, { contract: 'part-time' })
    await people(4, { skills: ['till-work'], miles: 10 })
    await people(9, { badge: false })
    const refusing = await people(5, { skills: ['care-work', 'driving-licence'] })
    for (const id of refusing)
      await owner`insert into jobs.pool_refusals (account_id, organisation_id, refused_at) values (${id}, ${by.organisationId}, ${NOW})`
    expect(await lines(by, advert)).toEqual({
      found: [
        'everyone : 30',
        'place Leeds, West Yorkshire: 30',
        'hours full-time: 20',
        'skill Care work: 20',
        'licence Driving licence: 10',
      ],
      matching: expect.any(Number),
    })
    expect((await lines(by, { ...advert, location: 'Cardiff' })).found[1]).toBe('place Cardiff: null')
    expect((await lines(by, { ...advert, requirements: 'Forklift licence' })).found.at(-1)).toMatch(
      /^licence Forklift licence: null$/,
    )
  })

  it('is for verified organisations, and says nothing of who the people are', async () => {
    expect((await ask(await employer(false), advert)).json()).toEqual({ lines: [], matching: { atLeast: null } })
    const answer = await ask(await employer(), advert)
    expect(answer.body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)
  })
})
