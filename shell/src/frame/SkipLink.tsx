import { useShellMessages } from '../messages/shell-messages'
import styles from './frame.module.css'

/** First in the tab order. `main` is focusable, so the browser moves the focus. */
export function SkipLink() {
  const t = useShellMessages()
  return (
    <a href="#main" className={styles.skip}>
      {t('skip')}
    </a>
  )
}
