import { APPLICATION_STATES, nextStates } from '@onward/contracts'
import { en } from '../messages/en'
import { moveLabel, movesOf, stateWords } from './moves'

test('only steps that the portal can finish are offered', () => {
  expect(movesOf(nextStates('submitted', 'employer'))).toEqual(['under_review', 'shortlisted', 'rejected'])
  expect(movesOf(nextStates('shortlisted', 'employer'))).toEqual(['under_review', 'rejected'])
  expect(movesOf(nextStates('rejected', 'employer'))).toEqual([])
})

test('going back from the shortlist is not called starting a review', () => {
  expect([moveLabel('submitted', 'under_review'), moveLabel('shortlisted', 'under_review')]).toEqual([
    'move.under_review',
    'move.back',
  ])
})

test('every state has words', () => {
  for (const state of APPLICATION_STATES) {
    const words = stateWords(state)
    expect(en).toHaveProperty([words.state])
    if (words.mark) expect(en).toHaveProperty([words.mark])
  }
})
