import type { Cv } from '@onward/contracts/jobseekers/cvs'

const SENDABLE_REFUSALS: readonly Cv['refusal'][] = ['scan-without-text', 'too-many-pages', 'not-a-cv']

/** A CV that was read, or one that no rule could judge although a person can read it; the service sends no other. */
export const maySend = ({ state, refusal }: Pick<Cv, 'state' | 'refusal'>): boolean =>
  state === 'analysed' || (state === 'refused' && SENDABLE_REFUSALS.includes(refusal))
