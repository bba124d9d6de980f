import { APPLICATION_STATES, isLive, nextStates } from '@onward/contracts/jobs/application-states'
import { PATH_STEPS, stepOnPath } from './path-steps'

test('every application that goes on has its step, and none that ended without a job', () => {
  for (const state of APPLICATION_STATES)
    expect([state, stepOnPath(state) !== null]).toEqual([state, isLive(state) || state === 'placed'])
})

test('going on by the employer or the jobseeker leads to a later step, but for moves back that the table allows', () => {
  const back = APPLICATION_STATES.flatMap((from) =>
    (['employer', 'jobseeker'] as const).flatMap((actor) =>
      nextStates(from, actor)
        .filter((to) => (stepOnPath(to) ?? PATH_STEPS.length) < (stepOnPath(from) ?? 0))
        .map((to) => `${from} to ${to}`),
    ),
  )
  expect([...new Set(back)]).toEqual(['interview_invited to under_review', 'interview_scheduled to under_review'])
})
