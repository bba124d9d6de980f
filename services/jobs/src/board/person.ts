import { type MatchPerson, type PreparedPerson, preparePerson } from '@onward/matching'
import type { MatchPersonRow } from '../db/schema'

export interface KnownPerson {
  row: MatchPersonRow
  match: MatchPerson
}

export const matchPersonOf = (
  row: MatchPersonRow,
  wishes: { remoteOnly: boolean; wantedFeatures: string[] } | null,
): MatchPerson => ({
  skillIds: row.skillIds,
  skillEvidence: row.skillEvidence,
  titles: row.titles,
  occupationIds: row.occupationIds,
  experienceYears: row.experienceYears,
  position: row.lat !== null && row.lon !== null ? { lat: row.lat, lon: row.lon } : null,
  travelMiles: row.travelMiles,
  contracts: row.contracts,
  remoteOnly: wishes?.remoteOnly ?? false,
  wantedFeatures: wishes?.wantedFeatures ?? [],
})

/** Facts of a person without their needs at work, which only they may see. */
export const withoutWishes = (row: MatchPersonRow | null): MatchPerson | null =>
  row && row.skillIds.length > 0 ? matchPersonOf(row, null) : null

/** The same of an applicant, for an employer: distance does not count. */
export function applicantMatch(row: MatchPersonRow | null): MatchPerson | null {
  const person = withoutWishes(row)
  return person && { ...person, hasApplied: true }
}

/** People with at least one skill get scores. */
export const scorable = (person: KnownPerson | null): PreparedPerson | null =>
  person && person.match.skillIds.length > 0 ? preparedPerson(person.row, person.match) : null

const MOST_CACHED = 100
const cachedPeople = new Map<string, { version: number; prepared: PreparedPerson }>()

/**
 * The person prepared for scoring. Recent ones are cached with their scores, because paging and filtering score the same pairs
 * again. A newer version of their facts replaces them; a changed job is another object.
 */
export function preparedPerson(row: MatchPersonRow, match: MatchPerson): PreparedPerson {
  const cached = cachedPeople.get(row.accountId)
  cachedPeople.delete(row.accountId)
  const prepared = cached?.version === row.version ? cached.prepared : preparePerson(match)
  cachedPeople.set(row.accountId, { version: row.version, prepared })
  const [oldest] = cachedPeople.keys()
  if (cachedPeople.size > MOST_CACHED && oldest !== undefined) cachedPeople.delete(oldest)
  return prepared
}
