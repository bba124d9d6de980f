import { BENEFITS_STATUSES, REFERRAL_STATUSES } from '@onward/contracts/casework/referrals'
import { formatNumber } from '@onward/portal-kit/i18n'
import { ListTools } from '@onward/ui/data'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { useReferralMessages } from './catalogue'
import { FILTERS, type ReferralFilters } from './filters'

export interface FilterBarProps {
  filters: ReferralFilters
  /** How many referrals they leave; undefined until it is known. */
  left: number | undefined
  onSearch(text: string): void
  onFilter(name: (typeof FILTERS)[number], value: string): void
  onClear(): void
  actions: ReactNode
}

export function FilterBar({ filters, left, onSearch, onFilter, onClear, actions }: FilterBarProps) {
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
    <ListTools
      label={w('find')}
      search={{ label: w('common.search'), placeholder: w('searchHint'), value: filters.search, onSearch }}
      filters={FILTERS.map((name) => ({
        id: name,
        label: labels[name],
        value: filters[name],
        options: [{ value: '', label: all[name] }, ...choices[name]],
      }))}
      onFilter={(id, value) => {
        const name = FILTERS.find((one) => one === id)
        if (name) onFilter(name, value)
      }}
      onClear={onClear}
      clearLabel={w('common.clearFilters')}
      leaves={left === undefined ? undefined : w('find.left', { count: formatNumber(left) })}
      actions={actions}
    />
  )
}
