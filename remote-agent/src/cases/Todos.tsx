import { TODO_STATES } from '@onward/contracts/casework/case-history'
import type { CaseDetails, Todo } from '@onward/contracts/casework/cases'
import { useFailureNotice } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Disclosure, Select, StatusBadge } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useCase, useMoveTodo } from './api'
import styles from './case.module.css'
import { useCaseMessages } from './catalogue'

export function Todos({ id, one, isOpen }: { id: string; one: CaseDetails; isOpen: boolean }) {
  const w = useCaseMessages()
  const open = one.todos.filter(({ state }) => state !== 'done')
  const done = one.todos.filter(({ state }) => state === 'done')
  return (
    <>
      {open.length === 0 ? <p className={styles.soft}>{w('todo.none')}</p> : <List id={id} todos={open} isOpen={isOpen} />}
      {done.length > 0 && (
        <Disclosure summary={w('todo.done', { count: done.length })}>
          <List id={id} todos={done} isOpen={isOpen} />
        </Disclosure>
      )}
    </>
  )
}

function List({ id, todos, isOpen }: { id: string; todos: readonly Todo[]; isOpen: boolean }) {
  return (
    <ul className={styles.todos}>
      {todos.map((todo) => (
        <li key={todo.id} className={styles.todo}>
          <One id={id} todo={todo} isOpen={isOpen} />
        </li>
      ))}
    </ul>
  )
}

function One({ id, todo, isOpen }: { id: string; todo: Todo; isOpen: boolean }) {
  const t = useMessages()
  const w = useCaseMessages()
  const notifyFailure = useFailureNotice()
  const { refetch } = useCase(id)
  const move = useMoveTodo()
  const owner = todo.forClient ? w('todo.ofClient') : todo.owner || w('todo.ofColleague')
  const onMove = (chosen: string) => {
    const state = TODO_STATES.find((one) => one === chosen)
    // The field keeps the focus while the request runs, so this ignores a second change.
    if (!state || move.isPending) return
    move.mutate(
      { params: { id: todo.id }, body: { state, version: todo.version } },
      {
        onError: (error) => {
          const isConflict = error.code === 'state-conflict'
          if (isConflict) void refetch()
          notifyFailure(t('common.thatDidNotWork'), error, isConflict ? w('todo.changed') : undefined)
        },
      },
    )
  }
  return (
    <>
      <p className={styles.todoTitle}>{todo.title}</p>
      <p className={styles.soft}>
        {owner}. {w('todo.by', { day: formatDay(todo.dueOn) })}
        {todo.isOverdue && <StatusBadge tone="warning">{w('todo.overdue')}</StatusBadge>}
      </p>
      {isOpen ? (
        <Select
          aria-label={w('todo.state', { title: todo.title })}
          value={todo.state}
          disabled={move.isPending}
          onChange={({ target }) => onMove(target.value)}
          options={TODO_STATES.map((value) => ({ value, label: w(`todo.state.${value}`) }))}
        />
      ) : (
        <p>{w(`todo.state.${todo.state}`)}</p>
      )}
    </>
  )
}
