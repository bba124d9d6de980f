import { AVAILABILITIES } from '@onward/contracts/jobseekers/profile'
import { BADGES } from '@onward/contracts/learning/badges'
import { BADGE_IDS } from '@onward/contracts/learning/learning'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { useSearchField } from '@onward/ui/area'
import { Button, Field, Select, TextInput } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { availabilityText } from '../facts'
import styles from '../parts/FilterBar.module.css'
import { useCandidateMessages } from './catalogue'
import { type CandidateFilters, isFiltered } from './filters'

export interface CandidateFilterBarProps {
  filters: CandidateFilters
  /** Live jobs; one is always chosen. */
  jobs: readonly { id: string; title: string; location: string }[]
  /** Towns of matching people. */
  areas: readonly string[]
  onChange(name: keyof CandidateFilters, value: string): void
  onClear(): void
}

export function CandidateFilterBar({ filters, jobs, areas, onChange, onClear }: CandidateFilterBarProps) {
  const w = useCandidateMessages()
  const t = useMessages()
  const language = currentLanguage()
  const search = useSearchField(filters.q, (text) => onChange('q', text))
  const select = (name: keyof CandidateFilters, label: string, options: { value: string; label: string }[]) => (
    <Field label={label}>
      <Select value={filters[name]} options={options} onChange={(event) => onChange(name, event.target.value)} />
    </Field>
  )
  // A shared link may name a town where nobody lives any more: it stays in the list, so that it can be seen and removed.
  const towns = filters.area === '' || areas.includes(filters.area) ? areas : [filters.area, ...areas]
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form role="search" className={styles.bar} aria-label={w('filters')} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.search}>
        {select(
          'job',
          w('common.job'),
          jobs.map(({ id, title, location }) => ({ value: id, label: `${title}, ${location}` })),
        )}
      </div>
      <Field label={w('search')}>
        <TextInput type="search" value={search.text} maxLength={100} onChange={(event) => search.setText(event.target.value)} />
      </Field>
      {select('badge', w('common.badge'), [
        { value: 'all', label: w('badge.all') },
        ...BADGE_IDS.map((badge) => ({ value: badge, label: BADGES[badge].name[language] })),
      ])}
      {select('area', w('common.area'), [
        { value: '', label: w('area.all') },
        ...towns.map((town) => ({ value: town, label: town })),
      ])}
      {select('availability', w('common.availability'), [
        { value: 'all', label: w('availability.all') },
        ...AVAILABILITIES.map((one) => ({ value: one, label: availabilityText(t, one) })),
      ])}
      {isFiltered(filters) && (
        <Button variant="quiet" onClick={onClear}>
          {w('common.clearFilters')}
        </Button>
      )}
    </form>
  )
}
