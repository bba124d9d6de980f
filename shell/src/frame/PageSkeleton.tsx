import { useShellMessages } from '../messages/shell-messages'
import styles from './skeleton.module.css'

/** Placeholder of a page: a heading, a line, and a block. */
export function PageSkeleton() {
  const t = useShellMessages()
  return (
    <div className={styles.page} role="status" data-skeleton>
      <span className={styles.words}>{t('loading')}</span>
      <div className={styles.heading} />
      <div className={styles.line} />
      <div className={styles.block} />
    </div>
  )
}
