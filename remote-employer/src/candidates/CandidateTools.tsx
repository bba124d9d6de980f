import { AVAILABILITIES } from '@onward/contracts/jobseekers/profile'
import { BADGES } from '@onward/contracts/learning/badges'
import { BADGE_IDS } from '@onward/contracts/learning/learning'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { ListTools } from '@onward/ui/data'
import { useMessages } from '../catalogue'
import { availabilityText } from '../facts'
import { useCandidateMessages } from './catalogue'
import type { CandidateFilters } from './filters'

interface CandidateToolsProps {
  filters: CandidateFilters
  /** Towns of matching people. */
  areas: readonly string[]
  onChange(name: keyof CandidateFilters, value: string): void
  onClear(): void
}
/** Search by what people can do, and filters. */
export function CandidateTools({ filters, areas, onChange, onClear }: CandidateToolsProps) {
  const w = useCandidateMessages()
  const t = useMessages()
  const language = currentLanguage()
  // A shared link may name a town where nobody lives any more: it stays in the list, so that it can be seen and removed.
  const towns = filters.area === '' || areas.includes(filters.area) ? areas : [filters.area, ...areas]
  return (
    <ListTools
      label={w('filters')}
      search={{ label: w('search'), placeholder: w('search'), value: filters.q, onSearch: (text) => onChange('q', text) }}
      filters={[
        {
          id: 'badge',
          label: w('common.badge'),
          value: filters.badge,
          options: [
            { value: '', label: w('badge.all') },
            ...BADGE_IDS.map((badge) => ({ value: badge, label: BADGES[badge].name[language] })),
          ],
        },
        {
          id: 'area',
          label: w('common.area'),
          value: filters.area,
          options: [{ value: '', label: w('area.all') }, ...towns.map((town) => ({ value: town, label: town }))],
        },
        {
          id: 'availability',
          label: w('common.availability'),
          value: filters.availability,
          options: [
            { value: '', label: w('availability.all') },
            ...AVAILABILITIES.map((one) => ({ value: one, label: availabilityText(t, one) })),
          ],
        },
      ]}
      onFilter={(id, value) => onChange(id as keyof CandidateFilters, value)}
      onClear={onClear}
      clearLabel={w('common.clearFilters')}
    />
  )
}
