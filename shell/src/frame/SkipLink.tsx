import { useShellMessages } from '../messages/shell-messages'
import styles from './frame.module.css'

/** First in the tab order. The browser moves the focus: `main` is focusable. */
export function SkipLink() {
  const t = useShellMessages()
  return (
    <a href="#main" className={styles.skip}>
      {t('skip')}
    </a>
  )
}
