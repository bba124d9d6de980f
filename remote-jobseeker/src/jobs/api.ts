import { readBoard, readJob, readMatchSummary, saveJob, unsaveJob } from '@onward/contracts/jobs'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'
import { type BoardFilters, queryOf } from './filters'

export const useBoard = (filters: BoardFilters) => usePages(readBoard, { query: queryOf(filters) })
export const useMatchSummary = () => useEndpoint(readMatchSummary)
export const useJob = (id: string) => useEndpoint(readJob, { params: { id } })
const shows = [readBoard, readJob, readMatchSummary] as const
export const useSaveJob = () => useWrite(saveJob, { invalidates: shows })
export const useUnsaveJob = () => useWrite(unsaveJob, { invalidates: shows })
