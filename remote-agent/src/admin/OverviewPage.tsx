import { readAdvertWork } from '@onward/contracts/jobs/admin-adverts'
import { readOrganisationWork, type WaitingWork } from '@onward/contracts/jobs/admin-organisations'
import { readSupportWork } from '@onward/contracts/messaging/admin-support'
import { readTicketWork } from '@onward/contracts/messaging/admin-tickets'
import { useSession } from '@onward/portal-kit'
import { formatDay, formatNumber } from '@onward/portal-kit/i18n'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink, Card, EmptyState, Section } from '@onward/ui/frame'
import { AdminPage } from './AdminPage'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import { Answer, waitText } from './parts'

const REFRESH_MS = 60_000
type Kind = 'organisations' | 'adverts' | 'reports' | 'tickets' | 'support' | 'levels' | 'logos'
interface Work extends WaitingWork {
  kind: Kind
  to: string
}

/** /agent/admin: what waits for a decision, with a link to what has waited longest. */
export default function OverviewPage() {
  const w = useAdminMessages()
  const { user } = useSession()
  const every = { refetchInterval: REFRESH_MS }
  const organisations = useEndpoint(readOrganisationWork, {}, every)
  const adverts = useEndpoint(readAdvertWork, {}, every)
  const tickets = useEndpoint(readTicketWork, {}, every)
  const support = useEndpoint(readSupportWork, {}, every)
  // Combines three services: a failure of one counts for all.
  const all = {
    data:
      organisations.data && adverts.data && tickets.data && support.data
        ? { ...organisations.data, ...adverts.data, ...tickets.data, ...support.data }
        : undefined,
    error: organisations.error ?? adverts.error ?? tickets.error ?? support.error,
    refetch: () => Promise.all([organisations, adverts, tickets, support].map(({ refetch }) => refetch())),
  }
  return (
    <AdminPage title={w('overview.title')} lead={user ? w('overview.lead', { name: user.firstName }) : undefined}>
      <Answer of={all} lines={6}>
        {(work) => (
          <Waiting
            work={[
              { kind: 'organisations', to: '/agent/admin/organisations', ...work.organisations },
              { kind: 'adverts', to: '/agent/admin/adverts', ...work.adverts },
              { kind: 'reports', to: '/agent/admin/reports', ...work.reports },
              { kind: 'tickets', to: '/agent/admin/tickets', ...work.tickets },
              { kind: 'support', to: '/agent/admin/support', ...work.support },
              { kind: 'levels', to: '/agent/admin/organisations?show=level', ...work.levels },
              { kind: 'logos', to: '/agent/admin/organisations?show=logo', ...work.logos },
            ]}
          />
        )}
      </Answer>
    </AdminPage>
  )
}

function Waiting({ work }: { work: readonly Work[] }) {
  const w = useAdminMessages()
  const [next] = work
    .filter(({ count, oldest }) => count > 0 && oldest !== null)
    .sort((a, b) => (a.oldest ?? '').localeCompare(b.oldest ?? ''))
  return (
    <>
      {next?.oldest ? (
        <Card tone="tint" as="section" className={styles.next} aria-label={w('overview.next')}>
          <p>
            {w('overview.next')}
            <strong>{w(`overview.nextOf.${next.kind}`)}</strong>
          </p>
          <p>{w('overview.waits', { wait: waitText(w, next.oldest), day: formatDay(next.oldest) })}</p>
          <ButtonLink to={next.to}>{w(`overview.go.${next.kind}`)}</ButtonLink>
        </Card>
      ) : (
        <EmptyState title={w('overview.nothing')} icon="check">
          {w('overview.nothingText')}
        </EmptyState>
      )}
      <Section title={w('overview.all')} id="waiting">
        <ul className={styles.tiles}>
          {work.map(({ kind, to, count, oldest }) => (
            <li key={kind}>
              <Link to={to} className={styles.tile}>
                <span className={styles.label}>{w(`overview.kind.${kind}`)}</span>
                <span className={styles.figure}>{formatNumber(count)}</span>
                <span className={styles.soft}>{oldest ? waitText(w, oldest) : w('overview.none')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
