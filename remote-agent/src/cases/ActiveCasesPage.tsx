import { CASE_SORTS, CASE_VIEWS, type listCases } from '@onward/contracts/casework/cases'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { usePageTitle } from '@onward/portal-kit'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { Counts, SavedViews } from '@onward/ui/data'
import { ButtonLink, EmptyState } from '@onward/ui/frame'
import { useState } from 'react'
import { AreaNav } from '../parts/AreaNav'
import { withSorting } from '../parts/sorting'
import { isOfNiNumber } from '../referrals/filters'
import { useCaseCounts, useCases } from './api'
import { CaseFilterBar } from './CaseFilterBar'
import { CaseList } from './CaseList'
import { useCaseMessages } from './catalogue'
import { type CaseFilters, filtersOf, isFiltered, partOf, savedQueryOf, withFilter } from './filters'
import { FIRST_ORDER } from './sorts'

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
    setAddress((before) => withFilter(partOf(before), 'whose', ''))
  }
  return (
    <Room>
      <AreaNav />
      <RoomHead title={w('title')} note={w('lead')} back={<Link to="/agent/dashboard">{w('common.backToDashboard')}</Link>}>
        {found.data?.pages[0] && <CaseCounts counts={found.data.pages[0].counts} filters={asked} address={address} />}
      </RoomHead>
      <Views found={found.data?.pages[0]} filters={filters} address={address} />
      <CaseFilterBar
        filters={filters}
        left={found.data?.pages[0]?.total}
        onSearch={search}
        onFilter={(name, value) =>
          setAddress((before) => {
            if (name !== 'sort') return withFilter(before, name, value)
            const by = CASE_SORTS.find((one) => one === value) ?? CASE_SORTS[0]
            return withSorting(before, { by, order: FIRST_ORDER[by] }, CASE_SORTS[0])
          })
        }
        onClear={clear}
      />
      <CaseList
        found={found}
        empty={<Nobody filters={filters} />}
        query={String(address)}
        sorting={asked.sorting}
        onSort={(next) => setAddress((before) => withSorting(before, next, CASE_SORTS[0]))}
      />
    </Room>
  )
}

const pathOf = (query: URLSearchParams): string => (query.size > 0 ? `${PAGE}?${query}` : PAGE)

interface PartProps {
  filters: CaseFilters
  address: URLSearchParams
}
/** The whole list and its parts that are worked through, each with how many people it lists. */
function Views({ found, filters, address }: PartProps & { found: Listed | undefined }) {
  const w = useCaseMessages()
  const { search, stage, priority, view } = filters
  const isOther = `${search}${stage}${priority}` !== ''
  return (
    <SavedViews
      label={w('views')}
      current={isOther ? null : view}
      views={[
        { id: '', label: w('all'), to: pathOf(partOf(address)), count: found?.counts.active },
        ...CASE_VIEWS.map((id) => ({
          id,
          label: w(`view.${id}`),
          to: pathOf(partOf(address, { view: id })),
          count: found?.views[id],
        })),
      ]}
      own={{
        list: 'cases',
        query: savedQueryOf(address),
        isSearching: filters.search !== '',
        to: (query) => pathOf(new URLSearchParams(query)),
        useCounts: useCaseCounts,
      }}
    />
  )
}

/** Four counts; those that are a filter link to it. */
function CaseCounts({ counts, filters, address }: PartProps & { counts: Listed['counts'] }) {
  const w = useCaseMessages()
  const toPart = (part: Parameters<typeof partOf>[1]) => pathOf(partOf(address, part))
  const parts = [
    { name: 'active', to: toPart({}), count: counts.active, isCurrent: !isFiltered(filters) },
    { name: 'high', to: toPart({ priority: 'high' }), count: counts.highPriority, isCurrent: filters.priority === 'high' },
    {
      name: 'interview',
      to: toPart({ stage: 'interview-stage' }),
      count: counts.atInterview,
      isCurrent: filters.stage === 'interview-stage',
    },
    { name: 'applications', count: counts.applications },
  ] as const
  return <Counts label={w('counts')} counts={parts.map(({ name, ...part }) => ({ label: w(`count.${name}`), ...part }))} />
}

function Nobody({ filters }: { filters: CaseFilters }) {
  const w = useCaseMessages()
  if (isFiltered(filters))
    return (
      <EmptyState title={w('none')} icon="search">
        {w('none.text')}
      </EmptyState>
    )
  return (
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
