import type { Cv, Profile } from '@onward/contracts/jobseekers'

const SENDABLE_REFUSALS: readonly Cv['refusal'][] = ['scan-without-text', 'too-many-pages']

/** A CV that was read, or one that no rule could judge although a person can read it; the service sends no other. */
export const maySend = ({ state, refusal }: Pick<Cv, 'state' | 'refusal'>): boolean =>
  state === 'analysed' || (state === 'refused' && SENDABLE_REFUSALS.includes(refusal))

/** Town and outcode as the service discloses them: nothing of a postcode that is not whole, never its second half. */
export function areaSeen({ place, postcode }: Pick<Profile, 'place' | 'postcode'>): string {
  const outcode = /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/.exec(postcode.toUpperCase().replace(/\s/g, ''))?.[1]
  return [place, outcode].filter(Boolean).join(', ')
}
