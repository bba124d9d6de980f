import styles from './messages.module.css'
import { useMessageWords } from './words'

/** First on the page, whatever else loads or fails: nothing of it is fetched. */
export function CrisisCard() {
  const t = useMessageWords()
  return (
    <section className={styles.crisis} aria-labelledby="crisis-title">
      <h2 id="crisis-title">{t('crisis.title')}</h2>
      <p>{t('crisis.text')}</p>
      <ul>
        <li>
          <a href="tel:999">{t('crisis.emergency')}</a>
        </li>
        <li>
          <a href="tel:111">{t('crisis.nhs')}</a>
        </li>
        <li>
          <a href="tel:116123">{t('crisis.samaritans')}</a>
        </li>
        <li>
          <a href="sms:85258?body=SHOUT">{t('crisis.shout')}</a>
        </li>
        <li>
          {/* The gateway's own page: it needs no script. */}
          <a href="/help/crisis">{t('crisis.more')}</a>
        </li>
      </ul>
    </section>
  )
}
