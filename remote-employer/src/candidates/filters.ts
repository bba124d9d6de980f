import { AVAILABILITIES } from '@onward/contracts/jobseekers/profile'
import { BADGE_IDS } from '@onward/contracts/learning/learning'

/** Empty: not filtered by it. */
export interface CandidateFilters {
  job: string
  q: string
  badge: '' | (typeof BADGE_IDS)[number]
  area: string
  availability: '' | (typeof AVAILABILITIES)[number]
}

/** Filters from the address; invalid values count as not set. */
export const candidateFilters = (address: URLSearchParams): CandidateFilters => ({
  job: address.get('job') ?? '',
  q: address.get('q')?.trim().slice(0, 100) ?? '',
  badge: BADGE_IDS.find((badge) => badge === address.get('badge')) ?? '',
  area: address.get('area')?.slice(0, 80) ?? '',
  availability: AVAILABILITIES.find((one) => one === address.get('availability')) ?? '',
})

/**
 * The address with one filter changed, or another person beside the list (`open`). Another job has other people and towns, so both are
 * reset with it.
 */
export function withCandidateFilter(
  address: URLSearchParams,
  name: keyof CandidateFilters | 'open',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value === '') next.delete(name)
  else next.set(name, value)
  if (name === 'job') next.delete('area')
  if (name !== 'open') next.delete('open')
  return next
}

export const isFiltered = ({ q, badge, area, availability }: CandidateFilters): boolean =>
  q !== '' || badge !== '' || area !== '' || availability !== ''
