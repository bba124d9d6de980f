import { REPORT_TEXTS } from '@onward/contracts/casework/report-texts'
import { currentLanguage, formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { LineChart } from '@onward/ui/chart'
import { Disclosure, Section } from '@onward/ui/frame'
import type { Report } from './api'
import { useReportMessages } from './catalogue'
import { FigureTable } from './FigureTable'
import styles from './report.module.css'

const LINES = ['referrals', 'activations', 'starts'] as const
/** The next round number above all values, for a readable scale. */
function top(values: readonly number[]): number {
  const most = Math.max(4, 1.1 * Math.max(...values))
  const step = 10 ** Math.floor(Math.log10(most))
  const nice = [1, 2, 4, 5, 10].map((times) => times * step).find((one) => one >= most) ?? most
  return nice
}

/** Three counts, each with its own scale, and their table below. */
export function Trend({ report: { trend } }: { report: Report }) {
  const r = useReportMessages()
  const names = REPORT_TEXTS[currentLanguage()].figures
  return (
    <Section title={r('trend.title')} id="trend">
      <div className={styles.lines}>
        {LINES.map((line) => (
          <div key={line}>
            <h3>{names[line]}</h3>
            <LineChart
              label={names[line]}
              max={top(trend.map((week) => week[line]))}
              points={trend.map((week) => ({ id: week.monday, name: formatDate(week.monday), value: week[line] }))}
            />
          </div>
        ))}
      </div>
      <Disclosure summary={r('trend.table')}>
        <FigureTable
          caption={r('trend.caption')}
          rows={[...trend].reverse()}
          rowKey={({ monday }) => monday}
          columns={[
            { key: 'week', heading: r('trend.week'), cell: ({ monday }) => formatDate(monday) },
            ...LINES.map((line) => ({
              key: line,
              heading: names[line],
              cell: (week: Report['trend'][number]) => formatNumber(week[line]),
            })),
          ]}
        />
      </Disclosure>
    </Section>
  )
}
