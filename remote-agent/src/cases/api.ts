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
import { useLive } from '@onward/portal-kit'
import { queryKey, useEndpoint, usePages, useQueryClient, useWrite } from '@onward/portal-kit/queries'
import { type CaseFilters, searchOf } from './filters'

export const useCases = (filters: CaseFilters) => usePages(listCases, { body: searchOf(filters), query: { limit: '20' } })
export const useCase = (id: string) => useEndpoint(readCase, { params: { id } })
export const useHistory = (id: string) => usePages(readCaseHistory, { params: { id }, query: { limit: '20' } })
export const useNotes = (id: string) => usePages(listCaseNotes, { params: { id }, query: { limit: '10' } })

/** Asks again for a case and its history when its client ticks a to-do, also after a lost connection came back. */
export function useCaseLive(id: string): void {
  const client = useQueryClient()
  useLive('cases', (change) => {
    if (change.id !== undefined && change.id !== id) return
    for (const endpoint of [readCase, readCaseHistory, listCases]) void client.invalidateQueries({ queryKey: queryKey(endpoint) })
  })
}

const invalidates = [readCase, readCaseHistory, listCases]
export const useAddNote = () => useWrite(addCaseNote, { invalidates: [...invalidates, listCaseNotes] })
export const useAddTodo = () => useWrite(addTodo, { invalidates })
export const useMoveTodo = () => useWrite(moveTodo, { invalidates })
export const useSetStage = () => useWrite(setStage, { invalidates })
export const useSetPriority = () => useWrite(setPriority, { invalidates })
