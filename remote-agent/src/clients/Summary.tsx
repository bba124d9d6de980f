import type { CaseDetails } from '@onward/contracts/casework/cases'
import { type ReferralDetails, referralStatus } from '@onward/contracts/casework/referrals'
import { formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { Descriptions, DotWord, Person } from '@onward/ui/data'
import { Badge, Button, ButtonLink, Disclosure, Section } from '@onward/ui/frame'
import { useCaseMessages } from '../cases/catalogue'
import { Reveal } from '../cases/Reveal'
import { StageAndPriority } from '../cases/StageAndPriority'
import { nextActionText } from '../cases/stage-and-priority'
import { useMessages } from '../catalogue'
import { callAddress } from '../parts/call-address'
import { nameOf, progressText, statusTone } from '../parts/client-progress'
import { Actions } from './Actions'
import { useClientMessages } from './catalogue'
import styles from './client.module.css'
import { Delivery, Facts, MoreFacts } from './ReferralFacts'

interface SummaryProps {
  client: ReferralDetails
  one?: CaseDetails
  onMessage(): void
}
/** The person, the next step and the status of the case; then the facts of the referral. */
export function Summary({ client, one, onMessage }: SummaryProps) {
  const t = useMessages()
  const w = useClientMessages()
  const name = nameOf(client)
  return (
    <div className={styles.box}>
      <div className={styles.who}>
        <Person name={name} size={48} />
        <div>
          <h1>{name}</h1>
          <p className={styles.soft}>
            {client.agentName
              ? w('lead', { office: client.jobcentre, agent: client.agentName })
              : w('leadOffice', { office: client.jobcentre })}
          </p>
        </div>
      </div>
      <div className={styles.badges}>
        <DotWord tone={statusTone(client)}>{t(`status.${referralStatus(client.state)}`)}</DotWord>
        {client.disability !== 'none' && <Badge>{t('common.disabilitySupport')}</Badge>}
        <span className={styles.soft}>{progressText(t, client)}</span>
      </div>
      {one && <CaseStatus client={client} one={one} onMessage={onMessage} />}
      <Section title={w('person')} id="person">
        <Facts
          client={client}
          {...(one && {
            secrets: {
              niNumber: <Reveal id={client.id} what="ni-number" name={client.firstName} masked={client.niMask} />,
              birthDate: <Birth id={client.id} name={client.firstName} />,
            },
          })}
        />
      </Section>
      {one && (
        <Disclosure summary={w('more', { name: client.firstName })}>
          <MoreFacts client={client} />
          <Section title={w('delivery')} id="delivery" level={3}>
            <Delivery client={client} />
          </Section>
          <Actions client={client} onPage />
        </Disclosure>
      )}
    </div>
  )
}

function Birth({ id, name }: { id: string; name: string }) {
  const c = useCaseMessages()
  return <Reveal id={id} what="birth-date" name={name} masked={c('facts.birthHidden')} />
}

function CaseStatus({ client: { id, phone }, one, onMessage }: Required<SummaryProps>) {
  const c = useCaseMessages()
  const figures = [
    [c('common.jobMatches'), one.jobMatches === null ? c('matches.none') : formatNumber(one.jobMatches)],
    [c('applications'), formatNumber(one.applications)],
    [c('common.interviews'), formatNumber(one.interviews)],
    [c('started'), formatDate(one.openedAt)],
  ] as const
  return (
    <Section title={c('standing')} id="standing">
      <p className={styles.next}>
        <b>{c('next')}</b> {nextActionText(c, one.nextAction)}
      </p>
      {one.closedAt === null && one.mine && (
        <div className={styles.badges}>
          {phone && (
            <ButtonLink href={callAddress(phone)} size="s" icon="phone">
              {c('call')}
            </ButtonLink>
          )}
          <Button variant="secondary" size="s" icon="messages" onClick={onMessage}>
            {c('common.message')}
          </Button>
        </div>
      )}
      <StageAndPriority id={id} one={one} />
      <div className={`${styles.facts} ${styles.figures}`}>
        <Descriptions facts={figures} />
      </div>
    </Section>
  )
}
