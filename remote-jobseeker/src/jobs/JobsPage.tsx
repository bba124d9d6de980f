import { lazyPart, usePageTitle } from '@onward/portal-kit'
import { Navigate, useSearchParams } from '@onward/portal-kit/router'
import { Skeleton } from '@onward/ui/frame'
import { JobSkeleton, ListAndPane, SearchBand, useBeside } from '@onward/ui/job'
import { Suspense } from 'react'
import { BetterOffLink } from '../better-off/BetterOff'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { Offline, useOnline } from '../parts/Offline'
import { type Board, useBoard, useFurtherJobs, useJob, useMatchSummary } from './api'
import { useJobsMessages } from './catalogue'
import { useDismissedHere } from './dismissed-here'
import { type BoardFilters, filtersFrom, queryOf, searchTitle } from './filters'
import { HubTools } from './HubTools'
import styles from './jobs.module.css'
import { rememberSearch } from './last-search'
import { MatchSummary } from './MatchSummary'
import { Results } from './Results'
import { Search } from './Search'

// Only wide screens have a pane.
const JobPane = lazyPart(() => import('./JobPane'))
/** Number of skeleton cards, about one screen. */
const SKELETON_CARDS = 5

/** /jobs: the AI job matching hub. Search, filters, sort and the chosen job live in the address. */
export default function JobsPage() {
  const t = useMessages()
  const w = useJobsMessages()
  const [address, setAddress] = useSearchParams()
  const filters = filtersFrom(address)
  const chosen = address.get('job')
  const beside = useBeside()
  const online = useOnline()
  const board = useBoard(filters)
  const home = useMatchSummary().data
  const title = searchTitle(w, filters, board.data?.pages[0]?.plain ?? null) || t('hub.title')
  usePageTitle(title)
  rememberSearch(address)
  const marks = useDismissedHere()
  const further = address.get('further') === 'true'
  // Each search is one step back; filters and sort change the one that is shown.
  const change = (next: Partial<BoardFilters>) => {
    const isSearch = (['q', 'location', 'near'] as const).some((field) => (next[field] ?? filters[field]) !== filters[field])
    setAddress(new URLSearchParams(queryOf({ ...filters, ...next })), { replace: !isSearch, preventScrollReset: !isSearch })
  }
  const clear = () => change({ ...filtersFrom(new URLSearchParams()), sort: filters.sort })
  const choose = (id: string) =>
    setAddress(new URLSearchParams({ ...queryOf(filters), ...(further && { further: 'true' }), job: id }), {
      // The list stays visible, so "back" skips the jobs that were opened.
      replace: true,
      preventScrollReset: true,
    })
  const openFurther = (open: boolean) =>
    setAddress(new URLSearchParams({ ...queryOf(filters), ...(chosen && { job: chosen }), ...(open && { further: 'true' }) }), {
      replace: true,
      preventScrollReset: true,
    })
  const beyond = useFurtherJobs(filters, further)
  const pages = board.data?.pages
  const first = pages?.[0]
  const jobs = [...(pages ?? []), ...((further && beyond.data?.pages) || [])].flatMap(({ items }) => items)
  const listed = jobs.find(({ id }) => id === chosen)
  const selected = chosen ? listed : jobs.find(({ id }) => !marks.dismissed.includes(id))
  // Narrow screens have no pane: a job opens as a page.
  if (chosen && !beside) return <Navigate to={`/jobs/${chosen}`} replace />
  const answer = first ? { data: first, error: null, refetch: board.refetch } : { ...board, data: undefined }
  return (
    <>
      <SearchBand>
        <div className={styles.title}>
          <h1>{title}</h1>
          <MatchSummary />
        </div>
        <Search
          filters={filters}
          home={home ? { place: home.place, miles: home.travelMiles } : null}
          page={first}
          onChange={change}
          onClear={clear}
        />
      </SearchBand>
      <div className={styles.hub}>
        <ListAndPane
          paneLabel={w('pane.label')}
          paneKey={chosen ?? selected?.id}
          pane={
            beside &&
            (chosen || selected) && (
              <Suspense fallback={<Skeleton label={t('common.loading')} rows={6} />}>
                {selected ? (
                  <JobPane job={selected} chosen={chosen !== null} onDismissed={() => marks.dismiss(selected.id)} />
                ) : (
                  chosen && <Unlisted id={chosen} onDismissed={marks.dismiss} />
                )}
              </Suspense>
            )
          }
        >
          {!first && !online ? (
            <Offline onBack={board.refetch} />
          ) : board.isPending ? (
            <JobSkeleton label={t('common.loading')} cards={SKELETON_CARDS} />
          ) : (
            <Answer of={answer}>
              {(page: Board) => (
                <Results
                  board={board}
                  page={page}
                  filters={filters}
                  marks={marks}
                  beside={beside}
                  selectedId={selected?.id ?? null}
                  further={further}
                  onFurther={openFurther}
                  onChoose={choose}
                  onChange={change}
                  onClear={clear}
                />
              )}
            </Answer>
          )}
          <HubTools filters={{ ...filters, q: first?.plain ?? filters.q }} onRestored={marks.undo} />
          <BetterOffLink />
        </ListAndPane>
      </div>
    </>
  )
}

/** A job that the address names and that is not in the loaded list. */
function Unlisted({ id, onDismissed }: { id: string; onDismissed(id: string): void }) {
  const job = useJob(id)
  return <Answer of={job}>{(found) => <JobPane job={found} chosen={false} onDismissed={() => onDismissed(id)} />}</Answer>
}
