import { APPLICATION_STATES, nextStates } from '@onward/contracts'
import en from '../messages/en.json'
import { moveLabel, plainMoves, stateLabels } from './moves'

test('steps that need nothing but a press are buttons; the others have forms', () => {
  expect(plainMoves(nextStates('submitted', 'employer'))).toEqual(['under_review', 'shortlisted'])
  expect(plainMoves(nextStates('shortlisted', 'employer'))).toEqual(['under_review'])
  expect(plainMoves(nextStates('rejected', 'employer'))).toEqual([])
})

test('going back from the shortlist is not called starting a review, and an interview is cancelled where it stands', () => {
  expect([moveLabel('submitted', 'under_review'), moveLabel('shortlisted', 'under_review')]).toEqual([
    'move.under_review',
    'move.back',
  ])
  expect(moveLabel('interview_scheduled', 'under_review')).toBeNull()
})

test('every state has words', () => {
  for (const state of APPLICATION_STATES) {
    const words = stateLabels(state)
    expect(en).toHaveProperty([words.state])
    if (words.mark) expect(en).toHaveProperty([words.mark])
  }
})
