import type { listCases } from '@onward/contracts/casework/cases'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { usePageTitle } from '@onward/portal-kit'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { Counts, SavedViews } from '@onward/ui/data'
import { ButtonLink, EmptyState } from '@onward/ui/frame'
import { useState } from 'react'
import { AreaNav } from '../parts/AreaNav'
import { isOfNiNumber } from '../referrals/filters'
import { useCases } from './api'
import { CaseFilterBar } from './CaseFilterBar'
import { CaseList } from './CaseList'
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
    <Room>
      <AreaNav />
      <RoomHead title={w('title')} note={w('lead')} back={<Link to="/agent/dashboard">{w('common.backToDashboard')}</Link>}>
        {found.data?.pages[0] && <CaseCounts counts={found.data.pages[0].counts} filters={asked} />}
      </RoomHead>
      <SavedViews
        label={w('filter.whose')}
        current={asked.whose}
        views={[
          { id: '', label: w('common.whose.mine'), to: viewPath(address, '') },
          { id: 'office', label: w('whose.office'), to: viewPath(address, 'office') },
        ]}
      />
      <CaseFilterBar
        filters={filters}
        onSearch={search}
        onFilter={(name, value) => setAddress((before) => withFilter(before, name, value))}
        onClear={clear}
      />
      <CaseList found={found} empty={<Nobody filters={filters} />} />
    </Room>
  )
}

const viewPath = (address: URLSearchParams, whose: string): string => {
  const query = withFilter(address, 'whose', whose).toString()
  return query ? `${PAGE}?${query}` : PAGE
}

/** Four counts; those that are a filter link to it. */
function CaseCounts({ counts, filters }: { counts: Listed['counts']; filters: CaseFilters }) {
  const w = useCaseMessages()
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
