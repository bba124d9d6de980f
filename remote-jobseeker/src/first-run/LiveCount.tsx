import type { BoardQuery } from '@onward/contracts/jobs/board'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { placeText } from '../facts'
import { useJobsFor } from './api'
import styles from './first-run.module.css'
import { Hills } from './Hills'

const SHOWN = '3'

interface Props {
  /** The question, from 1: the sun rises with it. */
  at: number
  text(count: number): ReactNode
  query: Partial<Pick<BoardQuery, 'location' | 'within' | 'type'>>
  hint?: string
  /** False while the answer is not whole. */
  isAsked?: boolean
}
/** How many jobs the answers so far lead to, and three of them. A count that cannot be read is left out: the question stands alone. */
export function LiveCount({ at, text, query, hint, isAsked = true }: Props) {
  const t = useMessages()
  const jobs = useJobsFor(query, SHOWN, isAsked)
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
