import type { ResponseOf } from '@onward/contracts/endpoint'
import type { BoardJob, readBoard } from '@onward/contracts/jobs/board'
import { matchGroup } from '@onward/contracts/jobs/match-scores'
import { usePageTitle, usePortal } from '@onward/portal-kit'
import { useSearchParams } from '@onward/portal-kit/router'
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Disclosure,
  EmptyState,
  InlineAlert,
  LoadMore,
  Page,
  PageHeader,
  Row,
  Section,
  Skeleton,
  Stack,
} from '@onward/ui/frame'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { SkillsGap } from '../skills-gap/SkillsGap'
import { useBoard, useFurtherJobs, useMatchSummary } from './api'
import { DismissedJob } from './DismissedJob'
import { Filters } from './Filters'
import { type BoardFilters, filtersFrom, isNarrowed, queryOf } from './filters'
import { HubTools } from './HubTools'
import { JobCard } from './JobCard'
import styles from './jobs.module.css'
import { Readiness } from './Readiness'

type Board = ResponseOf<typeof readBoard>

/** /jobs: the AI job matching hub. Search, filters and sort live in the address. */
export default function JobsPage() {
  const t = useMessages()
  usePageTitle(t('hub.title'))
  const [address, setAddress] = useSearchParams()
  const filters = filtersFrom(address)
  const marks = useDismissedHere()
  const change = (next: Partial<BoardFilters>) => setAddress(new URLSearchParams(queryOf({ ...filters, ...next })))
  return (
    <Page>
      <PageHeader title={t('hub.title')} lead={t('hub.lead')} />
      <Stack gap={5}>
        <div className={styles.standing}>
          <MatchProfile />
          <Readiness />
        </div>
        <div className={styles.hub}>
          <Filters
            filters={filters}
            onChange={change}
            onClear={() =>
              setAddress(new URLSearchParams(queryOf({ ...filtersFrom(new URLSearchParams()), sort: filters.sort })))
            }
          />
          <div className={styles.results}>
            <HubTools filters={filters} onRestored={marks.undo} />
            <Results filters={filters} onChange={change} marks={marks} />
          </div>
        </div>
      </Stack>
    </Page>
  )
}

interface Marks {
  /** Jobs dismissed since the page was opened, the last one last. */
  dismissed: readonly string[]
  dismiss(id: string): void
  undo(id: string): void
}
function useDismissedHere(): Marks {
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const dismiss = useCallback((id: string) => setDismissed((all) => [...all.filter((one) => one !== id), id]), [])
  const undo = useCallback((id: string) => setDismissed((all) => all.filter((one) => one !== id)), [])
  return { dismissed, dismiss, undo }
}

/** What the scores were made from, and how many jobs fit. */
function MatchProfile() {
  const t = useMessages()
  const summary = useMatchSummary()
  return (
    <Section title={t('hub.profile')}>
      <Answer of={summary} cards={1}>
        {({ hasProfile, skills, place, travelMiles, matches, averageScore }) =>
          !hasProfile || skills.length === 0 ? (
            <EmptyState
              title={t('hub.noCv')}
              icon="upload"
              action={<ButtonLink to="/cv-review">{t('step.upload.action')}</ButtonLink>}
            >
              {t('hub.noCvText')}
            </EmptyState>
          ) : (
            <Card tone="tint">
              <Stack gap={1}>
                <p className={styles.flat}>
                  {averageScore === null ? t('hub.noMatches') : t('hub.matches', { count: matches, average: averageScore })}{' '}
                  {place ? t('hub.from', { place, miles: travelMiles }) : t('hub.noPlace')}
                </p>
                <Disclosure summary={t('hub.skills', { number: skills.length })}>
                  <Row gap={2}>
                    {skills.map((skill) => (
                      <Badge key={skill}>{skill}</Badge>
                    ))}
                  </Row>
                </Disclosure>
                <Disclosure summary={t('skillsGap.short')}>
                  <SkillsGap />
                </Disclosure>
              </Stack>
            </Card>
          )
        }
      </Answer>
    </Section>
  )
}

function Results({
  filters,
  onChange,
  marks,
}: {
  filters: BoardFilters
  onChange(change: Partial<BoardFilters>): void
  marks: Marks
}) {
  const t = useMessages()
  const { announce } = usePortal()
  const board = useBoard(filters)
  const shown = board.data?.pages.reduce((sum, page) => sum + page.items.length, 0) ?? 0
  const wasLoading = useRef(false)
  const total = board.data?.pages[0]?.total
  useEffect(() => {
    if (board.isFetching) wasLoading.current = true
    else if (wasLoading.current && total !== undefined) {
      wasLoading.current = false
      announce(t('hub.status', { shown, total }))
    }
  }, [board.isFetching, shown, total, announce, t])
  if (board.isPending) return <Skeleton label={t('loading')} cards={3} />
  const first = board.data && { data: board.data.pages[0], error: null, refetch: board.refetch }
  return (
    <Answer of={first ?? { data: undefined, error: board.error, refetch: board.refetch }}>
      {(page: Board) => (
        <Stack gap={5}>
          <Places filters={filters} places={page.places} onChange={onChange} />
          {page.needsPlace && (
            <InlineAlert title={t('travel.needsPlace')}>
              <p>{t('travel.needsPlaceText')}</p>
              <ButtonLink to="/profile" variant="secondary" size="s">
                {t('travel.addPostcode')}
              </ButtonLink>
            </InlineAlert>
          )}
          {page.total === 0 ? (
            <NothingFound filters={filters} unknownPlace={filters.location !== '' && page.places.length === 0} />
          ) : (
            <>
              <Groups
                jobs={board.data?.pages.flatMap(({ items }) => items) ?? []}
                counts={page.groups}
                sort={filters.sort}
                marks={marks}
              />
              {board.isFetchNextPageError && <InlineAlert tone="danger" title={t('failed.more')} />}
              <LoadMore
                label={t(board.isFetchingNextPage ? 'loading' : 'hub.loadMore')}
                status={t('hub.status', { shown, total: page.total })}
                loading={board.isFetchingNextPage}
                done={!board.hasNextPage}
                onLoadMore={() => void board.fetchNextPage()}
              />
            </>
          )}
          {page.further > 0 && <FurtherAway key={JSON.stringify(filters)} filters={filters} count={page.further} marks={marks} />}
        </Stack>
      )}
    </Answer>
  )
}

