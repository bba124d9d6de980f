import { BADGES } from '@onward/contracts/learning/badges'
import { type BadgeId, downloadCredential } from '@onward/contracts/learning/learning'
import { usePortal } from '@onward/portal-kit'
import { addressOf } from '@onward/portal-kit/api'
import { Link } from '@onward/portal-kit/router'
import { Disclosure, VisuallyHidden } from '@onward/ui/frame'
import { useLearningMessages } from './catalogue'
import styles from './learning.module.css'
import { ShareBadge } from './ShareBadge'

/** An earned badge: its public page, files and sharing. */
export function HeldBadge({ id, badge }: { id: string; badge: BadgeId }) {
  const t = useLearningMessages()
  const { language } = usePortal()
  const name = BADGES[badge].name[language]
  const file = (format: 'png' | 'json') => addressOf(downloadCredential, { params: { id }, query: { format } })
  return (
    <div className={styles.earned}>
      <Link to={`/badges/${id}`} aria-label={t('earned.pageOf', { name })} className={styles.way}>
        {t('earned.page')}
      </Link>
      <Disclosure
        summary={
          <>
            {t('earned.more')} <VisuallyHidden>{name}</VisuallyHidden>
          </>
        }
      >
        <p className={styles.small}>{t('earned.lead')}</p>
        <ul className={styles.ways}>
          <li>
            <a href={file('png')} download aria-label={t('earned.pngOf', { name })}>
              {t('earned.png')}
            </a>
          </li>
          <li>
            <a href={file('json')} download aria-label={t('earned.jsonOf', { name })}>
              {t('earned.json')}
            </a>
          </li>
        </ul>
        <ShareBadge id={id} badge={badge} />
      </Disclosure>
    </div>
  )
}
