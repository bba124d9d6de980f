import { readAgentDashboard } from '@onward/contracts/casework/referrals'
import { readProgress } from '@onward/contracts/casework/report'
import { listNotices } from '@onward/contracts/messaging/messaging'
import { useEndpoint } from '@onward/portal-kit/queries'

export const useDashboard = () => useEndpoint(readAgentDashboard)
export const useProgress = () => useEndpoint(readProgress)

/** Number of unread notices. */
export const useUnread = (): number | undefined =>
  useEndpoint(listNotices, { query: { limit: '1', unread: 'true' } }).data?.unread
