import { moveMyTodo, readMyCase } from '@onward/contracts/cases'
import { useLive } from '@onward/portal-kit'
import { queryKey, usePages, useQueryClient, useWrite } from '@onward/portal-kit/queries'

/** What the work coach shared, kept up to date while the page is open. */
export function useMyCase() {
  const client = useQueryClient()
  useLive('notices', () => void client.invalidateQueries({ queryKey: queryKey(readMyCase) }))
  return usePages(readMyCase)
}
export const useMoveMyTodo = () => useWrite(moveMyTodo, { invalidates: [readMyCase] })
