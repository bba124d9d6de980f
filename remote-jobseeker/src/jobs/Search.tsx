import { JOB_SORTS } from '@onward/contracts/jobs/board'
import { lazyPart } from '@onward/portal-kit'
import { useNearMe } from '@onward/portal-kit/near-me'
import { Button, Skeleton } from '@onward/ui/frame'
import { FilterChip, FilterRow, SearchBar, SearchField } from '@onward/ui/job'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { typeText } from '../facts'
import { placeName } from '../welsh-places'
import type { Board } from './api'
import { useJobsMessages } from './catalogue'
import { type BoardFilters, countActive, DISTANCES, displayedDistance, FLAGS, isNarrowed } from './filters'
import styles from './jobs.module.css'
import { NearMeState } from './NearMe'
import { SearchReading } from './SearchReading'
import { useSuggestions } from './suggestions'

// Fetched when opened.
const FilterPanel = lazyPart(() => import('./FilterPanel'))

interface SearchProps {
  filters: BoardFilters
  /** The person's home and distance, as far as known. */
  home: { place: string | null; miles: number } | null
  /** The search's answer, once it has arrived. */
  page: Board | undefined
  onChange(change: Partial<BoardFilters>): void
  onClear(): void
}
/** Search and filters. Choices act at once; texts act on Search or Enter, so that each step back is one search. */
export function Search({ filters, home, page, onChange, onClear }: SearchProps) {
  return (
    <>
      <div className={styles.oneRow}>
        <What filters={filters} home={home} onChange={onChange} />
        <Narrowed filters={filters} page={page} onChange={onChange} onClear={onClear} />
      </div>
      {page && <SearchReading page={page} filters={filters} />}
    </>
  )
}

function What({ filters, home, onChange }: Pick<SearchProps, 'filters' | 'home' | 'onChange'>) {
  const t = useMessages()
  const w = useJobsMessages()
  const [q, setQ] = useState(filters.q)
  const [location, setLocation] = useState(filters.location)
  useEffect(() => setQ(filters.q), [filters.q])
  useEffect(() => setLocation(filters.location), [filters.location])
  const list = useId()
  const place = useRef<HTMLInputElement>(null)
  const found = useRef('')
  const near = useNearMe((position) => {
    found.current = position
    setLocation('')
    // Submits the form, so that other typed text counts too and the fields fold on phones.
    place.current?.form?.requestSubmit()
  })
  const search = () => {
    const here = found.current
    found.current = ''
    if (here) onChange({ q: q.trim(), location: '', near: here })
    else onChange({ q: q.trim(), location: location.trim(), ...(location.trim() && { near: '' }) })
  }
  const suggestions = useSuggestions(q, filters.q)
  const within = displayedDistance(filters)
  const own = home ? w('search.ownMiles', { miles: home.miles }) : t('filter.ownDistance')
  const where = filters.location || (filters.near ? w('search.here') : home?.place && placeName(home.place))
  const miles = within === 'any' ? t('filter.anyDistance') : w('search.miles', { miles: within || (home?.miles ?? '') })
  const summary = [filters.q || w('search.anyJob'), ...(where ? [where, miles] : [])]
  return (
    <div className={styles.what}>
      <SearchBar
        label={t('filter.title')}
        summary={summary.join(', ')}
        change={w('common.change')}
        submit={t('common.search')}
        onSearch={search}
      >
        <SearchField label={w('common.what')} more={w('search.whatMore')}>
          {(id) => (
            <>
              <input
                id={id}
                type="search"
                enterKeyHint="search"
                list={list}
                value={q}
                maxLength={100}
                placeholder={w('search.whatHint')}
                onChange={(event) => setQ(event.target.value)}
              />
              <datalist id={list}>
                {suggestions.map((text) => (
                  <option key={text} value={text} />
                ))}
              </datalist>
            </>
          )}
        </SearchField>
        <SearchField
          label={w('common.where')}
          more={w('search.whereMore')}
          action={
            near.isOffered && (
              <Button variant="quiet" size="s" icon="pin" aria-disabled={near.state === 'asking'} onClick={near.ask}>
                <span className={styles.nearText}>{w('nearMe.short')}</span>
              </Button>
            )
          }
        >
          {(id) => (
            <input
              ref={place}
              id={id}
              enterKeyHint="search"
              value={location}
              maxLength={80}
              placeholder={filters.near ? w('search.here') : home?.place ? placeName(home.place) : w('common.townOrPostcode')}
              onChange={(event) => setLocation(event.target.value)}
            />
          )}
        </SearchField>
        <SearchField label={w('search.distance')}>
          {(id) => (
            <select
              id={id}
              value={within}
              onChange={(event) => onChange({ within: DISTANCES.find((each) => each === event.target.value) ?? '' })}
            >
              {!filters.location && <option value="">{own}</option>}
              {DISTANCES.map((value) => (
                <option key={value} value={value}>
                  {value === 'any' ? t('filter.anyDistance') : value}
                </option>
              ))}
            </select>
          )}
        </SearchField>
      </SearchBar>
      <NearMeState state={near.state === 'idle' && filters.near ? 'found' : near.state} />
    </div>
  )
}

