import { BOARD_TYPES, JOB_SORTS } from '@onward/contracts/jobs'
import { Button, Card, Checkbox, Field, Row, Select, TextInput } from '@onward/ui/frame'
import { type FormEvent, useEffect, useState } from 'react'
import { typeWords } from '../facts'
import { useMessages } from '../words'
import { type BoardFilters, type BoardFlag, DISTANCES, isNarrowed, withinShown } from './filters'
import styles from './jobs.module.css'

const CHECKS: readonly BoardFlag[] = ['remote', 'screenReader', 'equipment', 'saved']

/** Search and filters. Choices act at once; the two texts act with Search or Enter, so that each step back is one search. */
export function Filters({
  filters,
  onChange,
  onClear,
}: {
  filters: BoardFilters
  onChange(change: Partial<BoardFilters>): void
  onClear(): void
}) {
  const t = useMessages()
  const [q, setQ] = useState(filters.q)
  const [location, setLocation] = useState(filters.location)
  useEffect(() => setQ(filters.q), [filters.q])
  useEffect(() => setLocation(filters.location), [filters.location])
  const search = (event: FormEvent) => {
    event.preventDefault()
    onChange({ q: q.trim(), location: location.trim() })
  }
  return (
    <Card as="section" aria-label={t('filter.title')}>
      <form onSubmit={search}>
        <div className={styles.filters}>
          <Field label={t('filter.q')}>
            <TextInput type="search" value={q} maxLength={100} onChange={(event) => setQ(event.target.value)} />
          </Field>
          <Field label={t('filter.location')}>
            <TextInput value={location} maxLength={80} onChange={(event) => setLocation(event.target.value)} />
          </Field>
          <Field label={t('filter.within')}>
            <Select
              value={withinShown(filters)}
              onChange={(event) => onChange({ within: DISTANCES.find((each) => each === event.target.value) ?? '' })}
              options={DISTANCES.map((value) => ({
                value,
                label: value === 'any' ? t('filter.anyDistance') : t('filter.miles', { miles: value }),
              }))}
            />
          </Field>
          <Field label={t('filter.type')}>
            <Select
              value={filters.type}
              onChange={(event) => onChange({ type: BOARD_TYPES.find((each) => each === event.target.value) ?? 'all' })}
              options={BOARD_TYPES.map((value) => ({
                value,
                label: value === 'all' ? t('filter.allTypes') : typeWords(t, value),
              }))}
            />
          </Field>
          <Field label={t('filter.sort')}>
            <Select
              value={filters.sort}
              onChange={(event) => onChange({ sort: JOB_SORTS.find((each) => each === event.target.value) ?? 'best-match' })}
              options={JOB_SORTS.map((value) => ({ value, label: t(`filter.sorts.${value}`) }))}
            />
          </Field>
        </div>
        <Row gap={4}>
          {CHECKS.map((flag) => (
            <Checkbox
              key={flag}
              label={t(`filter.flag.${flag}`)}
              checked={filters[flag]}
              onChange={(event) => onChange({ [flag]: event.target.checked })}
            />
          ))}
        </Row>
        <Row gap={3}>
          <Button type="submit" icon="search">
            {t('filter.search')}
          </Button>
          {isNarrowed(filters) && (
            <Button variant="quiet" onClick={onClear}>
              {t('filter.clear')}
            </Button>
          )}
        </Row>
      </form>
    </Card>
  )
}
