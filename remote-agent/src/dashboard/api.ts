import { listNotices } from '@onward/contracts/messaging'
import { readAgentDashboard } from '@onward/contracts/referrals'
import { readProgress } from '@onward/contracts/report'
import { useLive } from '@onward/portal-kit'
import { queryKey, useEndpoint, useQueryClient } from '@onward/portal-kit/queries'

export const useDashboard = () => useEndpoint(readAgentDashboard)
export const useProgress = () => useEndpoint(readProgress)

/** Unread notices, counted again when one comes. */
export function useUnread(): number | undefined {
  const client = useQueryClient()
  const notices = useEndpoint(listNotices, { query: { limit: '1', unread: 'true' } })
  useLive('notices', () => void client.invalidateQueries({ queryKey: queryKey(listNotices) }))
  return notices.data?.unread
}
