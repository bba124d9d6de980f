import type { PublicListedJob } from '@onward/contracts/jobs/public-jobs'
import { Link } from '@onward/portal-kit/router'
import { EmployerMark } from '@onward/ui/employer-mark'
import { type TopicCard, TopicCards, type WayOn, WaysOn } from '@onward/ui/search-answers'
import type { Ref } from 'react'
import { useMessages } from '../catalogue'
import styles from './JobList.module.css'

export interface JobsFound {
  heading: string
  note: string
  total: number | string
  /** Answers to what was typed that is no job. */
  cards: readonly TopicCard[]
  /** Other places, nearby towns, other words. */
  ways: readonly WayOn[]
  /** Where visitors join to be told of new jobs; null where enough were found. */
  alert: string | null
  /** Those near without a title, the nearest further away, those from home. */
  lists: readonly { title: string; items: readonly ShownJob[] }[]
  /** Address of the whole list; null when it is already shown. */
  all: string | null
  /** Address of the next page. */
  next: string | null
}

type ShownJob = Pick<PublicListedJob, 'id' | 'title' | 'writtenIn' | 'company' | 'logo' | 'pay' | 'hours' | 'place'>

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
      <TopicCards cards={jobs.cards} />
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
      <WaysOn ways={jobs.ways}>
        {jobs.alert && (
          <p data-alert="">
            <Link to={jobs.alert} className={styles.alert}>
              {t('home.alert')}
            </Link>
          </p>
        )}
      </WaysOn>
      {jobs.lists.map(({ title, items }) => (
        <div key={title} data-list="">
          {title && (
            <h2 className={styles.listTitle} data-list-title="">
              {title}
            </h2>
          )}
          <ul className={styles.list}>
            {items.map((job) => (
              <ListedJob key={job.id} job={job} />
            ))}
          </ul>
        </div>
      ))}
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

const ListedJob = ({ job: { id, title, writtenIn, company, logo, pay, hours, place } }: { job: ShownJob }) => (
  <li data-job="">
    <EmployerMark name={company} logo={logo ?? null} />
    <div className={styles.name}>
      <h3>
        <Link to={`/jobs/${id}`} lang={writtenIn}>
          {title}
        </Link>
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
)
