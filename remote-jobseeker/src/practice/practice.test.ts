import { EMPTY_PARTS } from '@onward/contracts/jobseekers/practice'
import { job } from '../testing/examples'
import { answer, questions } from './examples'
import { advertOf, groupsOf, ownQuestion, practicePath, sameParts, stateOf } from './practice'

test('an advert of any length is cut to the service’s limit', () => {
  const advert = advertOf({
    ...job,
    requirements: Array.from({ length: 50 }, () => ' x'.repeat(900)),
    description: 'y'.repeat(9000),
  })
  expect(advert.requirements).toHaveLength(30)
  expect(advert.requirements[0]).toHaveLength(400)
  expect(advert.description).toHaveLength(8000)
})
test('the progress of an answer: not started, some parts, all parts, or written in one piece', () => {
  const of = (parts: object, template = answer.question.template) =>
    stateOf({ ...answer, question: { ...answer.question, template }, parts: { ...EMPTY_PARTS, ...parts } }).state
  expect(stateOf(undefined).state).toBe('new')
  expect(of({ situation: ' ' })).toBe('new')
  expect(of({ situation: 'x' })).toBe('some')
  expect(of({ situation: 'x', task: 'x', action: 'x', result: 'x' })).toBe('done')
  expect(of({ whole: 'x' }, 'gap')).toBe('begun')
})
test('answers to questions that are no longer generated stay listed', () => {
  const own = { ...answer, question: ownQuestion('Can you drive?') }
  expect(groupsOf(questions, [own, answer], job.id).map(({ about }) => about)).toEqual(['job', 'you', 'everyone', 'others'])
  expect(groupsOf(questions, [own], null).at(-1)?.about).toBe('everyone')
})
test('questions of one’s own have keys of their own, in any alphabet', () => {
  expect(ownQuestion('Wyt ti’n gyrru?').key).toBe('own.wyt-ti-n-gyrru')
  expect(ownQuestion('你会开车吗').key).toMatch(/^own\.\d+$/)
  expect(ownQuestion('你会开车吗').key).not.toBe(ownQuestion('你会游泳吗').key)
})
test('addresses name the job, the question and the view', () => {
  expect(practicePath(null)).toBe('/interview-practice')
  expect(practicePath('a', { question: 'gap.2020' })).toBe('/interview-practice?job=a&question=gap.2020')
})
test('blanks at the ends do not change an answer', () => {
  expect(sameParts({ ...EMPTY_PARTS, task: 'x ' }, { ...EMPTY_PARTS, task: 'x' })).toBe(true)
  expect(sameParts({ ...EMPTY_PARTS, task: 'x y' }, { ...EMPTY_PARTS, task: 'xy' })).toBe(false)
})
