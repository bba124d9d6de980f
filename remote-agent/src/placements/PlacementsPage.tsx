import { PLACEMENT_LISTS } from '@onward/contracts/casework/placements'
import { usePageTitle } from '@onward/portal-kit'
import { formatNumber } from '@onward/portal-kit/i18n'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { ButtonLink, EmptyState, LoadMore, Page, PageHeader, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { FindBar } from '../parts/FindBar'
import { isOfNiNumber } from '../referrals/filters'
import { type Show, useListed, type Whose } from './api'
import { usePlacementMessages } from './catalogue'
import { Funnel, periodOf } from './Funnel'
import styles from './placements.module.css'
import { Rows } from './Rows'

const PAGE_SIZE = 10

/** /agent/placements: placements, conflicts first, and the funnel of a period. Filters are in the address. */
export default function PlacementsPage() {
  const t = usePlacementMessages()
  usePageTitle(t('title'))
  const [address, setAddress] = useSearchParams()
  const whose: Whose = address.get('whose') === 'office' ? 'office' : 'mine'
  const show = PLACEMENT_LISTS.find((one) => one === address.get('show')) ?? null
  const period = periodOf(address.get('period'))
  // Part of a National Insurance number may be searched for, but never written into the address.
  const [number, setNumber] = useState('')
  const search = number || (address.get('q')?.slice(0, 200) ?? '')
  const list = useListed({ whose, show, search })
  const items = list.data?.pages.flatMap((page) => page.items)
  const first = list.data?.pages[0]
  const onSearch = (text: string) => {
    const isSecret = isOfNiNumber(text)
    setNumber(isSecret ? text : '')
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (text && !isSecret) next.set('q', text)
        else next.delete('q')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    const text = next.toString()
    return `/agent/placements${text && `?${text}`}`
  }
  return (
    <Page>
      <AreaNav />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <ButtonLink href="#funnel" variant="secondary">
            {t('funnel.see')}
          </ButtonLink>
        }
      />
      <nav aria-label={t('whose')} className={styles.whose}>
        {(['mine', 'office'] as const).map((one) => (
          <Link key={one} to={to({ whose: one === 'office' ? one : null })} aria-current={whose === one ? 'page' : undefined}>
            {t(`common.whose.${one}`)}
          </Link>
        ))}
      </nav>
      <Stack gap={6}>
        <section aria-label={t('counts')} className={styles.counts}>
          {PLACEMENT_LISTS.map((one) => (
            <Count
              key={one}
              name={one}
              count={first?.counts[one]}
              isCurrent={show === one}
              to={to({ show: show === one ? null : one })}
            />
          ))}
        </section>
        <Section
          title={show ? t(`count.${show}`) : t('title')}
          id="placements"
          actions={show && <Link to={to({ show: null })}>{t('all')}</Link>}
        >
          <FindBar
            labels={{ find: t('find'), search: t('common.search'), searchHint: t('searchHint'), clear: t('clear') }}
            search={search}
            onSearch={onSearch}
            isFiltered={search !== ''}
            onClear={() => onSearch('')}
          />
          <Answer of={{ data: items, error: list.error, refetch: list.refetch }} lines={6}>
            {(found) =>
              found.length > 0 ? (
                <>
                  {search !== '' && (
                    <p role="status" className={styles.found}>
                      {first?.total === 1 ? t('foundOne') : t('found', { count: formatNumber(first?.total ?? 0) })}
                    </p>
                  )}
                  <Rows items={found} />
                </>
              ) : search !== '' ? (
                <EmptyState title={t('none.found')} icon="search">
                  {t('none.foundText')}
                </EmptyState>
              ) : show ? (
                <p>{t('none.filtered')}</p>
              ) : (
                <EmptyState title={t('none')} icon="jobs">
                  {t('none.text')}
                </EmptyState>
              )
            }
          </Answer>
          {items && first && first.total > PAGE_SIZE && (
            <LoadMore
              label={t('common.loadMore')}
              status={t('common.showingOf', { shown: items.length, total: first.total })}
              loading={list.isFetchingNextPage}
              done={!list.hasNextPage}
              onLoadMore={() => void list.fetchNextPage()}
            />
          )}
        </Section>
        <Funnel
          period={period}
          whose={whose}
          onPeriod={(next) => {
            const changed = new URLSearchParams(address)
            changed.set('period', next)
            setAddress(changed, { replace: true, preventScrollReset: true })
          }}
        />
      </Stack>
    </Page>
  )
}

function Count({ name, count, isCurrent, to }: { name: Show; count: number | undefined; isCurrent: boolean; to: string }) {
  const t = usePlacementMessages()
  return (
    <Link
      to={to}
      className={styles.count}
      aria-current={isCurrent ? 'true' : undefined}
      data-urgent={name === 'conflicts' && !!count}
    >
      <span className={styles.figure}>{count === undefined ? '–' : formatNumber(count)}</span>
      <span>{t(`count.${name}`)}</span>
    </Link>
  )
}
