import type { EmployerToday } from '@onward/contracts/jobs/employer-today'
import type { ListedInterview } from '@onward/contracts/jobs/interviews'
import { formatDay, formatTime } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import type { ReactNode } from 'react'
import { useDashboardMessages } from './catalogue'
import styles from './Today.module.css'

export interface TodayProps {
  today: EmployerToday
  unread: number
  /** Read first, beside the list of those that are new. */
  firstUnread: string | undefined
  /** Future interviews with a settled time. */
  interviews: readonly ListedInterview[]
  /** `answer`: interviews where other times were requested; `outcome`: past ones without an outcome. */
  counts: { answer: number; outcome: number }
  /** Date in the United Kingdom, ISO 8601. */
  day: string
}

const ukDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
export const dayInUk = (at: Date): string => ukDay.format(at)

/** What waits for this employer, most urgent first, each with a link to its page. */
export function Today({ today, unread, firstUnread, interviews, counts, day }: TodayProps) {
  const w = useDashboardMessages()
  const now = interviews.filter(({ startsAt }) => startsAt && dayInUk(new Date(startsAt)) === day)
  const { overdue } = today
  const lines: { key: string; to: string; text: ReactNode }[] = [
    ...(counts.answer > 0
      ? [{ key: 'answer', to: '/employer/interviews', text: w('today.answer', { count: counts.answer }) }]
      : []),
    ...(overdue.count > 0
      ? [
          {
            key: 'overdue',
            to: '/employer/applications?status=new&sort=oldest',
            text: w('today.overdue', { count: overdue.count, days: overdue.longestDays }),
          },
        ]
      : []),
    ...(unread > 0
      ? [
          {
            key: 'unread',
            to: `/employer/applications?status=new${firstUnread ? `&open=${firstUnread}` : ''}`,
            text: w('today.unread', { count: unread }),
          },
        ]
      : []),
    ...(counts.outcome > 0
      ? [{ key: 'outcome', to: '/employer/interviews', text: w('today.outcome', { count: counts.outcome }) }]
      : []),
    ...(today.accepted > 0
      ? [{ key: 'accepted', to: '/employer/candidates/invitations', text: w('today.accepted', { count: today.accepted }) }]
      : []),
    ...(today.sentBack > 0
      ? [{ key: 'sentBack', to: '/employer/jobs?state=Draft', text: w('today.sentBack', { count: today.sentBack }) }]
      : []),
    ...today.closingSoon.map(({ id, title: job, closesOn }) => ({
      key: id,
      to: `/employer/jobs/${id}`,
      text: closesOn === day ? w('today.closing.today', { job }) : w('today.closing', { job, day: formatDay(closesOn) }),
    })),
  ]
  if (now.length + lines.length === 0) return <p>{w('today.nothing')}</p>
  return (
    <div className={styles.today}>
      {now.length > 0 && (
        <div className={styles.interviews}>
          <h3 className={styles.label}>{w('today.interviews')}</h3>
          <ul className={styles.list}>
            {now.map(({ id, applicationId, name, jobTitle: job, startsAt }) => (
              <li key={id}>
                <Link to={`/employer/applications/${applicationId}#interviews`}>
                  {w('today.interview', { time: formatTime(startsAt ?? ''), name, job })}
                </Link>
              </li>
            ))}
          </ul>
          <Link to="/employer/interviews">{w('today.allInterviews')}</Link>
        </div>
      )}
      {lines.length > 0 && (
        <ul className={styles.list}>
          {lines.map(({ key, to, text }) => (
            <li key={key}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
