import type { PublicListedJob } from '@onward/contracts/jobs/public-jobs'
import { Link } from '@onward/portal-kit/router'
import { EmployerMark } from '@onward/ui/employer-mark'
import type { Ref } from 'react'
import { useMessages } from '../catalogue'
import styles from './JobList.module.css'

export interface JobsFound {
  heading: string
  note: string
  total: number | string
  items: readonly Pick<PublicListedJob, 'id' | 'title' | 'company' | 'logo' | 'pay' | 'hours' | 'place'>[]
  /** Address of the whole list; null when it is already shown. */
  all: string | null
  /** Address of the next page. */
  next: string | null
}

/** Open jobs, in short. Reserves their room while they load. */
export function JobList({ jobs, heading }: { jobs: JobsFound | null; heading?: Ref<HTMLHeadingElement> }) {
  const t = useMessages()
  if (!jobs) {
    return (
      <div role="status" data-skeleton className={styles.waiting}>
        <h2 id="open-jobs">{t('home.jobsLoading')}</h2>
      </div>
    )
  }
  return (
    <>
      <div className={styles.listHead}>
        <h2 id="open-jobs" ref={heading} tabIndex={-1}>
          <span aria-live="polite">{jobs.heading}</span>
        </h2>
        {jobs.all && (
          <Link to={jobs.all} data-all="">
            {t('home.seeAll', { total: jobs.total })}
          </Link>
        )}
      </div>
      {jobs.note && <p className={styles.note}>{jobs.note}</p>}
      {jobs.items.length > 0 && (
        <ul className={styles.list}>
          {jobs.items.map(({ id, title, company, logo, pay, hours, place }) => (
            <li key={id} data-job="">
              <EmployerMark name={company} logo={logo ?? null} />
              <div className={styles.name}>
                <h3>
                  <Link to={`/jobs/${id}`}>{title}</Link>
                </h3>
                <p className={styles.who}>{company}</p>
              </div>
              <div className={styles.about}>
                <p className={styles.facts}>
                  <b>{pay}</b>
                  <span>{hours}</span>
                </p>
                <p className={styles.facts}>{place}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {jobs.next && (
        <p className={styles.more}>
          <Link to={jobs.next} data-next="">
            {t('home.nextPage')}
          </Link>
        </p>
      )}
    </>
  )
}
