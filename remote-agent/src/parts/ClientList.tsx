import { type ReferralRow, referralStatus } from '@onward/contracts/casework/referrals'
import { formatDay } from '@onward/portal-kit/i18n'
import { Badge, ButtonLink, StatusBadge, VisuallyHidden } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './ClientList.module.css'
import { nameOf, progressText, statusTone } from './client-progress'

interface ClientListProps {
  clients: readonly ReferralRow[]
  level?: 2 | 3
  /** Shows only the facts that tell people apart, and one link. */
  brief?: boolean
}
export function ClientList({ clients, level = 3, brief = false }: ClientListProps) {
  return (
    <ul className={styles.list}>
      {clients.map((client) => (
        <li key={client.id} className={styles.client}>
          <Client client={client} level={level} brief={brief} />
        </li>
      ))}
    </ul>
  )
}

function Client({ client, level, brief }: { client: ReferralRow; level: 2 | 3; brief: boolean }) {
  const t = useMessages()
  const Heading = `h${level}` as const
  const name = nameOf(client)
  const facts = [
    [
      t('common.niNumber'),
      <span className={styles.mask} key="mask">
        {client.niMask}
      </span>,
    ],
    ...(brief
      ? []
      : [
          [t('common.benefits'), t(`benefits.${client.benefitsStatus}`)] as const,
          [t('common.location'), client.location] as const,
        ]),
    [t('client.jobcentre'), client.jobcentre],
  ] as const
  return (
    <>
      <div className={styles.text}>
        <div className={styles.head}>
          <Heading className={styles.name}>{name}</Heading>
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
        {!brief && client.state === 'active' && (
          <ButtonLink to={`/cv-review?client=${client.id}`} variant="secondary" size="s">
            <span aria-hidden="true">{t('common.cvReviewTitle')}</span>
            <VisuallyHidden>{t('client.reviewOf', { name })}</VisuallyHidden>
          </ButtonLink>
        )}
        {!brief && client.state === 'active' && (
          <ButtonLink to={`/agent/clients/${client.id}/case`} variant="secondary" size="s">
            <span aria-hidden="true">{t('client.manage')}</span>
            <VisuallyHidden>{t('client.manageOf', { name })}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </>
  )
}
