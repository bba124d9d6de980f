import { Button, InlineAlert } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useUiMessages } from '../antd/messages'
import styles from './DataTable.module.css'

const WAITING_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

interface StateProps {
  state?: 'loading' | 'failed' | 'ready' | undefined
  empty?: ReactNode
  /** Why it could not be loaded. */
  failure?: ReactNode
  onRetry?: (() => void) | undefined
}
/** Shown in place of the rows. */
export function Placeholder({ state = 'ready', empty, failure, onRetry }: StateProps) {
  const t = useUiMessages()
  if (state === 'failed') return <Failed failure={failure} onRetry={onRetry} />
  if (state === 'ready') return <div className={styles.empty}>{empty ?? t('nothing')}</div>
  return (
    <div role="status" data-skeleton>
      <span className={styles.quiet}>{t('loading')}</span>
      {WAITING_ROWS.map((row) => (
        <div key={row} className={styles.waiting} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}

/** The list could not be loaded, or only a part of it was. */
export function Failed({ isPart = false, failure, onRetry }: Pick<StateProps, 'failure' | 'onRetry'> & { isPart?: boolean }) {
  const t = useUiMessages()
  return (
    <div className={styles.failed}>
      <InlineAlert tone={isPart ? 'warning' : 'danger'} title={t(isPart ? 'partOnly' : 'failed')}>
        {failure && <p>{failure}</p>}
        {onRetry && (
          <Button variant="secondary" size="s" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )}
      </InlineAlert>
    </div>
  )
}
