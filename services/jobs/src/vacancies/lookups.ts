import { findOccupations, findPlaces, findSkills, type Place, placeOfPostcode } from '@onward/taxonomy'
import type { Lookups } from './reading'

/** The taxonomy's look-ups as reading wants them: ids in order of appearance. */
export const taxonomyLookups: Lookups = {
  skillIdsIn: (text, advert) => findSkills(text, advert).map((match) => match.skillId),
  occupationIdsIn: (title) => findOccupations(title).map((match) => match.occupationId),
}

const POSTCODE_IN_TEXT = /\b[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?\b/i

/** Where a job's location text is, or null: by name, by the part before or after a comma, by a postcode in it, by its first words. */
export function positionOf(location: string): Place | null {
  const whole = findPlaces(location)[0]
  if (whole) return whole
  const postcode = POSTCODE_IN_TEXT.exec(location)?.[0]
  for (const part of location.split(/[,/()]|\s[-–]\s/).reverse()) {
    const place = part.trim() ? findPlaces(part.trim())[0] : undefined
    if (place) return place
  }
  const byPostcode = postcode ? placeOfPostcode(postcode) : null
  if (byPostcode) return byPostcode
  const words = location.split(/\s+/)
  for (let n = Math.min(3, words.length - 1); n > 0; n -= 1) {
    const place = findPlaces(words.slice(0, n).join(' '))[0]
    if (place) return place
  }
  return null
}

/** A place as people read it and as `findPlaces` reads it back. */
export const placeLabel = (place: Place): string =>
  place.county && place.county !== place.name ? `${place.name}, ${place.county}` : place.name
