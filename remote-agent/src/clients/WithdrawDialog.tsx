import { REFERRAL_WITHDRAWAL_REASONS, type ReferralDetails } from '@onward/contracts/casework/referrals'
import { usePortal } from '@onward/portal-kit'
import { Field, Select } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { FormDialog } from '../parts/FormDialog'
import { useWithdraw } from './api'
import { useClientMessages } from './catalogue'
import { useFailure } from './useFailure'

interface WithdrawProps {
  client: Pick<ReferralDetails, 'id' | 'underWay'>
  onClose(): void
}
/** Withdraws a referral with a reason, and says what is open in the client's jobs. */
export function WithdrawDialog({ client: { id, underWay }, onClose }: WithdrawProps) {
  const t = useMessages()
  const w = useClientMessages()
  const { notify } = usePortal()
  const withdraw = useWithdraw()
  const { failure, refused, forget } = useFailure(id)
  const [chosen, setChosen] = useState('')
  const [missing, setMissing] = useState(false)
  const onSubmit = () => {
    forget()
    const reason = REFERRAL_WITHDRAWAL_REASONS.find((one) => one === chosen)
    setMissing(reason === undefined)
    if (!reason) return
    withdraw.mutate(
      { params: { id }, body: { reason } },
      {
        onSuccess: ({ receipt }) => {
          notify({ kind: 'success', title: w('withdrawn.title'), text: t('common.receipt', { reference: receipt.reference }) })
          onClose()
        },
        onError: refused,
      },
    )
  }
  return (
    <FormDialog
      title={w('withdraw.title')}
      submit={w('withdraw.submit')}
      danger
      busy={withdraw.isPending}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{w('withdraw.text')}</p>
      {(['offers', 'starts'] as const).map(
        (what) => underWay && underWay[what] > 0 && <p key={what}>{w(`withdraw.${what}`, { count: underWay[what] })}</p>,
      )}
      <Field label={w('common.reason')} error={missing ? w('common.chooseAReason') : undefined} required>
        <Select
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            { value: '', label: w('common.chooseAReason') },
            ...REFERRAL_WITHDRAWAL_REASONS.map((value) => ({ value, label: w(`reason.${value}`) })),
          ]}
        />
      </Field>
    </FormDialog>
  )
}
