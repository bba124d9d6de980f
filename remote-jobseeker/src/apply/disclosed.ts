import type { Cv } from '@onward/contracts/jobseekers/cvs'

const SENDABLE_REFUSALS: readonly Cv['refusal'][] = ['scan-without-text', 'too-many-pages', 'not-a-cv', 'other-language']

/** Whether a CV may be sent: one that was analysed, or one that people can read although the rules cannot. The service accepts no other. */
export const maySend = ({ state, refusal }: Pick<Cv, 'state' | 'refusal'>): boolean =>
  state === 'analysed' || (state === 'refused' && SENDABLE_REFUSALS.includes(refusal))
