import {
  BENEFITS_STATUSES,
  type BenefitsStatus,
  REFERRAL_STATUSES,
  type ReferralStatus,
} from '@onward/contracts/casework/referrals'

export interface ReferralFilters {
  search: string
  status: ReferralStatus | ''
  benefits: BenefitsStatus | ''
  support: 'true' | 'false' | ''
  mine: 'true' | ''
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
})

export function withFilter(address: URLSearchParams, name: Filter | 'q' | 'refer' | 'open', value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

export const isFiltered = (filters: ReferralFilters): boolean => Object.values(filters).some((value) => value !== '')

/** The request to the service. */
export const searchOf = ({ search, status, benefits, support, mine }: ReferralFilters) => ({
  search,
  status: status || null,
  benefits: benefits || null,
  disabilitySupport: support === '' ? null : support === 'true',
  mine: mine === 'true',
})

/** Whether a text is (part of) a National Insurance number or its mask, which must stay out of the address because browsers store it. */
export const isOfNiNumber = (text: string): boolean => /^[a-z]{0,2}[\s.*-]*\d[\s\d.*-]*[a-d]?$|^\*+\s*[a-d]?$/i.test(text.trim())
