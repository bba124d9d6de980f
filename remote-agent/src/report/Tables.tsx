import { REPORT_TEXTS } from '@onward/contracts/casework/report-texts'
import { currentLanguage, formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { Disclosure, EmptyState } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import type { Report } from './api'
import { type ReportMessages, useReportMessages } from './catalogue'
import { changeMark } from './change'
import { FigureTable } from './FigureTable'
import styles from './report.module.css'
import { LINES } from './Trend'

interface Row {
  key: string
  name: string
  week: string
  before: string
  change: string
}
const days = (r: ReportMessages, of: number | null): string => (of === null ? r('figures.noDays') : of.toFixed(1))

function rowsOf(r: ReportMessages, report: Report): Row[] {
  const names = REPORT_TEXTS[currentLanguage()].figures
  const { week, before } = report.activationDays
  const change = week === null || before === null ? '–' : changeMark(r, { week, before }, 1)
  return report.figures.flatMap((one): Row[] => [
    {
      key: one.figure,
      name: names[one.figure],
      week: formatNumber(one.week),
      before: formatNumber(one.before),
      change: changeMark(r, one),
    },
    ...(one.figure === 'activations'
      ? [{ key: 'days', name: r('figures.days'), week: days(r, week), before: days(r, before), change }]
      : []),
  ])
}

/** Everything that is drawn above, in figures, folded; and how each is counted. */
export function Tables({ report }: { report: Report }) {
  const r = useReportMessages()
  const { figures: names, states } = REPORT_TEXTS[currentLanguage()]
  const rows = rowsOf(r, report)
  const { applications, trend } = report
  return (
    <div className={styles.folds}>
      <Fold title={r('fold.figures')} note={r('fold.rows', { count: rows.length })}>
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
      </Fold>
      <Fold title={r('applications.title')} note={r('fold.rows', { count: applications.length })}>
        {applications.length === 0 ? (
          <EmptyState title={r('applications.none')} icon="applications">
            {r('applications.none.text')}
          </EmptyState>
        ) : (
          <FigureTable
            caption={r('applications.chart')}
            rows={applications}
            rowKey={({ state }) => state}
            columns={[
              { key: 'state', heading: r('applications.state'), cell: ({ state }) => states[state] },
              { key: 'week', heading: r('inWeek'), cell: ({ week }) => formatNumber(week) },
              { key: 'before', heading: r('before'), cell: ({ before }) => formatNumber(before) },
              { key: 'change', heading: r('common.change'), cell: (one) => changeMark(r, one) },
            ]}
          />
        )}
      </Fold>
      <Fold title={r('trend.table')} note={r('fold.rows', { count: trend.length })}>
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
      </Fold>
      <Fold title={r('fold.how')}>
        <dl className={styles.how}>
          {report.figures.map(({ figure }) => (
            <div key={figure}>
              <dt>{names[figure]}</dt>
              <dd>{r(`how.${figure}`)}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  )
}

function Fold({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Disclosure
      summary={
        <>
          {title} {note && <span className={styles.soft}>{note}</span>}
        </>
      }
    >
      {children}
    </Disclosure>
  )
}
