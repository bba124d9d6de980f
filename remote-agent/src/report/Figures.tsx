import { REPORT_TEXTS } from '@onward/contracts/casework/report-texts'
import { currentLanguage, formatNumber } from '@onward/portal-kit/i18n'
import { useSearchParams } from '@onward/portal-kit/router'
import { Bars } from '../parts/Bars'
import { Sheet } from '../parts/Sheet'
import { peoplePath, type Report } from './api'
import { useReportMessages } from './catalogue'
import { changeMark } from './change'
import styles from './report.module.css'

/** All figures as bars, with the week before as a mark; each leads to the people behind it. */
export function Figures({ report }: { report: Report }) {
  const r = useReportMessages()
  const [search] = useSearchParams()
  const names = REPORT_TEXTS[currentLanguage()].figures
  const { week, before } = report.activationDays
  return (
    <Sheet
      title={r(report.untilNow ? 'figures.title' : 'figures.over')}
      aside={<span className={styles.soft}>{r('figures.lead')}</span>}
    >
      <div className={styles.inside}>
        <Bars
          label={r('figures.caption')}
          bars={report.figures.map((one) => ({
            id: one.figure,
            name: names[one.figure],
            value: one.week,
            before: one.before,
            note: changeMark(r, one),
            spoken: r('figures.before', { before: formatNumber(one.before) }),
            to: peoplePath(search, one.figure),
          }))}
        />
        <p className={styles.legend}>
          <span className={styles.ofWeek}>{r('inWeek')}</span>
          <span className={styles.ofBefore}>{r('before')}</span>
          {week !== null && (
            <span>{r('figures.median', { days: week.toFixed(1), before: before === null ? '–' : before.toFixed(1) })}</span>
          )}
        </p>
      </div>
    </Sheet>
  )
}
