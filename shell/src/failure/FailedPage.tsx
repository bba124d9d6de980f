import type { LoadFailure } from '@onward/contracts/gateway/load-failures'
import { Link } from '@onward/portal-kit/router'
import { Button } from '@onward/ui/frame'
import { useEffect, useRef } from 'react'
import { useShellMessages } from '../messages/shell-messages'
import styles from './failure.module.css'

export interface FailedPageProps {
  /** Title of the failed page. */
  page: string
  failure: LoadFailure
  /** Whether its report is recorded; null while unknown. */
  isReported: boolean | null
  /** Pages to open instead. */
  elsewhere: readonly { href: string; label: string }[]
  onAgain: () => void
}

/** Failures caused by us: the page says whether they are reported. */
const FAULTS: ReadonlySet<LoadFailure> = new Set(['integrity', 'evaluation', 'contract', 'render', 'hung'])

/** Replaces a page that could not be opened: what happened, a retry, and other pages. */
export function FailedPage({ page, failure, isReported, elsewhere, onAgain }: FailedPageProps) {
  const t = useShellMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const again = useRef(onAgain)
  useEffect(() => {
    again.current = onAgain
  })
  useEffect(() => {
    if (failure !== 'network') return
    const online = () => again.current()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [failure])
  return (
    <div className={styles.page} data-failure={failure}>
      <h1 ref={heading} tabIndex={-1}>
        {t('failed.title', { page })}
      </h1>
      <p role="alert">
        {t(`failed.${failure}`)} {failure !== 'network' && t('failed.rest')}
      </p>
      {FAULTS.has(failure) && (
        <p role="status" className={styles.told}>
          {isReported !== null && t(isReported ? 'failed.told' : 'failed.notTold')}
        </p>
      )}
      <Button onClick={onAgain}>{t('failed.again')}</Button>
      {elsewhere.length > 0 && (
        <nav aria-label={t('failed.elsewhere')}>
          <h2>{t('failed.elsewhere')}</h2>
          <ul className={styles.elsewhere}>
            {elsewhere.map(({ href, label }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
