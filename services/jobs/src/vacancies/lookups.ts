import { type Area, findOccupations, findPlaces, findSkills, type Place } from '@onward/taxonomy'
import type { Lookups } from './reading'

/** Look-ups of the taxonomy for `reading.ts`: ids in the order of the text. */
export const taxonomyLookups: Lookups = {
  skillIdsIn: (text, advert) => findSkills(text, advert).map((match) => match.skillId),
  occupationIdsIn: (title) => findOccupations(title).map((match) => match.occupationId),
}

/** A county up to this size has a useful middle. */
const SMALL_AREA_MILES = 15

/** The place in a location text: by its postcode or name, else by a part of the text from its end, else by its first words. */
function placeNamed(location: string): Place | null {
  const [whole] = findPlaces(location)
  if (whole) return whole
  for (const part of location.split(/[,/()]|\s[-–]\s/).reverse()) {
    const [place] = part.trim() ? findPlaces(part.trim()) : []
    if (place) return place
  }
  const words = location.split(/\s+/)
  for (let n = Math.min(3, words.length - 1); n > 0; n -= 1) {
    const [place] = findPlaces(words.slice(0, n).join(' '))
    if (place) return place
  }
  return null
}

/** The position of a location text; null when unknown, and for areas that are too large. */
export function positionOf(location: string): Place | null {
  const place = placeNamed(location)
  return place?.area && place.area.radius > SMALL_AREA_MILES ? null : place
}

/** The county, region or nation of a location text that names nothing smaller. */
export const areaNamed = (location: string): Area | null => placeNamed(location)?.area ?? null
