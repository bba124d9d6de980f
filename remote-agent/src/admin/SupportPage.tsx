import { listSupport } from '@onward/contracts/messaging/admin-support'
import { formatDate } from '@onward/portal-kit/i18n'
import { usePages } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { EmptyState, StatusBadge, Table } from '@onward/ui/frame'
import { AdminPage } from './AdminPage'
import { useAdminMessages } from './catalogue'
import { Answer, More, waitText } from './parts'

/** /agent/admin/support: support conversations, those waiting for an answer first. */
export default function SupportPage() {
  const w = useAdminMessages()
  const list = usePages(listSupport)
  return (
    <AdminPage title={w('nav.support')} lead={w('support.lead')}>
      <Answer of={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0) {
            return (
              <EmptyState title={w('support.none')} icon="check">
                {w('support.noneText')}
              </EmptyState>
            )
          }
          return (
            <>
              <Table
                caption={w('support.caption')}
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'name',
                    header: w('support.who'),
                    cell: ({ id, name }) => <Link to={`/agent/admin/support/${id}`}>{name || w('support.someone')}</Link>,
                  },
                  { key: 'role', whole: true, header: w('support.role'), cell: ({ role }) => w(`role.${role}`) },
                  {
                    key: 'state',
                    whole: true,
                    header: w('organisations.state'),
                    cell: ({ waiting }) => (
                      <StatusBadge tone={waiting > 0 ? 'warning' : 'neutral'}>
                        {waiting > 0 ? w('support.waiting', { count: waiting }) : w('support.settled')}
                      </StatusBadge>
                    ),
                  },
                  {
                    key: 'since',
                    whole: true,
                    header: w('support.last'),
                    cell: ({ waitingSince, lastAt }) => (waitingSince ? waitText(w, waitingSince) : formatDate(lastAt)),
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
