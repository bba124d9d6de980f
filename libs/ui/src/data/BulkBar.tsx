import { Icon } from '@onward/ui/frame'
import { useNarrow } from '../antd/media'
import { useUiMessages } from '../antd/messages'
import { type RowAction, RowMenu } from './RowMenu'
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
  const isNarrow = useNarrow()
  // On a phone the likely one stands there, the others behind a menu.
  const beside = isNarrow ? actions.slice(0, 1) : actions
  return (
    <div role="status" className={count > 0 ? styles.bulk : undefined}>
      {count > 0 && (
        <>
          <span data-count>
            <b>{t('chosen', { count })}</b>
          </span>
          {beside.map(({ label, run }) => (
            <button key={label} type="button" onClick={run}>
              {label}
            </button>
          ))}
          {actions.length > beside.length && <RowMenu label={t('moreActions')} actions={actions.slice(beside.length)} isNamed />}
          <button type="button" className={styles.last} onClick={onClear} aria-label={t('chooseNone')}>
            {isNarrow ? <Icon name="close" size={20} /> : t('chooseNone')}
          </button>
        </>
      )}
    </div>
  )
}
