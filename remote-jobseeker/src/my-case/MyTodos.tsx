import type { MyTodo } from '@onward/contracts/casework/cases'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Button, Icon, Section, StatusBadge } from '@onward/ui/frame'
import { useMoveMyTodo, useMyCase } from './api'
import { useMyCaseMessages } from './catalogue'
import styles from './my-case.module.css'

/** What the person agreed to do, and one tap to say that it is done. */
export default function MyTodos({ todos }: { todos: readonly MyTodo[] }) {
  const t = useMyCaseMessages()
  return (
    <Section title={t('todo.title')} id="my-todos">
      <ul className={styles.list}>
        {todos.map((todo) => (
          <li key={todo.id} className={styles.todo} data-done={todo.state === 'done'}>
            <One todo={todo} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function One({ todo }: { todo: MyTodo }) {
  const t = useMyCaseMessages()
  const { notify } = usePortal()
  const notifyFailure = useFailureNotice()
  const { refetch } = useMyCase()
  const move = useMoveMyTodo()
  const isDone = todo.state === 'done'
  const onMove = () => {
    // Not disabled meanwhile: it would lose the focus.
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
  return (
    <>
      <div className={styles.what}>
        <p className={styles.title}>
          {isDone && <Icon name="check" />}
          {todo.title}
        </p>
        <p className={styles.soft}>
          {t('todo.by', { day: formatDay(todo.dueOn) })}
          {todo.isOverdue && <StatusBadge tone="warning">{t('todo.overdue')}</StatusBadge>}
          {isDone && <StatusBadge tone="success">{t('todo.done')}</StatusBadge>}
        </p>
      </div>
      <Button
        variant={isDone ? 'quiet' : 'secondary'}
        icon={isDone ? undefined : 'check'}
        disabled={move.isPending}
        onClick={onMove}
        aria-label={t(isDone ? 'todo.againOf' : 'todo.tickOf', { title: todo.title })}
      >
        {t(isDone ? 'todo.again' : 'todo.tick')}
      </Button>
    </>
  )
}
