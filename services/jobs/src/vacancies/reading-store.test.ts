import { randomUUID } from 'node:crypto'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { refreshReadings } from './reading-store'

const { server, owner } = servicesUnderTest({ services: [service], config: { rateFactor: 100 } })
const MOST_AT_ONCE = 200

it('reads positions and demands that a migration has marked anew, all of them and once', async () => {
  const { db } = server.kit('jobs')
  const organisationId = randomUUID()
  await owner`insert into jobs.organisations (id, name) values (${organisationId}, 'Calder Care')`
  const advert = async (location: string, isCurrent = false) => {
    const id = randomUUID()
    await owner`insert into jobs.jobs (id, organisation_id, state, title, company, location, type, description, posted_at, lat, lon, position_is_current, demands)
      values (${id}, ${organisationId}, 'active', 'Carer', 'Calder Care', ${location}, 'full-time', 'You must have a full driving licence.', now(), 50, 0,
        ${isCurrent}, ${isCurrent ? [] : null})`
    return id
  }
  const roath = await advert('CF24')
  const nowhere = await advert('Somewhere nice')
  const current = await advert('CF24', true)
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, () => advert('Leeds')))
  const unread = await advert('CF24', true)
  await owner`update jobs.jobs set demands = null where id = ${unread}`
  const at = async (id: string) => (await owner`select lat, lon from jobs.jobs where id = ${id}`)[0]

  expect(await refreshReadings(db, 10_000)).toBe(MOST_AT_ONCE + 3)
  expect((await at(roath))?.lat).toBeCloseTo(51.49, 1)
  expect(await owner`select lat, demands from jobs.jobs where id = ${unread}`).toEqual([
    { lat: 50, demands: ['driving-licence'] },
  ])
  expect(await at(nowhere)).toEqual({ lat: 50, lon: 0 })
  expect(await at(current)).toEqual({ lat: 50, lon: 0 })
  expect(await owner`select id from jobs.jobs where not position_is_current`).toHaveLength(0)
  expect(await refreshReadings(db, 10_000)).toBe(0)
})
