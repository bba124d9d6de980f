import type { ReportFigure } from '@onward/contracts/casework/report'
import { REPORT_TEXTS } from '@onward/contracts/casework/report-texts'
import { currentLanguage, formatNumber } from '@onward/portal-kit/i18n'
import type { Report } from './api'
import { useReportMessages } from './catalogue'
import { changeText } from './change'
import styles from './report.module.css'

/** The figures that offices are asked for first. */
const FIRST: readonly ReportFigure[] = ['referrals', 'activations', 'interviews', 'starts']

export function Headline({ report }: { report: Report }) {
  const r = useReportMessages()
  const names = REPORT_TEXTS[currentLanguage()].figures
  const { week: days } = report.activationDays
  return (
    <dl className={styles.headline}>
      {report.figures
        .filter(({ figure }) => FIRST.includes(figure))
        .map((one) => (
          <div key={one.figure}>
            <dt>{names[one.figure]}</dt>
            <dd>
              <strong>{formatNumber(one.week)}</strong>
              <span>{changeText(r, one)}</span>
              {one.figure === 'activations' && days !== null && <span>{r('headline.days', { days: days.toFixed(1) })}</span>}
            </dd>
          </div>
        ))}
    </dl>
  )
}
