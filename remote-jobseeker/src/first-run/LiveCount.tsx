import type { BoardQuery } from '@onward/contracts/jobs/board'
import type { WorkTime } from '@onward/contracts/jobseekers/profile'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { placeText } from '../facts'
import { useJobsFor } from './api'
import { useFirstRunMessages } from './catalogue'
import styles from './first-run.module.css'
import { Hills } from './Hills'
import { searchOfTime } from './steps'

const JOB_COUNT = '3'

interface Props {
  /** Number of the question, from 1. */
  at: number
  text(count: number): ReactNode
  query: Partial<Pick<BoardQuery, 'q' | 'location' | 'within' | 'type'>>
  hint?: string
  /** False while the answer is incomplete. */
  isAsked?: boolean
}
/** How many jobs fit the answers so far, with three of them. Left out when the count cannot be loaded. */
export function LiveCount({ at, text, query, hint, isAsked = true }: Props) {
  const t = useMessages()
  const jobs = useJobsFor(query, JOB_COUNT, isAsked)
  const found = isAsked ? jobs.data : undefined
  return (
    <>
      <Hills at={at} />
      <div className={styles.liveText}>
        <p className={styles.count} aria-live="polite">
          {found && text(found.total)}
        </p>
        {hint && <p className={styles.soft}>{hint}</p>}
        {found && found.items.length > 0 && (
          <ul className={styles.few}>
            {found.items.map((job) => (
              <li key={job.id}>
                <strong>{job.title}</strong>
                <span className={styles.soft}>{placeText(t, job)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** How many adverts name each time; most name none, so these are not all jobs that fit. */
export function TimeCounts({ times, type, isAsked }: { times: readonly WorkTime[]; type: BoardQuery['type']; isAsked: boolean }) {
  if (times.length === 0) return null
  return (
    <ul className={styles.said} aria-live="polite">
      {times.map((time) => (
        <TimeCount key={time} time={time} type={type} isAsked={isAsked} />
      ))}
    </ul>
  )
}
function TimeCount({ time, type, isAsked }: { time: WorkTime; type: BoardQuery['type']; isAsked: boolean }) {
  const t = useMessages()
  const f = useFirstRunMessages()
  const jobs = useJobsFor({ q: searchOfTime(time), type }, '1', isAsked)
  if (!isAsked || !jobs.data) return null
  // A time that no advert names is given up by the search, which then finds everything.
  const count = jobs.data.dropped.length > 0 ? 0 : jobs.data.total
  return <li>{f('hours.says', { count, time: t(`workTimes.${time}`) })}</li>
}
