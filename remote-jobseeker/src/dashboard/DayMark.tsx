import { formatDay } from '@onward/portal-kit/i18n'
import styles from './agreed.module.css'

const SHORT = 3
/** A day as a small calendar sheet; the text beside it says the date. */
export function DayMark({ at }: { at: string }) {
  const [day = '', month = ''] = formatDay(at).split(' ')
  return (
    <span className={styles.day} aria-hidden="true">
      <b>{day}</b>
      {[...month].slice(0, SHORT).join('')}
    </span>
  )
}
