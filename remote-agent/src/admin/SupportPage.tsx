import { type ListedSupport, listSupport } from '@onward/contracts/messaging/admin-support'
import { formatDate } from '@onward/portal-kit/i18n'
import { usePages } from '@onward/portal-kit/queries'
import { DotWord, Person } from '@onward/ui/data'
import { EmptyState } from '@onward/ui/frame'
import { AdminPage } from './AdminPage'
import { CaseList } from './CaseList'
import { useAdminMessages } from './catalogue'
import { waitText } from './parts'

/** /agent/admin/support: support conversations, those waiting for an answer first. */
export default function SupportPage() {
  const w = useAdminMessages()
  const list = usePages(listSupport)
  const called = ({ name }: ListedSupport) => name || w('support.someone')
  const state = ({ waiting }: ListedSupport) =>
    waiting > 0 ? (
      <DotWord tone="warning">{w('support.waiting', { count: waiting })}</DotWord>
    ) : (
      <DotWord tone="neutral">{w('support.settled')}</DotWord>
    )
  const since = ({ waitingSince, lastAt }: ListedSupport, length?: 'short') =>
    waitingSince ? waitText(w, waitingSince, length) : formatDate(lastAt)
  return (
    <AdminPage title={w('nav.support')} lead={w('support.lead')}>
      <CaseList<ListedSupport>
        id="admin.support"
        label={w('support.caption')}
        of={list}
        rowId={({ id }) => id}
        rowName={called}
        to={({ id }) => `/agent/admin/support/${id}`}
        first={{ label: w('support.who'), width: 320, face: (row) => <Person name={called(row)} /> }}
        columns={[
          { id: 'role', label: w('support.role'), cell: ({ role }) => w(`role.${role}`) },
          { id: 'state', label: w('organisations.state'), cell: state },
          { id: 'since', label: w('support.last'), width: 190, cell: (row) => since(row) },
        ]}
        lines={(row) => ({
          face: <Person name={called(row)} size={40} />,
          side: since(row, 'short'),
          text: state(row),
          aside: w(`role.${row.role}`),
        })}
        empty={
          <EmptyState title={w('support.none')} icon="check">
            {w('support.noneText')}
          </EmptyState>
        }
      />
    </AdminPage>
  )
}
