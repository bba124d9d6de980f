import { placeOfPostcode } from '@onward/taxonomy'
import type { ProfileRow } from '../db/schema'

/** Town and outcode, never the street. */
export function areaOf(profile: Pick<ProfileRow, 'postcode'>): string {
  const compact = profile.postcode.toUpperCase().replace(/\s/g, '')
  const outcode = /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/.exec(compact)?.[1]
  return [placeOfPostcode(profile.postcode)?.name, outcode].filter(Boolean).join(', ')
}
