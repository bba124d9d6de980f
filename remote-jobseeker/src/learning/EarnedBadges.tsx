import { BADGES, downloadCredential, type EarnedBadge } from '@onward/contracts/learning'
import { usePortal } from '@onward/portal-kit'
import { addressOf } from '@onward/portal-kit/api'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Card, Section } from '@onward/ui/frame'
import styles from './learning.module.css'
import { ShareBadge } from './ShareBadge'
import { useLearningMessages } from './words'

/** Address of a badge's file; the picture also has the signed badge inside it. */
export const badgeFile = (id: string, format: 'png' | 'json'): string =>
  addressOf(downloadCredential, { params: { id }, query: { format } })

/** What is there to show: each badge with its public page, its files, and sharing. */
export function EarnedBadges({ badges }: { badges: readonly EarnedBadge[] }) {
  const t = useLearningMessages()
  return (
    <Section title={t('earned.title')}>
      <p>{t('earned.lead')}</p>
      <ul className={styles.earned}>
        {badges.map((badge) => (
          <li key={badge.credentialId}>
            <Earned badge={badge} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Earned({ badge: { badge, credentialId, earnedAt } }: { badge: EarnedBadge }) {
  const t = useLearningMessages()
  const { language } = usePortal()
  const name = BADGES[badge].name[language]
  return (
    <Card className={styles.earnedBadge}>
      <img src={badgeFile(credentialId, 'png')} alt={t('earned.picture', { name })} width={104} height={104} loading="lazy" />
      <div className={styles.earnedWords}>
        <h3>{name}</h3>
        <p className={styles.soft}>{t('badges.earnedOn', { day: formatDay(earnedAt) })}</p>
        <ul className={styles.ways}>
          <li>
            <Link to={`/badges/${credentialId}`} aria-label={t('earned.pageOf', { name })}>
              {t('earned.page')}
            </Link>
          </li>
          <li>
            <a href={badgeFile(credentialId, 'png')} download aria-label={t('earned.pngOf', { name })}>
              {t('earned.png')}
            </a>
          </li>
          <li>
            <a href={badgeFile(credentialId, 'json')} download aria-label={t('earned.jsonOf', { name })}>
              {t('earned.json')}
            </a>
          </li>
        </ul>
        <ShareBadge id={credentialId} badge={badge} />
      </div>
    </Card>
  )
}
