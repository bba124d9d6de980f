import { CASE_PRIORITIES, CASE_STAGES } from '@onward/contracts/casework/case-history'
import { ListTools } from '@onward/ui/data'
import { useCaseMessages } from './catalogue'
import type { CaseFilters } from './filters'
import { stageText } from './stage-and-priority'

export interface CaseFilterBarProps {
  filters: CaseFilters
  onSearch(text: string): void
  onFilter(name: 'priority' | 'stage', value: string): void
  onClear(): void
}

export function CaseFilterBar({ filters, onSearch, onFilter, onClear }: CaseFilterBarProps) {
  const w = useCaseMessages()
  const all = { value: '', label: w('all') }
  return (
    <ListTools
      label={w('find')}
      search={{ label: w('common.search'), placeholder: w('searchHint'), value: filters.search, onSearch }}
      filters={[
        {
          id: 'priority',
          label: w('filter.priority'),
          value: filters.priority,
          options: [all, ...CASE_PRIORITIES.map((value) => ({ value, label: w(`priority.${value}`) }))],
        },
        {
          id: 'stage',
          label: w('filter.stage'),
          value: filters.stage,
          options: [all, ...CASE_STAGES.map((value) => ({ value, label: stageText(value) }))],
        },
      ]}
      onFilter={(id, value) => onFilter(id === 'stage' ? 'stage' : 'priority', value)}
      onClear={onClear}
      clearLabel={w('common.clearFilters')}
    />
  )
}
