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
} from '@onward/contracts/cases'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'
import { type CaseFilters, searchOf } from './filters'

export const useCases = (filters: CaseFilters) => usePages(listCases, { body: searchOf(filters), query: { limit: '20' } })
export const useCase = (id: string) => useEndpoint(readCase, { params: { id } })
export const useHistory = (id: string) => usePages(readCaseHistory, { params: { id }, query: { limit: '20' } })
export const useNotes = (id: string) => usePages(listCaseNotes, { params: { id }, query: { limit: '10' } })

const invalidates = [readCase, readCaseHistory, listCases]
export const useAddNote = () => useWrite(addCaseNote, { invalidates: [...invalidates, listCaseNotes] })
export const useAddTodo = () => useWrite(addTodo, { invalidates })
export const useMoveTodo = () => useWrite(moveTodo, { invalidates })
export const useSetStage = () => useWrite(setStage, { invalidates })
export const useSetPriority = () => useWrite(setPriority, { invalidates })
