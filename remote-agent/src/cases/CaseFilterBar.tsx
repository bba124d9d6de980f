import { CASE_PRIORITIES, CASE_STAGES } from '@onward/contracts/case-history'
import { useSearchField } from '@onward/ui/area'
import { Button, Field, Select, TextInput } from '@onward/ui/frame'
import styles from './cases.module.css'
import { type CaseFilter, type CaseFilters, isFiltered } from './filters'
import { stageWords } from './shown'
import { useCaseMessages } from './words'

export interface CaseFilterBarProps {
  filters: CaseFilters
  onSearch(text: string): void
  onFilter(name: CaseFilter, value: string): void
  onClear(): void
}

export function CaseFilterBar({ filters, onSearch, onFilter, onClear }: CaseFilterBarProps) {
  const w = useCaseMessages()
  const { text, setText } = useSearchField(filters.search, onSearch)
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
      options: [all, ...CASE_STAGES.map((value) => ({ value, label: stageWords(value) }))],
    },
    {
      name: 'whose',
      label: w('filter.whose'),
      options: [
        { value: '', label: w('whose.mine') },
        { value: 'office', label: w('whose.office') },
      ],
    },
  ] as const
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
      {choices.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select value={filters[name]} options={options} onChange={({ target }) => onFilter(name, target.value)} />
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
