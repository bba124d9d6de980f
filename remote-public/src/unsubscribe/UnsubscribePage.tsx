import { unsubscribeAlert } from '@onward/contracts/alerts'
import { useErrorText, usePageTitle } from '@onward/portal-kit'
import { ApiError, call } from '@onward/portal-kit/api'
import { useSearchParams } from '@onward/portal-kit/router'
import { Button, ButtonLink, InlineAlert, Page, PageHeader, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useUnsubscribeMessages } from './words'

const BROKEN = ['link-expired', 'not-found', 'invalid-input']

/** Reached from an alert's email, signed out. Nothing stops until the button is pressed: mail scanners open links too. */
export default function UnsubscribePage() {
  const t = useUnsubscribeMessages()
  const errorText = useErrorText()
  const [search] = useSearchParams()
  const id = search.get('alert') ?? ''
  const token = search.get('token') ?? ''
  const [step, setStep] = useState<'asked' | 'working' | 'done' | 'broken'>(id && token ? 'asked' : 'broken')
  const [failure, setFailure] = useState<string | null>(null)
  usePageTitle(t('title'))

  const stop = async () => {
    if (step === 'working') return
    setStep('working')
    setFailure(null)
    try {
      await call(unsubscribeAlert, { params: { id }, body: { token } })
      setStep('done')
    } catch (error) {
      const isBroken = error instanceof ApiError && BROKEN.includes(error.code ?? '')
      setStep(isBroken ? 'broken' : 'asked')
      if (!isBroken) setFailure(errorText(error))
    }
  }
  return (
    <Page width="text">
      <PageHeader title={t('title')} />
      <div role="status">
        {step === 'done' && (
          <InlineAlert tone="success" title={t('done')}>
            <p>{t('doneText')}</p>
          </InlineAlert>
        )}
      </div>
      {step === 'broken' && (
        <InlineAlert tone="warning" title={t('broken')} role="alert">
          <p>{t('brokenText')}</p>
        </InlineAlert>
      )}
      {(step === 'done' || step === 'broken') && (
        <p>
          <ButtonLink variant="secondary" to="/jobs">
            {t('jobs')}
          </ButtonLink>
        </p>
      )}
      {(step === 'asked' || step === 'working') && (
        <Stack>
          {failure && (
            <InlineAlert tone="danger" title={t('failed')} role="alert">
              <p>{failure}</p>
            </InlineAlert>
          )}
          <p>{t('text')}</p>
          <div>
            <Button onClick={() => void stop()} aria-disabled={step === 'working' || undefined}>
              {t(step === 'working' ? 'working' : 'button')}
            </Button>
          </div>
        </Stack>
      )}
    </Page>
  )
}