function Narrowed({ filters, page, onChange, onClear }: Omit<SearchProps, 'home'>) {
  const t = useMessages()
  const w = useJobsMessages()
  const panel = useId()
  const sort = useId()
  const row = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const active = countActive(filters)
  const set: { key: string; label: string; off: Partial<BoardFilters> }[] = [
    // A single part is the same as the text in the box.
    ...(page && page.understood.length > 1 && !page.dropped.length
      ? page.understood.map(({ kind, text, without }) => ({ key: `${kind} ${text}`, label: text, off: { q: without } }))
      : []),
    ...(filters.near ? [{ key: 'near', label: w('search.here'), off: { near: '' } }] : []),
    ...(filters.within
      ? [
          {
            key: 'within',
            label: filters.within === 'any' ? t('filter.anyDistance') : t('filter.miles', { miles: filters.within }),
            off: { within: '' as const },
          },
        ]
      : []),
    ...(filters.type !== 'all' ? [{ key: 'type', label: typeText(t, filters.type), off: { type: 'all' as const } }] : []),
    ...FLAGS.filter((flag) => filters[flag]).map((flag) => ({
      key: flag,
      label: t(`filter.flag.${flag}`),
      off: { [flag]: false },
    })),
  ]
  // Removing a chip removes its focus, which goes to the first chip of the row; "Clear filters" is such a chip too.
  const count = set.length + Number(isNarrowed(filters))
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) row.current?.querySelector('button')?.focus()
    before.current = count
  }, [count])
  const close = () => {
    setOpen(false)
    row.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={row} className={styles.narrowed} data-chips={set.length > 0 || open || undefined}>
      <FilterRow
        label={t('common.filters')}
        end={
          <>
            <label htmlFor={sort}>{t('common.sortBy')}</label>
            <select
              id={sort}
              value={filters.sort}
              onChange={(event) => onChange({ sort: JOB_SORTS.find((each) => each === event.target.value) ?? 'best-match' })}
            >
              {JOB_SORTS.map((value) => (
                <option key={value} value={value}>
                  {t(`filter.sorts.${value}`)}
                </option>
              ))}
            </select>
          </>
        }
      >
        <FilterChip icon="filter" expanded={open} controls={panel} onPress={() => setOpen(!open)}>
          {active > 0 ? t('filter.toggleActive', { number: active }) : t('common.filters')}
        </FilterChip>
        {set.map(({ key, label, off }) => (
          <FilterChip key={key} remove={w('filter.remove')} onPress={() => onChange(off)}>
            {label}
          </FilterChip>
        ))}
        {isNarrowed(filters) && <FilterChip onPress={onClear}>{t('common.clearFilters')}</FilterChip>}
      </FilterRow>
      {open && (
        <div id={panel}>
          <Suspense fallback={<Skeleton label={t('common.loading')} rows={2} />}>
            <FilterPanel filters={filters} total={page?.total} onChange={onChange} onClear={onClear} onClose={close} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
