import type { Cv } from '@onward/contracts/jobseekers'

export const NEXT_STEPS = ['upload', 'analysing', 'refused', 'matches', 'track'] as const
export type NextStep = (typeof NEXT_STEPS)[number]

/** Page of each step. */
export const STEP_PATHS: Readonly<Record<NextStep, string>> = {
  upload: '/cv-review',
  analysing: '/cv-review',
  refused: '/cv-review',
  matches: '/jobs',
  track: '/applications',
}

/** The one thing to do next. A CV that was read counts before one that is still waiting or was refused. */
export function nextStep(cvs: readonly Pick<Cv, 'state'>[], applications: number): NextStep {
  const has = (...states: readonly Cv['state'][]) => cvs.some(({ state }) => states.includes(state))
  if (applications > 0) return 'track'
  if (has('analysed')) return 'matches'
  if (has('waiting', 'reading')) return 'analysing'
  return has('refused') ? 'refused' : 'upload'
}
