import { type ListedTicket, listTickets, readTicketWork, TICKET_FILTERS } from '@onward/contracts/messaging/admin-tickets'
import { formatDate } from '@onward/portal-kit/i18n'
import { useEndpoint, usePages } from '@onward/portal-kit/queries'
import { useSearchParams } from '@onward/portal-kit/router'
import { DotWord, Person, SavedViews } from '@onward/ui/data'
import { EmptyState } from '@onward/ui/frame'
import { AdminPage } from './AdminPage'
import { CaseList } from './CaseList'
import { useAdminMessages } from './catalogue'
import { waitText } from './parts'
import { ticketTitle } from './Reported'
import { TICKET_TONES } from './ticket-tones'

const PAGE = '/agent/admin/tickets'

/** /agent/admin/tickets: contact messages, open ones with the longest wait first. */
export default function TicketsPage() {
  const w = useAdminMessages()
  const [address] = useSearchParams()
  const show = TICKET_FILTERS.find((one) => one === address.get('show')) ?? 'open'
  const mine = address.get('mine') === 'true'
  const list = usePages(listTickets, { query: { show, ...(mine && { mine: 'true' as const }) } })
  const open = useEndpoint(readTicketWork).data?.tickets.count
  const view = (id: (typeof TICKET_FILTERS)[number]) => ({ id, label: w(`tickets.filter.${id}`), to: `${PAGE}?show=${id}` })
  const state = ({ state: at, takenBy, mine: isMine }: ListedTicket) => (
    <DotWord tone={TICKET_TONES[at]}>
      {at !== 'taken' ? w(`tickets.state.${at}`) : isMine ? w('tickets.state.mine') : w('tickets.state.taken', { name: takenBy })}
    </DotWord>
  )
  const since = ({ state: at, receivedAt }: ListedTicket, length?: 'short') =>
    at === 'new' || at === 'taken' ? waitText(w, receivedAt, length) : formatDate(receivedAt)
  return (
    <AdminPage title={w('nav.tickets')} lead={w('tickets.lead')}>
      <SavedViews
        label={w('common.show')}
        current={mine ? (show === 'open' ? 'mine' : null) : show}
        views={[
          { ...view('open'), to: PAGE, count: open },
          { id: 'mine', label: w('tickets.mine'), to: `${PAGE}?mine=true` },
          view('closed'),
          view('all'),
        ]}
      />
      <CaseList<ListedTicket>
        id="admin.tickets"
        label={w(mine ? 'tickets.mine' : `tickets.filter.${show}`)}
        of={list}
        rowId={({ id }) => id}
        rowName={(row) => ticketTitle(w, row)}
        to={({ id }) => `${PAGE}/${id}`}
        first={{ label: w('tickets.subject') }}
        columns={[
          { id: 'name', label: w('tickets.from'), width: 260, cell: ({ name }) => name || w('tickets.byRule') },
          { id: 'state', label: w('organisations.state'), width: 200, cell: state },
          { id: 'since', label: w('tickets.received'), width: 190, cell: (row) => since(row) },
        ]}
        lines={(row) => ({
          face: <Person name={row.name || w('tickets.byRule')} size={40} />,
          side: since(row, 'short'),
          text: row.name || w('tickets.byRule'),
          aside: state(row),
        })}
        empty={<EmptyState title={w(mine ? 'tickets.noneMine' : `tickets.none.${show}`)} icon={mine ? 'contact' : 'check'} />}
      />
    </AdminPage>
  )
}
