import type { AlertSearch } from '@onward/contracts/jobs/alerts'
import type { Messages } from '../catalogue'
import { featureText, typeText } from '../facts'
import { placeAfter } from '../welsh-places'
import type { JobsMessages } from './catalogue'
import { type BoardFilters, filtersFrom, queryOf } from './filters'

/** The part of the hub's filters that an alert stores: without sort, page and "saved". */
export function alertSearchOf({ q, location, within, type, remote, screenReader, equipment }: BoardFilters): AlertSearch {
  return { q, location, ...(within && { within }), type, remote, screenReader, equipment }
}

/** The hub's address for an alert's search. */
export const addressOf = (search: AlertSearch): string => {
  const set: BoardFilters = { ...filtersFrom(new URLSearchParams()), ...search, within: search.within ?? '' }
  const query = new URLSearchParams(queryOf(set)).toString()
  return query ? `/jobs?${query}` : '/jobs'
}

/** A search as text: "care", part-time, within 20 miles of Leeds. */
export function searchText(t: Messages, w: JobsMessages, search: AlertSearch): string {
  const { q, location: place, within, type } = search
  const parts: string[] = []
  if (q) parts.push(w('search.words', { q }))
  if (type !== 'all') parts.push(typeText(t, type))
  // A named place is searched within 20 miles unless another distance was chosen, as on the board.
  if (place && within === 'any') parts.push(w('search.anyNear', { place: placeAfter('o', place) }))
  else if (place) parts.push(w('search.near', { miles: within ?? '20', place: placeAfter('i', place) }))
  else if (within && within !== 'any') parts.push(w('search.within', { miles: within }))
  if (search.remote) parts.push(featureText(t, 'remote'))
  if (search.screenReader) parts.push(featureText(t, 'screen-reader-friendly'))
  if (search.equipment) parts.push(featureText(t, 'adaptive-equipment'))
  return parts.length > 0 ? parts.join(', ') : w('common.allJobs')
}
