import { type ReferralRow, referralStatus } from '@onward/contracts/casework/referrals'
import { formatDay } from '@onward/portal-kit/i18n'
import { Badge, ButtonLink, StatusBadge, VisuallyHidden } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './ClientList.module.css'
import { nameOf, progressText, statusTone } from './client-progress'

/** A few clients: the facts that tell people apart, and the way to each. */
export function ClientList({ clients }: { clients: readonly ReferralRow[] }) {
  return (
    <ul className={styles.list}>
      {clients.map((client) => (
        <li key={client.id} className={styles.client}>
          <Client client={client} />
        </li>
      ))}
    </ul>
  )
}

function Client({ client }: { client: ReferralRow }) {
  const t = useMessages()
  const name = nameOf(client)
  const facts = [
    [
      t('common.niNumber'),
      <span className={styles.mask} key="mask">
        {client.niMask}
      </span>,
    ],
    [t('client.jobcentre'), client.jobcentre],
  ] as const
  return (
    <>
      <div className={styles.text}>
        <div className={styles.head}>
          <h3 className={styles.name}>{name}</h3>
          <StatusBadge tone={statusTone(client)}>{t(`status.${referralStatus(client.state)}`)}</StatusBadge>
          {client.disability !== 'none' && <Badge>{t('common.disabilitySupport')}</Badge>}
        </div>
        <p className={styles.progress}>
          {progressText(t, client)}
          <span className={styles.soft}>{t('client.referred', { day: formatDay(client.createdAt) })}</span>
        </p>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.buttons}>
        <ButtonLink to={`/agent/clients/${client.id}`} variant="secondary" size="s">
          <span aria-hidden="true">{t('common.viewDetails')}</span>
          <VisuallyHidden>{t('client.detailsOf', { name })}</VisuallyHidden>
        </ButtonLink>
      </div>
    </>
  )
}
