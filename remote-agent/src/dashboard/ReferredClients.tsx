import { referralStatus } from '@onward/contracts/casework/referrals'
import { formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { DotWord, Person } from '@onward/ui/area'
import { Badge, ButtonLink, EmptyState, VisuallyHidden } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { nameOf, progressText, statusTone } from '../parts/client-progress'
import { Sheet } from '../parts/Sheet'
import type { AgentDay } from './api'
import styles from './DashboardPage.module.css'

/** The first of the office's referred clients. */
export function ReferredClients({ clients, total }: Pick<AgentDay, 'clients' | 'total'>) {
  const t = useMessages()
  return (
    <Sheet
      title={t('dashboard.clients')}
      id="clients"
      aside={total > 0 && <Link to="/agent/referrals">{t('dashboard.viewAll', { count: formatNumber(total) })}</Link>}
    >
      {clients.length === 0 ? (
        <EmptyState
          title={t('dashboard.empty')}
          icon="people"
          action={<ButtonLink to="/agent/referrals?refer=true">{t('dashboard.refer')}</ButtonLink>}
        >
          {t('dashboard.empty.text')}
        </EmptyState>
      ) : (
        <ul className={styles.clients}>
          {clients.map((client) => {
            const name = nameOf(client)
            return (
              <li key={client.id}>
                <Person name={name} size={34} />
                <span className={styles.what}>
                  <span>
                    <b>{name}</b> {client.disability !== 'none' && <Badge>{t('common.disabilitySupport')}</Badge>}
                  </span>
                  <span className={styles.soft}>{progressText(t, client)}</span>
                </span>
                <span className={styles.mask}>
                  <VisuallyHidden>{t('common.niNumber')}: </VisuallyHidden>
                  {client.niMask}
                  <span className={styles.soft}>{client.jobcentre}</span>
                </span>
                <DotWord tone={statusTone(client)}>{t(`status.${referralStatus(client.state)}`)}</DotWord>
                <span className={styles.date}>
                  <VisuallyHidden>{t('client.referred', { day: '' })}</VisuallyHidden>
                  {formatDate(client.createdAt)}
                </span>
                <Link to={`/agent/clients/${client.id}`} className={styles.details}>
                  <span aria-hidden="true">{t('common.viewDetails')}</span>
                  <VisuallyHidden>{t('client.detailsOf', { name })}</VisuallyHidden>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </Sheet>
  )
}
