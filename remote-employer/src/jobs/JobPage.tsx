import { JOB_CHECKS } from '@onward/contracts/jobs/job-facts'
import type { FullEmployerJob } from '@onward/contracts/jobs/vacancies'
import { usePageTitle } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link, useParams } from '@onward/portal-kit/router'
import { RoomHead } from '@onward/ui/area'
import { Descriptions, RowMenu } from '@onward/ui/data'
import { ButtonLink, Card, EmptyState, InlineAlert, Section, Stack, StatusBadge } from '@onward/ui/frame'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../catalogue'
import { checkText, jobStatus } from '../facts'
import { Answer } from '../parts/Answer'
import { AreaPage } from '../parts/AreaPage'
import { Advert } from '../posting/Advert'
import { useEmployerJob } from '../posting/api'
import { usePostingMessages } from '../posting/catalogue'
import { Appeal } from './Appeal'
import { DeadlineDialog } from './DeadlineDialog'
import { DeleteDialog } from './DeleteDialog'
import { EditWaits } from './EditWaits'
import { Funnel } from './Funnel'
import { History } from './History'
import styles from './jobs.module.css'

/** The job does not exist for this organisation. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && [404, 422].includes(error.status)

/** Frame of every page about a job, also when the job is missing. */
export function JobFrame({
  id,
  fresh = false,
  children,
}: {
  id: string
  /** Waits for a fresh answer instead of showing a cached one. */
  fresh?: boolean
  children(job: FullEmployerJob): ReactNode
}) {
  const t = useMessages()
  const p = usePostingMessages()
  const job = useEmployerJob(id, fresh)
  const [isReady, setReady] = useState(!fresh)
  if (!isReady && job.data && !job.isFetching) setReady(true)
  const back = <Link to="/employer/jobs">{p('common.allJobs')}</Link>
  if (isMissing(job.error)) {
    return (
      <AreaPage>
        <RoomHead title={p('job.missing')} back={back} />
        <EmptyState title={p('job.missing.text')} action={<ButtonLink to="/employer/jobs">{p('common.allJobs')}</ButtonLink>} />
      </AreaPage>
    )
  }
  const isOpen = isReady && job.data !== undefined
  return (
    <AreaPage>
      {!isOpen && <RoomHead title={t('common.job')} back={back} />}
      <Answer of={isReady ? job : { ...job, data: undefined }}>{children}</Answer>
    </AreaPage>
  )
}

/** /employer/jobs/:id: a job, its figures and actions. */
export default function JobPage() {
  const { id = '' } = useParams()
  return <JobFrame id={id}>{(job) => <Job job={job} />}</JobFrame>
}

function Job({ job }: { job: FullEmployerJob }) {
  const t = useMessages()
  const p = usePostingMessages()
  usePageTitle(job.title)
  return (
    <>
      <RoomHead
        title={job.title}
        note={[job.department, job.location].filter(Boolean).join(', ')}
        back={<Link to="/employer/jobs">{p('common.allJobs')}</Link>}
      >
        <Actions job={job} />
      </RoomHead>
      <Waits job={job} />
      <EditWaits job={job} reasons={(codes) => <Reasons codes={codes} />} />
      <div className={styles.columns}>
        <Stack gap={4} className={styles.aside}>
          <Card>
            <Facts job={job} />
          </Card>
          {job.checkNote && (
            <InlineAlert
              tone="warning"
              title={t(
                job.state === 'removed'
                  ? 'jobs.detail.removed'
                  : job.state === 'closed'
                    ? 'jobs.detail.closed'
                    : 'jobs.detail.note',
              )}
            >
              <Stack gap={3}>
                <p className={styles.words}>{job.checkNote}</p>
                <Appeal job={job} />
              </Stack>
            </InlineAlert>
          )}
        </Stack>
        <Stack gap={5}>
          <Section title={p('funnel.title')} id="job-funnel">
            <Funnel
              label={p('funnel.title')}
              funnel={{ ...(job.funnel ?? NOBODY), applied: job.applications }}
              audience={job.reach}
            />
            <p className={styles.soft}>{p('funnel.text')}</p>
            {job.applications === 0 && <p>{p('job.applications.none')}</p>}
          </Section>
          <Section
            title={p('job.advert')}
            id="job-advert"
            actions={job.state === 'active' && <Link to={`/jobs/${job.id}`}>{p('job.see')}</Link>}
          >
            <Card>
              <Advert job={job} />
            </Card>
          </Section>
          <History job={job} />
        </Stack>
      </div>
    </>
  )
}

