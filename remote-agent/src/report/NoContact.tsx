import { formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Button, EmptyState, Section } from '@onward/ui/frame'
import { useState } from 'react'
import type { Report } from './api'
import { useReportMessages } from './catalogue'
import { FigureTable } from './FigureTable'
import styles from './report.module.css'

const DAY_MS = 86_400_000
const FIRST = 10

/** Clients whom nobody has contacted: the work of the coming week. */
export function NoContact({ report }: { report: Report }) {
  const r = useReportMessages()
  const [all, setAll] = useState(false)
  const { days, total, people } = report.noContact
  const visible = all ? people : people.slice(0, FIRST)
  const left = people.length - visible.length
  const until = new Date(report.untilNow ?? `${report.sunday}T23:59:59Z`).getTime()
  return (
    <Section title={r('noContact.title', { count: days })} id="no-contact">
      {total === 0 ? (
        <EmptyState title={r('noContact.none')} icon="check">
          {r('noContact.none.text')}
        </EmptyState>
      ) : (
        <div className={styles.quiet}>
          <p>{r('noContact.lead', { count: total })}</p>
          <FigureTable
            caption={r('noContact.caption')}
            rows={visible}
            rowKey={({ referralId }) => referralId}
            columns={[
              {
                key: 'client',
                heading: r('noContact.client'),
                cell: ({ referralId, name, agentName }) => (
                  <>
                    <Link to={`/agent/clients/${referralId}`}>{name}</Link>
                    <span className={styles.coach}>{agentName}</span>
                  </>
                ),
              },
              {
                key: 'days',
                heading: r('noContact.days'),
                cell: ({ since }) => formatNumber(Math.floor((until - new Date(since).getTime()) / DAY_MS)),
              },
              { key: 'since', heading: r('noContact.since'), cell: ({ since }) => formatDate(since) },
            ]}
          />
          {left > 0 && (
            <Button variant="quiet" onClick={() => setAll(true)}>
              {r('noContact.all', { count: left })}
            </Button>
          )}
          {left === 0 && total > people.length && (
            <p className={styles.soft}>{r('noContact.more', { count: total - people.length })}</p>
          )}
        </div>
      )}
    </Section>
  )
}
