import { type AgentDay, readAgentDashboard } from '@onward/contracts/casework/dashboard'
import { listNotices, readNotices } from '@onward/contracts/messaging/messaging'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'

export type { AgentDay }
export const useDashboard = () => useEndpoint(readAgentDashboard)

/** The first notices and how many are unread. */
export const useNotices = () => useEndpoint(listNotices, { query: { limit: '4' } })
export const useReadNotices = () => useWrite(readNotices)