const NOBODY = { seen: 0, opened: 0, applied: 0, shortlisted: 0, interviewed: 0, offered: 0, started: 0 }

/** Why jobseekers cannot see the job, and what to do. */
function Waits({ job }: { job: FullEmployerJob }) {
  const p = usePostingMessages()
  if (job.shown === 'Closed') return <InlineAlert>{p('job.over')}</InlineAlert>
  if (job.shown === 'Active') return null
  const isPending = job.state === 'pending_check'
  return (
    <InlineAlert tone="warning" title={p(isPending ? 'job.waits.title' : 'job.draft.title')}>
      {isPending && <p>{p('job.waits.text')}</p>}
      <Reasons codes={job.checks} />
      {isPending && job.appeal && <Appeal job={job} />}
    </InlineAlert>
  )
}

function Reasons({ codes }: { codes: readonly string[] }) {
  const t = useMessages()
  return (
    <ul>
      {codes.map((code) => (
        <li key={code}>
          {checkText(t, code)} <Fix code={code} />
        </li>
      ))}
    </ul>
  )
}

/** What to change, if the employer can. */
function Fix({ code }: { code: string }) {
  const p = usePostingMessages()
  const check = JOB_CHECKS.find((one) => one === code)
  return check ? p(`fix.${check}`) : null
}

function Facts({ job }: { job: FullEmployerJob }) {
  const t = useMessages()
  const p = usePostingMessages()
  const status = jobStatus(job)
  const rows: [string, ReactNode][] = [
    [
      t('common.status'),
      <StatusBadge key="status" tone={status.tone}>
        {t(status.label)}
      </StatusBadge>,
    ],
    [p('common.posted'), formatDay(job.postedAt)],
    ...(job.postedBy ? [[p('job.postedBy'), job.postedBy] as [string, ReactNode]] : []),
    [p('job.deadlineIs'), job.closesOn ? formatDay(job.closesOn) : t('jobs.noEnd')],
    ...(job.closedAt ? [[p('job.closedAt'), formatDay(job.closedAt)] as [string, ReactNode]] : []),
    [p('common.contactEmail'), job.contactEmail || t('common.notGiven')],
  ]
  return <Descriptions label={p('common.atAGlance')} facts={rows} />
}

/** The one next step, filled; editing beside it; the rest behind three dots. */
function Actions({ job }: { job: FullEmployerJob }) {
  const t = useMessages()
  const p = usePostingMessages()
  const [open, setOpen] = useState<'deadline' | 'delete' | null>(null)
  const isOver = job.shown === 'Closed'
  const edit = `/employer/jobs/${job.id}/edit`
  const copy = `/employer/post-job?copy=${job.id}`
  const next = useNext(job)
  return (
    <>
      {next && <ButtonLink to={next.to}>{next.label}</ButtonLink>}
      {!isOver && next?.to !== edit && (
        <ButtonLink to={edit} variant="secondary">
          {p('job.edit')}
        </ButtonLink>
      )}
      <RowMenu
        label={p('job.more', { title: job.title })}
        isBelow
        actions={[
          ...(isOver ? [] : [{ label: p('job.deadline'), run: () => setOpen('deadline') }]),
          ...(next?.to === copy ? [] : [{ label: p('job.copy'), to: copy }]),
          ...(job.state === 'active' ? [{ label: t('area.candidates'), to: `/employer/candidates?job=${job.id}` }] : []),
          ...(isOver ? [] : [{ label: p('common.delete'), run: () => setOpen('delete'), isGrave: true }]),
        ]}
      />
      <DeadlineDialog job={job} open={open === 'deadline'} onDone={() => setOpen(null)} />
      <DeleteDialog job={open === 'delete' ? job : null} onDone={() => setOpen(null)} />
    </>
  )
}

/** Null where a notice on the page has the step already, or there is nothing to do. */
function useNext(job: FullEmployerJob): { label: string; to: string } | null {
  const p = usePostingMessages()
  if (job.applications > 0)
    return {
      label: p('job.applications.count', { count: job.applications }),
      to: `/employer/applications?jobId=${job.id}`,
    }
  if (job.shown === 'Closed') return { label: p('job.copy'), to: `/employer/post-job?copy=${job.id}` }
  if (job.state !== 'draft' || job.waitingEdit) return null
  return { label: p(job.checkNote ? 'list.next.correct' : 'list.next.finish'), to: `/employer/jobs/${job.id}/edit` }
}
