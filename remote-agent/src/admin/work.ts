import { listPortalTexts } from '@onward/contracts/gateway/portal-texts'
import { readAdvertWork } from '@onward/contracts/jobs/admin-adverts'
import { readOrganisationWork } from '@onward/contracts/jobs/admin-organisations'
import { readSupportWork } from '@onward/contracts/messaging/admin-support'
import { readTicketWork } from '@onward/contracts/messaging/admin-tickets'
import { useEndpoint } from '@onward/portal-kit/queries'

const REFRESH_MS = 60_000

/** What waits for an administrator, from the services that own it; asked again each minute. */
export function useWork() {
  const every = { refetchInterval: REFRESH_MS }
  const organisations = useEndpoint(readOrganisationWork, {}, every)
  const adverts = useEndpoint(readAdvertWork, {}, every)
  const tickets = useEndpoint(readTicketWork, {}, every)
  const support = useEndpoint(readSupportWork, {}, every)
  const texts = useEndpoint(listPortalTexts, {}, every)
  const parts = [organisations, adverts, tickets, support]
  const work = {
    ...organisations.data,
    ...adverts.data,
    ...tickets.data,
    ...support.data,
  }
  /** By page of the area; 0 where nothing waits or it is not known. */
  const waiting: Readonly<Record<string, number>> = {
    organisations: sum(work.organisations, work.appeals, work.levels, work.logos),
    adverts: sum(work.adverts),
    reports: sum(work.reports),
    tickets: sum(work.tickets),
    support: sum(work.support),
    texts: texts.data?.items.reduce((total, { due }) => total + due.length, 0) ?? 0,
  }
  return {
    waits: (page: string): number => waiting[page] ?? 0,
    /** A failure of one service counts for all. */
    all: {
      data:
        organisations.data && adverts.data && tickets.data && support.data
          ? { ...organisations.data, ...adverts.data, ...tickets.data, ...support.data }
          : undefined,
      error: parts.find(({ error }) => error)?.error ?? null,
      refetch: () => Promise.all(parts.map(({ refetch }) => refetch())),
    },
  }
}
const sum = (...queues: readonly ({ count: number } | undefined)[]) =>
  queues.reduce((total, queue) => total + (queue?.count ?? 0), 0)
