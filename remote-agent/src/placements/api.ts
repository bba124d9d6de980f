import { listCases, readCase, readCaseHistory } from '@onward/contracts/cases'
import {
  endPlacement,
  type FUNNEL_PERIODS,
  listCasePlacements,
  listPlacements,
  type PLACEMENT_LISTS,
  readFunnel,
  recordPlacement,
  settlePlacement,
} from '@onward/contracts/placements'
import { useLive } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { queryKey, useEndpoint, usePages, useQueryClient, useWrite } from '@onward/portal-kit/queries'

export type Whose = 'mine' | 'office'
export type Period = keyof typeof FUNNEL_PERIODS
export type Show = (typeof PLACEMENT_LISTS)[number]

/** Asked again when a notice comes: a conflict is told by one. */
export function useListed(asked: { whose: Whose; show: Show | null; search: string }) {
  const client = useQueryClient()
  useLive('notices', () => void client.invalidateQueries({ queryKey: queryKey(listPlacements) }))
  return usePages(listPlacements, { body: asked, query: { limit: '10' } })
}
export const useOfCase = (caseId: string) => useEndpoint(listCasePlacements, { params: { id: caseId } })
export const useFunnel = (period: Period, whose: Whose) =>
  useEndpoint(readFunnel, { query: { period, whose } }, { keepPrevious: true })

const invalidates = [listPlacements, listCasePlacements, readFunnel, listCases, readCase, readCaseHistory]
export const useSettle = () => useWrite(settlePlacement, { invalidates })
export const useEnd = () => useWrite(endPlacement, { invalidates })
export const useRecord = () => useWrite(recordPlacement, { invalidates })

/** The service says in the reader's language why a step does not fit any more. */
export const explained = (error: Error): string | null =>
  error instanceof ApiError && error.code === 'state-conflict' ? (error.problem?.detail ?? null) : null
