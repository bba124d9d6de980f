import { addDays } from '@onward/contracts/calendar-days'
import { formatDay } from '@onward/portal-kit/i18n'
import { usePageKeys } from '@onward/portal-kit/keys'
import { useNavigate } from '@onward/portal-kit/router'
import { ButtonLink, Icon, VisuallyHidden } from '@onward/ui/frame'
import { useUiMessages } from '../antd/messages'
import styles from './week.module.css'

export interface WeekNavProps {
  /** Addresses of the week before, of today and of the next week. */
  before: string
  today: string
  after: string
  /** Where a new meeting is made; on the key N. */
  create?: { to: string; label: string }
}
/** Goes through the weeks: three links, and the keys ← → T N. */
export function WeekNav({ before, today, after, create }: WeekNavProps) {
  const t = useUiMessages()
  const navigate = useNavigate()
  usePageKeys(t('week.keys'), [
    { keys: ['←'], label: t('week.before'), run: () => navigate(before) },
    { keys: ['→'], label: t('week.after'), run: () => navigate(after) },
    { keys: ['T'], label: t('date.today'), run: () => navigate(today) },
    ...(create ? [{ keys: ['N'], label: create.label, run: () => navigate(create.to) }] : []),
  ])
  return (
    <nav aria-label={t('date.week')} className={styles.nav}>
      <ButtonLink to={before} variant="secondary" size="s">
        <Icon name="back" />
        <VisuallyHidden>{t('week.before')}</VisuallyHidden>
      </ButtonLink>
      <ButtonLink to={today} variant="secondary" size="s">
        {t('date.today')}
      </ButtonLink>
      <ButtonLink to={after} variant="secondary" size="s">
        <span className={styles.forward}>
          <Icon name="back" />
        </span>
        <VisuallyHidden>{t('week.after')}</VisuallyHidden>
      </ButtonLink>
    </nav>
  )
}

/** "23 to 29 November 2026": a week, by its Monday. */
export function WeekSpan({ week }: { week: string }) {
  const t = useUiMessages()
  const sunday = addDays(week, 6)
  const from = week.slice(0, 7) === sunday.slice(0, 7) ? String(Number(week.slice(8))) : formatDay(week)
  return <>{t('week.span', { from, until: formatDay(sunday) })}</>
}
