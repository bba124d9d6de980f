import type { listReferrals } from '@onward/contracts/casework/referrals'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { usePageTitle } from '@onward/portal-kit'
import { formatNumber } from '@onward/portal-kit/i18n'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Button, ButtonLink, EmptyState, LoadMore, Page, PageHeader, Section } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { ClientList } from '../parts/ClientList'
import { useOffices, useReferrals, useStoredDraft } from './api'
import { useReferralMessages } from './catalogue'
import { FilterBar } from './FilterBar'
import { filtersOf, isFiltered, isOfNiNumber, withFilter } from './filters'
import { ReferForm } from './ReferForm'
import styles from './referrals.module.css'

type Listed = ResponseOf<typeof listReferrals>

/** /agent/referrals: the office's referrals, and the form. Search, filters and the open form are in the address. */
export default function ReferralsPage() {
  const w = useReferralMessages()
  const [address, setAddress] = useSearchParams()
  // Part of a National Insurance number may be searched for, but never written into the address.
  const [number, setNumber] = useState('')
  const asked = filtersOf(address)
  const filters = number ? { ...asked, search: number } : asked
  const found = useReferrals(filters)
  const isReferring = address.get('refer') === 'true'
  usePageTitle(w('title'))

  const search = (text: string) => {
    const secret = isOfNiNumber(text)
    setNumber(secret ? text : '')
    setAddress((before) => withFilter(before, 'q', secret ? '' : text), { replace: true })
  }
  const clear = () => {
    setNumber('')
    setAddress(isReferring ? { refer: 'true' } : {})
  }
  const refer = (open: boolean) => setAddress((before) => withFilter(before, 'refer', open ? 'true' : ''))
  return (
    <Page>
      <AreaNav />
      <PageHeader
        title={w('title')}
        lead={w('lead')}
        eyebrow={<Link to="/agent/dashboard">{w('common.backToDashboard')}</Link>}
        actions={
          isReferring ? (
            <Button variant="secondary" icon="close" onClick={() => refer(false)}>
              {w('close')}
            </Button>
          ) : (
            <>
              <Button icon="post" onClick={() => refer(true)}>
                {w('refer')}
              </Button>
              <ButtonLink to="/agent/referrals/import" variant="secondary" icon="upload">
                {w('import')}
              </ButtonLink>
              <ButtonLink to="/agent/upload-cv" variant="secondary" icon="document">
                {w('common.uploadACv')}
              </ButtonLink>
            </>
          )
        }
      />
      {isReferring && (
        <Section title={w('refer')} id="refer-title">
          <Refer />
        </Section>
      )}
      {found.data && <Counts counts={found.data.pages[0]?.counts} status={asked.status} />}
      <FilterBar
        filters={filters}
        onSearch={search}
        onFilter={(name, value) => setAddress((before) => withFilter(number ? withFilter(before, 'q', '') : before, name, value))}
        onClear={clear}
      />
      <Answer of={found} lines={6}>
        {({ pages }) => (
          <Found
            pages={pages}
            isFiltered={isFiltered(filters)}
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

function Refer() {
  const offices = useOffices()
  const storedDraft = useStoredDraft()
  return (
    <Answer of={offices} lines={6}>
      {({ items, mine }) => (
        <Answer of={storedDraft} lines={6}>
          {({ draft }) => <ReferForm stored={draft} offices={items} ownOffice={mine} />}
        </Answer>
      )}
    </Answer>
  )
}

/** Four counts of the whole office; each links to its part of the list. */
function Counts({ counts, status }: { counts: Listed['counts'] | undefined; status: string }) {
  const w = useReferralMessages()
  if (!counts) return null
  const tiles = [
    ['total', '', counts.total],
    ['active', 'active', counts.active],
    ['completed', 'complete', counts.completed],
    ['pending', 'pending', counts.pending],
  ] as const
  return (
    <nav aria-label={w('counts')}>
      <ul className={styles.counts}>
        {tiles.map(([name, wanted, count]) => (
          <li key={name}>
            <Link
              to={wanted ? `/agent/referrals?status=${wanted}` : '/agent/referrals'}
              className={styles.count}
              aria-current={status === wanted ? 'true' : undefined}
            >
              {w(`count.${name}`)} <span className={styles.figure}>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Found({
  pages,
  isFiltered: filtered,
  more,
}: {
  pages: readonly Listed[]
  isFiltered: boolean
  more: { loading: boolean; done: boolean; onLoadMore(): void }
}) {
  const t = useMessages()
  const w = useReferralMessages()
  const referrals = pages.flatMap(({ items }) => items)
  const total = pages[0]?.total ?? 0
  if (total === 0) {
    return filtered ? (
      <EmptyState title={w('none')} icon="search">
        {w('none.text')}
      </EmptyState>
    ) : (
      <EmptyState
        title={w('empty')}
        icon="people"
        action={<ButtonLink to="/agent/referrals?refer=true">{w('refer')}</ButtonLink>}
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
      <ClientList clients={referrals} level={2} />
      <LoadMore
        label={t('common.loadMore')}
        status={t('common.showingOf', { shown: referrals.length, total: formatNumber(total) })}
        {...more}
      />
    </>
  )
}
