import { formatDate } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { EmptyState, Section, Table } from '@onward/ui/frame'
import type { Report } from './api'
import styles from './report.module.css'
import { useReportMessages } from './words'

/** Whom nobody has been in touch with: the work of the week to come. */
export function NoContact({ report: { noContact } }: { report: Report }) {
  const r = useReportMessages()
  const { days, total, people } = noContact
  return (
    <Section title={r('noContact.title', { count: days })} id="no-contact">
      {total === 0 ? (
        <EmptyState title={r('noContact.none')} icon="check">
          {r('noContact.none.text')}
        </EmptyState>
      ) : (
        <>
          <p>{r('noContact.lead', { count: total })}</p>
          <div className={styles.table}>
            <Table
              caption={r('noContact.caption')}
              rows={people}
              rowKey={({ referralId }) => referralId}
              columns={[
                {
                  key: 'client',
                  header: r('noContact.client'),
                  cell: ({ referralId, name }) => <Link to={`/agent/clients/${referralId}`}>{name}</Link>,
                },
                { key: 'coach', header: r('noContact.coach'), cell: ({ agentName }) => agentName },
                { key: 'since', header: r('noContact.since'), align: 'end', cell: ({ since }) => formatDate(since) },
              ]}
            />
          </div>
          {total > people.length && <p className={styles.soft}>{r('noContact.more', { count: total - people.length })}</p>}
        </>
      )}
    </Section>
  )
}
