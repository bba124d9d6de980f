import type { MyAppointment } from '@onward/contracts/casework/appointments'
import type { MyTodo } from '@onward/contracts/casework/cases'
import { formatDay, formatWeekdayAndTime } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Section, StatusBadge } from '@onward/ui/frame'
import { useId } from 'react'
import { useAppointmentMessages } from '../appointments/catalogue'
import { useMyCaseMessages } from '../my-case/catalogue'
import { useTick } from '../my-case/use-tick'
import styles from './agreed.module.css'
import { useDashboardMessages } from './catalogue'
import { DayMark } from './DayMark'

const MAX_TODOS = 3
const MAX_APPOINTMENTS = 2

interface Props {
  agentName: string | null
  todos: readonly MyTodo[]
  appointments: readonly MyAppointment[]
}
export default function AgreedSection({ agentName, todos, appointments }: Props) {
  const d = useDashboardMessages()
  const t = useAppointmentMessages()
  const m = useMyCaseMessages()
  return (
    <Section
      id="agreed"
      title={agentName ? d('agreed.with', { name: agentName }) : m('todo.title')}
      actions={<Link to="/work-coach">{d('agreed.all')}</Link>}
    >
      <ul className={styles.lines}>
        {todos.slice(0, MAX_TODOS).map((todo) => (
          <li key={todo.id}>
            <Todo todo={todo} />
          </li>
        ))}
        {appointments.slice(0, MAX_APPOINTMENTS).map((one) => (
          <li key={one.id} className={styles.meeting}>
            <DayMark at={one.startsAt} />
            <div>
              <p>{t(`common.way.${one.way}`)}</p>
              <p className={styles.soft}>
                {formatWeekdayAndTime(one.startsAt)}.{' '}
                <Link to="/appointments" aria-label={d('agreed.changeOf', { when: formatWeekdayAndTime(one.startsAt) })}>
                  {d('common.change')}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Ticking needs no confirmation, because it can be undone. */
function Todo({ todo }: { todo: MyTodo }) {
  const m = useMyCaseMessages()
  const { tick, isPending } = useTick(todo)
  const id = useId()
  const isDone = todo.state === 'done'
  // Ticked at once; a failure unticks it and says why.
  const isTicked = isPending ? !isDone : isDone
  return (
    <div className={styles.todo} data-done={isTicked}>
      <input id={id} type="checkbox" checked={isTicked} onChange={tick} />
      <label htmlFor={id}>
        <span>{todo.title}</span>{' '}
        <span className={styles.soft}>
          {isTicked ? m('common.done') : m('todo.by', { day: formatDay(todo.dueOn) })}{' '}
          {todo.isOverdue && !isTicked && <StatusBadge tone="warning">{m('todo.overdue')}</StatusBadge>}
        </span>
      </label>
    </div>
  )
}
