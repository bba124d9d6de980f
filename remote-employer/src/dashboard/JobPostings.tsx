import type { EmployerJob, JobFunnel } from '@onward/contracts/jobs/employer-jobs'
import { formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { StatusBadge } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { jobStatus } from '../facts'
import { useDashboardMessages } from './catalogue'
import styles from './postings.module.css'

export interface JobPostingsProps {
  jobs: readonly EmployerJob[]
  /** Job id → the colleague who posted it. */
  postedBy: Readonly<Record<string, string>>
}

/** The steps of a funnel that a row has room for; the advert's page has all of them. */
const STEPS = ['seen', 'opened', 'applied', 'interviewed', 'started'] as const

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
            {STEPS.map((step) => (
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
        const step = STEPS[at] ?? 'seen'
        return (
          <td key={step} className={styles.step}>
            {step === 'applied' && count > 0 ? (
              <Link to={`/employer/applications?jobId=${id}`} aria-label={t('dashboard.postings.applications', { count })}>
                {formatNumber(count)}
              </Link>
            ) : (
              formatNumber(count)
            )}
            <Bar share={shareOf(count, counts[at - 1] ?? count)} />
          </td>
        )
      })}
    </tr>
  )
}

/** Whoever came further had taken the steps before, even where nobody counted it: an advert can be opened from a letter. */
export function stepCounts(funnel: JobFunnel | undefined, applications: number): number[] {
  const counted = STEPS.map((step) => (step === 'applied' ? applications : (funnel?.[step] ?? 0)))
  return counted.map((_, at) => Math.max(...counted.slice(at)))
}
/** Of the step before, from 0 to 1; the first step is the whole. */
const shareOf = (count: number, before: number): number => (before > 0 ? Math.min(1, count / before) : count > 0 ? 1 : 0)

const Bar = ({ share }: { share: number }) => (
  <svg className={styles.bar} viewBox="0 0 60 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect width="60" height="6" rx="3" />
    {share > 0 && <rect width={Math.max(3, 60 * share)} height="6" rx="3" data-share />}
  </svg>
)
