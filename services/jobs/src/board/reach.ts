import { milesBetween } from '@onward/taxonomy'
import type { BoardEntry } from './board-index'
import type { KnownPerson } from './person'

/** Whether a job can be reached by somebody, as far as they said they travel. Work from home can by everybody. */
export function isWithinReach(person: KnownPerson, entry: BoardEntry): boolean {
  if (entry.match.remote) return true
  const { position, travelMiles } = person.match
  return position !== null && entry.position !== null && milesBetween(position, entry.position) <= travelMiles
}
