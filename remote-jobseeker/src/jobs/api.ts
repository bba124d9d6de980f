import type { ResponseOf } from '@onward/contracts/endpoint'
import { readBoard, readJob, readMatchSummary, saveJob, unsaveJob } from '@onward/contracts/jobs/board'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'
import { type BoardFilters, queryOf } from './filters'

export type Board = ResponseOf<typeof readBoard>
export const useBoard = (filters: BoardFilters) => usePages(readBoard, { query: queryOf(filters) })
/** Jobs beyond the distance, nearest first. */
export const useFurtherJobs = (filters: BoardFilters, enabled = true) =>
  usePages(readBoard, { query: { ...queryOf(filters), further: 'true' as const } }, { enabled })
export const useMatchSummary = () => useEndpoint(readMatchSummary)
export const useJob = (id: string, enabled = true) => useEndpoint(readJob, { params: { id } }, { enabled })
export const useSaveJob = () => useWrite(saveJob)
export const useUnsaveJob = () => useWrite(unsaveJob)
