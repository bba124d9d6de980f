import { AVAILABILITIES } from '@onward/contracts/jobseekers/profile'
import { BADGE_IDS } from '@onward/contracts/learning/learning'

export interface CandidateFilters {
  job: string
  q: string
  badge: 'all' | (typeof BADGE_IDS)[number]
  area: string
  availability: 'all' | (typeof AVAILABILITIES)[number]
}
const ALL: CandidateFilters = { job: '', q: '', badge: 'all', area: '', availability: 'all' }

/** Filters from the address; invalid values count as not set. */
export const candidateFilters = (address: URLSearchParams): CandidateFilters => ({
  job: address.get('job') ?? '',
  q: address.get('q')?.trim().slice(0, 100) ?? '',
  badge: BADGE_IDS.find((badge) => badge === address.get('badge')) ?? 'all',
  area: address.get('area')?.slice(0, 80) ?? '',
  availability: AVAILABILITIES.find((one) => one === address.get('availability')) ?? 'all',
})

/** The address with one filter changed. Another job has other people and towns, so its filters are reset. */
export function withCandidateFilter(address: URLSearchParams, name: keyof CandidateFilters, value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value === ALL[name]) next.delete(name)
  else next.set(name, value)
  if (name === 'job') next.delete('area')
  return next
}

export const isFiltered = ({ q, badge, area, availability }: CandidateFilters): boolean =>
  q !== ALL.q || badge !== ALL.badge || area !== ALL.area || availability !== ALL.availability
