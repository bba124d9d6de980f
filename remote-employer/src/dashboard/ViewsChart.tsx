import type { EmployerViews } from '@onward/contracts/jobs/employer-today'
import { formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { Disclosure, Table } from '@onward/ui/frame'
import { useDashboardMessages } from './catalogue'
import styles from './views-chart.module.css'

/** How often the adverts were opened on each day, with a dot for each day with applications; the figures are in a table below. */
export function ViewsChart({ days }: { days: EmployerViews['days'] }) {
  const w = useDashboardMessages()
  const sum = (of: 'viewed' | 'applied') => days.reduce((all, day) => all + day[of], 0)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const most = Math.max(1, ...days.map(({ viewed }) => viewed))
  const peak = days.findIndex(({ viewed }) => viewed === most)
  const left = (n: number) => (100 * n) / Math.max(1, days.length - 1)
  const top = (viewed: number) => 100 - (100 * viewed) / most
  const line = days.map(({ viewed }, n) => `${left(n)},${top(viewed)}`).join(' ')
  const title = w('views.title', {
    views: w('views.views', { count: sum('viewed') }),
    applications: w('views.applications', { count: sum('applied') }),
  })
  return (
    <section className={styles.card} aria-labelledby="employer-views">
      <div className={styles.head}>
        <h2 id="employer-views">{title}</h2>
        <span>{w('views.span', { count: days.length })}</span>
      </div>
      <div
        role="img"
        className={styles.chart}
        aria-label={w('views.label', {
          from: formatDate(first.day),
          until: formatDate(last.day),
          most,
          day: formatDate(days[peak]?.day ?? last.day),
        })}
      >
        <div className={styles.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false" aria-hidden="true">
            <polygon points={`0,100 ${line} 100,100`} />
            <polyline points={line} />
          </svg>
          {[...new Set([0, peak, days.length - 1])].map((n) => (
            <strong
              key={n}
              style={{ left: `${left(n)}%`, top: `${top(days[n]?.viewed ?? 0)}%` }}
              data-side={n === 0 ? 'start' : n === days.length - 1 ? 'end' : undefined}
            >
              {formatNumber(days[n]?.viewed ?? 0)}
            </strong>
          ))}
        </div>
        <div className={styles.dots}>
          {days.map(({ day, applied }, n) => applied > 0 && <span key={day} style={{ left: `${left(n)}%` }} />)}
        </div>
      </div>
      <p className={styles.axis}>
        <span>{formatDate(first.day)}</span>
        <span className={styles.key}>{w('views.key')}</span>
        <span>{w('views.today')}</span>
      </p>
      <Disclosure summary={w('views.table')}>
        <Table
          caption={w('views.table')}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: w('common.day'), cell: ({ day }) => formatDate(day) },
            { key: 'reached', header: w('funnel.seen'), cell: ({ reached }) => formatNumber(reached), align: 'end' },
            { key: 'viewed', header: w('funnel.opened'), cell: ({ viewed }) => formatNumber(viewed), align: 'end' },
            { key: 'applied', header: w('funnel.applied'), cell: ({ applied }) => formatNumber(applied), align: 'end' },
          ]}
        />
      </Disclosure>
    </section>
  )
}
