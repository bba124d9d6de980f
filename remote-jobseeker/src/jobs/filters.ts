import { BOARD_TYPES, JOB_SORTS } from '@onward/contracts/jobs/board'
import { placeName } from '../welsh-places'
import type { JobsMessages } from './catalogue'

export const DISTANCES = ['5', '10', '20', '50', 'any'] as const
export const FLAGS = ['remote', 'screenReader', 'equipment', 'saved'] as const

/** The hub's filters. An empty text or distance is not set. */
export interface BoardFilters {
  q: string
  location: string
  /** The current position, "53.82,-1.51", rounded to about a kilometre. Empty: not asked. */
  near: string
  within: (typeof DISTANCES)[number] | ''
  type: (typeof BOARD_TYPES)[number]
  sort: (typeof JOB_SORTS)[number]
  remote: boolean
  screenReader: boolean
  equipment: boolean
  saved: boolean
}

const oneOf = <T extends string, D extends string>(values: readonly T[], value: string | null, otherwise: D): T | D =>
  values.find((each) => each === value) ?? otherwise

/** Filters from the address; invalid values count as not set, so that old links still work. */
export const filtersFrom = (address: URLSearchParams): BoardFilters => ({
  q: (address.get('q') ?? '').trim().slice(0, 100),
  location: (address.get('location') ?? '').trim().slice(0, 80),
  near: address.get('location')?.trim()
    ? ''
    : (/^-?\d{1,2}(?:\.\d{1,2})?,-?\d{1,3}(?:\.\d{1,2})?$/.exec(address.get('near') ?? '')?.[0] ?? ''),
  within: oneOf(DISTANCES, address.get('within'), ''),
  type: oneOf(BOARD_TYPES, address.get('type'), 'all'),
  sort: oneOf(JOB_SORTS, address.get('sort'), 'best-match'),
  remote: address.get('remote') === 'true',
  screenReader: address.get('screenReader') === 'true',
  equipment: address.get('equipment') === 'true',
  saved: address.get('saved') === 'true',
})

/** The filters that are set, for address and endpoint; defaults are left out. */
export function queryOf(filters: BoardFilters) {
  return {
    ...(filters.q && { q: filters.q }),
    ...(filters.location && { location: filters.location }),
    ...(filters.near && { near: filters.near }),
    ...(filters.within && { within: filters.within }),
    ...(filters.type !== 'all' && { type: filters.type }),
    ...(filters.sort !== 'best-match' && { sort: filters.sort }),
    ...(filters.remote && { remote: 'true' as const }),
    ...(filters.screenReader && { screenReader: 'true' as const }),
    ...(filters.equipment && { equipment: 'true' as const }),
    ...(filters.saved && { saved: 'true' as const }),
  }
}

/** The distance in the select: 20 miles once a place is named, otherwise empty for the person's own distance. */
export const displayedDistance = ({ within, location }: BoardFilters): BoardFilters['within'] => within || (location ? '20' : '')

/** Whether anything but the sort is set. */
export const isNarrowed = (filters: BoardFilters): boolean => Object.keys(queryOf({ ...filters, sort: 'best-match' })).length > 0

/** How many choices of the filter panel are active. */
export const countActive = (filters: BoardFilters): number =>
  (filters.type === 'all' ? 0 : 1) + FLAGS.filter((flag) => filters[flag]).length

/** The search as a heading; empty without one. `plain`: the words without what is no job, which a shared screen need not show. */
export function searchTitle(w: JobsMessages, { q, location, near }: BoardFilters, plain: string | null): string {
  // The heading has quotation marks of its own.
  const words = (plain ?? q).replace(/["“”]/g, '').trim()
  const place = location ? placeName(location) : ''
  if (words && place) return w('title.both', { q: words, place })
  if (words && near) return w('title.hereFor', { q: words })
  if (words) return w('title.what', { q: words })
  if (place) return w('title.where', { place })
  return near ? w('title.here') : ''
}
