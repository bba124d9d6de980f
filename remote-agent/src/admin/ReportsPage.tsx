import { listReports, type ReportedAdvert } from '@onward/contracts/jobs/admin-adverts'
import { formatNumber } from '@onward/portal-kit/i18n'
import { usePages } from '@onward/portal-kit/queries'
import { EmptyState } from '@onward/ui/frame'
import { AdminPage } from './AdminPage'
import { CaseList } from './CaseList'
import { useAdminMessages } from './catalogue'
import { waitText } from './parts'

/** /agent/admin/reports: adverts that jobseekers reported, the longest wait first. */
export default function ReportsPage() {
  const w = useAdminMessages()
  const list = usePages(listReports)
  const why = ({ reasons }: ReportedAdvert) => reasons.map((one) => w(`report.${one}`)).join(', ')
  return (
    <AdminPage title={w('nav.reports')} lead={w('reports.lead')}>
      <CaseList<ReportedAdvert>
        id="admin.reports"
        label={w('reports.caption')}
        of={list}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        to={({ id }) => `/agent/admin/reports/${id}`}
        first={{ label: w('common.job'), width: 320, note: ({ company }) => company }}
        columns={[
          { id: 'why', label: w('reports.why'), cell: why },
          { id: 'count', label: w('reports.count'), width: 110, align: 'end', cell: ({ reports }) => formatNumber(reports) },
          { id: 'since', label: w('organisations.since'), width: 190, cell: ({ reportedAt }) => waitText(w, reportedAt) },
        ]}
        lines={(row) => ({
          side: waitText(w, row.reportedAt, 'short'),
          text: `${row.company} · ${why(row)}`,
          aside: `${w('reports.count')}: ${formatNumber(row.reports)}`,
        })}
        empty={
          <EmptyState title={w('reports.none')} icon="check">
            {w('reports.noneText')}
          </EmptyState>
        }
      />
    </AdminPage>
  )
}
