import { LogoMark, Page } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './UnderConstructionPage.module.css'

export default function UnderConstructionPage() {
  const t = useMessages()
  return (
    <Page width="text">
      <div className={styles.middle}>
        <LogoMark size={64} />
        <h1>{t('construction.title')}</h1>
        <p>{t('construction.text')}</p>
        <svg className={styles.turning} width="56" height="56" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <circle cx="12" cy="12" r="4" />
          <path d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2 19 19M5 19l2.8-2.8M16.2 7.8 19 5" />
        </svg>
      </div>
    </Page>
  )
}
