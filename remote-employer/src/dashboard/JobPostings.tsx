import type { EmployerJob } from '@onward/contracts/jobs/employer-jobs'
import { formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { StatusBadge } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { jobStatus } from '../facts'
import { FUNNEL_STEPS, FunnelBar, stepCounts } from '../parts/FunnelBar'
import { useDashboardMessages } from './catalogue'
import styles from './postings.module.css'

export interface JobPostingsProps {
  jobs: readonly EmployerJob[]
  /** Job id → the colleague who posted it. */
  postedBy: Readonly<Record<string, string>>
}

/** The newest postings: status, author, and how many people each step of the way still had. */
export function JobPostings({ jobs, postedBy }: JobPostingsProps) {
  const t = useMessages()
  const w = useDashboardMessages()
  return (
    <>
      <table className={styles.postings}>
        <caption className={styles.caption}>{w('funnel.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('common.job')}</th>
            <th scope="col">{t('common.status')}</th>
            {FUNNEL_STEPS.map((step) => (
              <th key={step} scope="col" className={styles.step}>
                {w(`funnel.${step}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <Posting key={job.id} job={job} by={postedBy[job.id]} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{w('funnel.note')}</p>
    </>
  )
}

function Posting({ job, by }: { job: EmployerJob; by: string | undefined }) {
  const t = useMessages()
  const w = useDashboardMessages()
  const { id, title, location, postedAt, closesOn, applications, shown, funnel } = job
  const { tone, label } = jobStatus(job)
  const counts = stepCounts(funnel, applications)
  return (
    <tr>
      <th scope="row">
        <Link to={`/employer/jobs/${id}`}>{title}</Link>
        <span>
          {location} · {t('dashboard.postings.posted', { date: formatDate(postedAt) })}
          {by && ` ${w('common.by', { name: by })}`}
          {closesOn && ` · ${w('funnel.closes', { date: formatDate(closesOn) })}`}
        </span>
      </th>
      <td>
        <StatusBadge tone={tone}>{t(shown === 'Active' ? 'job.open' : label)}</StatusBadge>
      </td>
      {counts.map((count, at) => {
        const step = FUNNEL_STEPS[at] ?? 'seen'
        return (
          <td key={step} className={styles.step}>
            {step === 'applied' && count > 0 ? (
              <Link to={`/employer/applications?jobId=${id}`} aria-label={t('dashboard.postings.applications', { count })}>
                {formatNumber(count)}
              </Link>
            ) : (
              formatNumber(count)
            )}
            <FunnelBar counts={counts} at={at} />
          </td>
        )
      })}
    </tr>
  )
}
