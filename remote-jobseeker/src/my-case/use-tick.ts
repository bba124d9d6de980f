import type { MyTodo } from '@onward/contracts/casework/cases'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { useMoveMyTodo, useMyCase } from './api'
import { useMyCaseMessages } from './catalogue'

/** Ticks or unticks a to-do and shows the result. A second press while the first is being saved does nothing. */
export function useTick(todo: MyTodo): { tick(): void; isPending: boolean } {
  const t = useMyCaseMessages()
  const { notify } = usePortal()
  const notifyFailure = useFailureNotice()
  const { refetch } = useMyCase()
  const move = useMoveMyTodo()
  const isDone = todo.state === 'done'
  const tick = () => {
    if (move.isPending) return
    move.mutate(
      { params: { id: todo.id }, body: { state: isDone ? 'open' : 'done', version: todo.version } },
      {
        onSuccess: ({ receipt }) =>
          notify({
            kind: 'success',
            title: t(isDone ? 'todo.opened' : 'todo.ticked'),
            text: t('common.receipt', { reference: receipt.reference }),
          }),
        onError: (error) => {
          const isConflict = error.code === 'state-conflict'
          if (isConflict) void refetch()
          notifyFailure(t('common.thatDidNotWork'), error, isConflict ? t('todo.changed') : undefined)
        },
      },
    )
  }
  return { tick, isPending: move.isPending }
}
