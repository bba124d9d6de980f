import { CASE_PRIORITIES, CASE_STAGES } from '@onward/contracts/casework/case-history'
import { Field, Select } from '@onward/ui/frame'
import { FindBar } from '../parts/FindBar'
import { useCaseMessages } from './catalogue'
import { type CaseFilter, type CaseFilters, isFiltered } from './filters'
import { stageText } from './stage-and-priority'

export interface CaseFilterBarProps {
  filters: CaseFilters
  onSearch(text: string): void
  onFilter(name: CaseFilter, value: string): void
  onClear(): void
}

export function CaseFilterBar({ filters, onSearch, onFilter, onClear }: CaseFilterBarProps) {
  const w = useCaseMessages()
  const all = { value: '', label: w('all') }
  const choices = [
    {
      name: 'priority',
      label: w('filter.priority'),
      options: [all, ...CASE_PRIORITIES.map((value) => ({ value, label: w(`priority.${value}`) }))],
    },
    {
      name: 'stage',
      label: w('filter.stage'),
      options: [all, ...CASE_STAGES.map((value) => ({ value, label: stageText(value) }))],
    },
    {
      name: 'whose',
      label: w('filter.whose'),
      options: [
        { value: '', label: w('common.whose.mine') },
        { value: 'office', label: w('whose.office') },
      ],
    },
  ] as const
  return (
    <FindBar
      labels={{ find: w('find'), search: w('common.search'), searchHint: w('searchHint'), clear: w('common.clearFilters') }}
      search={filters.search}
      onSearch={onSearch}
      isFiltered={isFiltered(filters)}
      onClear={onClear}
    >
      {choices.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select value={filters[name]} options={options} onChange={({ target }) => onFilter(name, target.value)} />
        </Field>
      ))}
    </FindBar>
  )
}
