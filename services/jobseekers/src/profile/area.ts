import { postTownOf } from '@onward/taxonomy'
import type { ProfileRow } from '../db/schema'

type Postcode = Pick<ProfileRow, 'postcode'>

const outcodeOf = ({ postcode }: Postcode): string | undefined =>
  /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/.exec(postcode.toUpperCase().replace(/\s/g, ''))?.[1]

/** Post town and outcode, never the street. Of two possible towns the larger one, which says less. */
export const areaOf = (profile: Postcode): string =>
  [postTownOf(profile.postcode)?.name, outcodeOf(profile)].filter(Boolean).join(', ')

/** The same as separate fields; null when the postcode is unknown. */
export function districtOf(profile: Postcode): { town: string; outcode: string } | null {
  const town = postTownOf(profile.postcode)?.name
  return town ? { town, outcode: outcodeOf(profile) ?? '' } : null
}
