import type { BoardJob } from '@onward/contracts/jobs/board'
import { matchGroup } from '@onward/contracts/jobs/match-scores'
import { jobLists } from '@onward/contracts/jobs/public-list'
import { lazyPart, usePortal } from '@onward/portal-kit'
import { Drawing } from '@onward/ui/drawing'
import { Button, EmptyState, InlineAlert, LoadMore, Row } from '@onward/ui/frame'
import { Further, JobCards, JobSkeleton, TopicCards, WaysOn } from '@onward/ui/job'
import { Suspense, useEffect, useRef } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { type Board, type useBoard, useFurtherJobs, useMatchSummary } from './api'
import { BoardCard } from './BoardCard'
import { useJobsMessages } from './catalogue'
import { DismissedJob } from './DismissedJob'
import type { DismissedHere } from './dismissed-here'
import { type BoardFilters, isNarrowed, queryOf } from './filters'
import { AlertButton } from './HubTools'
import styles from './jobs.module.css'

// Fetched only without a place; most people have one.
const AskPlace = lazyPart(() => import('./AskPlace'))

interface Choice {
  marks: DismissedHere
  beside: boolean
  /** Id of the job in the pane. */
  selectedId: string | null
  onChoose(id: string): void
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
      <TopicCards cards={page.cards} />
      <Places filters={filters} isKnown={page.places.length > 0} suggested={page.suggestedPlaces} onChange={onChange} />
      {page.needsPlace && (
        <Suspense fallback={null}>
          <AskPlace onChange={onChange} />
        </Suspense>
      )}
      {total === 0 &&
        (page.ways.length > 0 ? (
          <h2 className={styles.noneNear}>{page.heading}</h2>
        ) : (
          <NothingFound page={page} filters={filters} onClear={onClear} />
        ))}
      <Ways page={page} filters={filters} />
      {total === 0 ? (
        page.nearest.length > 0 && <Group title={page.nearestHeading} jobs={page.nearest} further {...choice} />
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
      {page.further > 0 && (
        <FurtherAway
          count={page.further}
          isHomeOnly={Boolean(page.isHomeOnly)}
          filters={filters}
          open={further}
          onOpen={onFurther}
          {...choice}
        />
      )}
    </>
  )
}

/** Jobs beyond the distance, or at a workplace for who works from home alone, nearest first; shown on demand. */
function FurtherAway({
  count,
  isHomeOnly,
  filters,
  open,
  onOpen,
  ...choice
}: Choice & { count: number; isHomeOnly: boolean; filters: BoardFilters; open: boolean; onOpen(open: boolean): void }) {
  const w = useJobsMessages()
  const home = useMatchSummary().data
  const isOwn = !filters.location && !filters.near && !filters.within && filters.q === ''
  const said =
    filters.within && filters.within !== 'any'
      ? w('further.chosen', { miles: filters.within })
      : isOwn && home?.hasProfile
        ? w('further.own', { miles: home.travelMiles })
        : ''
  const note = isHomeOnly ? [w('further.workplaces', { count }), w('further.ownHome')] : [w('further.count', { count }), said]
  const press = isHomeOnly ? (open ? 'hideWorkplaces' : 'showWorkplaces') : open ? 'hide' : 'show'
  return (
    <>
      <Further open={open} onToggle={() => onOpen(!open)} note={note.filter(Boolean).join('. ')}>
        {w(`further.${press}`)}
      </Further>
      {open && <FurtherJobs filters={filters} {...choice} />}
    </>
  )
}

function FurtherJobs({ filters, ...choice }: Choice & { filters: BoardFilters }) {
  const t = useMessages()
  const board = useFurtherJobs(filters)
  const jobs = board.data?.pages.flatMap(({ items }) => items) ?? []
  const first = board.data?.pages[0]
  const total = first?.further ?? 0
  if (board.isPending) return <JobSkeleton label={t('common.loading')} cards={2} />
  return (
    <Answer of={board}>
      {() => (
        <>
          <Group
            title={t(first?.isHomeOnly ? 'travel.workplaces' : 'travel.further', { number: total })}
            note={t('travel.nearestFirst')}
            jobs={jobs}
            further
            {...choice}
          />
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

/** An unknown place, and those spelt like it. */
function Places({
  filters,
  isKnown,
  suggested,
  onChange,
}: Pick<ResultsProps, 'filters' | 'onChange'> & { isKnown: boolean; suggested: readonly string[] }) {
  const t = useMessages()
  const w = useJobsMessages()
  if (!filters.location || isKnown) return null
  return (
    <InlineAlert tone="warning" title={t('place.unknown', { place: filters.location })}>
      {suggested.length === 0 ? (
        t('place.unknownText')
      ) : (
        <PlaceButtons text={w('reading.didYouMean')} places={suggested} onChange={onChange} />
      )}
    </InlineAlert>
  )
}

/** Another place of that name; where little is near, nearby towns, other words and an alert. */
function Ways({ page, filters }: Pick<ResultsProps, 'page' | 'filters'>) {
  const w = useJobsMessages()
  const ways = page.ways.map(({ label, links }) => ({
    label,
    links: links.map(({ text, q, where }) => ({
      text,
      to: `/jobs?${new URLSearchParams(queryOf({ ...filters, q, location: where, near: where ? '' : filters.near }))}`,
    })),
  }))
  const isFew = page.ways.some(({ kind }) => kind !== 'place')
  return (
    <WaysOn ways={ways}>
      {isFew && <AlertButton filters={{ ...filters, q: page.plain ?? filters.q }}>{w('tools.whenThereIsOne')}</AlertButton>}
    </WaysOn>
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
  if (page.needsPlace || (filters.location !== '' && page.places.length === 0)) return null
  return (
    <EmptyState
      picture={<Drawing name={filters.saved ? 'saved' : 'search'} />}
      title={filters.saved || !page.heading ? t('hub.nothing') : page.heading}
      action={
        isNarrowed(filters) && (
          <Button variant="secondary" onClick={onClear}>
            {t('common.clearFilters')}
          </Button>
        )
      }
    >
      {page.ways.length === 0 &&
        page.nearest.length === 0 &&
        page.further === 0 &&
        t(filters.saved ? 'hub.nothingSaved' : 'hub.nothingText')}
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
    const lists = jobLists({ ...page, items: jobs }, 0)
    return (
      <>
        {page.near === 0 && page.homeHeading && <h2 className={styles.noneNear}>{page.heading}</h2>}
        {lists.map(({ title, items }) => (
          <Group
            key={title}
            title={title || page.heading}
            note={title === '' ? w(`order.${sort}`) : undefined}
            jobs={items}
            further={title !== '' && title === page.nearestHeading}
            {...choice}
          />
        ))}
      </>
    )
  }
  const groups = GROUPS.map((group) => ({
    key: group,
    title: t(`hub.group.${group}`, { count: page.groups[group] }),
    jobs: jobs.filter(({ match }) => match && matchGroup(match.score) === group),
  }))
  const unscored = { key: 'unscored', title: t('hub.allJobs'), jobs: jobs.filter(({ match }) => match === null) }
  return (
    <>
      {page.nearest.length > 0 && (
        <>
          <p className={styles.soft}>{[page.heading, page.homeHeading].filter(Boolean).join('. ')}</p>
          <Group title={page.nearestHeading} jobs={page.nearest} further {...choice} />
        </>
      )}
      {[...groups, unscored].map(
        ({ key, title, jobs: members }) => members.length > 0 && <Group key={key} title={title} jobs={members} {...choice} />,
      )}
    </>
  )
}

function Group({
  title,
  jobs,
  marks,
  beside,
  selectedId,
  onChoose,
  note,
  further = false,
}: Choice & { title: string; note?: string | undefined; jobs: readonly BoardJob[]; further?: boolean }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {note && <p className={styles.soft}>{note}</p>}
      <JobCards>
        {jobs.map((job) =>
          marks.dismissed.includes(job.id) ? (
            <DismissedJob key={job.id} job={job} focus={marks.dismissed.at(-1) === job.id} onUndone={() => marks.undo(job.id)} />
          ) : (
            <BoardCard
              key={job.id}
              job={job}
              further={further}
              {...(beside && { chosen: selectedId === job.id, onOpen: () => onChoose(job.id) })}
            />
          ),
        )}
      </JobCards>
    </section>
  )
}
