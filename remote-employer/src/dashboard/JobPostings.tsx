import type { EmployerJob } from '@onward/contracts/jobs'
import { formatDate } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { StatusBadge } from '@onward/ui/frame'
import { jobStatus } from '../facts'
import { useMessages } from '../words'
import styles from './lists.module.css'

/** The newest postings with where they stand and how many applied. */
export function JobPostings({ jobs }: { jobs: readonly EmployerJob[] }) {
  const t = useMessages()
  return (
    <ul className={styles.list}>
      {jobs.map((job) => {
        const { tone, word } = jobStatus(job)
        return (
          <li key={job.id} className={styles.item}>
            <div>
              <span className={styles.title}>{job.title}</span>
              <p className={styles.facts}>
                {job.location} · {t('dashboard.postings.posted', { date: formatDate(job.postedAt) })} ·{' '}
                {job.applications > 0 ? (
                  <Link to={`/employer/applications?jobId=${job.id}`}>
                    {t('dashboard.postings.applications', { count: job.applications })}
                  </Link>
                ) : (
                  t('dashboard.postings.applications', { count: 0 })
                )}
              </p>
            </div>
            <StatusBadge tone={tone}>{t(job.shown === 'Active' ? 'job.open' : word)}</StatusBadge>
          </li>
        )
      })}
    </ul>
  )
}
