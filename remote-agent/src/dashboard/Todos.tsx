import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { useMoveTodo } from '../cases/api'
import { useMessages } from '../catalogue'
import { Sheet } from '../parts/Sheet'
import type { AgentDay } from './api'
import { useDashboardMessages } from './catalogue'
import styles from './DashboardPage.module.css'

const DAY_MS = 86_400_000
type Todo = AgentDay['todos']['items'][number]

/** The agent's own to-dos that are late or due today; a tick says that one is done. */
export function Todos({ todos: { items, total, overdue }, day }: Pick<AgentDay, 'todos' | 'day'>) {
  const t = useMessages()
  const d = useDashboardMessages()
  const { notify } = usePortal()
  const notifyFailure = useFailureNotice()
  const move = useMoveTodo()
  const finish = ({ id, version, title }: Todo) => {
    if (move.isPending) return
    move.mutate(
      { params: { id }, body: { state: 'done', version } },
      {
        onSuccess: ({ receipt }) =>
          notify({
            kind: 'success',
            title: d('todo.finished', { title }),
            text: t('common.receipt', { reference: receipt.reference }),
          }),
        onError: (error) =>
          notifyFailure(t('common.thatDidNotWork'), error, error.code === 'state-conflict' ? d('todo.changed') : undefined),
      },
    )
  }
  const lateText = (dueOn: string) => {
    const days = Math.round((Date.parse(day) - Date.parse(dueOn)) / DAY_MS)
    return days === 0 ? d('todo.today') : d('todo.late', { count: days })
  }
  return (
    <Sheet title={d('todo')} aside={overdue > 0 && <span className={styles.late}>{d('todo.overdue', { count: overdue })}</span>}>
      {items.length === 0 ? (
        <p className={styles.quiet}>{d('todo.none')}</p>
      ) : (
        <ul className={styles.lines}>
          {items.map((todo) => (
            <li key={todo.id}>
              <label className={styles.tick}>
                <input type="checkbox" checked={false} disabled={move.isPending} onChange={() => finish(todo)} />
                <span>{todo.title}</span>
              </label>
              <Link to={`/agent/clients/${todo.referralId}/case`} className={styles.of}>
                {todo.clientName}
              </Link>
              <span className={todo.isOverdue ? styles.days : styles.soft}>{lateText(todo.dueOn)}</span>
            </li>
          ))}
        </ul>
      )}
      {total > items.length && (
        <p className={styles.more}>
          <Link to="/agent/active-cases?view=todo-overdue">{d('todo.more', { count: total - items.length })}</Link>
        </p>
      )}
    </Sheet>
  )
}
