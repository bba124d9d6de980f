import { REPORT_TEXTS } from '@onward/contracts/casework/report-texts'
import { currentLanguage, formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { Sheet } from '../parts/Sheet'
import type { Report } from './api'
import { useReportMessages } from './catalogue'
import styles from './report.module.css'
import { apart, topOf } from './scale'

export const LINES = ['referrals', 'activations', 'starts'] as const

/** Three counts of twelve weeks on one scale, each line with its name and its last figure; the table is in a fold below. */
export function Trend({ report: { trend } }: { report: Report }) {
  const r = useReportMessages()
  const names = REPORT_TEXTS[currentLanguage()].figures
  const max = topOf(trend.flatMap((week) => LINES.map((line) => week[line])))
  const x = (at: number) => (100 * at) / Math.max(1, trend.length - 1)
  const y = (value: number) => 100 - (100 * value) / max
  const last = trend.at(-1)
  const ends = apart(LINES.map((line) => y(last?.[line] ?? 0)))
  const text = LINES.map((line) => `${names[line]} ${formatNumber(last?.[line] ?? 0)}`)
  const days = [0, Math.floor(trend.length / 2), trend.length - 1].filter((at, n, all) => all.indexOf(at) === n)
  return (
    <Sheet title={r('trend.title')} aside={<span className={styles.soft}>{r('trend.lead')}</span>}>
      <div className={styles.trend} role="img" aria-label={r('trend.chart', { last: text.join('; ') })}>
        <div className={styles.scale}>
          {[max, max / 2, 0].map((value) => (
            <span key={value} style={{ top: `${y(value)}%` }}>
              {formatNumber(value)}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d={`M0 0H100M0 50H100M0 100H100`} className={styles.grid} />
            {LINES.map((line) => (
              <polyline key={line} data-line={line} points={trend.map((week, at) => `${x(at)},${y(week[line])}`).join(' ')} />
            ))}
          </svg>
          <div className={styles.days}>
            {days.map((at) => (
              <span key={at}>{trend[at] && formatDate(trend[at].monday).slice(0, 5)}</span>
            ))}
          </div>
        </div>
        <div className={styles.ends}>
          {LINES.map((line, at) => (
            <span key={line} data-line={line} style={{ top: `${ends[at]}%` }}>
              {formatNumber(last?.[line] ?? 0)} {names[line]}
            </span>
          ))}
        </div>
      </div>
    </Sheet>
  )
}
