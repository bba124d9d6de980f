import { listReports } from '@onward/contracts/jobs/admin-adverts'
import { formatNumber } from '@onward/portal-kit/i18n'
import { usePages } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { EmptyState, Table } from '@onward/ui/frame'
import { AdminPage } from './AdminPage'
import { useAdminMessages } from './catalogue'
import { Answer, More, waitText } from './parts'

/** /agent/admin/reports: adverts that jobseekers reported, the longest wait first. */
export default function ReportsPage() {
  const w = useAdminMessages()
  const list = usePages(listReports)
  return (
    <AdminPage title={w('nav.reports')} lead={w('reports.lead')}>
      <Answer of={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0) {
            return (
              <EmptyState title={w('reports.none')} icon="check">
                {w('reports.noneText')}
              </EmptyState>
            )
          }
          return (
            <>
              <Table
                caption={w('reports.caption')}
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'title',
                    header: w('common.job'),
                    cell: ({ id, title }) => <Link to={`/agent/admin/reports/${id}`}>{title}</Link>,
                  },
                  { key: 'company', header: w('adverts.company'), cell: ({ company }) => company },
                  {
                    key: 'why',
                    whole: true,
                    header: w('reports.why'),
                    cell: ({ reasons }) => reasons.map((one) => w(`report.${one}`)).join(', '),
                  },
                  { key: 'count', header: w('reports.count'), align: 'end', cell: ({ reports }) => formatNumber(reports) },
                  {
                    key: 'since',
                    whole: true,
                    header: w('organisations.since'),
                    cell: ({ reportedAt }) => waitText(w, reportedAt),
                  },
                ]}
              />
              <More of={list} />
            </>
          )
        }}
      </Answer>
    </AdminPage>
  )
}
