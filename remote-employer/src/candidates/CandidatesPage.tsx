import type { ResponseOf } from '@onward/contracts/endpoint'
import type { EmployerJob } from '@onward/contracts/jobs/employer-jobs'
import type { Candidate, listCandidates } from '@onward/contracts/jobs/pool'
import { usePageTitle } from '@onward/portal-kit'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { ButtonLink, EmptyState, InlineAlert, LoadMore, Page, PageHeader } from '@onward/ui/frame'
import { useState } from 'react'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { useCandidates, useLiveJobs, useOrganisationState } from './api'
import { CandidateCard } from './CandidateCard'
import { CandidateFilterBar } from './CandidateFilterBar'
import styles from './candidates.module.css'
import { useCandidateMessages } from './catalogue'
import { candidateFilters, isFiltered, withCandidateFilter } from './filters'
import { InviteDialog } from './InviteDialog'

/** /employer/candidates: people in the pool who match a live job; job and filters are in the address. */
export default function CandidatesPage() {
  const w = useCandidateMessages()
  const state = useOrganisationState()
  const jobs = useLiveJobs()
  usePageTitle(w('title'))
  const header = (
    <PageHeader
      title={w('title')}
      lead={w('lead')}
      actions={<Link to="/employer/candidates/invitations">{w('sentLink')}</Link>}
    />
  )
  return (
    <Page>
      <AreaNav />
      {header}
      <Answer of={state}>
        {({ organisation }) =>
          organisation.verified ? (
            <Answer of={jobs}>{({ items }) => (items.length === 0 ? <NoJob /> : <Candidates jobs={items} />)}</Answer>
          ) : (
            <InlineAlert tone="warning" title={w('waiting.title')}>
              <p>{w('waiting.text')}</p>
              <Link to="/employer/organisation">{w('waiting.link')}</Link>
            </InlineAlert>
          )
        }
      </Answer>
    </Page>
  )
}

function NoJob() {
  const w = useCandidateMessages()
  return (
    <EmptyState title={w('empty.noJob')} icon="jobs" action={<ButtonLink to="/employer/post-job">{w('empty.post')}</ButtonLink>}>
      {w('empty.noJobText')}
    </EmptyState>
  )
}

/** The job named in the address, or the newest. */
function Candidates({ jobs }: { jobs: readonly EmployerJob[] }) {
  const [address, setAddress] = useSearchParams()
  const asked = candidateFilters(address)
  const job = jobs.find(({ id }) => id === asked.job) ?? jobs[0]
  const filters = { ...asked, job: job?.id ?? '' }
  const found = useCandidates(filters.job, filters)
  const [invited, setInvited] = useState<Candidate | null>(null)
  if (!job) return null
  return (
    <div className={styles.page}>
      <CandidateFilterBar
        filters={filters}
        jobs={jobs}
        areas={found.data?.pages[0]?.areas ?? []}
        onChange={(name, value) => setAddress((before) => withCandidateFilter(before, name, value))}
        onClear={() => setAddress({ job: job.id })}
      />
      <Answer of={found} lines={6}>
        {({ pages }) => (
          <Found
            pages={pages}
            query={filters.q}
            job={job}
            filtered={isFiltered(filters)}
            more={{
              loading: found.isFetchingNextPage,
              done: !found.hasNextPage,
              onLoadMore: () => void found.fetchNextPage(),
            }}
            onInvite={setInvited}
          />
        )}
      </Answer>
      {invited && <InviteDialog key={invited.id} candidate={invited} job={job} onClose={() => setInvited(null)} />}
    </div>
  )
}

interface FoundProps {
  pages: readonly ResponseOf<typeof listCandidates>[]
  /** As it was typed. */
  query: string
  job: EmployerJob
  filtered: boolean
  more: { loading: boolean; done: boolean; onLoadMore(): void }
  onInvite(candidate: Candidate): void
}
function Found({ pages, query, job, filtered, more, onInvite }: FoundProps) {
  const w = useCandidateMessages()
  const candidates = pages.flatMap((page) => page.items)
  const total = pages[0]?.total ?? 0
  const left = pages.at(-1)?.invitationsLeft ?? 0
  const searchedFor = pages[0]?.searchedFor ?? []
  if (total === 0) {
    return (
      <EmptyState title={filtered ? w('empty.filtered') : w('foundNone', { job: job.title })} icon="people">
        {w(filtered ? 'empty.filteredText' : 'empty.none')}
      </EmptyState>
    )
  }
  return (
    <>
      <div>
        <p role="status" className={styles.count}>
          {w('found', { count: total, job: job.title })} {left === 0 ? w('leftNone') : w('left', { count: left })}
        </p>
        {query !== '' && (
          <p className={styles.soft}>
            {searchedFor.length > 0 ? w('searchedFor', { parts: searchedFor.join(', ') }) : w('searchedForNothing')}
          </p>
        )}
        <p className={styles.soft}>{w('order')}</p>
      </div>
      <ul className={styles.list}>
        {candidates.map((candidate) => (
          <li key={candidate.id}>
            <CandidateCard candidate={candidate} jobId={job.id} onInvite={() => onInvite(candidate)} />
          </li>
        ))}
      </ul>
      <LoadMore label={w('more')} status={w('common.showingOf', { shown: candidates.length, total })} {...more} />
    </>
  )
}
