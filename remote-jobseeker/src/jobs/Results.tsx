import type { BoardJob } from '@onward/contracts/jobs/board'
import { matchGroup } from '@onward/contracts/jobs/match-scores'
import { lazyPart, usePortal } from '@onward/portal-kit'
import { Drawing } from '@onward/ui/drawing'
import { Button, EmptyState, InlineAlert, LoadMore, Row } from '@onward/ui/frame'
import { Further, JobCards, JobSkeleton } from '@onward/ui/job'
import { Suspense, useEffect, useRef } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { type Board, type useBoard, useFurtherJobs } from './api'
import { useJobsMessages } from './catalogue'
import { DismissedJob } from './DismissedJob'
import type { DismissedHere } from './dismissed-here'
import { type BoardFilters, isNarrowed } from './filters'
import { JobCard } from './JobCard'
import styles from './jobs.module.css'

// Fetched only without a place; most people have one.
const AskPlace = lazyPart(() => import('./AskPlace'))

interface Choice {
  marks: DismissedHere
  beside: boolean
  /** Id of the job in the pane, or of the one open in its place. */
  selectedId: string | null
  chosen: string | null
  onChoose(id: string | null): void
}
interface ResultsProps extends Choice {
  board: ReturnType<typeof useBoard>
  page: Board
  filters: BoardFilters
  /** Jobs beyond the distance are shown too. */
  further: boolean
  onFurther(open: boolean): void
  onChange(change: Partial<BoardFilters>): void
  onClear(): void
}
/** The jobs found, in groups, with the count. */
export function Results({ board, page, filters, further, onFurther, onChange, onClear, ...choice }: ResultsProps) {
  const t = useMessages()
  const { announce } = usePortal()
  const jobs = board.data?.pages.flatMap(({ items }) => items) ?? []
  const count = jobs.length
  const wasLoading = useRef(false)
  const { total } = page
  useEffect(() => {
    if (board.isFetching) wasLoading.current = true
    else if (wasLoading.current) {
      wasLoading.current = false
      announce(t('hub.status', { shown: count, total, count: total }))
    }
  }, [board.isFetching, count, total, announce, t])
  return (
    <>
      <Places filters={filters} places={page.places} suggested={page.suggestedPlaces} onChange={onChange} />
      {page.needsPlace && (
        <Suspense fallback={null}>
          <AskPlace onChange={onChange} />
        </Suspense>
      )}
      {total === 0 ? (
        <NothingFound page={page} filters={filters} onClear={onClear} />
      ) : (
        <>
          <Groups jobs={jobs} page={page} sort={filters.sort} {...choice} />
          {board.isFetchNextPageError && <InlineAlert tone="danger" title={t('failed.more')} />}
          <LoadMore
            label={t(board.isFetchingNextPage ? 'common.loading' : 'hub.loadMore')}
            status={t('hub.status', { shown: count, total, count: total })}
            loading={board.isFetchingNextPage}
            done={!board.hasNextPage}
            onLoadMore={() => void board.fetchNextPage()}
          />
        </>
      )}
      {page.further > 0 && <FurtherAway count={page.further} filters={filters} open={further} onOpen={onFurther} {...choice} />}
    </>
  )
}

/** Jobs beyond the distance, nearest first; shown on demand. */
function FurtherAway({
  count,
  filters,
  open,
  onOpen,
  ...choice
}: Choice & { count: number; filters: BoardFilters; open: boolean; onOpen(open: boolean): void }) {
  const w = useJobsMessages()
  return (
    <>
      <Further open={open} onToggle={() => onOpen(!open)} note={w('further.count', { count })}>
        {w(open ? 'further.hide' : 'further.show')}
      </Further>
      {open && <FurtherJobs filters={filters} {...choice} />}
    </>
  )
}

function FurtherJobs({ filters, ...choice }: Choice & { filters: BoardFilters }) {
  const t = useMessages()
  const board = useFurtherJobs(filters)
  const jobs = board.data?.pages.flatMap(({ items }) => items) ?? []
  const total = board.data?.pages[0]?.further ?? 0
  if (board.isPending) return <JobSkeleton label={t('common.loading')} cards={2} />
  return (
    <Answer of={board}>
      {() => (
        <>
          <Group title={t('travel.further', { number: total })} note={t('travel.nearestFirst')} jobs={jobs} {...choice} />
          <LoadMore
            label={t(board.isFetchingNextPage ? 'common.loading' : 'hub.loadMore')}
            status={t('hub.status', { shown: jobs.length, total, count: total })}
            loading={board.isFetchingNextPage}
            done={!board.hasNextPage}
            onLoadMore={() => void board.fetchNextPage()}
          />
        </>
      )}
    </Answer>
  )
}

