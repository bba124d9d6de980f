import { formatDayAndTime } from '@onward/portal-kit/i18n'
import type { Report } from './api'
import { useReportMessages } from './catalogue'
import styles from './report.module.css'
import { weekRange } from './week-range'

/** Whose report and which week: first on paper, and announced when the week changes. */
export function About({ report }: { report: Report }) {
  const r = useReportMessages()
  const { office, agentName, monday, untilNow } = report
  return (
    <div className={styles.about} role="status">
      <p className={styles.weekText}>{r('about.week', { week: weekRange(r, monday) })}</p>
      <p className={styles.soft}>
        {report.scope === 'mine'
          ? r('about.mine', { office: office.name, name: agentName })
          : r('about.office', { office: office.name })}
        {'. '}
        {untilNow ? r('about.soFar', { at: formatDayAndTime(untilNow) }) : r('about.whole')}
      </p>
    </div>
  )
}
