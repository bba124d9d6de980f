import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Card } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './applications.module.css'

/** Reference and time of what was sent. */
export function Receipt({ reference, at }: { reference: string; at: string }) {
  const t = useMessages()
  return (
    <Card tone="tint">
      <p className={styles.reference}>
        {t('receipt.reference')} <strong>{reference}</strong>
      </p>
      <p className={styles.soft}>{t('receipt.at', { when: formatDayAndTime(at) })}</p>
    </Card>
  )
}
