import type { listApplicationJobs, ResponseOf } from '@onward/contracts'
import { useSearchField } from '@onward/ui/area'
import { Button, Checkbox, Field, Select, TextInput } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import filterStyles from '../parts/FilterBar.module.css'
import { useHiringMessages } from './catalogue'
import { type ApplicationFilters, BADGE_FILTERS, isFiltered, STATUS_FILTERS, sortsFor } from './filters'
import styles from './list.module.css'

export type ApplicationJob = ResponseOf<typeof listApplicationJobs>['items'][number]
export interface ApplicationFilterBarProps {
  filters: ApplicationFilters
  jobs: readonly ApplicationJob[]
  /** Number of applications per status under the other filters, once loaded. */
  counts: Readonly<Record<string, number>> | undefined
  onChange(name: keyof ApplicationFilters, value: string): void
  onClear(): void
}

export function ApplicationFilterBar({ filters, jobs, counts, onChange, onClear }: ApplicationFilterBarProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const search = useSearchField(filters.q, (text) => onChange('q', text))
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : h('list.counted', { label, count })
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className={filterStyles.bar}
      aria-label={t('common.filters')}
    >
      <div className={filterStyles.search}>
        <Field label={t('applications.search')}>
          <TextInput type="search" value={search.text} maxLength={100} onChange={(event) => search.setText(event.target.value)} />
        </Field>
      </div>
      <Field label={t('common.status')}>
        <Select
          value={filters.status}
          onChange={(event) => onChange('status', event.target.value)}
          options={STATUS_FILTERS.map((value) => ({
            value,
            label: counted(h(`list.status.${value}`), counts && (counts[value] ?? 0)),
          }))}
        />
      </Field>
      <Field label={t('common.job')}>
        <Select
          value={filters.jobId}
          onChange={(event) => onChange('jobId', event.target.value)}
          options={[
            { value: '', label: t('common.allJobs') },
            ...jobs.map((job) => ({ value: job.id, label: counted(`${job.title}, ${job.location}`, job.applications) })),
          ]}
        />
      </Field>
      <Field label={t('common.badges')}>
        <Select
          value={filters.badges}
          onChange={(event) => onChange('badges', event.target.value)}
          options={BADGE_FILTERS.map((value) => ({ value, label: t(`applications.badges.${value}`) }))}
        />
      </Field>
      <Field label={h('common.sortBy')} hint={filters.jobId ? undefined : h('list.sortMatch')}>
        <Select
          value={filters.sort}
          onChange={(event) => onChange('sort', event.target.value)}
          options={sortsFor(filters).map((value) => ({ value, label: h(`list.sorts.${value}`) }))}
        />
      </Field>
      <div className={styles.shortlist}>
        <Checkbox
          label={h('list.shortlist')}
          hint={h('list.shortlistHint')}
          checked={filters.shortlist}
          onChange={(event) => onChange('shortlist', String(event.target.checked))}
        />
      </div>
      {isFiltered(filters) && (
        <div>
          <Button variant="quiet" onClick={onClear}>
            {t('common.clearFilters')}
          </Button>
        </div>
      )}
    </form>
  )
}
