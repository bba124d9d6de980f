import { useUiMessages } from '../antd/messages'
import type { RowAction } from './RowMenu'
import styles from './views.module.css'

interface BulkBarProps {
  /** How many rows are chosen; nothing is drawn for none. */
  count: number
  /** What everybody chosen may do next; the first is the likely one. */
  actions: readonly RowAction[]
  onClear(): void
}
/** What can be done with the chosen rows, at the lower edge of the window while they are in sight. */
export function BulkBar({ count, actions, onClear }: BulkBarProps) {
  const t = useUiMessages()
  return (
    <div role="status" className={count > 0 ? styles.bulk : undefined}>
      {count > 0 && (
        <>
          <span>
            <b>{t('chosen', { count })}</b>
          </span>
          {actions.map(({ label, run }) => (
            <button key={label} type="button" onClick={run}>
              {label}
            </button>
          ))}
          <button type="button" className={styles.last} onClick={onClear}>
            {t('chooseNone')}
          </button>
        </>
      )}
    </div>
  )
}
