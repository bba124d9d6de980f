import { listHeldAdverts, listReports } from '@onward/contracts/jobs/admin-adverts'
import { listOrganisations } from '@onward/contracts/jobs/admin-organisations'
import { listTickets } from '@onward/contracts/messaging/admin-tickets'
import { usePages } from '@onward/portal-kit/queries'
import { checkText } from './AdvertView'
import { useAdminMessages } from './catalogue'
import { More, waitText } from './parts'
import { Queue, type QueueCase } from './Queue'
import { ticketTitle } from './Reported'

interface Listed<T> {
  data: { pages: readonly { items: readonly T[]; total: number }[] } | undefined
}
const casesOf = <T,>(list: Listed<T>, caseOf: (one: T) => QueueCase) => ({
  cases: list.data?.pages.flatMap(({ items }) => items.map(caseOf)) ?? [],
  total: list.data?.pages[0]?.total ?? 0,
})

/** Adverts held by the checks. */
export function AdvertQueue({ current }: { current: string }) {
  const w = useAdminMessages()
  const list = usePages(listHeldAdverts)
  const found = casesOf(list, ({ id, title, company, checks, heldAt }) => {
    const last = checks[checks.length - 1]
    return { id, title, from: company, why: [waitText(w, heldAt), last && checkText(w, last)].filter(Boolean).join('. ') }
  })
  const next = w('adverts.next')
  return (
    <Queue label={w('nav.adverts')} list="/agent/admin/adverts" {...found} {...{ current, next }} more={<More of={list} />} />
  )
}

/** What waits of organisations. */
export function OrganisationQueue({ current }: { current: string }) {
  const w = useAdminMessages()
  const list = usePages(listOrganisations)
  const found = casesOf(list, ({ id, name, waits, waitingSince }) => ({
    id,
    title: name,
    from: waits ? w(`organisations.filter.${waits}`) : '',
    why: waitingSince ? waitText(w, waitingSince) : '',
  }))
  const next = w('common.next')
  const label = w('nav.organisations')
  return <Queue label={label} list="/agent/admin/organisations" {...found} {...{ current, next }} more={<More of={list} />} />
}

/** Adverts that jobseekers reported. */
export function ReportQueue({ current }: { current: string }) {
  const w = useAdminMessages()
  const list = usePages(listReports)
  const found = casesOf(list, ({ id, title, company, reasons, reportedAt }) => ({
    id,
    title,
    from: company,
    why: [waitText(w, reportedAt), ...reasons.map((one) => w(`report.${one}`))].join('. '),
  }))
  const next = w('adverts.next')
  return (
    <Queue label={w('nav.reports')} list="/agent/admin/reports" {...found} {...{ current, next }} more={<More of={list} />} />
  )
}

/** Open contact messages. */
export function TicketQueue({ current }: { current: string }) {
  const w = useAdminMessages()
  const list = usePages(listTickets, { query: { show: 'open' } })
  const found = casesOf(list, (one) => ({
    id: one.id,
    title: ticketTitle(w, one),
    from: one.name || w('tickets.byRule'),
    why: waitText(w, one.receivedAt),
  }))
  const next = w('common.next')
  return (
    <Queue label={w('nav.tickets')} list="/agent/admin/tickets" {...found} {...{ current, next }} more={<More of={list} />} />
  )
}
