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
export type ServiceAct = AuditedAct & { service: ServiceName }

/** Acts of one service so far. */
export interface ServiceTrail {
  service: ServiceName
  acts: readonly AuditedAct[]
  hasMore: boolean
}

/**
 * Merges the acts of several services, newest first. The list ends at the last loaded act of a service with more pages, because older acts of that
 * service are unknown. Gives the list, and the services to load next.
 */
export function merged(trails: readonly ServiceTrail[]): { acts: ServiceAct[]; next: ServiceName[] } {
  const ends = trails
    .filter(({ hasMore }) => hasMore)
    .map(({ service, acts }) => ({ service, at: acts[acts.length - 1]?.at ?? '' }))
  const until =
    ends
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? ''
  const acts = trails
    .flatMap(({ service, acts: own }) => own.map((act) => ({ ...act, service })))
    .filter(({ at }) => at >= until)
    .sort((a, b) => (a.at === b.at ? b.seq - a.seq : a.at < b.at ? 1 : -1))
  return { acts, next: ends.filter(({ at }) => at === until).map(({ service }) => service) }
}

/** The combined audit trail of several services, merged in the browser because no service reads another's. */
export function useTrail(services: readonly ServiceName[], filter: TrailFilter) {
  // Always all services in the same order, as hooks require.
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

/** Names of staff by account id. */
export function useColleagues(): ReadonlyMap<string, string> {
  const staff = useEndpoint(listStaff, { query: { limit: '100' } })
  return useMemo(() => new Map(staff.data?.items.map(({ id, name }) => [id, name]) ?? []), [staff.data])
}
