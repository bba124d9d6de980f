import { CASE_PRIORITIES, CASE_STAGES, type CasePriority, type CaseStage } from '@onward/contracts/casework/case-history'

export interface CaseFilters {
  search: string
  priority: CasePriority | ''
  stage: CaseStage | ''
  whose: 'office' | ''
}
export type CaseFilter = 'q' | 'priority' | 'stage' | 'whose'

/** Filters from the address; invalid values count as not set. */
export const filtersOf = (address: URLSearchParams): CaseFilters => ({
  search: address.get('q')?.slice(0, 200) ?? '',
  priority: CASE_PRIORITIES.find((one) => one === address.get('priority')) ?? '',
  stage: CASE_STAGES.find((one) => one === address.get('stage')) ?? '',
  whose: address.get('whose') === 'office' ? 'office' : '',
})

export function withFilter(address: URLSearchParams, name: CaseFilter, value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

/** `whose` is no filter: it is another list. */
export const isFiltered = ({ search, priority, stage }: CaseFilters): boolean => `${search}${priority}${stage}` !== ''

/** The request to the service. */
export const searchOf = ({ search, priority, stage, whose }: CaseFilters) => ({
  search,
  priority: priority || null,
  stage: stage || null,
  mine: whose === '',
})
