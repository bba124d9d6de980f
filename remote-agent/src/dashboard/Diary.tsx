import type { Attendance, DiaryAppointment } from '@onward/contracts/casework/appointments'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { formatTime, startingWeekday } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { DotWord, Person } from '@onward/ui/area'
import { Button, ButtonLink, InlineAlert, VisuallyHidden } from '@onward/ui/frame'
import { useRecord } from '../appointments/api'
import { appointmentStatus } from '../appointments/appointment-times'
import { useMessages } from '../catalogue'
import { Sheet } from '../parts/Sheet'
import type { AgentDay } from './api'
import { useDashboardMessages } from './catalogue'
import styles from './DashboardPage.module.css'

const PAGE = '/agent/appointments'
const LISTS = `${PAGE}?list=all`

/** Today's meetings and interviews in order, then what is ahead; attendance is recorded in place. */
export function Diary({ day: { diary, attendance, wishes, countedAt } }: { day: AgentDay }) {
  const d = useDashboardMessages()
  const now = new Date(countedAt)
  const nextId = diary.appointments.find(({ state, startsAt }) => state === 'planned' && startsAt > countedAt)?.id
  const lines = [
    ...diary.appointments.map((one) => ({
      at: one.startsAt,
      key: one.id,
      line: <Meeting one={one} now={now} isNext={one.id === nextId} />,
    })),
    ...diary.interviews.map((one) => ({
      at: one.startsAt,
      key: `${one.referralId} ${one.startsAt}`,
      line: (
        <Line time={formatTime(one.startsAt)} name={one.clientName} to={clientPath(one.referralId)} how={d('today.interview')} />
      ),
    })),
  ].sort((a, b) => a.at.localeCompare(b.at))
  return (
    <Sheet title={d('today')} aside={<Link to={PAGE}>{d('today.week')}</Link>}>
      {lines.length === 0 ? (
        <p className={styles.quiet}>{d('today.none')}</p>
      ) : (
        <ol className={styles.diary}>
          {lines.map(({ key, line }) => (
            <li key={key}>{line}</li>
          ))}
        </ol>
      )}
      {lines.length < SHORT && diary.ahead.length > 0 && (
        <>
          <h3 className={styles.sub}>{d('common.next')}</h3>
          <ol className={styles.diary}>
            {diary.ahead.map((one) => (
              <li key={one.id}>
                <Meeting one={one} now={now} isNext={false} withDay />
              </li>
            ))}
          </ol>
        </>
      )}
      {wishes > 0 && (
        <div className={styles.inset}>
          <InlineAlert tone="warning" title={<Link to={LISTS}>{d('today.wishes', { count: wishes })}</Link>} />
        </div>
      )}
      {attendance.total > 0 && <DidTheyCome attendance={attendance} />}
    </Sheet>
  )
}
/** With fewer lines there is room for what is ahead. */
const SHORT = 3
const clientPath = (referralId: string) => `/agent/clients/${referralId}/case`

interface LineProps {
  time: string
  name: string
  to: string
  how: string
  text?: string
  children?: React.ReactNode
  isNext?: boolean
}
function Line({ time, name, to, how, text, children, isNext = false }: LineProps) {
  return (
    <div className={styles.meeting} data-next={isNext}>
      <span className={styles.time}>{time}</span>
      <Person name={name} size={36} />
      <span className={styles.what}>
        <span>
          <Link to={to} className={styles.who}>
            {name}
          </Link>{' '}
          <span className={styles.soft}>{how}</span>
        </span>
        {text && <span className={styles.about}>{text}</span>}
      </span>
      {children}
    </div>
  )
}

function Meeting({
  one,
  now,
  isNext,
  withDay = false,
}: {
  one: DiaryAppointment
  now: Date
  isNext: boolean
  withDay?: boolean
}) {
  const t = useMessages()
  const d = useDashboardMessages()
  const { startsAt, way, place, about, clientName, referralId } = one
  const how = way === 'in-person' ? `${t('common.way.in-person')}, ${place}` : t(`common.way.${way}`)
  const { key, tone } = appointmentStatus(one, now)
  const when = withDay ? startingWeekday(startsAt).replace(/ \d{4},/, ',') : formatTime(startsAt)
  return (
    <Line
      time={withDay ? formatTime(startsAt) : when}
      name={clientName}
      to={clientPath(referralId)}
      how={how}
      text={withDay ? [when.replace(/, \d\d:\d\d$/, ''), about].filter(Boolean).join(': ') : about}
      isNext={isNext}
    >
      {isNext ? (
        <ButtonLink to={clientPath(referralId)} size="s">
          {d('today.open')}
        </ButtonLink>
      ) : (
        key !== 'planned' && <DotWord tone={tone}>{d(`state.${key}`)}</DotWord>
      )}
    </Line>
  )
}

const ANSWERS = [
  { answer: 'came', attendance: 'attended' },
  { answer: 'late', attendance: 'attended' },
  { answer: 'missed', attendance: 'missed' },
] as const satisfies readonly { answer: string; attendance: Attendance }[]

/** Appointments that are over: one press says whether the client came. */
function DidTheyCome({ attendance: { items, total } }: Pick<AgentDay, 'attendance'>) {
  const t = useMessages()
  const d = useDashboardMessages()
  const { notify } = usePortal()
  const notifyFailure = useFailureNotice()
  const record = useRecord()
  const say = ({ id, version, clientName }: DiaryAppointment, { answer, attendance }: (typeof ANSWERS)[number]) => {
    if (record.isPending) return
    record.mutate(
      { params: { id }, body: { attendance, note: answer === 'late' ? d('came.late.note') : '', version } },
      {
        onSuccess: ({ receipt }) =>
          notify({
            kind: 'success',
            title: d(`came.done.${answer}`, { name: clientName }),
            text: `${d('came.correct')} ${t('common.receipt', { reference: receipt.reference })}`,
          }),
        onError: (error) => {
          const isConflict = error instanceof ApiError && error.code === 'state-conflict'
          notifyFailure(t('common.thatDidNotWork'), error, isConflict ? error.problem?.detail : undefined)
        },
      },
    )
  }
  return (
    <div className={styles.came}>
      <h3>{d('came')}</h3>
      <ul>
        {items.map((one) => (
          <li key={one.id}>
            <span>
              <Link to={clientPath(one.referralId)} className={styles.who}>
                {one.clientName}
              </Link>{' '}
              {startingWeekday(one.startsAt).replace(/ \d{4},/, ',')}
            </span>
            <span className={styles.answers}>
              {ANSWERS.map((answer) => (
                <Button key={answer.answer} size="s" variant="secondary" onClick={() => say(one, answer)}>
                  {d(`came.${answer.answer}`)}
                  <VisuallyHidden>: {one.clientName}</VisuallyHidden>
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>
        <Link to={LISTS}>{total > items.length ? d('came.more', { count: total - items.length }) : d('came.rearranged')}</Link>
      </p>
    </div>
  )
}
