import { Button, Field, Select, TextInput } from '@onward/ui/frame'
import styles from '../parts/FilterBar.module.css'
import { useSearchField } from '../parts/search'
import { useMessages } from '../words'
import { type ApplicationFilters, BADGE_FILTERS, isFiltered, STATUS_FILTERS } from './filters'

export interface ApplicationFilterBarProps {
  filters: ApplicationFilters
  jobs: readonly { id: string; title: string }[]
  onChange(name: keyof ApplicationFilters, value: string): void
  onClear(): void
}

export function ApplicationFilterBar({ filters, jobs, onChange, onClear }: ApplicationFilterBarProps) {
  const t = useMessages()
  const search = useSearchField(filters.q, (text) => onChange('q', text))
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className={styles.bar}
      aria-label={t('applications.filters')}
    >
      <div className={styles.search}>
        <Field label={t('applications.search')}>
          <TextInput type="search" value={search.text} maxLength={100} onChange={(event) => search.setText(event.target.value)} />
        </Field>
      </div>
      <Field label={t('applications.status')}>
        <Select
          value={filters.status}
          onChange={(event) => onChange('status', event.target.value)}
          options={STATUS_FILTERS.map((value) => ({ value, label: t(`applications.status.${value}`) }))}
        />
      </Field>
      <Field label={t('applications.job')}>
        <Select
          value={filters.jobId}
          onChange={(event) => onChange('jobId', event.target.value)}
          options={[
            { value: '', label: t('applications.job.all') },
            ...jobs.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      </Field>
      <Field label={t('applications.badges')}>
        <Select
          value={filters.badges}
          onChange={(event) => onChange('badges', event.target.value)}
          options={BADGE_FILTERS.map((value) => ({ value, label: t(`applications.badges.${value}`) }))}
        />
      </Field>
      {isFiltered(filters) && (
        <Button variant="quiet" onClick={onClear}>
          {t('applications.clear')}
        </Button>
      )}
    </form>
  )
}
