import {
  ACCOUNT_RETURN_CODES,
  ACCOUNT_SUSPENSION_CODES,
  FACTOR_RESET_CODES,
  reinstateAccount,
  resetSecondFactor,
  suspendAccount,
} from '@onward/contracts/identity/admin-staff'
import { askErasureOf, ERASURE_REASONS } from '@onward/contracts/identity/erasure'
import { refreshAnswers, useWrite } from '@onward/portal-kit/queries'
import { Button } from '@onward/ui/frame'
import { type ReactNode, useState } from 'react'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { DecideDialog } from '../DecideDialog'
import { useDecisions } from '../parts'
import { RemoveDialog } from './RemoveDialog'

interface Account {
  id: string
  suspendedAt: string | null
  you: boolean
  secondFactorSince?: string | null
  /** Only of staff, null without an office: their accounts can be removed. */
  officeId?: string | null
  /** Only of found accounts: jobseekers and employers can be erased. */
  role?: string
}
interface AccountAction {
  id: 'reinstate' | 'suspend' | 'factor' | 'remove' | 'erase'
  label: string
  /** Accessible name of its own button. */
  name: string
  run(): void
  isGrave: boolean
}

/** What an administrator may do with somebody else's account, and the dialog of what was begun. */
export function useAccountActions(onDone?: () => void): {
  actionsOf(account: Account, name: string): AccountAction[]
  dialog: ReactNode
} {
  const w = useAdminMessages()
  const reload = () => {
    onDone?.()
    return refreshAnswers('staff')
  }
  const { asked, ask, close, ended, failure } = useDecisions<AccountAction['id']>(reload, onDone)
  const [subject, setSubject] = useState<{ account: Account; name: string } | null>(null)
  const suspend = useWrite(suspendAccount)
  const reinstate = useWrite(reinstateAccount)
  const reset = useWrite(resetSecondFactor)
  const erase = useWrite(askErasureOf)

  const actionsOf = (account: Account, name: string): AccountAction[] => {
    const begin = (id: AccountAction['id']) => () => {
      setSubject({ account, name })
      ask(id)
    }
    if (account.you) return []
    return [
      account.suspendedAt
        ? {
            id: 'reinstate',
            label: w('account.reinstate'),
            name: w('account.reinstateOf', { name }),
            run: begin('reinstate'),
            isGrave: false,
          }
        : {
            id: 'suspend',
            label: w('account.suspend'),
            name: w('account.suspendOf', { name }),
            run: begin('suspend'),
            isGrave: false,
          },
      ...(account.secondFactorSince
        ? [
            {
              id: 'factor' as const,
              label: w('account.factor'),
              name: w('account.factorOf', { name }),
              run: begin('factor'),
              isGrave: false,
            },
          ]
        : []),
      ...(account.officeId !== undefined
        ? [
            {
              id: 'remove' as const,
              label: w('remove.open'),
              name: w('remove.openOf', { name }),
              run: begin('remove'),
              isGrave: true,
            },
          ]
        : []),
      ...(account.role === 'user' || account.role === 'employer'
        ? [
            {
              id: 'erase' as const,
              label: w('erasure.open'),
              name: w('erasure.openOf', { name }),
              run: begin('erase'),
              isGrave: true,
            },
          ]
        : []),
    ]
  }

  if (!subject || !asked) return { actionsOf, dialog: null }
  const { account, name } = subject
  const params = { id: account.id }
  const dialogs: Readonly<Record<AccountAction['id'], ReactNode>> = {
    remove: account.officeId !== undefined && (
      <RemoveDialog
        account={{ id: account.id, officeId: account.officeId }}
        name={name}
        onClose={close}
        onDone={() => void reload()}
      />
    ),
    suspend: (
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
    ),
    reinstate: (
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
    ),
    erase: (
      <DecideDialog
        title={w('erasure.askTitle', { name })}
        text={w('erasure.askText')}
        codes={ERASURE_REASONS.map((value) => ({ value, label: w(`erasure.${value}`) }))}
        submit={w('erasure.open')}
        danger
        busy={erase.isPending}
        failure={failure}
        onSubmit={({ code }) => erase.mutate({ params, body: { code } }, ended(w('erasure.asked', { name })))}
        onClose={close}
      />
    ),
    factor: (
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
    ),
  }
  return { actionsOf, dialog: dialogs[asked] }
}

interface AccountActionsProps {
  account: Account
  /** The account's name, for buttons and notices. */
  name: string
  onDone?(): void
}
/** The same as buttons. */
export function AccountActions({ account, name, onDone }: AccountActionsProps) {
  const w = useAdminMessages()
  const { actionsOf, dialog } = useAccountActions(onDone)
  if (account.you) return <span>{w('account.own')}</span>
  return (
    <>
      <div className={styles.rowActions}>
        {actionsOf(account, name).map(({ id, label, name: accessible, run }) => (
          <Button key={id} size="s" variant="secondary" aria-label={accessible} onClick={run}>
            {label}
          </Button>
        ))}
      </div>
      {dialog}
    </>
  )
}
