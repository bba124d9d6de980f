import { renewActivation } from '@onward/contracts/identity/activation'
import { useErrorText } from '@onward/portal-kit'
import { ApiError, call } from '@onward/portal-kit/api'
import { Button, InlineAlert, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useActivateMessages } from './catalogue'

/** Sends a new link to where the first one was sent. */
export function Renew({ token }: { token: string }) {
  const t = useActivateMessages()
  const errorText = useErrorText()
  const [step, setStep] = useState<'asked' | 'working' | 'sent'>('asked')
  const [failure, setFailure] = useState<string | null>(null)
  const renew = async () => {
    if (step === 'working') return
    setStep('working')
    setFailure(null)
    try {
      await call(renewActivation, { body: { token } })
      setStep('sent')
    } catch (error) {
      setStep('asked')
      setFailure(error instanceof ApiError && error.code === 'too-many-requests' ? t('renew.many') : errorText(error))
    }
  }
  return (
    <Stack gap={3}>
      <div role="status">
        {step === 'sent' && (
          <InlineAlert tone="success" title={t('renew.sent')}>
            <p>{t('renew.sentText')}</p>
          </InlineAlert>
        )}
      </div>
      {failure && (
        <InlineAlert tone="danger" title={t('common.thatDidNotWork')}>
          <p>{failure}</p>
        </InlineAlert>
      )}
      {step !== 'sent' && (
        <div>
          <Button variant="secondary" aria-disabled={step === 'working' || undefined} onClick={() => void renew()}>
            {step === 'working' ? t('working') : t('renew.button')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
