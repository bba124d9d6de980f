import { Icon } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './HomePage.module.css'

/** Three cards on a rising path: what a person will see here, in the order they will see it. */
export function JourneyPicture() {
  const t = useMessages()
  return (
    <div className={styles.picture} role="img" aria-label={t('home.picture')}>
      {/* The hills reach beyond the drawing, because the box around it may be wider or higher. */}
      <svg viewBox="0 0 400 360" className={styles.path} aria-hidden="true" focusable="false">
        <circle cx="322" cy="72" r="54" className={styles.sun} />
        <path d="M-210 334L-10 330c90-6 96-74 160-122s110-52 270-48h200v500H-210z" className={styles.hill} />
        <path d="M-210 348L-10 345c120-10 150-52 216-82s120-26 214-22h200v450H-210z" className={styles.nearHill} />
      </svg>
      <div className={styles.sample} aria-hidden="true">
        <strong>
          <Icon name="document" size={18} /> {t('home.sample.cv')}
        </strong>
        <span>{t('home.sample.cvText')}</span>
      </div>
      <div className={styles.sample} aria-hidden="true">
        <strong>
          <Icon name="pin" size={18} /> {t('home.sample.match')}
        </strong>
        <span>{t('home.sample.matchText')}</span>
      </div>
      <div className={styles.sample} aria-hidden="true">
        <strong>
          <Icon name="check" size={18} /> {t('home.sample.reply')}
        </strong>
        <span>{t('home.sample.replyText')}</span>
      </div>
    </div>
  )
}
