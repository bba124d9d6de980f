import type { BoardQuery } from '@onward/contracts/jobs/board'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { placeText } from '../facts'
import { useJobsFor } from './api'
import styles from './first-run.module.css'
import { Hills } from './Hills'

const JOB_COUNT = '3'

interface Props {
  /** Number of the question, from 1. */
  at: number
  text(count: number): ReactNode
  query: Partial<Pick<BoardQuery, 'location' | 'within' | 'type'>>
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
