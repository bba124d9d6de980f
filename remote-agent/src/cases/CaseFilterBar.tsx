import { CASE_PRIORITIES, CASE_STAGES } from '@onward/contracts/casework/case-history'
import { CASE_SORTS } from '@onward/contracts/casework/cases'
import { formatNumber } from '@onward/portal-kit/i18n'
import { ListTools, useNarrow } from '@onward/ui/data'
import type { ReactNode } from 'react'
import { useCaseMessages } from './catalogue'
import type { CaseFilters } from './filters'
import { stageText } from './stage-and-priority'

const FILTERS = ['priority', 'stage', 'whose', 'sort'] as const
type Filter = (typeof FILTERS)[number]
export interface CaseFilterBarProps {
  filters: CaseFilters
  /** How many cases they leave; undefined until it is known. */
  left: number | undefined
  onSearch(text: string): void
  onFilter(name: Filter, value: string): void
  onClear(): void
  actions?: ReactNode
}

export function CaseFilterBar({ filters, left, onSearch, onFilter, onClear, actions }: CaseFilterBarProps) {
  const w = useCaseMessages()
  const isNarrow = useNarrow()
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
        {
          id: 'whose',
          label: w('filter.whose'),
          value: filters.whose,
          options: [
            { value: '', label: w('common.whose.mine') },
            { value: 'office', label: w('whose.office') },
          ],
        },
        // A phone has no heads of columns to sort by.
        ...(isNarrow
          ? [
              {
                id: 'sort',
                label: w('common.sortBy'),
                value: filters.sorting.by === CASE_SORTS[0] ? '' : filters.sorting.by,
                options: CASE_SORTS.map((by, i) => ({
                  value: i === 0 ? '' : by,
                  label: by === 'name' ? w('common.name') : w(`sort.${by}`),
                })),
              },
            ]
          : []),
      ]}
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
