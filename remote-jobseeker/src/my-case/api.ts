import { moveMyTodo, readMyCase } from '@onward/contracts/cases'
import { usePages, useWrite } from '@onward/portal-kit/queries'

export const useMyCase = () => usePages(readMyCase)
export const useMoveMyTodo = () => useWrite(moveMyTodo)
