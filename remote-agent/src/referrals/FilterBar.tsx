import { BENEFITS_STATUSES, REFERRAL_STATUSES } from '@onward/contracts/referrals'
import { useSearchField } from '@onward/ui/area'
import { Button, Field, Select, TextInput } from '@onward/ui/frame'
import { useMessages } from '../words'
import { FILTERS, isFiltered, type ReferralFilters } from './filters'
import styles from './referrals.module.css'
import { useReferralMessages } from './words'

export interface FilterBarProps {
  filters: ReferralFilters
  onSearch(text: string): void
  onFilter(name: (typeof FILTERS)[number], value: string): void
  onClear(): void
}

export function FilterBar({ filters, onSearch, onFilter, onClear }: FilterBarProps) {
  const t = useMessages()
  const w = useReferralMessages()
  const { text, setText } = useSearchField(filters.search, onSearch)
  const choices = {
    status: REFERRAL_STATUSES.map((value) => ({ value: value as string, label: t(`status.${value}`) })),
    benefits: BENEFITS_STATUSES.map((value) => ({ value: value as string, label: t(`benefits.${value}`) })),
    support: (['true', 'false'] as const).map((value) => ({ value: value as string, label: w(`support.${value}`) })),
    mine: [{ value: 'true', label: w('whose.mine') }],
  }
  const labels = { status: w('status'), benefits: w('benefits'), support: w('support'), mine: w('whose') }
  const all = {
    status: w('status.all'),
    benefits: w('benefits.all'),
    support: w('support.all'),
    mine: w('whose.all'),
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form role="search" className={styles.bar} aria-label={w('find')} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.search}>
        <Field label={w('search')} hint={w('searchHint')}>
          <TextInput
            type="search"
            value={text}
            autoComplete="off"
            maxLength={200}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </div>
      {FILTERS.map((name) => (
        <Field key={name} label={labels[name]}>
          <Select
            value={filters[name]}
            options={[{ value: '', label: all[name] }, ...choices[name]]}
            onChange={({ target }) => onFilter(name, target.value)}
          />
        </Field>
      ))}
      {isFiltered(filters) && (
        <Button variant="quiet" onClick={onClear}>
          {w('clear')}
        </Button>
      )}
    </form>
  )
}
