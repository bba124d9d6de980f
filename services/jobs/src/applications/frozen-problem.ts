import { Problem, type ProblemText } from '@onward/contracts'
import { type Freeze, shownFreeze } from '@onward/contracts/jobs/freezes'
import type { ApplicationRow } from '../db/schema'

const SIDES: Readonly<Record<'applicant' | 'employer', Readonly<Record<Freeze, ProblemText>>>> = {
  applicant: {
    'advert-removed': 'jobs.frozen-advert',
    'employer-suspended': 'jobs.frozen-employer',
    'employer-leaving': 'jobs.frozen-leaving',
  },
  employer: {
    'advert-removed': 'jobs.frozen-own-advert',
    'employer-suspended': 'jobs.frozen-own-organisation',
    'employer-leaving': 'jobs.frozen-own-leaving',
  },
}

/** Why nothing can be done in an application now, in words for one side; null while it is open. */
export function frozenProblem({ frozen }: Pick<ApplicationRow, 'frozen'>, side: 'applicant' | 'employer'): Problem | null {
  const cause = shownFreeze(frozen)
  return cause && new Problem('state-conflict', { text: SIDES[side][cause] })
}
