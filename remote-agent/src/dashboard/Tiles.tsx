import { CASE_STAGE_NAMES } from '@onward/contracts/casework/case-stages'
import { currentLanguage, formatNumber, formatTime } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { useMessages } from '../catalogue'
import type { AgentDay } from './api'
import { useDashboardMessages } from './catalogue'
import styles from './DashboardPage.module.css'

const [WIDTH, HEIGHT] = [112, 28]

/** The documented tiles, each with what it is made of. */
export function Tiles({ day }: { day: AgentDay }) {
  const t = useMessages()
  const d = useDashboardMessages()
  const { referralsThisWeek: week, referralsWeekBefore: before, stages } = day
  const names = CASE_STAGE_NAMES[currentLanguage()]
  const most = Math.max(1, ...stages.map(({ count }) => count))
  return (
    <section aria-label={t('common.atAGlance')} className={styles.tiles}>
      <Link to="/agent/referrals?view=week" className={styles.tile}>
        <span className={styles.label}>{t('dashboard.week')}</span>
        <span className={styles.figure}>
          <b>{formatNumber(week)}</b> {d('tile.more', { more: signed(week - before) })}
        </span>
        <Spark values={day.referralWeeks} />
        <span className={styles.note}>{d('tile.week', { at: formatTime(day.countedAt), before: formatNumber(before) })}</span>
      </Link>
      <Link to="/agent/active-cases" className={styles.tile}>
        <span className={styles.label}>{t('dashboard.cases')}</span>
        <span className={styles.figure}>
          <b>{formatNumber(day.activeCases)}</b> ({t('dashboard.cases.pending', { count: formatNumber(day.pendingReferrals) })})
        </span>
        <span className={styles.columns} aria-hidden="true">
          {stages.map(({ stage, count }) => (
            <i key={stage} title={names[stage]} style={{ height: `${Math.max(4, (100 * count) / most)}%` }} />
          ))}
        </span>
        <span className={styles.note}>{d('tile.cases', { count: day.highPriority })}</span>
      </Link>
    </section>
  )
}
const signed = (more: number): string => (more > 0 ? `+${formatNumber(more)}` : more < 0 ? `−${formatNumber(-more)}` : '±0')

/** Twelve weeks at a glance; the weekly report has their figures. */
function Spark({ values }: { values: readonly number[] }) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const x = (at: number) => 2 + ((WIDTH - 8) * at) / Math.max(1, values.length - 1)
  const y = (value: number) => HEIGHT - 4 - ((HEIGHT - 8) * (value - least)) / Math.max(1, most - least)
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      <polyline points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')} />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="3.5" />
    </svg>
  )
}