/** What lies beyond the distance, once it is asked for. */
function FurtherAway({ filters, count, marks }: { filters: BoardFilters; count: number; marks: Marks }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('travel.showFurther', { number: count })}
        </Button>
      </div>
    )
  return (
    <Section title={t('travel.further', { number: count })}>
      <p className={styles.soft}>{t('travel.nearestFirst')}</p>
      <FurtherJobs filters={filters} marks={marks} />
    </Section>
  )
}

function FurtherJobs({ filters, marks }: { filters: BoardFilters; marks: Marks }) {
  const t = useMessages()
  const board = useFurtherJobs(filters)
  const jobs = board.data?.pages.flatMap(({ items }) => items) ?? []
  const total = board.data?.pages[0]?.further ?? 0
  if (board.isPending) return <Skeleton label={t('loading')} cards={3} />
  return (
    <Answer of={board}>
      {() => (
        <Stack gap={4}>
          <JobList jobs={jobs} marks={marks} />
          <LoadMore
            label={t(board.isFetchingNextPage ? 'loading' : 'hub.loadMore')}
            status={t('hub.status', { shown: jobs.length, total })}
            loading={board.isFetchingNextPage}
            done={!board.hasNextPage}
            onLoadMore={() => void board.fetchNextPage()}
          />
        </Stack>
      )}
    </Answer>
  )
}

/** Says what the place was read as; asks when there are several. */
function Places({
  filters,
  places,
  onChange,
}: {
  filters: BoardFilters
  places: readonly string[]
  onChange(change: Partial<BoardFilters>): void
}) {
  const t = useMessages()
  const [first, ...others] = places
  if (!filters.location) return null
  if (first === undefined)
    return (
      <InlineAlert tone="warning" title={t('place.unknown', { place: filters.location })}>
        {t('place.unknownText')}
      </InlineAlert>
    )
  if (others.length === 0) return null
  return (
    <InlineAlert title={t('place.which', { place: filters.location })}>
      <p>{t('place.shown', { place: first })}</p>
      <Row gap={2}>
        {others.map((place) => (
          <Button key={place} variant="secondary" size="s" onClick={() => onChange({ location: place })}>
            {place}
          </Button>
        ))}
      </Row>
    </InlineAlert>
  )
}

function NothingFound({ filters, unknownPlace }: { filters: BoardFilters; unknownPlace: boolean }) {
  const t = useMessages()
  if (unknownPlace) return null
  return (
    <EmptyState
      title={t('hub.nothing')}
      icon="search"
      action={
        isNarrowed(filters) && (
          <ButtonLink to="/jobs" variant="secondary">
            {t('filter.clear')}
          </ButtonLink>
        )
      }
    >
      {t(filters.saved ? 'hub.nothingSaved' : 'hub.nothingText')}
    </EmptyState>
  )
}

const GROUPS = ['perfect', 'strong', 'growth'] as const

/** The documented groups. Jobs without a score, before a CV was read, stand in one list. */
function Groups({
  jobs,
  counts,
  sort,
  marks,
}: {
  jobs: readonly BoardJob[]
  counts: Board['groups']
  sort: BoardFilters['sort']
  marks: Marks
}) {
  const t = useMessages()
  const unscored = jobs.filter(({ match }) => match === null)
  return (
    <>
      {GROUPS.map((group) => {
        const members = jobs.filter(({ match }) => match && matchGroup(match.score) === group)
        if (members.length === 0) return null
        return (
          <Section key={group} title={t(`hub.group.${group}`, { count: counts[group] })}>
            {sort !== 'best-match' && <p className={styles.soft}>{t(`hub.sortedWithin.${sort}`)}</p>}
            <JobList jobs={members} marks={marks} />
          </Section>
        )
      })}
      {unscored.length > 0 && (
        <Section title={t('hub.allJobs')}>
          <JobList jobs={unscored} marks={marks} />
        </Section>
      )}
    </>
  )
}

const JobList = ({ jobs, marks }: { jobs: readonly BoardJob[]; marks: Marks }) => (
  <Stack gap={4}>
    {jobs.map((job) =>
      marks.dismissed.includes(job.id) ? (
        <DismissedJob key={job.id} job={job} focus={marks.dismissed.at(-1) === job.id} onUndone={() => marks.undo(job.id)} />
      ) : (
        <JobCard key={job.id} job={job} onDismissed={() => marks.dismiss(job.id)} />
      ),
    )}
  </Stack>
)
