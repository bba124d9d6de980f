import { type HeldAdvert, listHeldAdverts } from '@onward/contracts/jobs/admin-adverts'
import { usePages } from '@onward/portal-kit/queries'
import { EmptyState } from '@onward/ui/frame'
import { AdminPage } from './AdminPage'
import { checkText } from './AdvertView'
import { CaseList } from './CaseList'
import { useAdminMessages } from './catalogue'
import { waitText } from './parts'

/** /agent/admin/adverts: adverts held by the checks, the longest wait first. */
export default function AdvertsPage() {
  const w = useAdminMessages()
  const list = usePages(listHeldAdverts)
  const why = ({ checks }: HeldAdvert) => checks.map((one) => checkText(w, one)).join(', ')
  return (
    <AdminPage title={w('nav.adverts')} lead={w('adverts.lead')}>
      <CaseList<HeldAdvert>
        id="admin.adverts"
        label={w('adverts.caption')}
        of={list}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        to={({ id }) => `/agent/admin/adverts/${id}`}
        first={{
          label: w('common.job'),
          width: 320,
          note: ({ company, isEdit }) => [company, isEdit && w('adverts.edit')].filter(Boolean).join(' · '),
        }}
        columns={[
          { id: 'why', label: w('adverts.why'), cell: why },
          { id: 'since', label: w('organisations.since'), width: 190, cell: ({ heldAt }) => waitText(w, heldAt) },
        ]}
        lines={(row) => ({
          side: waitText(w, row.heldAt, 'short'),
          text: `${row.company} · ${why(row)}`,
        })}
        empty={
          <EmptyState title={w('adverts.none')} icon="check">
            {w('adverts.noneText')}
          </EmptyState>
        }
      />
    </AdminPage>
  )
}
