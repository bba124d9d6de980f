import {
  addCaseNote,
  addTodo,
  listCaseNotes,
  listCases,
  moveTodo,
  readCase,
  readCaseHistory,
  setPriority,
  setStage,
} from '@onward/contracts/casework/cases'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'
import { type CaseFilters, searchOf } from './filters'

export const useCases = (filters: CaseFilters) => usePages(listCases, { body: searchOf(filters), query: { limit: '20' } })
export const useCase = (id: string) => useEndpoint(readCase, { params: { id } })
export const useHistory = (id: string) => usePages(readCaseHistory, { params: { id }, query: { limit: '20' } })
export const useNotes = (id: string) => usePages(listCaseNotes, { params: { id }, query: { limit: '10' } })

export const useAddNote = () => useWrite(addCaseNote)
export const useAddTodo = () => useWrite(addTodo)
export const useMoveTodo = () => useWrite(moveTodo)
export const useSetStage = () => useWrite(setStage)
export const useSetPriority = () => useWrite(setPriority)
