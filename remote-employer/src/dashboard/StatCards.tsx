import { formatNumber } from '@onward/portal-kit/i18n'
import { useMessages } from '../catalogue'
import type { DashboardFilter } from './api'
import styles from './StatCards.module.css'

export interface StatCardsProps {
  /** Undefined while loading. */
  summary: { activeJobs: number; totalApplications: number; newApplications: number; interviewsScheduled: number } | undefined
  filter: DashboardFilter
  onFilter(filter: DashboardFilter): void
}

/** Three figures. Active Jobs and Interviews Scheduled filter the lists below; pressing again shows all. */
export function StatCards({ summary, filter, onFilter }: StatCardsProps) {
  const t = useMessages()
  const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value))
  const toggle = (which: 'active-jobs' | 'interviews', label: string, value: number | undefined) => (
    <button
      type="button"
      className={styles.card}
      aria-pressed={filter === which}
      onClick={() => onFilter(filter === which ? 'all' : which)}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.figure}>{figure(value)}</span>
      <span className={styles.note}>{t(filter === which ? 'dashboard.toggle.shown' : 'dashboard.toggle.show')}</span>
    </button>
  )
  return (
    <section aria-label={t('common.atAGlance')} className={styles.row} aria-busy={summary === undefined}>
      {toggle('active-jobs', t('dashboard.activeJobs'), summary?.activeJobs)}
      <div className={styles.card}>
        <span className={styles.label}>{t('dashboard.totalApplications')}</span>
        <span className={styles.figure}>{figure(summary?.totalApplications)}</span>
        <span className={styles.note}>{summary ? t('dashboard.newApplications', { count: summary.newApplications }) : ''}</span>
      </div>
      {toggle('interviews', t('dashboard.interviews'), summary?.interviewsScheduled)}
    </section>
  )
}
