import {
  addCaseNote,
  addTodo,
  countCaseLists,
  type HistoryPart,
  listCaseNotes,
  listCases,
  moveTodo,
  readCase,
  readCaseHistory,
  setPriority,
  setStage,
} from '@onward/contracts/casework/cases'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'
import { type CaseFilters, filtersOf, listOf, searchOf } from './filters'

const HISTORY_PAGE = '10'

export const useCases = (filters: CaseFilters) => usePages(listCases, { body: searchOf(filters), query: { limit: '20' } })
const COUNT_MS = 60_000
/** How many each saved query lists. */
export function useCaseCounts(queries: readonly string[]): readonly number[] | undefined {
  const lists = queries.map((query) => listOf(filtersOf(new URLSearchParams(query))))
  return useEndpoint(countCaseLists, { body: { lists } }, { enabled: lists.length > 0, staleTime: COUNT_MS }).data?.counts
}
export const useCase = (id: string, enabled = true) => useEndpoint(readCase, { params: { id } }, { enabled })
export const useHistory = (id: string, part: HistoryPart | undefined) =>
  usePages(readCaseHistory, { params: { id }, query: { limit: HISTORY_PAGE, ...(part && { part }) } })
export const useLastShared = (id: string) => useEndpoint(listCaseNotes, { params: { id }, query: { limit: '1', shared: 'true' } })

export const useAddNote = () => useWrite(addCaseNote)
export const useAddTodo = () => useWrite(addTodo)
export const useMoveTodo = () => useWrite(moveTodo)
export const useSetStage = () => useWrite(setStage)
export const useSetPriority = () => useWrite(setPriority)
