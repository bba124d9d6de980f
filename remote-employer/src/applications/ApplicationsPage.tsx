import { MOST_AT_ONCE } from '@onward/contracts/jobs/application-moves'
import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { lazyPart, usePageTitle, usePortal } from '@onward/portal-kit'
import { useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { useNarrow } from '@onward/ui/data'
import { EmptyState } from '@onward/ui/frame'
import { Segmented } from '@onward/ui/pick'
import { SplitView } from '@onward/ui/plan'
import { Suspense, useState } from 'react'
import { useMessages } from '../catalogue'
import { useAnnounceChanges } from '../live'
import { AreaNav } from '../parts/AreaNav'
import { ApplicationTable } from './ApplicationTable'
import { ApplicationTools, ApplicationViews } from './ApplicationTools'
import { useApplication, useApplicationJobs, useApplications } from './api'
import { useHiringMessages } from './catalogue'
import { type ApplicationFilters, boardPath, filtersFrom, isFiltered, listPath, openPath, searchOf, withFilter } from './filters'
import { JobOfList } from './JobOfList'
import { type Asked, ManyAtOnce } from './ManyAtOnce'
import { Sheet } from './Sheet'
import { useBeside } from './use-beside'

const ApplicationBeside = lazyPart(() => import('./ApplicationBeside'))
const ApplicationBoard = lazyPart(async () => ({ default: (await import('./ApplicationBoard')).ApplicationBoard }))

/** /employer/applications: all applications; search, filters, sort and layout are in the address. */
export default function ApplicationsPage() {
  const t = useMessages()
  const h = useHiringMessages()
  const { announce } = usePortal()
  const [address, setAddress] = useSearchParams()
  const filters = filtersFrom(address)
  const found = useApplications(filters)
  const jobs = useApplicationJobs()
  // As they were when chosen: a colleague may move one meanwhile, and the service must know which version was seen.
  const [chosen, setChosen] = useState<ReadonlyMap<string, EmployerApplication>>(new Map())
  const [asking, setAsking] = useState<Asked | null>(null)
  const job = jobs.data?.items.find(({ id }) => id === filters.jobId)
  const title = job && filters.shortlist ? h('list.shortlistTitle', { job: job.title }) : t('applications.title')
  const first = found.data?.pages[0]
  const isNarrow = useNarrow()
  const beside = useBeside()
  const opened = useApplication(beside.id)
  // One failure of the service is said once, where the list would be.
  const hasAllFailed = Boolean(found.error && !found.data && opened.error && !opened.data)
  const navigate = useNavigate()
  const isBoard = address.get('layout') === 'board' && beside.id === ''
  usePageTitle(title)
  useAnnounceChanges()

  const choose = (ids: ReadonlySet<string>, of: readonly EmployerApplication[]) => {
    const rowOf = new Map([...of.map((one) => [one.id, one] as const), ...chosen])
    const next = [...ids].flatMap((id) => rowOf.get(id) ?? [])
    if (next.length > MOST_AT_ONCE) announce(h('many.most'))
    setChosen(new Map(next.slice(0, MOST_AT_ONCE).map((one) => [one.id, one])))
  }
  const clear = () => setChosen(new Map())
  const change = (name: keyof ApplicationFilters, value: string) => {
    // Filtered-out people must not stay chosen.
    if (name !== 'sort') clear()
    setAddress((before) => withFilter(before, name, value), { replace: name === 'q' })
  }
  const page = (id: string) => `/employer/applications/${id}${searchOf(filters)}`
  const table = (
    <ApplicationTable
      found={found}
      label={title}
      filters={filters}
      // On a phone an application is read on its own page.
      to={{ page, open: isNarrow ? page : (id) => openPath(filters, id) }}
      openId={beside.id}
      onMove={beside.follow}
      onRetry={() => {
        void found.refetch()
        if (opened.error) void opened.refetch()
      }}
      onSort={(sort) => change('sort', sort)}
      chosen={new Set(chosen.keys())}
      onChoose={choose}
      onReject={(application) => setAsking({ to: 'rejected', applications: [application] })}
      empty={<Nobody filters={filters} />}
    />
  )
  return (
    <Room>
      <AreaNav />
      <RoomHead title={title}>
        <Segmented
          label={h('list.layout')}
          value={isBoard ? 'board' : 'table'}
          options={[
            { value: 'table', label: h('list.table') },
            { value: 'board', label: h('list.boardView') },
          ]}
          onChange={(layout) => navigate(layout === 'board' ? boardPath(filters) : listPath(filters))}
        />
        <Sheet filters={filters} />
      </RoomHead>
      <ApplicationViews
        filters={filters}
        // A status is one column of the board.
        to={(next) => (isBoard && next.status === 'all' ? boardPath(next) : listPath(next))}
        counts={first?.counts}
        shortlisted={first?.shortlisted}
        waiting={first?.views}
      />
      <ApplicationTools
        filters={filters}
        jobs={jobs.data?.items ?? []}
        counts={first?.counts}
        total={first?.total}
        isBoard={isBoard}
        onChange={change}
        onClear={() => {
          clear()
          setAddress(isBoard ? { layout: 'board' } : {})
        }}
      />
      {job && <JobOfList job={job} filters={filters} />}
      {isBoard ? (
        <Suspense fallback={null}>
          <ApplicationBoard
            filters={filters}
            to={{ page, open: isNarrow ? page : (id) => openPath(filters, id) }}
            onReject={(application) => setAsking({ to: 'rejected', applications: [application] })}
          />
        </Suspense>
      ) : beside.id === '' || hasAllFailed ? (
        table
      ) : (
        <SplitView
          listLabel={title}
          list={table}
          detailLabel={h('beside.label')}
          detail={
            <Suspense fallback={null}>
              <ApplicationBeside id={beside.id} page={page(beside.id)} list={listPath(filters)} takesFocus={beside.takesFocus} />
            </Suspense>
          }
        />
      )}
      <ManyAtOnce chosen={[...chosen.values()]} onClear={clear} asking={asking} onAsk={setAsking} />
    </Room>
  )
}

function Nobody({ filters }: { filters: ApplicationFilters }) {
  const t = useMessages()
  const h = useHiringMessages()
  if (filters.shortlist && !filters.q && filters.status === 'all' && filters.badges === 'all')
    return <EmptyState title={h('list.shortlistEmpty')}>{h('list.shortlistEmptyText')}</EmptyState>
  if (isFiltered(filters)) return <EmptyState title={t('applications.empty')} />
  return <EmptyState title={t('applications.empty.first')}>{t('applications.empty.first.text')}</EmptyState>
}
