import { type MyApplication, WITHDRAWAL_REASONS, type WithdrawalReason } from '@onward/contracts/jobs/own-applications'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { Button, Dialog, InlineAlert, RadioGroup, Row, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useWithdraw } from './api'
import { useApplicationMessages } from './catalogue'
import { focusState } from './focus-state'

const NONE = 'none'

/** Withdraws an application after a confirmation; giving a reason is optional. */
export function Withdraw({ application }: { application: MyApplication }) {
  const t = useMessages()
  const a = useApplicationMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const withdraw = useWithdraw()
  const [asking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<string>(NONE)
  const reason: WithdrawalReason | null = WITHDRAWAL_REASONS.find((one) => one === chosen) ?? null
  const { company, jobTitle: title } = application
  const confirm = () => {
    if (withdraw.isPending) return
    withdraw.mutate(
      { params: { id: application.id }, body: { reason } },
      {
        onSuccess: ({ receipt }) => {
          setAsking(false)
          focusState()
          notify({
            kind: 'success',
            title: t('withdraw.done'),
            text: t('withdraw.doneText', { title, reference: receipt.reference }),
          })
        },
      },
    )
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('withdraw.ask')}
      </Button>
      <Dialog open={asking} title={t('withdraw.title')} onClose={() => setAsking(false)} closeLabel={t('common.close')}>
        <Stack gap={4}>
          <p>
            {t('withdraw.text', { title, company })}
            {application.state === 'interview_scheduled' && ` ${a('withdraw.interview')}`}
          </p>
          <RadioGroup
            legend={a('withdraw.why')}
            hint={a('withdraw.whyHint', { company })}
            name="reason"
            value={chosen}
            onChange={setChosen}
            options={[
              { value: NONE, label: a('withdraw.noReason') },
              ...WITHDRAWAL_REASONS.map((value) => ({ value, label: a(`withdraw.reason.${value}`) })),
            ]}
          />
          {withdraw.error && <InlineAlert tone="danger" title={errorText(withdraw.error)} />}
          <Row gap={3}>
            <Button variant="danger" onClick={confirm} aria-disabled={withdraw.isPending}>
              {t('withdraw.confirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('common.keepIt')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
