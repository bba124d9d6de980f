import type { ProfileRow } from '../db/schema'
import { matchProfileOf } from './match-profile'

const NOW = new Date('2026-11-21T10:00:00Z')
const blank = {
  accountId: 'a',
  postcode: 'TS10 1',
  availability: null,
  travelMiles: 10,
  workLocation: null,
  workplaceFeatures: [],
}
const read = (...skills: string[]) => matchProfileOf({ ...blank, skills } as unknown as ProfileRow, null, NOW)
const skillsOf = (...skills: string[]) => read(...skills).skills.map(({ skillId }) => skillId)

test.each([
  ['fork lift', 'forklift-driving'],
  ['picking and packing', 'order-picking'],
  ['loading lorrys', 'loading-unloading'],
  ['cleening', 'cleaning'],
  ['glanhau', 'cleaning'],
  ['heavy lifting', 'manual-handling'],
])('what is typed as %p is matched as %p', (typed, skillId) => {
  expect(skillsOf(typed)).toContain(skillId)
})

test('a licence is held only where the person names it', () => {
  expect(skillsOf('fork lift')).not.toContain('forklift-licence')
  expect(skillsOf('hgv driving')).not.toContain('hgv-licence')
  expect(skillsOf('forklift licence')).toContain('forklift-licence')
})

test('a trade that somebody names counts as one where no CV says more', () => {
  expect(read('picking and packing').titles).toHaveLength(1)
})

test('a begun postcode has a place', () => {
  expect(read('cleaning').place).toBe('Redcar')
})
