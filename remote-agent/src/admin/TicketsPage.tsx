import { listTickets, TICKET_FILTERS } from '@onward/contracts/messaging/admin-tickets'
import { formatDate } from '@onward/portal-kit/i18n'
import { usePages } from '@onward/portal-kit/queries'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Checkbox, EmptyState, Field, Select, StatusBadge, Table } from '@onward/ui/frame'
import { AdminPage } from './AdminPage'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import { Answer, More, waitText } from './parts'
import { TICKET_TONES } from './ticket-tones'

/** /agent/admin/tickets: contact messages, open ones with the longest wait first. */
export default function TicketsPage() {
  const w = useAdminMessages()
  const [address, setAddress] = useSearchParams()
  const show = TICKET_FILTERS.find((one) => one === address.get('show')) ?? 'open'
  const mine = address.get('mine') === 'true'
  const list = usePages(listTickets, { query: { show, ...(mine && { mine: 'true' as const }) } })
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(address)
    if (value) next.set(name, value)
    else next.delete(name)
    setAddress(next, { replace: true })
  }
  return (
    <AdminPage title={w('nav.tickets')} lead={w('tickets.lead')}>
      <div className={styles.filters}>
        <Field label={w('common.show')}>
          <Select
            value={show}
            onChange={({ target }) => set('show', target.value)}
            options={TICKET_FILTERS.map((value) => ({ value, label: w(`tickets.filter.${value}`) }))}
          />
        </Field>
        <Checkbox label={w('tickets.mine')} checked={mine} onChange={({ target }) => set('mine', target.checked ? 'true' : '')} />
      </div>
      <Answer of={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0) {
            return <EmptyState title={w(mine ? 'tickets.noneMine' : `tickets.none.${show}`)} icon={mine ? 'contact' : 'check'} />
          }
          return (
            <>
              <Table
                caption={w(`tickets.filter.${show}`)}
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'subject',
                    header: w('tickets.subject'),
                    cell: ({ id, subject }) => <Link to={`/agent/admin/tickets/${id}`}>{subject}</Link>,
                  },
                  { key: 'name', header: w('tickets.from'), cell: ({ name }) => name },
                  {
                    key: 'state',
                    whole: true,
                    header: w('organisations.state'),
                    cell: ({ state, takenBy, mine: isMine }) => (
                      <StatusBadge tone={TICKET_TONES[state]}>
                        {state !== 'taken'
                          ? w(`tickets.state.${state}`)
                          : isMine
                            ? w('tickets.state.mine')
                            : w('tickets.state.taken', { name: takenBy })}
                      </StatusBadge>
                    ),
                  },
                  {
                    key: 'since',
                    whole: true,
                    header: w('tickets.received'),
                    cell: ({ state, receivedAt }) =>
                      state === 'new' || state === 'taken' ? waitText(w, receivedAt) : formatDate(receivedAt),
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
