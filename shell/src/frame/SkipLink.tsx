import { useShellMessages } from '../messages/shell-messages'
import styles from './frame.module.css'

/** First in the order of the keyboard. The browser moves the focus: `main` may take it. */
export function SkipLink() {
  const t = useShellMessages()
  return (
    <a href="#main" className={styles.skip}>
      {t('skip')}
    </a>
  )
}
