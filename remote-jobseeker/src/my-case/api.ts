import { moveMyTodo, readMyCase } from '@onward/contracts/casework/cases'
import { usePages, useWrite } from '@onward/portal-kit/queries'

export const useMyCase = () => usePages(readMyCase)
export const useMoveMyTodo = () => useWrite(moveMyTodo)
