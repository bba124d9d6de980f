import { REFERRAL_WITHDRAWAL_REASONS } from '@onward/contracts/casework/referrals'
import { usePortal } from '@onward/portal-kit'
import { Button, Dialog, ErrorSummary, Field, Row, Select } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { useWithdraw } from './api'
import { useClientMessages } from './catalogue'
import styles from './client.module.css'
import { useFailure } from './useFailure'

/** Withdraws a referral with a reason. */
export function WithdrawDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useMessages()
  const w = useClientMessages()
  const { notify } = usePortal()
  const withdraw = useWithdraw()
  const { failure, refused, forget } = useFailure(id)
  const [chosen, setChosen] = useState('')
  const [missing, setMissing] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
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
    <Dialog open title={w('withdraw.title')} onClose={onClose} closeLabel={t('common.cancel')}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {failure && <ErrorSummary {...failure} errors={[]} />}
        <p>{w('withdraw.text')}</p>
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
        <Row gap={2}>
          <Button type="submit" variant="danger" disabled={withdraw.isPending}>
            {w('withdraw.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </Row>
      </form>
    </Dialog>
  )
}
