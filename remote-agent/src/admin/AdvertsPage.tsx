import { listHeldAdverts } from '@onward/contracts/jobs/admin-adverts'
import { usePages } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { EmptyState, StatusBadge, Table } from '@onward/ui/frame'
import { AdminPage } from './AdminPage'
import { checkText } from './AdvertView'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import { Answer, More, waitText } from './parts'

/** /agent/admin/adverts: adverts held by the checks, the longest wait first. */
export default function AdvertsPage() {
  const w = useAdminMessages()
  const list = usePages(listHeldAdverts)
  return (
    <AdminPage title={w('nav.adverts')} lead={w('adverts.lead')}>
      <Answer of={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0) {
            return (
              <EmptyState title={w('adverts.none')} icon="check">
                {w('adverts.noneText')}
              </EmptyState>
            )
          }
          return (
            <>
              <Table
                caption={w('adverts.caption')}
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'title',
                    header: w('common.job'),
                    cell: ({ id, title, isEdit }) => (
                      <span className={styles.badges}>
                        <Link to={`/agent/admin/adverts/${id}`}>{title}</Link>
                        {isEdit && <StatusBadge tone="information">{w('adverts.edit')}</StatusBadge>}
                      </span>
                    ),
                  },
                  { key: 'company', header: w('adverts.company'), cell: ({ company }) => company },
                  {
                    key: 'why',
                    whole: true,
                    header: w('adverts.why'),
                    cell: ({ checks }) => checks.map((one) => checkText(w, one)).join(', '),
                  },
                  { key: 'since', whole: true, header: w('organisations.since'), cell: ({ heldAt }) => waitText(w, heldAt) },
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
