import { mayBecome, type ReferralDetails } from '@onward/contracts/casework/referrals'
import { usePortal } from '@onward/portal-kit'
import { Button, ButtonLink, Section } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useResend } from './api'
import { CorrectDialog } from './CorrectDialog'
import { useClientMessages } from './catalogue'
import styles from './client.module.css'
import { useFailure } from './useFailure'
import { WithdrawDialog } from './WithdrawDialog'

/** Actions that the referral's state allows. On the client's own page, whose other parts lead on, without its links. */
export function Actions({ client, onPage = false }: { client: ReferralDetails; onPage?: boolean }) {
  const t = useMessages()
  const w = useClientMessages()
  const { notify } = usePortal()
  const resend = useResend()
  const { failed } = useFailure(client.id)
  const [dialog, setDialog] = useState<'correct' | 'withdraw' | null>(null)
  const isWaiting = mayBecome(client.state, 'active')
  const mayWithdraw = mayBecome(client.state, 'withdrawn')
  if (!isWaiting && !mayWithdraw) return null
  const send = () =>
    resend.mutate(
      { params: { id: client.id } },
      {
        onSuccess: ({ receipt }) =>
          notify({
            kind: 'success',
            title: w('resent.title'),
            text: `${w('resent.text')} ${t('common.receipt', { reference: receipt.reference })}`,
          }),
        onError: failed,
      },
    )
  const close = () => setDialog(null)
  return (
    <Section title={w('actions')} id="actions">
      <div className={styles.actions}>
        {isWaiting && (
          <>
            <Button onClick={() => setDialog('correct')}>{w('correct')}</Button>
            <Button variant="secondary" onClick={send} disabled={resend.isPending}>
              {w('resend')}
            </Button>
          </>
        )}
        {!onPage && client.caseId && (
          <ButtonLink to={`/agent/clients/${client.id}/case`} variant="secondary">
            {t('client.manage')}
          </ButtonLink>
        )}
        {!onPage && client.state === 'active' && (
          <ButtonLink to="/agent/messages" icon="messages" variant="secondary">
            {w('common.messages')}
          </ButtonLink>
        )}
        {mayWithdraw && (
          <Button variant="quiet" onClick={() => setDialog('withdraw')}>
            {w('withdraw')}
          </Button>
        )}
      </div>
      {dialog === 'correct' && <CorrectDialog client={client} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawDialog client={client} onClose={close} />}
    </Section>
  )
}
