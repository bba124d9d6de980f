import type { MyTodo } from '@onward/contracts/casework/cases'
import { formatDay } from '@onward/portal-kit/i18n'
import { Button, Icon, Section, StatusBadge } from '@onward/ui/frame'
import { useMyCaseMessages } from './catalogue'
import styles from './my-case.module.css'
import { useTick } from './use-tick'

/** Agreed to-dos, each ticked with one tap. */
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
  const { tick, isPending } = useTick(todo)
  const isDone = todo.state === 'done'
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
          {isDone && <StatusBadge tone="success">{t('common.done')}</StatusBadge>}
        </p>
      </div>
      <Button
        variant={isDone ? 'quiet' : 'secondary'}
        icon={isDone ? undefined : 'check'}
        disabled={isPending}
        onClick={tick}
        aria-label={t(isDone ? 'todo.againOf' : 'todo.tickOf', { title: todo.title })}
      >
        {t(isDone ? 'todo.again' : 'todo.tick')}
      </Button>
    </>
  )
}
