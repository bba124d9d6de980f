import { CASE_PRIORITIES, CASE_STAGES, type CasePriority, type CaseStage } from '@onward/contracts/casework/case-history'
import { CASE_SORTS, CASE_VIEWS, type CaseSort, type CaseView } from '@onward/contracts/casework/cases'
import type { SortOrder } from '@onward/contracts/endpoint'
import { sortingOf } from '../parts/sorting'

export interface CaseFilters {
  search: string
  priority: CasePriority | ''
  stage: CaseStage | ''
  whose: 'office' | ''
  view: CaseView | ''
  sorting: { by: CaseSort; order: SortOrder }
}
export type CaseFilter = 'q' | 'priority' | 'stage' | 'whose' | 'view'

/** Filters and order from the address; invalid values count as not set. */
export const filtersOf = (address: URLSearchParams): CaseFilters => ({
  search: address.get('q')?.slice(0, 200) ?? '',
  priority: CASE_PRIORITIES.find((one) => one === address.get('priority')) ?? '',
  stage: CASE_STAGES.find((one) => one === address.get('stage')) ?? '',
  whose: address.get('whose') === 'office' ? 'office' : '',
  view: CASE_VIEWS.find((one) => one === address.get('view')) ?? '',
  sorting: sortingOf(address, CASE_SORTS),
})

export function withFilter(address: URLSearchParams, name: CaseFilter, value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

/** The same list whole, or one part of it: whose cases and their order stay. */
export function partOf(address: URLSearchParams, part: Partial<Record<CaseFilter, string>> = {}): URLSearchParams {
  const unchanged = ['whose', 'sort', 'order'].flatMap((name) => {
    const value = address.get(name)
    return value ? [[name, value]] : []
  })
  return new URLSearchParams({ ...part, ...Object.fromEntries(unchanged) })
}

/** `whose` is no filter: it is another list. */
export const isFiltered = ({ search, priority, stage, view }: CaseFilters): boolean =>
  `${search}${priority}${stage}${view}` !== ''

/** What a saved view keeps: filters and order, not what was searched for. */
export const savedQueryOf = (address: URLSearchParams): string =>
  String(
    new URLSearchParams(
      ['priority', 'stage', 'whose', 'view', 'sort', 'order'].flatMap((name) => {
        const value = address.get(name)
        return value ? [[name, value]] : []
      }),
    ),
  )

/** What the service is asked for, without search and order. */
export const listOf = ({ priority, stage, whose, view }: Omit<CaseFilters, 'search' | 'sorting'>) => ({
  priority: priority || null,
  stage: stage || null,
  mine: whose === '',
  view: view || null,
})
/** The request to the service. */
export const searchOf = ({ search, sorting: { by, order }, ...filters }: CaseFilters) => ({
  search,
  ...listOf(filters),
  sort: by,
  order,
})
