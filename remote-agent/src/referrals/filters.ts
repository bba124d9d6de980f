import {
  BENEFITS_STATUSES,
  type BenefitsStatus,
  REFERRAL_SORTS,
  REFERRAL_STATUSES,
  REFERRAL_VIEWS,
  type ReferralSort,
  type ReferralStatus,
  type ReferralView,
} from '@onward/contracts/casework/referrals'
import type { SortOrder } from '@onward/contracts/endpoint'
import { sortingOf } from '../parts/sorting'

export interface ReferralFilters {
  search: string
  status: ReferralStatus | ''
  benefits: BenefitsStatus | ''
  support: 'true' | 'false' | ''
  mine: 'true' | ''
  view: ReferralView | ''
  sorting: { by: ReferralSort; order: SortOrder }
}
export const FILTERS = ['status', 'benefits', 'support', 'mine'] as const
type Filter = (typeof FILTERS)[number]

/** Filters from the address; invalid values count as not set. */
export const filtersOf = (address: URLSearchParams): ReferralFilters => ({
  search: address.get('q')?.slice(0, 200) ?? '',
  status: REFERRAL_STATUSES.find((one) => one === address.get('status')) ?? '',
  benefits: BENEFITS_STATUSES.find((one) => one === address.get('benefits')) ?? '',
  support: (['true', 'false'] as const).find((one) => one === address.get('support')) ?? '',
  mine: address.get('mine') === 'true' ? 'true' : '',
  view: REFERRAL_VIEWS.find((one) => one === address.get('view')) ?? '',
  sorting: sortingOf(address, REFERRAL_SORTS),
})

export function withFilter(
  address: URLSearchParams,
  name: Filter | 'q' | 'refer' | 'open' | 'view',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

/** The whole list, or one part of it, in the same order. */
export function partOf(address: URLSearchParams, part: Partial<Record<Filter | 'view' | 'refer', string>> = {}): URLSearchParams {
  const unchanged = ['sort', 'order'].flatMap((name) => {
    const value = address.get(name)
    return value ? [[name, value]] : []
  })
  return new URLSearchParams({ ...part, ...Object.fromEntries(unchanged) })
}

export const isFiltered = ({ sorting: _, ...filters }: ReferralFilters): boolean =>
  Object.values(filters).some((value) => value !== '')

/** What a saved view keeps: filters and order, not what was searched for. */
export const savedQueryOf = (address: URLSearchParams): string =>
  String(
    new URLSearchParams(
      ['status', 'benefits', 'support', 'mine', 'view', 'sort', 'order'].flatMap((name) => {
        const value = address.get(name)
        return value ? [[name, value]] : []
      }),
    ),
  )

/** What the service is asked for, without search and order. */
export const listOf = ({ status, benefits, support, mine, view }: Omit<ReferralFilters, 'search' | 'sorting'>) => ({
  status: status || null,
  benefits: benefits || null,
  disabilitySupport: support === '' ? null : support === 'true',
  mine: mine === 'true',
  view: view || null,
})
/** The request to the service. */
export const searchOf = ({ search, sorting: { by, order }, ...filters }: ReferralFilters) => ({
  search,
  ...listOf(filters),
  sort: by,
  order,
})

/** Whether a text is (part of) a National Insurance number or its mask, which must stay out of the address because browsers store it. */
export const isOfNiNumber = (text: string): boolean => /^[a-z]{0,2}[\s.*-]*\d[\s\d.*-]*[a-d]?$|^\*+\s*[a-d]?$/i.test(text.trim())
