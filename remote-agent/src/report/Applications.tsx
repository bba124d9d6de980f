import { REPORT_TEXTS } from '@onward/contracts/casework/report-texts'
import { currentLanguage, formatNumber } from '@onward/portal-kit/i18n'
import { BarChart } from '@onward/ui/chart'
import { EmptyState, Section } from '@onward/ui/frame'
import type { Report } from './api'
import { useReportMessages } from './catalogue'
import { changeMark } from './change'
import { FigureTable } from './FigureTable'
import styles from './report.module.css'

export function Applications({ report: { applications } }: { report: Report }) {
  const r = useReportMessages()
  const names = REPORT_TEXTS[currentLanguage()].states
  return (
    <Section title={r('applications.title')} id="applications">
      {applications.length === 0 ? (
        <EmptyState title={r('applications.none')} icon="applications">
          {r('applications.none.text')}
        </EmptyState>
      ) : (
        <>
          <p>{r('applications.lead')}</p>
          <div className={styles.pair}>
            <BarChart
              label={r('applications.chart')}
              labels={{ value: r('inWeek'), before: r('before') }}
              bars={applications.map((one) => ({ id: one.state, name: names[one.state], value: one.week, before: one.before }))}
            />
            <FigureTable
              caption={r('applications.chart')}
              rows={applications}
              rowKey={({ state }) => state}
              columns={[
                { key: 'state', heading: r('applications.state'), cell: ({ state }) => names[state] },
                { key: 'week', heading: r('inWeek'), cell: ({ week }) => formatNumber(week) },
                { key: 'before', heading: r('before'), cell: ({ before }) => formatNumber(before) },
                { key: 'change', heading: r('common.change'), cell: (one) => changeMark(r, one) },
              ]}
            />
          </div>
        </>
      )}
    </Section>
  )
}
