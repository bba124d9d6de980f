import { listNotices } from '@onward/contracts/messaging'
import { readAgentDashboard } from '@onward/contracts/referrals'
import { readProgress } from '@onward/contracts/report'
import { useEndpoint } from '@onward/portal-kit/queries'

export const useDashboard = () => useEndpoint(readAgentDashboard)
export const useProgress = () => useEndpoint(readProgress)

/** How many notices are unread. */
export const useUnread = (): number | undefined =>
  useEndpoint(listNotices, { query: { limit: '1', unread: 'true' } }).data?.unread
