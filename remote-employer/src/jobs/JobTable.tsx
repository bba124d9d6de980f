import type { EmployerJob } from '@onward/contracts/jobs/employer-jobs'
import { salaryIn } from '@onward/contracts/jobs/pay'
import { useErrorText } from '@onward/portal-kit'
import { currentLanguage, formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { type DataColumn, DataTable, DotWord } from '@onward/ui/data'
import { LoadMore } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { jobStatus, typeText } from '../facts'
import { FUNNEL_STEPS, FunnelBar, stepCounts } from '../parts/FunnelBar'
import { usePostingMessages } from '../posting/catalogue'
import type { JobFilters, useJobs } from './api'
import { audienceText } from './Funnel'
import { useJobSteps } from './job-steps'
import styles from './jobs.module.css'

type Sort = JobFilters['sort']
/** The sort of a column's head. A second press goes back to the newest first. */
const SORTS: Readonly<Record<Sort, { by: string; order: 'up' | 'down' }>> = {
  newest: { by: 'posted', order: 'down' },
  closing: { by: 'expires', order: 'up' },
  applications: { by: 'applied', order: 'down' },
  title: { by: 'name', order: 'up' },
}
/** Steps that have a column at first. */
const AT_FIRST: readonly string[] = ['seen', 'opened', 'interviewed']

interface JobTableProps {
  found: ReturnType<typeof useJobs>
  sort: Sort
  onSort(sort: Sort): void
  onDelete(job: EmployerJob): void
  empty: ReactNode
}
/** The organisation's jobs as rows to compare: how they stand, how many came how far, and what to do next. */
export function JobTable({ found, sort, onSort, onDelete, empty }: JobTableProps) {
  const t = useMessages()
  const p = usePostingMessages()
  const errorText = useErrorText()
  const steps = useJobSteps(onDelete)
  const pages = found.data?.pages ?? []
  const rows = [...new Map(pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values()]
  const total = pages[0]?.total ?? 0
  const number = (text: ReactNode, counts: readonly number[], at: number) => (
    <div className={styles.count}>
      {text}
      <FunnelBar counts={counts} at={at} />
    </div>
  )
  const step = (at: number): DataColumn<EmployerJob> => {
    const name = FUNNEL_STEPS[at] ?? 'seen'
    return {
      id: name,
      label: p(`funnel.short.${name}`),
      width: name === 'seen' ? 84 : 96,
      ...(name === 'applied' ? { sorts: 'down' as const } : { optional: AT_FIRST.includes(name) ? 'shown' : 'hidden' }),
      cell: (job) => {
        const counts = stepCounts(job.funnel, job.applications)
        const count = counts[at] ?? 0
        const text = formatNumber(count)
        if (name !== 'applied' || count === 0) return number(text, counts, at)
        const label = t('jobs.applicationsOf', { title: job.title, count })
        return number(
          <Link to={`/employer/applications?jobId=${job.id}`} aria-label={label}>
            {text}
          </Link>,
          counts,
          at,
        )
      },
    }
  }
  const plain = (name: 'shortlisted' | 'offered'): DataColumn<EmployerJob> => ({
    id: name,
    label: p(`funnel.${name}`),
    width: 96,
    optional: 'hidden',
    cell: ({ funnel }) => formatNumber(funnel?.[name] ?? 0),
  })
  const dot = (job: EmployerJob) => <DotWord tone={jobStatus(job).tone}>{t(`job.${job.shown}`)}</DotWord>
  const stateOf = (job: EmployerJob) => {
    const waits = job.state === 'pending_check' ? 'list.waits' : job.editWaits === 'check' ? 'list.edit.check' : 'list.edit.back'
    return (
      <>
        {dot(job)}
        {(job.state === 'pending_check' || job.editWaits) && <div className={styles.mark}>{p(waits)}</div>}
      </>
    )
  }
  const expires = ({ closesOn }: EmployerJob) => (closesOn ? formatDate(closesOn) : t('jobs.noEnd'))
  const columns: DataColumn<EmployerJob>[] = [
    {
      id: 'pay',
      label: p('list.typeAndPay'),
      width: 128,
      optional: 'shown',
      cell: (job) => (
        <>
          {typeText(t, job.type)}
          <div className={styles.under} title={salaryIn(job.salary, currentLanguage())}>
            {salaryIn(job.salary, currentLanguage()) || t('common.notStated')}
          </div>
        </>
      ),
    },
    { id: 'state', label: t('common.status'), width: 128, cell: stateOf },
    step(0),
    step(1),
    step(2),
    plain('shortlisted'),
    step(3),
    plain('offered'),
    step(4),
    {
      id: 'reach',
      label: p('funnel.reach'),
      width: 120,
      optional: 'hidden',
      cell: ({ reach }) => audienceText(p, reach),
    },
    {
      id: 'posted',
      label: t('common.posted'),
      width: 106,
      sorts: 'down',
      optional: 'shown',
      cell: ({ postedAt }) => formatDate(postedAt),
    },
    { id: 'expires', label: t('jobs.column.expires'), width: 106, sorts: 'up', cell: expires },
  ]
  return (
    <DataTable<EmployerJob>
      id="employer.jobs"
      label={t('jobs.title')}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      to={({ id }) => `/employer/jobs/${id}`}
      first={{
        label: t('common.job'),
        sorts: 'up',
        note: ({ department, location }) => [department, location].filter(Boolean).join(', '),
      }}
      columns={columns}
      lines={(job) => ({
        side: dot(job),
        text: `${job.location}, ${p('list.applied', { count: job.applications, shown: formatNumber(job.applications) })}`,
        aside: job.shown === 'Closed' ? null : steps.next(job)?.label,
      })}
      sorting={SORTS[sort]}
      onSort={({ by, order }) => {
        const next = (Object.keys(SORTS) as Sort[]).find((one) => SORTS[one].by === by)
        if (next) onSort(SORTS[next].order === order ? next : 'newest')
      }}
      next={steps.next}
      menu={steps.menu}
      state={found.isPending ? 'loading' : found.error ? 'failed' : 'ready'}
      failure={found.error && errorText(found.error)}
      onRetry={() => void found.refetch()}
      empty={empty}
      footer={
        total > 0 && (
          <LoadMore
            label={t('common.loadMore')}
            status={t('common.showingOf', { shown: formatNumber(rows.length), total: formatNumber(total) })}
            loading={found.isFetchingNextPage}
            done={!found.hasNextPage}
            onLoadMore={() => void found.fetchNextPage()}
          />
        )
      }
    />
  )
}
