import { Button } from '@onward/ui/frame'
import { useShellMessages } from '../messages/shell-messages'
import styles from './failure.module.css'

/** Shown when the shell itself failed. Uses plain links, because there may be no router. */
export function ErrorPage() {
  const t = useShellMessages()
  return (
    <main className={styles.page}>
      <h1>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      <div className={styles.ways}>
        <Button onClick={() => window.location.reload()}>{t('error.again')}</Button>
        <a href="/">{t('error.home')}</a>
      </div>
    </main>
  )
}
