import * as v from 'valibot'
import { skillsIn } from '../parts/use-skills'
import { availabilityOf, beforeOf, firstOpen, hoursChoiceOf, nextOf, QUESTIONS, travelChoice, travelSchema } from './steps'

const answered = {
  firstName: 'Zoë',
  lastName: 'Łukasiewicz-Şahin',
  hasOneName: false,
  postcode: 'M14 5RL',
  availability: 'part-time',
  skills: ['Cooking'],
} as const

test('the page starts at the first question without an answer, and shows jobs after the last', () => {
  expect(firstOpen({ ...answered, skills: [] })).toBe('skills')
  expect(firstOpen({ ...answered, skills: ['Cooking'], availability: null })).toBe('hours')
  expect(firstOpen({ ...answered, skills: [], postcode: '', availability: null })).toBe('travel')
  expect(firstOpen({ ...answered, skills: [], lastName: '' })).toBe('name')
  expect(firstOpen({ ...answered, skills: [], lastName: '', hasOneName: true })).toBe('skills')
  expect(firstOpen({ ...answered, skills: ['Cooking'] })).toBe('jobs')
})

test('each question leads to the next and back', () => {
  expect(QUESTIONS.map(nextOf)).toEqual(['travel', 'hours', 'skills', 'jobs'])
  expect(QUESTIONS.map(beforeOf)).toEqual([null, 'name', 'travel', 'hours'])
})

test.each([
  ['LS8 4HT', true],
  ['ls84ht', true],
  ['M14', true],
  ['EC1A 1BB', true],
  ['TS10 1', true],
  ['TS10 1a', true],
  ['Leeds', false],
  ['12345', false],
  ['', false],
])('whether the postcode %p is accepted: %p', (postcode, isTaken) => {
  expect(v.is(travelSchema, { postcode, travelMiles: '10' })).toBe(isTaken)
})

test('skills are read one by one, each once', () => {
  expect(skillsIn(' cooking, Till work\nCooking,, ')).toEqual(['cooking', 'Till work'])
})

test('a distance that is not among the choices becomes the largest choice within it', () => {
  expect([3, 5, 12, 20, 100].map(travelChoice)).toEqual(['5', '5', '10', '20', '50'])
})

test('what is ticked becomes one availability and comes back from it', () => {
  expect(availabilityOf({ amounts: ['part-time'], times: ['mornings'] })).toBe('part-time')
  expect(availabilityOf({ amounts: ['full-time', 'part-time'], times: [] })).toBe('flexible')
  expect(availabilityOf({ amounts: [], times: ['weekends'] })).toBe('weekends')
  expect(availabilityOf({ amounts: [], times: ['nights', 'weekends'] })).toBe('flexible')
  expect(hoursChoiceOf({ availability: 'part-time', workTimes: ['mornings'] })).toEqual({
    amounts: ['part-time'],
    times: ['mornings'],
  })
  expect(hoursChoiceOf({ availability: 'weekends', workTimes: [] })).toEqual({ amounts: [], times: ['weekends'] })
})
