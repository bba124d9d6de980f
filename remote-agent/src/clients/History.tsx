import { REFERRAL_WITHDRAWAL_REASONS, type ReferralStep } from '@onward/contracts/casework/referrals'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Timeline } from '@onward/ui/data'
import { useClientMessages } from './catalogue'
import styles from './client.module.css'

type ClientMessages = ReturnType<typeof useClientMessages>

/** What a step of a referral says. */
export function stepText(w: ClientMessages, { kind, detail }: ReferralStep): string {
  if (kind !== 'withdrawn') return w(`step.${kind}`)
  const reason = REFERRAL_WITHDRAWAL_REASONS.find((one) => one === detail)
  return w('step.withdrawn', { reason: reason ? w(`reason.${reason}`) : detail })
}

/** A referral's history, newest first. */
export function History({ steps }: { steps: readonly ReferralStep[] }) {
  const w = useClientMessages()
  return (
    <Timeline
      steps={[...steps].reverse().map((step) => ({
        id: `${step.at}${step.kind}${step.detail}`,
        content: (
          <>
            <span>{stepText(w, step)}</span>
            <span className={styles.soft}>
              {step.by ? w('common.whenAndName', { when: formatDayAndTime(step.at), name: step.by }) : formatDayAndTime(step.at)}
            </span>
          </>
        ),
      }))}
    />
  )
}
