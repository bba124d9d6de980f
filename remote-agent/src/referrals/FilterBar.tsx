import { BENEFITS_STATUSES, REFERRAL_STATUSES } from '@onward/contracts/casework/referrals'
import { Field, Select } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { FindBar } from '../parts/FindBar'
import { useReferralMessages } from './catalogue'
import { FILTERS, isFiltered, type ReferralFilters } from './filters'

export interface FilterBarProps {
  filters: ReferralFilters
  onSearch(text: string): void
  onFilter(name: (typeof FILTERS)[number], value: string): void
  onClear(): void
}

export function FilterBar({ filters, onSearch, onFilter, onClear }: FilterBarProps) {
  const t = useMessages()
  const w = useReferralMessages()
  const choices = {
    status: REFERRAL_STATUSES.map((value) => ({ value: value as string, label: t(`status.${value}`) })),
    benefits: BENEFITS_STATUSES.map((value) => ({ value: value as string, label: t(`benefits.${value}`) })),
    support: (['true', 'false'] as const).map((value) => ({ value: value as string, label: w(`support.${value}`) })),
    mine: [{ value: 'true', label: w('whose.mine') }],
  }
  const labels = { status: w('common.status'), benefits: w('benefits'), support: w('common.disabilitySupport'), mine: w('whose') }
  const all = {
    status: w('status.all'),
    benefits: w('benefits.all'),
    support: w('support.all'),
    mine: w('whose.all'),
  }
  return (
    <FindBar
      labels={{ find: w('find'), search: w('common.search'), searchHint: w('searchHint'), clear: w('common.clearFilters') }}
      search={filters.search}
      onSearch={onSearch}
      isFiltered={isFiltered(filters)}
      onClear={onClear}
    >
      {FILTERS.map((name) => (
        <Field key={name} label={labels[name]}>
          <Select
            value={filters[name]}
            options={[{ value: '', label: all[name] }, ...choices[name]]}
            onChange={({ target }) => onFilter(name, target.value)}
          />
        </Field>
      ))}
    </FindBar>
  )
}
