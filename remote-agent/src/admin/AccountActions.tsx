import {
  ACCOUNT_RETURN_CODES,
  ACCOUNT_SUSPENSION_CODES,
  FACTOR_RESET_CODES,
  reinstateAccount,
  resetSecondFactor,
  suspendAccount,
} from '@onward/contracts/identity/admin-staff'
import { refreshAnswers, useWrite } from '@onward/portal-kit/queries'
import { Button } from '@onward/ui/frame'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import { DecideDialog } from './DecideDialog'
import { useDecisions } from './parts'
import { RemoveDialog } from './RemoveDialog'

interface AccountActionsProps {
  /** `officeId` only for staff, null without an office: their accounts can be removed. */
  account: { id: string; suspendedAt: string | null; you: boolean; secondFactorSince?: string | null; officeId?: string | null }
  /** The account's name, for buttons and notices. */
  name: string
  onDone?(): void
}
/** What an administrator may do with somebody else's account. */
export function AccountActions({
  account: { id, suspendedAt, you, secondFactorSince, officeId },
  name,
  onDone,
}: AccountActionsProps) {
  const w = useAdminMessages()
  const reload = () => {
    onDone?.()
    return refreshAnswers('staff')
  }
  const { asked, ask, close, ended, failure } = useDecisions<'suspend' | 'reinstate' | 'factor' | 'remove'>(reload, onDone)
  const suspend = useWrite(suspendAccount)
  const reinstate = useWrite(reinstateAccount)
  const reset = useWrite(resetSecondFactor)
  if (you) return <span>{w('account.own')}</span>
  const params = { id }
  return (
    <>
      <div className={styles.rowActions}>
        {suspendedAt ? (
          <Button size="s" variant="quiet" aria-label={w('account.reinstateOf', { name })} onClick={() => ask('reinstate')}>
            {w('account.reinstate')}
          </Button>
        ) : (
          <Button size="s" variant="quiet" aria-label={w('account.suspendOf', { name })} onClick={() => ask('suspend')}>
            {w('account.suspend')}
          </Button>
        )}
        {secondFactorSince && (
          <Button size="s" variant="quiet" aria-label={w('account.factorOf', { name })} onClick={() => ask('factor')}>
            {w('account.factor')}
          </Button>
        )}
        {officeId !== undefined && (
          <Button size="s" variant="quiet" aria-label={w('remove.openOf', { name })} onClick={() => ask('remove')}>
            {w('remove.open')}
          </Button>
        )}
      </div>
      {asked === 'remove' && officeId !== undefined && (
        <RemoveDialog account={{ id, officeId }} name={name} onClose={close} onDone={() => void reload()} />
      )}
      {asked === 'suspend' && (
        <DecideDialog
          title={w('account.suspendTitle', { name })}
          text={w('account.suspendText')}
          codes={ACCOUNT_SUSPENSION_CODES.map((value) => ({ value, label: w(`code.${value}`) }))}
          submit={w('account.suspend')}
          danger
          busy={suspend.isPending}
          failure={failure}
          onSubmit={({ code }) => suspend.mutate({ params, body: { code } }, ended(w('account.suspended', { name })))}
          onClose={close}
        />
      )}
      {asked === 'reinstate' && (
        <DecideDialog
          title={w('account.reinstateTitle', { name })}
          text={w('account.reinstateText')}
          codes={ACCOUNT_RETURN_CODES.map((value) => ({ value, label: w(`code.${value}`) }))}
          submit={w('account.reinstate')}
          busy={reinstate.isPending}
          failure={failure}
          onSubmit={({ code }) => reinstate.mutate({ params, body: { code } }, ended(w('account.reinstated', { name })))}
          onClose={close}
        />
      )}
      {asked === 'factor' && (
        <DecideDialog
          title={w('account.factorTitle', { name })}
          text={w('account.factorText')}
          codes={FACTOR_RESET_CODES.map((value) => ({ value, label: w(`code.${value}`) }))}
          submit={w('account.factor')}
          danger
          busy={reset.isPending}
          failure={failure}
          onSubmit={({ code }) => reset.mutate({ params, body: { code } }, ended(w('account.factorDone', { name })))}
          onClose={close}
        />
      )}
    </>
  )
}
