import { type listReferrals, REFERRAL_SORTS, REFERRAL_VIEWS } from '@onward/contracts/casework/referrals'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { useFailureNotice, usePageTitle } from '@onward/portal-kit'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { Counts, RowMenu, SavedViews, useNarrow } from '@onward/ui/data'
import { Button, ButtonLink, Section } from '@onward/ui/frame'
import { useState } from 'react'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { withSorting } from '../parts/sorting'
import { exportList, useOffices, useReferralCounts, useReferrals, useStoredDraft } from './api'
import { useReferralMessages } from './catalogue'
import { FilterBar } from './FilterBar'
import { filtersOf, isFiltered, isOfNiNumber, partOf, type ReferralFilters, savedQueryOf, withFilter } from './filters'
import { ReferForm } from './ReferForm'
import { ReferralList } from './ReferralList'
import { ReferralPanel } from './ReferralPanel'
import { SealedFound } from './SealedFound'

/** /agent/referrals: the office's referrals, and the form. Search, filters and the open form are in the address. */
export default function ReferralsPage() {
  const w = useReferralMessages()
  const [address, setAddress] = useSearchParams()
  // Part of a National Insurance number may be searched for, but never written into the address.
  const [number, setNumber] = useState('')
  const asked = filtersOf(address)
  const filters = number ? { ...asked, search: number } : asked
  const found = useReferrals(filters)
  const isNarrow = useNarrow()
  const notifyFailure = useFailureNotice()
  const openId = address.get('open') ?? ''
  const isReferring = address.get('refer') === 'true'
  usePageTitle(w('title'))

  const search = (text: string) => {
    const secret = isOfNiNumber(text)
    setNumber(secret ? text : '')
    setAddress((before) => withFilter(before, 'q', secret ? '' : text), { replace: true })
  }
  const clear = () => {
    setNumber('')
    setAddress((before) => partOf(before, isReferring ? { refer: 'true' } : {}))
  }
  const save = async () => {
    try {
      await exportList(filters)
    } catch (error) {
      notifyFailure(w('common.fileNotMade'), error as Error)
    }
  }
  const refer = (open: boolean) => setAddress((before) => withFilter(before, 'refer', open ? 'true' : ''))
  return (
    <Room>
      <AreaNav />
      <RoomHead title={w('title')} back={<Link to="/agent/dashboard">{w('common.backToDashboard')}</Link>}>
        {found.data?.pages[0] && <OfficeCounts counts={found.data.pages[0].counts} filters={asked} address={address} />}
      </RoomHead>
      {isReferring && (
        <Section
          title={w('refer')}
          id="refer-title"
          actions={
            <Button variant="secondary" icon="close" onClick={() => refer(false)}>
              {w('close')}
            </Button>
          }
        >
          <Refer />
        </Section>
      )}
      <Views found={found.data?.pages[0]} filters={filters} address={address} />
      <FilterBar
        filters={filters}
        left={found.data?.pages[0]?.total}
        onSearch={search}
        onFilter={(name, value) => setAddress((before) => withFilter(number ? withFilter(before, 'q', '') : before, name, value))}
        onClear={clear}
        actions={
          <>
            {!isReferring && (
              <Button size="s" icon="post" onClick={() => refer(true)}>
                {w('refer')}
              </Button>
            )}
            {isNarrow ? (
              <RowMenu
                label={w('more')}
                actions={[
                  { label: w('import'), to: '/agent/referrals/import' },
                  { label: w('export'), run: () => void save() },
                  { label: w('common.uploadACv'), to: '/agent/upload-cv' },
                ]}
              />
            ) : (
              <>
                <ButtonLink to="/agent/referrals/import" variant="secondary" size="s" icon="upload">
                  {w('import')}
                </ButtonLink>
                <Button variant="secondary" size="s" icon="download" onClick={() => void save()}>
                  {w('export')}
                </Button>
                <ButtonLink to="/agent/upload-cv" variant="secondary" size="s" icon="document">
                  {w('common.uploadACv')}
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      <SealedFound ids={found.data?.pages[0]?.sealed ?? []} />
      <ReferralList
        found={found}
        isFiltered={isFiltered(filters)}
        openId={openId}
        sorting={asked.sorting}
        onSort={(next) => setAddress((before) => withSorting(before, next, REFERRAL_SORTS[0]))}
        panelPath={(id) => `/agent/referrals?${withFilter(address, 'open', id)}`}
      />
      {openId && (
        <ReferralPanel key={openId} id={openId} onClose={() => setAddress((before) => withFilter(before, 'open', ''))} />
      )}
    </Room>
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

type Listed = ResponseOf<typeof listReferrals>
interface PartProps {
  filters: ReferralFilters
  address: URLSearchParams
}
const pathOf = (query: URLSearchParams): string => (query.size > 0 ? `/agent/referrals?${query}` : '/agent/referrals')

/** The whole list and what somebody should look at, each with how many people it lists. */
function Views({ found, filters, address }: PartProps & { found: Listed | undefined }) {
  const w = useReferralMessages()
  const { sorting: _, view, ...others } = filters
  return (
    <SavedViews
      label={w('views')}
      current={Object.values(others).some((value) => value !== '') ? null : view}
      views={[
        { id: '', label: w('status.all'), to: pathOf(partOf(address)), count: found?.counts.total },
        ...REFERRAL_VIEWS.map((id) => ({
          id,
          label: w(`view.${id}`),
          to: pathOf(partOf(address, { view: id })),
          count: found?.views[id],
        })),
      ]}
      own={{
        list: 'referrals',
        query: savedQueryOf(address),
        isSearching: filters.search !== '',
        to: (query) => pathOf(new URLSearchParams(query)),
        useCounts: useReferralCounts,
      }}
    />
  )
}

/** Four counts of the whole office; each links to its part of the list. */
function OfficeCounts({ counts, filters: { status }, address }: PartProps & { counts: Listed['counts'] }) {
  const w = useReferralMessages()
  const tiles = [
    ['total', '', counts.total],
    ['active', 'active', counts.active],
    ['completed', 'complete', counts.completed],
    ['pending', 'pending', counts.pending],
  ] as const
  return (
    <Counts
      label={w('counts')}
      counts={tiles.map(([name, wanted, count]) => ({
        label: w(`count.${name}`),
        count,
        to: pathOf(partOf(address, wanted ? { status: wanted } : {})),
        isCurrent: status === wanted,
      }))}
    />
  )
}
