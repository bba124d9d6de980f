import { placeOfPostcode } from '@onward/taxonomy'
import type { ProfileRow } from '../db/schema'

type Postcode = Pick<ProfileRow, 'postcode'>

const outcodeOf = ({ postcode }: Postcode): string | undefined =>
  /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/.exec(postcode.toUpperCase().replace(/\s/g, ''))?.[1]

/** Town and outcode, never the street. */
export const areaOf = (profile: Postcode): string =>
  [placeOfPostcode(profile.postcode)?.name, outcodeOf(profile)].filter(Boolean).join(', ')

/** The same apart; null where the postcode is not known. */
export function districtOf(profile: Postcode): { town: string; outcode: string } | null {
  const town = placeOfPostcode(profile.postcode)?.name
  return town ? { town, outcode: outcodeOf(profile) ?? '' } : null
}
