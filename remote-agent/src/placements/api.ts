import {
  endPlacement,
  type FUNNEL_PERIODS,
  listCasePlacements,
  listPlacements,
  type PLACEMENT_LISTS,
  readFunnel,
  recordPlacement,
  settlePlacement,
} from '@onward/contracts/casework/placements'
import { ApiError } from '@onward/portal-kit/api'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'

export type Whose = 'mine' | 'office'
export type Period = keyof typeof FUNNEL_PERIODS
type Show = (typeof PLACEMENT_LISTS)[number]

export const useListed = (asked: { whose: Whose; show: Show | null; search: string }) =>
  usePages(listPlacements, { body: asked, query: { limit: '20' } })
export const useCasePlacements = (caseId: string) => useEndpoint(listCasePlacements, { params: { id: caseId } })
export const useFunnel = (period: Period, whose: Whose) =>
  useEndpoint(readFunnel, { query: { period, whose } }, { keepPrevious: true })
export const useSettle = () => useWrite(settlePlacement)
export const useEnd = () => useWrite(endPlacement)
export const useRecord = () => useWrite(recordPlacement)

/** The service's own sentence for why a step is no longer possible. */
export const explained = (error: Error): string | null =>
  error instanceof ApiError && error.code === 'state-conflict' ? (error.problem?.detail ?? null) : null
