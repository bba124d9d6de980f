import type { ReferralDetails } from '@onward/contracts/casework/referrals'
import { usePageTitle } from '@onward/portal-kit'
import { Link, useParams } from '@onward/portal-kit/router'
import { Page, PageHeader, Section } from '@onward/ui/frame'
import { ClientAppointments } from '../appointments/ClientAppointments'
import { ClientCvSection } from '../cv/ClientCvSection'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { nameOf } from '../parts/client-progress'
import { ClientPlacements } from '../placements/ClientPlacements'
import { Actions } from './Actions'
import { useClient } from './api'
import { ClosedClient } from './ClosedClient'
import { useClientMessages } from './catalogue'
import styles from './client.module.css'
import { History } from './History'
import { Delivery, Facts, StatusNotice } from './ReferralFacts'

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
