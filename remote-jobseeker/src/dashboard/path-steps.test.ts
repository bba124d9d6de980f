import { APPLICATION_STATES, isLive, nextStates } from '@onward/contracts/jobs/application-states'
import { PATH_STEPS, stepOnPath } from './path-steps'

test('every continuing application has a step, and none that ended without a job', () => {
  for (const state of APPLICATION_STATES)
    expect([state, stepOnPath(state) !== null]).toEqual([state, isLive(state) || state === 'placed'])
})

test('moves by employer or jobseeker lead to a later step, except for moves back that the table allows', () => {
  const back = APPLICATION_STATES.flatMap((from) =>
    (['employer', 'jobseeker'] as const).flatMap((actor) =>
      nextStates(from, actor)
        .filter((to) => (stepOnPath(to) ?? PATH_STEPS.length) < (stepOnPath(from) ?? 0))
        .map((to) => `${from} to ${to}`),
    ),
  )
  expect([...new Set(back)]).toEqual(['interview_invited to under_review', 'interview_scheduled to under_review'])
})
