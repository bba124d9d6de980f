import { formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Person } from '@onward/ui/data'
import { Button, EmptyState } from '@onward/ui/frame'
import { useState } from 'react'
import { Sheet } from '../parts/Sheet'
import type { Report } from './api'
import { useReportMessages } from './catalogue'
import styles from './report.module.css'

const DAY_MS = 86_400_000
const FIRST = 6

/** Clients whom nobody has contacted: the work of the coming week. */
export function NoContact({ report }: { report: Report }) {
  const r = useReportMessages()
  const [all, setAll] = useState(false)
  const { days, total, mine, people } = report.noContact
  const visible = all ? people : people.slice(0, FIRST)
  const left = people.length - visible.length
  const until = new Date(report.untilNow ?? `${report.sunday}T23:59:59Z`).getTime()
  const isOffice = report.scope === 'office'
  const list = `/agent/active-cases?view=no-contact${isOffice ? '&whose=office' : ''}`
  return (
    <Sheet
      title={r('noContact.title', { count: days })}
      id="no-contact"
      // The list of cases is of today: of an earlier week it has other people.
      aside={report.untilNow && total > 0 && <Link to={list}>{r('noContact.see', { count: formatNumber(total) })}</Link>}
      note={total > 0 && `${r('noContact.lead', { count: total })} ${isOffice ? r('noContact.mine', { count: mine }) : ''}`}
    >
      {total === 0 ? (
        <EmptyState title={r('noContact.none')} icon="check">
          {r('noContact.none.text')}
        </EmptyState>
      ) : (
        <ul className={styles.people}>
          {visible.map(({ referralId, name, agentName, since }) => (
            <li key={referralId}>
              <Person name={name} size={34} />
              <span>
                <Link to={`/agent/clients/${referralId}`}>{name}</Link>
                <span className={styles.soft}>{agentName}</span>
              </span>
              <b>{r('noContact.days', { count: Math.floor((until - new Date(since).getTime()) / DAY_MS) })}</b>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <div className={styles.inside}>
          <Button variant="quiet" size="s" onClick={() => setAll(true)}>
            {r('noContact.all', { count: left })}
          </Button>
        </div>
      )}
      {left === 0 && total > people.length && (
        <p className={`${styles.soft} ${styles.inside}`}>{r('noContact.more', { count: total - people.length })}</p>
      )}
    </Sheet>
  )
}
