import type { EmployerJob } from '@onward/contracts/jobs/employer-jobs'
import { formatDate } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { StatusBadge } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { jobStatus } from '../facts'
import { useDashboardMessages } from './catalogue'
import styles from './lists.module.css'

export interface JobPostingsProps {
  jobs: readonly EmployerJob[]
  /** Job id → the colleague who posted it. */
  postedBy: Readonly<Record<string, string>>
}

/** The newest postings: status, author and number of applications. */
export function JobPostings({ jobs, postedBy }: JobPostingsProps) {
  const t = useMessages()
  const w = useDashboardMessages()
  return (
    <ul className={styles.list}>
      {jobs.map((job) => {
        const { tone, label } = jobStatus(job)
        const by = postedBy[job.id]
        return (
          <li key={job.id} className={styles.item}>
            <div>
              <Link to={`/employer/jobs/${job.id}`} className={styles.title}>
                {job.title}
              </Link>
              <p className={styles.facts}>
                {job.location} · {t('dashboard.postings.posted', { date: formatDate(job.postedAt) })}
                {by && ` ${w('common.by', { name: by })}`} ·{' '}
                {job.applications > 0 ? (
                  <Link to={`/employer/applications?jobId=${job.id}`}>
                    {t('dashboard.postings.applications', { count: job.applications })}
                  </Link>
                ) : (
                  t('dashboard.postings.applications', { count: 0 })
                )}
              </p>
            </div>
            <StatusBadge tone={tone}>{t(job.shown === 'Active' ? 'job.open' : label)}</StatusBadge>
          </li>
        )
      })}
    </ul>
  )
}
