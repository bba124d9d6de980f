import { REPORT_TEXTS } from '@onward/contracts/casework/report-texts'
import { currentLanguage, formatDay, formatNumber } from '@onward/portal-kit/i18n'
import { Bars } from '../parts/Bars'
import { Sheet } from '../parts/Sheet'
import type { Report } from './api'
import { useReportMessages } from './catalogue'
import styles from './report.module.css'

/** Everybody referred in the weeks of the trend, and how far they got by now. */
export function Cohort({ report: { cohort, trend } }: { report: Report }) {
  const r = useReportMessages()
  const names = REPORT_TEXTS[currentLanguage()].steps
  const [first] = cohort
  const since = trend[0]?.monday
  const share = (at: number) => {
    const before = cohort[at - 1]?.count
    return before ? `${Math.round((100 * (cohort[at]?.count ?? 0)) / before)}%` : ''
  }
  return (
    <Sheet title={r('cohort.title', { count: formatNumber(first?.count ?? 0), day: since ? formatDay(since) : '' })}>
      <div className={styles.inside}>
        {first?.count ? (
          <>
            <Bars
              funnel
              label={r('cohort.title', { count: formatNumber(first.count), day: since ? formatDay(since) : '' })}
              bars={cohort.map(({ step, count }, at) => ({ id: step, name: names[step], value: count, note: share(at) }))}
            />
            <p className={styles.soft}>{r('cohort.lead')}</p>
          </>
        ) : (
          <p className={styles.soft}>{r('cohort.none')}</p>
        )}
      </div>
    </Sheet>
  )
}
