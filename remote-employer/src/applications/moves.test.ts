import { APPLICATION_STATES, nextStates } from '@onward/contracts'
import en from '../messages/en.json'
import { moveLabel, plainMoves, stateLabels } from './moves'

test('steps without further input are buttons; the others have forms', () => {
  expect(plainMoves(nextStates('submitted', 'employer'))).toEqual(['under_review', 'shortlisted'])
  expect(plainMoves(nextStates('shortlisted', 'employer'))).toEqual(['under_review'])
  expect(plainMoves(nextStates('rejected', 'employer'))).toEqual([])
})

test('going back from the shortlist has its own label, and from an interview there is no such button', () => {
  expect([moveLabel('submitted', 'under_review'), moveLabel('shortlisted', 'under_review')]).toEqual([
    'move.under_review',
    'move.back',
  ])
  expect(moveLabel('interview_scheduled', 'under_review')).toBeNull()
})

test('every state has a label', () => {
  for (const state of APPLICATION_STATES) {
    const labels = stateLabels(state)
    expect(en).toHaveProperty([labels.state])
    if (labels.mark) expect(en).toHaveProperty([labels.mark])
  }
})
