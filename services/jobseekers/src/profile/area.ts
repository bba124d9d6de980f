import { postTownOf } from '@onward/taxonomy'
import type { ProfileRow } from '../db/schema'

type Postcode = Pick<ProfileRow, 'postcode'>

const outcodeOf = ({ postcode }: Postcode): string | undefined =>
  /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/.exec(postcode.toUpperCase().replace(/\s/g, ''))?.[1]

/** Post town and outcode, never the street. The post town is the larger of two towns, so it tells less of where somebody lives. */
export const areaOf = (profile: Postcode): string =>
  [postTownOf(profile.postcode)?.name, outcodeOf(profile)].filter(Boolean).join(', ')

/** The same apart; null where the postcode is not known. */
export function districtOf(profile: Postcode): { town: string; outcode: string } | null {
  const town = postTownOf(profile.postcode)?.name
  return town ? { town, outcode: outcodeOf(profile) ?? '' } : null
}
