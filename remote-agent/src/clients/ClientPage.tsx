import { type ReferralDetails, referralStatus } from '@onward/contracts/casework/referrals'
import { usePageTitle } from '@onward/portal-kit'
import { languageName } from '@onward/portal-kit/common'
import { formatDay, formatDayAndTime, formatMoney } from '@onward/portal-kit/i18n'
import { Link, useParams } from '@onward/portal-kit/router'
import { Badge, InlineAlert, Page, PageHeader, Section, StatusBadge } from '@onward/ui/frame'
import { ClientAppointments } from '../appointments/ClientAppointments'
import { useMessages } from '../catalogue'
import { ClientCvSection } from '../cv/ClientCvSection'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { nameOf, progressText, statusTone } from '../parts/client-progress'
import { ClientPlacements } from '../placements/ClientPlacements'
import { Actions } from './Actions'
import { useClient } from './api'
import { ClosedClient } from './ClosedClient'
import { useClientMessages } from './catalogue'
import styles from './client.module.css'
import { History } from './History'

/** /agent/clients/:id: one referral: deliveries, history, and what the agent can do next. */
export default function ClientPage() {
  const w = useClientMessages()
  const { id = '' } = useParams()
  const client = useClient(id)
  const name = client.data ? nameOf(client.data) : w('title')
  usePageTitle(name)
  const back = <Link to="/agent/referrals">{w('common.backToReferrals')}</Link>
  // Another office's client, or none: the service does not say which.
  const isClosed = !client.data && client.error?.status === 404
  return (
    <Page>
      <AreaNav />
      {isClosed ? (
        <>
          <PageHeader title={w('closed.title')} eyebrow={back} />
          <ClosedClient id={id} />
        </>
      ) : (
        <Answer of={client} lines={8}>
          {(loaded) => (
            <>
              <PageHeader
                title={nameOf(loaded)}
                eyebrow={back}
                lead={
                  loaded.agentName
                    ? w('lead', { office: loaded.jobcentre, agent: loaded.agentName })
                    : w('leadOffice', { office: loaded.jobcentre })
                }
              />
              <Client client={loaded} />
            </>
          )}
        </Answer>
      )}
    </Page>
  )
}

function Client({ client }: { client: ReferralDetails }) {
  const w = useClientMessages()
  return (
    <>
      <StatusNotice client={client} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {client.caseId && <ClientAppointments caseId={client.caseId} />}
          {client.caseId && <ClientPlacements caseId={client.caseId} />}
          <Section title={w('person')} id="person">
            <Facts client={client} />
          </Section>
          {client.state === 'active' && <ClientCvSection id={client.id} name={nameOf(client)} />}
          <Section title={w('common.history')} id="history">
            <History steps={client.steps} />
          </Section>
        </div>
        <div className={styles.main}>
          <Section title={w('delivery')} id="delivery">
            <Delivery client={client} />
          </Section>
          <Actions client={client} />
        </div>
      </div>
    </>
  )
}

/** The most important message about the referral. */
function StatusNotice({ client }: { client: ReferralDetails }) {
  const w = useClientMessages()
  const { state, openUntil, withdrawnReason } = client
  return (
    <>
      {openUntil && (
        <InlineAlert tone="information" title={w('state.open', { office: client.jobcentre })}>
          {w('state.open.text', { when: formatDayAndTime(openUntil) })}
        </InlineAlert>
      )}
      {(state === 'bounced' || state === 'expired') && (
        <InlineAlert tone="warning" title={w(`state.${state}`)}>
          {w(`state.${state}.text`)}
        </InlineAlert>
      )}
      {state === 'withdrawn' && withdrawnReason && (
        <InlineAlert tone="information" title={w('state.withdrawn')}>
          {w('common.reasonIs', { reason: w(`reason.${withdrawnReason}`) })}
        </InlineAlert>
      )}
    </>
  )
}

function Facts({ client }: { client: ReferralDetails }) {
  const t = useMessages()
  const w = useClientMessages()
  const benefits = t(`benefits.${client.benefitsStatus}`)
  const amount = client.benefitsAmount === null ? '' : w('amount', { amount: formatMoney(client.benefitsAmount) })
  const facts = [
    [
      w('common.status'),
      <div className={styles.badges} key="status">
        <StatusBadge tone={statusTone(client)}>{t(`status.${referralStatus(client.state)}`)}</StatusBadge>
        {client.disability !== 'none' && <Badge>{t('common.disabilitySupport')}</Badge>}
        <span>{progressText(t, client)}</span>
      </div>,
    ],
    [
      w('common.niNumber'),
      <span className={styles.mask} key="mask">
        {client.niMask}
      </span>,
    ],
    [w('common.email'), client.emailAddress],
    [w('common.phone'), client.phone],
    [w('common.location'), client.location],
    [w('common.benefits'), [benefits, amount].filter(Boolean).join(', ')],
    [w('disability'), t(`disability.${client.disability}`)],
    [w('jobcentre'), client.jobcentre],
    [w('language'), languageName(w, client.language)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Delivery({ client }: { client: ReferralDetails }) {
  const w = useClientMessages()
  const outcome = (result: 'sent' | 'failed' | null, at: string | null) =>
    result && at ? w(`delivery.${result}`, { when: formatDayAndTime(at) }) : w('delivery.none')
  const isWaiting = client.state === 'invited' && client.email === null
  return (
    <>
      <dl className={styles.facts} aria-live="polite">
        <div>
          <dt>{w('common.email')}</dt>
          <dd>{outcome(client.email, client.emailAt)}</dd>
        </div>
        <div>
          <dt>{w('delivery.sms')}</dt>
          <dd>{outcome(client.sms, client.smsAt)}</dd>
        </div>
      </dl>
      {isWaiting && <p className={styles.soft}>{w('delivery.none.text')}</p>}
      {client.state === 'invited' && client.linkEndsAt && (
        <p className={styles.soft}>{w('delivery.link', { day: formatDay(client.linkEndsAt) })}</p>
      )}
      {client.round > 1 && <p className={styles.soft}>{w('delivery.round', { count: client.round })}</p>}
    </>
  )
}
