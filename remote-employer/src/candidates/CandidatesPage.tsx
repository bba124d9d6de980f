import type { ResponseOf } from '@onward/contracts/endpoint'
import type { listLiveJobs } from '@onward/contracts/jobs/employer-jobs'
import type { Candidate } from '@onward/contracts/jobs/pool'
import { usePageTitle } from '@onward/portal-kit'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { ButtonLink, EmptyState, Field, InlineAlert } from '@onward/ui/frame'
import { Choice } from '@onward/ui/pick'
import { useState } from 'react'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { useCandidates, useLiveJobs, useOrganisationState } from './api'
import { CandidateList } from './CandidateList'
import { CandidatePanel } from './CandidatePanel'
import { CandidateTools } from './CandidateTools'
import styles from './candidates.module.css'
import { useCandidateMessages } from './catalogue'
import { candidateFilters, isFiltered, withCandidateFilter } from './filters'
import { InviteDialog } from './InviteDialog'

type LiveJob = ResponseOf<typeof listLiveJobs>['items'][number]

/** /employer/candidates: people in the pool who match a live job; job, filters and who is open are in the address. */
export default function CandidatesPage() {
  const w = useCandidateMessages()
  const state = useOrganisationState()
  const jobs = useLiveJobs()
  usePageTitle(w('title'))
  return (
    <Room>
      <AreaNav />
      <RoomHead title={w('title')} note={w('lead')} back={<Link to="/employer/candidates/invitations">{w('sentLink')}</Link>} />
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
    </Room>
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
function Candidates({ jobs }: { jobs: readonly LiveJob[] }) {
  const w = useCandidateMessages()
  const [address, setAddress] = useSearchParams()
  const asked = candidateFilters(address)
  const job = jobs.find(({ id }) => id === asked.job) ?? jobs[0]
  const filters = { ...asked, job: job?.id ?? '' }
  const found = useCandidates(filters.job, filters)
  const [invited, setInvited] = useState<Candidate | null>(null)
  const change = (name: Parameters<typeof withCandidateFilter>[1], value: string) =>
    setAddress((before) => withCandidateFilter(before, name, value))
  const openId = address.get('open') ?? ''
  const open = found.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId)
  const first = found.data?.pages[0]
  const left = found.data?.pages.at(-1)?.invitationsLeft ?? 0
  if (!job) return null
  return (
    <>
      <div className={styles.job}>
        <Field label={w('common.job')}>
          <Choice
            value={job.id}
            options={jobs.map(({ id, title, location }) => ({ value: id, label: `${title}, ${location}` }))}
            onChange={(id) => change('job', id)}
          />
        </Field>
      </div>
      <CandidateTools
        filters={filters}
        areas={first?.areas ?? []}
        onChange={change}
        onClear={() => setAddress({ job: job.id })}
      />
      {first && first.total > 0 && (
        <p role="status" className={styles.soft}>
          {w('found', { count: first.total, job: job.title })} {left === 0 ? w('leftNone') : w('left', { count: left })}{' '}
          {w('order')}
        </p>
      )}
      {first && filters.q !== '' && (
        <p className={styles.soft}>
          {first.searchedFor.length > 0 ? w('searchedFor', { parts: first.searchedFor.join(', ') }) : w('searchedForNothing')}
        </p>
      )}
      <CandidateList
        found={found}
        jobTitle={job.title}
        isFiltered={isFiltered(filters)}
        openId={openId}
        panelPath={(id) => `/employer/candidates?${withCandidateFilter(address, 'open', id)}`}
        onInvite={setInvited}
      />
      {open && (
        <CandidatePanel
          key={`beside ${open.id}`}
          candidate={open}
          jobId={job.id}
          onInvite={() => setInvited(open)}
          onClose={() => change('open', '')}
        />
      )}
      {invited && <InviteDialog key={invited.id} candidate={invited} job={job} onClose={() => setInvited(null)} />}
    </>
  )
}
