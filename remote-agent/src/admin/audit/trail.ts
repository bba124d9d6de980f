import { ACTS_OF, type AuditedAct, type AuditKind } from '@onward/contracts/audit'
import { SERVICES, type ServiceName } from '@onward/contracts/endpoint'
import { listStaff, readAccountNames } from '@onward/contracts/identity/admin-staff'
import { call } from '@onward/portal-kit/api'
import { useEndpoint, usePages } from '@onward/portal-kit/queries'
import { useEffect, useMemo, useState } from 'react'

/** Of an account: a person's name, and for employers their organisation. */
export interface AccountName {
  name: string
  organisation: string
}
export interface TrailFilter {
  kind?: AuditKind
  person?: string
  action?: string
  from?: string
  to?: string
  reason?: 'given'
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

/** Where administrators decide about others; each is asked. */
export const SERVICES_OF_DECISIONS: readonly ServiceName[] = ['identity', 'jobs', 'messaging', 'gateway']

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

const NAMES_AT_ONCE = 50
/** Names of accounts that have one in the trail: staff and employers. */
export async function fetchNames(ids: readonly string[]): Promise<Map<string, AccountName>> {
  const names = new Map<string, AccountName>()
  for (let at = 0; at < ids.length; at += NAMES_AT_ONCE) {
    const { items } = await call(readAccountNames, { query: { ids: ids.slice(at, at + NAMES_AT_ONCE).join(',') } })
    for (const { id, ...name } of items) names.set(id, name)
  }
  return names
}
/** Accounts whose names the acts need; jobseekers stay without. */
export const namedActors = (acts: readonly AuditedAct[]): string[] => [
  ...new Set(acts.flatMap(({ actor, role }) => (actor && role && role !== 'user' ? [actor] : []))),
]

/** Names of who acted, asked for once each. Until they are there, or when they cannot be read, the trail says what somebody is. */
export const useActorNames = (acts: readonly AuditedAct[]): ReadonlyMap<string, AccountName> => useAccountNames(namedActors(acts))

/** Names of staff by account; one that is not there yet, or cannot be read, is absent. */
export function useAccountNames(accounts: readonly string[]): ReadonlyMap<string, AccountName> {
  const [names, setNames] = useState<ReadonlyMap<string, AccountName>>(new Map())
  const [asked] = useState(() => new Set<string>())
  const missing = [...new Set(accounts)]
    .filter((id) => !asked.has(id))
    .sort()
    .join()
  useEffect(() => {
    const ids = missing.split(',').filter((id) => id !== '' && !asked.has(id))
    if (ids.length === 0) return
    for (const id of ids) asked.add(id)
    fetchNames(ids).then(
      (found) => setNames((before) => new Map([...before, ...found])),
      () => {
        for (const id of ids) asked.delete(id)
      },
    )
  }, [missing, asked])
  return names
}

const MOST_EXPORTED = 5000
/** Every act that the filter lets through, newest first and at most 5,000; `isWhole` tells whether these are all. */
export async function fetchTrail(
  services: readonly ServiceName[],
  filter: TrailFilter,
): Promise<{ acts: ServiceAct[]; isWhole: boolean }> {
  const each = await Promise.all(
    services.map(async (service): Promise<ServiceTrail> => {
      const acts: AuditedAct[] = []
      let cursor: string | null = null
      do {
        const query: TrailFilter & { limit: string; cursor?: string } = { ...filter, limit: '100', ...(cursor && { cursor }) }
        const page: { items: AuditedAct[]; nextCursor: string | null } = await call(ACTS_OF[service], { query })
        acts.push(...page.items)
        cursor = page.nextCursor
      } while (cursor && acts.length < MOST_EXPORTED)
      return { service, acts, hasMore: cursor !== null }
    }),
  )
  const { acts, next } = merged(each)
  return { acts: acts.slice(0, MOST_EXPORTED), isWhole: next.length === 0 && acts.length <= MOST_EXPORTED }
}