/** How the place was understood; asks when there are several. */
function Places({
  filters,
  places,
  suggested,
  onChange,
}: Pick<ResultsProps, 'filters' | 'onChange'> & { places: readonly string[]; suggested: readonly string[] }) {
  const t = useMessages()
  const w = useJobsMessages()
  const [first, ...others] = places
  if (!filters.location) return null
  if (first === undefined)
    return (
      <InlineAlert tone="warning" title={t('place.unknown', { place: filters.location })}>
        {suggested.length === 0 ? (
          t('place.unknownText')
        ) : (
          <PlaceButtons text={w('reading.didYouMean')} places={suggested} onChange={onChange} />
        )}
      </InlineAlert>
    )
  if (others.length === 0) return null
  return (
    <InlineAlert title={t('place.which', { place: filters.location })}>
      <PlaceButtons text={t('place.shown', { place: first })} places={others} onChange={onChange} />
    </InlineAlert>
  )
}

const PlaceButtons = ({
  text,
  places,
  onChange,
}: {
  text: string
  places: readonly string[]
  onChange(change: Partial<BoardFilters>): void
}) => (
  <>
    <p>{text}</p>
    <Row gap={2}>
      {places.map((place) => (
        <Button key={place} variant="secondary" size="s" onClick={() => onChange({ location: place })}>
          {place}
        </Button>
      ))}
    </Row>
  </>
)

/** No jobs within the distance: shows those beyond it, or what to change. An unknown or missing place has its own message. */
function NothingFound({ page, filters, onClear }: Pick<ResultsProps, 'page' | 'filters' | 'onClear'>) {
  const t = useMessages()
  const w = useJobsMessages()
  if (page.needsPlace || (filters.location !== '' && page.places.length === 0)) return null
  const beyond = page.further > 0
  return (
    <EmptyState
      picture={<Drawing name={filters.saved ? 'saved' : 'search'} />}
      title={filters.q ? w('nothing.named', { q: filters.q }) : t('hub.nothing')}
      action={
        isNarrowed(filters) && (
          <Button variant="secondary" onClick={onClear}>
            {t('common.clearFilters')}
          </Button>
        )
      }
    >
      {beyond ? w('nothing.beyond', { count: page.further }) : t(filters.saved ? 'hub.nothingSaved' : 'hub.nothingText')}
    </EmptyState>
  )
}

const GROUPS = ['perfect', 'strong', 'growth'] as const

/** The documented groups, best match first; one list when sorted otherwise or before a CV was analysed. */
function Groups({
  jobs,
  page,
  sort,
  ...choice
}: Choice & { jobs: readonly BoardJob[]; page: Board; sort: BoardFilters['sort'] }) {
  const t = useMessages()
  const w = useJobsMessages()
  if (!page.grouped) {
    return <Group title={w(`sorted.${sort}`, { count: page.total })} jobs={jobs} {...choice} />
  }
  const groups = GROUPS.map((group) => ({
    key: group,
    title: t(`hub.group.${group}`, { count: page.groups[group] }),
    jobs: jobs.filter(({ match }) => match && matchGroup(match.score) === group),
  }))
  const unscored = { key: 'unscored', title: t('hub.allJobs'), jobs: jobs.filter(({ match }) => match === null) }
  return [...groups, unscored].map(
    ({ key, title, jobs: members }) => members.length > 0 && <Group key={key} title={title} jobs={members} {...choice} />,
  )
}

function Group({
  title,
  jobs,
  marks,
  beside,
  selectedId,
  chosen,
  onChoose,
  note,
}: Choice & { title: string; note?: string; jobs: readonly BoardJob[] }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {note && <p className={styles.soft}>{note}</p>}
      <JobCards>
        {jobs.map((job) =>
          marks.dismissed.includes(job.id) ? (
            <DismissedJob key={job.id} job={job} focus={marks.dismissed.at(-1) === job.id} onUndone={() => marks.undo(job.id)} />
          ) : (
            <JobCard
              key={job.id}
              job={job}
              beside={beside}
              chosen={beside ? selectedId === job.id : chosen === job.id}
              onOpen={() => onChoose(!beside && chosen === job.id ? null : job.id)}
              onDismissed={() => marks.dismiss(job.id)}
            />
          ),
        )}
      </JobCards>
    </section>
  )
}
