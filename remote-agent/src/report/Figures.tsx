import { REPORT_TEXTS } from '@onward/contracts/casework/report-texts'
import { currentLanguage, formatNumber } from '@onward/portal-kit/i18n'
import { BarChart } from '@onward/ui/chart'
import { Section } from '@onward/ui/frame'
import type { Report } from './api'
import { type ReportMessages, useReportMessages } from './catalogue'
import { changeMark } from './change'
import { FigureTable } from './FigureTable'
import styles from './report.module.css'

interface Row {
  key: string
  name: string
  week: string
  before: string
  change: string
}
const days = (r: ReportMessages, of: number | null): string => (of === null ? r('figures.noDays') : of.toFixed(1))

/** All figures, as bars and as a table. */
export function Figures({ report }: { report: Report }) {
  const r = useReportMessages()
  const names = REPORT_TEXTS[currentLanguage()].figures
  const { week, before } = report.activationDays
  const daysChange = week === null || before === null ? '–' : changeMark(r, { week, before }, 1)
  const rows = report.figures.flatMap((one): Row[] => [
    {
      key: one.figure,
      name: names[one.figure],
      week: formatNumber(one.week),
      before: formatNumber(one.before),
      change: changeMark(r, one),
    },
    ...(one.figure === 'activations'
      ? [{ key: 'days', name: r('figures.days'), week: days(r, week), before: days(r, before), change: daysChange }]
      : []),
  ])
  return (
    <Section title={r('figures.title')} id="figures">
      <div className={styles.pair}>
        <BarChart
          label={r('figures.chart')}
          labels={{ value: r('inWeek'), before: r('before') }}
          bars={report.figures.map((one) => ({ id: one.figure, name: names[one.figure], value: one.week, before: one.before }))}
        />
        <FigureTable
          caption={r('figures.caption')}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'what', heading: r('common.what'), cell: ({ name }) => name },
            { key: 'week', heading: r('inWeek'), cell: (row) => row.week },
            { key: 'before', heading: r('before'), cell: (row) => row.before },
            { key: 'change', heading: r('common.change'), cell: (row) => row.change },
          ]}
        />
      </div>
    </Section>
  )
}
