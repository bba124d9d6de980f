import { Link } from '@onward/portal-kit/router'
import type { Board } from './api'
import { useJobsMessages } from './catalogue'
import { type BoardFilters, queryOf } from './filters'
import styles from './jobs.module.css'

/** How a search was understood where that differs from what was typed: corrected typing errors, and parts left out to find something. */
export function SearchReading({ page, filters }: { page: Board; filters: BoardFilters }) {
  const w = useJobsMessages()
  const { didYouMean, dropped, foundBy, total } = page
  if (total === 0 || (didYouMean === null && dropped.length === 0)) return null
  return (
    <div role="status" className={styles.reading}>
      {didYouMean !== null && (
        <p>
          {w('reading.typed', { q: filters.q })} <b>{w('reading.didYouMean')}</b>{' '}
          <Link to={`/jobs?${new URLSearchParams(queryOf({ ...filters, q: didYouMean }))}`}>{didYouMean}</Link>?
        </p>
      )}
      {dropped.length > 0 ? (
        <p>
          {w('reading.dropped', { dropped: dropped.join(', ') })}{' '}
          {foundBy ? w('reading.foundBy', { count: total, foundBy }) : w('reading.nearest')}
        </p>
      ) : (
        didYouMean !== null && <p>{w('reading.below', { count: total, q: didYouMean })}</p>
      )}
    </div>
  )
}
