import { countWaitingApplications } from '@onward/contracts/jobs/own-applications'
import { countUnreadMessages } from '@onward/contracts/messaging/threads'
import type { NavigationCount } from '@onward/contracts/portal/portal'
import type { Resource } from '@onward/contracts/resources'
import { useLive } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { useCallback, useEffect } from 'react'
import { useCounts } from '../frame/counts'

const READ: Readonly<Record<NavigationCount, () => Promise<number>>> = {
  messages: async () => (await call(countUnreadMessages)).unread,
  applications: async () => (await call(countWaitingApplications)).waiting,
}

/** Keeps the navigation's counts up to date. A count that cannot be read keeps its old value; its page shows the error. */
export function useNavigationCounts(wanted: readonly (NavigationCount | undefined)[]): void {
  useCount('messages', 'thread', wanted.includes('messages'))
  useCount('applications', 'application', wanted.includes('applications'))
}

function useCount(count: NavigationCount, resource: Resource, isWanted: boolean): void {
  const reload = useCallback(async () => {
    if (!isWanted) return
    const number = await READ[count]().catch(() => null)
    if (number !== null) useCounts.setState({ [count]: number })
  }, [count, isWanted])
  useEffect(() => {
    void reload()
  }, [reload])
  useLive(resource, () => void reload())
}
