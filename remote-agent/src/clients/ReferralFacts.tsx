import { type ReferralDetails, referralStatus } from '@onward/contracts/casework/referrals'
import { languageName } from '@onward/portal-kit/common'
import { formatDay, formatDayAndTime, formatMoney } from '@onward/portal-kit/i18n'
import { Descriptions, type DescriptionsProps } from '@onward/ui/data'
import { Badge, InlineAlert, StatusBadge } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { callAddress } from '../parts/call-address'
import { progressText, statusTone } from '../parts/client-progress'
import { useClientMessages } from './catalogue'
import styles from './client.module.css'

/** The most important message about the referral. */
export function StatusNotice({ client }: { client: ReferralDetails }) {
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

interface Secrets {
  niNumber: ReactNode
  birthDate: ReactNode
}
/** `secrets`: hidden values with a button to show them; their page already shows the status, and folds the rest of the facts. */
export function Facts({ client, secrets }: { client: ReferralDetails; secrets?: Secrets }) {
  const t = useMessages()
  const w = useClientMessages()
  const benefits = t(`benefits.${client.benefitsStatus}`)
  const amount = client.benefitsAmount === null ? '' : w('amount', { amount: formatMoney(client.benefitsAmount) })
  const hidden = secrets
    ? ([
        [w('common.niNumber'), secrets.niNumber],
        [w('common.dateOfBirth'), secrets.birthDate],
      ] as const)
    : ([
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
      ] as const)
  const facts = [
    ...hidden,
    [
      w('common.email'),
      <a key="email" href={`mailto:${client.emailAddress}`}>
        <EmailText address={client.emailAddress} />
      </a>,
    ],
    [
      w('common.phone'),
      <a key="phone" href={callAddress(client.phone)}>
        {client.phone}
      </a>,
    ],
    [w('common.location'), client.location],
    [w('common.benefits'), [benefits, amount].filter(Boolean).join(', ')],
    [w('disability'), t(`disability.${client.disability}`)],
  ] as const
  return <FactList facts={secrets ? facts : [...facts, ...moreFacts(w, client)]} />
}

/** Breaks before the @ where it has to. */
function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

const moreFacts = (w: ReturnType<typeof useClientMessages>, client: ReferralDetails) =>
  [
    [w('jobcentre'), client.jobcentre],
    [w('language'), languageName(w, client.language)],
  ] as const

export const MoreFacts = ({ client }: { client: ReferralDetails }) => <FactList facts={moreFacts(useClientMessages(), client)} />

const FactList = (props: DescriptionsProps) => (
  <div className={styles.facts}>
    <Descriptions {...props} />
  </div>
)

export function Delivery({ client }: { client: ReferralDetails }) {
  const w = useClientMessages()
  const outcome = (result: 'sent' | 'failed' | null, at: string | null) =>
    result && at ? w(`delivery.${result}`, { when: formatDayAndTime(at) }) : w('delivery.none')
  const isWaiting = client.state === 'invited' && client.email === null
  return (
    <>
      <FactList
        live
        facts={[
          [w('common.email'), outcome(client.email, client.emailAt)],
          [w('delivery.sms'), outcome(client.sms, client.smsAt)],
        ]}
      />
      {isWaiting && <p className={styles.soft}>{w('delivery.none.text')}</p>}
      {client.state === 'invited' && client.linkEndsAt && (
        <p className={styles.soft}>{w('delivery.link', { day: formatDay(client.linkEndsAt) })}</p>
      )}
      {client.round > 1 && <p className={styles.soft}>{w('delivery.round', { count: client.round })}</p>}
    </>
  )
}
