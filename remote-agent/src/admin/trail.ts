import { ACTS_OF, type AuditedAct, type AuditKind } from '@onward/contracts/audit'
import { SERVICES, type ServiceName } from '@onward/contracts/endpoint'
import { listStaff } from '@onward/contracts/identity/admin-staff'
import { useEndpoint, usePages } from '@onward/portal-kit/queries'
import { useMemo } from 'react'

interface TrailFilter {
  kind?: AuditKind
  day?: string
  reference?: string
}
export type ShownAct = AuditedAct & { service: ServiceName }

/** What one service has told so far. */
export interface Told {
  service: ServiceName
  acts: readonly AuditedAct[]
  hasMore: boolean
}

/**
 * The acts of several services as one list, newest first. A service that has more ends the list at the last act it told: what comes before
 * that is not known yet. Gives the list and who must be asked to go on.
 */
export function merged(told: readonly Told[]): { acts: ShownAct[]; next: ServiceName[] } {
  const ends = told
    .filter(({ hasMore }) => hasMore)
    .map(({ service, acts }) => ({ service, at: acts[acts.length - 1]?.at ?? '' }))
  const until =
    ends
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? ''
  const acts = told
    .flatMap(({ service, acts: own }) => own.map((act) => ({ ...act, service })))
    .filter(({ at }) => at >= until)
    .sort((a, b) => (a.at === b.at ? b.seq - a.seq : a.at < b.at ? 1 : -1))
  return { acts, next: ends.filter(({ at }) => at === until).map(({ service }) => service) }
}

/** The audit trail of some services, put together here: no service reads another's. */
export function useTrail(services: readonly ServiceName[], filter: TrailFilter) {
  // Always all of them, in their order, so that the hooks are the same each time.
  const lists = SERVICES.map((service) => ({
    service,
    // biome-ignore lint/correctness/useHookAtTopLevel: a constant list
    list: usePages(ACTS_OF[service], { query: { ...filter, limit: '30' } }, { enabled: services.includes(service) }),
  })).filter(({ service }) => services.includes(service))
  const { acts, next } = merged(
    lists.map(({ service, list }) => ({
      service,
      acts: list.data?.pages.flatMap(({ items }) => items) ?? [],
      hasMore: list.hasNextPage,
    })),
  )
  return {
    acts,
    hasMore: next.length > 0,
    isLoading: lists.some(({ list }) => list.isPending && !list.error),
    isFetchingMore: lists.some(({ list }) => list.isFetchingNextPage),
    failed: lists.filter(({ list }) => list.error && !list.data).map(({ service }) => service),
    fetchMore: () => {
      for (const { service, list } of lists) if (next.includes(service)) void list.fetchNextPage()
    },
    refetch: () => {
      for (const { list } of lists) if (list.error) void list.refetch()
    },
  }
}

/** Names of staff by account, for what they did. */
export function useColleagues(): ReadonlyMap<string, string> {
  const staff = useEndpoint(listStaff, { query: { limit: '100' } })
  return useMemo(() => new Map(staff.data?.items.map(({ id, name }) => [id, name]) ?? []), [staff.data])
}
