import { milesBetween, placeNamed, placeOfPostcode, postTownOf } from '@onward/taxonomy'
import type { ProfileRow } from '../db/schema'

type Postcode = Pick<ProfileRow, 'postcode'>
type Home = Pick<ProfileRow, 'postcode' | 'address'>

const outcodeOf = ({ postcode }: Postcode): string | undefined => {
  const text = postcode.toUpperCase().trim()
  return (/^([A-Z]{1,2}\d[A-Z\d]?)\s+\d[A-Z]?$/.exec(text) ??
    /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/.exec(text.replace(/\s/g, '')))?.[1]
}

/** A town named in an address is taken for the home town only this near to the postcode. */
const NEAR_MILES = 12
/** The town that the address itself names, read from its end. */
function townInAddress({ address, postcode }: Home): string | undefined {
  const district = placeOfPostcode(postcode)
  if (!district) return undefined
  const towns = address
    .split(/[,\n]/)
    .slice(1)
    .flatMap((part) => placeNamed(part.trim()) ?? [])
    .filter((place) => !place.area && milesBetween(place, district) <= NEAR_MILES)
  return towns.at(-1)?.name
}

/** The home town and outcode, never the street: the town of the address, else that of the postcode's district. The outcode tells as much. */
export const areaOf = (profile: Home): string =>
  [townInAddress(profile) ?? placeOfPostcode(profile.postcode)?.name ?? postTownOf(profile.postcode)?.name, outcodeOf(profile)]
    .filter(Boolean)
    .join(', ')

/** For employers who do not know the person: the post town, the larger of two, and the outcode; null when the postcode is unknown. */
export function districtOf(profile: Postcode): { town: string; outcode: string } | null {
  const town = postTownOf(profile.postcode)?.name
  return town ? { town, outcode: outcodeOf(profile) ?? '' } : null
}
