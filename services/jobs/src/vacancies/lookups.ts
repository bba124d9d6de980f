import { type Area, findOccupations, findPlaces, findSkills, type Place } from '@onward/taxonomy'
import type { Lookups } from './reading'

/** The taxonomy's look-ups as reading wants them: ids in order of appearance. */
export const taxonomyLookups: Lookups = {
  skillIdsIn: (text, advert) => findSkills(text, advert).map((match) => match.skillId),
  occupationIdsIn: (title) => findOccupations(title).map((match) => match.occupationId),
}

/** The middle of a county no larger than this still says where the work is. */
const SMALL_AREA_MILES = 15

/** What a location text names: a place by its postcode or name, else by a part of the text from its end, else by its first words. */
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

/** Where a job's location text is; null when unknown, and for a county, region or nation too large to be one place. */
export function positionOf(location: string): Place | null {
  const place = placeNamed(location)
  return place?.area && place.area.radius > SMALL_AREA_MILES ? null : place
}

/** The county, region or nation that is all a location text says. */
export const areaNamed = (location: string): Area | null => placeNamed(location)?.area ?? null
