import { readFileSync } from 'node:fs'
import { skillById } from '@onward/taxonomy'
import { brokenFloors, type Floors } from '@onward/testing/floors'
import { figuresOf, measurePeople } from './people/measure'
import { type Half, readAdverts, readPeople } from './people/read-people'

const floors = JSON.parse(readFileSync(new URL('people/floors.json', import.meta.url), 'utf8')) as Floors
const HALVES: readonly Half[] = ['open', 'unseen']

it.each(HALVES)('the %s half names adverts and skills that there are', (half) => {
  const adverts = readAdverts(half)
  const ids = new Set(adverts.map(({ id }) => id))
  expect(ids.size).toBe(adverts.length)
  const people = readPeople(half)
  expect(people).toHaveLength(30)
  expect(people.filter(({ cv, paidYears }) => cv.length < 4 || Number.isNaN(paidYears))).toEqual([])
  const graded = people.flatMap(({ grades }) => [...grades.keys()])
  expect(graded.filter((id) => !ids.has(id))).toEqual([])
  const demanded = adverts.flatMap(({ demands }) => demands.flat())
  expect(demanded.filter((id) => !skillById(id))).toEqual([])
})

it.each(HALVES)('serves the %s half as well as it did', async (half) => {
  const answers = await measurePeople(half)
  expect(brokenFloors(floors, half, figuresOf(answers))).toEqual([])
})
