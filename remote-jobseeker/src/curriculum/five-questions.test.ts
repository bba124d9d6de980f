import { curriculum } from '@onward/contracts/jobseekers/curriculum'
import * as v from 'valibot'
import { curriculumOfAnswers, faultsOf, NO_ANSWERS } from './five-questions'

const worked = {
  ...NO_ANSWERS,
  title: 'Kitchen assistant',
  employer: 'Park School',
  from: '2019',
  current: true,
  did: 'Cooked\n\nCleaned ',
}

test('answers become a curriculum, line by line, and add nothing', () => {
  const made = curriculumOfAnswers({ ...worked, learnt: 'GCSE Maths, 2015\nFood course', papers: 'Food hygiene level 2' })
  expect(made.work).toEqual([
    {
      title: 'Kitchen assistant',
      employer: 'Park School',
      place: '',
      from: '2019',
      until: null,
      current: true,
      bullets: ['Cooked', 'Cleaned'],
    },
  ])
  expect(made.education.map(({ qualification }) => qualification)).toEqual(['GCSE Maths, 2015', 'Food course'])
  expect(made.certificates.map(({ name }) => name)).toEqual(['Food hygiene level 2'])
  expect(v.is(curriculum, made)).toBe(true)
})

test('unpaid work is no employment', () => {
  const made = curriculumOfAnswers({ ...worked, isUnpaid: true })
  expect(made.work).toEqual([])
  expect(made.volunteering).toHaveLength(1)
})

test('each answer at fault is named once', () => {
  expect(faultsOf(NO_ANSWERS)).toEqual({})
  expect(faultsOf({ ...NO_ANSWERS, did: 'Cooked' })).toEqual({ title: 'title' })
  expect(faultsOf({ ...worked, from: 'last year' })).toEqual({ from: 'year' })
  expect(faultsOf({ ...worked, current: false, until: '2012' })).toEqual({ until: 'order' })
  expect(faultsOf({ ...worked, learnt: 'x'.repeat(200) })).toEqual({ learnt: 'tooLong' })
})
