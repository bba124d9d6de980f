import { BOARD_TYPES, JOB_SORTS } from '@onward/contracts/jobs/board'
import { Button, Card, Checkbox, Field, Select, TextInput } from '@onward/ui/frame'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useMessages } from '../catalogue'
import { typeText } from '../facts'
import { type BoardFilters, type BoardFlag, countActive, DISTANCES, isNarrowed, withinShown } from './filters'
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
  const choices = useId()
  // On a phone the results come first; a wide screen shows every choice whatever this says.
  const [open, setOpen] = useState(false)
  const active = countActive(filters)
  const search = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
    onChange({ q: q.trim(), location: location.trim() })
  }
  return (
    <Card as="section" aria-label={t('filter.title')} className={styles.side}>
      <form onSubmit={search} className={styles.filters}>
        <Field label={t('filter.q')}>
          <TextInput type="search" value={q} maxLength={100} onChange={(event) => setQ(event.target.value)} />
        </Field>
        <div id={choices} className={styles.choices} data-open={open}>
          <div className={styles.pairs}>
            <Field label={t('common.location')}>
              <TextInput value={location} maxLength={80} onChange={(event) => setLocation(event.target.value)} />
            </Field>
            <Field label={t('filter.within')}>
              <Select
                value={withinShown(filters)}
                onChange={(event) => onChange({ within: DISTANCES.find((each) => each === event.target.value) ?? '' })}
                options={[
                  ...(filters.location ? [] : [{ value: '', label: t('filter.ownDistance') }]),
                  ...DISTANCES.map((value) => ({
                    value,
                    label: value === 'any' ? t('filter.anyDistance') : t('filter.miles', { miles: value }),
                  })),
                ]}
              />
            </Field>
            <Field label={t('filter.type')}>
              <Select
                value={filters.type}
                onChange={(event) => onChange({ type: BOARD_TYPES.find((each) => each === event.target.value) ?? 'all' })}
                options={BOARD_TYPES.map((value) => ({
                  value,
                  label: value === 'all' ? t('filter.allTypes') : typeText(t, value),
                }))}
              />
            </Field>
            <Field label={t('common.sortBy')}>
              <Select
                value={filters.sort}
                onChange={(event) => onChange({ sort: JOB_SORTS.find((each) => each === event.target.value) ?? 'best-match' })}
                options={JOB_SORTS.map((value) => ({ value, label: t(`filter.sorts.${value}`) }))}
              />
            </Field>
          </div>
          <div>
            {CHECKS.map((flag) => (
              <Checkbox
                key={flag}
                label={t(`filter.flag.${flag}`)}
                checked={filters[flag]}
                onChange={(event) => onChange({ [flag]: event.target.checked })}
              />
            ))}
          </div>
        </div>
        <div className={styles.search}>
          <Button type="submit" icon="search">
            {t('common.search')}
          </Button>
          <Button
            className={styles.toggle}
            variant="secondary"
            aria-expanded={open}
            aria-controls={choices}
            onClick={() => setOpen(!open)}
          >
            {active > 0 ? t('filter.toggleActive', { number: active }) : t('filter.toggle')}
          </Button>
          {isNarrowed(filters) && (
            <Button variant="quiet" onClick={onClear}>
              {t('filter.clear')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
