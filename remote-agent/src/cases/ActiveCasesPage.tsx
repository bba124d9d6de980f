import type { listCases } from '@onward/contracts/casework/cases'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { usePageTitle } from '@onward/portal-kit'
import { formatNumber } from '@onward/portal-kit/i18n'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { ButtonLink, EmptyState, LoadMore, Page, PageHeader } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { isOfNiNumber } from '../referrals/filters'
import { useCases } from './api'
import { CaseFilterBar } from './CaseFilterBar'
import { CaseList } from './CaseList'
import styles from './cases.module.css'
import { useCaseMessages } from './catalogue'
import { type CaseFilters, filtersOf, isFiltered, withFilter } from './filters'

type Listed = ResponseOf<typeof listCases>
const PAGE = '/agent/active-cases'

/** /agent/active-cases: the agent's open cases, most urgent first. Search and filters are in the address. */
export default function ActiveCasesPage() {
  const w = useCaseMessages()
  const [address, setAddress] = useSearchParams()
  // Part of a National Insurance number may be searched for, but never written into the address.
  const [number, setNumber] = useState('')
  const asked = filtersOf(address)
  const filters = number ? { ...asked, search: number } : asked
  const found = useCases(filters)
  usePageTitle(w('title'))

  const search = (text: string) => {
    const secret = isOfNiNumber(text)
    setNumber(secret ? text : '')
    setAddress((before) => withFilter(before, 'q', secret ? '' : text), { replace: true })
  }
  const clear = () => {
    setNumber('')
    setAddress(asked.whose ? { whose: asked.whose } : {})
  }
  return (
    <Page>
      <AreaNav />
      <PageHeader
        title={w('title')}
        lead={w('lead')}
        eyebrow={<Link to="/agent/dashboard">{w('common.backToDashboard')}</Link>}
      />
      {found.data && <Counts counts={found.data.pages[0]?.counts} filters={asked} />}
      <CaseFilterBar
        filters={filters}
        onSearch={search}
        onFilter={(name, value) => setAddress((before) => withFilter(before, name, value))}
        onClear={clear}
      />
      <Answer of={found} lines={8}>
        {({ pages }) => (
          <Found
            pages={pages}
            filters={filters}
            more={{
              loading: found.isFetchingNextPage,
              done: !found.hasNextPage,
              onLoadMore: () => void found.fetchNextPage(),
            }}
          />
        )}
      </Answer>
    </Page>
  )
}

/** Four counts; those that are a filter link to it. */
function Counts({ counts, filters }: { counts: Listed['counts'] | undefined; filters: CaseFilters }) {
  const w = useCaseMessages()
  if (!counts) return null
  const toPart = (part: string) => {
    const query = [filters.whose && `whose=${filters.whose}`, part].filter(Boolean).join('&')
    return query ? `${PAGE}?${query}` : PAGE
  }
  const parts = [
    { name: 'active', to: toPart(''), count: counts.active, isCurrent: !isFiltered(filters) },
    { name: 'high', to: toPart('priority=high'), count: counts.highPriority, isCurrent: filters.priority === 'high' },
    {
      name: 'interview',
      to: toPart('stage=interview-stage'),
      count: counts.atInterview,
      isCurrent: filters.stage === 'interview-stage',
    },
  ] as const
  return (
    <nav aria-label={w('counts')}>
      <ul className={styles.counts}>
        {parts.map(({ name, to, count, isCurrent }) => (
          <li key={name}>
            <Link to={to} className={styles.count} aria-current={isCurrent ? 'true' : undefined}>
              {w(`count.${name}`)} <span className={styles.figure}>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
        <li className={styles.count}>
          {w('count.applications')} <span className={styles.figure}>{formatNumber(counts.applications)}</span>
        </li>
      </ul>
    </nav>
  )
}

function Found({
  pages,
  filters,
  more,
}: {
  pages: readonly Listed[]
  filters: CaseFilters
  more: { loading: boolean; done: boolean; onLoadMore(): void }
}) {
  const t = useMessages()
  const w = useCaseMessages()
  // A case that changed between page loads may be on two pages.
  const cases = [...new Map(pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values()]
  const total = pages[0]?.total ?? 0
  if (total === 0) {
    return isFiltered(filters) ? (
      <EmptyState title={w('none')} icon="search">
        {w('none.text')}
      </EmptyState>
    ) : (
      <EmptyState
        title={w('empty')}
        icon="people"
        action={
          filters.whose === '' ? (
            <ButtonLink to={`${PAGE}?whose=office`}>{w('empty.office')}</ButtonLink>
          ) : (
            <ButtonLink to="/agent/referrals">{w('toReferrals')}</ButtonLink>
          )
        }
      >
        {w('empty.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status" className={styles.found}>
        {total === 1 ? w('foundOne') : w('found', { count: formatNumber(total) })}
      </p>
      <CaseList cases={cases} />
      <LoadMore
        label={t('common.loadMore')}
        status={t('common.showingOf', { shown: cases.length, total: formatNumber(total) })}
        {...more}
      />
    </>
  )
}
